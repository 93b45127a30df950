/** State of an API key, on screens and at the command line. */
export const keyStateLabels = { active: 'Geçerli', expired: 'Süresi doldu', revoked: 'İptal edildi' } as const
