import { beforeAll, describe, expect, it } from 'vitest'
import { operator } from '../../../src/core/actors/rules.ts'
import { setCompanyActivity } from '../../../src/core/companies/index.ts'
import { openPartnership } from '../../../src/core/partnerships/index.ts'
import { Transaction } from '../../../src/core/shared/index.ts'
import { createShift, type Shift } from '../../../src/core/shifts/index.ts'
import { useCompany, useProduct } from '../../support/use-product.ts'
import { createWorkplace, enrol, menu, tokenOf } from '../../support/world.ts'

const product = useProduct()
const catering = useCompany(product, 'catering', 'Anne Eli Yemek')
let cook: string
beforeAll(async () => {
  cook = await tokenOf(product, catering.people.corporate3)
})

const weekdays = [1, 2, 3, 4, 5]
let number = 0
/** A firm for which the catering cooks, with a shift for each of these working weeks. */
const aFirm = async (...weeks: number[][]) => {
  const { company } = await createWorkplace(product, 'corporate', `Firma ${String(++number).padStart(3, '0')}`)
  await product.use(openPartnership)(catering.company, company)
  const shifts: Shift[] = []
  for (const [at, days] of weeks.entries())
    shifts.push(
      await product.use(createShift)({
        companyId: company.id,
        actor: operator,
        plan: {
          title: `Vardiya ${at + 1}`,
          startTime: `0${at + 7}:30`,
          endTime: '17:00',
          days,
          timezone: 'Europe/Istanbul',
        },
      }),
    )
  return { ...company, shifts }
}
type Firm = Awaited<ReturnType<typeof aFirm>>
const targetsOf = (...firms: Firm[]) =>
  firms.flatMap(({ id, shifts }) => shifts.map((shift) => ({ corporate_id: id, shift_id: shift.id })))

const path = () => ({ companyId: catering.company.id })
const write = (targets: ReturnType<typeof targetsOf>, ...dates: string[]) =>
  product.call('bulkUpsertFirmMenus', {
    as: cook,
    path: path(),
    body: { targets, items: dates.map((date) => ({ date, meals: menu.meals, choices: menu.choices })) },
  })
const publish = (targets: ReturnType<typeof targetsOf>, start_date: string, end_date: string) =>
  product.call('publishFirmMenus', { as: cook, path: path(), body: { targets, start_date, end_date } })
const daysOf = async ({ id }: Firm) =>
  (
    await product.sql(
      `SELECT s.title, to_char(d.date, 'DD') AS day, d.status FROM menu_days d JOIN shifts s ON s.id = d.shift_id
       WHERE d.corporate_id = '${id}' ORDER BY s.title, d.date`,
    )
  ).map(({ title, day, status }) => `${String(title)} ${String(day)} ${String(status)}`)

describe('menus of many firms', () => {
  it('are written once for shifts with any schedules, each on the days on which it works, and published', async () => {
    const [office, plant] = [await aFirm(weekdays), await aFirm([5, 6], [6, 7])]
    const targets = targetsOf(office, plant)
    /** A Friday, a Saturday and a Sunday. */
    const { status, body } = await write(targets, '2026-11-20', '2026-11-21', '2026-11-22')
    expect([status, body.saved, body.failed]).toEqual([200, 2, 0])
    expect(
      body.companies.map(({ name, saved, days_off, errors, problem }) => [name, saved, days_off, errors, problem]),
    ).toEqual([
      [office.name, 1, 2, [], null],
      [plant.name, 4, 2, [], null],
    ])
    const again = (await write(targets, '2026-11-20', '2026-11-21', '2026-11-22')).body
    expect(again.companies.map(({ saved, unchanged }) => [saved, unchanged])).toEqual([
      [0, 1],
      [0, 4],
    ])
    const published = (await publish(targets, '2026-11-20', '2026-11-22')).body
    expect([published.modified, published.companies.map(({ modified }) => modified)]).toEqual([5, [1, 4]])
    expect(await daysOf(office)).toEqual(['Vardiya 1 20 published'])
    expect(await daysOf(plant)).toEqual([
      'Vardiya 1 20 published',
      'Vardiya 1 21 published',
      'Vardiya 2 21 published',
      'Vardiya 2 22 published',
    ])
  })

  it('name the shift of a day that was refused, and every firm that has left or lost a shift', async () => {
    const [chosen, passive, lost] = [await aFirm(weekdays, weekdays), await aFirm(weekdays), await aFirm(weekdays)]
    await write(targetsOf(chosen), '2026-11-16')
    await publish(targetsOf(chosen), '2026-11-16', '2026-11-16')
    const eater = await enrol(product, chosen, 'individual')
    await product.call('saveChoice', {
      as: await tokenOf(product, eater, 'individual'),
      path: { companyId: chosen.id, userId: eater.id },
      body: {
        date: '2026-11-16',
        shift_id: chosen.shifts[1]?.id ?? '',
        choice: 'GELENEKSEL1',
        catering_id: catering.company.id,
      },
    })
    await product.sql(`UPDATE shifts SET is_active = false WHERE company_id = '${lost.id}'`)
    await product
      .use(Transaction)
      .run(() => product.use(setCompanyActivity)({ companyId: passive.id, actor: operator, isActive: false }))
    const stranger = (await createWorkplace(product, 'corporate', 'Hiç Tanışmadık')).company
    const targets = [
      ...targetsOf(chosen, passive, lost),
      { corporate_id: stranger.id, shift_id: chosen.shifts[0]?.id ?? '' },
    ]
    const { body } = await product.call('bulkUpsertFirmMenus', {
      as: cook,
      path: path(),
      body: {
        targets,
        items: [
          {
            date: '2026-11-16',
            meals: { GELENEKSEL1: { name: 'Mantı' } },
            choices: [{ key: 'GELENEKSEL1', label: 'Geleneksel' }],
          },
        ],
      },
    })
    expect([body.saved, body.failed]).toEqual([0, 4])
    expect(
      body.companies.map(({ name, saved, errors, problem }) => [
        name,
        saved,
        errors.map(({ shift_title, code }) => [shift_title, code]),
        problem?.code,
      ]),
    ).toEqual([
      [chosen.name, 1, [['Vardiya 2', 'menu_day.dish_chosen']], undefined],
      [passive.name, 0, [], 'menu_day.partnership_ended'],
      [lost.name, 0, [], 'shift.missing'],
      ['', 0, [], 'menu_day.partnership_ended'],
    ])
  })
})
