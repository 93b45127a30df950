import { describe, expect, test } from 'vitest'
import { dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { nextPhone, password, type Workplace } from '../support/world.ts'
import { chooses, entryOf, hasFocusOn } from './panel-steps.ts'

describe('Applications', () => {
  const stage = useStage(desktop, phone)
  const apply = async (house: Workplace, full_name: string) => {
    const phone = nextPhone()
    const { body } = await stage.product.call('submitApplication', {
      body: {
        mode: 'existing',
        applicant: { full_name, phone, email: 'basvuran@ornek.com' },
        password,
        target: { company_id: house.company.id },
      },
    })
    return { id: body.application.id, phone }
  }
  const entersAs = async (role: 'corporate3' | 'corporate2', of: Workplace) =>
    stage.visit(`${dashboardOf(stage.product, of.people[role], 'employees')}?tab=applications`, { as: of.people[role] })

  test('can be approved, and the applicant signs in with the password of the application', async () => {
    const house = stage.world.corporateA
    const { phone } = await apply(house, 'Fatma Kaya')
    const manager = await entersAs('corporate3', house)
    await manager.sees('1 başvuru', 'Fatma Kaya', 'Bekliyor')
    await manager.checksScreen('pending application')
    await manager.presses('Fatma Kaya: onayla')
    await manager.checksScreen('question before approving')
    await manager.presses('Onayla')
    await manager.sees('Başvuru onaylandı', 'Onaylandı')
    await expect.poll(() => manager.button('Fatma Kaya: onayla').count()).toBe(0)
    await manager.opensTab('Çalışan listesi')
    await entryOf(manager, 'Fatma Kaya').getByText('Çalışan', { exact: true }).waitFor()

    const applicant = await stage.visit('/?mode=corporate')
    await applicant.picks('Şirket', 'anadolu', 'Anadolu Çelik')
    await applicant.fills({ Telefon: phone, Şifre: password })
    await applicant.presses('Giriş yap')
    await applicant.sees('Anadolu Çelik', 'Firma Paneli', 'Fatma Kaya')
  })

  test.each(['catering', 'supplier'] as const)('to a %s can be rejected with a note', async (type) => {
    const house = type === 'catering' ? stage.world.cateringA : stage.world.supplier
    const { id } = await apply(house, 'Kemal Ateş')
    await apply(house, 'Bekleyen Kişi')
    const manager = await entersAs('corporate3', house)
    await manager.presses('Kemal Ateş: reddet')
    await manager.presses('Vazgeç')
    await hasFocusOn(manager, 'Kemal Ateş: reddet')
    await manager.presses('Kemal Ateş: reddet')
    await manager.presses('Reddet')
    await hasFocusOn(manager, 'Çalışanlar')
    await manager.sees('Başvuru reddedildi', 'Reddedildi', 'Şirket tarafından reddedildi')
    expect(await stage.product.sql(`SELECT status, notes FROM applications WHERE id = '${id}'`)).toEqual([
      { status: 'rejected', notes: 'Şirket tarafından reddedildi' },
    ])
    await chooses(manager, 'Durum', 'Bekliyor')
    await manager.sees('1 başvuru', 'Bekleyen Kişi')
    await manager.doesNotSee('Kemal Ateş')
    await chooses(manager, 'Durum', 'Onaylandı')
    await manager.sees('Bu filtreye uyan başvuru bulunamadı.')
    await chooses(manager, 'Durum', 'Tüm başvurular')
    await manager.sees('2 başvuru')
    await manager.checksScreen('decided applications')
    await manager.presses('Bekleyen Kişi: reddet')
    await manager.fills({ Neden: 'Kadro dolu' })
    await manager.checksScreen('question before rejecting one')
    await manager.presses('Reddet')
    await manager.sees('Kadro dolu')
    await hasFocusOn(manager, 'Çalışanlar')
    await manager.checksScreen('application rejected with a reason')
  })

  test('stay unchanged if somebody else has decided them', async () => {
    const house = stage.world.corporateB
    const { id } = await apply(house, 'Ali Can')
    const manager = await entersAs('corporate3', house)
    await manager.presses('Ali Can: reddet')
    await stage.product.sql(`UPDATE applications SET status = 'approved' WHERE id = '${id}'`)
    manager.expectsRefusal(409)
    await manager.presses('Reddet')
    await manager.sees('Başvuru işlenemedi: Bu başvuru daha önce sonuçlandırıldı. Sayfayı yenileyin.')
  })

  test('of employees wait where the firm wants that, are approved together, and each person is told', async () => {
    const house = stage.world.corporateB
    const { company, people } = house
    const owner = await stage.visit(dashboardOf(stage.product, people.corporateOwner, 'system'), {
      as: people.corporateOwner,
    })
    const label = 'Kendisi kayıt olan çalışanlar bir yöneticinin onayını beklesin'
    await owner.page.getByRole('checkbox', { name: label }).check()
    await owner.checksScreen('firm that decides about registrations')
    await owner.presses('Kaydet')
    await owner.sees('Ayarlar güncellendi')

    const newcomer = await stage.visit('/?mode=register')
    const phone = nextPhone()
    await newcomer.fills({ 'Ad soyad': 'Ayşe Işıklar', Telefon: phone, Şifre: password, 'Şifre (tekrar)': password })
    await newcomer.picks('Şirket', 'boğaziçi', company.name)
    await newcomer.picks('Departman', 'ret', house.departments[0]?.name ?? '')
    await newcomer.presses('Kayıt ol')
    await newcomer.isAt('/basvuru')
    await newcomer.sees(
      'Kaydınız alındı. Firmanızın bir yöneticisi onaylayınca bu telefon ve şifreyle giriş yapabilirsiniz.',
      'Kaydınız onay bekliyor; kararı firmanızın yöneticileri verecek.',
    )
    await newcomer.checksScreen('registration that waits')
    await stage.product.call('registerIndividual', {
      body: {
        full_name: 'Can Öz',
        phone: nextPhone(),
        password,
        company_type: 'corporate',
        company_id: company.id,
        department_id: house.departments[0]?.id ?? '',
      },
    })

    const manager = await entersAs('corporate3', house)
    await manager.page.getByRole('checkbox', { name: 'Ayşe Işıklar: seç' }).click()
    await manager.page.getByRole('checkbox', { name: 'Can Öz: seç' }).click()
    await manager.checksScreen('registrations that are selected')
    await manager.presses('Seçilen çalışanları onayla')
    await manager.sees(/^2 çalışanın kaydı onaylansın mı\?/)
    await manager.checksScreen('question before approving employees')
    await manager.presses('Onayla')
    await manager.sees('2 kayıt onaylandı')

    await newcomer.reloads()
    await newcomer.sees('Kaydınız onaylandı.')
    await newcomer.checksScreen('registration that was approved')
    await newcomer.follows('Giriş yap')
    await newcomer.fills({ Telefon: phone, Şifre: password })
    await newcomer.presses('Giriş yap')
    await newcomer.sees('Yemek seç')
  })

  test('can be selected and rejected together with one reason, even if there are very many', async () => {
    const house = stage.world.supplier
    const ofHouse = `company_id = '${house.company.id}'`
    await stage.product.sql(`DELETE FROM applications WHERE ${ofHouse}`)
    await stage.product.sql(`INSERT INTO applications
        (id, mode, status, company_id, applicant_name, applicant_phone, applicant_email, password_hash, created_at, updated_at)
      SELECT gen_random_uuid(), 'existing', 'pending', '${house.company.id}', 'Başvuran ' || lpad(n::text, 4, '0'),
        '54' || lpad(n::text, 8, '0'), 'basvuran@ornek.com', 'hash', now() - n * interval '1 minute', now()
      FROM generate_series(1, 1000) n`)
    const manager = await entersAs('corporate3', house)
    await manager.sees('1.000 başvuru bekliyor', /^Bekleyen başvuru sayısı 1\.000 oldu; yeni başvuru alınmıyor\./)
    await manager.checksScreen('as many applications as may wait')

    const box = (number: string) => manager.page.getByRole('checkbox', { name: `Başvuran ${number}: seç` })
    await box('0002').click()
    await box('0005').click({ modifiers: ['Shift'] })
    await manager.sees('4 başvuru seçildi')
    await stage.product.sql(
      `UPDATE applications SET status = 'approved' WHERE ${ofHouse} AND applicant_name = 'Başvuran 0003'`,
    )
    await manager.presses('Seçilenleri reddet')
    await manager.sees(/^4 başvuru reddedilsin mi\?/, 'Başvuran 0002, Başvuran 0003, Başvuran 0004, Başvuran 0005')
    await manager.page.getByRole('textbox', { name: 'Neden' }).fill('Kadro dolu')
    await manager.checksScreen('question before rejecting many')
    await manager.presses('Reddet')
    await manager.sees(
      '3 başvuru reddedildi. 1 başvuruya bu arada başka biri karar vermiş, o karar geçerli: Başvuran 0003.',
      '996 başvuru bekliyor',
    )
    const told = manager.page.getByRole('status').filter({ hasText: 'o karar geçerli' })
    await told.waitFor()
    await manager.checksScreen('applications that were rejected together, but for one')
    expect(
      await stage.product.sql(`SELECT count(*)::int AS rows FROM applications
        WHERE ${ofHouse} AND status = 'rejected' AND notes = 'Kadro dolu' AND password_hash IS NULL`),
    ).toEqual([{ rows: 3 }])

    await manager.presses('Tümünü seç')
    await manager.sees('996 başvuru seçildi')
    await manager.checksScreen('all waiting applications selected')
    await manager.presses('Seçilenleri reddet')
    await manager.presses('Reddet')
    await manager.sees('996 başvuru reddedildi')
    await manager.doesNotSee('996 başvuru bekliyor')
    await expect.poll(() => manager.button('Tümünü seç').count()).toBe(0)
  })

  test('are read-only for level 2, and say if there are none yet', async () => {
    const house = stage.world.cateringB
    const reader = await entersAs('corporate2', house)
    await reader.sees('Henüz başvuru bulunmamaktadır.')
    const { phone } = await apply(house, 'Ayşe Yılmaz')
    await reader.opensTab('Departmanlar')
    await reader.opensTab('Başvurular')
    await reader.sees('Ayşe Yılmaz', `5*******${phone.slice(-2)}`)
    for (const action of [/: onayla$/, /: reddet$/]) await expect.poll(() => reader.button(action).count()).toBe(0)
    await reader.checksScreen('applications, read-only')
  })
})
