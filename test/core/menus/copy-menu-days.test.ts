import { beforeEach, describe, expect, it } from 'vitest'
import {
  copyMenuDays,
  type MenuCopy,
  type PlannedTarget,
  previewMenuCopy,
  publishMenuDays,
} from '../../../src/core/menus/index.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { aKitchen, type KitchenAtWork } from '../../support/kitchen.ts'
import { aMenuDay, anOption, aShift, someId } from '../../support/samples.ts'

/** A Sunday; the kitchen's published day is the Monday after it. */
const clock = new FakeClock('2026-03-01T09:00:00Z')

describe('copying menus', () => {
  let house: ReturnType<typeof fakeHouse>
  let work: KitchenAtWork
  beforeEach(async () => {
    house = fakeHouse(clock)
    work = await aKitchen(house, { shift: { days: [1, 2, 3, 4, 5] } })
    await write('2026-03-03', 'Mantı')
    await write('2026-03-05', 'Pide')
  })
  const write = (date: string, dish: string, status: 'draft' | 'published' = 'draft') =>
    house.menuDays.save([aMenuDay(work.catering, work.shift, { date, options: [anOption('OPT1', dish)], status })])
  const copyOf = (more: Partial<MenuCopy> = {}): MenuCopy => ({
    source: { ...work.kitchen, start: '2026-03-02', end: '2026-03-08' },
    onto: '2026-03-11',
    repeat: 1,
    targets: [{ corporateId: work.corporate.id, shiftId: work.shift.id }],
    ...more,
  })
  const told = (targets: readonly PlannedTarget[]) =>
    targets.map(({ days }) =>
      days.map(({ from, date, isOverwriting, isUnchanged, refusal }) =>
        [from.slice(5), date.slice(5), refusal?.code, isOverwriting && 'over', isUnchanged && 'same']
          .filter(Boolean)
          .join(' '),
      ),
    )
  const preview = (more?: Partial<MenuCopy>) => house.use(previewMenuCopy)(copyOf(more))
  const copy = (more?: Partial<MenuCopy>) => house.use(copyMenuDays)(copyOf(more))
  const dishesFrom = (date: string) =>
    house.menuDays.rows
      .filter((row) => row.date >= date)
      .toSorted((one, other) => one.date.localeCompare(other.date))
      .map(({ date, status, options }) => `${date.slice(5)} ${status} ${options[0]?.meal.name}`)

  it('keeps each menu on its weekday and always makes drafts', async () => {
    expect(told(await copy())).toEqual([['03-02 03-09', '03-03 03-10', '03-05 03-12']])
    expect(dishesFrom('2026-03-09')).toEqual(['03-09 draft Kuru fasulye', '03-10 draft Mantı', '03-12 draft Pide'])
  })

  it('changes nothing as a preview, and nothing more when repeated', async () => {
    const planned = told(await preview())
    expect(dishesFrom('2026-03-09')).toEqual([])
    expect(told(await copy())).toEqual(planned)
    expect(told(await copy())).toEqual([['03-02 03-09 over same', '03-03 03-10 over same', '03-05 03-12 over same']])
  })

  it('overwrites drafts, but neither published days nor days that somebody chose from', async () => {
    await write('2026-03-09', 'Ispanak')
    await write('2026-03-10', 'Ispanak', 'published')
    await write('2026-03-12', 'Ispanak', 'published')
    const chosen = house.menuDays.rows.find(({ date }) => date === '2026-03-12')
    if (chosen !== undefined) await work.choose(work.eaters[0], chosen, 'OPT1')
    expect(told(await copy())).toEqual([
      [
        '03-02 03-09 over',
        '03-03 03-10 menu_day.copy_onto_published over',
        '03-05 03-12 menu_day.copy_onto_chosen over',
      ],
    ])
    expect(dishesFrom('2026-03-09')).toEqual([
      '03-09 draft Kuru fasulye',
      '03-10 published Ispanak',
      '03-12 published Ispanak',
    ])
  })

  it('repeats whole weeks back to back', async () => {
    const source = { ...work.kitchen, start: '2026-03-03', end: '2026-03-05' }
    expect(told(await copy({ source, repeat: 3 }))[0]).toEqual([
      '03-03 03-10',
      '03-05 03-12',
      '03-03 03-17',
      '03-05 03-19',
      '03-03 03-24',
      '03-05 03-26',
    ])
  })

  it('reports days on which the target shift does not work', async () => {
    const short = aShift(work.corporate, { days: [1, 2] })
    await house.shifts.add(short)
    const targets = [{ corporateId: work.corporate.id, shiftId: short.id }]
    expect(told(await copy({ targets }))).toEqual([
      ['03-02 03-09', '03-03 03-10', '03-05 03-12 menu_day.not_a_work_day'],
    ])
  })

  it('is refused as a whole for an unknown shift, a reversed range or too many days for one call', async () => {
    const unknown = [{ corporateId: work.corporate.id, shiftId: someId() }]
    await expect(copy({ targets: unknown })).rejects.toMatchObject({ code: 'shift.missing' })
    const source = { ...work.kitchen, start: '2026-03-08', end: '2026-03-02' }
    await expect(copy({ source })).rejects.toMatchObject({ code: 'menu_day.range_invalid' })
    await expect(copy({ repeat: 9 })).rejects.toMatchObject({ code: 'menu_day.range_too_long' })
    expect(dishesFrom('2026-03-09')).toEqual([])
  })

  it('makes drafts that can be published like any others', async () => {
    await copy()
    const range = { kitchen: work.kitchen, start: '2026-03-09', end: '2026-03-15' }
    expect(await house.use(publishMenuDays)(range)).toEqual(['2026-03-09', '2026-03-10', '2026-03-12'])
  })
})
