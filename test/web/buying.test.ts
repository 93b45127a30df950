import { beforeAll, describe, expect, test } from 'vitest'
import type { BodyOf } from '../../src/http/contract/contract-types.ts'
import { dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import type { Person } from '../support/world.ts'
import { writeMenu } from '../support/publishing.ts'
import { thursday, writesThursday } from './production-steps.ts'

const friday = '2026-11-13'

const rowOf = ({ page }: Visitor, name: string | RegExp) => page.getByRole('row', { name, exact: true })

describe('What a kitchen buys', () => {
  const stage = useStage(desktop, phone)
  const ofCatering = () => ({ companyId: stage.world.cateringA.company.id })
  const cook = async () => stage.tokenOf(stage.world.cateringA.people.corporateOwner)
  const opens = (as: Person, date = thursday) =>
    stage.visit(`${dashboardOf(stage.product, as, 'production')}?tab=buying&start=${date}&end=${date}`, { as })

  const sold = async (name: string, more: Partial<BodyOf<'createProduct'>>) => {
    const { company, people } = stage.world.supplier
    const { body } = await stage.product.call('createProduct', {
      as: await stage.tokenOf(people.corporateOwner),
      path: { companyId: company.id },
      body: { name, description: 'Deneme', unit_price: 100, stock_quantity: 1000, unit_type: 'Koli', ...more },
    })
    return body.product.id
  }
  const ingredient = async (name: string, product_id?: string, content = 1) => {
    const links = product_id ? [{ product_id, content, content_unit: 'kg' as const, is_preferred: true }] : []
    const { body } = await stage.product.call('createIngredient', {
      as: await cook(),
      path: ofCatering(),
      body: { name, base_unit: 'g', links },
    })
    return body.ingredient.id
  }
  const recipe = async (componentKey: string, name: string, kilos: Record<string, number>) =>
    stage.product.call('saveRecipe', {
      as: await cook(),
      path: { ...ofCatering(), componentKey },
      body: {
        ...{ name, portions: 100 },
        lines: Object.entries(kilos).map(([ingredient_id, quantity]) => ({
          ingredient_id,
          quantity,
          unit: 'kg' as const,
        })),
      },
    })
  const cooks = async (componentKey: string, own_number: number, date = thursday) =>
    stage.product.call('saveOwnNumber', {
      as: await cook(),
      path: { ...ofCatering(), componentKey },
      body: { date, own_number },
    })

  beforeAll(async () => {
    await writesThursday(stage)
    const meat = await ingredient('Dana kuşbaşı', await sold('Dana kuşbaşı, 10 kg', {}), 10)
    const sack = { unit_type: 'Çuval', unit_price: 1000, minimum_order_quantity: 4 } as const
    const rice = await ingredient('Baldo pirinç', await sold('Pirinç, 25 kg', sack), 25)
    const salt = await ingredient('Tuz')
    await recipe('tas kebabi', 'Tas kebabı', { [meat]: 9 })
    await recipe('pirinc pilavi', 'Pirinç pilavı', { [rice]: 8, [salt]: 0.2 })
    await cooks('tas kebabi', 1000)
    await cooks('pirinc pilavi', 500)
    const name = 'Kuru fasulye, pilav, turşu, cacık, ayran'
    await writeMenu(stage.product, stage.world, {
      date: friday,
      shift: stage.world.dayShift,
      dishes: [{ label: 'Geleneksel', meal: { name } }],
    })
    for (const key of ['kuru fasulye', 'pilav', 'tursu', 'cacik', 'ayran']) await cooks(key, 40, friday)
  })

  test('goes into the cart of its supplier, and again only by the difference', async () => {
    const owner = stage.world.cateringA.people.corporateOwner
    const buyer = await opens(owner)
    const { page } = buyer
    await rowOf(buyer, 'Dana kuşbaşı 90 kg sayılmadı 90 kg 9 koli = 90 kg 100,00 ₺ 900,00 ₺').waitFor()
    await rowOf(buyer, /^Baldo pirinç 40 kg sayılmadı 40 kg 4 çuval = 100 kg en az 4 çuval/).waitFor()
    await buyer.sees('12 Kasım · 1 açık gün', 'Depo sayılmadı', '4.900,00 ₺')
    await buyer.presses('Dana kuşbaşı')
    await buyer.sees('Tas kebabı · 12 Kasım Perşembe', 'Listeden çıkar')
    await buyer.presses('Baldo pirinç')
    await buyer.sees(/^Gereken 2.çuval; tedarikçi en az 4.çuval satıyor\./)
    const bought = await rowOf(buyer, /^Dana kuşbaşı 90 kg/).boundingBox()
    expect(bought?.height, 'an ingredient is read on one line').toBeLessThan(40)
    await buyer.checksScreen('what a kitchen buys')

    await buyer.presses('Sepetlere ekle')
    await buyer.sees('1 sepete 2 kalem eklendi')
    await expect.poll(() => buyer.isDisabled('Hepsi sepetlerde')).toBe(true)
    await cooks('tas kebabi', 1200)
    await buyer.reloads()
    await buyer.sees('Sepete +2 koli')
    await buyer.presses('Sepetlere ekle')
    await buyer.sees('1 sepete 1 kalem eklendi')
    await buyer.follows('Sepete git')
    await expect.poll(() => page.getByLabel('Dana kuşbaşı, 10 kg: miktar').first().inputValue()).toBe('11')
    await expect.poll(() => page.getByLabel('Pirinç, 25 kg: miktar').first().inputValue()).toBe('4')
    await cooks('tas kebabi', 1000)
  })

  test('is added up over the days that are chosen', async () => {
    const buyer = await opens(stage.world.cateringA.people.corporate4)
    await buyer.presses('12 Kasım · 1 açık gün')
    await buyer.page.getByRole('combobox', { name: 'İlk gün' }).and(buyer.page.locator(':focus')).waitFor()
    await buyer.page.keyboard.press('Escape')
    await buyer.presses('12 Kasım · 1 açık gün')
    await buyer.fills({ 'Son gün': '30.11.2026' })
    await buyer.presses('Göster')
    await buyer.sees('En fazla 14 gün seçilebilir.')
    await buyer.checksScreen('the days of what a kitchen buys')
    await buyer.fills({ 'İlk gün': '14.11.2026', 'Son gün': '15.11.2026' })
    await buyer.presses('Göster')
    await buyer.sees('14 Kasım – 15 Kasım · 0 açık gün', 'Bu günler için yayınlanmış menü yok.')
    await buyer.doesNotSee(/depo yeter|Depo sayılmadı/)
    await buyer.presses('14 Kasım – 15 Kasım · 0 açık gün')
    await buyer.presses('Önümüzdeki açık günler')
    await buyer.sees('12 Kasım – 13 Kasım · 2 açık gün')
  })

  test('is that of the next open days if the address names days that are no range', async () => {
    const owner = stage.world.cateringA.people.corporateOwner
    const days = 'start=2026-11-01&end=2026-12-24'
    const buyer = await stage.visit(`${dashboardOf(stage.product, owner, 'production')}?tab=buying&${days}`, {
      as: owner,
    })
    await buyer.sees('12 Kasım – 13 Kasım · 2 açık gün')
  })

  test('is printed by supplier, with what could not be counted at the end', async () => {
    const buyer = await opens(stage.world.cateringA.people.corporateOwner)
    await buyer.page.evaluate(() => Object.assign(globalThis, { print: () => undefined }))
    await buyer.presses('Yazdır')
    const paper = buyer.page.locator('.print-sheet')
    const row = (name: string) => paper.getByRole('row', { name, exact: true, includeHidden: true })
    await row('Dana kuşbaşı Dana kuşbaşı, 10 kg 90 kg sayılmadı 90 kg 9 koli = 90 kg 900,00 ₺').waitFor({
      state: 'attached',
    })
    await row('Baldo pirinç Pirinç, 25 kg 40 kg sayılmadı 40 kg 4 çuval = 100 kg · en az 4 çuval 4.000,00 ₺').waitFor({
      state: 'attached',
    })
    const text = ((await paper.textContent()) ?? '').replaceAll('\u00a0', ' ')
    expect(text).toContain('Toplam 4.900,00 ₺ · KDV hariç')
    expect(text).toMatch(/Reçetesi yok \(3\): [^:]*Enginar[^:]*Ürünü bağlı değil \(1\): Tuz 1 kg/)
  })

  test('can be downloaded as a workbook of the same days', async () => {
    const buyer = await opens(stage.world.cateringA.people.corporate2)
    const download = buyer.page.waitForEvent('download')
    await buyer.presses('Excel')
    expect((await download).suggestedFilename()).toBe(`alinacaklar-${thursday}-${thursday}.xlsx`)
  })

  test('can be left out line by line with the keyboard', async () => {
    const buyer = await opens(stage.world.cateringA.people.corporate4)
    const { page } = buyer
    await buyer.sees('1 tedarikçi · 2 kalem · KDV hariç')
    await buyer.heading('Mutfak').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await buyer.sees('Çıkarıldı', '1 tedarikçi · 1 kalem · KDV hariç')
    await page.keyboard.press('ArrowRight')
    await buyer.sees('Listeye geri al')
    await page.keyboard.press('Space')
    await buyer.sees('Listeden çıkar', '1 tedarikçi · 2 kalem · KDV hariç')
    await page.keyboard.press('ArrowLeft')
    await buyer.doesNotSee('Listeden çıkar')
  })

  test('names what it could not count, and leads to what repairs it', async () => {
    const buyer = await opens(stage.world.cateringA.people.corporate4)
    await buyer.sees('Hesaba katılamayanlar · 4', 'Reçetesi yok · 3', 'Ürünü bağlı değil · 1')
    await buyer.presses('Ürün bağla: Tuz')
    await buyer.page.getByRole('complementary', { name: 'Tuz' }).or(buyer.heading('Tuz')).first().waitFor()
    await buyer.page.goBack()
    await buyer.presses('Reçete yaz: Enginar')
    await buyer.sees('Bu bileşenin reçetesi yok.')
  })

  test('leads back from what was repaired to the days that were open, which it keeps between tabs', async () => {
    const buyer = await opens(stage.world.cateringA.people.corporate4)
    const { page } = buyer
    const back = buyer.button('Satın almaya dön')
    await buyer.presses('Ürün bağla: Tuz')
    await buyer.heading('Tuz').waitFor()
    await page.goBack()
    await buyer.sees('12 Kasım · 1 açık gün')
    await buyer.presses('Ürün bağla: Tuz')
    await page.getByRole('checkbox', { name: 'Kereviz' }).check()
    await buyer.presses('Kaydet')
    await buyer.sees('Malzeme kaydedildi.')
    await buyer.checksScreen('an ingredient that was missing a product')
    await back.click()
    await buyer.sees('12 Kasım · 1 açık gün')
    await buyer.presses('Ürün bağla: Tuz')
    await buyer.presses('Paneli kapat')
    await back.click()
    await buyer.presses('Reçete yaz: Enginar')
    await buyer.sees('Bu bileşenin reçetesi yok.')
    await back.click()
    await buyer.sees('12 Kasım · 1 açık gün')

    await buyer.opensTab('Pişirilecekler')
    await buyer.opensTab('Satın alma')
    await buyer.sees('12 Kasım · 1 açık gün')
    await buyer.reloads()
    await buyer.sees('12 Kasım · 1 açık gün')
    await buyer.presses('12 Kasım · 1 açık gün')
    await buyer.presses('Önümüzdeki açık günler')
    await buyer.sees('12 Kasım – 13 Kasım · 2 açık gün')
    await buyer.opensTab('Pişirilecekler')
    await buyer.opensTab('Satın alma')
    await buyer.sees('12 Kasım – 13 Kasım · 2 açık gün')
  })

  test('names four of each reason at first, and all of them when asked', async () => {
    const buyer = await opens(stage.world.cateringA.people.corporate4, friday)
    await buyer.sees('Reçetesi yok · 5')
    await expect.poll(() => buyer.button(/^Reçete yaz: /).count()).toBe(4)
    await buyer.presses('Reçetesi yok: tümü')
    await expect.poll(() => buyer.button(/^Reçete yaz: /).count()).toBe(5)
    await buyer.checksScreen('what could not be counted')
  })

  test('is less by what was counted on the shelf', async () => {
    const buyer = await opens(stage.world.cateringA.people.corporate3)
    await buyer.presses('Sayım')
    const when = buyer.page.getByRole('combobox', { name: 'Ne zaman sayıldı?' })
    await expect.poll(() => when.locator('option').allTextContents()).toEqual(['Gün başında'])
    await buyer.presses('Kaydet')
    await buyer.sees('En az bir malzemenin miktarını yazın.')
    await buyer.fills({ 'Dana kuşbaşı': '75', Gün: '12.11.2026' })
    await buyer.presses('Kaydet')
    await buyer.sees('Birimiyle yazın: 12,5 kg')
    await buyer.checksScreen('a count of the shelf')
    await buyer.fills({ 'Dana kuşbaşı': '75 kg' })
    await expect.poll(() => when.locator('option').count()).toBeGreaterThan(1)
    buyer.expectsRefusal(422)
    await buyer.presses('Kaydet')
    await buyer.sees(/Sayım gelecekte olamaz\.$/)
    await buyer.fills({ Gün: '11.11.2026' })
    await buyer.presses('Kaydet')
    await buyer.sees('Depo sayımı kaydedildi', 'Depo sayımı 11.11.2026')
    await rowOf(buyer, /^Dana kuşbaşı 90 kg 75 kg 15 kg 2 koli = 20 kg/).waitFor()
    await buyer.opensTab('Pişirilecekler')
  })

  test('is shown without prices and carts to whoever does not order', async () => {
    const helper = await opens(stage.world.cateringA.people.corporate2)
    await rowOf(helper, /^Baldo pirinç 40 kg sayılmadı 40 kg 4 çuval = 100 kg/).waitFor()
    expect(await helper.page.getByText('₺').count()).toBe(0)
    expect(await helper.button(/sepet|Sayım|Reçete yaz|Ürün bağla/i).count()).toBe(0)
  })
})
