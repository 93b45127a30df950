import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { enrol, menu, type Person, tokenOf } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const product = useProduct({ contractCheck: false })
const world = useWorld(product)
let cook: string
let manager: string
let eaters: { person: Person; as: string }[]
beforeAll(async () => {
  cook = await tokenOf(product, world.cateringA.people.corporate4)
  manager = await tokenOf(product, world.corporateA.people.corporate4)
  eaters = await Promise.all(
    Array.from({ length: 16 }, async (_, at) => {
      const person = await enrol(product, world.corporateA.company, 'individual', {
        departmentId: world.corporateA.departments[at % 3]?.id ?? null,
      })
      return { person, as: await tokenOf(product, person, 'individual') }
    }),
  )
})

const kitchen = () => ({ cateringId: world.cateringA.company.id, corpId: world.corporateA.company.id })
const keys = menu.choices.map(({ key }) => key)

const choose = (
  { person, as }: { person: Person; as: string },
  date: string,
  choice: string,
  shift_id = world.dayShift.id,
) =>
  product.call('saveChoice', {
    as,
    path: { companyId: person.companyId, userId: person.id },
    body: { date, shift_id, choice, catering_id: world.cateringA.company.id },
  })
const saveDay = (date: string, more: object = {}, shift_id = world.dayShift.id) =>
  product.call('saveMenuDay', {
    as: cook,
    path: kitchen(),
    body: { shift_id, date, ...menu, status: 'published', ...more },
  })
const newShift = async (title: string): Promise<string> => {
  const plan = {
    title,
    start_time: '12:00',
    end_time: '20:00',
    days: [1, 2, 3, 4, 5, 6, 7],
    timezone: 'Europe/Istanbul',
  }
  return (
    await product.call('createShift', { as: manager, path: { companyId: world.corporateA.company.id }, body: plan })
  ).body.shift.id
}
const deleteShift = (shiftId: string) =>
  product.call('deleteShift', { as: manager, path: { companyId: world.corporateA.company.id, shiftId } })

/** Where the running totals differ from a recount of the choices; must be empty. */
const differences = () =>
  product.sql(`
    WITH counted AS (
      SELECT catering_id, corporate_id, date, shift_id, coalesce(department_id, '00000000-0000-0000-0000-000000000000') AS department_id, choice_key, count(*) AS total
      FROM choices WHERE choice_key <> 'SKIP' GROUP BY 1, 2, 3, 4, 5, 6
      UNION ALL
      SELECT catering_id, corporate_id, '-infinity', shift_id, coalesce(department_id, '00000000-0000-0000-0000-000000000000'), '', count(*)
      FROM choices WHERE choice_key <> 'SKIP' GROUP BY 1, 2, 4, 5
    ), kept AS (SELECT * FROM choice_totals WHERE total <> 0)
    SELECT * FROM counted c FULL JOIN kept k USING (catering_id, corporate_id, date, shift_id, department_id, choice_key)
    WHERE c.total IS DISTINCT FROM k.total`)
/** Choices whose option is no longer on their published menu. */
const orphans = () =>
  product.sql(`
    SELECT c.* FROM choices c LEFT JOIN menu_days d ON d.id = c.menu_day_id AND d.status = 'published'
      AND EXISTS (SELECT FROM jsonb_array_elements(d.options) o WHERE o ->> 'key' = c.choice_key)
    WHERE d.id IS NULL`)

/** Repeats a race often enough for both orders to happen, each time with its own rows. */
const rounds = Array.from({ length: 15 }, (_, at) => at)
const dateOf = (days: number) => new Date(Date.UTC(2026, 10, 16) + days * 86_400_000).toISOString().slice(0, 10)

