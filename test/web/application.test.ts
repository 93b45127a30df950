import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { administratorTokenOf, appointAdministrator, nextPhone, password, tokenOf } from '../support/world.ts'

describe('An application', () => {
  const stage = useStage(phone, desktop)
  const waiting = (phone: string) =>
    stage.product.sql(
      `SELECT mode, status, company_id, new_company, applicant_name FROM applications WHERE applicant_phone = '${phone}'`,
    )

  test('to an existing company is sent once everything is filled in', async () => {
    const { company } = stage.world.cateringA
    const phone = nextPhone()
    const applicant = await stage.visit('/?mode=corp-register')
    await applicant.choosesRadio('Catering')
    await applicant.fills({
      'Ad soyad': 'Fatma Kaya',
      Telefon: phone,
      'E-posta': 'fatma@example.com',
      Şifre: password,
      'Şifre (tekrar)': password,
    })
    await applicant.sees(
      'Onaylanınca hesabınızın e-posta adresi olur. Bu kurulum e-posta göndermiyor; kararı, başvurunca size verilen bağlantıda görürsünüz',
    )
    expect(await applicant.isDisabled('Başvuruyu gönder')).toBe(true)
    await applicant.picks('Şirket', 'anne', 'Anne Eli Yemek')
    await applicant.fills({ 'E-posta': 'fatma' })
    expect(await applicant.isDisabled('Başvuruyu gönder')).toBe(false)
    await applicant.presses('Başvuruyu gönder')
    await applicant.sees('Geçerli bir e-posta adresi yazın')
    await applicant.checksScreen('application with a mistake')
    await applicant.fills({ 'E-posta': 'fatma@example.com', 'Şifre (tekrar)': 'başka şifre' })
    await applicant.presses('Başvuruyu gönder')
    await applicant.sees('Şifreler eşleşmiyor')
    await applicant.fills({ 'Şifre (tekrar)': password })
    await applicant.presses('Başvuruyu gönder')
    await applicant.isAt('/basvuru')
    await applicant.sees(
      'Başvurunuz alındı. Onaylanınca bu telefon ve şifreyle giriş yapabilirsiniz.',
      'Anne Eli Yemek',
      'Başvurunuz bekliyor; kararı şirketin yöneticileri verecek.',
    )
    await applicant.checksScreen('application received')
    expect(await waiting(phone)).toEqual([
      { mode: 'existing', status: 'pending', company_id: company.id, new_company: null, applicant_name: 'Fatma Kaya' },
    ])
  })

  test('from somebody already registered leads to a new password', async () => {
    const { company, people } = stage.world.cateringA
    const applicant = await stage.visit('/?mode=corp-register')
    await applicant.choosesRadio('Catering')
    await applicant.picks('Şirket', 'anne', 'Anne Eli Yemek')
    await applicant.fills({
      'Ad soyad': 'Fatma Kaya',
      Telefon: people.corporate1.phone,
      'E-posta': 'fatma@example.com',
      Şifre: password,
      'Şifre (tekrar)': password,
    })
    applicant.expectsRefusal(409)
    await applicant.presses('Başvuruyu gönder')
    await applicant.sees(
      'Bu telefon numarası bu şirkette zaten kayıtlı. Size fiş verildiyse onunla giriş yapın; şifrenizi bilmiyorsanız “Şifremi unuttum” bağlantısını kullanın.',
    )
    await applicant.checksScreen('application of somebody who is registered')
    await applicant.page.getByRole('main').getByRole('link', { name: 'Şifremi unuttum' }).click()
    await applicant.heading('Şifremi unuttum').waitFor()
    expect(await applicant.field('Telefon').inputValue()).toBe(people.corporate1.phone)
    await applicant.presses('Yeni şifre iste')
    await applicant.sees(
      'Bu telefon şirkette kayıtlıysa yöneticilere haber verildi. Yeni şifrenizi onlardan alırsınız.',
    )
    const [asked] = await stage.product.sql(
      `SELECT payload::text AS of FROM graphile_worker._private_jobs WHERE payload::text LIKE '%${people.corporate1.phone}%'`,
    )
    expect(asked?.of).toContain(company.id)
  })

  test('with a new company makes the applicant its owner, and is accepted only once', async () => {
    const phone = nextPhone()
    const applicant = await stage.visit('/?mode=corp-register')
    const fillIn = async () => {
      await applicant.choosesRadio('Yeni bir şirket kaydetmek istiyorum')
      await applicant.choosesRadio('Tedarikçi')
      await applicant.fills({
        'Şirket adı': 'Ege Zeytin',
        'Vergi kimlik numarası': '12345678901',
        Adres: 'Kordon Cad. 5, İzmir',
        'Ad soyad': 'Cem Ege',
        Telefon: phone,
        'E-posta': 'cem@example.com',
        Şifre: password,
        'Şifre (tekrar)': password,
      })
      expect(await applicant.isDisabled('Başvuruyu gönder')).toBe(true)
      await applicant.fills({ 'Şirket telefonu': '0232 444 55 66' })
      await applicant.presses('Başvuruyu gönder')
      await applicant.sees('T.C. kimlik numarası alınmaz. Şahıs işletmesinde bu alan boş kalır.')
      await applicant.checksScreen('application with the number of a person')
      await applicant.fills({ 'Vergi kimlik numarası': '123 456 7890' })
      await applicant.presses('Başvuruyu gönder')
    }
    await fillIn()
    await applicant.sees('Başvurunuz alındı. Onaylanınca bu telefon ve şifreyle giriş yapabilirsiniz.')
    expect(await waiting(phone)).toMatchObject([
      {
        mode: 'new',
        status: 'pending',
        company_id: null,
        new_company: {
          type: 'supplier',
          name: 'Ege Zeytin',
          taxNumber: '1234567890',
          ownerFullName: 'Cem Ege',
          ownerPhone: phone,
        },
      },
    ])

    await applicant.sees('Tedarikçi, yeni şirket', 'Başvurunuz bekliyor; kararı platform yöneticisi verecek.')
    await applicant.follows('Kurumsal giriş')
    await applicant.follows('Kurumsal hesap için başvurun')
    applicant.expectsRefusal(409)
    await fillIn()
    await applicant.sees('Bu telefon numarasıyla bekleyen bir başvurunuz zaten var.')
    await applicant.checksScreen('second application')
    expect(await waiting(phone)).toHaveLength(1)
  })

  test('reports a failure if the server cannot answer', async () => {
    const applicant = await stage.visit('/?mode=corp-register')
    applicant.expectsRefusal(502)
    await applicant.page.route('**/api/auth/register/**', (route) => route.fulfill({ status: 502, body: '' }))
    await applicant.picks('Şirket', 'anadolu', 'Anadolu Çelik')
    await applicant.fills({
      'Ad soyad': 'Fatma Kaya',
      Telefon: nextPhone(),
      'E-posta': 'fatma@example.com',
      Şifre: password,
      'Şifre (tekrar)': password,
    })
    await applicant.presses('Başvuruyu gönder')
    await applicant.sees('Başvuru işlemi başarısız')
  })

  describe('after being sent', () => {
    const sent = async (mode: 'existing' | 'new' = 'existing') => {
      const { company } = stage.world.corporateA
      const [secret, phone] = [randomBytes(32).toString('base64url'), nextPhone()]
      const own = {
        applicant: { full_name: 'Fatma Kaya', phone, email: 'fatma@ornek.com' },
        password,
        link_secret: secret,
      }
      const new_company_payload = {
        name: `Ege Zeytin ${phone}`,
        address: 'Kordon Cad. 5, İzmir',
        contact_phone: '0232 444 55 66',
        owner_full_name: 'Fatma Kaya',
        owner_phone: phone,
        owner_email: 'fatma@ornek.com',
      }
      const { body } = await stage.product.call('submitApplication', {
        body:
          mode === 'existing'
            ? { mode, ...own, target: { company_id: company.id } }
            : { mode, ...own, target: { company_type: 'supplier', new_company_payload } },
      })
      return { address: `/basvuru#${secret}`, secret, phone, id: body.application.id }
    }
    const decide = async (applicationId: string, status: 'approved' | 'rejected', notes: string | null = null) => {
      const { company, people } = stage.world.corporateA
      const { body } = await stage.product.call('decideApplication', {
        as: await tokenOf(stage.product, people.corporate3),
        path: { type: 'corporate', companyId: company.id, applicationId },
        body: { status, notes },
      })
      expect(body.success).toBe(true)
    }

    test('can be followed by its link, which can be copied and shared and never appears in a request line', async () => {
      const { address, secret } = await sent()
      const applicant = await stage.visit('/favicon.svg')
      const asked: string[] = []
      applicant.page.on('request', (request) => asked.push(request.url(), JSON.stringify(request.headers())))
      await applicant.page.addInitScript(() => {
        const shared = { share: (what: unknown) => Promise.resolve(Object.assign(window, { shared: what })) }
        Object.assign(navigator, shared)
      })
      await applicant.context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await applicant.goesTo(address)
      await applicant.sees('Başvurunuz bekliyor; kararı şirketin yöneticileri verecek.', 'Anadolu Çelik')
      await applicant.doesNotSee('Başvurunuz alındı. Onaylanınca bu telefon ve şifreyle giriş yapabilirsiniz.')
      await applicant.checksScreen('application with its link')
      const link = applicant.page.url()
      expect(link).toContain(address)
      await applicant.presses('Bağlantıyı kopyala')
      await applicant.sees('Kopyalandı')
      expect(await applicant.page.evaluate(() => navigator.clipboard.readText())).toBe(link)
      await applicant.presses('Paylaş')
      expect(await applicant.page.evaluate(() => (window as unknown as { shared: { url: string } }).shared.url)).toBe(
        link,
      )
      await applicant.reloads()
      await applicant.sees('Başvurunuz bekliyor; kararı şirketin yöneticileri verecek.')
      expect(asked.length).toBeGreaterThan(10)
      expect(asked.filter((text) => text.includes(secret))).toEqual([])
    })

    test("and approved leads to the company's sign-in, where phone number and password work", async () => {
      const { address, id, phone } = await sent()
      const applicant = await stage.visit(address)
      await applicant.sees('Başvurunuz bekliyor; kararı şirketin yöneticileri verecek.')
      await decide(id, 'approved')
      await applicant.reloads()
      await applicant.sees('Başvurunuz onaylandı.', new RegExp(`^Sonu ${phone.slice(-2)} olan telefon numarası`))
      await applicant.checksScreen('approved application')
      await applicant.follows('Giriş yap')
      await applicant.sees('Kurumsal giriş', 'Anadolu Çelik')
      await applicant.fills({ Telefon: phone, Şifre: password })
      await applicant.presses('Giriş yap')
      await expect.poll(() => applicant.path).not.toContain('mode=')
      await applicant.sees('Anadolu Çelik')
    })

    test('and rejected shows the reason as plain text, and leads to another application', async () => {
      const { address, id } = await sent()
      const reason = '<img src=x onerror="document.title=1"> Kadro dolu; baharda yeniden deneyin.'
      await decide(id, 'rejected', reason)
      const applicant = await stage.visit(address)
      await applicant.sees('Başvurunuz reddedildi.', 'Neden', reason)
      await applicant.checksScreen('rejected application')
      await applicant.follows('Yeniden başvur')
      await applicant.isAt('/?mode=corp-register')

      const without = await sent()
      await decide(without.id, 'rejected', 'Şirket tarafından reddedildi')
      await applicant.goesTo(without.address)
      await applicant.sees('Başvurunuz reddedildi.')
      await applicant.doesNotSee('Neden')
    })

    test('for a new company says what was created, and how its owner signs in', async () => {
      const { address, id, phone } = await sent('new')
      const { product } = stage
      const as = await administratorTokenOf(product, await appointAdministrator(product))
      await product.call('decideNewCompany', { as, path: { applicationId: id }, body: { status: 'approved' } })
      const applicant = await stage.visit(address)
      await applicant.sees(`Ege Zeytin ${phone}`, 'Başvurunuz onaylandı, şirketiniz açıldı.')
      await applicant.follows('Giriş yap')
      await applicant.isAt('/?mode=corporate')
    })

    test('has a link that expires with the application, and reports an incomplete link', async () => {
      const { address, id } = await sent()
      await stage.product.sql(`DELETE FROM applications WHERE id = '${id}'`)
      const applicant = await stage.visit('/basvuru')
      await applicant.sees('Bağlantı eksik. Başvururken ya da kayıt olurken size verilen bağlantının tamamını açın.')
      await applicant.checksScreen('half a link of an application')
      applicant.expectsRefusal(404)
      await applicant.goesTo(address)
      await applicant.sees('Bu bağlantı artık geçerli değil.')
      await applicant.checksScreen('link of an application that is gone')
    })
  })
})
