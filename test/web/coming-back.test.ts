import { describe, expect, test } from 'vitest'
import { Sessions, Tokens, tellOfForgottenPassword } from '../../src/core/access/index.ts'
import { OneTimePasswords } from '../../src/core/workforce/index.ts'
import { Transaction } from '../../src/core/shared/index.ts'
import { areaOf, dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { enrol, nextPhone, password, type Person } from '../support/world.ts'

const told = 'Bu telefon şirkette kayıtlıysa yöneticilere haber verildi. Yeni şifrenizi onlardan alırsınız.'
const outdated = 'Aydınlatma metni bu arada yenilendi. Yeni metni okuyup formu yeniden gönderin.'

const stored = (visitor: Visitor) => visitor.page.evaluate(() => localStorage.getItem('tabldot_account'))
const signsOut = async (visitor: Visitor) => {
  await visitor.presses(/Kullanıcı menüsü$/)
  await visitor.named('menuitem', 'Çıkış yap').click()
}
/** The name of the form field that has the focus. */
const focused = (visitor: Visitor) => visitor.page.evaluate(() => document.activeElement?.getAttribute('name'))

describe('Coming back to the sign-in page', () => {
  const stage = useStage(phone, desktop)
  const signsIn = async (visitor: Visitor, { phone: own }: Person) => {
    await visitor.picks('Şirket', 'anadolu', 'Anadolu Çelik')
    await visitor.fills({ Telefon: own, Şifre: password })
    await visitor.presses('Giriş yap')
  }

  test('asks only for the password of the last person, until somebody else signs in', async () => {
    const { product, world } = stage
    const manager = await enrol(product, world.corporateA.company, 'corporate3')
    const visitor = await stage.visit('/?mode=corporate')
    visitor.expectsRefusal(401)
    await signsIn(visitor, manager)
    await visitor.isAt(dashboardOf(product, manager))
    await signsOut(visitor)
    await visitor.heading('Tekrar hoş geldiniz').waitFor()
    await visitor.sees('Anadolu Çelik', `0532 ••• •• ${manager.phone.slice(-2)}`)
    await expect.poll(() => focused(visitor)).toBe('password')
    await visitor.checksScreen('remembered sign-in')
    expect(await stored(visitor)).not.toContain(password)
    await visitor.fills({ Şifre: password })
    await visitor.presses('Giriş yap')
    await visitor.isAt(dashboardOf(product, manager))
    await signsOut(visitor)
    await visitor.presses('Başka hesap')
    await visitor.heading('Kurumsal giriş').waitFor()
    expect(await visitor.field('Telefon').inputValue()).toBe('')
    expect(await stored(visitor)).toBeNull()
  })

  test('remembers nobody on a shared device, and forgets whoever was remembered', async () => {
    const { product, world } = stage
    const { individual } = world.corporateA.people
    const visitor = await stage.visit('/favicon.svg')
    visitor.expectsRefusal(401)
    await visitor.page.evaluate(
      (id) =>
        localStorage.setItem(
          'tabldot_account',
          JSON.stringify({ companyType: 'individual', companyId: id, companyName: 'Eski', phone: '5320000000' }),
        ),
      world.corporateB.company.id,
    )
    await visitor.goesTo('/?mode=individual')
    await visitor.named('checkbox', 'Bu cihazda hatırla').uncheck()
    await visitor.named('combobox', 'Şirket').fill('')
    await signsIn(visitor, individual)
    await visitor.isAt(areaOf(product, individual))
    expect(await stored(visitor)).toBeNull()
  })

  test('ignores an unreadable remembered account', async () => {
    const visitor = await stage.visit('/login')
    await visitor.page.evaluate(() => localStorage.setItem('tabldot_account', '{"phone": 5}'))
    await visitor.goesTo('/')
    await visitor.heading('Giriş yap').waitFor()
  })

  test('takes signed-in people to their own page, and shows the form after a dead session', async () => {
    const { product, world } = stage
    const { corporateOwner, individual } = world.corporateA.people
    const owner = await stage.visit('/', { as: corporateOwner })
    await owner.isAt(dashboardOf(product, corporateOwner))
    const employee = await stage.visit('/?sirket=bilinmez', { as: individual, kind: 'individual' })
    await employee.isAt(areaOf(product, individual))
    const token = await owner.page.evaluate(() => localStorage.getItem('user_token') ?? '')
    await product.use(Sessions).end(product.use(Tokens).hashOf(token))
    owner.expectsRefusal(401)
    await owner.goesTo('/')
    await owner.heading('Giriş yap').waitFor()
    await owner.goesTo('/login')
    await owner.heading('Giriş yap').waitFor()
  })

  test('does not show the form while the session is being checked', async () => {
    const { corporateOwner } = stage.world.corporateA.people
    const owner = await stage.visit('/favicon.svg', { as: corporateOwner })
    let answer = () => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    await owner.page.route('**/api/user/profile*', async (route) => {
      await asked
      await route.continue()
    })
    await owner.goesTo('/')
    await owner.named('status', 'Yükleniyor…').waitFor()
    expect(await owner.field('Şifre').count()).toBe(0)
    expect(await owner.page.evaluate(() => document.documentElement.dataset['area'])).not.toBe('sign-in')
    answer()
    await owner.isAt(dashboardOf(stage.product, corporateOwner))
  })

  test('fills in company and phone number from a link, and says if the company does not exist', async () => {
    const { product, world } = stage
    const { company, people } = world.corporateA
    const employee = await stage.visit(`/?sirket=${company.slug}`)
    await employee.sees('İş yerinizin bağlantısı', 'Anadolu Çelik')
    await expect.poll(() => focused(employee)).toBe('phone')
    await employee.checksScreen('sign-in by a link')
    await employee.presses('Değiştir')
    await employee.named('combobox', 'Şirket').waitFor()
    await employee.goesTo(`/?sirket=${company.slug}&telefon=0${people.individual.phone}`)
    await expect.poll(() => focused(employee)).toBe('password')
    await employee.fills({ Şifre: password })
    await employee.presses('Giriş yap')
    await employee.isAt(areaOf(product, people.individual))

    const cook = await stage.visit(`/?sirket=${world.cateringA.company.slug}`)
    await cook.heading('Kurumsal giriş').waitFor()
    await cook.sees('Anne Eli Yemek')
    cook.expectsRefusal(404)
    await cook.goesTo('/?sirket=yok-boyle')
    await cook.sees('Bu bağlantının gösterdiği şirket bulunamadı. Şirketinizi adıyla arayın.')
    await cook.named('combobox', 'Şirket').waitFor()
    await cook.checksScreen('unknown link')
  })

  test('reports a forgotten password to the managers, who see who is waiting and set a new one', async () => {
    const { product, world } = stage
    const { individual, corporateOwner } = world.corporateA.people
    const employee = await stage.visit('/')
    await employee.follows('Şifremi unuttum')
    await employee.heading('Şifremi unuttum').waitFor()
    await employee.button('Yeni şifre iste').waitFor()
    await employee.checksScreen('forgotten password')
    expect(await employee.isDisabled('Yeni şifre iste')).toBe(true)
    await employee.picks('Şirket', 'anadolu', world.corporateA.company.name)
    await employee.fills({ Telefon: individual.phone })
    await employee.presses('Yeni şifre iste')
    await employee.sees(told)
    await employee.heading('Giriş yap').waitFor()
    await product
      .use(Transaction)
      .run(() => product.use(tellOfForgottenPassword)({ companyId: individual.companyId, phone: individual.phone }))
    const owner = await stage.visit(areaOf(product, corporateOwner, 'bildirimler'), {
      as: corporateOwner,
      kind: 'individual',
    })
    await owner.sees('Şifresini unutan var')

    const manager = await stage.visit(dashboardOf(product, corporateOwner), { as: corporateOwner })
    await manager.follows(/^1 kişi şifresini unuttu/)
    await manager.sees('1 çalışan', 'Şifresini unuttu')
    await manager.checksScreen('who forgot the password')
    await manager.presses('Deneme individual')
    await manager.presses('Şifre sıfırla')
    await manager.presses('Şifreyi sıfırla')
    await manager.presses('Kapat')
    await manager.doesNotSee('Şifresini unuttu')
  })

  test('does not ask for a one-time password again, even after a reload', async () => {
    const { product, world } = stage
    const issued = product.use(OneTimePasswords).issue()
    const newcomer = await enrol(product, world.corporateA.company, 'individual', {
      passwordHash: issued.hash,
      passwordExpiresAt: new Date(product.clock.now().getTime() + 86_400_000),
    })
    const visitor = await stage.visit(`/?sirket=${world.corporateA.company.slug}&telefon=${newcomer.phone}`)
    await visitor.fills({ Şifre: issued.password })
    await visitor.presses('Giriş yap')
    await visitor.heading('Yeni şifrenizi belirleyin').waitFor()
    expect(await visitor.field('Tek kullanımlık şifre').count()).toBe(0)
    await visitor.checksScreen('forced change right after signing in')
    // The page has asked for the menu before the app knows.
    visitor.expectsRefusal(403)
    await visitor.reloads()
    await visitor.heading('Yeni şifrenizi belirleyin').waitFor()
    expect(await visitor.field('Tek kullanımlık şifre').count()).toBe(0)
    await visitor.fills({ 'Yeni şifre': 'Yepyeni-Parola-9', 'Yeni şifre (tekrar)': 'Yepyeni-Parola-9' })
    await visitor.presses('Şifreyi değiştir')
    await visitor.isAt(areaOf(product, newcomer))
    await visitor.sees('Şifreniz değiştirildi')
  })

  test('links to the privacy notice, sends the version shown, and the current one after a refusal', async () => {
    const { product } = stage
    const newcomer = await stage.visit('/?mode=register')
    const notice = newcomer.named('link', 'aydınlatma metnini')
    expect([await notice.getAttribute('href'), await notice.getAttribute('target')]).toEqual([
      '/aydinlatma-metni',
      '_blank',
    ])
    let isOld = true
    await newcomer.page.route('**/api/privacy-notice', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { version: string }
      await route.fulfill({ response: answer, json: isOld ? { ...body, version: '2019-01' } : body })
    })
    await newcomer.reloads()
    const own = nextPhone()
    await newcomer.fills({ 'Ad soyad': 'Ali Veli' })
    await newcomer.picks('Şirket', 'anadolu', 'Anadolu Çelik')
    await newcomer.picks('Departman', 'idari', 'İdari İşler')
    await newcomer.fills({ Telefon: own, Şifre: password, 'Şifre (tekrar)': password })
    newcomer.expectsRefusal(409)
    isOld = false
    const renewed = newcomer.page.waitForResponse('**/api/privacy-notice')
    await newcomer.presses('Kayıt ol')
    await newcomer.sees(outdated)
    await renewed
    await newcomer.presses('Kayıt ol')
    await newcomer.sees('Kayıt başarılı! Şimdi giriş yapabilirsiniz.')
    expect(await product.sql(`SELECT privacy_version IS NOT NULL AS kept FROM users WHERE phone = '${own}'`)).toEqual([
      { kept: true },
    ])
  })

  test("has a page for the privacy notice, and a one-page poster with a company's QR code", async () => {
    const { world } = stage
    const { company, people } = world.corporateA
    const reader = await stage.visit('/aydinlatma-metni')
    await reader.sees('Verilerinizden kim sorumlu?', 'Haklarınız ve soracağınız yer')
    await reader.goesTo(`/aydinlatma-metni?sirket-kimligi=${company.id}`)
    await reader.sees(new RegExp(`^Veri sorumlusu: ${company.name}`))
    await reader.checksScreen('privacy notice')
    await reader.goesTo(`/afis/${company.slug}`)
    await reader.named('img', 'Anadolu Çelik giriş bağlantısının karekodu').waitFor()
    await reader.sees(`${stage.origin}/?sirket=${company.slug}`)
    await reader.checksScreen('poster')
    const sheets = (await reader.page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page[^s]/g)
    expect(sheets).toHaveLength(1)

    const manager = await stage.visit(dashboardOf(stage.product, people.corporateOwner, 'system'), {
      as: people.corporateOwner,
    })
    await manager.heading('Giriş bağlantısı').waitFor()
    expect(await manager.field('Bağlantı').inputValue()).toBe(`${stage.origin}/?sirket=${company.slug}`)
    await manager.presses('Bağlantıyı kopyala')
    await manager.sees('Kopyalandı')
    expect(await manager.named('link', 'Afişi aç (A4)').getAttribute('href')).toBe(
      `${stage.origin}/afis/${company.slug}`,
    )
    await manager.checksScreen('link of the company')
  })
})