describe('concurrent saves', () => {
  it('of one choice leave one of them and exact totals', async () => {
    const shiftId = await newShift('Yarış')
    for (const round of rounds) {
      const date = dateOf(round)
      await saveDay(date, {}, shiftId)
      const eater = eaters[round % eaters.length] as (typeof eaters)[number]
      const replies = await Promise.all([0, 1, 2].map((at) => choose(eater, date, keys[at] ?? '', shiftId)))
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    }
    const rows = await product.sql(
      `SELECT date, count(*)::int AS rows FROM choices WHERE shift_id = '${shiftId}' GROUP BY 1`,
    )
    expect(rows.map(({ rows }) => rows)).toEqual(rounds.map(() => 1))
    expect(await differences()).toEqual([])
  })

  it('of a choice and of a menu without its option never leave a choice without an option', async () => {
    const shiftId = await newShift('Seçenek')
    const { GELENEKSEL2: _, ...meals } = menu.meals
    const choices = menu.choices.filter(({ key }) => key !== 'GELENEKSEL2')
    for (const round of rounds) {
      const date = dateOf(round)
      await saveDay(date, {}, shiftId)
      const [removal, ...saves] = await Promise.all([
        saveDay(date, { meals, choices }, shiftId),
        ...eaters.slice(0, 4).map((eater) => choose(eater, date, 'GELENEKSEL2', shiftId)),
      ])
      const chosen = saves.filter(({ status }) => status === 200).length
      expect([200, 409]).toContain(removal.status)
      expect(removal.status === 200 ? chosen : 0).toBe(0)
      for (const { status } of saves) expect([200, 409, 422]).toContain(status)
    }
    expect(await orphans()).toEqual([])
    expect(await differences()).toEqual([])
  })

  it('of a choice and of the menu as a draft never leave a choice on a draft', async () => {
    const shiftId = await newShift('Geri çekme')
    for (const round of rounds) {
      const date = dateOf(round)
      await saveDay(date, {}, shiftId)
      const [withdrawal, save] = await Promise.all([
        saveDay(date, { status: 'draft' }, shiftId),
        choose(eaters[0] as (typeof eaters)[number], date, 'GELENEKSEL1', shiftId),
      ])
      expect([withdrawal.status, save.status]).not.toEqual([200, 200])
      expect([200, 404, 409]).toContain(save.status)
    }
    expect(await orphans()).toEqual([])
  })

  it('of a choice and the deletion of its shift leave no future choice', async () => {
    for (const round of rounds.slice(0, 10)) {
      const shiftId = await newShift(`Silinen ${round}`)
      await saveDay(dateOf(0), {}, shiftId)
      const [deletion, ...saves] = await Promise.all([
        deleteShift(shiftId),
        ...eaters.slice(0, 6).map((eater) => choose(eater, dateOf(0), 'GELENEKSEL1', shiftId)),
      ])
      expect(deletion.status).toBe(200)
      expect(deletion.body.cancelled_choices).toBe(saves.filter(({ status }) => status === 200).length)
      expect(await product.sql(`SELECT * FROM choices WHERE shift_id = '${shiftId}'`)).toEqual([])
    }
    expect(await differences()).toEqual([])
  })

  it('of a choice and the end of the partnership leave no future choice', async () => {
    const shiftId = await newShift('Fesih')
    await saveDay(dateOf(0), {}, shiftId)
    const partnership = `catering_id = '${kitchen().cateringId}' AND corporate_id = '${kitchen().corpId}'`
    const endPartnership = () =>
      product.sql(`DO $$ BEGIN
        UPDATE partnerships SET is_active = false, ended_at = now() WHERE ${partnership};
        DELETE FROM choices WHERE ${partnership} AND date > '2026-11-11';
      END $$`)
    for (const _round of rounds) {
      let hasEnded = false
      const ending = endPartnership().then(() => void (hasEnded = true))
      const saves: number[] = []
      const chooseUntilTheEnd = async (eater: (typeof eaters)[number]) => {
        while (!hasEnded) saves.push((await choose(eater, dateOf(0), 'GELENEKSEL1', shiftId)).status)
      }
      await Promise.all([ending, ...eaters.slice(0, 6).map(chooseUntilTheEnd)])
      for (const status of saves) expect([200, 409]).toContain(status)
      expect(await product.sql(`SELECT * FROM choices WHERE ${partnership} AND date > '2026-11-11'`)).toEqual([])
      await product.sql(`UPDATE partnerships SET is_active = true, ended_at = NULL WHERE ${partnership}`)
    }
    expect(await differences()).toEqual([])
  })

  it('of a choice and the deactivation of the person cause no error', async () => {
    const leavers = await Promise.all(
      rounds.slice(0, 6).map(async () => {
        const person = await enrol(product, world.corporateA.company, 'individual')
        return { person, as: await tokenOf(product, person, 'individual') }
      }),
    )
    for (const leaver of leavers) {
      const [save] = await Promise.all([
        choose(leaver, world.menuDate, 'GELENEKSEL1'),
        product.sql(`UPDATE users SET is_active = false WHERE id = '${leaver.person.id}'`),
      ])
      expect([200, 401, 409]).toContain(save.status)
      expect((await choose(leaver, world.menuDate, 'GELENEKSEL2')).status).toBe(401)
    }
  })

  it('of any menus, choices and publications keep the running totals equal to a recount', async () => {
    const shifts = await Promise.all([newShift('Karma 1'), newShift('Karma 2')])
    const dates = [dateOf(1), dateOf(2), dateOf(3)]
    for (const shiftId of shifts) for (const date of dates) await saveDay(date, {}, shiftId)
    const step = fc.record({
      what: fc.constantFrom(
        'choose',
        'choose',
        'choose',
        'choose',
        'choose',
        'choose',
        'change menu',
        'move',
        'delete',
      ),
      who: fc.nat(eaters.length - 1),
      date: fc.constantFrom(...dates),
      key: fc.constantFrom(...keys),
      shift: fc.nat(1),
      department: fc.nat(1),
    })
    const work = fc.sample(step, { numRuns: 400, seed: 5 })
    const statuses = new Set<number>()
    const run = async ({ what, who, date, key, shift, department }: (typeof work)[number]) => {
      const eater = eaters[who] as (typeof eaters)[number]
      const shiftId = shifts[shift] ?? ''
      if (what === 'change menu') statuses.add((await saveDay(date, {}, shiftId)).status)
      else if (what === 'move')
        await product.sql(
          `UPDATE users SET department_id = '${world.corporateA.departments[department]?.id}' WHERE id = '${eater.person.id}'`,
        )
      else if (what === 'delete')
        await product.sql(`DELETE FROM choices WHERE user_id = '${eater.person.id}' AND shift_id = '${shiftId}'`)
      else statuses.add((await choose(eater, date, key, shiftId)).status)
    }
    const queue = [...work]
    await Promise.all(
      Array.from({ length: 12 }, async () => {
        for (let next = queue.shift(); next !== undefined; next = queue.shift()) await run(next)
      }),
    )
    expect([...statuses]).toEqual([200])
    expect(await differences()).toEqual([])
    expect(await orphans()).toEqual([])

    const { body } = await product.call('getKitchenStats', {
      as: cook,
      path: kitchen(),
      query: { shift_id: shifts[0] ?? '' },
    })
    const counted = await product.sql(
      `SELECT date, count(*)::int AS total FROM choices WHERE shift_id = '${shifts[0]}' AND date < '2026-11-18' GROUP BY 1 ORDER BY 1`,
    )
    expect(body.next_7_days.filter(({ total }) => total > 0).map(({ date, total }) => ({ date, total }))).toEqual(
      counted,
    )
  })

  it('log no error', () => {
    expect(product.loggedErrors).toEqual([])
  })
})

