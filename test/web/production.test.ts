import { beforeAll, describe, expect, test } from 'vitest'
import { dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { password, type Person } from '../support/world.ts'
import { eats, thursday, writesThursday } from './production-steps.ts'

const doesNotPrint = (visitor: Visitor) =>
  visitor.page.evaluate(() => {
    window.print = () => undefined
  })

const rowOf = ({ page }: Visitor, name: string) => page.getByRole('row', { name, exact: true })

describe('The kitchen over all firms, on a desktop,', () => {
  const stage = useStage(desktop)
  const opens = (cook: Person, more = '') =>
    stage.visit(dashboardOf(stage.product, cook, 'production') + more, { as: cook })

  beforeAll(() => writesThursday(stage))

  test('prints tomorrow’s production sheet three clicks after signing in', async () => {
    const { product, world } = stage
    const cook = world.cateringA.people.corporate1
    const caterer = await stage.visit('/', { options: { serviceWorkers: 'allow' } })
    await caterer.follows('Kurumsal')
    await caterer.choosesRadio('Catering')
    await caterer.picks('Şirket', 'ANNE', 'Anne Eli Yemek')
    await caterer.fills({ Telefon: cook.phone, Şifre: password })
    await caterer.presses('Giriş yap')
    await caterer.isAt(dashboardOf(product, cook))
    await caterer.sees('Yarın · 12 Kasım Perşembe', '7', 'Eksik menü yok')
    await doesNotPrint(caterer)

    await caterer.follows('Mutfak')
    await caterer.presses('Üretim föyünü yazdır')
    const paper = caterer.page.locator('.print-sheet')
    await expect.poll(() => paper.textContent()).toContain('12.11.2026 Perşembe')
    const text = (await paper.textContent()) ?? ''
    for (const shown of [
      'Anne Eli Yemek · Üretim föyü',
      'Tas kebabı5',
      'Pirinç pilavı6',
      'Ana yemek toplamı7',
      'Kesinleşmemiş: 5 öğün, 1 firma. 1 firma 23.59’da kesinleşir; sonra yeniden yazdırın.',
      'Anadolu Çelik *',
      'Sayfa 2 / 2',
    ])
      expect(text).toContain(shown)
    expect(text).not.toMatch(/irsaliye|fatura/i)
    await caterer.sees('7', 'öğün · 2 firma · 3 servis')
    expect(await caterer.button(/^Pay/).count()).toBe(0)
    await caterer.checksScreen('the production of a kitchen')
  })

  test('prints ten firms side by side within a page', async () => {
    const caterer = await opens(stage.world.cateringA.people.corporate3)
    const { page } = caterer
    await page.route('**/kitchen/plan?*', async (route) => {
      const answer = await route.fetch()
      const plan = (await answer.json()) as { deliveries: object[] }
      const [delivery] = plan.deliveries
      const deliveries = Array.from({ length: 10 }, (_, at) => ({ ...delivery, corporate_id: `firm-${at}` }))
      await route.fulfill({ response: answer, json: { ...plan, deliveries } })
    })
    await page.reload()
    await doesNotPrint(caterer)
    await caterer.presses('Üretim föyünü yazdır')
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 1039, height: 726 })
    const matrix = page.locator('.print-production').last()
    await matrix.getByText('Bileşen × firma · 1–10. firma').waitFor()
    expect(await matrix.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0)
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize(desktop)
    await page.unrouteAll()
  })

  test('adds up components, opens one beside the table, and follows the keys', async () => {
    const caterer = await opens(stage.world.cateringA.people.corporate3)
    const { page } = caterer
    await rowOf(caterer, 'Ana yemek 2 5 0 0 7').waitFor()
    await rowOf(caterer, 'Tas kebabı 1 4 0 0 5').waitFor()
    await rowOf(caterer, 'Pirinç pilavı 2 4 0 0 6').waitFor()
    await rowOf(caterer, 'Mercimek çorbası 0 4 0 0 4').waitFor()

    await caterer.presses('Pirinç pilavı')
    const panel = page.getByRole('region', { name: 'Pirinç pilavı' })
    await panel.getByText('2 kesinleşen + 4 kesinleşmemiş').waitFor()
    await panel.getByRole('row', { name: 'Sürüyor: Anadolu Çelik 4 4' }).waitFor()
    await panel.getByRole('row', { name: 'Kesinleşti: Boğaziçi Yazılım 2 2' }).waitFor()
    await caterer.checksScreen('a component of a kitchen')
    await page.keyboard.press('/')
    await page.keyboard.type('BOGAZ')
    await panel.getByText('1 firma · 2 seçilen').waitFor()
    await page.keyboard.press('Escape')
    await panel.getByText('2 firma · 6 seçilen').waitFor()
    await panel.getByRole('heading').focus()
    await page.keyboard.press('ArrowUp')
    await page.getByRole('region', { name: 'Enginar' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('region', { name: 'Enginar' }).waitFor({ state: 'detached' })
    expect(await page.locator(':focus').textContent()).toBe('Enginar')

    await caterer.presses('2 kesinleşti · 1 firma')
    await rowOf(caterer, 'Mercimek çorbası 0 4 0 0 4').waitFor({ state: 'detached' })
    await caterer.presses('2 kesinleşti · 1 firma')
    await page.getByRole('heading', { name: 'Mutfak' }).focus()
    await page.keyboard.press('ArrowRight')
    await caterer.sees('Bu gün için yayınlanmış menü yok.')
    await caterer.checksScreen('a day of a kitchen without menus')
    await page.keyboard.press('ArrowLeft')
    await rowOf(caterer, 'Ana yemek 2 5 0 0 7').waitFor()
    await expect.poll(() => caterer.button('Per 12 7 öğün Yarın').getAttribute('aria-current')).toBe('date')
  })

  test('keeps a number of the cook’s own, a reserve and another name beside what it computes', async () => {
    const caterer = await opens(stage.world.cateringA.people.corporate4)
    const { page } = caterer
    await caterer.presses('Tas kebabı')
    await caterer.presses('Kendi sayını yaz')
    await caterer.fills({ 'Pişirilecek porsiyon': 'on' })
    await caterer.presses('Kaydet')
    await caterer.sees('0 ile 100.000 arasında bir sayı yazın.')
    await caterer.fills({ 'Pişirilecek porsiyon': '9' })
    await caterer.presses('Kaydet')
    await caterer.sees('Mutfağın sayısı kaydedildi')
    await rowOf(caterer, 'Tas kebabı 1 4 0 0 Mutfağın sayısı 9 5').waitFor()
    await caterer.sees('Mutfağın sayısı 9 · Deneme corporate4, 12.00’de')

    await caterer.presses('Pay %0')
    await caterer.fills({ Yüzde: '10' })
    await caterer.presses('Kaydet')
    await rowOf(caterer, 'Ana yemek 2 5 0 2 9').waitFor()
    await caterer.presses('Pay %10')
    await caterer.fills({ Yüzde: '0' })
    await caterer.presses('Kaydet')
    await rowOf(caterer, 'Ana yemek 2 5 0 0 7').waitFor()

    await caterer.presses('Bulgur pilavı')
    await page.getByRole('region', { name: 'Bulgur pilavı' }).waitFor()
    await caterer.presses('Adını değiştir')
    await caterer.fills({ 'Bileşenin adı': 'Meyhane pilavı' })
    await caterer.presses('Kaydet')
    await page.getByRole('region', { name: 'Meyhane pilavı' }).waitFor()
    await caterer.presses('Birleştir')
    await page.getByLabel('Hangi bileşenle birlikte sayılsın?').selectOption('Pirinç pilavı')
    await page.getByRole('dialog').getByRole('button', { name: 'Birleştir' }).click()
    await page.getByRole('region', { name: 'Pirinç pilavı' }).waitFor()
    await rowOf(caterer, 'Pirinç pilavı 2 5 0 0 +1 az önce değişti 7').waitFor()
    await caterer.presses('Ayır: Bulgur pilavı')
    await caterer.sees('Ayrıldı')
    await page.getByRole('row', { name: /^Bulgur pilavı / }).waitFor()
    await stage.product.sql('DELETE FROM component_names')
  })

  test('renews running figures and says for a while what has changed', async () => {
    const { corporateA, cateringA, dayShift } = stage.world
    const caterer = await opens(cateringA.people.corporate2)
    await rowOf(caterer, 'Enginar 1 1 0 0 2').waitFor()
    const eater = await eats(stage, 'corporateA', dayShift.id, 'OPT1')
    expect(eater.companyId).toBe(corporateA.company.id)
    await caterer.page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await rowOf(caterer, 'Enginar 1 2 0 0 +1 az önce değişti 3').waitFor()
    await stage.product.sql(`DELETE FROM choices WHERE user_id = '${eater.id}'`)
  })

  test('shows what leaves for whom, prints what is final, and is downloaded as one workbook', async () => {
    const caterer = await opens(stage.world.cateringA.people.corporate3, '?tab=deliveries')
    const { page } = caterer
    await rowOf(caterer, '08:00 1 teslim 1 1 2').waitFor()
    await page.getByRole('row', { name: 'Boğaziçi Yazılım Gündüz 1 1 2 Kesinleşti' }).waitFor()
    await page.getByRole('row', { name: 'Anadolu Çelik Gece 1 · 1 23.59’da kesinleşir' }).waitFor()
    await caterer.checksScreen('what a kitchen delivers')
    await doesNotPrint(caterer)
    await caterer.presses('1 teslim fişini yazdır')
    const paper = page.locator('.print-sheet')
    await expect.poll(() => paper.textContent()).toContain('Boğaziçi Yazılım')
    const sheet = (await paper.textContent()) ?? ''
    for (const shown of [
      'Teslim fişi',
      'Gündüz 08.00',
      'Toplam öğün2',
      'Teslim sıcaklığı (°C)',
      'İrsaliye yerine geçmez.',
    ])
      expect(sheet).toContain(shown)
    expect(sheet).not.toContain('Anadolu Çelik')
    await caterer.presses('Etiketler')
    await caterer.named('menuitem', 'Şahit numune etiketleri').click()
    await expect.poll(() => paper.textContent()).toContain('İmha: 15.11.2026, 08.00’den sonra')
    const download = page.waitForEvent('download')
    await caterer.presses('Excel')
    expect((await download).suggestedFilename()).toBe('uretim-2026-11-12.xlsx')

    await caterer.presses('Rotalar')
    await caterer.fills({ 'Anadolu Çelik: rota': 'Sanayi', 'Anadolu Çelik: rotadaki sıra': '' })
    await caterer.presses('Kaydet')
    await caterer.sees('Rotası olan her firmaya 1 ile 999 arasında bir sıra numarası yazın.')
    await caterer.fills({ 'Anadolu Çelik: rotadaki sıra': '2' })
    await caterer.checksScreen('the routes of a kitchen')
    await caterer.presses('Kaydet')
    await caterer.sees('Sanayi 2')
    await page.getByRole('searchbox', { name: 'Firma ya da adres ara' }).fill('yok')
    await caterer.sees('Aramanıza uyan teslim bulunamadı.')
  })

  test('prints only what was asked for last', async () => {
    const caterer = await opens(stage.world.cateringA.people.corporate3, '?tab=deliveries')
    const { page } = caterer
    await doesNotPrint(caterer)
    await page.emulateMedia({ media: 'print' })
    const [labels, samples] = [page.locator('.print-labels-sheet'), page.getByText(/^Şahit numune ·/).first()]
    const prints = async (name: string) => {
      await page.emulateMedia({ media: 'screen' })
      await caterer.presses('Etiketler')
      await caterer.named('menuitem', name).click()
      await page.emulateMedia({ media: 'print' })
    }
    await prints('A4 · sayfada 8 etiket')
    await labels.waitFor()
    await prints('Şahit numune etiketleri')
    await samples.waitFor()
    expect(await labels.isVisible()).toBe(false)
    await prints('A4 · sayfada 8 etiket')
    await labels.waitFor()
    expect(await samples.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
  })

  test('says what could not be loaded, and keeps the hour of figures that could not be renewed', async () => {
    const caterer = await opens(stage.world.cateringA.people.corporate3)
    await caterer.sees('12.00’de güncellendi')
    caterer.expectsRefusal(503)
    await caterer.page.route('**/kitchen/plan*', (route) => route.fulfill({ status: 503 }))
    await caterer.page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await caterer.sees('12.00’deki sayılar')
    await caterer.page.unroute('**/kitchen/plan*')
    await caterer.presses('Yeniden dene')
    await caterer.sees('12.00’de güncellendi')
    caterer.expectsLostConnection()
    await caterer.context.setOffline(true)
    await caterer.sees('12.00’deki sayılar')
    expect(await caterer.button('Pay %0').getAttribute('aria-disabled')).toBe('true')
    await caterer.context.setOffline(false)
  })
})

describe('The kitchen over all firms, on a phone,', () => {
  const stage = useStage(phone)

  beforeAll(() => writesThursday(stage))

  test('is read at arm’s length and opens firms in a sheet from below', async () => {
    const { product, world } = stage
    const cook = world.cateringA.people.corporate1
    const caterer = await stage.visit(dashboardOf(product, cook, 'production'), { as: cook })
    const { page } = caterer
    await page.getByRole('radio', { name: 'Yarın, 12 Kasım', checked: true }).waitFor()
    const row = page.getByRole('button', { name: 'Tas kebabı 5' })
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(62)
    await caterer.checksScreen('the production of a kitchen on a phone')
    await row.click()
    const sheet = page.getByRole('dialog', { name: 'Tas kebabı' })
    await sheet.getByRole('row', { name: 'Sürüyor: Anadolu Çelik 3 1 4' }).waitFor()
    await caterer.checksScreen('a component of a kitchen on a phone')
    await page.goBack()
    await sheet.waitFor({ state: 'detached' })

    await caterer.choosesRadio('Gün')
    await caterer.presses(/^Cum 13 /)
    await caterer.sees('Bu gün için yayınlanmış menü yok.')
    await page.getByText('Yarın, 12 Kasım').click()
    await caterer.opensTab('Dağıtım')
    await caterer.sees('Boğaziçi Yazılım', 'Geleneksel 1 · Vejetaryen 1')
    await caterer.checksScreen('what a kitchen delivers on a phone')
    await page.getByRole('button', { name: 'Diğer işlemler: Boğaziçi Yazılım, Gündüz' }).click()
    await caterer.named('menuitem', 'Firmayı aç').waitFor()
  })
})

describe('What a kitchen has delivered', () => {
  const stage = useStage(desktop, phone)

  beforeAll(() => writesThursday(stage))

  test('is confirmed by the firm, with another number if need be, and seen by the kitchen', async () => {
    const { product, world } = stage
    product.clock.set('2026-11-12T07:00:00Z')
    const cook = world.cateringA.people.corporate1
    const address = `${dashboardOf(product, cook, 'production')}?tab=deliveries&date=${thursday}`
    const caterer = await stage.visit(address, { as: cook })
    await caterer.page.getByRole('row', { name: 'Anadolu Çelik Gündüz 3 1 4 Kesinleşti' }).waitFor()
    const clerk = world.corporateA.people.corporate2
    const firm = await stage.visit(`${dashboardOf(product, clerk, 'shifts')}?tab=deliveries`, { as: clerk })
    await firm.presses('Teslim alındı: Gündüz')
    await firm.sees('Deneme corporate2, 10.00’da')
    await firm.presses('Farklı sayıda geldi: Gece')
    await firm.fills({ 'Gelen öğün': '2' })
    await firm.presses('Kaydet')
    await firm.sees('2 öğün teslim alındı')
    await firm.checksScreen('deliveries of a firm')

    await caterer.reloads()
    await caterer.page.getByRole('row', { name: 'Anadolu Çelik Gündüz 3 1 4 Teslim alındı' }).waitFor()
    await caterer.page.getByRole('row', { name: 'Anadolu Çelik Gece 1 · 1 2 teslim alındı' }).waitFor()
  })
})
