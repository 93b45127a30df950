export const onboardingRefusals = {
  'application.already_pending': 'conflict',
  'application.already_member': 'conflict',
  'application.missing': 'missing',
  'application.decided': 'conflict',
  'application.member_exists': 'conflict',
} as const
