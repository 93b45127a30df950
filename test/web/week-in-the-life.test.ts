import { describe, expect, test } from 'vitest'
import { operator } from '../../src/core/actors/rules.ts'
import { openPartnership } from '../../src/core/partnerships/index.ts'
import { createShift } from '../../src/core/shifts/index.ts'
import { areaOf, dashboardOf, kitchenOf } from '../support/addresses.ts'
import { wednesdayNoon } from '../support/product.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { createWorkplace, type Workplace } from '../support/world.ts'
import { cell, dishOn, opensMenuOf, optionOn } from './menu-steps.ts'

const week = [
  { date: '12.11.2026', day: '12 Kasım Perşembe', dishes: ['Kuru fasulye', 'Tavuk sote'] },
  { date: '13.11.2026', day: '13 Kasım Cuma', dishes: ['Etli nohut', 'Fırın makarna'] },
  { date: '14.11.2026', day: '14 Kasım Cumartesi', dishes: ['Karnıyarık', 'Mercimek köftesi'] },
  { date: '15.11.2026', day: '15 Kasım Pazar', dishes: ['Tas kebabı', 'Ispanaklı börek'] },
  { date: '16.11.2026', day: '16 Kasım Pazartesi', dishes: ['İzmir köfte', 'Zeytinyağlı enginar'] },
  { date: '17.11.2026', day: '17 Kasım Salı', dishes: ['Orman kebabı', 'Menemen'] },
] as const
const [first, , , fourth, fifth, last] = week

/** From a spreadsheet if there is a grid, as text on a phone. */
const writesWeek = async (caterer: Visitor, isWide: boolean) => {
  await opensMenuOf(caterer, 'Gündüz')
  if (isWide) {
    const block = week.map(({ dishes }) => dishes.toReversed().join('\t')).join('\r\n')
    await cell(caterer, first.day, 'Alternatif 1').click()
    await caterer.copies(block)
    await caterer.page.keyboard.press('Control+v')
  } else {
    await caterer.presses('Yapıştır')
    const line = ({ date, dishes: [one, other] }: (typeof week)[number]) =>
      `${date} - Geleneksel 1: ${one} | Alternatif 1: ${other}`
    await caterer.fills({ 'Menü metni': week.map(line).join('\n') })
    await caterer.presses('Metni Ayrıştır')
    await caterer.presses('6 günü taslağa al')
  }
  await expect.poll(() => dishOn(caterer, last.day, 'Alternatif 1')).toBe('Menemen')
  await caterer.presses('Kaydet ve yayınla')
  await caterer.presses('Yayınla')
  await caterer.sees('Yayınlandı. Etkilenen gün: 6')
}

const countsTaps = ({ page }: Visitor) =>
  page.evaluate(() => {
    const counter = { taps: 0 }
    addEventListener('click', ({ isTrusted }) => (counter.taps += isTrusted ? 1 : 0), true)
    Object.assign(globalThis, { counter })
  })
const tapsOf = ({ page }: Visitor) =>
  page.evaluate(() => (globalThis as unknown as { counter: { taps: number } }).counter.taps)

