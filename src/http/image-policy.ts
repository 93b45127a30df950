import { Refusal, type RefusalCode } from '../core/shared/index.ts'

const own = 'https://own.invalid'

/** Pictures come from this server or from a configured host over https; the server itself never fetches them. */
export class ImagePolicy {
  readonly #hosts: ReadonlySet<string>
  constructor(hosts: readonly string[]) {
    this.#hosts = new Set(hosts)
  }

  refuseForeign(address: string | null, code: RefusalCode = 'menu_day.image_not_allowed'): void {
    if (address === null || (address.startsWith('/') && URL.parse(address, own)?.origin === own)) return
    const url = URL.parse(address)
    if (url?.protocol !== 'https:' || !this.#hosts.has(url.host)) throw new Refusal('unprocessable', code)
  }
}
