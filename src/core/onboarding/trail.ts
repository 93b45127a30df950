/** Events of this module in the log, each with its type. */
export const onboardingEvents = {
  'user.registered': 'USER_CREATED',
  'application.approved': 'APPLICATION_APPROVED',
  'application.rejected': 'APPLICATION_REJECTED',
} as const
