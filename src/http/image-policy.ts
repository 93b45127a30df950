import { Refusal, type RefusalCode } from '../core/shared/index.ts'

/** Stands for this server while a path is resolved as a browser would; nobody can own it (RFC 2606). */
const ownOrigin = 'https://own.invalid'

/** Pictures come from this server or from a configured host over https; the server itself never fetches them. */
export class ImagePolicy {
  readonly #hosts: ReadonlySet<string>
  constructor(hosts: readonly string[]) {
    this.#hosts = new Set(hosts)
  }

  refuseForeign(address: string | null, code: RefusalCode = 'menu_day.image_not_allowed'): void {
    if (address === null) return
    const url = URL.parse(address, ownOrigin)
    const isOwn = url?.origin === ownOrigin && address.startsWith('/')
    if (!isOwn && (url?.protocol !== 'https:' || !this.#hosts.has(url.host))) throw new Refusal(code)
  }
}
