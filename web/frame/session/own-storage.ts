export const ownPrefix = 'tabldot_own'

/** A person's own data on this device, keyed by company and person so that nobody else gets to read it. */
export const ownKey = ({ companyId, userId }: { companyId: string; userId: string }, name: string): string =>
  [ownPrefix, companyId, userId, name].join(' ')