describe('one person in two shifts on the same date', () => {
  it('keeps exactly one meal, however often it moves back and forth at once', async () => {
    const [here, there] = [await newShift('Önce'), await newShift('Sonra')]
    const date = '2026-11-24'
    for (const shiftId of [here, there]) await saveDay(date, {}, shiftId)
    const [{ person, as }] = eaters as [(typeof eaters)[number]]
    const path = { companyId: person.companyId, userId: person.id }
    const move = (shift_id: string, replaces_shift_id: string) =>
      product.call('saveChoice', {
        as,
        path,
        body: { date, shift_id, choice: 'GELENEKSEL1', catering_id: world.cateringA.company.id, replaces_shift_id },
      })
    for (let round = 0; round < 15; round++) {
      const replies = await Promise.all([move(here, there), move(there, here), move(here, there)])
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
      const kept = await product.sql(`SELECT shift_id FROM choices WHERE user_id = '${person.id}' AND date = '${date}'`)
      expect(kept).toHaveLength(1)
      if (round % 3 === 0)
        await product.call('withdrawChoice', {
          as,
          path,
          query: { date, shift_id: String((kept[0] as { shift_id: string }).shift_id) },
        })
    }
    expect(await differences()).toEqual([])
  })

  it('cannot choose after a cut-off that was moved earlier in the meantime', async () => {
    const date = '2026-11-17'
    for (let round = 0; round < 10; round++) {
      const shiftId = await newShift(`Kapanan ${round}`)
      await saveDay(date, {}, shiftId)
      const plan = { title: 'Kapandı', start_time: '12:00', end_time: '20:00', days: [1, 2, 3, 4, 5, 6, 7] }
      const [closed, ...replies] = await Promise.all([
        product.call('updateShift', {
          as: manager,
          path: { companyId: world.corporateA.company.id, shiftId },
          body: { ...plan, cutoff_days: 7, cutoff_time: '00:00' },
        }),
        ...eaters.slice(0, 4).map((eater, at) => choose(eater, date, at % 2 === 0 ? 'SKIP' : 'GELENEKSEL1', shiftId)),
      ])
      expect(closed.status).toBe(200)
      const saved = replies.filter(({ status }) => status === 200).length
      expect(replies.every(({ status }) => [200, 422].includes(status))).toBe(true)
      expect(await product.sql(`SELECT FROM choices WHERE shift_id = '${shiftId}'`)).toHaveLength(saved)
      const [late] = eaters.slice(5) as [(typeof eaters)[number]]
      expect((await choose(late, date, 'SKIP', shiftId)).status).toBe(422)
    }
    expect(await differences()).toEqual([])
  })
})
