import type { Locator } from 'playwright'
import { expect, test, describe } from 'vitest'
import { operator } from '../../src/core/actors/rules.ts'
import { createShift } from '../../src/core/shifts/index.ts'
import { dashboardOf, kitchenOf } from '../support/addresses.ts'
import { wednesdayNoon } from '../support/product.ts'
import { writeMenu } from '../support/publishing.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { anEater, chooses } from './eating-steps.ts'

describe('A day of the kitchen on a phone', () => {
  const stage = useStage(phone)

  test('shows the shift to be cooked next, counts until the cut-off, then stays unchanged and can be printed', async () => {
    const { product, world } = stage
    product.clock.set(wednesdayNoon)
    const eaters = []
    for (let more = 0; more < 4; more += 1) eaters.push(await anEater(stage))
    for (const eater of eaters) await chooses(stage, eater)
    await chooses(stage, await anEater(stage, 'Can Demir', 1), { choice: 'SKIP' })
    await product.sql(`UPDATE choices SET replaced_meal = 'Bezelye' WHERE user_id = '${eaters[0]?.id}'`)
    const cook = world.cateringA.people.corporate3
    const visitor = await stage.visit(kitchenOf(cook, world.corporateA.company), { as: cook })
    const tomorrow = visitor.page.getByRole('region', { name: 'Yarın · 12 Kasım Perşembe' })
    const row = (name: string) => tomorrow.getByRole('row', { name })
    await row('Kuru fasulye Geleneksel 1 Bezelye yerine geldi 4').waitFor()
    await row('Toplam porsiyon 4').waitFor()
    await visitor.sees('23.59’da kesinleşir · 12 sa', 'Henüz seçmeyen', 'Üretim')
    await visitor.checksScreen('the live list of a kitchen')

    product.clock.set('2026-11-11T21:05:00Z')
    await visitor.reloads()
    const today = visitor.page.getByRole('region', { name: 'Bugün · 12 Kasım Perşembe' })
    await today.getByText('Kesinleşti · 11 Kasım 23.59').waitFor()
    await product.sql(`DELETE FROM choices WHERE user_id = '${eaters[0]?.id}'`)
    await visitor.reloads()
    await today.getByText('Sonradan: −1 Kuru fasulye (ayrılan 1 kişi). Liste değişmez.').waitFor()
    await today.getByRole('row', { name: 'Toplam porsiyon 4' }).waitFor()
    await visitor.checksScreen('the frozen list of a kitchen')

    await visitor.page.evaluate(() => {
      window.print = () => undefined
    })
    await visitor.presses('Yazdır')
    const paper = visitor.page.locator('.print-sheet')
    await expect.poll(() => paper.textContent()).toContain('Toplam porsiyon4')
    expect(await paper.textContent()).toContain('Kesinleşti · 11\u00a0Kasım 23.59')
    await visitor.presses('Etiketler')
    await visitor.page.getByRole('menuitem', { name: 'A4 · sayfada 8 etiket' }).click()
    const labels = visitor.page.locator('.print-labels-sheet')
    await expect.poll(() => labels.textContent()).toContain('Kuru fasulye')
    expect(await labels.textContent()).toContain(world.corporateA.company.name)
    expect(await labels.textContent()).toContain('Alerjen bilgisi girilmedi')
  })

  test('counts a common course for everybody who eats, and says what is cooked instead after the cut-off', async () => {
    const { product, world } = stage
    product.clock.set('2026-11-12T20:30:00Z')
    const serves = (course: 'soup' | 'dessert', name: string) =>
      writeMenu(product, world, { date: '2026-11-13', commonCourses: [{ course, name }] })
    await serves('soup', 'Mercimek çorbası')
    for (const choice of ['GELENEKSEL1', 'GELENEKSEL2', 'SKIP'])
      await chooses(stage, await anEater(stage), { date: '2026-11-13', choice })
    const cook = world.cateringA.people.corporate3
    const visitor = await stage.visit(kitchenOf(cook, world.corporateA.company), { as: cook })
    await visitor.page.getByRole('row', { name: 'Mercimek çorbası Ortak · Çorba 2' }).waitFor()
    await visitor.checksScreen('a common course on the list of a kitchen')

    product.clock.set('2026-11-12T21:05:00Z')
    await visitor.reloads()
    await visitor.sees('Kesinleşti · 12 Kasım 23.59')
    await serves('dessert', 'Sütlaç')
    await visitor.reloads()
    const instead = 'Ortak yemekler kesinleştikten sonra değişti: Sütlaç'
    await visitor.sees(instead)
    await visitor.page.getByRole('row', { name: 'Mercimek çorbası Ortak · Çorba 2' }).waitFor()
    await visitor.checksScreen('a common course that changed after the cut-off')
    await visitor.page.evaluate(() => {
      window.print = () => undefined
    })
    await visitor.presses('Yazdır')
    const paper = visitor.page.locator('.print-sheet')
    await expect.poll(() => paper.textContent()).toContain(`${instead}Ortak · ÇorbaMercimek çorbası2`)
    await visitor.presses('Etiketler')
    await visitor.page.getByRole('menuitem', { name: 'Etiket yazıcısı · 62 mm' }).click()
    await expect.poll(() => visitor.page.locator('.print-labels-roll62').textContent()).toContain('Tatlı · Sütlaç')
  })
})