describe('A week in the life of a firm, its kitchen and its people', () => {
  const stage = useStage(phone)
  const settles = async (name: string): Promise<Workplace> => {
    const { product, world } = stage
    product.clock.set(wednesdayNoon)
    const firm = await createWorkplace(product, 'corporate', name)
    for (const [title, startTime, endTime] of [
      ['Gündüz', '09:00', '17:00'],
      ['Gece', '22:00', '06:00'],
    ] as const)
      await product.use(createShift)({
        companyId: firm.company.id,
        actor: operator,
        plan: { title, startTime, endTime, days: [1, 2, 3, 4, 5, 6, 7], timezone: 'Europe/Istanbul' },
      })
    await product.use(openPartnership)(world.cateringA.company, firm.company)
    return firm
  }

  test.each([
    ['a small phone', { width: 360, height: 640 }],
    ['a phone', phone],
    ['a desktop', desktop],
  ])('goes from the menu to the cooking on %s', async (name, { width, height }) => {
    const { product, world } = stage
    const isWide = width > 1000
    const options = { viewport: { width, height }, isMobile: !isWide, hasTouch: !isWide }
    const { company, people } = await settles(`Hafta ${name}`)
    const eater = people.individual
    const chosen = () =>
      product.sql(
        `SELECT to_char(date, 'DD') AS day, meal_name AS meal FROM choices WHERE user_id = '${eater.id}' ORDER BY date`,
      )

    const cook = world.cateringA.people.corporate3
    const caterer = await stage.visit(`${kitchenOf(cook, company)}?tab=menu`, { as: cook, options })
    await writesWeek(caterer, isWide)

    const employee = await stage.visit(areaOf(product, eater, 'secim'), { as: eater, kind: 'individual', options })
    await employee.heading(first.day).waitFor()
    await employee.presses('Vardiyamı seç')
    await employee.page.getByRole('checkbox', { name: /^Gündüz/ }).check()
    await employee.presses('Gündüz ile devam et')
    await employee.sees('0 / 6 gün için seçim yapıldı')
    await countsTaps(employee)
    for (const { day, dishes } of week) {
      await optionOn(employee, day, dishes[0]).click()
      await employee.page.getByRole('region', { name: day }).getByRole('button', { name: 'Geri al' }).waitFor()
    }
    await employee.sees('6 / 6 gün için seçim yapıldı')
    expect(await tapsOf(employee), 'taps for six days').toBe(6)
    expect(await chosen()).toEqual(week.map(({ date, dishes }) => ({ day: date.slice(0, 2), meal: dishes[0] })))

    const inside = (day: string) => employee.page.getByRole('region', { name: day })
    await inside(last.day).getByRole('radio', { name: 'Yemeyeceğim' }).click()
    await expect.poll(async () => (await chosen()).at(-1)).toEqual({ day: '17', meal: '' })
    await employee.reloads()
    if (!isWide) await employee.presses(new RegExp(`^${fifth.day}\\s*İzmir köfte`))
    await inside(fifth.day).getByRole('button', { name: 'Seçimi kaldır' }).click()
    await employee.sees('5 / 6 gün için seçim yapıldı')
    employee.expectsLostConnection()
    await employee.context.setOffline(true)
    await optionOn(employee, fifth.day, fifth.dishes[1]).click()
    await employee.sees('Bu cihazda saklı')
    await employee.context.setOffline(false)
    await employee.sees('6 / 6 gün için seçim yapıldı')
    expect((await chosen()).slice(3).map(({ meal }) => meal)).toEqual([fourth.dishes[0], fifth.dishes[1], ''])

    const { corporate3 } = people
    const manager = await stage.visit(dashboardOf(product, corporate3), { as: corporate3, options })
    await manager.presses('Kimler seçmedi')
    const panel = manager.page.getByRole('dialog', { name: 'Yarın için seçmeyenler' })
    await panel.getByText('5 kişi seçmedi').waitFor()
    await panel.getByRole('button', { name: 'Seçmeyenlere hatırlat' }).click()
    await manager.sees('5 kişiye hatırlatıldı')

    product.clock.set('2026-11-11T21:05:00Z')
    const late = await stage.visit(areaOf(product, eater, 'secim'), { as: eater, kind: 'individual', options })
    await late.follows(/^12 Kasım Perşembe · Kuru fasulye Bugün için seçim yapılamaz/)
    await late.page.getByRole('radio', { name: /Kuru fasulye/, checked: true, disabled: true }).waitFor()
    const kitchen = await stage.visit(kitchenOf(cook, company), { as: cook, options })
    const today = kitchen.page.getByRole('region', { name: 'Bugün · 12 Kasım Perşembe' })
    await today.getByText('Kesinleşti · 11 Kasım 23.59').waitFor()
    await today.getByRole('row', { name: /^(Kuru fasulye Geleneksel 1|Geleneksel 1 Kuru fasulye) 1$/ }).waitFor()
    if (isWide) await today.getByText(/^1 porsiyon · /).waitFor()
    else await today.getByRole('row', { name: 'Toplam porsiyon 1' }).waitFor()
  })
})
