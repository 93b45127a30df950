const name = 'giris'

/** The fragment of a slip's address, which carries its code. */
export const fragmentOf = (code: string): string => `${name}=${code}`

export const slipCodeIn = (fragment: string): string | undefined =>
  new URLSearchParams(fragment.slice(1)).get(name) || undefined
