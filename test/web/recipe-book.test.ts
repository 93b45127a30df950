import { describe, expect, test } from 'vitest'
import { dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { workbookOf } from '../support/workbook.ts'
import { tokenOf, type Person } from '../support/world.ts'
import { downloads } from './panel-steps.ts'
import { writesThursday } from './production-steps.ts'

describe('The book of recipes', () => {
  const stage = useStage(desktop, phone)
  const opens = (cook: Person) =>
    stage.visit(`${dashboardOf(stage.product, cook, 'production')}?tab=recipes`, { as: cook })
  const chooses = async ({ page }: Visitor, ...rows: string[][]) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'receteler.xlsx',
      mimeType: 'application/vnd.ms-excel',
      buffer: Buffer.from(await workbookOf(['Yemek', 'Malzeme', 'Miktar', 'Fire %'], ...rows)),
    })
  const recipe = async (componentKey: string) => {
    const { company, people } = stage.world.cateringA
    const as = await tokenOf(stage.product, people.corporateOwner)
    return (await stage.product.call('getRecipe', { as, path: { companyId: company.id, componentKey } })).body
  }

  test('is taken from a workbook once its preview is seen, and downloaded to be changed and taken again', async () => {
    await writesThursday(stage)
    const cook = await opens(stage.world.cateringA.people.corporateOwner)
    await cook.button('Excel’den al').first().click()
    await cook.checksScreen('the dialog that takes recipes from a workbook')
    await chooses(
      cook,
      ['Tas kebabı', 'Dana kuşbaşı', '9 kg', '8'],
      ['', 'Patates', '5 kg', '18'],
      ['Cacık', 'Yoğurt', 'biraz', ''],
    )
    await cook.sees(
      '1 yeni reçete.',
      '100 porsiyon · 2 malzeme',
      'Dana kuşbaşı (g), Patates (g)',
      'Reçetesi alınmayacak satırlar',
      /^Miktar anlaşılmadı: “biraz”/,
    )
    await cook.checksScreen('what a workbook of recipes would change')
    expect((await recipe('tas kebabi')).revision).toBe(0)
    await cook.presses('Al')
    await cook.sees('1 reçete eklendi')
    expect((await recipe('tas kebabi')).lines).toMatchObject([
      { name: 'Dana kuşbaşı', quantity: 9000, trim_percent: 8 },
      { name: 'Patates', quantity: 5000, trim_percent: 18 },
    ])

    const { name, cells } = await downloads(cook, 'Excel')
    expect(name).toBe('receteler.xlsx')
    expect(cells.slice(1).map((row) => row.filter((cell) => cell !== ''))).toEqual([
      ['Tas kebabı', '100', 'Dana kuşbaşı', '9 kg', '8'],
      ['Tas kebabı', 'Patates', '5 kg', '18'],
    ])

    await cook.button('Excel’den al').first().click()
    await chooses(cook, ['Tas kebabı', 'Dana kuşbaşı', '9 kg', '8'], ['', 'Patates', '5 kg', '18'])
    await cook.sees('1 reçete aynı kalacak.')
    expect(await cook.button('Al').isDisabled()).toBe(true)
    await chooses(cook, ['Tas kebabı', 'Dana kuşbaşı', '10 kg', '8'])
    await cook.sees('1 reçete değişecek.', 'Değişecek reçeteler')
    await cook.presses('Al')
    await cook.sees('1 reçete değişti')
    expect((await recipe('tas kebabi')).lines).toMatchObject([{ quantity: 10_000 }])
  })

  test('says what is wrong with a file, and takes another one instead', async () => {
    const cook = await opens(stage.world.cateringA.people.corporate3)
    cook.expectsRefusal(400)
    await cook.button('Excel’den al').first().click()
    await cook.page.locator('input[type=file]').setInputFiles({
      name: 'calisanlar.xlsx',
      mimeType: 'application/vnd.ms-excel',
      buffer: Buffer.from(await workbookOf(['Ad Soyad', 'Telefon'], ['Ayşe Yılmaz', '5321112233'])),
    })
    await cook.sees(/Başlık satırı bulunamadı; listede “Bileşen”/)
    await cook.checksScreen('a workbook that has no recipes')
    await chooses(cook, ['Ayran', 'Yoğurt', '5 kg', ''])
    await cook.sees('1 yeni reçete.')
    await cook.doesNotSee(/Başlık satırı bulunamadı/)
    await cook.presses('Vazgeç')
    await cook.doesNotSee('Reçeteleri Excel’den al')
  })

  test('is only read by levels 1 and 2, who may download it', async () => {
    const cook = await opens(stage.world.cateringA.people.corporate2)
    await cook.button('Excel').waitFor()
    await cook.doesNotSee('Excel’den al')
  })
})
