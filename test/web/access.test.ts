import { describe, expect, test } from 'vitest'
import { Sessions, Tokens } from '../../src/core/access/index.ts'
import { areaOf, dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { enrol, password } from '../support/world.ts'

const invalid = 'Geçersiz erişim parametreleri'
const expired = 'Oturum süresi dolmuş. Lütfen tekrar giriş yapın.'
const forbidden = 'Bu sayfaya erişim yetkiniz bulunmamaktadır.'

describe('Pages', () => {
  const stage = useStage(desktop, phone)

  test('a meaningless address offers a way back to the sign-in page', async () => {
    const somebody = await stage.visit('/bozuk/adres/burada/general')
    somebody.expectsRefusal(404)
    await somebody.sees('Bu sayfa açılamadı', invalid)
    await somebody.checksScreen('invalid address')
    await somebody.presses('Giriş sayfasına dön')
    await somebody.isAt('/login')
    await somebody.heading('Giriş yap').waitFor()
    await somebody.goesTo('/boyle-bir-sayfa-yok')
    await somebody.sees('Aradığınız sayfa bulunamadı.')
    await somebody.checksScreen('unknown page')
  })

  test('an unreadable address is reported on the page', async () => {
    const somebody = await stage.visit('/favicon.svg')
    somebody.expectsRefusal(404)
    await somebody.goesTo('/x/plain.%%%/y/general')
    await somebody.sees('Bu sayfa açılamadı', invalid)
    await somebody.checksScreen('unreadable address')
    await somebody.goesTo('/a.b/plain.%E0%A4/c.d/general')
    await somebody.sees(invalid)
  })

  test('people who may no longer see a dashboard are told so there', async () => {
    const { product, world } = stage
    const manager = await enrol(product, world.corporateA.company, 'corporate2')
    const visitor = await stage.visit(dashboardOf(product, manager), { as: manager })
    await visitor.sees('Son aktiviteler')
    await product.sql(`UPDATE users SET role = 'individual' WHERE id = '${manager.id}'`)
    visitor.expectsRefusal(403)
    await visitor.follows('Sistem')
    await visitor.follows('Genel')
    await visitor.sees('Bu sayfa açılamadı', forbidden)
    await visitor.doesNotSee('Son aktiviteler')
    await visitor.checksScreen('dashboard that one may not see any more')
  })

  test('a forged or inconsistent address is invalid, and the plain forms of the type are accepted', async () => {
    const { product, world } = stage
    const owner = world.corporateA.people.corporateOwner
    const [user, type, company] = dashboardOf(product, owner).split('/').slice(1, 4) as [string, string, string]
    const visitor = await stage.visit(`/${user.split('.')[0]}.bozukimza/${type}/${company}/general`, { as: owner })
    await visitor.sees(invalid)
    await visitor.goesTo(`/${user}/raw.catering/${company}/general`)
    await visitor.sees(invalid)
    await visitor.goesTo(`/${user}/raw.lokanta/${company}/general`)
    await visitor.sees('Geçersiz şirket tipi')
    for (const plain of ['raw.corporate', `plain.${btoa('corporate')}`]) {
      await visitor.goesTo(`/${user}/${plain}/${company}/general`)
      await visitor.sees('Son aktiviteler')
    }
  })

  test('no dashboard is shown without a session, for a foreign company or in an individual session', async () => {
    const { product, world } = stage
    const { corporateOwner } = world.corporateA.people
    const stranger = await stage.visit(dashboardOf(product, corporateOwner))
    await stranger.sees('Oturumunuz sona erdi', expired)
    await stranger.doesNotSee('Bu sayfa açılamadı')
    await stranger.checksScreen('no session')
    await stranger.goesTo(areaOf(product, corporateOwner))
    await stranger.sees(expired)

    const neighbour = await stage.visit(dashboardOf(product, corporateOwner), {
      as: world.corporateB.people.corporateOwner,
    })
    neighbour.expectsRefusal(403)
    await neighbour.sees(forbidden)
    await neighbour.checksScreen('foreign company')

    const employee = await stage.visit(dashboardOf(product, corporateOwner), { as: corporateOwner, kind: 'individual' })
    // The page has asked for its data before the app knows.
    employee.expectsRefusal(403)
    await employee.sees(forbidden)
    const caterer = world.cateringA.people.corporateOwner
    const cook = await stage.visit(areaOf(product, caterer), { as: caterer })
    cook.expectsRefusal(403)
    await cook.sees(forbidden)
  })

  test('closing the sign-in dialog leads back to the sign-in page', async () => {
    const { product, world } = stage
    const owner = world.corporateA.people.corporate4
    const visitor = await stage.visit(dashboardOf(product, owner), { as: owner })
    await visitor.sees('Son aktiviteler')
    const token = await visitor.page.evaluate(() => localStorage.getItem('user_token') ?? '')
    await product.use(Sessions).end(product.use(Tokens).hashOf(token))
    visitor.expectsRefusal(401)
    await visitor.follows('Vardiyalar')
    await visitor.sees(expired)
    await visitor.presses('Giriş sayfasına dön')
    await visitor.heading('Giriş yap').waitFor()
  })

  test('the link of a mail leads to its page after signing in, and nobody else there', async () => {
    const { product, world } = stage
    const { corporate3: manager, corporate4: colleague } = world.corporateA.people
    const signsIn = async (visitor: Visitor, phone: string) => {
      await visitor.sees(expired)
      await visitor.presses('Giriş sayfasına dön')
      await visitor.follows('Kurumsal')
      await visitor.picks('Şirket', 'anadolu', world.corporateA.company.name)
      await visitor.fills({ Telefon: phone, Şifre: password })
      await visitor.presses('Giriş yap')
    }
    const link = dashboardOf(product, manager, 'caterings?tab=terminations')
    const visitor = await stage.visit(link)
    await signsIn(visitor, manager.phone)
    await visitor.isAt(link)

    const other = await stage.visit(link)
    await signsIn(other, colleague.phone)
    await other.isAt(dashboardOf(product, colleague))
  })

  test('a tab does not continue as somebody else who signed in in another tab', async () => {
    const { product, world } = stage
    const { corporateOwner: owner, corporate1: colleague } = world.supplier.people
    const visitor = await stage.visit(dashboardOf(product, owner), { as: owner })
    await visitor.page.getByRole('heading', { level: 1 }).waitFor()
    visitor.expectsRefusal(403)
    const beside = await visitor.page.context().newPage()
    await beside.goto(`${stage.origin}/login`)
    await beside.evaluate((token) => localStorage.setItem('user_token', token), await stage.tokenOf(colleague))
    await visitor.sees(forbidden)
    await beside.close()
  })

  test('signing out ends the session here and on the server', async () => {
    const { product, world } = stage
    const owner = world.supplier.people.corporateOwner
    const visitor = await stage.visit(dashboardOf(product, owner), { as: owner })
    const token = await visitor.page.evaluate(() => localStorage.getItem('user_token') ?? '')
    await visitor.page.getByRole('heading', { level: 1 }).waitFor()
    await visitor.presses(/Kullanıcı menüsü$/)
    await visitor.named('menuitem', 'Çıkış yap').waitFor()
    await visitor.checksScreen('user menu')
    await visitor.named('menuitem', 'Çıkış yap').click()
    await visitor.isAt('/login')
    await visitor.heading('Giriş yap').waitFor()
    expect(await visitor.page.evaluate(() => localStorage.getItem('user_token'))).toBeNull()
    expect((await product.call('getProfile', { as: token })).status).toBe(401)
    await visitor.page.goBack()
    await visitor.sees(expired)
  })
})
