import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { deliverMenuNews, Inboxes } from '../../../src/core/notifications/index.ts'
import { openPartnership } from '../../../src/core/partnerships/index.ts'
import { Ids } from '../../../src/core/shared/index.ts'
import { startWorker } from '../../../src/main/worker.ts'
import { wednesdayNoon } from '../../support/product.ts'
import { enrol, menu, type Person, tokenOf } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const product = useProduct()
const world = useWorld(product)
let cook: string
beforeAll(async () => {
  cook = await tokenOf(product, world.cateringA.people.corporate4)
})
beforeEach(() => product.clock.set(wednesdayNoon))

interface Eater {
  person: Person
  as: string
}

const newEater = async (department = 0): Promise<Eater> => {
  const person = await enrol(product, world.corporateA.company, 'individual', {
    departmentId: world.corporateA.departments[department]?.id ?? null,
  })
  return { person, as: await tokenOf(product, person, 'individual') }
}
const pathOf = ({ person }: Eater) => ({ companyId: person.companyId, userId: person.id })
const kitchen = () => ({ cateringId: world.cateringA.company.id, corpId: world.corporateA.company.id })
const choose = (eater: Eater, more: { date?: string; shift_id?: string; choice?: string; catering_id?: string } = {}) =>
  product.call('saveChoice', {
    as: eater.as,
    path: pathOf(eater),
    body: {
      date: world.menuDate,
      shift_id: world.dayShift.id,
      choice: 'GELENEKSEL1',
      catering_id: world.cateringA.company.id,
      ...more,
    },
  })
const play = async (eater: Eater, shift_id?: string) =>
  (
    await product.call('getMenuPlay', {
      as: eater.as,
      path: pathOf(eater),
      query: shift_id === undefined ? {} : { shift_id },
    })
  ).body.days
const publish = (date: string, shift_id: string) =>
  product.call('saveMenuDay', { as: cook, path: kitchen(), body: { shift_id, date, ...menu, status: 'published' } })
const stats = async (query: { shift_id?: string; dept_id?: string } = {}) =>
  (await product.call('getKitchenStats', { as: cook, path: kitchen(), query })).body.next_7_days
const countsOn = async (date: string, query: { shift_id?: string; dept_id?: string } = {}) => {
  const day = (await stats(query)).find((candidate) => candidate.date === date)
  return { total: day?.total, ...Object.fromEntries((day?.choices ?? []).map(({ key, count }) => [key, count])) }
}

