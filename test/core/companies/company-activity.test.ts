import { beforeEach, describe, expect, it } from 'vitest'
import { operator } from '../../../src/core/actors/rules.ts'
import { setCompanyActivity } from '../../../src/core/companies/index.ts'
import { announceClosing } from '../../../src/core/notifications/index.ts'
import { activityTexts } from '../../../src/texts/notifications/notifications.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { aKitchen, type KitchenAtWork } from '../../support/kitchen.ts'
import { someId } from '../../support/samples.ts'

let house: ReturnType<typeof fakeHouse>
let kitchen: KitchenAtWork
beforeEach(async () => {
  house = fakeHouse(new FakeClock('2026-03-01T09:00:00Z'))
  kitchen = await aKitchen(house, { eaters: 2 })
  for (const eater of kitchen.eaters) await kitchen.choose(eater, kitchen.day, 'GELENEKSEL1')
})
const set = (companyId: string, isActive: boolean, seenVersion?: number) =>
  house.use(setCompanyActivity)({ companyId, actor: operator, isActive, seenVersion })
const chosen = async (userId: string) =>
  house.choices.madeBy({
    companyId: kitchen.corporate.id,
    userId,
    shiftId: kitchen.shift.id,
    date: kitchen.day.date,
  })

describe('deactivating a company', () => {
  it("cancels the choices of a firm's people and keeps its menus", async () => {
    expect(await set(kitchen.corporate.id, false)).toEqual({ cancelledChoices: 2, withdrawnMenus: 0 })
    expect(await chosen(kitchen.eaters[0].id)).toBeNull()
    expect(house.menuDays.rows.map(({ status }) => status)).toEqual(['published'])
    expect(house.jobs.waiting).toEqual([])
    expect(house.trail.entries.at(-1)).toMatchObject({
      event: { name: 'company.deactivated' },
      meta: { cancelledChoices: 2 },
    })
  })

  it('withdraws the menus of a catering and tells everybody who chose from them', async () => {
    expect(await set(kitchen.catering.id, false)).toEqual({ cancelledChoices: 2, withdrawnMenus: 1 })
    expect(house.jobs.waiting).toMatchObject([
      {
        id: announceClosing.id,
        payload: {
          companyId: kitchen.corporate.id,
          cateringName: kitchen.catering.name,
          isClosed: true,
          people: expect.arrayContaining(kitchen.eaters.map(({ id }) => id)) as string[],
        },
      },
    ])
  })

  it('is told to its managers with the number of cancelled choices', () => {
    const text = activityTexts({ companyName: 'Anadolu Çelik', isActive: false, cancelledChoices: 2 }).body
    expect(text).toMatch(/Yarın ve sonrası için yapılmış 2 yemek seçimi iptal edildi\.$/)
  })

  it('takes effect once, and reactivating restores only access', async () => {
    const { id } = kitchen.corporate
    await set(id, false)
    const entries = house.trail.entries.length
    expect(await set(id, false)).toEqual({ cancelledChoices: 0, withdrawnMenus: 0 })
    expect(house.trail.entries).toHaveLength(entries)
    expect(await set(id, true)).toEqual({ cancelledChoices: 0, withdrawnMenus: 0 })
    expect([(await house.companies.byId(id))?.isActive, await chosen(kitchen.eaters[0].id)]).toEqual([true, null])
    expect(house.trail.entries.at(-1)?.event.name).toBe('company.activated')
  })

  it('is refused for an outdated version and for an unknown company', async () => {
    const { id, version } = kitchen.corporate
    await expect(set(id, false, version + 5)).rejects.toMatchObject({ kind: 'conflict' })
    expect(await chosen(kitchen.eaters[0].id)).not.toBeNull()
    await expect(set(someId(), false)).rejects.toMatchObject({ code: 'company.unknown' })
  })
})
