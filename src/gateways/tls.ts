import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'

const patienceMs = 5_000

/** Connects and ends at once. Returns the last moment of the certificate's validity; throws Node's error, with its code. */
export const connectByTls = async (host: string, port: number): Promise<Date> => {
  const socket = connect({ host, port, timeout: patienceMs, ...(isIP(host) === 0 && { servername: host }) })
  socket.once('timeout', () => socket.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })))
  try {
    await once(socket, 'secureConnect')
    return new Date(socket.getPeerCertificate().valid_to)
  } finally {
    socket.destroy()
  }
}
