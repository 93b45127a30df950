import { isIP } from 'node:net'

export interface LocalSocket {
  address: string
  port: number
}

/**
 * Whether `origin` names this server, which is known as `publicUrl` and received the request at `localSocket`. Host names
 * other than those are not trusted: they could belong to a server that only forwards the request.
 */
export const isOwnAddress = (origin: string, publicUrl: string, localSocket: LocalSocket): boolean => {
  const url = URL.parse(origin)
  if (url === null || url.origin !== origin) return false
  if (origin === URL.parse(publicUrl)?.origin) return true
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const localAddress = localSocket.address.replace(/^::ffff:/, '')
  const isLoopback = localAddress === '::1' || (isIP(localAddress) === 4 && localAddress.startsWith('127.'))
  const isHost = host === localAddress || (host === 'localhost' && isLoopback)
  return url.protocol === 'http:' && isHost && Number(url.port || 80) === localSocket.port
}
