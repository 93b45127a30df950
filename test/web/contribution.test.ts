import { beforeAll, describe, expect, test } from 'vitest'
import { areaOf, dashboardOf } from '../support/addresses.ts'
import { serveDay } from '../support/served-days.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { enrol, type Person } from '../support/world.ts'

describe('Ayın özeti', () => {
  const stage = useStage(phone)
  let zeynep: Person

  /** Today is Wednesday, 11 November 2026. */
  beforeAll(async () => {
    const { product, world } = stage
    const { company } = world.corporateA
    zeynep = await enrol(product, company, 'individual', { fullName: 'Zeynep Şahin' })
    await product.sql(`INSERT INTO contributions (company_id, first_day, kind, amount, set_at)
      VALUES ('${company.id}', '2026-10-12', 'per_meal', 25, '2026-10-01')`)
    const at = { cateringId: world.cateringA.company.id, corporateId: company.id, shiftId: world.dayShift.id }
    for (const date of ['2026-10-08', '2026-10-15', '2026-10-16']) await serveDay(product, at, date, [[zeynep, 'A']])
    await serveDay(product, at, '2026-11-09', [[zeynep, 'A']])
    await serveDay(product, at, '2026-11-10', [[zeynep, 'SKIP']])
  })

  test('shows from Hesabım what was set aside and is paid, steps to the month before, and objects with one tap', async () => {
    const visitor = await stage.visit(areaOf(stage.product, zeynep, 'hesabim'), { as: zeynep, kind: 'individual' })
    await visitor.presses('Ayın özetini aç')
    await visitor.heading('Ayın özeti').waitFor()
    await visitor.sees(
      'Kasım 2026',
      'öğün, 10 Kasım’a kadar',
      '1 × 25,00 ₺',
      'ayrıldı 1',
      'Yemeyeceğim 1',
      '9 Kasım Pazartesi: ayrıldı',
      'Ay kapanınca bordro için yalnızca ayın sayısını; şimdilik 1 öğün. Ne yediğinizi görmez.',
      '12 Ekim 2026’dan beri öğün başına 25,00 ₺. Ay kapanınca 1 Aralık’ta kesinleşir.',
    )
    await visitor.checksScreen('own month')
    await visitor.presses('Ekim 2026')
    await visitor.sees('öğün, kesinleşti', '2 × 25,00 ₺', 'ayrıldı 3', /^Bordro için yalnızca ayın sayısını: 2 öğün\./)
    await visitor.presses('Sayıda yanlışlık var')
    await visitor.sees('Şirketinize yazıldı')
    await visitor.checksScreen('own month with an objection')
    const written = await stage.product.sql(`SELECT subject FROM mail_messages WHERE sender_id = '${zeynep.id}'`)
    expect(written).toHaveLength(1)
  })

  test('has no contribution and nothing to object to where the firm asks for none', async () => {
    const { product, world } = stage
    const other = await enrol(product, world.corporateB.company, 'individual', { fullName: 'Deniz Kaya' })
    const visitor = await stage.visit(areaOf(product, other, 'hesabim/ay'), { as: other, kind: 'individual' })
    await visitor.sees('öğün, kesinleşen liste yok', /^Bu ay sayınızı görmez/)
    expect(await visitor.page.getByText('Katkı payınız').count()).toBe(0)
    expect(await visitor.button('Sayıda yanlışlık var').count()).toBe(0)
  })
})

describe('Katkı payı', () => {
  const stage = useStage(desktop, phone)

  test('is set for a future day with the words that people get, and withdrawn before it begins', async () => {
    const { product, world } = stage
    const { corporate4 } = world.corporateA.people
    const manager = await stage.visit(dashboardOf(product, corporate4, 'employees?tab=contribution'), {
      as: corporate4,
    })
    await manager.sees('Çalışanlardan katkı payı alınmıyor.', /^Öğün başına katkı payı alınan ilk ay kapanınca/)
    await manager.presses('Katkı payı belirle')
    await manager.fills({ 'Öğün başına tutar (₺)': '25,50', 'İlk gün': '16.11.2026' })
    await manager.sees(
      'Bütün çalışanlara bildirilir: “16 Kasım 2026’dan itibaren adınıza ayrılan her öğün için 25,50 ₺ personel katkı payı alınacak.”',
    )
    await manager.checksScreen('setting a contribution')
    await manager.presses('Belirle ve bildir')
    await manager.sees('16 Kasım 2026’dan itibaren öğün başına 25,50 ₺. Çalışanlara bildirildi.')
    await manager.checksScreen('next contribution')
    await manager.presses('Değişiklikten vazgeç')
    await manager.presses('Vazgeç ve bildir')
    await manager.sees('Değişiklikten vazgeçildi, çalışanlara bildiriliyor')
    const told = await product.sql(`SELECT FROM contributions WHERE company_id = '${corporate4.companyId}'`)
    expect(told).toEqual([])
  })

  test('has a number for each person of a closed month, and a workbook', async () => {
    const { product, world } = stage
    const { company, people } = world.corporateA
    const zeynep = await enrol(product, company, 'individual', { fullName: 'Zeynep Şahin' })
    await product.sql(`INSERT INTO contributions (company_id, first_day, kind, amount, set_at)
      VALUES ('${company.id}', '2026-10-01', 'per_meal', 25, '2026-09-01')`)
    const at = { cateringId: world.cateringA.company.id, corporateId: company.id, shiftId: world.dayShift.id }
    await serveDay(product, at, '2026-10-15', [[zeynep, 'A']])
    const { corporateOwner } = people
    const owner = await stage.visit(dashboardOf(product, corporateOwner, 'employees?tab=contribution'), {
      as: corporateOwner,
    })
    await owner.sees('Öğün başına 25,00 ₺', 'Zeynep Şahin', '1 öğün', /Günler ve yemekler gösterilmez/)
    await owner.checksScreen('numbers of a month')
    const saved = owner.page.waitForEvent('download')
    await owner.presses('Excel')
    expect((await saved).suggestedFilename()).toBe('katki-payi-2026-10.xlsx')
  })
})
