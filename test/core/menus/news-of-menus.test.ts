import { beforeEach, describe, expect, it } from 'vitest'
import { bulkUpsertMenuDays, publishMenuDays, saveMenuDay } from '../../../src/core/menus/index.ts'
import type { MenuNews } from '../../../src/core/notifications/index.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { aKitchen, type KitchenAtWork } from '../../support/kitchen.ts'
import { aMenuDay } from '../../support/samples.ts'

const meals = { A: { name: 'Pilav', tags: [], imageUrl: null }, B: { name: 'Salata', tags: [], imageUrl: null } }
const choices = [
  { key: 'A', label: 'Birinci' },
  { key: 'B', label: 'İkinci' },
]
const clock = new FakeClock('2026-03-02T06:00:00Z')

let house: ReturnType<typeof fakeHouse>
let work: KitchenAtWork
const waiting = (job: string) => house.jobs.waiting.filter(({ id }) => id === job).map(({ payload }) => payload)
const news = () =>
  house.jobs.waiting
    .filter(({ id }) => id === 'announceMenu')
    .map(({ id, payload }) => ({
      ...(payload as MenuNews),
      name: id,
      id: typeof (payload as MenuNews).id,
    }))
const told = (...dates: string[]) => ({
  name: 'announceMenu',
  id: 'string',
  companyId: work.corporate.id,
  shiftId: work.shift.id,
  cateringId: work.catering.id,
  dates,
})
const save = (date: string, status?: 'draft' | 'published') =>
  house.use(saveMenuDay)({ kitchen: work.kitchen, draft: { date, meals, choices, status } })
const publish = (start: string, end: string) => house.use(publishMenuDays)({ kitchen: work.kitchen, start, end })

describe('menu news', () => {
  beforeEach(async () => {
    house = fakeHouse(clock)
    work = await aKitchen(house)
  })

  it('covers all days published in one call', async () => {
    const { catering, shift } = work
    await house.menuDays.save(
      ['2026-03-05', '2026-03-03'].map((date) => aMenuDay(catering, shift, { date, status: 'draft' })),
    )
    await publish('2026-03-01', '2026-03-31')
    expect(news()).toEqual([told('2026-03-03', '2026-03-05')])
    const { corporate } = work
    const days = { companyId: corporate.id, shiftId: shift.id, dates: ['2026-03-03', '2026-03-05'] }
    expect(waiting('applyStandingChoices')).toEqual([{ ...days, after: null }])
  })

  it('is not sent when there was nothing left to publish', async () => {
    await publish('2026-03-01', '2026-03-31')
    expect(news()).toEqual([])
  })

  it('is sent when a day is first saved as published, not when it is corrected', async () => {
    await save('2026-03-03')
    await save('2026-03-04', 'draft')
    expect(news()).toEqual([])
    await save('2026-03-03', 'published')
    await save('2026-03-03')
    await save('2026-03-03', 'published')
    expect(news()).toEqual([told('2026-03-03')])
  })

  it('is sent again when a day is published after having been withdrawn', async () => {
    for (const status of ['published', 'draft', 'published'] as const) await save('2026-03-03', status)
    expect(news()).toEqual([told('2026-03-03'), told('2026-03-03')])
    expect(new Set(waiting('announceMenu').map((payload) => (payload as MenuNews).id)).size).toBe(2)
  })

  it('leaves out days that were refused', async () => {
    const drafts = ['2026-03-03', '2026-03-07', '2026-03-04'].map((date) => ({
      date,
      meals,
      choices,
      status: 'published' as const,
    }))
    const { refused } = await house.use(bulkUpsertMenuDays)({ kitchen: work.kitchen, drafts })
    expect(refused.map(({ date }) => date)).toEqual(['2026-03-07'])
    expect(news()).toEqual([told('2026-03-03', '2026-03-04')])
  })

  it('is not sent for a day that another catering published first', async () => {
    const rival = await aKitchen(house)
    await house.menuDays.save([aMenuDay(rival.catering, work.shift, { date: '2026-03-03' })])
    await expect(save('2026-03-03', 'published')).rejects.toMatchObject({ code: 'menu_day.published_by_another' })
    expect(news()).toEqual([])
  })
})
