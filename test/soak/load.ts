import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { homeTimezone, localDateAt } from '../../src/core/shared/rules.ts'
import { password } from '../bench/data.ts'
import { type RawAnswer, type RawRequest, refusalErrorOf } from '../support/client.ts'
import { runSql } from '../support/sql.ts'
import type { Visitors } from './visitors.ts'

/** What somebody may have chosen for a day: the last confirmed choice, and those after it that nobody confirmed. */
export interface Day {
  date: string
  possible: Set<string>
  /** Counts writes, so that a reader knows whether one was under way. */
  writes: number
}

interface Eater {
  userId: string
  companyId: string
  cateringId: string
  shiftId: string
  phone: string
  /** Whether choosing for the next day ends at midnight. */
  endsAtMidnight: boolean
  days: Day[]
  turns: number
  isBusy: boolean
}

/** Something that has to exist exactly once at the end, by its note. */
export interface Sent {
  kind: 'order' | 'message'
  note: string
  isConfirmed: boolean
}

export interface Failure {
  kind: string
  from: number
  to: number
  /** Status and code, or the error of a request without an answer. */
  what: string
  /** What is wrong with the answer itself; undefined for a clear sentence. */
  unclear: string | undefined
}

export interface Figures {
  requests: number
  /** Milliseconds, in buckets of a twentieth more than the one before. */
  latencies: Map<number, number>
}

export interface Load {
  eaters: readonly Eater[]
  sent: readonly Sent[]
  failures: readonly Failure[]
  /** Menus that did not show the last confirmed choice. */
  stale: readonly string[]
  kinds: ReadonlyMap<string, Figures>
  /** When requests were not sent, since too many waited or everybody was in the middle of something. */
  heldBack: () => readonly number[]
  /** What was answered since the last time. */
  recent: () => Moment
  /** As many a second as the installation carries with so many at a time. */
  measure: (seconds: number, atATime: number) => Promise<number>
  /** That many a second, whatever the answers, until the function is called that this returns. */
  begin: (perSecond: number) => () => Promise<void>
}

/** Longer than a statement may take, so that an unconfirmed choice cannot be written after the next one. */
const restAfterDoubt = 25_000
const maxInFlight = 2_400

const percentileBase = Math.log(1.05)
export const bucketOf = (milliseconds: number): number =>
  Math.round(Math.log(Math.max(milliseconds, 0.1)) / percentileBase)
export const percentile = ({ latencies, requests }: Figures, share: number): number => {
  let left = requests * share
  for (const [bucket, count] of [...latencies].toSorted(([one], [other]) => one - other))
    if ((left -= count) <= 0) return Math.exp(bucket * percentileBase)
  return 0
}

