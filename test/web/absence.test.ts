import { beforeAll, describe, expect, test } from 'vitest'
import { areaOf, dashboardOf } from '../support/addresses.ts'
import { writeMenu } from '../support/publishing.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { workbookOf } from '../support/workbook.ts'
import { enrol } from '../support/world.ts'
import { optionOn, picksDish } from './menu-steps.ts'
import { chooses } from './panel-steps.ts'

const [monday, tuesday] = ['16 Kasım Pazartesi', '17 Kasım Salı']

describe('Yokum', () => {
  const stage = useStage(phone)

  /** Today is Wednesday, the eleventh. */
  beforeAll(async () => {
    const { product, world } = stage
    for (const date of ['2026-11-16', '2026-11-17']) await writeMenu(product, world, { date })
    await product.sql(`UPDATE shifts SET days = '{1,2,3,4,5}' WHERE id = '${world.dayShift.id}'`)
  })

  test('takes two taps, withdraws the choice of the week, and one tap on a day takes that day back', async () => {
    const { product, world } = stage
    const employee = await enrol(product, world.corporateA.company, 'individual', { fullName: 'Zeynep Şahin' })
    await product.sql(`INSERT INTO usual_shifts (company_id, user_id, shift_id)
      VALUES ('${employee.companyId}', '${employee.id}', '${world.dayShift.id}')`)
    const visitor = await stage.visit(areaOf(product, employee, 'secim'), { as: employee, kind: 'individual' })
    await picksDish(visitor, monday, 'Etli nohut')
    await visitor.sees('Kaydedildi')
    await visitor.follows('Hesabım')
    await visitor.presses('Olmadığım günler')
    await visitor.heading('Yokum').waitFor()
    await visitor.presses('Gelecek hafta')
    await visitor.sees(
      '16 Kasım Pazartesi – 20 Kasım Cuma',
      '5 gün · Her zamanki bu günlerde uygulanmaz',
      'Seçiminiz kaldırılır:',
    )
    await visitor.checksScreen('absence')
    await visitor.presses('5 gün yokum')
    await visitor.sees(
      'Kaydedildi: 16 Kasım Pazartesi – 20 Kasım Cuma. 1 seçiminiz kaldırıldı.',
      'Yok olduğunuz günler',
    )
    await visitor.checksScreen('absence marked')

    await visitor.follows('Ana sayfa')
    await visitor.page.getByRole('link', { name: /Pzt 16 yoksunuz/ }).waitFor()
    await visitor.follows('Yemek seç')
    await visitor.sees('Adınıza yemek ayrılmaz.')
    await visitor.checksScreen('absent in the week')
    await visitor.page.getByRole('button', { name: 'Yine de seç' }).last().click()
    await visitor.heading(tuesday).waitFor()
    await optionOn(visitor, tuesday, 'Etli nohut').click()
    await visitor.sees('Kaydedildi')
    const kept = await product.sql(`SELECT date::text FROM absent_days WHERE user_id = '${employee.id}' ORDER BY date`)
    expect(kept.map(({ date }) => date)).toEqual(['2026-11-16', '2026-11-18', '2026-11-19', '2026-11-20'])

    await visitor.follows('Hesabım')
    await visitor.presses('Olmadığım günler')
    await visitor.presses('Kaldır: 18 Kasım Çarşamba – 20 Kasım Cuma')
    await visitor.sees('Kaldırıldı: 18 Kasım Çarşamba – 20 Kasım Cuma.')
  })
})

