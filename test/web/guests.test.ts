import { describe, expect, test } from 'vitest'
import { dashboardOf, kitchenOf } from '../support/addresses.ts'
import { wednesdayNoon } from '../support/product.ts'
import { writeMenu } from '../support/publishing.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { agreesOnPrice } from './settlement-steps.ts'

describe.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('Guests on %s', (device, screen) => {
  const stage = useStage(screen)

  test('are added for tomorrow and for every Tuesday, changed until the cut-off, and are in the list of the kitchen', async () => {
    const { product, world } = stage
    product.clock.set(wednesdayNoon)
    const clerk = world.corporateA.people.corporate2
    const visitor = await stage.visit(dashboardOf(product, clerk), { as: clerk })
    const { page } = visitor
    await visitor.presses('Misafir ekle')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('23.59’a kadar').waitFor()
    await dialog.getByLabel('Vardiya').selectOption({ label: 'Gündüz 09:00–17:00' })
    await dialog.getByLabel('Ağırlayan departman').selectOption({ label: world.corporateA.departments[0]!.name })
    await expect.poll(() => dialog.getByRole('button', { name: 'Kaç misafir?' }).isDisabled()).toBe(true)
    const more = dialog.getByRole('button', { name: /^Geleneksel 1.*: artır$/ })
    await dialog.getByLabel(/^Geleneksel 1.*: kişi$/).fill('10.000')
    await dialog.getByText('En fazla 999 misafir eklenebilir').waitFor()
    for (const typed of ['-1', '1,5', 'üç']) {
      await dialog.getByLabel(/^Geleneksel 1.*: kişi$/).fill(typed)
      await dialog.getByText('0 ile 999 arasında bir tam sayı yazın').waitFor()
      await expect.poll(() => dialog.getByRole('button', { name: 'Kaç misafir?' }).isDisabled()).toBe(true)
    }
    await dialog.getByLabel(/^Geleneksel 1.*: kişi$/).fill('3')
    await more.click()
    await dialog.getByText('Misafirin adı sorulmaz.').waitFor()
    await visitor.checksScreen(`adding guests on ${device}`)
    await dialog.getByRole('button', { name: '4 misafir ekle' }).waitFor()
    await more.press('Control+Enter')
    await visitor.sees('Misafirler kaydedildi')
    await visitor.goesTo(`${dashboardOf(product, clerk, 'shifts')}?tab=guests`)
    await visitor.sees('Gelecek misafirler', `${world.corporateA.departments[0]!.name}: 4 Geleneksel 1`)

    await visitor.presses('Her hafta tekrarla')
    await dialog.getByLabel('Vardiya').selectOption({ label: 'Gündüz 09:00–17:00' })
    await dialog.getByLabel('Gün', { exact: true }).selectOption({ label: 'Her salı' })
    await dialog.getByLabel('Her hafta: kişi').fill('3')
    await dialog.getByRole('button', { name: 'Her hafta 3 misafir' }).click()
    await visitor.sees('Her salı · Gündüz')
    await visitor.checksScreen(`guests on ${device}`)

    await page
      .getByRole('button', { name: `Düzenle: 12 Kasım Perşembe Gündüz, ${world.corporateA.departments[0]!.name}` })
      .click()
    await dialog.getByRole('button', { name: /^Geleneksel 1.*: azalt$/ }).click()
    await dialog.getByRole('button', { name: '3 misafir kaydet' }).click()
    await visitor.sees(`${world.corporateA.departments[0]!.name}: 3 Geleneksel 1`)

    await page.getByRole('button', { name: /^Düzenle: 17 Kasım Salı Gündüz, / }).click()
    for (let left = 3; left > 0; left--)
      await dialog
        .getByRole('button', { name: /: azalt$/ })
        .last()
        .click()
    await dialog.getByRole('button', { name: 'Misafirleri kaldır' }).click()
    await expect.poll(() => page.getByRole('button', { name: /^Düzenle: 17 Kasım Salı Gündüz, / }).count()).toBe(0)

    product.clock.set('2026-11-11T21:05:00Z')
    await visitor.reloads()
    await visitor.sees('11 Kasım 23.59’da kapandı.')
    const cook = world.cateringA.people.corporate3
    const kitchen = await stage.visit(kitchenOf(cook, world.corporateA.company), { as: cook })
    await kitchen.sees(/3 porsiyon \(3 misafir dahil\)|^3 misafir dahil$/)
    await kitchen.checksScreen(`the list of a kitchen with guests on ${device}`)
  })

  test('show managers what many of them cost', async () => {
    const { product, world } = stage
    product.clock.set(wednesdayNoon)
    await agreesOnPrice(stage)
    // Tomorrow's list may be frozen already.
    await writeMenu(product, world, { date: '2026-11-13' })
    const owner = world.corporateA.people.corporateOwner
    const visitor = await stage.visit(dashboardOf(product, owner), { as: owner })
    await visitor.presses('Misafir ekle')
    const dialog = visitor.page.getByRole('dialog')
    await dialog.getByLabel('Vardiya').selectOption({ label: 'Gündüz 09:00–17:00' })
    const numbers = dialog.getByLabel(/: kişi$/)
    await numbers.first().fill('999')
    await numbers.nth(1).fill('999')
    await visitor.sees(/^1\.998 × 100,00\s₺ \+ KDV = 219\.780,00\s₺$/)
    await visitor.checksScreen(`the price of many guests on ${device}`)
  })
})
