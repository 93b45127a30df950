/** Events of this module in the log, each with its type. */
export const workforceEvents = {
  'user.added': 'USER_CREATED',
  'user.updated': 'USER_UPDATED',
  'user.activated': 'USER_UPDATED',
  'user.deactivated': 'USER_UPDATED',
  'user.role_assigned': 'ROLE_ASSIGNED',
  'user.password_reset': 'USER_UPDATED',
  'users.imported': 'USER_CREATED',
  'department.created': 'COMPANY_UPDATED',
  'department.updated': 'COMPANY_UPDATED',
  'department.activated': 'COMPANY_UPDATED',
  'department.deactivated': 'COMPANY_UPDATED',
} as const
