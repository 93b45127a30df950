/** What the log tells of, and under which type. */
export const companyEvents = {
  'company.created': 'COMPANY_UPDATED',
  'company.updated': 'COMPANY_UPDATED',
} as const
