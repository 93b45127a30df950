import { isIP } from 'node:net'

/** Where messages may be sent. */
export interface PushServices {
  /** Host names, with `*.` for any subdomain; only reached by https on port 443 at public addresses. */
  hosts: readonly string[]
  /** `name:port` of services in the operator's own network, whatever their address. */
  privateHosts: readonly string[]
}

export interface Endpoint {
  url: URL
  mayBePrivate: boolean
}

const isBelow = (host: string, pattern: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) && host.length > pattern.length - 1 : host === pattern

/** The endpoint of a subscription; null unless it is an https URL of a listed service, in its canonical spelling. */
export const endpointAt = (services: PushServices, text: string): Endpoint | null => {
  const url = URL.parse(text)
  if (url === null || url.href !== text || url.protocol !== 'https:' || url.username || url.password || url.hash)
    return null
  if (services.privateHosts.includes(`${url.hostname}:${url.port || 443}`)) return { url, mayBePrivate: true }
  const isKnown =
    url.port === '' && isIP(url.hostname) === 0 && services.hosts.some((one) => isBelow(url.hostname, one))
  return isKnown ? { url, mayBePrivate: false } : null
}
