const name = 'giris'

/** The part of a slip's address that holds its code. */
export const fragmentOf = (code: string): string => `${name}=${code}`

/** The code in the fragment of an address. */
export const slipCodeIn = (fragment: string): string | undefined =>
  new URLSearchParams(fragment.slice(1)).get(name) || undefined
