/** What the log tells of, and under which type. */
export const onboardingEvents = {
  'user.registered': 'USER_CREATED',
  'application.approved': 'APPLICATION_APPROVED',
  'application.rejected': 'APPLICATION_REJECTED',
} as const
