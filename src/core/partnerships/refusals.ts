export const partnershipRefusals = {
  'partnership.already_active': 'conflict',
  'partnership.wrong_companies': 'unprocessable',
} as const
