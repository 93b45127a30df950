import { Refusal, type RefusalCode } from '../core/shared/index.ts'

/** Stands for this server while a path is resolved as a browser would; nobody can own it (RFC 2606). */
const ownOrigin = 'https://own.invalid'

/** What a server may make of a path: percent signs decoded, backslashes turned. Null when it cannot be decoded. */
const plainPath = (path: string): string | null => {
  try {
    return decodeURIComponent(path).replaceAll('\\', '/')
  } catch {
    return null
  }
}

/** Pictures come from this server or from a configured host over https; the server itself never fetches them. */
export class ImagePolicy {
  readonly #hosts: ReadonlySet<string>
  constructor(hosts: readonly string[]) {
    this.#hosts = new Set(hosts)
  }

  refuseForeign(address: string | null, code: RefusalCode = 'menu_day.image_not_allowed'): void {
    if (address !== null && !this.#isPicture(address)) throw new Refusal(code)
  }

  /** Judged as it is written as well as it is read: a browser quietly drops `..` and line breaks, a server may not. */
  #isPicture(address: string): boolean {
    const written = plainPath(address)
    const url = URL.parse(address, ownOrigin)
    if (written === null || url === null || /\p{Cc}/u.test(written) || /(^|\/)\.{1,2}(\/|$)/.test(written)) return false
    if (/^\/(?!\/)/.test(written))
      return url.origin === ownOrigin && !/^\/api(\/|$)/i.test(plainPath(url.pathname) ?? '')
    return url.protocol === 'https:' && url.username === '' && url.password === '' && this.#hosts.has(url.host)
  }
}
