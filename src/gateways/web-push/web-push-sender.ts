import { createECDH } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { setImmediate as nextRound } from 'node:timers/promises'
import {
  type Push,
  type PushMessage,
  type PushOutcome,
  PushSender,
  type PushTarget,
} from '../../core/notifications/index.ts'
import type { Clock } from '../../core/shared/index.ts'
import { NotPublicError, publicLookup } from './public-lookup.ts'
import { type Endpoint, endpointAt, type PushServices } from './push-services.ts'
import { Sealer } from './sealer.ts'

const lifeSeconds = 86_400
const answerTimeoutMs = 10_000
const connections = 25
/** Push services accept 4 kB; longer bodies are cut off. */
const maxBodyLength = 1000
/** How long a signed header is reused; its signature is valid for twelve hours. */
const vapidKeptMs = 3_600_000
const maxAnswerBytes = 65_536

export interface PushIdentity {
  /** base64url, 32 bytes. */
  privateKey: string
  /** `mailto:` or `https:`, for the operators of push services. */
  subject: string
}

const publicKeyOf = (privateKey: string): string => {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey, 'base64url')
  return curve.getPublicKey('base64url')
}

const isKeyOfBrowser = (p256dh: string): boolean => {
  try {
    const curve = createECDH('prime256v1')
    curve.generateKeys()
    curve.computeSecret(p256dh, 'base64url')
    return true
  } catch {
    return false
  }
}

const payloadOf = ({ body, ...message }: PushMessage): string =>
  JSON.stringify({ ...message, body: body.length > maxBodyLength ? `${body.slice(0, maxBodyLength)}…` : body })

/**
 * Sends by RFC 8030, encrypted by RFC 8291 and signed by RFC 8292. Responses of the services are never stored, returned
 * or logged.
 */
export class WebPushSender extends PushSender {
  readonly publicKey: string | null
  /** How many messages ended how, since the start. */
  readonly counts = { delivered: 0, gone: 0, refused: 0, busy: 0 }
  readonly #services: PushServices
  readonly #identity: PushIdentity
  readonly #clock: Clock
  readonly #vapid = new Map<string, { authorization: Promise<string>; until: number }>()
  readonly #sealer = new Sealer()
  #lastTurn: Promise<void> = Promise.resolve()
  readonly #publicAgent = new Agent({ keepAlive: true, maxSockets: connections, lookup: publicLookup })
  readonly #privateAgent = new Agent({ keepAlive: true, maxSockets: connections })

  constructor(services: PushServices, identity: PushIdentity, clock: Clock) {
    super()
    this.#services = services
    this.#identity = identity
    this.#clock = clock
    const isOff = services.hosts.length === 0 && services.privateHosts.length === 0
    this.publicKey = isOff ? null : publicKeyOf(identity.privateKey)
  }

  accepts({ endpoint, p256dh }: PushTarget): boolean {
    return endpointAt(this.#services, endpoint) !== null && isKeyOfBrowser(p256dh)
  }

  async sendAll(pushes: readonly Push[]): Promise<PushOutcome[]> {
    const outcomes: PushOutcome[] = []
    const waiting = pushes.entries()
    const sendNext = async () => {
      for (const [at, push] of waiting) {
        const outcome = await this.#send(push)
        outcomes[at] = outcome
        this.counts[typeof outcome === 'string' ? outcome : 'busy'] += 1
      }
    }
    await Promise.all(Array.from({ length: connections }, sendNext))
    return outcomes
  }

  /** One message at a time, so that the process can handle requests in between. */
  #turn(): Promise<void> {
    this.#lastTurn = this.#lastTurn.then(() => nextRound())
    return this.#lastTurn
  }

  async #send({ target, message }: Push): Promise<PushOutcome> {
    const endpoint = endpointAt(this.#services, target.endpoint)
    if (endpoint === null) return 'refused'
    try {
      return this.#outcomeOf(await this.#post(endpoint, target, message))
    } catch (error) {
      return error instanceof NotPublicError ? 'refused' : { busy: { seconds: null } }
    }
  }

  async #post({ url, mayBePrivate }: Endpoint, target: PushTarget, message: PushMessage): Promise<IncomingMessage> {
    const [sealed, authorization] = await Promise.all([
      this.#sealer.encrypt(target.p256dh, target.auth, payloadOf(message)),
      this.#authorizationFor(url.origin),
    ])
    await this.#turn()
    const headers = {
      TTL: lifeSeconds,
      // If the service has not delivered the first of two messages yet, the second replaces it.
      Topic: message.tag.replaceAll('-', ''),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      'Content-Length': sealed.length,
      Authorization: authorization,
    }
    const agent = mayBePrivate ? this.#privateAgent : this.#publicAgent
    const signal = AbortSignal.timeout(answerTimeoutMs)
    return await new Promise((resolve, reject) => {
      const sending = request(url, { method: 'POST', headers, agent, signal }, (answer) => {
        discard(answer)
        resolve(answer)
      })
      sending.on('error', reject)
      sending.end(sealed)
    })
  }

  #outcomeOf({ statusCode = 0, headers }: IncomingMessage): PushOutcome {
    if (statusCode >= 200 && statusCode < 300) return 'delivered'
    if (statusCode === 404 || statusCode === 410) return 'gone'
    if (statusCode === 429 || statusCode >= 500) return { busy: { seconds: this.#secondsOf(headers['retry-after']) } }
    return 'refused'
  }

  /** `Retry-After` holds seconds or an HTTP date. */
  #secondsOf(retryAfter = ''): number | null {
    const seconds = /^\d+$/.test(retryAfter)
      ? Number(retryAfter)
      : (Date.parse(retryAfter) - this.#clock.now().getTime()) / 1000
    return seconds > 0 ? seconds : null
  }

  #authorizationFor(origin: string): Promise<string> {
    const kept = this.#vapid.get(origin)
    if (kept !== undefined && kept.until > performance.now()) return kept.authorization
    const { subject, privateKey } = this.#identity
    const authorization = this.#sealer.sign({ origin, subject, publicKey: this.publicKey ?? '', privateKey })
    this.#vapid.set(origin, { authorization, until: performance.now() + vapidKeptMs })
    authorization.catch(() => this.#vapid.delete(origin))
    return authorization
  }
}

/** Drains the response so that the connection can be reused, up to a limit. */
const discard = (answer: IncomingMessage): void => {
  let bytes = 0
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > maxAnswerBytes) answer.destroy()
  })
  answer.on('error', () => undefined)
}
