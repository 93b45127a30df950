/** A recipient: everyone with level 3, 4 or Owner. */
export const managersLabel = 'Tüm yöneticiler'

/** Whom an address names; a partner is a company, whose managers get the message. */
export const addresseeName = ({ kind, name }: { kind: string; name: string }): string =>
  kind === 'partner' ? `${name} – yöneticiler` : name
