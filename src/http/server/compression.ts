import { gzipSync } from 'node:zlib'
import type { Request, Response } from 'express'

/** Below this many characters, a packet or two are saved at most. */
const minLength = 1024
/** As fast as 1 and smaller; 6 takes twice as long for a tenth less. */
const level = 3

/**
 * Compresses the text that is sent next if it is long and the client reads gzip. At once, because in the thread pool it
 * would queue behind the password hashes of a rush. Must not be used for answers with secrets (0128).
 */
export const allowCompression = (request: Request, response: Response): void => {
  const send = response.send.bind(response)
  response.send = (body: unknown) => {
    if (typeof body !== 'string' || body.length < minLength) return send(body)
    response.send = send
    response.vary('Accept-Encoding')
    if (!request.acceptsEncodings('gzip')) return send(body)
    return response.setHeader('Content-Encoding', 'gzip').send(gzipSync(body, { level }))
  }
}
