import { describe, expect, test } from 'vitest'
import { Sessions, Tokens } from '../../src/core/access/index.ts'
import { areaOf, dashboardOf, kitchenOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { enrol, password } from '../support/world.ts'
import { anEater } from './eating-steps.ts'
import { dayOf, dishOn, entersDish, opensMenuOf, savesMenu } from './menu-steps.ts'
import { eventually } from './panel-steps.ts'

const ended = 'Oturumunuz sona erdi'

describe('A session that ends during work', () => {
  const stage = useStage(desktop, phone)
  const endsSessionOf = async (visitor: Visitor): Promise<void> => {
    const token = await visitor.page.evaluate(() => localStorage.getItem('user_token') ?? '')
    await stage.product.use(Sessions).end(stage.product.use(Tokens).hashOf(token))
    visitor.expectsRefusal(401)
  }
  const signsInAgain = async (visitor: Visitor, typed = password): Promise<void> => {
    await visitor
      .named('textbox', /^Şifre/)
      .last()
      .fill(typed)
    await visitor.presses('Giriş yap')
  }

  test('is renewed in a dialog that keeps typed text and the position on the page', async () => {
    const { product, world } = stage
    const owner = await stage.visit(dashboardOf(product, world.corporateA.people.corporateOwner, 'shifts'), {
      as: world.corporateA.people.corporateOwner,
    })
    await owner.presses('Yeni vardiya')
    await owner.fills({ 'Vardiya adı': 'Akşam' })
    const path = owner.path
    await endsSessionOf(owner)
    await owner.presses('Oluştur')
    await owner.sees(ended, 'Oturum süresi dolmuş. Lütfen tekrar giriş yapın.')
    await owner.doesNotSee('Bu sayfa açılamadı')
    const dialog = owner.page.getByRole('dialog').filter({ hasText: ended }).or(owner.page.getByRole('alertdialog'))
    await dialog.getByText(world.corporateA.company.name).waitFor()
    expect(await dialog.getByRole('textbox', { name: 'Telefon' }).inputValue()).toBe(
      world.corporateA.people.corporateOwner.phone,
    )
    await eventually(() => owner.page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password')
    await owner.checksScreen('signing in again')

    await signsInAgain(owner, 'yanlış-parola')
    await dialog.getByText('Giriş yapılamadı. Şirketi, telefon numarasını ve şifreyi kontrol edin.').waitFor()
    await owner.page.keyboard.press('Escape')
    await owner.sees(ended)
    await signsInAgain(owner)
    await owner.doesNotSee(ended)
    await owner.isAt(path)
    await owner.doesNotSee(/Oturumunuz sona ermişti/)
    expect(await owner.field('Vardiya adı').inputValue()).toBe('Akşam')
    await owner.presses('Oluştur')
    await owner.sees('Vardiya başarıyla oluşturuldu')
    await owner.follows('Çalışanlar')
    await owner.sees('Deneme corporate1')
  })

  test('loads whatever failed to load after signing in again', async () => {
    const { product, world } = stage
    const person = world.corporateA.people.corporate4
    const manager = await stage.visit(dashboardOf(product, person), { as: person })
    await manager.sees('Son aktiviteler')
    await endsSessionOf(manager)
    await manager.follows('Vardiyalar')
    await manager.sees(ended)
    await signsInAgain(manager)
    await manager.sees('Gündüz')
    await manager.doesNotSee(ended)
  })

  test("keeps a menu that a caterer has typed, and an employee's area", async () => {
    const { product, world } = stage
    const cook = world.cateringA.people.corporateOwner
    const caterer = await stage.visit(`${kitchenOf(cook, world.corporateA.company)}?tab=menu`, { as: cook })
    await opensMenuOf(caterer, 'Gündüz')
    await entersDish(caterer, '13 Kasım Cuma', 'Alternatif 1', 'Enginar')
    await entersDish(caterer, '13 Kasım Cuma', 'Geleneksel 1', 'Karnıyarık')
    await endsSessionOf(caterer)
    await savesMenu(caterer)
    await caterer.sees(ended)
    await signsInAgain(caterer)
    await caterer.doesNotSee(ended)
    expect(await dishOn(caterer, '13 Kasım Cuma', 'Alternatif 1')).toBe('Enginar')
    await savesMenu(caterer)
    await dayOf(caterer, '13 Kasım Cuma').getByText('Taslak').waitFor()

    const person = await anEater(stage)
    const eater = await stage.visit(areaOf(product, person, 'istek-oneri'), { as: person, kind: 'individual' })
    await eater.fills({ 'İsteğiniz ya da öneriniz': 'Daha çok sebze' })
    await endsSessionOf(eater)
    await eater.presses('Gönder')
    await eater.sees(ended)
    await eater.checksScreen('employee signing in again')
    await signsInAgain(eater)
    await eater.doesNotSee(ended)
    expect(await eater.field('İsteğiniz ya da öneriniz').inputValue()).toBe('Daha çok sebze')
    await eater.presses('Gönder')
    await eater.sees('İsteğiniz mutfağa iletildi')
  })

  test('reveals nothing to somebody else who signs in', async () => {
    const { product, world } = stage
    const { corporateOwner } = world.supplier.people
    const other = await enrol(product, world.supplier.company, 'corporate4', { fullName: 'Başka Biri' })
    const visitor = await stage.visit(dashboardOf(product, corporateOwner, 'system'), { as: corporateOwner })
    await visitor.fills({ İlçe: 'Gizli' })
    await endsSessionOf(visitor)
    await visitor.presses('Kaydet')
    await visitor.sees(ended)
    await visitor.named('textbox', 'Telefon').last().fill(other.phone)
    await visitor.page.evaluate(() => Object.assign(window, { isFirstPage: true }))
    await signsInAgain(visitor)
    await visitor.isAt(dashboardOf(product, other))
    await visitor.sees('Son aktiviteler', 'Başka Biri')
    expect(await visitor.page.evaluate(() => 'isFirstPage' in window)).toBe(false)
    await visitor.follows('Sistem')
    expect(await visitor.field('İlçe').inputValue()).toBe('')
  })

  test('ends in every tab, and continues in every tab', async () => {
    const { product, world } = stage
    const person = world.corporateB.people.corporate4
    const visitor = await stage.visit(dashboardOf(product, person), { as: person })
    await visitor.named('link', 'Vardiyalar').waitFor()
    await endsSessionOf(visitor)
    await visitor.follows('Vardiyalar')
    await visitor.sees(ended)
    const beside = await visitor.context.newPage()
    await beside.goto(`${stage.origin}/login`)
    await beside.evaluate((token) => localStorage.setItem('user_token', token), await stage.tokenOf(person))
    await visitor.doesNotSee(ended)
    await visitor.sees('Yeni vardiya')
    await beside.close()
  })
})
