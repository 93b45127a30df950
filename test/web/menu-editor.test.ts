import type { Locator } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openPartnership } from '../../src/core/partnerships/index.ts'
import { countsRenderedComponents, renderedBy, rests } from '../support/rendered-components.ts'
import { kitchenOf } from '../support/addresses.ts'
import { writeMenu } from '../support/publishing.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { enrol } from '../support/world.ts'
import { cell, dayOf, dishButton, dishOn, entersDish, opensDay, opensMenuOf, savesMenu } from './menu-steps.ts'

const friday = '13 Kasım Cuma'
const monday = '16 Kasım Pazartesi'
const thursday = '12 Kasım Perşembe'
const wednesday = '18 Kasım Çarşamba'

describe('The menu editor', () => {
  const stage = useStage(desktop, phone)
  const entersKitchen = (role: 'corporateOwner' | 'corporate1' | 'corporate2' = 'corporateOwner'): Promise<Visitor> => {
    const person = stage.world.cateringA.people[role]
    return stage.visit(`${kitchenOf(person, stage.world.corporateA.company)}?tab=menu`, { as: person })
  }
  const writtenOn = async (date: string) =>
    (
      await stage.product.sql(
        `SELECT status, options FROM menu_days WHERE date = '${date}' AND catering_id = '${stage.world.cateringA.company.id}'`,
      )
    )[0]

  test('is a grid of all days in two weeks, including days off', async () => {
    const caterer = await entersKitchen()
    await caterer.sees('Gündüz', '09:00–17:00', 'Hafta içi')
    await caterer.checksScreen('kitchen, menu tab')
    await opensMenuOf(caterer, 'Gündüz')
    const { page } = caterer
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(15)
    await expect.poll(() => page.getByText('Vardiya çalışmıyor').count()).toBe(4)
    await caterer.sees('Gündüz: yayındaki son gün 12.11.2026 · 10 gün boş')
    await dayOf(caterer, thursday).getByText('Yayında · 0').waitFor()
    await caterer.checksScreen('menu editor')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('11.11 Çarşamba, Geleneksel 1: boş')
  })

  test('takes one to four dishes a day', async () => {
    const caterer = await entersKitchen()
    await opensMenuOf(caterer, 'Gündüz')
    await entersDish(caterer, friday, 'Alternatif 1', 'Enginar')
    await savesMenu(caterer)
    await dayOf(caterer, friday).getByText('Taslak').waitFor()
    await entersDish(caterer, friday, 'Alternatif 1', '')
    await savesMenu(caterer)
    await caterer.sees('1 günde eksik bilgi var; bu günler kaydedilmedi.', 'En az bir yemek yazın')
    await caterer.checksScreen('menu day with gaps')
    await entersDish(caterer, friday, 'Alternatif 1', 'Enginar')
    await entersDish(caterer, friday, 'Geleneksel 1', 'Karnıyarık')
    await caterer.presses('Seçenek ekle')
    await expect.poll(() => caterer.button('Seçenek ekle').count()).toBe(0)
    await entersDish(caterer, friday, 'Seçenek 4', 'Ayran')
    await savesMenu(caterer)
    await dayOf(caterer, friday).getByText('Taslak').waitFor()
    const options = (await writtenOn('2026-11-13'))?.options as { key: string; label: string; meal: { name: string } }[]
    expect(options.map(({ key, label, meal: { name } }) => [key, label, name])).toEqual([
      ['GELENEKSEL1', 'Geleneksel 1', 'Karnıyarık'],
      ['ALTERNATIF1', 'Alternatif 1', 'Enginar'],
      ['OPT4', 'Seçenek 4', 'Ayran'],
    ])
    await caterer.presses('Seçenek 4 seçeneği')
    await caterer.named('menuitem', 'Adını değiştir').click()
    await caterer.fills({ 'Seçenek adı': 'İçecek' })
    await caterer.presses('Değiştir')
    await cell(caterer, friday, 'İçecek').waitFor()
    await caterer.presses('İçecek seçeneği')
    await caterer.named('menuitem', 'Seçeneği çıkar').click()
    await expect.poll(() => dishOn(caterer, friday, 'İçecek')).toBe('')
  })

  test('shows the days of the chosen range, and keeps it in the address', async () => {
    const caterer = await entersKitchen()
    await opensMenuOf(caterer, 'Gündüz')
    await caterer.presses('Tarih aralığı: 11.11.2026–25.11.2026')
    await caterer.fills({ Bitiş: '' })
    await caterer.sees('Başlangıç ve bitiş tarihini seçin')
    await caterer.fills({ Bitiş: '10.11.2026' })
    await caterer.sees('Bitiş tarihi başlangıçtan önce olamaz')
    await caterer.fills({ Bitiş: '13.11.2026' })
    await expect.poll(() => caterer.page.getByRole('rowheader', { includeHidden: true }).count()).toBe(3)
    await caterer.reloads()
    await caterer.button('Tarih aralığı: 11.11.2026–13.11.2026').waitFor()
    await expect.poll(() => caterer.page.getByRole('rowheader').count()).toBe(3)
  })

  test('renders a handful of components for a letter, however many days and courses it shows', async () => {
    const caterer = await entersKitchen()
    await countsRenderedComponents(caterer.page)
    await caterer.reloads()
    await opensMenuOf(caterer, 'Gündüz')
    await caterer.presses('Tarih aralığı: 11.11.2026–25.11.2026')
    await caterer.fills({ Bitiş: '11.12.2026' })
    await caterer.page.keyboard.press('Escape')
    // Loaded again, the page knows when the last answer is there: one that came later would be counted with a letter.
    await caterer.reloads()
    await caterer.page.waitForLoadState('networkidle')
    for (const course of ['Çorba', 'Salata', 'Tatlı', 'İçecek']) {
      await caterer.presses('Ortak yemek ekle')
      await caterer.named('menuitem', course).click()
    }
    await expect.poll(() => caterer.page.getByRole('rowheader').count()).toBe(31)
    expect(await caterer.page.getByRole('columnheader').count()).toBeGreaterThanOrEqual(8)
    await rests(caterer.page)
    expect(await renderedBy(caterer.page, () => cell(caterer, friday, 'Geleneksel 1').click())).toBeGreaterThan(20)
    await caterer.page.keyboard.type('K')
    await rests(caterer.page)
    for (const letter of 'uzu tandır')
      expect(await renderedBy(caterer.page, () => caterer.page.keyboard.type(letter))).toBeLessThan(30)
  })

  test('keeps typed text when the server refuses a day, and says why', async () => {
    const { product, world } = stage
    const caterer = await entersKitchen()
    await opensMenuOf(caterer, 'Gündüz')
    const eater = await enrol(product, world.corporateA.company, 'individual')
    const body = {
      date: world.menuDate,
      shift_id: world.dayShift.id,
      catering_id: world.cateringA.company.id,
      choice: 'GELENEKSEL2',
    }
    await product.call('saveChoice', {
      path: { companyId: eater.companyId, userId: eater.id },
      body,
      as: await stage.tokenOf(eater),
    })
    await cell(caterer, thursday, 'Geleneksel 2').click()
    await caterer.page.keyboard.press('Delete')
    await entersDish(caterer, wednesday, 'Alternatif 1', 'Falafel')
    await entersDish(caterer, wednesday, 'Geleneksel 1', 'Hünkârbeğendi')
    await savesMenu(caterer)
    await caterer.sees(
      'Toplu kaydet tamamlandı. Başarılı: 1, Hatalı: 1',
      'Kaldırmak istediğiniz seçeneği 1 kişi seçti. Seçenek kaldırılamaz, yemeği değiştirilebilir.',
      '1 gün kaydedilemedi; nedeni günün altında yazıyor.',
    )
    await caterer.presses('Kaydet ve yayınla')
    await caterer.presses('Yayınla')
    await caterer.sees('Menü yayınlanmadı: 1 gün kaydedilemedi; nedeni günün altında yazıyor.')
    expect(await dishOn(caterer, thursday, 'Geleneksel 2')).toBe('')
    expect(await writtenOn('2026-11-18')).toMatchObject({ status: 'draft' })
    await caterer.checksScreen('refused menu day')
    await caterer.presses('Değişiklikleri at')
    await expect.poll(() => dishOn(caterer, thursday, 'Geleneksel 2')).toBe('Etli nohut')
    await caterer.presses('Geri al')
    await expect.poll(() => dishOn(caterer, thursday, 'Geleneksel 2')).toBe('')
  })

  test('publishes nothing where another catering has published', async () => {
    const { product, world } = stage
    await product.use(openPartnership)(world.cateringB.company, world.corporateA.company)
    await writeMenu(product, world, { date: '2026-11-20', cateringId: world.cateringB.company.id })
    await writeMenu(product, world, { date: '2026-11-20', status: 'draft' })
    const caterer = await entersKitchen()
    await opensMenuOf(caterer, 'Gündüz')
    await caterer.presses('Kaydet ve yayınla')
    caterer.expectsRefusal(409)
    await caterer.presses('Yayınla')
    await caterer.sees('Menü yayınlanamadı: Bu vardiyanın 20.11.2026 menüsünü başka bir catering yayınladı.')
    await dayOf(caterer, '20 Kasım Cuma').getByText('Taslak').waitFor()
    expect(await writtenOn('2026-11-20')).toMatchObject({ status: 'draft' })
  })

  test('keeps everything typed when many days cannot be saved at once', async () => {
    const caterer = await entersKitchen()
    await caterer.page.route('**/menu-days/bulk-upsert', (route) => route.abort('connectionfailed'))
    caterer.expectsLostConnection()
    await opensMenuOf(caterer, 'Gece')
    await entersDish(caterer, monday, 'Alternatif 1', 'Kısır')
    await entersDish(caterer, monday, 'Geleneksel 1', 'Tas kebabı')
    await savesMenu(caterer)
    await caterer.sees('Toplu kaydet başarısız: Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.')
    expect(await dishOn(caterer, monday, 'Geleneksel 1')).toBe('Tas kebabı')
    await caterer.page.unroute('**/menu-days/bulk-upsert')
    await savesMenu(caterer)
    await caterer.sees('Toplu kaydet tamamlandı. Başarılı: 1, Hatalı: 0')
    await caterer.doesNotSee(/^Toplu kaydet başarısız/)
  })

  test('keeps unsaved cells on the device: through Back, a reload and another shift', async () => {
    const caterer = await entersKitchen()
    const kitchen = caterer.path
    await opensMenuOf(caterer, 'Gece')
    await entersDish(caterer, '15 Kasım Pazar', 'Alternatif 1', 'Yarım kalan')
    await caterer.sees('1 hücre değişti')
    await caterer.page.goBack()
    await caterer.isAt(kitchen)
    await opensMenuOf(caterer, 'Gündüz')
    await caterer.doesNotSee('1 hücre değişti')
    await caterer.opensTab(/^Gece/)
    await expect.poll(() => dishOn(caterer, '15 Kasım Pazar', 'Alternatif 1')).toBe('Yarım kalan')
    await caterer.reloads()
    await caterer.sees('1 hücre değişti')
    await caterer.presses('Değişiklikleri at')
    await caterer.doesNotSee('1 hücre değişti')
    await caterer.reloads()
    await dayOf(caterer, '15 Kasım Pazar').getByText('Boş').waitFor()
    expect(await dishOn(caterer, '15 Kasım Pazar', 'Alternatif 1')).toBe('')
    expect(await writtenOn('2026-11-15')).toBeUndefined()
  })

  test('keeps the text in an open cell when the page is reloaded or left with Back', async () => {
    const caterer = await entersKitchen()
    const kitchen = caterer.path
    await opensMenuOf(caterer, 'Gece')
    const types = async (text: string) => {
      await cell(caterer, '21 Kasım Cumartesi', 'Alternatif 1').click()
      await caterer.page.keyboard.type(text)
    }
    const written = () => expect.poll(() => dishOn(caterer, '21 Kasım Cumartesi', 'Alternatif 1'))
    await types('Yarım')
    await caterer.reloads()
    await written().toBe('Yarım')
    await types('Yarım kaldı')
    await caterer.page.goBack()
    await caterer.isAt(kitchen)
    await opensMenuOf(caterer, 'Gece')
    await written().toBe('Yarım kaldı')
    await caterer.presses('Değişiklikleri at')
  })

  test('keeps what is typed about a dish while other cells are visited, and saves it with the menu', async () => {
    const caterer = await entersKitchen()
    await opensMenuOf(caterer, 'Gündüz')
    await cell(caterer, thursday, 'Geleneksel 1').click()
    await caterer.fills({ Etiketler: 'Kışlık' })
    await cell(caterer, wednesday, 'Geleneksel 1').click()
    await caterer.sees('Bu yemekte yazdıklarınız kaydedilmedi. Kaydedince seçtiğiniz hücreye geçilir.')
    await caterer.page.setViewportSize({ width: 700, height: 900 })
    await expect.poll(() => caterer.field('Etiketler').inputValue()).toBe('Kışlık')
    await caterer.page.setViewportSize(desktop)
    await savesMenu(caterer)
    await caterer.doesNotSee(/^Bu yemekte yazdıklarınız/)
    await cell(caterer, thursday, 'Geleneksel 1').click()
    await expect.poll(() => caterer.field('Etiketler').inputValue()).toBe('Kışlık')
  })

  test('can be used with the keyboard alone, like a spreadsheet', async () => {
    const caterer = await entersKitchen()
    await opensMenuOf(caterer, 'Gece')
    const { keyboard } = caterer.page
    const at = (label: string) =>
      expect
        .poll(() => caterer.page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
        .toMatch(new RegExp(`^${label}`))
    await cell(caterer, friday, 'Geleneksel 1').click()
    await keyboard.type('Mercimek')
    await keyboard.press('Enter')
    await at('14.11 Cumartesi, Geleneksel 1: boş')
    await keyboard.press('Control+d')
    await at('14.11 Cumartesi, Geleneksel 1: Mercimek')
    await keyboard.press('F2')
    await keyboard.type(' yemek')
    await keyboard.press('Tab')
    await at('14.11 Cumartesi, Geleneksel 2: boş')
    await keyboard.type('Yanlış')
    await keyboard.press('Escape')
    await at('14.11 Cumartesi, Geleneksel 2: boş')
    await keyboard.type('Pilav')
    await keyboard.press('Shift+Tab')
    await at('14.11 Cumartesi, Geleneksel 1: Mercimek yemek')
    await keyboard.press('Shift+ArrowRight')
    await expect.poll(() => caterer.page.locator('[role=gridcell][aria-selected=true]').count()).toBe(2)
    await keyboard.press('Control+c')
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowLeft')
    await keyboard.press('Control+v')
    await expect.poll(() => dishOn(caterer, '15 Kasım Pazar', 'Geleneksel 2')).toBe('Pilav')
    await keyboard.press('Delete')
    await expect.poll(() => dishOn(caterer, '15 Kasım Pazar', 'Geleneksel 2')).toBe('')
    await keyboard.press('Control+z')
    await expect.poll(() => dishOn(caterer, '15 Kasım Pazar', 'Geleneksel 2')).toBe('Pilav')
    await keyboard.press('Control+z')
    await expect.poll(() => dishOn(caterer, '15 Kasım Pazar', 'Geleneksel 1')).toBe('')
    await keyboard.press('Control+End')
    await at('25.11 Çarşamba, Alternatif 1')
    await keyboard.press('Escape')
    await keyboard.press('Tab')
    await expect.poll(() => caterer.page.locator('[role=gridcell]:focus').count()).toBe(0)
  })

  test('keeps a dish as typed unless a suggestion was picked with the arrow keys', async () => {
    const caterer = await entersKitchen()
    await opensMenuOf(caterer, 'Gece')
    const { page } = caterer
    const [day, before] = ['19 Kasım Perşembe', '18 Kasım Çarşamba']
    const types = async (text: string, ...keys: string[]) => {
      await cell(caterer, day, 'Geleneksel 1').click()
      await page.keyboard.press('Delete')
      await page.keyboard.type(text)
      await caterer.named('option', /^Kuru fasulye/).waitFor()
      for (const key of keys) await page.keyboard.press(key)
    }
    const written = (dish: string) => expect.poll(() => dishOn(caterer, day, 'Geleneksel 1')).toBe(dish)
    await types('kuru', 'Enter')
    await written('kuru')
    await types('kuru', 'Tab')
    await written('kuru')
    await types('kuru')
    await cell(caterer, before, 'Geleneksel 1').click()
    await written('kuru')
    await types('kuru', 'ArrowDown')
    await caterer.page.getByRole('option', { name: /^Kuru fasulye/, selected: true }).waitFor()
    await cell(caterer, before, 'Geleneksel 1').click()
    await written('kuru')
    await types('kuru fasulye')
    await caterer.sees('“kuru fasulye” yazıldığı gibi kalsın')
    await page.keyboard.press('Enter')
    await written('kuru fasulye')
    await types('kuru', 'ArrowDown', 'ArrowUp', 'Enter')
    await written('kuru')
    await types('kuru', 'ArrowDown', 'Enter')
    await written('Kuru fasulye')
    await types('kuru', 'ArrowDown', 'Control+Enter')
    await written('kuru')
    await types('kuru', 'ArrowDown', 'Tab')
    await written('Kuru fasulye')
    await caterer.presses('Değişiklikleri at')
  })

  test("continues with Tab after the first dish of an empty range, with the current days' options", async () => {
    const caterer = await entersKitchen()
    await opensMenuOf(caterer, 'Gündüz')
    await caterer.presses('Tarih aralığı: 11.11.2026–25.11.2026')
    await caterer.fills({ Bitiş: '27.11.2026' })
    await caterer.presses('Tarih aralığı: 11.11.2026–27.11.2026')
    await caterer.fills({ Başlangıç: '23.11.2026' })
    const { page } = caterer
    await expect.poll(() => page.getByRole('rowheader', { includeHidden: true }).count()).toBe(5)
    await page.reload()
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await expect.poll(focused).toBe('23.11 Pazartesi, Geleneksel 1: boş')
    await page.keyboard.type('Pirzola')
    await page.keyboard.press('Tab')
    await expect.poll(focused).toBe('23.11 Pazartesi, Geleneksel 2: boş')
    await page.keyboard.press('End')
    await page.keyboard.press('Tab')
    await expect.poll(focused).toBe('24.11 Salı, Geleneksel 1: boş')
  })

  test('accepts a block from a spreadsheet and says what did not fit', async () => {
    const caterer = await entersKitchen()
    await opensMenuOf(caterer, 'Gündüz')
    if ((await caterer.button('Seçenek ekle').count()) > 0) await caterer.presses('Seçenek ekle')
    await cell(caterer, '23 Kasım Pazartesi', 'Alternatif 1').click()
    await caterer.copies('Köfte\tPilav\tFazla\r\nBalık\tRoka\t\r\n')
    await caterer.page.keyboard.press('Control+v')
    await expect.poll(() => dishOn(caterer, '24 Kasım Salı', 'Seçenek 4')).toBe('Roka')
    expect(await dishOn(caterer, '23 Kasım Pazartesi', 'Alternatif 1')).toBe('Köfte')
    await caterer.sees('4 hücre değişti', 'Yapıştırılan 1 hücre tabloya sığmadı.')
    await caterer.page.keyboard.press('Control+z')
    await caterer.doesNotSee('4 hücre değişti')
    await caterer.page.keyboard.press('Control+y')
    await caterer.sees('4 hücre değişti')
    await caterer.page.keyboard.press('Control+z')
    await caterer.page.keyboard.press('Control+Shift+Z')
    await caterer.sees('4 hücre değişti')
    await caterer.copies('Köfte\tPilav')
    await caterer.page.keyboard.press('Control+v')
    await caterer.doesNotSee('Yapıştırılan 1 hücre tabloya sığmadı.')
    // With Caps Lock on.
    await caterer.page.keyboard.press('Control+S')
    await caterer.sees('Toplu kaydet tamamlandı. Başarılı: 2, Hatalı: 0')
    expect(await writtenOn('2026-11-24')).toMatchObject({ status: 'draft' })
  })

  test('accepts a pasted menu, even for days beyond the range, and saves it like a typed one', async () => {
    const caterer = await entersKitchen()
    await opensMenuOf(caterer, 'Gündüz')
    await caterer.presses('Yapıştır')
    await caterer.presses('Metni Ayrıştır')
    await caterer.sees('Lütfen metni yapıştırıp "Metni Ayrıştır" butonuna basın')
    await caterer.fills({
      'Menü metni':
        '17.11.2026 - Geleneksel 1: İzmir köfte | Alternatif 1: Mücver\n01.12.2026 - Geleneksel 1: Etli nohut | Alternatif 1: Tavuk sote',
    })
    await caterer.checksScreen('a menu to paste')
    await caterer.presses('Metni Ayrıştır')
    await caterer.presses('2 günü taslağa al')
    await expect.poll(() => dishOn(caterer, '17 Kasım Salı', 'Geleneksel 1')).toBe('İzmir köfte')
    await expect.poll(() => dishOn(caterer, '1 Aralık Salı', 'Alternatif 1')).toBe('Tavuk sote')
    await savesMenu(caterer)
    await dayOf(caterer, '1 Aralık Salı').getByText('Taslak').waitFor()
    expect(await writtenOn('2026-12-01')).toMatchObject({ status: 'draft' })
  })

  test('copies last week after showing what will happen to each day', async () => {
    const { product, world } = stage
    const as = await stage.tokenOf(world.cateringA.people.corporateOwner)
    const path = { companyId: world.cateringA.company.id }
    const { id: groupId } = (await product.call('createCorporateGroup', { as, path, body: { name: 'Merkez' } })).body
      .group
    const firm = { corporate_id: world.corporateA.company.id }
    await product.call('addCompanyToGroup', { as, path: { ...path, groupId }, body: firm })
    await writeMenu(product, world, { date: '2026-12-14', status: 'draft' })
    await writeMenu(product, world, { date: '2026-12-22', status: 'published' })
    await writeMenu(product, world, { date: '2026-12-15', status: 'draft' })
    const caterer = await entersKitchen()
    await opensMenuOf(caterer, 'Gündüz')
    await caterer.presses('Kopyala')
    await caterer.fills({ 'Hangi haftaya': '21.12.2026' })
    await caterer.sees(
      '14.12.2026–20.12.2026',
      'Kopyalanır',
      'Atlanır: Bu gün yayında.',
      '1 gün, 1 menüye; 1 gün atlanır',
    )
    await caterer.checksScreen('copying a menu')
    await caterer.presses('1 günü taslak olarak kopyala')
    await caterer.sees('1 gün taslak olarak kopyalandı, 1 gün atlandı')
    expect(await writtenOn('2026-12-21')).toMatchObject({ status: 'draft' })

    await caterer.presses('Kopyala')
    await caterer.fills({ 'Hangi haftaya': '28.12.2026' })
    await caterer.page
      .getByRole('checkbox', { name: /· Gündüz$/ })
      .first()
      .uncheck()
    await caterer.page.getByRole('checkbox', { name: 'Grup: Merkez' }).check()
    await caterer.presses('2 günü taslak olarak kopyala')
    await caterer.sees('2 gün taslak olarak kopyalandı')
    expect(await writtenOn('2026-12-29')).toMatchObject({ status: 'draft' })
  })

  test.each(['corporate1', 'corporate2'] as const)('is read-only for %s', async (role) => {
    const reader = await entersKitchen(role)
    await opensMenuOf(reader, 'Gündüz')
    await reader.page.getByText('Kuru fasulye').first().waitFor()
    for (const action of ['Kaydet ve yayınla', 'Seçenek ekle', 'Geri al'])
      await expect.poll(() => reader.button(action).count()).toBe(0)
    await cell(reader, thursday, 'Geleneksel 1').click()
    await reader.page.keyboard.type('X')
    expect(await dishOn(reader, thursday, 'Geleneksel 1')).toBe('Kuru fasulye')
    if (role === 'corporate1') await reader.checksScreen('menu, read-only')
  })

  test('takes drafts for a closed day under its name, which no summary calls published', async () => {
    const { product, world, tokenOf } = stage
    const { type, id: companyId } = world.cateringA.company
    const as = await tokenOf(world.cateringA.people.corporateOwner)
    await writeMenu(product, world, { date: '2026-11-19' })
    const days = ['2026-11-19', '2026-11-20'].map((date) => ({ date, name: 'Bakım günü' }))
    expect((await product.call('closeDays', { as, path: { type, companyId }, body: { days } })).status).toBe(200)
    const caterer = await entersKitchen()
    await opensMenuOf(caterer, 'Gündüz')
    await dayOf(caterer, '20 Kasım Cuma').getByText('Kapalı · Bakım günü').waitFor()
    expect(await caterer.page.getByText('yayındaki son gün 19.11.2026').count()).toBe(0)
    await entersDish(caterer, '20 Kasım Cuma', 'Geleneksel 1', 'Hünkâr beğendi')
    await caterer.sees('Kapalı · Bakım günü: taslak olarak kaydedilir, gün kapalıyken yayınlanmaz.')
    await caterer.checksScreen('a draft for a closed day')
    await savesMenu(caterer)
    await dayOf(caterer, '20 Kasım Cuma').getByText('Kapalı · Bakım günü').waitFor()
    await expect.poll(async () => (await writtenOn('2026-11-20'))?.status).toBe('draft')
  })

  test('is closed to people who do not cook for the firm', async () => {
    const { world } = stage
    const owner = world.cateringA.people.corporateOwner
    const caterer = await stage.visit(kitchenOf(owner, world.corporateB.company), { as: owner })
    caterer.expectsRefusal(403)
    await caterer.sees('Bu sayfaya erişim yetkiniz bulunmamaktadır.')
    await expect.poll(() => caterer.button('Giriş sayfasına dön').count()).toBe(1)
    await caterer.checksScreen('foreign kitchen')
    await caterer.presses('Geri')
    await caterer.sees('Firma yönetimi')
    await caterer.goesTo(kitchenOf(world.cateringB.people.corporateOwner, world.corporateA.company))
    await caterer.sees('Bu sayfaya erişim yetkiniz bulunmamaktadır.')
    const guest = world.corporateA.people.corporateOwner
    const firm = await stage.visit(kitchenOf(guest, world.corporateA.company), { as: guest })
    firm.expectsRefusal(403)
    await firm.sees('Bu sayfaya erişim yetkiniz bulunmamaktadır.')
  })
})

describe('The menu editor on a phone', () => {
  const stage = useStage(phone)
  const opensMenu = async (): Promise<Visitor> => {
    const person = stage.world.cateringA.people.corporateOwner
    const caterer = await stage.visit(`${kitchenOf(person, stage.world.corporateA.company)}?tab=menu`, {
      as: person,
      options: { viewport: phone, isMobile: true, hasTouch: true },
    })
    await opensMenuOf(caterer, 'Gündüz')
    return caterer
  }

  test('fits a day with three dishes and the save button on one screen without scrolling', async () => {
    const caterer = await opensMenu()
    await opensDay(caterer, thursday)
    const { page } = caterer
    const day = dayOf(caterer, thursday)
    await day.getByText('Yayında · 0').waitFor()
    const rows = day.getByRole('listitem')
    await expect.poll(() => rows.count()).toBe(3)
    const bottomOf = async (of: Locator) => {
      const box = await of.boundingBox()
      return (box?.y ?? Infinity) + (box?.height ?? Infinity)
    }
    const save = caterer.button('Kaydet ve yayınla')
    const bar = await page.getByRole('navigation').last().boundingBox()
    expect(await bottomOf(rows.last())).toBeLessThanOrEqual((await save.boundingBox())?.y ?? 0)
    expect(await bottomOf(save)).toBeLessThanOrEqual(bar?.y ?? 0)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await caterer.checksScreen('a day of the menu on a phone')
    await caterer.presses('Sonraki gün')
    await caterer.heading(friday).waitFor()
  })

  test('writes the same drafts as the grid: dish by dish, from suggestions, or from the day before', async () => {
    const caterer = await opensMenu()
    const { page } = caterer
    await opensDay(caterer, friday)
    await dishButton(caterer, 'Geleneksel 1').click()
    const field = (label: string) => page.getByRole('combobox', { name: `13.11 Cuma, ${label}` })
    await field('Geleneksel 1').fill('kuru')
    await field('Geleneksel 1').press('Enter')
    await field('Geleneksel 2').fill('kuru')
    await caterer.checksScreen('a dish that is written on a phone')
    await caterer.named('option', /^Kuru fasulye/).click()
    expect(await dishOn(caterer, friday, 'Geleneksel 1')).toBe('kuru')
    expect(await dishOn(caterer, friday, 'Geleneksel 2')).toBe('Kuru fasulye')
    await caterer.sees('2 hücre değişti')

    await opensDay(caterer, monday)
    await caterer.presses('Önceki günden kopyala')
    expect(await dishOn(caterer, monday, 'Geleneksel 2')).toBe('Kuru fasulye')
    await caterer.presses('Geri al')
    expect(await dishOn(caterer, monday, 'Geleneksel 2')).toBe('')
    // Text in an open field is kept when another day is opened.
    await dishButton(caterer, 'Alternatif 1').click()
    await page.getByRole('combobox').fill('Yarım')
    await opensDay(caterer, friday)
    expect(await dishOn(caterer, monday, 'Alternatif 1')).toBe('Yarım')
    await page.reload()
    expect(await dishOn(caterer, monday, 'Alternatif 1')).toBe('Yarım')
    await opensDay(caterer, friday)
    await dayOf(caterer, friday).getByText('Kaydedilmedi').waitFor()
    await caterer.presses('Kaydet ve yayınla')
    await caterer.presses('Yayınla')
    await caterer.sees('Yayınlandı. Etkilenen gün: 2')
    await dayOf(caterer, friday).getByText('Yayında · 0').waitFor()
  })

  test('knows the same about a dish as the panel of the grid', async () => {
    const caterer = await opensMenu()
    await opensDay(caterer, thursday)
    await caterer.presses('Geleneksel 1 seçeneği')
    await caterer.named('menuitem', 'Etiket ve alerjenler').click()
    await caterer.page.getByRole('checkbox', { name: 'Süt' }).check()
    await caterer.presses('Kaydet')
    await expect.poll(() => caterer.isDisabled('Kaydet')).toBe(true)
    await caterer.checksScreen('a dish of the menu on a phone')
    await caterer.presses('Paneli kapat')
    await caterer.presses('Geleneksel 1 seçeneği')
    await caterer.named('menuitem', 'Adını değiştir').click()
    await caterer.fills({ 'Seçenek adı': 'Ana yemek' })
    await caterer.presses('Değiştir')
    await dishButton(caterer, 'Ana yemek').waitFor()
    await caterer.presses('Değişiklikleri at')
  })
})