describe('More shifts than fit on a phone', () => {
  const stage = useStage(phone)

  test('keep the selected one in view', async () => {
    const { product, world } = stage
    product.clock.set(wednesdayNoon)
    const { corporate3 } = world.corporateA.people
    for (const hour of ['01', '02', '03'])
      await product.call('createShift', {
        as: await stage.tokenOf(corporate3),
        path: { companyId: corporate3.companyId },
        body: { title: `Hazırlık vardiyası ${hour}`, start_time: `${hour}:00`, end_time: '08:00', days: [1] },
      })
    const manager = await stage.visit(`${dashboardOf(product, corporate3, 'shifts')}?tab=lists`, { as: corporate3 })
    await manager.page.getByRole('radio', { name: 'Gündüz', checked: true }).waitFor()
    const shift = manager.page.getByText('Gündüz', { exact: true }).first()
    const isInView = async () => {
      const box = await shift.boundingBox()
      return box !== null && box.x >= 0 && box.x + box.width <= phone.width
    }
    await expect.poll(isInView).toBe(true)
  })
})

describe("The kitchen's list on the firm's screen", () => {
  const stage = useStage(desktop)

  test('is the same, for managers, with all shifts side by side', async () => {
    const { product, world } = stage
    product.clock.set(wednesdayNoon)
    for (let more = 0; more < 3; more += 1) await chooses(stage, await anEater(stage))
    const { corporate1, corporate3 } = world.corporateA.people
    const manager = await stage.visit(`${dashboardOf(product, corporate3, 'shifts')}?tab=lists`, { as: corporate3 })
    const tomorrow = manager.page.getByRole('region', { name: 'Yarın · 12 Kasım Perşembe' })
    await tomorrow.getByText('3 porsiyon · 0 yemeyecek').waitFor()
    await manager.checksScreen('the lists of a firm')
    await manager.page.evaluate(() => {
      window.print = () => undefined
    })
    await tomorrow.getByRole('button', { name: 'Yazdır' }).click()
    const sheets = manager.page.locator('.print-sheet').getByText('Üretim listesi')
    const shifts = await tomorrow.getByRole('table').count()
    expect(shifts).toBe(2)
    await expect.poll(() => sheets.count()).toBe(shifts)
    expect(await manager.page.locator('.print-sheet').getByText('Kesinleşmemiş sayılar').count()).toBe(shifts)
    // Paper is narrow enough for the phone layout.
    await manager.page.setViewportSize({ width: 794, height: 1123 })
    await manager.page.getByText('Bugün, 11 Kasım').waitFor()
    expect(await sheets.count()).toBe(shifts)
    await manager.page.setViewportSize(desktop)
    const download = manager.page.waitForEvent('download')
    await tomorrow.getByRole('button', { name: 'Excel' }).click()
    expect((await download).suggestedFilename()).toBe('uretim-listesi-2026-11-12.xlsx')
    const clerk = await stage.visit(dashboardOf(product, corporate1, 'shifts'), { as: corporate1 })
    await clerk.heading('Vardiyalar').waitFor()
    expect(await clerk.page.getByRole('tab', { name: 'Üretim listesi' }).count()).toBe(0)
  })
})

describe("The kitchen's board on a desktop", () => {
  const stage = useStage(desktop)

  test('shows three shifts of today and tomorrow at once, aligned on both days', async () => {
    const { product, world } = stage
    product.clock.set(wednesdayNoon)
    const evening = await product.use(createShift)({
      companyId: world.corporateA.company.id,
      actor: operator,
      plan: {
        title: 'Akşam',
        startTime: '15:00',
        endTime: '21:00',
        days: [1, 2, 3, 4, 5],
        timezone: 'Europe/Istanbul',
      },
    })
    const longest = {
      label: 'Alternatif',
      meal: { name: 'Zeytinyağlı taze fasulye, şehriyeli pirinç pilavı, cacık, yoğurt' },
    }
    const dishes = [
      { label: 'Geleneksel', meal: { name: 'Kuru fasulye, pilav' } },
      longest,
      { label: 'Vejetaryen', meal: { name: 'Mücver' } },
    ]
    for (const shift of [world.dayShift, evening, world.nightShift]) {
      await writeMenu(product, world, {
        date: '2026-11-11',
        shift,
        dishes: shift === evening ? dishes.slice(0, 1) : dishes,
      })
      await writeMenu(product, world, { date: '2026-11-12', shift, dishes })
    }
    await chooses(stage, await anEater(stage), { choice: 'OPT1' })
    const cook = world.cateringA.people.corporate3
    const visitor = await stage.visit(kitchenOf(cook, world.corporateA.company), { as: cook })
    const dayOf = (name: string) => visitor.page.getByRole('region', { name })
    const [today, tomorrow] = [dayOf('Bugün · 11 Kasım Çarşamba'), dayOf('Yarın · 12 Kasım Perşembe')]
    await tomorrow.getByText('1 porsiyon · 0 yemeyecek').waitFor()
    const boxesOf = (day: Locator, what: string) =>
      day.locator(what).evaluateAll((found) =>
        found.map((element) => {
          const { top, bottom, height } = element.getBoundingClientRect()
          return { top, bottom, height }
        }),
      )
    for (const heads of ['h2', 'h3']) {
      const tops = async (day: Locator) => (await boxesOf(day, heads)).map(({ top }) => top)
      expect(await tops(today)).toEqual(await tops(tomorrow))
    }
    const rows = await boxesOf(tomorrow, 'tbody tr')
    expect(rows.map(({ height }) => Math.round(height))).toEqual(Array<number>(9).fill(40))
    const whole = await tomorrow.boundingBox()
    expect((whole?.y ?? 0) + (whole?.height ?? Infinity)).toBeLessThanOrEqual(desktop.height)
    expect(await visitor.page.evaluate(() => scrollY)).toBe(0)
    await visitor.checksScreen('the board of a kitchen')
    await visitor.page.setViewportSize({ width: 1920, height: 1080 })
    await expect.poll(async () => (await boxesOf(tomorrow, 'h2'))[0]?.top).toBe((await boxesOf(today, 'h2'))[0]?.top)
  })
})
