import { beforeAll, describe, expect, test } from 'vitest'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { appointAdministrator, nextPhone, password } from '../support/world.ts'
import { eventually } from './panel-steps.ts'

describe('The administrator', () => {
  const stage = useStage(desktop, phone)

  const apply = async (name: string, fullName: string, tax_number: string | null = null) => {
    const person = { full_name: fullName, phone: nextPhone(), email: 'basvuru@ornek.com' }
    await stage.product.call('submitApplication', {
      body: {
        mode: 'new',
        applicant: person,
        password,
        target: {
          company_type: 'catering',
          new_company_payload: {
            name,
            tax_number,
            address: 'Lale Sk. 1, Bursa',
            contact_phone: '0224 555 11 22',
            owner_full_name: person.full_name,
            owner_phone: person.phone,
            owner_email: person.email,
          },
        },
      },
    })
  }

  beforeAll(() => appointAdministrator(stage.product, 'yönetici'))

  const signsIn = async (path = '/admin'): Promise<Visitor> => {
    const visitor = await stage.visit('/admin')
    await visitor.isAt('/admin/login')
    await visitor.fills({ 'Kullanıcı adı': 'yönetici', Şifre: password })
    await visitor.presses('Giriş yap')
    await visitor.isAt('/admin')
    if (path !== '/admin') await visitor.goesTo(path)
    return visitor
  }

  test('signs in, and is sent back once the session is gone', async () => {
    const visitor = await stage.visit('/admin/login')
    visitor.expectsRefusal(401)
    await visitor.fills({ 'Kullanıcı adı': 'yönetici', Şifre: 'yanlış-parola' })
    await visitor.presses('Giriş yap')
    await visitor.sees('Giriş yapılamadı. Kullanıcı adını ve şifreyi kontrol edin.')
    await visitor.checksScreen('admin sign in')
    await visitor.fills({ Şifre: password })
    await visitor.presses('Giriş yap')
    await visitor.heading('Genel bakış').waitFor()
    expect(await visitor.page.evaluate(() => [localStorage.getItem('user_token'), sessionStorage.length])).toEqual([
      null,
      1,
    ])
    await stage.product.sql('DELETE FROM sessions')
    await visitor.follows('Şirketler')
    await visitor.isAt('/admin/login')
    expect(await visitor.page.evaluate(() => sessionStorage.getItem('admin_token'))).toBeNull()
  })

  test('sees waiting applications, and decides them from the overview and the list', async () => {
    await apply('Uludağ Sofrası', 'Sevgi Ateş')
    await apply('Kapalı Kapı Yemek', 'İlker Başvuran')
    const visitor = await signsIn()
    await visitor.sees('Bekleyen başvuru', 'Şirket durumu', 'Son 7 günün başvuruları', 'Uludağ Sofrası')
    expect(
      await visitor.button('Uludağ Sofrası: onayla').evaluate((decide) => {
        const figures = document.querySelector('dl')
        return (figures?.compareDocumentPosition(decide) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING
      }),
    ).toBeTruthy()
    await visitor.checksScreen('admin overview')
    await visitor.presses('Uludağ Sofrası: onayla')
    await visitor.sees(
      'Uludağ Sofrası açılsın mı? Sevgi Ateş şirketin sahibi olur ve başvurusunda belirlediği şifreyle giriş yapabilir.',
    )
    await visitor.checksScreen('admin approval')
    await visitor.presses('Onayla')
    await visitor.sees('Başvuru onaylandı')
    await visitor.doesNotSee('Uludağ Sofrası')

    await visitor.follows(/^Başvurular/)
    await visitor.heading('Kapalı Kapı Yemek').waitFor()
    await visitor.sees('İlker Başvuran', '0224 555 11 22', 'Lale Sk. 1, Bursa')
    await visitor.checksScreen('admin applications')
    await visitor.presses('Kapalı Kapı Yemek: reddet')
    await visitor.fills({ Neden: 'Vergi numarası doğrulanamadı' })
    await visitor.presses('Reddet')
    await visitor.sees('Bu filtreye uyan başvuru bulunamadı.')
    await visitor.page.getByLabel('Durum').selectOption('rejected')
    await visitor.sees('Vergi numarası doğrulanamadı')
    await visitor.fills({ 'Başvuran ya da şirket ara': 'uludag' })
    await visitor.sees('Aramanıza uyan başvuru bulunamadı.')
  })

  test('sees who has the tax number of an application, when deciding and later', async () => {
    const { company } = stage.world.corporateA
    await stage.product.sql(`UPDATE companies SET tax_number = '1234567890', address = address || '{"city": "Bursa"}'
      WHERE id = '${company.id}'`)
    await apply('Poyraz Şubesi', 'Sevgi Ateş', '1234567890')
    const visitor = await signsIn('/admin/applications')
    await visitor.heading('Poyraz Şubesi').waitFor()
    await visitor.fills({ 'Başvuran ya da şirket ara': '123 456 7890' })
    await visitor.sees('1234567890', 'Aynı vergi kimlik numarasıyla kayıtlı:', company.name, /Firma · Bursa/)
    await visitor.checksScreen('admin application with a known tax number')
    await visitor.presses('Poyraz Şubesi: onayla')
    await visitor.page.getByRole('alertdialog').getByText('Aynı vergi kimlik numarasıyla kayıtlı:').waitFor()
    await visitor.checksScreen('admin approval with a known tax number')
    await visitor.presses('Onayla')
    await visitor.sees('Başvuru onaylandı')
    await visitor.goesTo(`/admin/companies/${company.id}`)
    await visitor.sees('Aynı vergi kimlik numarasıyla kayıtlı:', 'Poyraz Şubesi')
    await visitor.checksScreen('admin company with a shared tax number')
    await visitor.fills({ 'Vergi kimlik numarası': '1234567891' })
    visitor.expectsRefusal(422)
    await visitor.field('Vergi kimlik numarası').blur()
    await visitor.sees(/geçerli bir vergi kimlik numarası değil/)
    await visitor.fills({ 'Vergi kimlik numarası': '' })
    await visitor.field('Vergi kimlik numarası').blur()
    await visitor.sees('Kaydedildi')
    await visitor.doesNotSee('Aynı vergi kimlik numarasıyla kayıtlı:')
  })

  test('fills in one field after another without waiting, and goes on typing while they are saved', async () => {
    const { company } = stage.world.corporateB
    const visitor = await signsIn(`/admin/companies/${company.id}`)
    await visitor.field('İlçe').waitFor()
    const letGo = await visitor.holds('PUT', '**/admin/companies/*')
    await visitor.fills({ Telefon: '0224 500 10 10', İlçe: 'Nil', Şehir: 'Bursa' })
    await visitor.fills({ İlçe: 'Nilüfer' })
    letGo()
    await visitor.field('İlçe').blur()
    await eventually(() =>
      stage.product.sql(`SELECT phone, address->>'district' AS district, address->>'city' AS city
        FROM companies WHERE id = '${company.id}'`),
    ).toEqual([{ phone: '0224 500 10 10', district: 'Nilüfer', city: 'Bursa' }])
  })

  test('is told that nobody has done anything in companies, ever or on these days', async () => {
    const visitor = await signsIn()
    await visitor.page.route('**/admin/audit-logs*', (route) => route.fulfill({ json: { logs: [], has_more: false } }))
    await visitor.follows('İşlem kayıtları')
    await visitor.sees('Yöneticiler henüz şirketlerde bir işlem yapmadı.')
    await visitor.fills({ 'Başlangıç tarihi': '01.11.2026' })
    await visitor.sees('Bu tarihlerde bir yöneticinin şirketlerde yaptığı işlem yok.')
  })

  test('sees how old the last backup is, and is warned where backups fail', async () => {
    const note = (hours: number, failure: string | null = null) => {
      const at = new Date(stage.product.clock.now().getTime() - hours * 3_600_000).toISOString()
      return stage.product.sql(`INSERT INTO backups (made_at, finished_at, bytes, failure)
        VALUES ('${at}', '${at}', ${failure ? 'NULL' : 1}, ${failure ? `'${failure}'` : 'NULL'})`)
    }
    await note(30)
    const visitor = await signsIn()
    await visitor.sees(/Son yedek: 30 saat önce/, /26 saatten uzun süredir yedeklenmedi/)
    await note(3, 'disk_full')
    await visitor.page.reload()
    await visitor.sees(/Yedek alınamadı \(Bugün .+\): diskte yer kalmadı/)
    await visitor.checksScreen('admin overview with a failed backup')
    await note(1)
    await visitor.page.reload()
    await visitor.sees(/Son yedek: 1 saat önce/)
    await visitor.doesNotSee(/alınamadı/)
    await stage.product.sql('DELETE FROM backups')
  })

  test('rejects many applications for new companies together, and is told which ones others had decided', async () => {
    const names = ['Birinci', 'İkinci', 'Üçüncü', 'Dördüncü'].map((name) => `${name} Sahte Mutfak`)
    for (const name of names) await apply(name, 'Sahte Başvuran')
    const visitor = await signsIn('/admin/applications')
    await visitor.sees('4 yeni şirket başvurusu bekliyor')
    await visitor.checksScreen('admin applications, several')
    const box = (name: string) => visitor.page.getByRole('checkbox', { name: `${name} Sahte Mutfak: seç` })
    await box('Dördüncü').click()
    await box('İkinci').click({ modifiers: ['Shift'] })
    await visitor.sees('3 başvuru seçildi')
    await stage.product.sql(`UPDATE applications SET status = 'rejected', password_hash = NULL
      WHERE new_company ->> 'name' = 'Üçüncü Sahte Mutfak'`)
    await visitor.presses('Seçilenleri reddet')
    await visitor.fills({ Neden: 'Şirket bulunamadı' })
    await visitor.checksScreen('question before rejecting new companies')
    await visitor.presses('Reddet')
    await visitor.sees(
      '2 başvuru reddedildi. 1 başvuruya bu arada başka biri karar vermiş, o karar geçerli: Üçüncü Sahte Mutfak.',
    )
    const told = visitor.page.getByRole('status').filter({ hasText: 'o karar geçerli' })
    await told.waitFor()
    await visitor.heading('Birinci Sahte Mutfak').waitFor()
    await visitor.doesNotSee('Dördüncü Sahte Mutfak')

    await apply('Beşinci Sahte Mutfak', 'Sahte Başvuran')
    await visitor.presses('Yenile')
    await visitor.heading('Beşinci Sahte Mutfak').waitFor()
    await visitor.page.getByLabel('Başvuran ya da şirket ara').fill('besinci')
    await visitor.doesNotSee('Birinci Sahte Mutfak')
    await visitor.presses('Bulunanları seç')
    await visitor.sees('1 başvuru seçildi')
    await visitor.presses('Seçilenleri reddet')
    await visitor.presses('Reddet')
    await visitor.sees('1 başvuru reddedildi')
    expect(
      await stage.product.sql(`SELECT status, count(*)::int AS rows FROM applications
        WHERE applicant_name = 'Sahte Başvuran' GROUP BY 1 ORDER BY 1`),
    ).toEqual([
      { status: 'pending', rows: 1 },
      { status: 'rejected', rows: 4 },
    ])
  })

  test('manages a company with the same panels as its own people', async () => {
    const { name } = stage.world.corporateA.company
    const owner = stage.world.corporateA.people.corporateOwner
    const visitor = await signsIn('/admin/companies')
    await visitor.heading(name).waitFor()
    await visitor.checksScreen('admin companies')
    await visitor.page.getByLabel('Tür').selectOption('supplier')
    await visitor.doesNotSee(name)
    await visitor.page.getByLabel('Tür').selectOption('')
    await visitor.follows(`${name}: detay`)
    await visitor.heading('Şirket bilgileri').waitFor()
    await visitor.fills({ Telefon: '0212 555 44 33' })
    await visitor.field('Telefon').blur()
    await visitor.sees('Kaydedildi', /Platform yöneticisi yönetici/)
    await visitor.checksScreen('admin company')
    await visitor.presses(/: şifreyi sıfırla$/)
    await visitor.presses('Şifreyi sıfırla')
    await visitor.sees(/yalnızca şimdi gösterilir/)
    await visitor.presses('Kapat')
    expect(
      await stage.product.sql(`SELECT password_expires_at IS NOT NULL AS reset FROM users WHERE id = '${owner.id}'`),
    ).toEqual([{ reset: true }])

    await visitor.opensTab('Kullanıcılar')
    await visitor.presses('Toplu çalışan ekle')
    await visitor.choosesRadio('Yazarak')
    await visitor.fills({ Kişiler: 'telefonsuz satır' })
    await visitor.sees('Geçerli kullanıcı verisi bulunamadı')
    const lines = [`Ayşe Nur Yılmaz, ${nextPhone()}`, 'Eksik', '', `Ali Demir, ${nextPhone()}`, 'Can Su, 12']
    await visitor.fills({ Kişiler: lines.join('\n') })
    await visitor.sees('3 kişi; ad ve telefonu virgülle ayrılmamış 1 satır alınmaz: “Eksik”')
    await visitor.checksScreen('admin import')
    await visitor.presses('Yükle')
    await visitor.sees('Ayşe Nur Yılmaz')
    await visitor.named('row', /^5 Can Su /).waitFor()
    await visitor.presses('Kapat')
    await visitor.presses('Yine de kapat')
    await visitor.sees('Ali Demir')
    await visitor.checksScreen('admin users')

    await visitor.opensTab('Departmanlar')
    await visitor.presses('Yeni departman')
    await visitor.fills({ 'Departman adı': 'Kalite' })
    await visitor.presses('Ekle')
    await visitor.sees('Departman eklendi')
    await visitor.checksScreen('admin departments')
    await visitor.opensTab('Vardiyalar')
    await visitor.checksScreen('admin shifts')
    await visitor.page.setViewportSize(phone)
    const cut = await visitor.page.getByRole('tab').evaluateAll((tabs) => {
      const boxes = tabs.map((tab) => tab.getBoundingClientRect())
      return boxes.filter(({ left, right }) => left < 0 || right > innerWidth).length
    })
    expect(cut).toBe(0)
  })

  test('creates a company, and sees what ends before making one passive', async () => {
    const { name } = stage.world.cateringB.company
    const visitor = await signsIn('/admin/companies')
    await visitor.presses('Şirket aç')
    await visitor.choosesRadio('Tedarikçi')
    await visitor.fills({
      'Şirket adı': 'Çarşı Gıda',
      'Sahibinin adı soyadı': 'Can Er',
      'Sahibinin telefonu': nextPhone(),
    })
    await visitor.checksScreen('admin open company')
    await visitor.presses('Şirketi aç')
    await visitor.sees('Çarşı Gıda açıldı')
    await visitor.presses('Kapat')
    await visitor.heading('Çarşı Gıda').waitFor()
    await visitor.presses(`${name}: pasifleştir`)
    await visitor.sees(/aktif kullanıcının girişi hemen kapanır/, /menü günü geri çekilir/)
    await visitor.checksScreen('admin deactivation')
    await visitor.presses('Pasifleştir')
    await visitor.sees('Şirket pasifleştirildi')
    await visitor.presses(`${name}: aktifleştir`)
    await visitor.presses('Aktifleştir')
    await visitor.sees('Şirket aktifleştirildi')
  })

  test('runs a short load test and sees the verdict, along with the state of the platform', async () => {
    const visitor = await signsIn('/admin/performance')
    await visitor.sees('Henüz biten bir test yok. Her testin en son sonucu burada durur.')
    await visitor.presses('Testi başlat')
    await visitor.sees('Bir test seçin')
    await visitor.field('Test').selectOption('menu-reading')
    await visitor.fills({ Eşzamanlı: '2', 'Süre (sn)': '2' })
    await visitor.field('Hedef istek/sn').fill('5')
    await visitor.presses('Testi başlat')
    await visitor.sees('Test başlatıldı')
    await visitor.heading('Özet: Menü okuma').waitFor()
    await visitor.page.getByRole('table', { name: 'Sağlık raporu' }).getByText('Menü okuma').waitFor()
    await visitor.page.getByRole('table', { name: 'Son çalıştırmalar' }).getByText('2 bağlantı · 2 sn').waitFor()
    const result = async () => {
      const cards = await visitor.page.locator('dl').first().locator('dd:first-of-type').allInnerTexts()
      return cards.map((text) => text.trim())
    }
    const ended = await result()
    expect(ended).toHaveLength(4)
    expect(ended).not.toContain('–')
    await visitor.reloads()
    await eventually(result).toEqual(ended)
    await visitor.heading('Menü okuma').waitFor()
    await visitor.heading('Özet: Menü okuma').waitFor()
    expect(await visitor.button('Durdur').isDisabled()).toBe(true)
    await visitor.checksScreen('admin performance')
    await visitor.follows('Platform durumu')
    await visitor.sees('Bekleyen iş', 'Açık oturum', 'Son yedek')
    await visitor.sees(/^Bu kurulum e-posta göndermiyor/)
    await visitor.checksScreen('admin health')
    await visitor.follows('İşlem kayıtları')
    await visitor.sees(/^Uludağ Sofrası: /)
    await visitor.checksScreen('admin logs')
  })
})
