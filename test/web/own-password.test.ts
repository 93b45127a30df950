import { describe, expect, test } from 'vitest'
import { areaOf, dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { enrol, password } from '../support/world.ts'

const newPassword = 'Yepyeni-Parola-9'

const enters = async (visitor: Visitor, current: string, next: string, repeat = next) => {
  await visitor.fills({ 'Mevcut şifre': current, 'Yeni şifre': next, 'Yeni şifre (tekrar)': repeat })
  await visitor.presses('Şifreyi değiştir')
}

describe('A password', () => {
  const stage = useStage(phone, desktop)
  const signsIn = async (phone: string, secret: string, company_type: 'corporate' | 'individual') =>
    (
      await stage.product.call('login', {
        body: { phone, password: secret, company_type, company_id: stage.world.corporateA.company.id },
      })
    ).status

  test('can be changed from the user menu of a dashboard, which ends the other sessions', async () => {
    const { product, world } = stage
    const manager = await enrol(product, world.corporateA.company, 'corporate4')
    const otherToken = await stage.tokenOf(manager)
    const visitor = await stage.visit(dashboardOf(product, manager), { as: manager })
    await visitor.presses(/Kullanıcı menüsü$/)
    await visitor.named('menuitem', 'Şifre değiştir').click()
    expect(await visitor.isDisabled('Şifreyi değiştir')).toBe(true)
    await enters(visitor, 'yanlış şifre', newPassword, 'başka bir şey')
    await visitor.sees('Yeni şifreler eşleşmiyor')
    visitor.expectsRefusal(422)
    await enters(visitor, 'yanlış şifre', newPassword)
    await visitor.sees('Mevcut şifre doğru değil.')
    await visitor.checksScreen('own password')
    await enters(visitor, password, newPassword)
    await visitor.sees('Şifreniz değiştirildi')
    await visitor.page.getByRole('dialog').waitFor({ state: 'detached' })
    await visitor.checksScreen('banner after a success')

    expect((await product.call('getProfile', { as: otherToken })).status).toBe(401)
    expect(await signsIn(manager.phone, password, 'corporate')).toBe(401)
    expect(await signsIn(manager.phone, newPassword, 'corporate')).toBe(200)
    await visitor.follows('Vardiyalar')
    await visitor.sees('Gündüz')
  })

  test('can be changed on the account page, where the phone number cannot', async () => {
    const { product, world } = stage
    const employee = await enrol(product, world.corporateA.company, 'individual', { fullName: 'Elif Aydın' })
    const otherToken = await stage.tokenOf(employee, 'individual')
    const visitor = await stage.visit(areaOf(product, employee, 'hesabim'), { as: employee, kind: 'individual' })
    await visitor.sees('Elif Aydın', 'Telefon numarası değiştirilemez.', 'Anadolu Çelik', 'Bireysel')
    await visitor.checksScreen('account page')
    await enters(visitor, password, 'kısa')
    await visitor.sees('Şifre en az 8 karakter olmalıdır.')
    await visitor.fills({ 'Yeni şifre': 'elif-aydin-90' })
    await visitor.sees('Kişinin adı şifre olamaz; başkalarının bilmediği bir şifre seçin.')
    await enters(visitor, password, newPassword, 'başka bir şey')
    await visitor.sees('Şifre gücü: güçlü.', 'Yeni şifreler eşleşmiyor')
    visitor.expectsRefusal(422)
    await enters(visitor, 'yanlış şifre', newPassword)
    await visitor.sees('Mevcut şifre doğru değil.')
    await visitor.checksScreen('refused password change')
    await enters(visitor, password, newPassword)
    await visitor.sees('Şifreniz değiştirildi')
    expect(await visitor.field('Mevcut şifre').inputValue()).toBe('')
    expect((await product.call('getProfile', { as: otherToken })).status).toBe(401)
    expect(await signsIn(employee.phone, newPassword, 'individual')).toBe(200)
  })

  test('for one-time use has to be replaced before anything else opens', async () => {
    const { product, world } = stage
    const tomorrow = new Date(product.clock.now().getTime() + 86_400_000)
    const employee = await enrol(product, world.corporateA.company, 'individual', {
      passwordExpiresAt: tomorrow,
      fullName: 'Hakan Er',
    })
    const visitor = await stage.visit('/')
    await visitor.picks('Şirket', 'anadolu', 'Anadolu Çelik')
    await visitor.fills({ Telefon: employee.phone, Şifre: password })
    await visitor.presses('Giriş yap')
    await visitor.heading('Yeni şifrenizi belirleyin').waitFor()
    await visitor.checksScreen('forced password change')
    // The page has asked for the menu before the app knows.
    visitor.expectsRefusal(403)
    await visitor.goesTo(areaOf(product, employee, 'secim'))
    await visitor.heading('Yeni şifrenizi belirleyin').waitFor()
    await visitor.fills({ 'Yeni şifre': newPassword, 'Yeni şifre (tekrar)': newPassword })
    await visitor.presses('Şifreyi değiştir')
    await visitor.heading('Yemek seçimi').waitFor()
    await visitor.sees('Şifreniz değiştirildi')
  })
})
