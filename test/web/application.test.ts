import { describe, expect, test } from 'vitest'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { nextPhone, password } from '../support/world.ts'

describe('An application', () => {
  const stage = useStage(phone, desktop)
  const waiting = (phone: string) =>
    stage.product.sql(
      `SELECT mode, status, company_id, new_company, applicant_name FROM applications WHERE applicant_phone = '${phone}'`,
    )

  test('to a company that is there is sent once everything is filled in', async () => {
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
    expect(await applicant.isDisabled('Başvuruyu gönder')).toBe(true)
    await applicant.picks('Şirket', 'anne', 'Anne Eli Yemek')
    await applicant.fills({ 'E-posta': 'fatma' })
    expect(await applicant.isDisabled('Başvuruyu gönder')).toBe(false)
    await applicant.presses('Başvuruyu gönder')
    await applicant.sees('Geçerli bir e-posta adresi yazın')
    await applicant.findsInOrder('application with a mistake')
    await applicant.fills({ 'E-posta': 'fatma@example.com', 'Şifre (tekrar)': 'başka şifre' })
    await applicant.presses('Başvuruyu gönder')
    await applicant.sees('Şifreler eşleşmiyor')
    await applicant.fills({ 'Şifre (tekrar)': password })
    await applicant.presses('Başvuruyu gönder')
    await applicant.isAt('/?mode=corporate')
    await applicant.sees(
      'Kurumsal giriş',
      'Başvurunuz alındı. Onaylanınca bu telefon ve şifreyle giriş yapabilirsiniz.',
    )
    await applicant.findsInOrder('application received')
    expect(await waiting(phone)).toEqual([
      { mode: 'existing', status: 'pending', company_id: company.id, new_company: null, applicant_name: 'Fatma Kaya' },
    ])
  })

  test('with a new company makes the applicant its owner, and is not taken twice', async () => {
    const phone = nextPhone()
    const applicant = await stage.visit('/?mode=corp-register')
    const fillIn = async () => {
      await applicant.choosesRadio('Yeni bir şirket kaydetmek istiyorum')
      await applicant.choosesRadio('Tedarikçi')
      await applicant.fills({
        'Şirket adı': 'Ege Zeytin',
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
    }
    await fillIn()
    await applicant.sees('Başvurunuz alındı. Onaylanınca bu telefon ve şifreyle giriş yapabilirsiniz.')
    expect(await waiting(phone)).toMatchObject([
      {
        mode: 'new',
        status: 'pending',
        company_id: null,
        new_company: { type: 'supplier', name: 'Ege Zeytin', ownerFullName: 'Cem Ege', ownerPhone: phone },
      },
    ])

    await applicant.follows('Kurumsal hesap için başvurun')
    applicant.expectsRefusal(409)
    await fillIn()
    await applicant.sees('Bu telefon numarasıyla bekleyen bir başvurunuz zaten var.')
    await applicant.findsInOrder('second application')
    expect(await waiting(phone)).toHaveLength(1)
  })

  test('that the server cannot answer is said to have failed', async () => {
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
})
