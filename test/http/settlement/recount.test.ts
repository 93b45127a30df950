import { describe, expect, it } from 'vitest'
import { freezeLists } from '../../../src/core/menus/index.ts'
import { addDays, vatRates, weekdayOf } from '../../../src/core/shared/index.ts'
import { freezeList } from '../../support/frozen-lists.ts'
import { serveDay } from '../../support/served-days.ts'
import { type Settling, settlingOf } from '../../support/settling.ts'
import { useProduct } from '../../support/use-product.ts'

const product = useProduct()
let number = 0

/** The same numbers for the same seed, each from 0 to below `most`. */
const drawing = (seed: number) => {
  let state = seed
  const draw = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
  const oneOf = <One>(all: readonly One[]): One => all[draw(all.length)]!
  return { draw, oneOf, happens: (percent: number) => draw(100) < percent }
}

interface Terms {
  start: string
  price: number
  rate: number
  minimum: number | null
  weekdays: number[] | null
}
interface Kept {
  id: string
  first: string
  last: string
  agreed: boolean
}

interface Portions {
  date: string
  portions: number
}
interface Facts {
  lists: Portions[]
  /** Accepted, with the statement in which they count. */
  corrections: (Portions & { of: string })[]
  terms: Terms[]
  closed: string[]
  statements: Kept[]
  /** The firm declares that it withholds a part of the KDV. */
  withholds: boolean
}
/** From more than 12,000 lira on. */
const withheldAbove = 1_200_000

/** Everything a recount needs, as the tables have it. */
const factsOf = async ({ cateringId, corporateId }: Settling['pair']): Promise<Facts> => {
  const ofPair = `catering_id = '${cateringId}' AND corporate_id = '${corporateId}'`
  const all = (rows: string) => `(SELECT coalesce(json_agg(r), '[]') FROM (${rows}) r)`
  const [facts] = await product.sql(`
    SELECT ${all(`
      SELECT date, meals + guest_portions AS portions FROM kitchen_lists WHERE ${ofPair} ORDER BY 1, 2`)} AS lists,
    ${all(`
      SELECT date, portions, statement_id AS of FROM statement_corrections
      WHERE ${ofPair} AND status = 'accepted'`)} AS corrections,
    ${all(`
      SELECT t.start_date AS start, (t.unit_price * 100)::int AS price, o.vat_rate AS rate,
        o.minimum_portions AS minimum, o.minimum_days AS weekdays
      FROM partnership_terms t JOIN offers o ON o.id = t.offer_id
      WHERE o.catering_id = '${cateringId}' AND o.corporate_id = '${corporateId}'
      ORDER BY t.start_date, t.created_at`)} AS terms,
    (SELECT coalesce(json_agg(date), '[]') FROM closed_days
      WHERE company_id IN ('${cateringId}', '${corporateId}')) AS closed,
    (SELECT withholds_vat FROM companies WHERE id = '${corporateId}') AS withholds,
    ${all(`
      SELECT id, first_day AS first, last_day AS last, agreed_at IS NOT NULL AS agreed
      FROM statements WHERE ${ofPair} ORDER BY first_day`)} AS statements`)
  return facts as unknown as Facts
}
const sumOf = (all: readonly { portions: number }[]): number => all.reduce((sum, { portions }) => sum + portions, 0)

/** Day by day, in kuruş; KDV is rounded once for each rate. */
const recounted = ({ id, first, last }: Kept, { lists, corrections, terms, closed, withholds }: Facts) => {
  const bases = new Map<number, number>()
  const owe = (date: string, portions: number) => {
    const { rate, price } = terms.findLast(({ start }) => start <= date)!
    if (portions !== 0) bases.set(rate, (bases.get(rate) ?? 0) + portions * price)
  }
  const own = corrections.filter((one) => one.of === id)
  let [portions, topUp] = [0, 0]
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const ofDay = lists.filter((one) => one.date === date)
    const eaten = sumOf(ofDay) + sumOf(own.filter((one) => one.date === date))
    const { minimum, weekdays } = terms.findLast(({ start }) => start <= date) ?? { minimum: null, weekdays: null }
    const isOwed = ofDay.length > 0 && !closed.includes(date) && weekdays?.includes(weekdayOf(date)) === true
    const missing = isOwed ? Math.max(0, minimum! - eaten) : 0
    portions += eaten
    topUp += missing
    if (eaten !== 0) owe(date, eaten)
    if (missing > 0) owe(date, missing)
  }
  for (const { date, portions: more } of own) if (date < first || date > last) owe(date, more)
  const vat = [...bases]
    .toSorted(([one], [other]) => one - other)
    .map(([rate, base]) => ({ rate, base, price: Math.sign(base) * Math.round((Math.abs(base) * rate) / 100) }))
  const net = vat.reduce((sum, { base }) => sum + base, 0)
  const ofVat = vat.reduce((sum, { price }) => sum + price, 0)
  const total = net + ofVat
  const withheld = withholds && total > withheldAbove ? Math.round(ofVat / 2) : 0
  return { portions, topUp, vat, net, total, withheld, payable: total - withheld }
}

