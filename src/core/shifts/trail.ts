/** What the log tells of, and under which type. */
export const shiftEvents = {
  'shift.created': 'SHIFT_CREATED',
  'shift.updated': 'SHIFT_UPDATED',
  'shift.deleted': 'SHIFT_UPDATED',
} as const
