import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'

const fixture = (name: string) => join(import.meta.dirname, '..', 'fixtures', name)
export const pushServiceCertificate = fixture('push-service.cert.pem')

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** Throws unless the header has a signature by RFC 8292 for this service, valid for a day at most. */
const checkSignature = (authorization: string, origin: string): { subject: string; publicKey: string } => {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = bytes(publicKey)
  if (point.length !== 65) throw new Error('the key is no point')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const key = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
  if (!verify('sha256', Buffer.from(`${header}.${claims}`), key, bytes(signature))) throw new Error('forged')
  if ((JSON.parse(bytes(header).toString()) as { alg: string }).alg !== 'ES256') throw new Error('wrong algorithm')
  const { aud, exp, sub } = JSON.parse(bytes(claims).toString()) as { aud: string; exp: number; sub: string }
  const left = exp - Date.now() / 1000
  if (aud !== origin || left <= 0 || left > 86_400) throw new Error(`for ${aud}, ${left} s`)
  return { subject: sub, publicKey }
}

/** RFC 8291 and RFC 8188: one record, encrypted for the browser's key. */
const decrypt = (message: Buffer, browser: ECDH, auth: Buffer): string => {
  const salt = message.subarray(0, 16)
  const keyLength = message.readUInt8(20)
  const server = message.subarray(21, 21 + keyLength)
  const content = message.subarray(21 + keyLength)
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), server])
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(server), auth, keyInfo, 32))
  const pseudoRandom = createHmac('sha256', salt).update(secret).digest()
  const expand = (info: string, length: number) =>
    createHmac('sha256', pseudoRandom)
      .update(`${info}\0`)
      .update(Buffer.from([1]))
      .digest()
      .subarray(0, length)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    expand('Content-Encoding: aes128gcm', 16),
    expand('Content-Encoding: nonce', 12),
  )
  decipher.setAuthTag(content.subarray(-16))
  const padded = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** The keys a browser creates when somebody subscribes. */
export const newBrowser = () => {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const auth = randomBytes(16)
  return { ecdh, auth, keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') } }
}

export interface Received {
  headers: IncomingHttpHeaders
  subject: string
  publicKey: string
  message: Record<string, unknown>
}

export interface TestDevice {
  /** What the browser would give to the page. */
  subscription: { endpoint: string; expirationTime: null; keys: { p256dh: string; auth: string } }
  received: Received[]
  /** The next answers of the service; 201 once there are none left. */
  answers: { status: number; headers?: OutgoingHttpHeaders; body?: string }[]
}

export interface PushService {
  /** `name:port`, for PUSH_PRIVATE_HOSTS. */
  host: string
  newDevice: () => TestDevice
  /** Everything that was wrong with requests. */
  faults: unknown[]
  close: () => Promise<void>
}

/** A push service on this machine, with the browsers it delivers to. */
export const startPushService = async (): Promise<PushService> => {
  const certificate = readFileSync(pushServiceCertificate, 'utf8')
  setDefaultCACertificates([...getCACertificates('default'), certificate])
  const browsers = new Map<string, { device: TestDevice; ecdh: ECDH; auth: Buffer }>()
  const faults: unknown[] = []
  const sockets = new Set<Socket>()
  const server = createServer({ cert: certificate, key: readFileSync(fixture('push-service.key.pem')) })
  const origin = () => `https://localhost:${(server.address() as AddressInfo).port}`
  server.on('secureConnection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', (request, response) => {
    void (async () => {
      const body = await buffer(request)
      const browser = browsers.get(request.url ?? '')
      if (browser === undefined) return response.writeHead(404).end()
      try {
        const { headers } = request
        const signed = checkSignature(headers.authorization ?? '', origin())
        if (headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(String(headers['ttl'])))
          throw new Error('no TTL')
        const message = JSON.parse(decrypt(body, browser.ecdh, browser.auth)) as Record<string, unknown>
        const answer = browser.device.answers.shift() ?? { status: 201 }
        if (answer.status === 201) browser.device.received.push({ headers, ...signed, message })
        response.writeHead(answer.status, answer.headers).end(answer.body)
      } catch (error) {
        faults.push(error)
        response.writeHead(400).end()
      }
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    host: origin().slice('https://'.length),
    faults,
    newDevice: () => {
      const { keys, ...browser } = newBrowser()
      const path = `/push/${randomBytes(16).toString('base64url')}`
      const device: TestDevice = {
        subscription: { endpoint: `${origin()}${path}`, expirationTime: null, keys },
        received: [],
        answers: [],
      }
      browsers.set(path, { device, ...browser })
      return device
    },
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
