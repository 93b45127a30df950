export const modes = ['individual', 'corporate', 'register', 'corp-register'] as const
export type Mode = (typeof modes)[number]

export const modeTitles: Record<Mode, string> = {
  individual: 'Giriş yap',
  corporate: 'Kurumsal giriş',
  register: 'Kayıt ol',
  'corp-register': 'Kurumsal hesap başvurusu',
}

export const modeIn = (search: URLSearchParams): Mode =>
  modes.find((mode) => mode === search.get('mode')) ?? 'individual'

export const searchOf = (mode: Mode): string => `?mode=${mode}`
