import { describe, expect, test } from 'vitest'
import { Sessions, Tokens } from '../../src/core/access/index.ts'
import { dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { nextCode, secure } from '../support/second-factor.ts'
import { type Stage, useStage, useStageWith } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { administratorTokenOf, appointAdministrator, enrol, password, type Person, tokenOf } from '../support/world.ts'

const setsUp = async (visitor: Visitor, { product }: Stage): Promise<{ secret: string; codes: string[] }> => {
  await visitor.fills({ Şifreniz: password })
  await visitor.presses('Kuruluma başla')
  const secret = await visitor.field('Anahtar').inputValue()
  await visitor.named('img', 'Doğrulama uygulaması için karekod').waitFor()
  await visitor.checksScreen('second factor key')
  await visitor.fills({ 'Uygulamadaki kod': nextCode(product, secret) })
  await visitor.presses('Doğrula ve aç')
  await visitor.heading('Kurtarma kodlarınız').waitFor()
  const codes = await visitor.page.getByRole('alertdialog').getByRole('listitem').allTextContents()
  await visitor.checksScreen('recovery codes')
  await visitor.presses('Kodları sakladım')
  return { secret, codes }
}
const opensFromMenu = async (visitor: Visitor) => {
  await visitor.presses(/Kullanıcı menüsü$/)
  await visitor.named('menuitem', 'İki adımlı doğrulama').click()
}
/** Signs out and types phone and password, up to the second step. */
const signsInAgain = async (visitor: Visitor, { phone }: Person) => {
  await visitor.presses(/Kullanıcı menüsü$/)
  await visitor.named('menuitem', 'Çıkış yap').click()
  await visitor.follows('Kurumsal')
  await visitor.picks('Şirket', 'anadolu', 'Anadolu Çelik')
  await visitor.fills({ Telefon: phone, Şifre: password })
  await visitor.presses('Giriş yap')
}

describe('Two-step verification', () => {
  const stage = useStage(desktop, phone)

  test('is set up in the user menu, and the next sign-in asks for a code', async () => {
    const { product, world } = stage
    const manager = await enrol(product, world.corporateA.company, 'corporate4')
    const visitor = await stage.visit(dashboardOf(product, manager), { as: manager })
    await opensFromMenu(visitor)
    const { secret, codes } = await setsUp(visitor, stage)
    expect(codes).toHaveLength(10)
    await opensFromMenu(visitor)
    await visitor.sees('Kalan kurtarma kodu', '10')
    await visitor.presses('Tamam')

    await signsInAgain(visitor, manager)
    await visitor.sees('Şifreniz doğru. Doğrulama uygulamanızdaki 6 haneli kodu yazın.')
    await visitor.checksScreen('second step')
    visitor.expectsRefusal(401)
    await visitor.fills({ 'Doğrulama kodu': '000000' })
    await visitor.presses('Doğrula')
    await visitor.sees(
      'Kod doğru değil ya da daha önce kullanılmış. Uygulamadaki yeni kodu ya da bir kurtarma kodunu yazın.',
    )
    await visitor.fills({ 'Doğrulama kodu': nextCode(product, secret) })
    await visitor.presses('Doğrula')
    await visitor.sees('Son aktiviteler')
  })

  test('takes a recovery code in the dialog that renews a session, which keeps what was typed', async () => {
    const { product, world } = stage
    const manager = await enrol(product, world.corporateA.company, 'corporate4')
    const visitor = await stage.visit(dashboardOf(product, manager, 'shifts'), { as: manager })
    const token = await visitor.page.evaluate(() => localStorage.getItem('user_token') ?? '')
    const { recoveryCodes } = await secure(product, token)
    await visitor.presses('Yeni vardiya')
    await visitor.fills({ 'Vardiya adı': 'Akşam' })
    await product.use(Sessions).end(product.use(Tokens).hashOf(token))
    visitor.expectsRefusal(401)
    await visitor.presses('Oluştur')
    await visitor
      .named('textbox', /^Şifre/)
      .last()
      .fill(password)
    await visitor.presses('Giriş yap')
    await visitor.presses('Kurtarma kodu kullan')
    await visitor.fills({ 'Kurtarma kodu': recoveryCodes[0]?.toLowerCase() ?? '' })
    await visitor.presses('Doğrula')
    await visitor.doesNotSee('Oturumunuz sona erdi')
    expect(await visitor.field('Vardiya adı').inputValue()).toBe('Akşam')
  })

  test('is switched off, and gets new recovery codes, with the password and a code', async () => {
    const { product, world } = stage
    const manager = await enrol(product, world.corporateA.company, 'corporate4')
    const visitor = await stage.visit(dashboardOf(product, manager), { as: manager })
    const token = await visitor.page.evaluate(() => localStorage.getItem('user_token') ?? '')
    const { secret } = await secure(product, token)
    await opensFromMenu(visitor)
    await visitor.presses('Yeni kurtarma kodları…')
    visitor.expectsRefusal(422)
    await visitor.fills({ Şifreniz: password, 'Doğrulama kodu': '000000' })
    await visitor.presses('Yeni kodlar ver')
    await visitor.sees(/^Kod doğru değil ya da daha önce kullanılmış/)
    await visitor.fills({ 'Doğrulama kodu': nextCode(product, secret) })
    await visitor.presses('Yeni kodlar ver')
    await visitor.presses('Kodları sakladım')
    await opensFromMenu(visitor)
    await visitor.presses('Kapat…')
    await visitor.fills({ Şifreniz: password, 'Doğrulama kodu': nextCode(product, secret) })
    await visitor.presses('Kapat')
    await visitor.sees('İki adımlı doğrulama kapatıldı')
  })

  test('asks at a slip too', async () => {
    const { product, world } = stage
    const manager = await enrol(product, world.corporateA.company, 'corporate3')
    const { secret } = await secure(product, await tokenOf(product, manager))
    const reset = await product.call('resetEmployeePassword', {
      as: await stage.tokenOf(world.corporateA.people.corporateOwner),
      path: { type: 'corporate', companyId: manager.companyId, userId: manager.id },
    })
    const visitor = await stage.visit('/')
    await visitor.goesTo(
      `/?sirket=${world.corporateA.company.slug}&telefon=${manager.phone}#giris=${reset.body.slip_code ?? ''}`,
    )
    await visitor.fills({ 'Doğrulama kodu': nextCode(product, secret) })
    await visitor.presses('Doğrula')
    await visitor.heading('Yeni şifrenizi belirleyin').waitFor()
  })

  test('takes a passkey in place of a code', async () => {
    const { product, world } = stage
    const manager = await enrol(product, world.corporateA.company, 'corporate4')
    const visitor = await stage.visit(dashboardOf(product, manager), { as: manager, options: {} })
    const token = await visitor.page.evaluate(() => localStorage.getItem('user_token') ?? '')
    const { secret } = await secure(product, token)
    const devTools = await visitor.context.newCDPSession(visitor.page)
    await devTools.send('WebAuthn.enable')
    await devTools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    const adds = async (name: string) => {
      await visitor.presses('Geçiş anahtarı ekle…')
      await visitor.fills({
        'Anahtarın adı': name,
        Şifreniz: password,
        'Doğrulama kodu': nextCode(product, secret),
      })
      await visitor.presses('Devam et')
    }
    await opensFromMenu(visitor)
    await adds('Dizüstü')
    await visitor.sees('Geçiş anahtarı eklendi', 'Dizüstü')
    await adds('Yine dizüstü')
    await visitor.sees('Geçiş anahtarı oluşturulmadı. Bu cihazda zaten bir anahtarınız olabilir.')
    await visitor.checksScreen('new passkey')
    await visitor.presses('Vazgeç')
    await visitor.checksScreen('second factor with a passkey')
    await visitor.presses('Tamam')

    await signsInAgain(visitor, manager)
    await visitor.button('Geçiş anahtarı kullan').waitFor()
    await visitor.page.evaluate(() => {
      const get = navigator.credentials.get.bind(navigator.credentials)
      navigator.credentials.get = () => {
        navigator.credentials.get = get
        return Promise.reject(new DOMException('', 'NotAllowedError'))
      }
    })
    await visitor.presses('Geçiş anahtarı kullan')
    await visitor.sees('Geçiş anahtarı kullanılamadı. Yeniden deneyin ya da uygulamadaki kodu yazın.')
    visitor.expectsRefusal(401)
    await visitor.fills({ 'Doğrulama kodu': '000000' })
    await visitor.presses('Doğrula')
    await visitor.sees(/^Kod doğru değil ya da daha önce kullanılmış/)
    await visitor.presses('Geçiş anahtarı kullan')
    await visitor.sees('Son aktiviteler')
    await opensFromMenu(visitor)
    await visitor.sees(/^Son kullanım: /)
    await visitor.presses('Dizüstü: kaldır')
    await visitor.sees('Geçiş anahtarı kaldırıldı')
  })

  test('asks administrators', async () => {
    const { product } = stage
    const { secret } = await secure(
      product,
      await administratorTokenOf(product, await appointAdministrator(product, 'iki')),
    )
    const visitor = await stage.visit('/admin/login')
    await visitor.fills({ 'Kullanıcı adı': 'iki', Şifre: password })
    await visitor.presses('Giriş yap')
    await visitor.fills({ 'Doğrulama kodu': nextCode(product, secret) })
    await visitor.presses('Doğrula')
    await visitor.heading('Genel bakış').waitFor()
    await opensFromMenu(visitor)
    await visitor.sees('Kalan kurtarma kodu')
  })
})

describe('Where the operator demands it of administrators', () => {
  const stage = useStageWith(() => Promise.resolve({ ADMIN_SECOND_FACTOR: 'required' }), desktop, phone)

  test('one without a second factor can only set one up', async () => {
    await appointAdministrator(stage.product, 'yönetici')
    const visitor = await stage.visit('/admin/login')
    visitor.expectsRefusal(403)
    await visitor.fills({ 'Kullanıcı adı': 'yönetici', Şifre: password })
    await visitor.presses('Giriş yap')
    await visitor.heading('İki adımlı doğrulamayı kurun').waitFor()
    await visitor.checksScreen('demanded second factor')
    expect(await visitor.named('navigation', 'Sayfalar').count()).toBe(0)
    await visitor.presses('Kur')
    await setsUp(visitor, stage)
    await visitor.heading('Genel bakış').waitFor()
  })
})
