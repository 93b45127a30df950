import { isIP } from 'node:net'

export interface HeardAt {
  address: string
  port: number
}

/**
 * Whether `origin` names this server, which is known as `publicUrl` and received the request at `heardAt`. Host names
 * other than those are not trusted: they could belong to a server that only forwards the request.
 */
export const isOwnAddress = (origin: string, publicUrl: string, heardAt: HeardAt): boolean => {
  const url = URL.parse(origin)
  if (url === null || url.origin !== origin) return false
  if (origin === URL.parse(publicUrl)?.origin) return true
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const heard = heardAt.address.replace(/^::ffff:/, '')
  const isLoopback = heard === '::1' || (isIP(heard) === 4 && heard.startsWith('127.'))
  const isHost = host === heard || (host === 'localhost' && isLoopback)
  return url.protocol === 'http:' && isHost && Number(url.port || 80) === heardAt.port
}
