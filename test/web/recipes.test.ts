import { beforeAll, describe, expect, test } from 'vitest'
import type { BodyOf } from '../../src/http/contract/contract-types.ts'
import { dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { type Stage, useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import type { Person } from '../support/world.ts'
import { writesThursday } from './production-steps.ts'

const kitchenOf = (stage: Stage) => {
  const { cateringA } = stage.world
  const path = { companyId: cateringA.company.id }
  const owner = cateringA.people.corporateOwner
  const at = (key: string) => ({ ...path, componentKey: key })
  return {
    owner,
    opens: (cook: Person, more: string) =>
      stage.visit(`${dashboardOf(stage.product, cook, 'production')}?tab=recipes${more}`, { as: cook }),
    ingredient: async (name: string, base_unit: BodyOf<'createIngredient'>['base_unit'] = 'g') => {
      const answer = await stage.product.call('createIngredient', {
        as: await stage.tokenOf(owner),
        path,
        body: { name, base_unit },
      })
      return answer.body.ingredient.id
    },
    saves: async (key: string, body: BodyOf<'saveRecipe'>) =>
      stage.product.call('saveRecipe', { as: await stage.tokenOf(owner), path: at(key), body }),
    recipe: async (key: string) =>
      (await stage.product.call('getRecipe', { as: await stage.tokenOf(owner), path: at(key) })).body,
  }
}

const cell = ({ page }: Visitor, row: number, name: string) => page.getByLabel(`${row}. satır: ${name}`)
const types = async ({ page }: Visitor, ...keys: string[]) => {
  for (const key of keys) await (key.startsWith('+') ? page.keyboard.press(key.slice(1)) : page.keyboard.type(key))
}

describe('The recipes of a kitchen, on a desktop,', () => {
  const stage = useStage(desktop)

  beforeAll(async () => {
    await writesThursday(stage)
    const kitchen = kitchenOf(stage)
    await kitchen.ingredient('Dana kuşbaşı')
    await kitchen.ingredient('Patates')
    await kitchen.ingredient('Ayçiçek yağı', 'ml')
  })

  test('are written with the keyboard alone, gross quantities beside what is typed', async () => {
    const { owner, opens, recipe } = kitchenOf(stage)
    const cook = await opens(owner, '&recipe=tas kebabi')
    await cook.sees('Bu bileşenin reçetesi yok.')
    await cook.checksScreen('a component without a recipe')
    await cook.button('Malzeme ekle').focus()
    await types(cook, '+Enter', 'da', '+Enter', '9 kg', '+Tab', '8')
    await cook.sees('9,783 kg')
    await types(cook, '+Tab', 'küp', '+Enter')
    await types(cook, 'pat', '+Tab', '5', '+Tab', '18')
    await cook.sees('Miktarı birimiyle yazın: 9 kg, 700 ml, 12 adet.')
    await types(cook, '+Shift+Tab', '5 L', '+Tab')
    await cook.sees('Miktarı g ya da kg ile yazın: Patates.')
    await types(cook, '+Shift+Tab', '5 kg', '+Tab', '+Tab', '+Enter')
    await types(cook, 'Kuru soğan', '+Control+Enter', '+Enter')
    await expect
      .poll(() => cell(cook, 3, 'Net miktar').evaluate((input) => input === document.activeElement))
      .toBe(true)
    await types(cook, '3 kg', '+Tab', '+Control+d', '+Tab', '+Enter')
    await types(cook, 'ayci', '+Enter', '700 ml', '+Tab', '+Tab', '+Enter')
    await types(cook, 'Yumurta', '+Control+Enter')
    await cook.choosesRadio('Adet')
    await types(cook, '+Enter')
    await expect
      .poll(() => cell(cook, 5, 'Net miktar').evaluate((input) => input === document.activeElement))
      .toBe(true)
    await types(cook, '12 adet', '+Alt+ArrowUp')
    expect(await cell(cook, 4, 'Malzeme').inputValue()).toBe('Yumurta')
    await cook.sees('5 değişiklik kaydedilmedi')
    await cook.checksScreen('a recipe that is being written')

    await types(cook, '+Control+s')
    await cook.sees('Reçete kaydedildi')
    expect((await recipe('tas kebabi')).lines).toMatchObject([
      { name: 'Dana kuşbaşı', quantity: 9000, trim_percent: 8, gross: 9782.609, note: 'küp' },
      { name: 'Patates', quantity: 5000, trim_percent: 18 },
      { name: 'Kuru soğan', quantity: 3000, trim_percent: 18 },
      { name: 'Yumurta', quantity: 12, unit: 'adet' },
      { name: 'Ayçiçek yağı', quantity: 700, unit: 'ml' },
    ])
    expect(await cell(cook, 4, 'Net miktar').evaluate((input) => input === document.activeElement)).toBe(true)
    await cook.doesNotSee(/kaydedilmedi/)
  })

  test('multiply the quantities for another number of portions if the cook wants it', async () => {
    const { owner, opens } = kitchenOf(stage)
    const cook = await opens(owner, '&recipe=tas kebabi')
    await cook.fills({ 'Kaç porsiyon için': '250' })
    await types(cook, '+Tab')
    await cook.sees('Miktarlar da çarpılsın mı?')
    await cook.presses('Çarp')
    expect(await cell(cook, 1, 'Net miktar').inputValue()).toBe('22,5 kg')
    expect(await cell(cook, 5, 'Net miktar').inputValue()).toBe('1,75 L')
  })

  test('ask once before what was typed is lost, and lose nothing to whoever saved first', async () => {
    const { owner, opens, saves, recipe, ingredient } = kitchenOf(stage)
    const rice = await ingredient('Baldo pirinç')
    const line = { ingredient_id: rice, quantity: 8, unit: 'kg' as const, trim_percent: 0, note: '' }
    await saves('pirinc pilavi', { name: 'Pirinç pilavı', portions: 100, method: '', lines: [line] })
    const cook = await opens(owner, '&recipe=pirinc pilavi')
    cook.expectsRefusal(409)
    await cell(cook, 1, 'Net miktar').fill('7 kg')
    await cook.presses(/^Bulgur pilavı/)
    await cook.sees('Kaydedilmemiş değişiklikler var')
    await cook.presses('Düzenlemeye dön')
    await cook.heading('Pirinç pilavı').waitFor()

    await saves('pirinc pilavi', {
      name: 'Pirinç pilavı',
      portions: 100,
      method: '',
      lines: [{ ...line, quantity: 9 }],
    })
    await cook.presses(/^Kaydet/)
    await cook.sees(/Reçeteyi .* 12.00’de değiştirdi\. Yazdıklarınız duruyor\./)
    expect(await cell(cook, 1, 'Net miktar').inputValue()).toBe('7 kg')
    await cook.checksScreen('a recipe that somebody else saved meanwhile')
    await cook.presses('Onunkini aç')
    expect(await cell(cook, 1, 'Net miktar').inputValue()).toBe('9 kg')
    await cook.presses('Yazdıklarıma dön')
    expect(await cell(cook, 1, 'Net miktar').inputValue()).toBe('7 kg')
    await cook.presses(/^Kaydet/)
    await cook.sees('Reçete kaydedildi')
    expect((await recipe('pirinc pilavi')).lines).toMatchObject([{ quantity: 7000 }])

    await cell(cook, 1, 'Net miktar').fill('6 kg')
    await cook.presses(/^Bulgur pilavı/)
    await cook.presses('Değişiklikleri at')
    await cook.heading('Bulgur pilavı').waitFor()
    expect((await recipe('pirinc pilavi')).lines).toMatchObject([{ quantity: 7000 }])
  })

  test('are printed with the quantities of the day, with what has none named', async () => {
    const { owner, opens } = kitchenOf(stage)
    const cook = await opens(owner, '&recipe=tas kebabi')
    await cook.page.evaluate(() => {
      window.print = () => undefined
    })
    await cook.opensTab('Pişirilecekler')
    await cook.presses('Reçete föyleri')
    const paper = cook.page.locator('.print-sheet')
    await expect.poll(() => paper.textContent()).toContain('12.11.2026 Perşembe')
    const text = (await paper.textContent()) ?? ''
    // Five portions of a recipe that is written for a hundred.
    for (const shown of ['Tas kebabı5', 'Dana kuşbaşı · küp', '489 g', '450 g', 'Pirinç pilavı6', 'Reçetesi yok: '])
      expect(text.replaceAll('\u00a0', ' ')).toContain(shown)
    expect(text).not.toContain('₺')
    // A sheet of A4 is narrower than a desk, so the screen that it replaces turns into a phone's while it is printed.
    await cook.page.setViewportSize({ width: 794, height: 1123 })
    await cook.sees('Bugün, 11')
    expect(await paper.count()).toBe(1)
    await cook.page.setViewportSize(desktop)
  })

  test('show no costs to levels 1 and 2, who read them', async () => {
    const { cateringA } = stage.world
    const { opens } = kitchenOf(stage)
    const cook = await opens(cateringA.people.corporate2, '&recipe=tas kebabi')
    await cook.heading('Tas kebabı').waitFor()
    await cook.doesNotSee('Porsiyon maliyeti', 'Tutar', 'Malzeme ekle')
    expect(await cell(cook, 1, 'Net miktar').isEditable()).toBe(false)
    await cook.checksScreen('a recipe that is only read')
  })

  test('are larger or smaller for some firms, and say for which one a percentage is wrong', async () => {
    const { owner, opens, recipe } = kitchenOf(stage)
    const cook = await opens(owner, '&recipe=tas%20kebabi')
    const { page } = cook
    await cook.button('Düzenle').last().click()
    await cook.fills({ 'Anadolu Çelik': '300', 'Boğaziçi Yazılım': '120' })
    await cook.presses('Kaydet')
    await cook.sees(/^Anadolu Çelik: oran 50 ile 200 arasında tam sayı olmalı/)
    const invalid = page.getByRole('dialog').locator('[aria-invalid="true"]')
    await expect.poll(() => invalid.count()).toBe(1)
    await page.getByRole('searchbox', { name: 'Firma ara' }).fill('yok')
    await cook.sees('Aramanıza uyan ortak firma bulunamadı.', /^Anadolu Çelik: oran/)
    await cook.checksScreen('the firms with portions of their own')
    await page.getByRole('searchbox', { name: 'Firma ara' }).fill('')
    await cook.fills({ 'Anadolu Çelik': '' })
    await cook.presses('Kaydet')
    await cook.sees('Porsiyon oranları kaydedildi', '%120')
    expect((await recipe('tas kebabi')).portion_factors).toMatchObject([{ percent: 120 }])
  })

  test('lead to the ingredients, where allergens are kept', async () => {
    const { owner, opens } = kitchenOf(stage)
    const cook = await opens(owner, '&view=ingredients')
    await cook.button('Yumurta').waitFor()
    await cook.checksScreen('the ingredients of a kitchen')
    const search = cook.page.getByRole('searchbox', { name: 'Malzeme ara' })
    await search.fill('yok')
    await cook.sees('Aramanıza uyan malzeme bulunamadı.')
    await cook.checksScreen('ingredients that are not found')
    await search.fill('')
    await cook.presses('Yumurta')
    await cook.page.getByRole('checkbox', { name: 'Yumurta' }).check()
    await cook.checksScreen('an ingredient')
    await cook.presses('Kaydet')
    await cook.sees('Malzeme kaydedildi.')
    await cook.presses('Paneli kapat')
    await cook.named('radio', 'Reçeteler').click()
    await cook.presses(/^Tas kebabı/)
    await cook.sees('bildirilmemiş', '2 yemeği gözden geçir')
  })
})

describe('An ingredient that somebody else changes meanwhile', () => {
  const stage = useStage(desktop)

  test('shows both, and keeps what was typed beside what the other saved', async () => {
    const { owner, opens, ingredient } = kitchenOf(stage)
    const id = await ingredient('Nohut')
    const cook = await opens(owner, '&view=ingredients')
    cook.expectsRefusal(409)
    await cook.presses('Nohut')
    await cook.fills({ Malzeme: 'Nohut (iri)' })
    const path = { companyId: stage.world.cateringA.company.id, ingredientId: id }
    const body = { name: 'Nohut', base_unit: 'g' as const, allergens: ['sesame' as const] }
    await stage.product.call('updateIngredient', { as: await stage.tokenOf(owner), path, body })
    await cook.presses('Kaydet')
    await cook.sees('Siz düzenlerken başka biri bunu değiştirdi', 'Alerjenler: — → susam')
    await cook.checksScreen('an ingredient that somebody else changed meanwhile')
    await cook.presses('Benim yazdıklarımı kaydet')
    await cook.sees('Malzeme kaydedildi.')
    expect(await stage.product.sql(`SELECT name, allergens FROM ingredients WHERE id = '${id}'`)).toEqual([
      { name: 'Nohut (iri)', allergens: ['sesame'] },
    ])
  })
})

describe('A recipe on a phone', () => {
  const stage = useStage(phone)

  test('is read at the stove with the quantities of the day, and changed', async () => {
    await writesThursday(stage)
    const { owner, opens, ingredient, saves, recipe } = kitchenOf(stage)
    const line = { ingredient_id: await ingredient('Dana kuşbaşı'), unit: 'kg' as const, trim_percent: 8, note: 'küp' }
    const lines = [{ ...line, quantity: 9 }]
    await saves('tas kebabi', { name: 'Tas kebabı', portions: 100, method: 'Kısık ateşte 90 dakika.', lines })
    const cook = await opens(owner, '')
    await cook.presses(/^Tas kebabı/)
    await cook.sees(/^450\sg/, 'brüt 489 g', 'Kısık ateşte 90 dakika.')
    await cook.checksScreen('a recipe at the stove')
    await cook.choosesRadio('Düzenle')
    await cell(cook, 1, 'Net miktar').fill('8 kg')
    await cook.checksScreen('a recipe that is changed on a phone')
    await cook.presses('Kaydet')
    await cook.sees('Reçete kaydedildi')
    expect((await recipe('tas kebabi')).lines).toMatchObject([{ quantity: 8000 }])
    await cook.presses('Bütün reçeteler')
    await cook.checksScreen('the recipes of a kitchen')
  })
})
