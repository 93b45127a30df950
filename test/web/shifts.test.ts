import { describe, expect, test } from 'vitest'
import { areaOf, dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { anEater, chooses } from './eating-steps.ts'
import { dayCard } from './menu-steps.ts'

/** The text on the card of a shift. */
const factsOf = (visitor: Visitor, shift: string) => dayCard(visitor, shift).innerText()

describe('Shifts', () => {
  const stage = useStage(desktop, phone)
  const shiftsOf = (title: string) =>
    stage.product.sql(`SELECT start_time, end_time, days, timezone, is_deleted FROM shifts WHERE title = '${title}'`)
  const entersAs = async (
    role: 'corporateOwner' | 'corporate3' | 'corporate1' | 'corporate2',
    of = stage.world.corporateA,
  ) => stage.visit(dashboardOf(stage.product, of.people[role], 'shifts'), { as: of.people[role] })

  test('can be created, even past midnight', async () => {
    const manager = await entersAs('corporate3')
    await manager.sees('Gündüz')
    expect(await factsOf(manager, 'Gündüz')).toContain('Hafta içi · 8 saat')
    expect(await factsOf(manager, 'Gece')).toContain('Her gün · 8 saat · ertesi gün biter')
    await manager.checksScreen('shifts')

    await manager.presses('Yeni vardiya')
    expect(await manager.field('Başlangıç').inputValue()).toBe('09:00')
    expect(await manager.field('Bitiş').inputValue()).toBe('17:00')
    await manager.sees('Günler: Hafta içi')
    await manager.presses('Oluştur')
    await manager.sees('Lütfen tüm alanları doldurun')
    await manager.checksScreen('new shift with gaps')
    await manager.fills({ 'Vardiya adı': 'Hafta sonu nöbeti', Başlangıç: '20:30', Bitiş: '04:00' })
    await manager.sees('Süre: 7 saat 30 dk (ertesi gün biter)')
    for (const day of ['Pazartesi, Pzt', 'Salı, Sal', 'Çarşamba, Çar', 'Perşembe, Per', 'Cuma, Cum'])
      await manager.presses(day)
    await manager.presses('Oluştur')
    await manager.sees('Lütfen tüm alanları doldurun')
    await manager.presses('Pazar, Paz')
    await manager.presses('Cumartesi, Cmt')
    await manager.sees('Günler: Hafta sonu')
    await manager.presses('Oluştur')
    await manager.sees('Vardiya başarıyla oluşturuldu')
    expect(await factsOf(manager, 'Hafta sonu nöbeti')).toMatch(
      /20:30 – 04:00\s+Hafta sonu · 7 saat 30 dk · ertesi gün biter/,
    )
    expect(await shiftsOf('Hafta sonu nöbeti')).toEqual([
      { start_time: '20:30', end_time: '04:00', days: [6, 7], timezone: 'Europe/Istanbul', is_deleted: false },
    ])
  })

  test('are created once by a double click', async () => {
    const manager = await entersAs('corporate3')
    await manager.presses('Yeni vardiya')
    await manager.fills({ 'Vardiya adı': 'Çift tıklama' })
    await manager.page.getByRole('button', { name: 'Oluştur' }).dblclick()
    await manager.sees('Vardiya başarıyla oluşturuldu')
    await manager.page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await shiftsOf('Çift tıklama')).toHaveLength(1)
  })

  test('can be edited, and refused changes stay in the dialog', async () => {
    const owner = await entersAs('corporateOwner', stage.world.corporateB)
    await owner.presses('Gündüz: düzenle')
    await owner.fills({ 'Vardiya adı': 'Erken', Bitiş: '08:00' })
    owner.expectsRefusal(422)
    await owner.presses('Kaydet')
    await owner.sees('Vardiya güncellenirken hata oluştu: Vardiyanın başlangıcı ile bitişi aynı olamaz.')
    await owner.checksScreen('refused shift')
    await owner.fills({ Başlangıç: '06:00', Bitiş: '14:15' })
    await owner.presses('Salı, Sal')
    await owner.presses('Kaydet')
    await owner.sees('Vardiya başarıyla güncellendi')
    expect(await factsOf(owner, 'Erken')).toMatch(/06:00 – 14:15\s+Pzt, Çar, Per, Cum · 8 saat 15 dk/)
    expect(await shiftsOf('Erken')).toMatchObject([{ start_time: '06:00', end_time: '14:15', days: [1, 3, 4, 5] }])

    await owner.presses('Erken: sil')
    await owner.sees(
      'Bu vardiyayı silmek istediğinizden emin misiniz?',
      'İptal olacak seçim yok. Geçmiş seçimler durur.',
    )
    await owner.checksScreen('question before deleting')
    await owner.presses('Vazgeç')
    await owner.presses('Erken: sil')
    await owner.named('button', 'Sil').click()
    await owner.sees('Vardiya başarıyla silindi', 'Henüz vardiya bulunmamaktadır.')
    await owner.checksScreen('no shifts')
  })

  test.each(['corporate1', 'corporate2'] as const)('are read-only for %s', async (role) => {
    const reader = await entersAs(role)
    await reader.sees('Gündüz', 'Gece')
    for (const action of ['Yeni vardiya', 'Gündüz: düzenle', 'Gündüz: sil'])
      await expect.poll(() => reader.button(action).count()).toBe(0)
    if (role === 'corporate1') await reader.checksScreen('shifts, read-only')
  })
})

