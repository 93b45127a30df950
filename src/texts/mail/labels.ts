/** A recipient: everyone with level 3, 4 or Owner. */
export const managersLabel = 'Tüm yöneticiler'

/** For a message to or from a company that is no partner any more, or one that is suspended. */
export const readOnlyText = 'Bu yazışmadaki bir şirketle aktif bir ortaklığınız yok; mesajlar yalnızca okunabilir.'

/** Whom an address names; a partner is a company, whose managers get the message. */
export const addresseeName = ({ kind, name }: { kind: string; name: string }): string =>
  kind === 'partner' ? `${name} – yöneticiler` : name
