/** Where an applicant sees the state of the application. The secret stands in the fragment, which browsers send to nobody. */
export const applicationAddress = (secret: string): string => `/basvuru#${secret}`

/** 32 random bytes in base64url; the server stores only a hash. */
export const newLinkSecret = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Undefined where the address was copied only in part. */
export const linkSecretIn = (fragment: string): string | undefined => /^#([\w-]{43})$/.exec(fragment)?.[1]