const kurus = (lira: number): number => Math.round(lira * 100)

/** Settles, recounts every statement that is not agreed on, and finds each list in exactly one of all. */
const recount = async (its: Settling, agreed = new Map<string, unknown>()): Promise<Facts> => {
  await its.settle()
  const facts = await factsOf(its.pair)
  const times = facts.lists.map(
    ({ date }) => `${date}: ${facts.statements.filter(({ first, last }) => first <= date && date <= last).length}`,
  )
  expect(times).toEqual(facts.lists.map(({ date }) => `${date}: 1`))
  for (const kept of facts.statements) {
    const { portions, top_up, amounts, lines, days } = await its.statement('corporate', kept.id)
    const shown = { portions, top_up, amounts, lines }
    if (agreed.has(kept.id)) {
      expect(shown).toEqual(agreed.get(kept.id))
      continue
    }
    expect(await its.statement('catering', kept.id)).toMatchObject({ ...shown, days })
    const { vat, net_price, total_price, withheld_vat, payable_price } = amounts
    expect({
      first: kept.first,
      portions,
      topUp: top_up,
      vat: vat.map(({ rate, base, price }) => ({ rate, base: kurus(base), price: kurus(price) })),
      net: kurus(net_price),
      total: kurus(total_price),
      withheld: kurus(withheld_vat),
      payable: kurus(payable_price),
    }).toEqual({ first: kept.first, ...recounted(kept, facts) })
    if (kept.agreed) agreed.set(kept.id, shown)
  }
  return facts
}

const terminate = async (its: Settling, more: object) => {
  const [partnership] = await product.sql(
    `SELECT id FROM partnerships WHERE catering_id = '${its.pair.cateringId}' AND is_active`,
  )
  const asked = await product.call('requestTermination', {
    as: its.tokens.corporate,
    path: its.path('corporate'),
    body: { partnership_id: String(partnership!['id']), reason: 'pricing', ...more },
  })
  expect(asked.status).toBe(201)
  const decided = await product.call('decideTermination', {
    as: its.tokens.catering,
    path: { ...its.path('catering'), terminationId: asked.body.termination_request.id },
    body: { action: 'approve' },
  })
  expect(decided.status).toBe(200)
}

