import { beforeAll, describe, expect, it } from 'vitest'
import { operator } from '../../../src/core/actors/rules.ts'
import { setCompanyActivity } from '../../../src/core/companies/index.ts'
import { endPartnershipWhenDue, openPartnership } from '../../../src/core/partnerships/index.ts'
import { Transaction } from '../../../src/core/shared/index.ts'
import { createShift, type Shift } from '../../../src/core/shifts/index.ts'
import { startProduct } from '../../support/product.ts'
import { menu, createWorkplace, tokenOf } from '../../support/world.ts'
import { useCompany, useProduct } from '../../support/use-product.ts'

const product = useProduct()
const catering = useCompany(product, 'catering', 'Anne Eli Yemek')
let cook: string
beforeAll(async () => {
  cook = await tokenOf(product, catering.people.corporate4)
})

type Hours = readonly [title: string, start: string, end: string]
const day: Hours = ['Gündüz', '08:00', '16:00']
const evening: Hours = ['Akşam', '16:00', '00:00']
const night: Hours = ['Gece', '00:00', '08:00']

const addShift = (companyId: string, [title, startTime, endTime]: Hours): Promise<Shift> =>
  product.use(createShift)({
    companyId,
    actor: operator,
    plan: { title, startTime, endTime, days: [1, 2, 3, 4, 5], timezone: 'Europe/Istanbul' },
  })

let number = 0
/** A partner of the catering with these shifts. */
const aFirm = async (...hours: Hours[]) => {
  const { company, people } = await createWorkplace(product, 'corporate', `Firma ${String(++number).padStart(3, '0')}`)
  const { id: partnershipId } = await product.use(openPartnership)(catering.company, company)
  const shifts: Shift[] = []
  for (const one of hours) shifts.push(await addShift(company.id, one))
  return { ...company, people, partnershipId, shifts }
}
type Firm = Awaited<ReturnType<typeof aFirm>>

const path = () => ({ companyId: catering.company.id })
const create = (name = `Grup ${++number}`, description = '') =>
  product.call('createCorporateGroup', { as: cook, path: path(), body: { name, description } })
const add = (groupId: string, { id }: { id: string }) =>
  product.call('addCompanyToGroup', { as: cook, path: { ...path(), groupId }, body: { corporate_id: id } })
const remove = (groupId: string, { id }: { id: string }) =>
  product.call('removeCompanyFromGroup', { as: cook, path: { ...path(), groupId, corpId: id } })
const aGroupOf = async (...firms: Firm[]) => {
  const { id } = (await create()).body.group
  for (const firm of firms) expect((await add(id, firm)).status).toBe(201)
  return id
}
const cardOf = async (groupId: string) => {
  const { groups } = (await product.call('listCorporateGroups', { as: cook, path: path() })).body
  return groups.find(({ id }) => id === groupId)
}
const detailOf = async (groupId: string) =>
  (await product.call('getCorporateGroup', { as: cook, path: { ...path(), groupId } })).body.group
const end = ({ partnershipId, people, id }: Firm, effective_date?: string) =>
  product
    .call('requestTermination', {
      as: cook,
      path: { type: 'catering', ...path() },
      body: {
        partnership_id: partnershipId,
        reason: 'pricing',
        message: 'Anlaşamadık.',
        ...(effective_date && { effective_date }),
      },
    })
    .then(async ({ body }) =>
      product.call('decideTermination', {
        as: await tokenOf(product, people.corporate4),
        path: { type: 'corporate', companyId: id, terminationId: body.termination_request.id },
        body: { action: 'approve' },
      }),
    )

