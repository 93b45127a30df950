import { describe, expect, test } from 'vitest'
import { areaOf, dashboardOf, kitchenOf } from '../support/addresses.ts'
import { writeMenu } from '../support/publishing.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { enrol, tokenOf } from '../support/world.ts'
import { cell, dishOn, entersDish, opensMenuOf, savesMenu } from './menu-steps.ts'

const friday = '13 Kasım Cuma'

describe('A dish', () => {
  const stage = useStage(desktop, phone)

  test('that people chose can only be replaced with an explanation from the kitchen, and people are told', async () => {
    const { product, world } = stage
    await writeMenu(product, world, { date: '2026-11-13' })
    const eater = await enrol(product, world.corporateA.company, 'individual')
    await product.call('saveChoice', {
      as: await tokenOf(product, eater, 'individual'),
      path: { companyId: eater.companyId, userId: eater.id },
      body: {
        date: '2026-11-13',
        shift_id: world.dayShift.id,
        choice: 'GELENEKSEL1',
        catering_id: world.cateringA.company.id,
      },
    })

    const cook = world.cateringA.people.corporateOwner
    const caterer = await stage.visit(`${kitchenOf(cook, world.corporateA.company)}?tab=menu`, { as: cook })
    await opensMenuOf(caterer, 'Gündüz')
    await entersDish(caterer, friday, 'Geleneksel 1', 'Ispanak')
    await savesMenu(caterer)
    await caterer.sees('13.11 Cuma: “Kuru fasulye” yerine “Ispanak”', '1 kişi seçti.')
    await caterer.checksScreen('menu day with another dish')
    expect(await caterer.isDisabled('Kaydet')).toBe(true)
    await caterer.choosesRadio('Başka bir yemek; seçenlere haber verilir')
    await caterer.presses('Kaydet')
    await caterer.sees('Toplu kaydet tamamlandı. Başarılı: 1, Hatalı: 0')

    const employee = await stage.visit(areaOf(product, eater, 'secim'), { as: eater, kind: 'individual' })
    await employee.sees(
      'Seçtiğiniz Kuru fasulye yerine Ispanak hazırlanacak. İsterseniz başka bir yemek seçebilirsiniz.',
    )
    await employee.checksScreen('a substitute for the chosen dish')
    await employee.presses('Gördüm')
    await employee.page.getByText('yerine Ispanak hazırlanacak').waitFor({ state: 'detached' })
    await employee.goesTo(areaOf(product, eater, 'sectiklerim'))
    await employee.sees('Ispanak', 'Kuru fasulye yerine geldi')
  })

  test('is declared once, shown to eaters in words, and can be a condition for publishing', async () => {
    const { product, world } = stage
    await writeMenu(product, world, { date: '2026-11-16' })
    const cook = world.cateringA.people.corporateOwner
    const kitchen = `${kitchenOf(cook, world.corporateA.company)}?tab=menu`
    const caterer = await stage.visit(dashboardOf(product, cook, 'corporates?tab=dishes'), { as: cook })
    await caterer.sees('Kuru fasulye', 'Etli nohut', 'Sebzeli makarna')
    for (const head of ['Yemek', 'Alerjen ve içerik', 'Menülerde', 'Puan', 'Son gün'])
      await caterer.page.locator('li[aria-hidden]').getByText(head, { exact: true }).waitFor()
    await caterer.checksScreen('dishes of a catering')
    await caterer.field('Yemek ara').fill('NOHUT')
    await caterer.doesNotSee('Sebzeli makarna')
    await caterer.presses('Etli nohut')
    await caterer.named('region', 'Yemek').waitFor()
    await caterer.named('checkbox', 'Gluten').click()
    await caterer.named('checkbox', 'Domuz eti içerir').click()
    await caterer.fills({ 'Kalori (kcal)': '9000' })
    await caterer.presses('Kaydet')
    await caterer.sees('0 ile 5000 arasında bir sayı yazın')
    await caterer.fills({ 'Kalori (kcal)': '540' })
    await caterer.presses('Kaydet')
    await expect.poll(() => caterer.isDisabled('Kaydet')).toBe(true)
    await caterer.checksScreen('a dish with its declarations')
    await caterer.goesTo(dashboardOf(product, cook, 'corporates?tab=dishes&show=undeclared'))
    await caterer.sees('Sebzeli makarna')
    await caterer.doesNotSee('Etli nohut')

    const eater = await enrol(product, world.corporateA.company, 'individual')
    const employee = await stage.visit(areaOf(product, eater, 'secim'), { as: eater, kind: 'individual' })
    await employee.sees(/Alerjenler: gluten/, /Domuz eti içerir/)
    await employee
      .text(/Alerjen bilgisi girilmedi/)
      .first()
      .waitFor()

    await employee.goesTo('/app/secim?date=2026-11-16')
    await employee.sees(/540\skcal/)

    await caterer.goesTo(dashboardOf(product, cook, 'system'))
    await caterer.named('checkbox', 'Alerjenleri beyan edilmemiş menü yayınlanmasın').click()
    await caterer.presses('Kaydet')
    await caterer.sees('Ayarlar güncellendi')
    await writeMenu(product, world, { date: '2026-11-17', status: 'draft' })
    await caterer.goesTo(kitchen)
    await caterer.presses('Sonraki hafta')
    await caterer.sees('16.11.2026–22.11.2026', '3 gün boş', 'Taslak', /taslak · \d+ gün boş$/)
    await caterer
      .text(/^\d yemek beyansız$/)
      .first()
      .waitFor()
    await caterer.checksScreen('a week of menus')
    await caterer.presses(/^17 Kas.*Taslak/)
    await caterer.heading('Menü').waitFor()
    await caterer.presses('Kaydet ve yayınla')
    await caterer.presses('Yayınla')
    caterer.expectsRefusal(422)
    await caterer.sees(/^Menü yayınlanamadı: \d yemeğin alerjenleri beyan edilmemiş/)
    await product.sql('UPDATE companies SET allergens_required = false')
  })

  test('is suggested while typing, and never replaces a new one by accident', async () => {
    const cook = stage.world.cateringA.people.corporateOwner
    const kitchen = `${kitchenOf(cook, stage.world.corporateA.company)}?tab=menu`
    const caterer = await stage.visit(kitchen, { as: cook })
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await caterer.page.route(/\/dishes(\?|$)/, async (route) => {
      asked.resolve()
      await answered.promise
      await route.continue()
    })
    await opensMenuOf(caterer, 'Gündüz')
    await asked.promise
    const types = async (day: string, text: string) => {
      await cell(caterer, day, 'Geleneksel 1').click()
      await caterer.page.keyboard.type(text)
    }
    await types('18 Kasım Çarşamba', 'Etli')
    await caterer.page.keyboard.press('Enter')
    await expect.poll(() => dishOn(caterer, '18 Kasım Çarşamba', 'Geleneksel 1')).toBe('Etli')
    answered.resolve()
    await types('19 Kasım Perşembe', 'etli n')
    await caterer.named('option', /^Etli nohut/).waitFor()
    await caterer.page.keyboard.press('ArrowDown')
    await caterer.page.keyboard.press('Enter')
    await expect.poll(() => dishOn(caterer, '19 Kasım Perşembe', 'Geleneksel 1')).toBe('Etli nohut')
    await types('20 Kasım Cuma', 'nohut')
    await caterer.named('option', /^Etli nohut/).waitFor()
    await caterer.page.keyboard.press('Enter')
    await expect.poll(() => dishOn(caterer, '20 Kasım Cuma', 'Geleneksel 1')).toBe('nohut')
  })

  test('is suggested from a library of more dishes than are loaded', async () => {
    const { product, world } = stage
    const cook = world.cateringA.people.corporateOwner
    await product.sql(`INSERT INTO dishes (id, catering_id, name, times_written)
      SELECT gen_random_uuid(), '${world.cateringA.company.id}', name, times FROM (
        SELECT 'Gözleme ' || n AS name, 50 AS times FROM generate_series(1, 205) n UNION ALL SELECT 'Şıhılmahşi', 1) dish`)
    try {
      const kitchen = `${kitchenOf(cook, world.corporateA.company)}?tab=menu`
      const caterer = await stage.visit(kitchen, { as: cook })
      await opensMenuOf(caterer, 'Gündüz')
      await cell(caterer, '23 Kasım Pazartesi', 'Geleneksel 1').click()
      await caterer.page.keyboard.type('SIHIL')
      await caterer.named('option', /^Şıhılmahşi/).waitFor()
    } finally {
      await product.sql(`DELETE FROM dishes WHERE name LIKE 'Gözleme %' OR name = 'Şıhılmahşi'`)
    }
  })
})