describe('choosing', () => {
  it("shows the published days from today on, with the person's own choice", async () => {
    const eater = await newEater()
    await publish('2026-11-11', world.dayShift.id)
    expect(
      (await play(eater, world.dayShift.id)).map(({ date, selectable, completed }) => [date, selectable, completed]),
    ).toEqual([
      ['2026-11-11', false, false],
      ['2026-11-12', true, false],
    ])
    const saved = await choose(eater)
    expect(saved.body.choice).toEqual({
      date: '2026-11-12',
      shift_id: world.dayShift.id,
      choice: 'GELENEKSEL1',
      type: 'Geleneksel 1',
      meal: 'Kuru fasulye',
    })
    expect((await play(eater, world.dayShift.id))[1]).toMatchObject({
      completed: true,
      choice: 'GELENEKSEL1',
      catering_name: 'Anne Eli Yemek',
    })
    expect((await play(eater)).map(({ shift_title }) => shift_title)).toEqual(['Gündüz', 'Gündüz', 'Gece'])
  })

  it('is closed for today, with the sentence from the specification, and for past days', async () => {
    const eater = await newEater()
    await publish('2026-11-11', world.dayShift.id)
    const today = await choose(eater, { date: '2026-11-11' })
    expect([today.status, today.problem.detail]).toEqual([
      422,
      'Bugün için seçim yapılamaz. Yarın ve sonrası için seçim yapabilirsiniz.',
    ])
    product.clock.set('2026-11-13T09:00:00Z')
    expect((await choose({ ...eater, as: await tokenOf(product, eater.person, 'individual') })).problem.code).toBe(
      'choice.closed',
    )
  })

  it.each([
    ['one second before midnight in Istanbul', '2026-11-11T20:59:59Z', 200, true],
    ['at midnight', '2026-11-11T21:00:00Z', 422, false],
    ['one second after', '2026-11-11T21:00:01Z', 422, false],
  ])('for tomorrow ends with today: %s', async (_when, instant, status, selectable) => {
    const eater = await newEater()
    product.clock.set(instant)
    expect((await play(eater, world.dayShift.id)).find(({ date }) => date === '2026-11-12')?.selectable).toBe(
      selectable,
    )
    expect((await choose(eater)).status).toBe(status)
  })

  it('assigns a night shift to the day on which it starts', async () => {
    const eater = await newEater()
    const night = { shift_id: world.nightShift.id }
    product.clock.set('2026-11-11T20:59:59Z')
    expect((await choose(eater, night)).status).toBe(200)
    product.clock.set('2026-11-12T03:30:00Z')
    const seen = await play(eater, world.nightShift.id)
    expect(seen.map(({ date, selectable }) => [date, selectable])).toEqual([['2026-11-12', false]])
    expect((await choose(eater, { ...night, choice: 'GELENEKSEL2' })).problem.code).toBe('choice.closed_today')
    product.clock.set('2026-11-12T22:30:00Z')
    expect(await play(eater, world.nightShift.id), 'while they are at work').toMatchObject([{ date: '2026-11-12' }])
    product.clock.set('2026-11-13T03:00:00Z')
    expect(await play(eater, world.nightShift.id)).toEqual([])
  })

  it('uses the time zone of the shift', async () => {
    const owner = await tokenOf(product, world.corporateA.people.corporateOwner)
    const companyId = world.corporateA.company.id
    const far = {
      title: 'Auckland',
      start_time: '09:00',
      end_time: '17:00',
      days: [1, 2, 3, 4, 5, 6, 7],
      timezone: 'Pacific/Auckland',
    }
    const { body } = await product.call('createShift', { as: owner, path: { companyId }, body: far })
    const shift_id = body.shift.id
    await publish('2026-11-12', shift_id)
    await publish('2026-11-13', shift_id)
    const eater = await newEater()
    product.clock.set('2026-11-11T11:30:00Z')
    expect((await choose(eater, { shift_id, date: '2026-11-12' })).problem.code).toBe('choice.closed_today')
    expect((await choose(eater, { shift_id, date: '2026-11-13' })).status).toBe(200)
    expect((await play(eater, shift_id)).map(({ date, selectable }) => [date, selectable])).toEqual([
      ['2026-11-12', false],
      ['2026-11-13', true],
    ])
    await product.call('deleteShift', { as: owner, path: { companyId, shiftId: shift_id } })
  })

  it("ends for a deleted shift with a notification to its people, who can still see today's meal", async () => {
    const owner = await tokenOf(product, world.corporateA.people.corporateOwner)
    const companyId = world.corporateA.company.id
    const plan = { title: 'Ek vardiya', start_time: '12:00', end_time: '20:00', days: [3, 4, 5] }
    const { id: shift_id } = (await product.call('createShift', { as: owner, path: { companyId }, body: plan })).body
      .shift
    const eater = await newEater()
    for (const date of ['2026-11-12', '2026-11-13']) {
      await publish(date, shift_id)
      expect((await choose(eater, { shift_id, date })).status).toBe(200)
    }
    product.clock.set('2026-11-12T06:00:00Z')
    const path = { companyId, shiftId: shift_id }
    const without = { ...plan, days: [3, 4] }
    expect((await product.call('updateShift', { as: owner, path, body: without })).status).toBe(200)
    expect((await play(eater, shift_id)).map(({ choice, closed_reason }) => [choice, closed_reason])).toEqual([
      ['GELENEKSEL1', 'too_late'],
      [null, 'no_shift'],
    ])
    expect((await product.call('deleteShift', { as: owner, path })).body.cancelled_choices).toBe(0)
    expect(await play(eater, shift_id)).toMatchObject([
      { date: '2026-11-12', choice: 'GELENEKSEL1', selectable: false, closed_reason: 'no_shift' },
    ])
    const worker = startWorker(product, { info: () => undefined, error: () => undefined })
    onTestFinished(() => worker.stop())
    const inbox = async () =>
      (await product.call('listNotifications', { as: eater.as, path: pathOf(eater) })).body.notifications
    await expect
      .poll(async () => (await inbox()).map(({ body }) => body))
      .toContain('“Ek vardiya” artık cuma günleri çalışmıyor. Bu günler için yaptığınız seçimler iptal edildi.')
  })

  it.each([
    ['an option that is not on the menu', { choice: 'GELENEKSEL9' }, 422, 'choice.unknown_option'],
    ['a day without a menu', { date: '2026-11-18' }, 404, 'choice.no_menu'],
    [
      'a day published by a catering other than the one shown',
      { catering_id: '01939b3c-0000-7000-8000-000000000000' },
      409,
      'choice.catering_differs',
    ],
  ])('refuses %s', async (_what, more, status, code) => {
    const eater = await newEater()
    const reply = await choose(eater, more)
    expect([reply.status, reply.problem.code]).toEqual([status, code])
    expect((await play(eater)).map(({ choice }) => choice)).toEqual(expect.not.arrayContaining(['GELENEKSEL1']))
  })

  it('refuses a draft, a shift of another company and a day that the shift no longer works', async () => {
    const eater = await newEater()
    await product.call('saveMenuDay', {
      as: cook,
      path: kitchen(),
      body: { shift_id: world.dayShift.id, date: '2026-11-20', ...menu, status: 'draft' },
    })
    expect((await choose(eater, { date: '2026-11-20' })).problem.code).toBe('choice.no_menu')
    expect((await choose(eater, { shift_id: world.foreignShift.id })).problem.code).toBe('choice.no_menu')
    await publish('2026-11-19', world.dayShift.id)
    await product.sql(`UPDATE shifts SET days = '{1,2,3}' WHERE id = '${world.dayShift.id}'`)
    expect((await choose(eater, { date: '2026-11-19' })).problem.code).toBe('choice.closed')
    expect((await play(eater, world.dayShift.id)).find(({ date }) => date === '2026-11-19')?.selectable).toBe(false)
    await product.sql(`UPDATE shifts SET days = '{1,2,3,4,5}' WHERE id = '${world.dayShift.id}'`)
  })
})

