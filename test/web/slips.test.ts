import { describe, expect, test } from 'vitest'
import { areaOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { enrol } from '../support/world.ts'

const used =
  'Fişteki kod kullanılmış ya da süresi dolmuş; şifrenizle giriş yapın, şifreniz yoksa yöneticinizden yeni bir fiş isteyin.'

describe('A slip', () => {
  const stage = useStage(phone, desktop)
  const printed = async (fullName = 'Hakan Er') => {
    const { product, world } = stage
    const { company, people } = world.corporateA
    const person = await enrol(product, company, 'individual', { fullName })
    const reset = await product.call('resetEmployeePassword', {
      as: await stage.tokenOf(people.corporate3),
      path: { type: 'corporate', companyId: company.id, userId: person.id },
    })
    const { slip_code: code, one_time_password: oneTime } = reset.body
    const form = `/?sirket=${company.slug}&telefon=${person.phone}`
    return { person, oneTime, form, link: `${form}#giris=${code ?? ''}`, code: code ?? 'none' }
  }
  const addressOf = (visitor: Visitor) =>
    visitor.page.evaluate(() => ({ address: location.href, entries: history.length }))

  test('signs in without typing, leads to the new password and leaves no code in the address', async () => {
    const { person, link, code } = await printed()
    const visitor = await stage.visit('/')
    const requests: string[] = []
    visitor.page.on('request', (request) => requests.push(request.url().split('#')[0] ?? ''))
    await visitor.goesTo(link)
    await visitor.heading('Yeni şifrenizi belirleyin').waitFor()
    expect((await addressOf(visitor)).address).not.toContain(code)
    expect(requests.filter((url) => url.includes(code))).toEqual([])
    await visitor.checksScreen('new password after a slip')
    // The page has asked for the menu before the app knows.
    visitor.expectsRefusal(403)
    await visitor.reloads()
    await visitor.heading('Yeni şifrenizi belirleyin').waitFor()
    await visitor.fills({ 'Yeni şifre': 'kendi defterim 41', 'Yeni şifre (tekrar)': 'kendi defterim 41' })
    await visitor.presses('Şifreyi değiştir')
    await visitor.sees('Şifreniz değiştirildi')
    await visitor.goesTo(areaOf(stage.product, person, 'secim'))
    await visitor.heading('Yemek seçimi').waitFor()
    await visitor.page.goBack()
    expect((await addressOf(visitor)).address).not.toContain(code)
  })

  test('that was already used says so, and offers the form with company and phone number', async () => {
    const { person, link, code, oneTime } = await printed('Elif Er')
    await stage.product.call('signInWithSlip', {
      body: { phone: person.phone, company_id: person.companyId, slip_code: code },
    })
    const visitor = await stage.visit('/')
    visitor.expectsRefusal(401)
    await visitor.goesTo(link)
    await visitor.sees(used, stage.world.corporateA.company.name)
    expect(await visitor.field('Telefon').inputValue()).toContain(person.phone.slice(-2))
    expect((await addressOf(visitor)).address).not.toContain(code)
    await visitor.checksScreen('used slip')
    await visitor.fills({ Şifre: oneTime.toLowerCase().replaceAll('-', ' ') })
    await visitor.presses('Giriş yap')
    await visitor.heading('Yeni şifrenizi belirleyin').waitFor()
  })

  test('keeps its code while the server cannot be reached', async () => {
    const { link } = await printed('Can Er')
    const visitor = await stage.visit('/')
    visitor.expectsLostConnection()
    await visitor.page.route('**/auth/slip-login', (route) => route.abort(), { times: 1 })
    await visitor.goesTo(link)
    await visitor.sees('Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.')
    await visitor.checksScreen('slip without a connection')
    await visitor.presses('Yeniden dene')
    await visitor.heading('Yeni şifrenizi belirleyin').waitFor()
  })

  test("of somebody else asks before ending the current person's session", async () => {
    const { product, world } = stage
    const { link } = await printed('Ece Er')
    const colleague = await enrol(product, world.corporateA.company, 'individual', { fullName: 'Oya Ak' })
    const visitor = await stage.visit(areaOf(product, colleague, 'secim'), { as: colleague, kind: 'individual' })
    const token = await visitor.page.evaluate(() => localStorage.getItem('user_token') ?? '')
    await visitor.goesTo(link)
    await visitor.sees('Bu tarayıcıda Oya Ak olarak oturum açık. Fişteki hesapla giriş yaparsanız bu oturum kapanır.')
    await visitor.checksScreen('slip of somebody else')
    await visitor.presses('Bu oturumda kal')
    await visitor.isAt(areaOf(product, colleague, 'dashboard'))
    await visitor.goesTo(link)
    // The page has asked for the menu before the app knows.
    visitor.expectsRefusal(403)
    await visitor.presses('Fişteki hesapla giriş yap')
    await visitor.heading('Yeni şifrenizi belirleyin').waitFor()
    expect((await product.call('getProfile', { as: token })).status).toBe(401)
  })
})
