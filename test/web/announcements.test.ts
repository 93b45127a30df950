import { describe, test } from 'vitest'
import { areaOf, dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { appointAdministrator, enrol, password } from '../support/world.ts'

describe('Announcements', () => {
  const stage = useStage(desktop, phone)

  test('are written by an administrator, seen by those they are for, closed for good, and withdrawn', async () => {
    const { product, world } = stage
    await appointAdministrator(product, 'yönetici')
    const admin = await stage.visit('/admin')
    await admin.fills({ 'Kullanıcı adı': 'yönetici', Şifre: password })
    await admin.presses('Giriş yap')
    await admin.follows('Duyurular')
    await admin.sees('Henüz duyuru yazılmadı.')
    const write = async (text: string, audience: string) => {
      await admin.presses('Duyuru yaz')
      await admin.fills({ Duyuru: text })
      await admin.field('Kimlere').selectOption(audience)
      await admin.fills({ 'Bitiş günü': '30.11.2026', 'Bitiş saati': '23:30' })
      await admin.checksScreen('announcement being written')
      await admin.presses('Duyur')
      await admin.page.getByRole('dialog').waitFor({ state: 'detached' })
      await admin.sees('Duyuru kaydedildi')
    }
    await write('Bu akşam 22.00 ile 23.00 arasında bakım yapılacak; bu saatlerde seçim yapılamaz.', 'Herkes')
    await write('Yeni fiyat listesi biçimi ocak ayında başlıyor.', 'Cateringler')
    await admin.checksScreen('announcements')

    const eater = await enrol(product, world.corporateA.company, 'individual')
    const eats = await stage.visit(areaOf(product, eater), { as: eater, kind: 'individual' })
    await eats.sees(/^Bu akşam 22.00/)
    await eats.doesNotSee(/^Yeni fiyat listesi/)
    await eats.checksScreen('announcement to an employee')
    await eats.presses('Duyuruyu kapat')
    await eats.doesNotSee(/^Bu akşam 22.00/)
    await eats.reloads()
    await eats.sees(/seçiminizi bekliyor$/)
    await eats.doesNotSee(/^Bu akşam 22.00/)

    const cook = world.cateringA.people.corporateOwner
    const cooks = await stage.visit(dashboardOf(product, cook), { as: cook })
    await cooks.sees(/^Bu akşam 22.00/, /^Yeni fiyat listesi/)
    await cooks.checksScreen('announcements to a catering')

    await admin.page.getByRole('listitem').filter({ hasText: 'Bu akşam' }).getByRole('button').click()
    await admin.sees('Duyuru geri çekilsin mi?')
    await admin.page.getByRole('alertdialog').getByRole('button', { name: 'Geri çek' }).click()
    await admin.sees('Geri çekildi')
    await cooks.page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await cooks.page.getByText(/^Bu akşam 22.00/).waitFor({ state: 'detached' })
    await cooks.sees(/^Yeni fiyat listesi/)
  })
})