describe('the statistics of the kitchen', () => {
  it('follow every new and changed choice', async () => {
    const date = '2026-11-17'
    await publish(date, world.dayShift.id)
    const [one, two, three] = [await newEater(), await newEater(), await newEater(1)]
    expect(await countsOn(date)).toEqual({ total: 0, GELENEKSEL1: 0, GELENEKSEL2: 0, ALTERNATIF1: 0 })
    for (const eater of [one, two, three]) await choose(eater, { date })
    expect(await countsOn(date)).toEqual({ total: 3, GELENEKSEL1: 3, GELENEKSEL2: 0, ALTERNATIF1: 0 })
    await choose(two, { date, choice: 'ALTERNATIF1' })
    await choose(three, { date, choice: 'ALTERNATIF1' })
    await choose(three, { date, choice: 'GELENEKSEL2' })
    expect(await countsOn(date)).toEqual({ total: 3, GELENEKSEL1: 1, GELENEKSEL2: 1, ALTERNATIF1: 1 })
    expect(await countsOn(date, { dept_id: world.corporateA.departments[1]?.id ?? '' })).toEqual({
      total: 1,
      GELENEKSEL1: 0,
      GELENEKSEL2: 1,
      ALTERNATIF1: 0,
    })
    expect(await countsOn(date, { shift_id: world.nightShift.id })).toEqual({ total: 0 })
  })

  it('add up shifts that serve the same dish, for seven days from today in Istanbul', async () => {
    const eater = await newEater()
    await publish('2026-11-16', world.dayShift.id)
    await publish('2026-11-16', world.nightShift.id)
    await choose(eater, { date: '2026-11-16' })
    await choose(eater, { date: '2026-11-16', shift_id: world.nightShift.id })
    expect(await countsOn('2026-11-16')).toEqual({ total: 2, GELENEKSEL1: 2, GELENEKSEL2: 0, ALTERNATIF1: 0 })
    product.clock.set('2026-11-11T21:00:01Z')
    expect((await stats()).map(({ date }) => date)).toEqual([
      '2026-11-12',
      '2026-11-13',
      '2026-11-14',
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
    ])
    for (const { total, choices } of await stats())
      expect(choices.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  })

  it('are the same on every screen that shows them', async () => {
    const owner = await tokenOf(product, world.corporateA.people.corporateOwner)
    const [row] = await product.sql('SELECT count(*)::int AS choices FROM choices')
    const firm = await product.call('getCorporateDashboard', {
      as: owner,
      path: { companyId: world.corporateA.company.id },
    })
    const catering = await product.call('getCateringDashboard', {
      as: cook,
      path: { companyId: world.cateringA.company.id },
    })
    const staff = ['corporate1', 'corporate2', 'corporate3', 'corporate4', 'corporateOwner']
    const [people] = await product.sql(
      `SELECT count(*)::int AS all, count(*) FILTER (WHERE role = ANY ('{${staff.join()}}'))::int AS staff FROM users WHERE company_id = '${world.corporateA.company.id}'`,
    )
    expect(firm.body).toMatchObject({
      total_preferences: row?.['choices'],
      active_shifts: 2,
      corporate_users: people?.['staff'],
      individual_users: Number(people?.['all']) - Number(people?.['staff']),
    })
    expect(catering.body).toMatchObject({
      total_preferences: row?.['choices'],
      partner_corporates: 1,
      served_individuals: people?.['all'],
      rating: null,
    })
  })

  it("reveal nobody's identity to the catering", async () => {
    const eater = await newEater()
    await choose(eater)
    const answers = await Promise.all([
      product.send({
        method: 'GET',
        path: `/api/kitchen/${kitchen().cateringId}/${kitchen().corpId}/stats`,
        headers: { authorization: `Bearer ${cook}` },
      }),
      product.send({
        method: 'GET',
        path: `/api/companies?type=corporate`,
        headers: { authorization: `Bearer ${cook}` },
      }),
    ])
    for (const { text } of answers)
      for (const secret of [eater.person.id, eater.person.phone, 'Deneme individual'])
        expect(text).not.toContain(secret)
  })

  it("are visible only to the catering that cooks, not to the company's other partners", async () => {
    await product.use(openPartnership)(world.cateringB.company, world.corporateA.company)
    const other = await tokenOf(product, world.cateringB.people.corporateOwner)
    const path = { cateringId: world.cateringB.company.id, corpId: world.corporateA.company.id }
    const { body } = await product.call('getKitchenStats', { as: other, path })
    expect(body.next_7_days.map(({ total }) => total)).toEqual([0, 0, 0, 0, 0, 0, 0])
  })
})

describe('skipping, withdrawing and the cut-off', () => {
  const dayOf = async (eater: Eater) =>
    (await play(eater, world.dayShift.id)).find(({ date }) => date === world.menuDate)

  it('counts a skip separately from the meals, and allows it to be withdrawn', async () => {
    const eater = await newEater()
    const before = await countsOn(world.menuDate)
    const saved = await choose(eater, { choice: 'SKIP' })
    expect(saved.body.choice).toMatchObject({ choice: 'SKIP', type: 'Yemeyeceğim', meal: 'Yemeyeceğim' })
    expect(await countsOn(world.menuDate)).toEqual(before)
    const day = (await stats()).find(({ date }) => date === world.menuDate)
    expect(day?.skipped).toBe(1)
    expect(await dayOf(eater)).toMatchObject({
      completed: true,
      choice: 'SKIP',
      selectable_until: '2026-11-11T21:00:00.000Z',
    })
    const past = await product.call('listChoices', { as: eater.as, path: pathOf(eater), query: {} })
    expect(past.body.choices).toMatchObject([
      { choice: 'SKIP', meal: 'Yemeyeceğim', ratable: false, declaration: null },
    ])
    const query = { date: world.menuDate, shift_id: world.dayShift.id }
    const withdraw = () => product.call('withdrawChoice', { as: eater.as, path: pathOf(eater), query })
    expect((await withdraw()).status).toBe(200)
    expect((await withdraw()).status).toBe(404)
    expect((await stats()).find(({ date }) => date === world.menuDate)?.skipped).toBe(0)
  })

  it('applies the earlier cut-off of shift and catering, on screen and when saving', async () => {
    const eater = await newEater()
    await choose(eater)
    const { partnerships } = (
      await product.call('listOwnPartnerships', {
        as: cook,
        path: { type: 'catering', companyId: world.cateringA.company.id },
        query: {},
      })
    ).body
    const partnershipId = partnerships.find(({ corporate_id }) => corporate_id === kitchen().corpId)?.id ?? ''
    const path = { type: 'catering', companyId: world.cateringA.company.id, partnershipId } as const
    const set = (body: { cutoff_days: number | null; cutoff_time: string | null }) =>
      product.call('savePartnershipCutOff', { as: cook, path, body })
    expect((await set({ cutoff_days: 1, cutoff_time: null })).status).toBe(422)
    await set({ cutoff_days: 1, cutoff_time: '13:00' })
    expect(await dayOf(eater)).toMatchObject({ selectable: true, selectable_until: '2026-11-11T10:00:00.000Z' })
    const written = await product.call('listMenuDays', {
      as: cook,
      path: kitchen(),
      query: { shift_id: world.dayShift.id, start_date: world.menuDate, end_date: world.menuDate },
    })
    expect(written.body.days).toMatchObject([{ closes_at: '2026-11-11T10:00:00.000Z' }])
    product.clock.set('2026-11-11T10:00:00Z')
    expect(await dayOf(eater)).toMatchObject({ selectable: false, closed_reason: 'too_late' })
    expect((await choose(eater, { choice: 'ALTERNATIF1' })).status).toBe(422)
    const query = { date: world.menuDate, shift_id: world.dayShift.id }
    expect((await product.call('withdrawChoice', { as: eater.as, path: pathOf(eater), query })).status).toBe(422)
    const read = await product.call('getPartnership', { as: cook, path })
    expect(read.body.partnership).toMatchObject({ cutoff_days: 1, cutoff_time: '13:00' })
    await set({ cutoff_days: null, cutoff_time: null })
    product.clock.set(wednesdayNoon)
    expect((await choose(eater, { choice: 'ALTERNATIF1' })).status).toBe(200)
  })

  it('reserves the key of a skip', async () => {
    const options = menu.choices.map((choice, at) => (at === 0 ? { ...choice, key: 'SKIP' } : choice))
    const [first, ...rest] = Object.values(menu.meals)
    const meals = {
      SKIP: first ?? { name: 'Pilav' },
      ...Object.fromEntries(rest.map((meal, at) => [menu.choices[at + 1]?.key ?? '', meal])),
    }
    const reply = await product.call('saveMenuDay', {
      as: cook,
      path: kitchen(),
      body: { shift_id: world.dayShift.id, date: '2026-11-20', choices: options, meals, status: 'draft' },
    })
    expect(reply).toMatchObject({ status: 422, body: { code: 'menu_day.key_reserved' } })
  })
})

describe('usual shifts', () => {
  it("mark the person's own days and decide who is notified of a menu; setting none means all", async () => {
    const [own, everybody] = [await newEater(), await newEater()]
    const usual = async (eater: Eater) =>
      (await product.call('getUsualShifts', { as: eater.as, path: pathOf(eater) })).body
    const set = (eater: Eater, shift_ids: string[]) =>
      product.call('saveUsualShifts', { as: eater.as, path: pathOf(eater), body: { shift_ids } })
    expect(await usual(own)).toEqual({ is_told: false, shift_ids: [], rotation: null })
    expect((await set(own, [world.nightShift.id])).status).toBe(200)
    expect(await usual(own)).toEqual({ is_told: true, shift_ids: [world.nightShift.id], rotation: null })
    expect((await play(own, world.dayShift.id)).every((day) => day.is_usual === false)).toBe(true)
    expect((await play(everybody)).every((day) => day.is_usual)).toBe(true)
    expect((await choose(own)).status).toBe(200)

    const news = { id: product.use(Ids).next(), companyId: own.person.companyId, shiftId: world.dayShift.id }
    await deliverMenuNews(
      product.use(Inboxes),
      { ...news, cateringId: world.cateringA.company.id, dates: ['2026-11-26'] },
      new Date('2026-11-11T09:00:00Z'),
    )
    const told = async (eater: Eater) =>
      (await product.call('listNotifications', { as: eater.as, path: pathOf(eater), query: {} })).body.notifications
        .length
    expect([await told(own), await told(everybody)]).toEqual([0, 1])

    expect((await set(own, [world.cateringA.company.id])).status).toBe(404)
    expect(await usual(own)).toEqual({ is_told: true, shift_ids: [world.nightShift.id], rotation: null })
    await set(own, [])
    expect((await play(own)).every((day) => day.is_usual)).toBe(true)
  })
})

describe('after the partnership with the catering has ended', () => {
  const partnership = () =>
    `catering_id = '${world.cateringA.company.id}' AND corporate_id = '${world.corporateA.company.id}'`
  const end = () => product.sql(`UPDATE partnerships SET is_active = false, ended_at = now() WHERE ${partnership()}`)
  const resume = () => product.sql(`UPDATE partnerships SET is_active = true, ended_at = NULL WHERE ${partnership()}`)

  it('published days stay visible but are closed, and choosing says why', async () => {
    const eater = await newEater()
    await choose(eater)
    await end()
    expect((await play(eater, world.dayShift.id)).find(({ date }) => date === world.menuDate)).toMatchObject({
      selectable: false,
      choice: 'GELENEKSEL1',
    })
    for (const one of [eater, await newEater()]) {
      const reply = await choose(one, { choice: 'GELENEKSEL2' })
      expect([reply.status, reply.problem.code, reply.problem.detail]).toEqual([
        409,
        'choice.partnership_ended',
        'Bu menüyü hazırlayan catering ile anlaşma sona erdi; seçim yapılamaz.',
      ])
    }
    await resume()
    expect((await choose(eater, { choice: 'GELENEKSEL2' })).status).toBe(200)
  })

  it('earlier meals can still be rated', async () => {
    const eater = await newEater()
    await choose(eater)
    await end()
    product.clock.set('2026-11-12T14:00:00Z')
    const body = { date: world.menuDate, shift_id: world.dayShift.id, stars: 5 }
    const as = await tokenOf(product, eater.person, 'individual')
    expect((await product.call('rateChoice', { as, path: pathOf(eater), body })).status).toBe(200)
    await resume()
  })
})