describe('every statement equals the recount of the frozen lists', () => {
  it.each([1, 2])(
    'in two months of a firm with two caterings, by seed %i',
    async (seed) => {
      const { draw, oneOf, happens } = drawing(seed)
      const one = await settlingOf(product, ++number)
      const other = await settlingOf(product, ++number, { period: oneOf(['month', 'half_month', 'week']) }, one)
      const shifts = [
        one.shiftId,
        await one.addShift('Akşam', '16:00', '23:00'),
        await one.addShift('Gece', '22:00', '06:00'),
      ]
      const pairs = [
        { its: one, agreed: new Map<string, unknown>(), endsOn: '' },
        { its: other, agreed: new Map<string, unknown>(), endsOn: '' },
      ]
      const frozen = new Set<string>()
      let renewed = ''
      const seen = { terms: 0, ended: 0, corrected: 0, received: 0, agreed: 0, withheld: 0 }

      const newTerms = async ({ its }: (typeof pairs)[number], today: string, start: string) => {
        await its.agree({
          unit_price: (9000 + draw(6000)) / 100,
          vat_rate: oneOf(vatRates),
          period: oneOf(['month', 'half_month', 'week']),
          minimum: happens(50) ? { portions: 20 + draw(60), weekdays: [1, 2, 3, 4, 5] } : null,
          ...(start > today && { start_date: start }),
        })
        seen.terms++
      }
      const close = (companyId: string, date: string) =>
        product.sql(`INSERT INTO closed_days (company_id, date, from_time, name, made_at)
        VALUES ('${companyId}', '${date}', ${happens(50) ? 'NULL' : `'13:00'`}, 'Kapalı', '${date}')
        ON CONFLICT DO NOTHING`)
      const correct = async ({ its }: (typeof pairs)[number], today: string, facts: Facts) => {
        const list = oneOf(facts.lists.filter(({ date }) => date <= today))
        const kept = facts.statements.find(({ first, last }) => first <= list.date && list.date <= last)!
        const [side, answering] = oneOf([
          ['corporate', 'catering'],
          ['catering', 'corporate'],
        ] as const)
        const { status, body } = await its.propose(side, kept.id, list.date, oneOf([-4, -1, 3, 12]), {
          shift_id: oneOf(shifts),
        })
        if (status !== 201 || happens(20)) return
        const answer = oneOf([
          { action: 'accept' },
          { action: 'accept' },
          { action: 'refuse', reason: 'Sayım böyle değil.' },
        ])
        const answered = await its.answer(answering, body.statement_id, body.correction_id, answer)
        if (answered.status === 200) seen.corrected++
      }
      /** The firm counts at the door, or takes that back; the catering answers now and then. */
      const receive = async ({ its }: (typeof pairs)[number], today: string) => {
        const { corporateId, cateringId } = its.pair
        const days = await product.sql(`
          SELECT menu_day_id AS id, meals + guest_portions AS portions FROM kitchen_lists
          WHERE corporate_id = '${corporateId}' AND catering_id = '${cateringId}' 
            AND date BETWEEN '${addDays(today, -6)}' AND '${today}'
          ORDER BY date, shift_id`)
        if (days.length === 0) return
        const { id, portions } = oneOf(days)
        const received = happens(20) ? null : Math.max(0, Number(portions) + oneOf([-3, -1, 2]))
        const { status } = await product.call('confirmDelivery', {
          as: its.tokens.corporate,
          path: { companyId: corporateId, menuDayId: String(id) },
          body: { received_portions: received },
        })
        if (status !== 200 || happens(30)) return
        const open = await product.sql(`
          SELECT id, statement_id FROM statement_corrections WHERE menu_day_id = '${String(id)}' AND status = 'open'`)
        for (const one of open) {
          const answer = oneOf([{ action: 'accept' }, { action: 'refuse', reason: 'Teslim fişi öyle değil.' }])
          await its.answer('catering', String(one['statement_id']), String(one['id']), answer)
          if (answer.action === 'accept') seen.received++
        }
      }
      const approve = async ({ its }: (typeof pairs)[number], kept: Kept) => {
        for (const side of ['corporate', 'catering'] as const) {
          const { version, corrections } = await its.statement(side, kept.id)
          for (const open of corrections.filter(({ status }) => status === 'open'))
            await its.answer(side, kept.id, open.id, { action: open.is_own ? 'withdraw' : 'accept' })
          const { status, body } = await its.approve(side, kept.id, version)
          if (status === 200 && body.is_agreed) seen.agreed++
        }
      }

      for (let today = '2026-10-01'; today <= '2026-12-08'; today = addDays(today, 2 + draw(4))) {
        product.clock.set(`${today}T09:00:00Z`)
        if (renewed === '' || today >= addDays(renewed, 14)) {
          for (const { its } of pairs) await its.at(`${today}T09:00:00Z`)
          renewed = today
        }
        for (const pair of pairs) {
          const { its, agreed } = pair
          const isLasting = (date: string) => date <= '2026-11-30' && (pair.endsOn === '' || date < pair.endsOn)
          const [date, shiftId] = [addDays(today, draw(4)), oneOf(shifts)]
          const list = `${its.pair.cateringId} ${shiftId} ${date}`
          if (!frozen.has(list) && isLasting(date)) {
            frozen.add(list)
            await freezeList(product, { ...its.pair, shiftId }, date, draw(60), { guests: draw(5) })
          }
          if (happens(15)) await its.withholds(!(await factsOf(its.pair)).withholds)
          const company = () => oneOf([its.pair.cateringId, its.pair.corporateId])
          if (happens(10)) await close(company(), date)
          await its.settle()
          const { terms } = await factsOf(its.pair)
          const start = addDays(today, draw(4))
          if (pair.endsOn === '' && happens(30) && terms.at(-1)!.start < start) {
            if (happens(50)) await close(company(), start)
            await newTerms(pair, today, start)
          } else if (pair.its === other && pair.endsOn === '' && today > '2026-11-12') {
            pair.endsOn = addDays(today, 1 + draw(5))
            await terminate(its, happens(30) ? {} : { effective_date: pair.endsOn })
            seen.ended++
          }
          if (happens(70)) await receive(pair, today)
          if (!happens(35) && today < '2026-12-04') continue
          const facts = await recount(its, agreed)
          seen.withheld += facts.statements.filter((kept) => recounted(kept, facts).withheld > 0).length
          if (facts.lists.some((one) => one.date <= today)) await correct(pair, today, facts)
          for (const kept of facts.statements)
            if (kept.last < today && !kept.agreed && happens(60)) {
              await approve(pair, kept)
              await recount(its, agreed)
            }
        }
      }
      for (const many of Object.values(seen)) expect(many, JSON.stringify(seen)).toBeGreaterThan(0)
    },
    240_000,
  )

  it('with a list that was frozen before terms with another kind of period begin on its day', async () => {
    const its = await settlingOf(product, ++number, { period: 'week' })
    await its.at('2026-10-17T09:00:00Z')
    await its.freeze('2026-10-17', 10)
    await its.freeze('2026-10-18', 20)
    await its.settle()
    await its.agree({ period: 'month', start_date: '2026-10-18' })
    const { statements } = await recount(its)
    expect(statements.map(({ first, last }) => [first, last])).toEqual([
      ['2026-10-12', '2026-10-17'],
      ['2026-10-18', '2026-10-31'],
    ])
  })

  it('with a list that was frozen for the next week before weeks become a month', async () => {
    const its = await settlingOf(product, ++number, { period: 'week' })
    await its.at('2026-10-16T09:00:00Z')
    await its.freeze('2026-10-17', 10)
    await its.freeze('2026-10-19', 20)
    await its.settle()
    await its.agree({ period: 'month', start_date: '2026-10-17' })
    await its.freeze('2026-10-20', 5)
    await recount(its)
  })

  it('with a list that was frozen for the day after the partnership ended at once', async () => {
    const its = await settlingOf(product, ++number)
    await its.at('2026-10-15T09:00:00Z')
    await its.freeze('2026-10-15', 10)
    await its.freeze('2026-10-16', 20)
    await its.settle()
    await terminate(its, {})
    await product.sql(`INSERT INTO closed_days (company_id, date, name, made_at)
      VALUES ('${its.pair.corporateId}', '2026-10-16', 'Kapalı', '2026-10-15')`)
    const { statements } = await recount(its)
    expect(statements.map(({ last }) => last)).toEqual(['2026-10-15', '2026-10-31'])
  })
})

