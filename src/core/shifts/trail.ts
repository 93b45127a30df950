/** Events of this module in the log, each with its type. */
export const shiftEvents = {
  'shift.created': 'SHIFT_CREATED',
  'shift.updated': 'SHIFT_UPDATED',
  'shift.deleted': 'SHIFT_UPDATED',
} as const
