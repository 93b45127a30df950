import { operator } from '../../src/core/actors/rules.ts'
import { describe, expect, test } from 'vitest'
import { createCompany } from '../../src/core/companies/index.ts'
import { areaOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { enrol, nextPhone, password, type Person } from '../support/world.ts'

const phoneRule = 'Telefon numarasını 5XXXXXXXXX biçiminde girin'
const tooCommon =
  'Bu şifre çok kullanıldığı için kolay tahmin edilir; birbiriyle ilgisiz birkaç kelimeyi yan yana yazmayı deneyin.'
const refused = 'Giriş yapılamadı. Şirketi, telefon numarasını ve şifreyi kontrol edin.'

describe('The sign-in page', () => {
  const stage = useStage(phone, desktop)

  test('has four modes, each with its own address', async () => {
    const somebody = await stage.visit('/')
    await somebody.heading('Giriş yap').waitFor()
    await somebody.field('Şifre').waitFor()
    await somebody.checksScreen('sign-in, individual')
    await somebody.follows('Kurumsal')
    await somebody.isAt('/?mode=corporate')
    await somebody.sees('Kurumsal giriş', 'Firma', 'Catering', 'Tedarikçi')
    await somebody.checksScreen('sign-in, corporate')
    await somebody.follows('Kurumsal hesap için başvurun')
    await somebody.heading('Kurumsal hesap başvurusu').waitFor()
    await somebody.button('Başvuruyu gönder').waitFor()
    await somebody.checksScreen('application to an existing company')
    await somebody.choosesRadio('Yeni bir şirket kaydetmek istiyorum')
    await somebody.field('Şirket adı').waitFor()
    await somebody.checksScreen('application with a new company')
    await somebody.follows('Bireysel')
    await somebody.follows('Hesabınız yok mu? Kayıt olun')
    await somebody.heading('Kayıt ol').waitFor()
    await somebody.button('Kayıt ol').waitFor()
    await somebody.checksScreen('registration')
    await somebody.page.goBack()
    await somebody.heading('Giriş yap').waitFor()
    await somebody.goesTo('/login')
    await somebody.heading('Giriş yap').waitFor()
  })

  test('suggests companies while typing, in any spelling', async () => {
    const somebody = await stage.visit('/')
    await somebody.picks('Şirket', 'BOGAZICI', 'Boğaziçi Yazılım')
    await somebody.named('combobox', 'Şirket').fill('yok böyle')
    await somebody.sees('Şirket bulunamadı')
    await somebody.named('combobox', 'Şirket').fill('')
    await somebody.named('option', 'Anadolu Çelik').waitFor()
    await expect.poll(() => somebody.named('option', 'Anne Eli Yemek').count()).toBe(0)
    await somebody.checksScreen('companies to pick from')
  })

  test('requires a company, and accepts a phone number in any usual spelling', async () => {
    const { people } = stage.world.corporateA
    const employee = await stage.visit('/')
    await employee.fills({ Telefon: '0212 555 44 33', Şifre: password })
    await employee.field('Şifre').focus()
    await employee.sees(phoneRule)
    expect(await employee.isDisabled('Giriş yap')).toBe(true)
    await employee.picks('Şirket', 'anadolu', 'Anadolu Çelik')
    expect(await employee.isDisabled('Giriş yap')).toBe(false)
    await employee.presses('Giriş yap')
    await employee.sees(phoneRule)
    await employee.fills({
      Telefon: `+90 (${people.individual.phone.slice(0, 3)}) ${people.individual.phone.slice(3)}`,
    })
    await employee.field('Şifre').focus()
    await employee.doesNotSee(phoneRule)
    expect(await employee.field('Telefon').inputValue()).toBe(people.individual.phone)
    await employee.presses('Giriş yap')
    await employee.isAt(areaOf(stage.product, people.individual))
  })

  test('lets managers into the individual area, but no employees into the dashboards', async () => {
    const { corporateOwner, individual } = stage.world.corporateA.people
    const manager = await stage.visit('/')
    await manager.picks('Şirket', 'anadolu', 'Anadolu Çelik')
    await manager.fills({ Telefon: corporateOwner.phone, Şifre: password })
    await manager.presses('Giriş yap')
    await manager.isAt(areaOf(stage.product, corporateOwner))

    const employee = await stage.visit('/?mode=corporate')
    employee.expectsRefusal(401)
    await employee.picks('Şirket', 'anadolu', 'Anadolu Çelik')
    await employee.fills({ Telefon: individual.phone, Şifre: password })
    await employee.presses('Giriş yap')
    await employee.sees(refused)
    expect(employee.path).toBe('/?mode=corporate')
  })

  test('says that a password is wrong, and after the tenth time that the phone number is locked', async () => {
    const { product, world } = stage
    const { company } = world.corporateA
    const { phone } = await enrol(product, company, 'individual')
    const employee = await stage.visit('/')
    employee.expectsRefusal(401, 429)
    await employee.picks('Şirket', 'anadolu', 'Anadolu Çelik')
    await employee.fills({ Telefon: phone, Şifre: 'yanlış şifre' })
    await employee.presses('Giriş yap')
    await employee.sees(refused)
    await employee.checksScreen('refused sign-in')
    for (let tries = 2; tries <= 10; tries += 1) {
      const { status } = await product.call('login', {
        body: { phone, password: 'yanlış şifre', company_type: 'individual', company_id: company.id },
      })
      expect(status).toBe(401)
    }
    await employee.fills({ Şifre: password })
    await employee.presses('Giriş yap')
    await employee.sees('Çok fazla hatalı deneme yapıldı. 10 dakika sonra yeniden deneyin.')
  })

  test('recognizes the browser of several people, even while strangers lock their phone numbers', async () => {
    const { product, world } = stage
    const { company } = world.corporateA
    const people = [await enrol(product, company, 'individual'), await enrol(product, company, 'corporate1')]
    const kiosk = await stage.visit('/')
    // A dashboard may still be loading when somebody signs out.
    kiosk.expectsRefusal(401)
    const signsInAndOut = async ({ phone }: Person, isStaff: boolean) => {
      await kiosk.goesTo(isStaff ? '/?mode=corporate' : '/')
      await kiosk.picks('Şirket', 'anadolu', 'Anadolu Çelik')
      await kiosk.fills({ Telefon: phone, Şifre: password })
      await kiosk.named('checkbox', 'Bu cihazda hatırla').uncheck()
      await kiosk.presses('Giriş yap')
      await kiosk.presses(/Kullanıcı menüsü$/)
      await kiosk.named('menuitem', 'Çıkış yap').click()
      await kiosk.heading('Giriş yap').waitFor()
    }
    for (const [at, person] of people.entries()) await signsInAndOut(person, at === 1)
    for (const { phone, companyId: company_id } of people)
      for (let tries = 1; tries <= 11; tries += 1)
        await product.call('login', {
          body: { phone, password: 'yanlış şifre', company_type: 'individual', company_id },
        })
    for (const [at, person] of people.entries()) await signsInAndOut(person, at === 1)
    const kept: Record<string, string> = await kiosk.page.evaluate(() => ({ ...localStorage }))
    expect(Object.keys(kept)).toEqual(['tabldot_devices'])
    expect(JSON.parse(kept['tabldot_devices'] ?? '')).toHaveLength(2)
    for (const { phone, companyId } of people) {
      expect(kept['tabldot_devices']).not.toContain(phone)
      expect(kept['tabldot_devices']).not.toContain(companyId)
    }
  })

  test('keeps the tokens of the last two hundred people, and ignores unreadable ones', async () => {
    const { product, world } = stage
    const { phone } = await enrol(product, world.corporateA.company, 'individual')
    const kiosk = await stage.visit('/')
    const signsIn = async (kept: unknown) => {
      await kiosk.goesTo('/login?mode=individual')
      await kiosk.page.evaluate((text) => localStorage.setItem('tabldot_devices', text), JSON.stringify(kept))
      await kiosk.picks('Şirket', 'anadolu', 'Anadolu Çelik')
      await kiosk.fills({ Telefon: phone, Şifre: password })
      await kiosk.named('checkbox', 'Bu cihazda hatırla').uncheck()
      await kiosk.presses('Giriş yap')
      await kiosk.button(/Kullanıcı menüsü$/).waitFor()
      return JSON.parse(await kiosk.page.evaluate(() => localStorage.getItem('tabldot_devices') ?? '')) as unknown[]
    }
    const full = Array.from({ length: 200 }, (_, at) => [-at - 1, 'x'])
    const kept = await signsIn(full)
    expect([kept.length, kept[0]]).toEqual([200, [-2, 'x']])
    expect(await signsIn('rubbish')).toHaveLength(1)
  })

  test('rates a password while it is being typed', async () => {
    const newcomer = await stage.visit('/?mode=register')
    await newcomer.fills({ 'Ad soyad': 'Ayşe Işıklar', Telefon: '0532 123 45 67' })
    await newcomer.picks('Şirket', 'anadolu', 'Anadolu Çelik')
    await newcomer.picks('Departman', 'idari', 'İdari İşler')
    await newcomer.sees('En az 8 karakter')
    const said = newcomer.page.locator('[aria-live="polite"]').filter({ visible: true }).first()
    for (const [typed, text] of [
      ['isiklar1985', 'Kişinin adı şifre olamaz; başkalarının bilmediği bir şifre seçin.'],
      ['+905321234567', 'Telefon numarası şifre olamaz; başkalarının bilmediği bir şifre seçin.'],
      ['ANADOLUÇELİK', 'Şirketin adı şifre olamaz; başkalarının bilmediği bir şifre seçin.'],
      ['mavi kuş', 'Şifre gücü: zayıf. Birkaç kelime daha ekleyin.'],
      ['mavi kuşlar', 'Şifre gücü: orta. Bir kelime daha eklerseniz güçlenir.'],
      ['mavi kuşlar uçar', 'Şifre gücü: güçlü.'],
      ['Galatasaray', tooCommon],
    ] as const) {
      await newcomer.fills({ Şifre: typed })
      await newcomer.sees(text)
      expect(await said.textContent()).toBe(text)
    }
    await newcomer.checksScreen('strength of a new password')
    await newcomer.fills({ 'Şifre (tekrar)': 'Galatasaray' })
    newcomer.expectsRefusal(422)
    await newcomer.presses('Kayıt ol')
    await expect.poll(() => newcomer.page.getByText(tooCommon).filter({ visible: true }).count()).toBe(2)
  })

  test('loads the list of common passwords once typing begins, and works without it', async () => {
    const newcomer = await stage.visit('/?mode=register')
    newcomer.expectsLostConnection()
    let asked = 0
    await newcomer.page.route('**/assets/common-passwords-*', (route) => {
      asked += 1
      return route.abort()
    })
    await newcomer.fills({ 'Ad soyad': 'Ali Veli' })
    expect(asked).toBe(0)
    await newcomer.fills({ Şifre: 'Galatasaray' })
    await newcomer.sees('Şifre gücü: orta. Bir kelime daha eklerseniz güçlenir.')
    await expect.poll(() => asked).toBe(1)
    await newcomer.page.unroute('**/assets/common-passwords-*')
  })

  test('requires a department, matching passwords and an unused phone number', async () => {
    const { product, world } = stage
    await product.use(createCompany)({ actor: operator, name: 'Yeni Kurulan', type: 'corporate' })
    const newcomer = await stage.visit('/?mode=register')
    await newcomer.fills({ 'Ad soyad': 'Ali Veli' })
    await newcomer.picks('Şirket', 'yeni kur', 'Yeni Kurulan')
    await newcomer.sees('Bu şirkette aktif departman bulunmamaktadır.')
    expect(await newcomer.isDisabled('Kayıt ol')).toBe(true)
    await newcomer.named('combobox', 'Şirket').fill('')
    await newcomer.picks('Şirket', 'anadolu', 'Anadolu Çelik')
    expect(await newcomer.isDisabled('Kayıt ol')).toBe(true)
    await newcomer.named('combobox', 'Departman').click()
    await newcomer.named('option', 'İdari İşler').waitFor()
    await newcomer.field('Telefon').focus()
    await newcomer.sees('Lütfen departman seçin')
    await newcomer.checksScreen('registration without a department')
    await newcomer.picks('Departman', 'idari', 'İdari İşler')
    await newcomer.fills({
      Telefon: world.corporateA.people.individual.phone,
      Şifre: password,
      'Şifre (tekrar)': `${password}!`,
    })
    await newcomer.presses('Kayıt ol')
    await newcomer.sees('Şifreler eşleşmiyor')
    await newcomer.fills({ 'Şifre (tekrar)': password })
    newcomer.expectsRefusal(409)
    await newcomer.presses('Kayıt ol')
    await newcomer.sees(
      'Bu telefon numarası bu şirkette zaten kayıtlı. Size fiş verildiyse onunla giriş yapın; şifrenizi bilmiyorsanız “Şifremi unuttum” bağlantısını kullanın.',
    )
    await newcomer.checksScreen('refused registration')
    await newcomer.page.getByRole('main').getByRole('link', { name: 'Şifremi unuttum' }).click()
    await newcomer.heading('Şifremi unuttum').waitFor()
    expect(await newcomer.field('Telefon').inputValue()).toBe(world.corporateA.people.individual.phone)
    expect(await newcomer.isDisabled('Yeni şifre iste')).toBe(false)
  })

  test('registers once on a double click', async () => {
    const newcomer = await stage.visit('/?mode=register')
    await newcomer.fills({ 'Ad soyad': 'Ali Veli' })
    await newcomer.picks('Şirket', 'anadolu', 'Anadolu Çelik')
    await newcomer.picks('Departman', 'idari', 'İdari İşler')
    await newcomer.fills({ Telefon: nextPhone(), Şifre: password, 'Şifre (tekrar)': password })
    await newcomer.button('Kayıt ol').dblclick()
    await newcomer.sees('Kayıt başarılı! Şimdi giriş yapabilirsiniz.')
  })

  test('falls back to its own texts if the server has none', async () => {
    const employee = await stage.visit('/?mode=register')
    employee.expectsRefusal(502)
    await employee.page.route('**/api/auth/**', (route) => route.fulfill({ status: 502, body: '' }))
    await employee.fills({ 'Ad soyad': 'Ali Veli' })
    await employee.picks('Şirket', 'anadolu', 'Anadolu Çelik')
    await employee.picks('Departman', 'idari', 'İdari İşler')
    await employee.fills({ Telefon: nextPhone(), Şifre: password, 'Şifre (tekrar)': password })
    await employee.presses('Kayıt ol')
    await employee.sees('Kayıt işlemi başarısız')
    await employee.follows('Hesabınız var mı? Giriş yapın')
    await employee.presses('Değişiklikleri at')
    // The registration has a field of the same name.
    await employee.heading('Giriş yap').waitFor()
    await employee.fills({ Şifre: password })
    await employee.presses('Giriş yap')
    await employee.sees('Giriş işlemi başarısız')
    await employee.page.route('**/api/companies/search*', (route) => route.fulfill({ status: 502, body: '' }))
    await employee.named('combobox', 'Şirket').fill('anne')
    await employee.sees('Arama hatası')
    await employee.doesNotSee('Şirket bulunamadı')
    expect(await employee.named('combobox', 'Şirket').getAttribute('aria-invalid')).not.toBe('true')
    await employee.page.unroute('**/api/companies/search*')
    await employee.named('combobox', 'Şirket').fill('anadolu')
    await employee.named('option', 'Anadolu Çelik').waitFor()
    await employee.doesNotSee('Arama hatası')
  })
})