it('a statement ends with its partnership as soon as that has ended', async () => {
  const its = await settlingOf(product, ++number)
  await its.at('2026-10-15T09:00:00Z')
  await its.freeze('2026-10-14', 10)
  await its.settle()
  await terminate(its, {})
  await its.settle()
  const { statements } = await recount(its)
  expect(statements.map(({ last }) => last)).toEqual(['2026-10-15'])
})

describe('a list at the end of a month', () => {
  it('of a shift over midnight counts in the month in which the shift begins', async () => {
    const its = await settlingOf(product, ++number)
    const night = await its.addShift('Gece', '22:00', '06:00')
    await its.at('2026-10-31T21:30:00Z')
    await freezeList(product, { ...its.pair, shiftId: night }, '2026-10-31', 12, { guests: 1 })
    const { statements } = await recount(its)
    expect(statements.map(({ last }) => last)).toEqual(['2026-10-31'])
    expect(await its.statement('catering', await its.of('2026-10-31'))).toMatchObject({ portions: 13 })
  })

  it('is never missing in what both agree on, even if they approve while it is frozen', async () => {
    for (let round = 0; round < 3; round++) {
      const its = await settlingOf(product, ++number)
      await its.freeze('2026-10-19', 10)
      await its.settle()
      await serveDay(
        product,
        { ...its.pair, shiftId: its.shiftId },
        '2026-10-31',
        [[its.firm.people.corporate1, 'A']],
        {
          isOpen: true,
        },
      )
      await its.at('2026-11-02T09:00:00Z')
      const id = await its.of('2026-10-31')
      const approvals = await Promise.all([
        its.approve('catering', id, 1),
        product.use(freezeLists)(undefined).then(its.settle),
        its.approve('corporate', id, 1),
      ])
      for (const answer of [approvals[0], approvals[2]]) expect(answer.status).toBe(409)
      const { version } = await its.statement('catering', id)
      expect((await its.approve('catering', id, version)).status).toBe(200)
      expect((await its.approve('corporate', id, version)).body).toMatchObject({ is_agreed: true })
      expect(await its.statement('corporate', id)).toMatchObject({ state: 'agreed', portions: 11 })
    }
  })
})
