import type { CompanyId, ImageId, Refusal } from '../../core/shared/index.ts'

/** Base for resolving relative addresses as a browser would; `.invalid` can never be registered (RFC 2606). */
const ownOrigin = 'https://own.invalid'

/** A path as a server may interpret it: percent-decoded, with backslashes as slashes. Null if it cannot be decoded. */
const decodedPath = (path: string): string | null => {
  try {
    return decodeURIComponent(path).replaceAll('\\', '/')
  } catch {
    return null
  }
}

/** Where an uploaded image is served. The address contains the company, which tells whose image it is. */
export const imageAddress = (companyId: CompanyId, imageId: ImageId): string => `/api/images/${companyId}/${imageId}`

const isImageOf = (companyId: CompanyId, address: string): boolean =>
  new RegExp(`^${imageAddress(companyId, '[\\w-]{43}')}$`).test(address)

/**
 * Images have to come from the company's uploads, this server's files, or a configured host over https. The server
 * itself never fetches them.
 */
export class ImagePolicy {
  readonly #hosts: ReadonlySet<string>
  constructor(hosts: readonly string[]) {
    this.#hosts = new Set(hosts)
  }

  refuseForeign(companyId: CompanyId, address: string | null, refusal: () => Refusal): void {
    if (address !== null && !isImageOf(companyId, address) && !this.#isAllowed(address)) throw refusal()
  }

  /** Checks both the raw text and the parsed URL: browsers silently resolve `..` and drop line breaks, servers may not. */
  #isAllowed(address: string): boolean {
    const raw = decodedPath(address)
    const url = URL.parse(address, ownOrigin)
    if (raw === null || url === null || /\p{Cc}/u.test(raw) || /(^|\/)\.{1,2}(\/|$)/.test(raw)) return false
    // A file name never contains what a proxy might strip (`/api;x`, `/..;/`) or decode again.
    if (/^\/(?!\/)/.test(raw)) return url.origin === ownOrigin && !/[;%]|^\/api(?![\w-])/i.test(raw)
    return url.protocol === 'https:' && url.username === '' && url.password === '' && this.#hosts.has(url.host)
  }
}
