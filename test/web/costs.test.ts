import { beforeAll, describe, expect, test } from 'vitest'
import { type DayCosts, KitchenCosts } from '../../src/core/costs/index.ts'
import { Fraction } from '../../src/core/shared/index.ts'
import { dashboardOf } from '../support/addresses.ts'
import { overflowsOn } from '../support/page-checks.ts'
import { desktop, phone } from '../support/screens.ts'
import { type Stage, useStage } from '../support/stage.ts'
import type { Person } from '../support/world.ts'
import { headingsOf } from './table-steps.ts'

const lira = (amount: number) => Fraction.of(amount * 100)
const known: { unpriced: string[]; withoutRecipe: string[] } = { unpriced: [], withoutRecipe: [] }
const partly = { ...known, withoutRecipe: ['Ayran'] }
const stew = { key: 'tas kebabi', name: 'Tas kebabı', portions: Fraction.of(21, 2), cost: lira(525), ...known }
const ayran = { key: 'ayran', name: 'Ayran', portions: Fraction.of(10), cost: lira(0), ...partly }

/** Two days of the month that were kept. */
const keepsTwoDays = async ({ product, world }: Stage) => {
  const cateringId = world.cateringA.company.id
  const firm = { firm: world.corporateA.company.id, portions: 10, cost: lira(525) }
  const keep = (date: string, costs: DayCosts) =>
    product.use(KitchenCosts).keep({ cateringId, date }, costs, product.clock.now())
  await keep('2026-11-09', { components: [stew], firms: [{ ...firm, ...known }] })
  await keep('2026-11-10', { components: [stew, ayran], firms: [{ ...firm, ...partly }] })
}
const opens = (stage: Stage, as: Person, more = '') =>
  stage.visit(`${dashboardOf(stage.product, as, 'production')}${more}`, { as })

describe('The costs of a month, on a desktop,', () => {
  const stage = useStage(desktop)
  beforeAll(() => keepsTwoDays(stage))

  test('stand by firm and by component, and a firm opens into its days', async () => {
    const owner = await opens(stage, stage.world.cateringA.people.corporateOwner)
    await owner.opensTab('Maliyet')
    await owner.sees('Kasım 2026', 'Malzeme, en az', '1.050,00 ₺', 'Reçetesi yok: Ayran')
    await owner.checksScreen('the costs of a month')
    await owner.presses(stage.world.corporateA.company.name)
    await owner.sees(/^10.Kasım.Sal$/, 'en az')
    const besidePanel = ['Firma', 'Malzeme', 'Sözleşme tutarı', 'Malzemenin payı']
    expect(await headingsOf(owner, 'Firmaların maliyeti')).toEqual(besidePanel)
    await owner.checksScreen('the days of a firm')
    await owner.presses('Paneli kapat')
    await expect.poll(() => headingsOf(owner, 'Firmaların maliyeti')).toHaveLength(besidePanel.length + 2)
    await owner.named('radio', 'Bileşenler 2').click()
    await owner.sees('Tas kebabı', '21', '50,00 ₺')
    await owner.checksScreen('the costs of components')
    await owner.presses('Önceki ay')
    await owner.sees('Ekim 2026', /^Bu ay saklanmış maliyet yok/)
    await owner.named('tab', 'Dağıtım').click()
    await owner.named('tab', 'Maliyet').click()
    await owner.sees('Ekim 2026')
    await owner.checksScreen('a month without costs')
  })

  test('lead to the recipe that is missing', async () => {
    const owner = await opens(stage, stage.world.cateringA.people.corporate3, '?tab=costs')
    await owner.presses('Reçetelere git')
    await owner.named('radio', 'Reçeteler').waitFor()
  })

  test('are printed with figures, firms, components and what is not known', async () => {
    const owner = await opens(stage, stage.world.cateringA.people.corporateOwner, '?tab=costs')
    await owner.page.evaluate(() => Object.assign(globalThis, { print: () => undefined }))
    await owner.presses('Yazdır')
    const paper = owner.page.locator('.print-sheet')
    const row = (name: string) => paper.getByRole('row', { name, exact: true, includeHidden: true })
    const firm = stage.world.corporateA.company.name
    const known = '1.050,00 ₺ en az 52,50 ₺ en az — 20 öğünün fiyatı yok —'
    await row(`${firm} Reçetesi yok: Ayran 20 ${known}`).waitFor({ state: 'attached' })
    await row(`Toplam 20 ${known}`).waitFor({ state: 'attached' })
    await row('Tas kebabı 21 50,00 ₺ 1.050,00 ₺').waitFor({ state: 'attached' })
    const text = ((await paper.textContent()) ?? '').replaceAll('\u00a0', ' ')
    expect(text).toContain(`${stage.world.cateringA.company.name} · MaliyetKasım 2026`)
    expect(text).toContain('Malzeme, en az1.050,00 ₺')
    expect(text).toContain('Reçetesi yok: AyranTutarlar KDV hariçtir.')
  })

  test('can be downloaded as a workbook of the month that is shown, unless nothing was kept of it', async () => {
    const owner = await opens(stage, stage.world.cateringA.people.corporate3, '?tab=costs')
    await owner.sees('1.050,00 ₺')
    const download = owner.page.waitForEvent('download')
    await owner.presses('Excel')
    expect((await download).suggestedFilename()).toBe('maliyet-2026-11.xlsx')
    await owner.presses('Önceki ay')
    await owner.sees('Ekim 2026')
    await expect.poll(() => owner.isDisabled('Excel')).toBe(true)
    await expect.poll(() => owner.isDisabled('Yazdır')).toBe(true)
  })

  test('are not there for levels 2 and 1', async () => {
    const cook = await opens(stage, stage.world.cateringA.people.corporate2, '?tab=costs')
    await cook.page.getByRole('tab', { name: 'Reçeteler' }).waitFor()
    expect(await cook.page.getByRole('tab', { name: 'Maliyet' }).count()).toBe(0)
  })
})

describe('The costs of a month on a phone', () => {
  const stage = useStage(phone)
  beforeAll(() => keepsTwoDays(stage))

  test('are four lines and a card for each firm', async () => {
    const owner = await opens(stage, stage.world.cateringA.people.corporateOwner, '?tab=costs')
    await owner.sees('Malzeme, en az', '1.050,00 ₺')
    await owner.checksScreen('the costs of a month')
    await owner.presses(stage.world.corporateA.company.name)
    await owner.sees(/^9.Kasım.Pzt$/)
    await owner.checksScreen('the days of a firm')
  })

  test('fit in letters twice as large', async () => {
    const owner = await opens(stage, stage.world.cateringA.people.corporateOwner, '?tab=costs')
    await owner.page.setViewportSize({ width: phone.width / 2, height: phone.height / 2 })
    await owner.sees('Malzeme, en az', '1.050,00 ₺')
    expect(await overflowsOn(owner.page)).toEqual([])
    await owner.page.setViewportSize(phone)
  })
})
