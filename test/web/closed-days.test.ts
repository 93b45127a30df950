import { describe, expect, test } from 'vitest'
import { dashboardOf } from '../support/addresses.ts'
import { wednesdayNoon } from '../support/product.ts'
import { desktop, phone } from '../support/screens.ts'
import { serveDay } from '../support/served-days.ts'
import { useStage } from '../support/stage.ts'

describe.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('Closed days on %s', (device, screen) => {
  const stage = useStage(screen)

  test('tell before what they cost, refuse what cannot be closed, and open again', async () => {
    const { product, world } = stage
    product.clock.set(wednesdayNoon)
    const { cateringA, corporateA, dayShift } = world
    const pair = { cateringId: cateringA.company.id, corporateId: corporateA.company.id }
    const eaters = [[corporateA.people.corporate1, 'A']] as const
    await serveDay(product, { ...pair, shiftId: dayShift.id }, '2026-11-20', eaters, { isOpen: true })
    const as = corporateA.people.corporateOwner
    const owner = await stage.visit(`${dashboardOf(product, as, 'shifts')}?tab=closed-days`, { as })
    const dialog = owner.page.getByRole('dialog')
    await owner.sees('Resmî tatil önerileri')
    await owner.checksScreen(`the calendar of closed days on ${device}`)

    await owner.presses('Gün ya da aralık ekle')
    await owner.fills({ 'İlk gün': '01.02.2027', 'Son gün': '07.03.2028' })
    await dialog.getByRole('button', { name: 'Kapat', exact: true }).click()
    await owner.sees(/aralık en fazla 62 gündür\.$/)
    await owner.fills({ 'Son gün': '08.11.2026', 'İlk gün': '07.11.2026' })
    await dialog.getByRole('button', { name: 'Kapat', exact: true }).click()
    await owner.sees('Geçmiş bir gün kapatılamaz.')
    await owner.doesNotSee(/listesi kesinleşti/)

    await owner.fills({ 'Son gün': '21.11.2026', 'İlk gün': '20.11.2026' })
    await owner.fills({ 'Çalışanlara gösterilecek ad (isteğe bağlı)': 'Sayım' })
    await dialog.getByText('1 seçim iptal edilir, 1 kişiye bildirilir.').waitFor()
    await owner.checksScreen(`what closing costs on ${device}`)
    await dialog.getByRole('button', { name: '2 günü kapat' }).click()
    await owner.sees('Günler kapatıldı. İptal edilen ileri tarihli seçim: 1')
    expect(await product.sql(`SELECT date::text, name FROM closed_days ORDER BY 1`)).toEqual([
      { date: '2026-11-20', name: 'Sayım' },
      { date: '2026-11-21', name: 'Sayım' },
    ])

    // The calendar was at the holidays of the next year, and has turned to the days that were closed.
    await owner.sees('20–21 Kasım Cum–Cmt')
    await owner.presses('20–21 Kasım: yeniden aç')
    await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Yeniden aç' }).click()
    await owner.sees('Yeniden açıldı', 'Bu yıl kapalı gün yok.')
  })

  test('say that they could not be loaded, or what closing them costs', async () => {
    const { product, world } = stage
    product.clock.set(wednesdayNoon)
    const as = world.corporateA.people.corporateOwner
    const owner = await stage.visit(`${dashboardOf(product, as, 'shifts')}?tab=closed-days`, { as })
    owner.expectsRefusal(500)
    await owner.sees('Resmî tatil önerileri')
    await owner.page.route('**/closed-days/impact*', (route) => route.fulfill({ status: 500, body: '' }))
    await owner.presses(/^Seçilen .+ günü kapat$/)
    await owner.sees('Sayılar yüklenemedi')
    await owner.page.unroute('**/closed-days/impact*')
    await owner.presses('Yeniden dene')
    await owner.doesNotSee('Sayılar yüklenemedi')
    await owner.presses('Vazgeç')

    await owner.page.route('**/closed-days/proposals*', (route) => route.fulfill({ status: 500, body: '' }))
    await owner.presses('Sonraki yıl')
    await owner.sees('Kapalı günler yüklenirken hata oluştu')
    await owner.page.unroute('**/closed-days/proposals*')
    await owner.presses('Yeniden dene')
    await owner.sees('Resmî tatil önerileri')
  })
})