describe('Yokum in a year', () => {
  const stage = useStage(phone)

  test('is marked for up to 90 of its days, the last of which is 365 days ahead', async () => {
    const { product, world } = stage
    const employee = await enrol(product, world.corporateA.company, 'individual', { fullName: 'Zeynep Şahin' })
    const visitor = await stage.visit(areaOf(product, employee, 'hesabim/yokum'), { as: employee, kind: 'individual' })
    const day = (name: string) => visitor.page.getByRole('button', { name: new RegExp(`^${name}`) })
    const [nextYear, february, may] = ['11 Kasım Perşembe', '9 Şubat Salı', '10 Mayıs Pazartesi']
    await day('8 Şubat Pazartesi').waitFor()
    expect(await day(february).count()).toBe(0)
    await visitor.presses('Sonraki günler')
    await day(february).waitFor()
    await expect.poll(() => day(february).evaluate((one) => one === document.activeElement)).toBe(true)
    await visitor.presses('Sonraki günler')
    await day(may).waitFor()
    await visitor.checksScreen('absence in half a year')
    await day(february).click()
    await day(may).click()
    await visitor.sees('Bir kerede en fazla 90 gün bildirilebilir.')
    await visitor.presses('Sonraki günler')
    await day('8 Ağustos Pazar').waitFor()
    await visitor.presses('Sonraki günler')
    await day(nextYear).click()
    expect(await visitor.page.getByRole('button', { name: 'Sonraki günler' }).count()).toBe(0)
    await visitor.presses('1 gün yokum')
    await visitor.sees('Kaydedildi: 11 Kasım Perşembe.')
    const kept = await product.sql(`SELECT date::text FROM absent_days WHERE user_id = '${employee.id}'`)
    expect(kept).toEqual([{ date: '2027-11-11' }])
  })
})

describe('Yok olanlar', () => {
  const stage = useStage(desktop, phone)

  test('are marked in the list of employees and taken back in their own list', async () => {
    const { product, world } = stage
    await enrol(product, world.corporateA.company, 'individual', { fullName: 'Zeynep Şahin' })
    const { corporate3 } = world.corporateA.people
    const manager = await stage.visit(dashboardOf(product, corporate3, 'employees'), { as: corporate3 })
    await manager.named('checkbox', 'Zeynep Şahin: seç').check()
    await manager.presses('Yok olarak işaretle')
    await manager.fills({ 'İlk gün': '16.11.2026', 'Son gün': '20.11.2026' })
    await manager.sees('1 kişi işaretlenecek.')
    await manager.checksScreen('marking somebody as absent')
    await manager.presses('İşaretle')
    await manager.sees('1 kişi yok olarak işaretlendi')
    await manager.goesTo(`${dashboardOf(product, corporate3, 'employees')}?status=absent&day=2026-11-17`)
    await manager.sees('1 çalışan', 'Zeynep Şahin')
    await manager.fills({ 'Yok olunan gün': '23.11.2026' })
    await manager.sees('Aramanıza uyan çalışan bulunamadı.')
    await manager.checksScreen('people who are absent on a day')
    await chooses(manager, 'Durum', 'Tüm durumlar')
    await manager.page.getByRole('tab', { name: 'Yok olanlar' }).click()
    await manager.sees('Zeynep Şahin', '16 Kasım 2026 Pazartesi – 20 Kasım 2026 Cuma')
    await manager.checksScreen('absent people')
    await manager.page.getByRole('button', { name: /^Kaldır/ }).click()
    await manager.sees('Bugün ve sonrasında yok olan kimse yok.')
  })

  test('are taken from a list of leave once its preview is seen', async () => {
    const { product, world } = stage
    const { corporate3 } = world.corporateA.people
    const emre = await enrol(product, world.corporateA.company, 'individual', { fullName: 'Emre Aydın' })
    const manager = await stage.visit(`${dashboardOf(product, corporate3, 'employees')}?tab=absences`, {
      as: corporate3,
    })
    await manager.presses('Excel’den al')
    await manager.checksScreen('the dialog that takes a list of leave')
    const rows = [
      ['Emre Aydın', emre.phone, '16.11.2026', '20.11.2026'],
      ['Kimse', '0555 999 88 77', '16.11.2026', ''],
    ]
    await manager.page.locator('input[type=file]').setInputFiles({
      name: 'izinler.xlsx',
      mimeType: 'application/vnd.ms-excel',
      buffer: Buffer.from(await workbookOf(['Ad', 'Telefon', 'Başlangıç', 'Bitiş'], ...rows)),
    })
    await manager.sees(
      '1 kişi, toplam 5 gün yok olarak işaretlenecek ve kendilerine bildirilecek.',
      'Alınmayacak satırlar',
      'Bu telefonla kayıtlı aktif bir çalışan yok',
    )
    await manager.checksScreen('what a list of leave would mark')
    await manager.presses('İşaretle')
    await manager.sees('1 kişi yok olarak işaretlendi.', 'Emre Aydın')
  })
})
