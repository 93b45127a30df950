import { isIP } from 'node:net'

export interface HeardAt {
  address: string
  port: number
}

/**
 * Whether a server that is known as `publicUrl`, and heard the question at `heardAt`, is itself what `origin` names. A name in front of
 * another address is not believed: it could be that of a server that only passes the question on.
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