describe('a group', () => {
  it('has a name that is unique within the catering, in any spelling', async () => {
    const created = await create('Gebze Şekerpınar', ' Organize sanayi ')
    expect([created.status, created.body.group]).toMatchObject([
      201,
      { name: 'Gebze Şekerpınar', description: 'Organize sanayi', companies: [], company_count: 0, misfits: [] },
    ])
    const again = await create('GEBZE SEKERPINAR')
    expect([again.status, again.problem?.code, again.problem?.detail]).toEqual([
      409,
      'group.name_taken',
      'Bu adda bir grubunuz zaten var.',
    ])
    for (const name of ['   ', '\u200b']) {
      const blank = await create(name)
      expect([blank.status, blank.problem?.detail]).toEqual([422, 'Grup adı gereklidir'])
    }
    const other = await createWorkplace(product, 'catering', 'Bereket Sofrası')
    const elsewhere = await product.call('createCorporateGroup', {
      as: await tokenOf(product, other.people.corporate3),
      path: { companyId: other.company.id },
      body: { name: 'Gebze Şekerpınar' },
    })
    expect(elsewhere.status).toBe(201)
  })

  it('can be renamed and deleted, and the log says so', async () => {
    const groupId = (await create('Dilovası')).body.group.id
    const renamed = await product.call('updateCorporateGroup', {
      as: cook,
      path: { ...path(), groupId },
      body: { name: 'Dilovası OSB', description: 'Sabah 10’da' },
    })
    expect(renamed.body.group).toMatchObject({ name: 'Dilovası OSB', description: 'Sabah 10’da' })
    expect((await product.call('deleteCorporateGroup', { as: cook, path: { ...path(), groupId } })).body).toEqual({
      success: true,
    })
    expect((await product.call('getCorporateGroup', { as: cook, path: { ...path(), groupId } })).status).toBe(404)
    const { logs } = (
      await product.call('listAuditLogs', { as: cook, path: { type: 'catering', ...path() }, query: { limit: 3 } })
    ).body
    expect(logs.map(({ description }) => description)).toEqual([
      'Firma grubu silindi: “Dilovası OSB”',
      'Firma grubu güncellendi: “Dilovası OSB” (ad, açıklama)',
      'Firma grubu oluşturuldu: “Dilovası”',
    ])
  })

  it('shows its first three firms and counts all of them', async () => {
    const firms = [await aFirm(day), await aFirm(day), await aFirm(day), await aFirm(day)]
    const groupId = await aGroupOf(...firms)
    const card = await cardOf(groupId)
    expect(card?.companies.map(({ id }) => id)).toEqual(firms.slice(0, 3).map(({ id }) => id))
    expect([card?.company_count, card?.misfit_count]).toEqual([4, 0])
    expect((await detailOf(groupId)).companies.map(({ id, problem }) => [id, problem])).toEqual(
      firms.map(({ id }) => [id, null]),
    )
    const removed = await remove(groupId, firms[0] as Firm)
    expect(removed.body.group).toMatchObject({ company_count: 3 })
    expect((await remove(groupId, firms[0] as Firm)).status).toBe(404)
  })

  it('accepts only active partners, each once', async () => {
    const firm = await aFirm(day)
    const groupId = await aGroupOf(firm)
    const twice = await add(groupId, firm)
    expect([twice.status, twice.problem?.code]).toEqual([409, 'group.firm_already_in'])
    const stranger = await createWorkplace(product, 'corporate', 'Yabancı')
    const supplier = await createWorkplace(product, 'supplier', 'Toptan')
    await product.use(openPartnership)(catering.company, supplier.company)
    for (const { company } of [stranger, supplier]) {
      const refused = await add(groupId, company)
      expect([refused.status, refused.problem?.code]).toEqual([404, 'group.firm_missing'])
    }
  })

  it('belongs to its catering only', async () => {
    const firm = await aFirm(day)
    const groupId = await aGroupOf(firm)
    const other = await createWorkplace(product, 'catering', 'Rakip')
    const as = await tokenOf(product, other.people.corporateOwner)
    const there = { companyId: other.company.id, groupId }
    const replies = [
      await product.call('getCorporateGroup', { as, path: there }),
      await product.call('getGroupStatistics', { as, path: there }),
      await product.call('updateCorporateGroup', { as, path: there, body: { name: 'Bizim' } }),
      await product.call('addCompanyToGroup', { as, path: there, body: { corporate_id: firm.id } }),
      await product.call('removeCompanyFromGroup', { as, path: { ...there, corpId: firm.id } }),
      await product.call('deleteCorporateGroup', { as, path: there }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    expect((await product.call('listCorporateGroups', { as, path: { companyId: other.company.id } })).body.total).toBe(
      0,
    )
  })

  it('suggests partners that are not in it yet, found by parts of their names', async () => {
    const [inside, outside] = [await aFirm(day), await aFirm(night)]
    const groupId = await aGroupOf(inside)
    const found = async (query: { search?: string; group_id?: string }) =>
      (await product.call('listAvailableCompanies', { as: cook, path: path(), query })).body.companies.map(
        ({ id }) => id,
      )
    expect(await found({ search: inside.name })).toEqual([inside.id])
    expect(await found({ search: inside.name, group_id: groupId })).toEqual([])
    expect(await found({ search: outside.name.toLocaleUpperCase('tr'), group_id: groupId })).toEqual([outside.id])
    await end(outside)
    expect(await found({ search: outside.name })).toEqual([])
  })
})

describe('the shifts of a firm', () => {
  it.each([
    ['equal in number and times', [night, evening], null],
    [
      'at other times',
      [['Gündüz', '08:00', '17:00'], evening],
      'Bu firmanın 1 vardiyası gruba uymuyor: Gündüz 08:00–17:00. Grubun 1 vardiyası bu firmada yok: Gece 00:00–08:00.',
    ],
    ['fewer', [night], 'Grubun 1 vardiyası bu firmada yok: Akşam 16:00–00:00.'],
    [
      'more',
      [night, evening, day, ['Ofis', '08:00', '16:00']],
      'Bu firmanın 2 vardiyası gruba uymuyor: Gündüz 08:00–16:00, Ofis 08:00–16:00.',
    ],
    ['with a repeated shift', [night, night, evening], 'Bu firmanın 1 vardiyası gruba uymuyor: Gece 00:00–08:00.'],
  ] as [string, Hours[], string | null][])(
    'are compared with the group when it joins: %s',
    async (_, hours, problem) => {
      const groupId = await aGroupOf(await aFirm(night, evening))
      const reply = await add(groupId, await aFirm(...hours))
      expect([reply.status, reply.problem?.detail ?? null]).toEqual([problem === null ? 201 : 409, problem])
    },
  )

  it('can change later: the group says so, and an upload leaves the firm out', async () => {
    const [first, second, third] = [await aFirm(day), await aFirm(day), await aFirm(day)]
    const groupId = await aGroupOf(first, second, third)
    await addShift(second.id, night)
    const problem = 'Bu firmanın 1 vardiyası gruba uymuyor: Gece 00:00–08:00.'
    expect(await cardOf(groupId)).toMatchObject({
      misfit_count: 1,
      misfits: [{ id: second.id, name: second.name, problem }],
    })
    expect((await detailOf(groupId)).companies.map((one) => one.problem)).toEqual([null, problem, null])
    const { companies } = (await upload(groupId, ['2026-11-12'])).body
    expect(companies.map((one) => [one.name, one.saved, one.problem?.message ?? null])).toEqual([
      [first.name, 1, null],
      [second.name, 0, problem],
      [third.name, 1, null],
    ])
  })
})

describe('the end of a partnership', () => {
  it('ends the membership in the same transaction', async () => {
    const [first, second] = [await aFirm(day), await aFirm(day)]
    const groups = [await aGroupOf(first, second), await aGroupOf(second)]
    expect((await end(second)).status).toBe(200)
    expect(await Promise.all(groups.map(async (id) => (await cardOf(id))?.company_count))).toEqual([1, 0])
    expect(await product.sql(`SELECT FROM corporate_group_members WHERE corporate_id = '${second.id}'`)).toEqual([])
  })

  it('on a later date ends the membership when that day begins, both before and after the end has been recorded', async () => {
    const own = await startProduct()
    const kitchen = await createWorkplace(own, 'catering', 'Günlük Mutfak')
    const { company } = await createWorkplace(own, 'corporate', 'Biten Firma')
    const { id: partnershipId } = await own.use(openPartnership)(kitchen.company, company)
    const here = { companyId: kitchen.company.id }
    const as = () => tokenOf(own, kitchen.people.corporate4)
    const { id: groupId } = (
      await own.call('createCorporateGroup', { as: await as(), path: here, body: { name: 'Tek' } })
    ).body.group
    await own.call('addCompanyToGroup', {
      as: await as(),
      path: { ...here, groupId },
      body: { corporate_id: company.id },
    })
    await own.sql(
      `UPDATE partnerships SET ends_on = '2026-11-20', ends_at = '2026-11-19T21:00:00Z' WHERE id = '${partnershipId}'`,
    )
    const count = async () =>
      (await own.call('getGroupStatistics', { as: await as(), path: { ...here, groupId } })).body.company_count
    expect(await count()).toBe(1)
    own.clock.pass(9 * 86_400)
    expect(await count()).toBe(0)
    await own
      .use(Transaction)
      .run(() => own.use(endPartnershipWhenDue)({ cateringId: kitchen.company.id, partnerId: company.id }))
    expect(await own.sql(`SELECT FROM corporate_group_members`)).toEqual([])
    expect(await own.sql(`SELECT FROM partnerships WHERE is_active`)).toEqual([])
    await own.stop()
  })
})

describe('the statistics of a group', () => {
  it('count people, choices and ratings of its firms for this catering, without former partners', async () => {
    const [first, second, gone] = [await aFirm(day), await aFirm(day), await aFirm(day)]
    const groupId = await aGroupOf(first, second, gone)
    const statistics = async () =>
      (await product.call('getGroupStatistics', { as: cook, path: { ...path(), groupId } })).body
    const firmOf = ({ id, name, slug }: Firm, choice_count: number, average_rating: number | null) => ({
      id,
      name,
      slug,
      employee_count: 6,
      choice_count,
      average_rating,
    })
    expect(await statistics()).toEqual({
      company_count: 3,
      total_employees: 18,
      total_choices: 0,
      average_rating: null,
      companies: [first, second, gone].map((firm) => firmOf(firm, 0, null)),
    })
    await upload(groupId, ['2026-11-12'])
    await publish(groupId, '2026-11-12', '2026-11-12')
    const eaters = [
      [first, 'individual', 5],
      [first, 'corporate1', 4],
      [second, 'individual', 1],
      [gone, 'individual', 1],
    ] as const
    for (const [firm, role] of eaters) expect((await choose(firm, role)).status).toBe(200)
    product.clock.pass(2 * 86_400)
    cook = await tokenOf(product, catering.people.corporate4)
    for (const [{ id, people, shifts }, role, stars] of eaters)
      await product.call('rateChoice', {
        as: await tokenOf(product, people[role], 'individual'),
        path: { companyId: id, userId: people[role].id },
        body: { date: '2026-11-12', shift_id: shifts[0]?.id ?? '', stars },
      })
    expect(await statistics()).toMatchObject({ total_choices: 4, average_rating: 2.8 })
    await end(gone)
    expect(await statistics()).toEqual({
      company_count: 2,
      total_employees: 12,
      total_choices: 3,
      average_rating: 3.3,
      companies: [firmOf(first, 2, 4.5), firmOf(second, 1, 1)],
    })
  })
})

const items = (dates: readonly string[], meals: object = menu.meals) =>
  dates.map((date) => ({ date, meals: meals as typeof menu.meals, choices: menu.choices }))
const hours = { start_time: '08:00', end_time: '16:00' }
const upload = (groupId: string, dates: readonly string[], meals?: object, more: object = {}) =>
  product.call('bulkUpsertGroupMenu', {
    as: cook,
    path: { ...path(), groupId },
    body: { ...hours, items: items(dates, meals), ...more },
  })
const publish = (groupId: string, start_date: string, end_date: string, more: object = {}) =>
  product.call('publishGroupMenu', {
    as: cook,
    path: { ...path(), groupId },
    body: { ...hours, start_date, end_date, ...more },
  })
const choose = async ({ id, people, shifts }: Firm, role: 'individual' | 'corporate1', date = '2026-11-12') =>
  product.call('saveChoice', {
    as: await tokenOf(product, people[role], 'individual'),
    path: { companyId: id, userId: people[role].id },
    body: { date, shift_id: shifts[0]?.id ?? '', choice: 'GELENEKSEL1', catering_id: catering.company.id },
  })
const daysOf = ({ id }: Firm) =>
  product.sql(
    `SELECT date, status, version::int, options #>> '{0,meal,name}' AS dish FROM menu_days WHERE corporate_id = '${id}' ORDER BY date`,
  )

describe('a single call', () => {
  it('saves the days for all firms, publishes them, and changes nothing when repeated', async () => {
    const firms = [await aFirm(day, night), await aFirm(night, day)]
    const groupId = await aGroupOf(...firms)
    const dates = ['2026-11-16', '2026-11-17']
    const first = await upload(groupId, dates)
    expect(first.body).toEqual({
      success: true,
      saved: 2,
      failed: 0,
      undeclared_dishes: 3,
      companies: firms.map(({ id, name }) => ({
        id,
        name,
        saved: 2,
        unchanged: 0,
        days_off: 0,
        errors: [],
        problem: null,
      })),
    })
    const draft = dates.map((date) => ({ date, status: 'draft', version: 1, dish: 'Kuru fasulye' }))
    for (const firm of firms) expect(await daysOf(firm)).toEqual(draft)
    const again = await upload(groupId, dates)
    expect(again.body.companies.map(({ saved, unchanged }) => [saved, unchanged])).toEqual([
      [0, 2],
      [0, 2],
    ])
    for (const firm of firms) expect(await daysOf(firm)).toEqual(draft)

    const published = await publish(groupId, '2026-11-11', '2026-11-30')
    expect(published.body).toEqual({
      success: true,
      modified: 4,
      undeclared_dishes: 3,
      companies: firms.map(({ id, name }) => ({ id, name, modified: 2, problem: null })),
    })
    const [repeated] = [await publish(groupId, '2026-11-11', '2026-11-30')]
    expect(repeated.body.modified).toBe(0)
    const news = await product.sql(
      `SELECT j.payload ->> 'companyId' AS company FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
       WHERE t.identifier = 'announceMenu' AND j.payload ->> 'companyId' IN (${firms.map(({ id }) => `'${id}'`).join(',')})`,
    )
    expect(news.map((one) => one['company']).sort()).toEqual(firms.map(({ id }) => id).sort())

    const corrected = { ...menu.meals, GELENEKSEL1: { name: 'Nohut', tags: [], image_url: null } }
    await upload(groupId, ['2026-11-17'], corrected)
    expect(await daysOf(firms[0] as Firm)).toEqual([
      { date: '2026-11-16', status: 'published', version: 2, dish: 'Kuru fasulye' },
      { date: '2026-11-17', status: 'published', version: 3, dish: 'Nohut' },
    ])
  })

  it('saves the good days of each firm and says why others were refused', async () => {
    const [free, chosen] = [await aFirm(day), await aFirm(day)]
    const groupId = await aGroupOf(free, chosen)
    await upload(groupId, ['2026-11-16'])
    await publish(groupId, '2026-11-16', '2026-11-16')
    expect((await choose(chosen, 'individual', '2026-11-16')).status).toBe(200)
    const other = { ...menu.meals, GELENEKSEL1: { name: 'Nohut', tags: [], image_url: null } }
    const reply = await upload(groupId, ['2026-11-10', '2026-11-16', '2026-11-17', '2026-11-17', '2026-11-21'], other)
    expect([reply.body.saved, reply.body.failed]).toEqual([0, 2])
    const refusals = (at: number) => reply.body.companies[at]?.errors.map(({ date, code }) => [date, code])
    expect(reply.body.companies.map(({ saved }) => saved)).toEqual([2, 1])
    expect(refusals(0)).toEqual([
      ['2026-11-10', 'menu_day.past'],
      ['2026-11-17', 'menu_day.date_repeated'],
      ['2026-11-21', 'menu_day.not_a_work_day'],
    ])
    expect(refusals(1)).toContainEqual(['2026-11-16', 'menu_day.dish_chosen'])
    expect(reply.body.companies[1]?.errors.find(({ date }) => date === '2026-11-16')).toMatchObject({
      chosen_dishes: [{ key: 'GELENEKSEL1', dish: 'Kuru fasulye', people: 1 }],
      is_closed: false,
    })
    const uploadWith = (dish: string) =>
      upload(groupId, [], other, {
        items: items(['2026-11-16'], other).map((item) => ({
          ...item,
          dish_changes: [{ key: 'GELENEKSEL1', dish, change: 'correction' as const }],
        })),
      })
    expect((await uploadWith('Başka bir yemek')).body.companies[1]?.errors[0]?.code).toBe('menu_day.dish_chosen')
    expect((await uploadWith('Kuru fasulye')).body.companies.map(({ saved, unchanged }) => [saved, unchanged])).toEqual(
      [
        [0, 1],
        [1, 0],
      ],
    )
  })

  it('leaves out a firm for which another catering has published, and publishes for the others', async () => {
    const [first, second] = [await aFirm(day), await aFirm(day)]
    const groupId = await aGroupOf(first, second)
    await upload(groupId, ['2026-11-16', '2026-11-17'])
    const rival = await createWorkplace(product, 'catering', `Rakip ${++number}`)
    await product.use(openPartnership)(rival.company, second)
    await product.call('saveMenuDay', {
      as: await tokenOf(product, rival.people.corporate4),
      path: { cateringId: rival.company.id, corpId: second.id },
      body: { shift_id: second.shifts[0]?.id ?? '', date: '2026-11-17', ...menu, status: 'published' },
    })
    const { companies, modified } = (await publish(groupId, '2026-11-16', '2026-11-17')).body
    expect([modified, companies.map((one) => [one.modified, one.problem?.code])]).toEqual([
      2,
      [
        [2, undefined],
        [0, 'menu_day.published_by_another'],
      ],
    ])
    const statuses = await product.sql(
      `SELECT status FROM menu_days WHERE corporate_id = '${second.id}' AND catering_id = '${catering.company.id}'`,
    )
    expect(statuses).toEqual([{ status: 'draft' }, { status: 'draft' }])
  })

  it('saves nothing for days after the end of a partnership', async () => {
    const [stays, leaves] = [await aFirm(day), await aFirm(day)]
    const groupId = await aGroupOf(stays, leaves)
    await end(leaves, '2026-11-17')
    const { companies } = (await upload(groupId, ['2026-11-16', '2026-11-17'])).body
    expect(companies.map(({ saved, errors }) => [saved, errors.map(({ code }) => code)])).toEqual([
      [2, []],
      [1, ['menu_day.partnership_ends']],
    ])
    expect((await publish(groupId, '2026-11-16', '2026-11-17')).body.companies.map(({ modified }) => modified)).toEqual(
      [2, 1],
    )
  })

  it('names a firm that left the group, the partnership or the platform since the caterer saw the group', async () => {
    const firms = [await aFirm(day), await aFirm(day), await aFirm(day), await aFirm(day)] as const
    const groupId = await aGroupOf(...firms)
    const [stays, passive, removed, over] = firms
    await product
      .use(Transaction)
      .run(() => product.use(setCompanyActivity)({ companyId: passive.id, actor: operator, isActive: false }))
    await remove(groupId, removed)
    await end(over)
    const stranger = (await createWorkplace(product, 'corporate', 'Hiç Tanışmadık')).company
    const seen_companies = [...firms.map(({ id }) => id), stranger.id]
    const { saved, failed, companies } = (await upload(groupId, ['2026-11-16'], undefined, { seen_companies })).body
    const ended = 'menu_day.partnership_ended'
    expect([saved, failed]).toEqual([1, 4])
    expect(companies.map(({ name, problem }) => [name, problem?.code])).toEqual([
      [stays.name, undefined],
      [passive.name, ended],
      [removed.name, 'group.firm_missing'],
      [over.name, 'group.firm_missing'],
      ['', 'group.firm_missing'],
    ])
    const published = (await publish(groupId, '2026-11-16', '2026-11-16', { seen_companies })).body
    expect(published.companies.map(({ modified, problem }) => [modified, problem?.code])).toEqual([
      [1, undefined],
      [0, ended],
      ...[removed, over, stranger].map(() => [0, 'group.firm_missing']),
    ])
  })

  it('needs a group with firms, and hours that match the group', async () => {
    const empty = await upload((await create()).body.group.id, ['2026-11-16'])
    expect([empty.status, empty.problem?.code]).toEqual([422, 'group.empty'])
    const other = await upload(await aGroupOf(await aFirm(night)), ['2026-11-16'])
    expect([other.status, other.problem?.code]).toEqual([404, 'shift.missing'])
  })
})

it('deleting a group keeps the menus of its firms', async () => {
  const firm = await aFirm(day)
  const groupId = await aGroupOf(firm)
  await upload(groupId, ['2026-11-16'])
  await product.call('deleteCorporateGroup', { as: cook, path: { ...path(), groupId } })
  expect(await daysOf(firm)).toHaveLength(1)
})
