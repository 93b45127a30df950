/** Where applicants see the state of their application. The secret is in the fragment, which browsers never send. */
export const applicationAddress = (secret: string): string => `/basvuru#${secret}`

/** 32 random bytes in base64url; the server stores only a hash. */
export const newLinkSecret = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Undefined if the link is incomplete. */
export const linkSecretIn = (fragment: string): string | undefined => /^#([\w-]{43})$/.exec(fragment)?.[1]
