import { Refusal } from '../core/shared/index.ts'

/** Pictures come from this server or from a configured host over https; the server itself never fetches them. */
export class ImagePolicy {
  readonly #hosts: ReadonlySet<string>
  constructor(hosts: readonly string[]) {
    this.#hosts = new Set(hosts)
  }

  refuseForeign(address: string | null): void {
    if (address === null || /^\/(?![/\\])/.test(address)) return
    const url = URL.parse(address)
    if (url?.protocol !== 'https:' || !this.#hosts.has(url.host)) throw new Refusal('unprocessable', 'menu_day.image_not_allowed')
  }
}
