/** Events of this module in the log, each with its type. */
export const companyEvents = {
  'company.created': 'COMPANY_UPDATED',
  'company.updated': 'COMPANY_UPDATED',
} as const