describe('Closed days', () => {
  const stage = useStage(desktop, phone)

  test('are picked in the calendar, cost what was told, are on the home page by name, and are opened at once', async () => {
    const { product, world } = stage
    const eater = await anEater(stage)
    await chooses(stage, eater)
    const { corporate3 } = world.corporateA.people
    const manager = await stage.visit(`${dashboardOf(product, corporate3, 'shifts')}?tab=closed-days`, {
      as: corporate3,
    })
    const dayOf = (date: string) => manager.page.locator(`[data-date="${date}"]`)
    await manager.presses('Önceki yıl')
    await dayOf('2026-11-12').hover()
    await manager.page.mouse.down()
    await dayOf('2026-11-13').hover()
    await manager.sees('12–13 Kasım · 2 gün')
    await manager.page.mouse.up()
    await manager.sees('1 seçim iptal edilir, 1 kişiye bildirilir.')
    await manager.fills({ 'Çalışanlara gösterilecek ad (isteğe bağlı)': 'Köprü günü' })
    await manager.checksScreen('closing days that were picked')
    await manager.presses('2 günü kapat')
    await manager.sees('12–13 Kasım Per–Cum')
    await manager.sees('1 seçim iptal edildi')
    await manager.checksScreen('closed days')

    const home = await stage.visit(areaOf(product, eater), { as: eater, kind: 'individual' })
    const tomorrow = home.page.getByRole('region', { name: 'Yarın' })
    await expect.poll(() => tomorrow.textContent()).toContain('Kapalı · Köprü günü')
    await home.checksScreen('a closed day on the home page')

    const calendar = manager.page.getByRole('application', { name: 'Kapatılacak günler' })
    await calendar.focus()
    for (const keys of ['ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown']) await manager.page.keyboard.press(keys)
    await manager.sees('11–19 Kasım · 9 gün')
    for (const keys of ['PageDown', 'Home', 'Shift+End']) await manager.page.keyboard.press(keys)
    await manager.sees('1–31 Aralık · 31 gün')
    await manager.page.keyboard.press('Escape')
    await manager.presses('12–13 Kasım: yeniden aç')
    await manager.presses('Yeniden aç')
    await manager.sees('Bu yıl kapalı gün yok.')
  })

  test('are picked on a phone with a tap on the first day and one on the last, and dragging scrolls', async () => {
    const { product, world } = stage
    const { corporate3: as } = world.corporateA.people
    const options = { hasTouch: true, isMobile: true, viewport: { width: phone.width, height: phone.height } }
    const manager = await stage.visit(`${dashboardOf(product, as, 'shifts')}?tab=closed-days`, { as, options })
    const dayOf = (date: string) => manager.page.locator(`[data-date="${date}"]`)
    await manager.presses('Önceki yıl')
    await dayOf('2026-11-13').tap()
    await manager.sees('13 Kasım · 1 gün · şimdi son güne dokunun')
    expect(await dayOf('2026-11-12').evaluate((day) => getComputedStyle(day).touchAction)).toBe('auto')
    await dayOf('2026-11-12').tap()
    await manager.button('2 günü kapat').waitFor()
    await manager.presses('Vazgeç')
    await dayOf('2026-11-19').tap()
    await dayOf('2026-11-19').tap()
    await manager.presses('1 günü kapat')
    await manager.sees('19 Kasım Per')
    await dayOf('2026-11-24').tap()
    await manager.checksScreen('picking closed days with a finger')
  })
})
