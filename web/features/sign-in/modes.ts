export const modes = ['individual', 'corporate', 'register', 'corp-register', 'forgot', 'corp-forgot'] as const
export type Mode = (typeof modes)[number]

export const modeTitles: Record<Mode, string> = {
  individual: 'Giriş yap',
  corporate: 'Kurumsal giriş',
  register: 'Kayıt ol',
  'corp-register': 'Kurumsal hesap başvurusu',
  forgot: 'Şifremi unuttum',
  'corp-forgot': 'Şifremi unuttum',
}

export const isCorporate = (mode: Mode): boolean => mode.startsWith('corp')

/** Undefined if the address does not say. */
export const modeIn = (search: URLSearchParams): Mode | undefined => modes.find((mode) => mode === search.get('mode'))

/** Company and phone from a link. */
export const linkIn = (search: URLSearchParams) => ({ slug: search.get('sirket'), phone: search.get('telefon') ?? '' })

/** The address of another mode, keeping what the link carries. */
export const searchOf = (mode: Mode, search = new URLSearchParams()): string => {
  const kept = [...search].filter(([name]) => name === 'sirket' || name === 'telefon')
  return `?${new URLSearchParams([['mode', mode], ...kept]).toString()}`
}
