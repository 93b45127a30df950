export const companyRefusals = {
  'company.unknown': 'forbidden',
  'company.slug_taken': 'conflict',
  'company.slug_invalid': 'unprocessable',
  'company.type_differs': 'conflict',
  'company.logo_not_allowed': 'unprocessable',
} as const