/** Milliseconds of the requests that were answered since the moment before. */
export interface Moment {
  at: number
  requests: number
  p50: number
  p95: number
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const json = (token: string) => ({ ...bearer(token), 'content-type': 'application/json' })

const rowsOf = async <Row extends object>(url: string, sql: string) => (await runSql(url, sql)) as Row[]

/** The people of the database, and what they do. They choose for the two days that begin after `midnight`. */
export const newLoad = async (url: string, visitors: Visitors, midnight: number): Promise<Load> => {
  const dates = [0, 1].map((days) => localDateAt(new Date(midnight + days * 86_400_000), homeTimezone))
  const eaters = (
    await rowsOf<Omit<Eater, 'days' | 'turns' | 'isBusy'>>(
      url,
      `SELECT u.id AS "userId", u.company_id AS "companyId", p.catering_id AS "cateringId", h.id AS "shiftId", u.phone, h.cutoff_days = 1 AS "endsAtMidnight"
       FROM users u JOIN shifts h ON h.company_id = u.company_id JOIN partnerships p ON p.corporate_id = u.company_id
       WHERE u.role = 'individual' ORDER BY md5(u.phone)`,
    )
  ).map((one): Eater => ({
    ...one,
    days: dates.map((date) => ({ date, possible: new Set(['none']), writes: 0 })),
    turns: 0,
    isBusy: false,
  }))
  const kitchens = await rowsOf<{ catering: string; corporate: string; phone: string }>(
    url,
    `SELECT p.catering_id AS catering, p.corporate_id AS corporate, u.phone FROM partnerships p JOIN users u ON u.company_id = p.catering_id
     WHERE p.corporate_id IS NOT NULL AND u.phone LIKE '541%' ORDER BY md5(p.corporate_id::text)`,
  )
  const owners = await rowsOf<{ company: string; phone: string; colleague: string }>(
    url,
    `SELECT o.company_id AS company, o.phone, c.id AS colleague FROM users o JOIN users c ON c.company_id = o.company_id
     WHERE o.phone LIKE '543%' AND c.phone LIKE '545%' ORDER BY o.phone`,
  )
  const shops = await rowsOf<{ id: string; products: string[] }>(
    url,
    `SELECT supplier_id AS id, array_agg(id ORDER BY id) AS products FROM products WHERE stock_quantity > 100000 GROUP BY 1`,
  )

  const kinds = new Map<string, Figures>()
  const failures: Failure[] = []
  const stale: string[] = []
  const sent: Sent[] = []
  let [inFlight, turn] = [0, 0]
  const heldBack: number[] = []
  let recent: number[] = []
  const places = { kitchen: 0, owner: 0 }

  /** Notes every answer that is not a success; a refusal may be what is right. */
  const ask = async (kind: string, request: RawRequest, right = /^2/): Promise<RawAnswer | undefined> => {
    const from = performance.now()
    const figures = kinds.get(kind) ?? { requests: 0, latencies: new Map<number, number>() }
    kinds.set(kind, figures)
    figures.requests++
    const note = (what: string, unclear?: string) => failures.push({ kind, from, to: performance.now(), what, unclear })
    try {
      const answer = await visitors.send(request)
      recent.push(performance.now() - from)
      const bucket = bucketOf(performance.now() - from)
      figures.latencies.set(bucket, (figures.latencies.get(bucket) ?? 0) + 1)
      if (!right.test(String(answer.status))) {
        const isProblem = answer.headers['content-type']?.includes('json')
        const unclear =
          answer.status < 400 ? undefined : isProblem ? refusalErrorOf(answer) : 'no answer of the product'
        const { code = '' } =
          unclear === undefined && answer.status >= 400 ? (JSON.parse(answer.text) as { code?: string }) : {}
        note(`${answer.status} ${code}`.trim(), unclear)
      }
      return answer
    } catch (error) {
      note(`unanswered: ${(error as Error).message}`, (error as Error).message)
      return undefined
    }
  }
  const get = (kind: string, path: string, token: string) =>
    ask(kind, { method: 'GET', path: `/api/${path}`, headers: bearer(token) })

  /** The next one who is not in the middle of something. */
  const someone = (): Eater => {
    for (let tries = 0; tries < eaters.length; tries++) {
      const one = eaters[turn++ % eaters.length]!
      if (!one.isBusy) return one
    }
    throw new Error('everybody waits for an answer')
  }
  const write = async (eater: Eater, kind: string, wanted: string, day: Day, request: RawRequest): Promise<void> => {
    const before = day.possible
    eater.isBusy = true
    day.writes++
    day.possible = new Set(before).add(wanted)
    const answer = await ask(kind, request)
    day.writes++
    const isDoubtful = answer === undefined || answer.status >= 500
    if (answer?.status === 200) day.possible = new Set([wanted])
    else if (!isDoubtful) day.possible = before
    setTimeout(() => (eater.isBusy = false), isDoubtful ? restAfterDoubt : 0)
  }
  const personOf = ({ companyId, userId }: Eater) => `individual/${companyId}/${userId}`
  /** Those whose day closes choose for it until it does. */
  const dayFor = (eater: Eater): Day =>
    eater.days[eater.endsAtMidnight && Date.now() >= midnight ? 1 : eater.turns++ % 2]!
  const requestOf = (eater: Eater, date: string, choice: string): RawRequest => ({
    method: 'POST',
    path: `/api/${personOf(eater)}/choices`,
    headers: json(`eater-${eater.phone}`),
    body: JSON.stringify({ date, shift_id: eater.shiftId, catering_id: eater.cateringId, choice }),
  })
  const choose = (keyAt: (at: number) => string) => {
    const eater = someone()
    const day = dayFor(eater)
    const choice = keyAt(turn)
    return write(eater, choice === 'SKIP' ? 'skip' : 'choose', choice, day, requestOf(eater, day.date, choice))
  }
  /** Also on the instance whose clock is behind, a list stays as it was frozen. */
  const chooseTooLate = () => {
    const eater = someone()
    if (!eater.endsAtMidnight || Date.now() < midnight + 5_000) return choose(() => 'GELENEKSEL')
    return ask('too late', requestOf(eater, dates[0]!, 'ALTERNATIF'), /^422/)
  }
  const withdraw = () => {
    const eater = someone()
    const day = dayFor(eater)
    if (day.possible.size !== 1 || day.possible.has('none')) return choose(() => 'GELENEKSEL')
    return write(eater, 'withdraw', 'none', day, {
      method: 'DELETE',
      path: `/api/${personOf(eater)}/choices?date=${day.date}&shift_id=${eater.shiftId}`,
      headers: bearer(`eater-${eater.phone}`),
    })
  }
  const readMenu = async () => {
    const eater = someone()
    const before = eater.days.map(({ writes, possible }) => ({ writes, possible }))
    const answer = await get('menu', `${personOf(eater)}/menu-play`, `eater-${eater.phone}`)
    if (answer?.status !== 200 || turn % 4 > 0) return
    const shown = (JSON.parse(answer.text) as { days: { date: string; choice: string | null }[] }).days
    for (const [at, { date, writes }] of eater.days.entries()) {
      const { writes: earlier, possible } = before[at]!
      if (writes !== earlier) continue
      const one = shown.find((day) => day.date === date)
      if (one && !possible.has(one.choice ?? 'none'))
        stale.push(`${date}: ${one.choice ?? 'none'} instead of ${[...possible].join(' or ')}`)
    }
  }
  const repeating = new Set<Promise<void>>()
  /** Repeated with the same key until it is confirmed, as by a screen. */
  const sendOnce = async (one: Sent, request: RawRequest) => {
    const isConfirmed = async () => (one.isConfirmed = (await ask(one.kind, request))?.status === 201)
    if (await isConfirmed()) return
    const repeat = async () => {
      for (let tries = 1; tries < 40; tries++) {
        await pause(Math.min(2 ** tries, 10) * 500)
        if (await isConfirmed()) return
      }
    }
    const repeated: Promise<void> = repeat().finally(() => repeating.delete(repeated))
    repeating.add(repeated)
  }
  const newSent = (kind: Sent['kind']): [Sent, Record<string, string>] => {
    const one: Sent = { kind, note: `soak ${randomUUID()}`, isConfirmed: false }
    sent.push(one)
    return [one, { 'idempotency-key': randomUUID() }]
  }
  const kitchen = () => kitchens[places.kitchen++ % kitchens.length]!
  const owner = () => owners[places.owner++ % owners.length]!
  const order = () => {
    const { catering, phone } = kitchen()
    const [one, key] = newSent('order')
    const { id, products } = shops[places.kitchen % shops.length]!
    const items = [0, 1, 2].map((step) => ({ product_id: products[(turn + step * 7) % products.length], quantity: 5 }))
    return sendOnce(one, {
      method: 'POST',
      path: `/api/catering/${catering}/suppliers/${id}/orders`,
      headers: { ...json(`cook-${phone}`), ...key },
      body: JSON.stringify({ items, notes: one.note }),
    })
  }
  const message = () => {
    const { company, phone, colleague } = owner()
    const [one, key] = newSent('message')
    const to_addresses = [{ kind: 'person', id: colleague }]
    return sendOnce(one, {
      method: 'POST',
      path: `/api/corporate/${company}/messages`,
      headers: { ...json(`owner-${phone}`), ...key },
      body: JSON.stringify({ to_addresses, subject: one.note, body: 'Yarın on iki porsiyon fazla.' }),
    })
  }
  const signIn = () => {
    const { companyId, phone } = eaters[(turn++ * 7) % eaters.length]!
    const body = { phone, password, company_type: 'individual', company_id: companyId }
    return ask('sign-in', {
      method: 'POST',
      path: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }
  /** What people do, and how often of a hundred times. */
  const mix: [number, () => Promise<unknown>][] = [
    [39, readMenu],
    [19, () => choose((at) => (at % 3 === 0 ? 'ALTERNATIF' : 'GELENEKSEL'))],
    [4, () => choose(() => 'SKIP')],
    [1, chooseTooLate],
    [4, withdraw],
    [
      8,
      () => {
        const { catering, corporate, phone } = kitchen()
        return get('kitchen list', `kitchen/${catering}/${corporate}/lists`, `cook-${phone}`)
      },
    ],
    [
      3,
      () => {
        const { company, phone } = owner()
        return get('dashboard', `corporate/${company}/dashboard`, `owner-${phone}`)
      },
    ],
    [
      7,
      () => {
        const { company, phone } = owner()
        return get('inbox', `corporate/${company}/messages?type=sent`, `owner-${phone}`)
      },
    ],
    [
      7,
      () => {
        const eater = eaters[turn++ % eaters.length]!
        return get('notifications', `${personOf(eater)}/notifications`, `eater-${eater.phone}`)
      },
    ],
    [3, () => get('orders', 'orders', `cook-${kitchen().phone}`)],
    [1, order],
    [2, message],
    [2, signIn],
  ]
  // Spread evenly, so that each second has the same mix.
  const steps = mix
    .flatMap(([share, act], row) =>
      Array.from({ length: share }, (_, at) => ({ act, place: (at + (row + 1) / 14) / share })),
    )
    .toSorted((one, other) => one.place - other.place)
  let step = 0
  const act = async () => {
    inFlight++
    try {
      await steps[step++ % steps.length]!.act()
    } finally {
      inFlight--
    }
  }

  const measure = async (seconds: number, atATime: number) => {
    const end = performance.now() + seconds * 1000
    let done = 0
    await Promise.all(
      Array.from({ length: atATime }, async () => {
        while (performance.now() < end) {
          await act()
          done++
        }
      }),
    )
    return done / seconds
  }
  const begin = (perSecond: number) => {
    kinds.clear()
    failures.length = 0
    const startedAt = performance.now()
    let begun = 0
    const timer = setInterval(() => {
      const due = ((performance.now() - startedAt) / 1000) * perSecond
      for (; begun < due; begun++) {
        if (inFlight < maxInFlight) act().catch(() => heldBack.push(performance.now()))
        else heldBack.push(performance.now())
      }
    }, 10)
    return async () => {
      clearInterval(timer)
      while (inFlight > 0) await pause(100)
      await Promise.all(repeating)
    }
  }
  return {
    eaters,
    sent,
    failures,
    stale,
    kinds,
    heldBack: () => heldBack,
    recent: () => {
      const sorted = recent.toSorted((one, other) => one - other)
      recent = []
      const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
      return { at: performance.now(), requests: sorted.length, p50: at(0.5), p95: at(0.95) }
    },
    measure,
    begin,
  }
}
