import { describe, expect, test } from 'vitest'
import { areaOf, dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { anEater } from './eating-steps.ts'
import { goesBack } from './history-steps.ts'
import { eventually } from './panel-steps.ts'

const question = 'Kaydedilmemiş değişiklikler var'

/** Is asked, stays, and finds the typed text where it was. */
const isAskedAndStays = async (visitor: Visitor, field: string, typed: string): Promise<void> => {
  await visitor.sees(question)
  await visitor.presses('Düzenlemeye dön')
  await visitor.doesNotSee(question)
  expect(await visitor.field(field).inputValue()).toBe(typed)
}

const isAskedAndDiscards = async (visitor: Visitor): Promise<void> => {
  await visitor.sees(question)
  await visitor.presses('Değişiklikleri at')
  await visitor.doesNotSee(question)
}

describe('Unsaved text', () => {
  const stage = useStage(desktop, phone)
  const manages = (page: string, of = stage.world.corporateA) =>
    stage.visit(dashboardOf(stage.product, of.people.corporateOwner, page), { as: of.people.corporateOwner })

  test('in the settings survives Back, tabs, sub-tabs, signing out and a reload', async () => {
    const owner = await manages('shifts')
    await owner.sees('Gündüz')
    await owner.follows('Sistem')
    await owner.sees('Resim yükle')
    const path = owner.path
    await owner.fills({ İlçe: 'Kadıköy' })

    await goesBack(owner)
    await isAskedAndStays(owner, 'İlçe', 'Kadıköy')
    await owner.isAt(path)
    await goesBack(owner)
    await owner.sees(question)
    await owner.checksScreen('question before leaving')
    await owner.presses('Düzenlemeye dön')
    await owner.opensTab('İşlem kayıtları')
    await isAskedAndStays(owner, 'İlçe', 'Kadıköy')
    await owner.follows('Vardiyalar')
    await isAskedAndStays(owner, 'İlçe', 'Kadıköy')
    await owner.presses(/Kullanıcı menüsü$/)
    await owner.named('menuitem', 'Çıkış yap').click()
    await isAskedAndStays(owner, 'İlçe', 'Kadıköy')

    const [browserQuestion] = await Promise.all([
      owner.page.waitForEvent('dialog'),
      owner.page.evaluate(() => void setTimeout(() => location.reload())),
    ])
    expect(browserQuestion.type()).toBe('beforeunload')
    await browserQuestion.dismiss()
    expect(await owner.field('İlçe').inputValue()).toBe('Kadıköy')

    await goesBack(owner)
    await isAskedAndDiscards(owner)
    await owner.sees('Gündüz')
    await owner.doesNotSee('Resim yükle')
    await owner.page.evaluate(() => history.forward())
    await owner.sees('Resim yükle')
    expect(await owner.field('İlçe').inputValue()).toBe('')
  })

  test('is asked about again when Back follows at once', async () => {
    const owner = await manages('general')
    await owner.follows('Çalışanlar')
    await owner.sees('Deneme corporate1')
    await owner.follows('Sistem')
    await owner.sees('Resim yükle')
    await owner.fills({ İlçe: 'Kadıköy' })
    await goesBack(owner)
    await owner.sees(question)
    await owner.button('Düzenlemeye dön').evaluate((button: HTMLElement) => {
      button.click()
      history.back()
    })
    await isAskedAndStays(owner, 'İlçe', 'Kadıköy')
    await goesBack(owner)
    await isAskedAndDiscards(owner)
    await owner.sees('Deneme corporate1')
  })

  test('causes no question once it is saved or reverted', async () => {
    const owner = await manages('system', stage.world.corporateB)
    await owner.fills({ İlçe: 'Beşiktaş' })
    await owner.fills({ İlçe: '' })
    await owner.opensTab('İşlem kayıtları')
    await owner.opensTab('Şirket bilgileri')
    await owner.fills({ İlçe: 'Üsküdar' })
    await owner.presses('Kaydet')
    await owner.sees('Ayarlar güncellendi')
    await owner.follows('Vardiyalar')
    await owner.sees('Yeni vardiya')
  })

  test('in the dialog of a shift survives Esc, a click outside, the close button and Back', async () => {
    const owner = await manages('general')
    await owner.follows('Vardiyalar')
    await owner.presses('Gündüz: düzenle')
    await owner.page.getByRole('dialog').waitFor()
    await owner.page.keyboard.press('Escape')
    await owner.page.getByRole('dialog').waitFor({ state: 'detached' })

    await owner.presses('Gündüz: düzenle')
    await owner.fills({ 'Vardiya adı': 'Sabah' })
    await owner.field('Vardiya adı').press('Escape')
    await owner.sees(question)
    await owner.checksScreen('question over a dialog')
    await isAskedAndStays(owner, 'Vardiya adı', 'Sabah')
    await eventually(() => owner.page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title')
    await owner.page.mouse.click(5, 5)
    await isAskedAndStays(owner, 'Vardiya adı', 'Sabah')
    await owner.presses('Vazgeç')
    await isAskedAndStays(owner, 'Vardiya adı', 'Sabah')
    await goesBack(owner)
    await isAskedAndStays(owner, 'Vardiya adı', 'Sabah')
    await owner.presses('Vazgeç')
    await isAskedAndDiscards(owner)
    await owner.page.getByRole('dialog').waitFor({ state: 'detached' })
    await owner.sees('Gündüz')
    await owner.follows('Genel')
    await owner.sees('Son aktiviteler')
  })

  test("in the dialogs of a person, a department and one's own password is kept", async () => {
    const owner = await manages('employees')
    await owner.presses('Deneme corporate1')
    await owner.fills({ 'E-posta': 'yeni@anadolu.example' })
    await owner.page.keyboard.press('Escape')
    await isAskedAndStays(owner, 'E-posta', 'yeni@anadolu.example')
    await owner.presses('Paneli kapat')
    await isAskedAndDiscards(owner)

    await owner.opensTab('Departmanlar')
    await owner.presses('Yeni departman')
    await owner.fills({ 'Departman adı': 'Depo' })
    await owner.page.keyboard.press('Escape')
    await isAskedAndStays(owner, 'Departman adı', 'Depo')
    await owner.presses('Vazgeç')
    await isAskedAndDiscards(owner)

    await owner.presses(/Kullanıcı menüsü$/)
    await owner.named('menuitem', 'Şifre değiştir').click()
    await owner.fills({ 'Mevcut şifre': 'yarım' })
    await owner.page.keyboard.press('Escape')
    await isAskedAndStays(owner, 'Mevcut şifre', 'yarım')
    await owner.presses('Vazgeç')
    await isAskedAndDiscards(owner)
    await owner.page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  test('in a registration, an application and a request is kept', async () => {
    const newcomer = await stage.visit('/?mode=register')
    await newcomer.fills({ 'Ad soyad': 'Ayşe Yılmaz' })
    await newcomer.follows('Hesabınız var mı? Giriş yapın')
    await isAskedAndStays(newcomer, 'Ad soyad', 'Ayşe Yılmaz')
    await newcomer.follows('Kurumsal')
    await isAskedAndDiscards(newcomer)
    await newcomer.follows('Kurumsal hesap için başvurun')
    await newcomer.fills({ 'E-posta': 'ayse@anadolu.example' })
    await goesBack(newcomer)
    await isAskedAndStays(newcomer, 'E-posta', 'ayse@anadolu.example')

    const person = await anEater(stage)
    const eater = await stage.visit(areaOf(stage.product, person, 'istek-oneri'), { as: person, kind: 'individual' })
    await eater.fills({ 'İsteğiniz ya da öneriniz': 'Daha az tuz' })
    await eater.follows('Hesabım')
    await isAskedAndStays(eater, 'İsteğiniz ya da öneriniz', 'Daha az tuz')
    await eater.presses('Gönder')
    await eater.sees('İsteğiniz mutfağa iletildi')
    await eater.follows('Hesabım')
    await eater.sees('Bilgilerim')
  })

  test('of an earlier attempt leaves no error message behind', async () => {
    const owner = await manages('shifts')
    await owner.presses('Yeni vardiya')
    await owner.fills({ 'Vardiya adı': 'Yeni düzen', Bitiş: '09:00' })
    owner.expectsRefusal(422)
    await owner.presses('Oluştur')
    const dialog = owner.page.getByRole('dialog')
    const refused = 'Vardiya oluşturulurken hata oluştu: Vardiyanın başlangıcı ile bitişi aynı olamaz.'
    await dialog.getByText(refused).waitFor()
    expect(await owner.page.getByText(refused).count()).toBe(1)
    await owner.fills({ Bitiş: '18:00' })
    await owner.presses('Oluştur')
    await owner.sees('Vardiya başarıyla oluşturuldu')
    await owner.doesNotSee(refused)
  })
})
