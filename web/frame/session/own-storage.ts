export const ownPrefix = 'tabldot_own'

/** A person's own data on this device: by company and person, so that nobody else reads it after them. */
export const ownKey = ({ companyId, userId }: { companyId: string; userId: string }, name: string): string =>
  [ownPrefix, companyId, userId, name].join(' ')
