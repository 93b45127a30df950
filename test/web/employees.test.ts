import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { areaOf, dashboardOf } from '../support/addresses.ts'
import { desktop, phone, screens } from '../support/screens.ts'
import { type Stage, useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { cellsOf } from '../support/workbook.ts'
import { enrol, nextPhone, password, type Workplace } from '../support/world.ts'
import { chooses, entryOf, eventually, hasFocusOn, opensPerson, searchesFor } from './panel-steps.ts'

/** Opens the employee list as somebody with this role. */
const enters = (
  { product, visit }: Stage,
  { people }: Workplace,
  role: 'corporateOwner' | 'corporate4' | 'corporate3' | 'corporate2' = 'corporate3',
) => visit(dashboardOf(product, people[role], 'employees'), { as: people[role] })

/** On a phone the filters are behind a button. */
const unfoldsFilters = async (visitor: Visitor) => {
  const button = visitor.button(/^Filtrele/)
  if ((await button.isVisible()) && (await button.getAttribute('aria-expanded')) === 'false') await button.click()
}

/** The list is a table on a desktop and rows on a phone. */
describe.each(screens)('Employees in the list on a $name', (screen) => {
  const stage = useStage(screen)

  test('can be saved as a workbook with the filters of the list', async () => {
    const manager = await enters(stage, stage.world.corporateA)
    await searchesFor(manager, 'corporate4')
    await manager.sees('1 çalışan')
    if (screen === phone) await manager.presses('Diğer işlemler')
    const waits = manager.page.waitForEvent('download')
    await manager.page.getByText("Excel'e aktar (1 kişi)").click()
    const download = await waits
    expect(download.suggestedFilename()).toBe('calisanlar.xlsx')
    const [, ...rows] = await cellsOf(await readFile(await download.path()))
    expect(rows.map(([name]) => name)).toEqual(['Deneme corporate4'])
    await manager.checksScreen('employees exported')
  })

  test('can be found by search and filters, even beyond the first hundred', async () => {
    const { company, departments, people } = stage.world.corporateB
    await stage.product
      .sql(`INSERT INTO users (id, company_id, department_id, full_name, phone, role, password_hash, is_active, created_at)
      SELECT gen_random_uuid(), '${company.id}', '${departments[1]?.id}', CASE n WHEN 7 THEN 'Çağla Iğdır' ELSE 'Usta ' || n END, '5440000' || lpad(n::text, 3, '0'), 'individual', 'x', n > 20, now()
      FROM generate_series(1, 220) n`)
    const manager = await enters(stage, stage.world.corporateB)
    await manager.sees('226 çalışan', 'Çağla Iğdır')
    await manager.checksScreen('many employees')
    const entries = () => manager.page.locator('[data-person]').count()
    expect(await entries()).toBe(100)
    await manager.presses('Daha fazla göster')
    await eventually(entries).toBe(200)
    await manager.presses('Daha fazla göster')
    await eventually(entries).toBe(226)
    await manager.button('Daha fazla göster').waitFor({ state: 'detached' })

    await searchesFor(manager, 'CAGLA ig')
    await manager.sees('1 çalışan', 'Çağla Iğdır')
    await searchesFor(manager, people.corporate4.phone.slice(1))
    await manager.sees('Deneme corporate4')
    await searchesFor(manager, 'yok böyle biri')
    await manager.sees('0 çalışan', 'Aramanıza uyan çalışan bulunamadı.')
    await manager.checksScreen('employee not found')
    await searchesFor(manager, '')
    await unfoldsFilters(manager)
    await chooses(manager, 'Durum', 'Pasif')
    await manager.sees('20 çalışan')
    await manager.checksScreen('employees, filtered')
    await chooses(manager, 'Durum', 'Aktif')
    await chooses(manager, 'Departman', 'Üretim')
    await manager.sees('6 çalışan')
    await chooses(manager, 'Rol', 'Şirket Sahibi')
    await manager.sees('1 çalışan', 'Deneme corporateOwner')
    await manager.presses('Filtreyi temizle')
    await manager.sees('226 çalışan')
  })

  test('are in a part of the page labelled by its own tab', async () => {
    const manager = await enters(stage, stage.world.corporateB)
    const part = (name: string) => manager.page.getByRole('main').getByRole('tabpanel', { name, exact: true })
    await part('Çalışan listesi').getByRole('search').waitFor()
    await manager.opensTab('Departmanlar')
    await manager.button('Yeni departman').waitFor()
    await part('Departmanlar').getByRole('searchbox', { name: 'Departman ara' }).waitFor()
    const tab = manager.named('tab', 'Departmanlar')
    expect(await tab.getAttribute('aria-controls')).toBe(await part('Departmanlar').getAttribute('id'))
  })

  test('follow the address: filters, order and the open person survive going back', async () => {
    const { company, people } = stage.world.cateringA
    const manager = await enters(stage, stage.world.cateringA)
    await manager.sees('6 çalışan')
    await unfoldsFilters(manager)
    await chooses(manager, 'Durum', 'Aktif')
    await searchesFor(manager, 'corporate')
    await manager.sees('5 çalışan')
    const names = () => manager.page.locator('[data-person]').allTextContents()
    if (screen === desktop) {
      const order = () => manager.named('columnheader', 'Rol').getAttribute('aria-sort')
      await manager.button('Rol').click()
      await eventually(order).toBe('ascending')
      await manager.button('Rol').click()
      await eventually(order).toBe('descending')
    } else await chooses(manager, 'Sıralama', 'Role göre, üst düzey önce')
    await eventually(names).toEqual([
      'Deneme corporateOwner',
      'Deneme corporate4',
      'Deneme corporate3',
      'Deneme corporate2',
      'Deneme corporate1',
    ])
    const listed = manager.path
    await opensPerson(manager, 'Deneme corporate2')
    expect(manager.path).toBe(`${listed}&person=${people.corporate2.id}`)
    await manager.presses('Sonraki kişi')
    await manager.isAt(`${listed}&person=${people.corporate1.id}`)
    await manager.page.goBack()
    await manager.isAt(listed)
    await eventually(() => manager.button('Paneli kapat').count()).toBe(0)

    await manager.follows('Genel')
    await manager.sees('Son aktiviteler')
    await manager.page.goBack()
    await manager.isAt(listed)
    await manager.sees('5 çalışan')
    expect((await names())[0]).toBe('Deneme corporateOwner')
    expect(await manager.named('searchbox', 'Çalışan ara').inputValue()).toBe('corporate')
    await manager.goesTo(`${manager.path.split('?')[0]}?role=yok&sort=yok&pages=x&person=${people.individual.id}`)
    await manager.sees('6 çalışan')
    await manager.named('heading', 'Deneme individual').waitFor()
    expect(company.id).toBe(people.individual.companyId)
  })

  test('can be selected as a range with Shift, and all at once beyond what is shown', async () => {
    const { company } = stage.world.cateringB
    await stage.product
      .sql(`INSERT INTO users (id, company_id, full_name, phone, role, password_hash, is_active, created_at)
      SELECT gen_random_uuid(), '${company.id}', 'Sıralı ' || lpad(n::text, 4, '0'), '5450' || lpad(n::text, 6, '0'),
        CASE n WHEN 3 THEN 'corporateOwner' ELSE 'corporate1' END, 'x', true, now() FROM generate_series(1, 1203) n`)
    const manager = await enters(stage, stage.world.cateringB)
    await searchesFor(manager, 'sıralı')
    await manager.sees('1.203 çalışan')
    const box = (number: string) => manager.named('checkbox', `Sıralı ${number}: seç`)
    await box('0002').check()
    await box('0006').click({ modifiers: ['Shift'] })
    await manager.sees('4 kişi seçildi')
    expect(await box('0003').count()).toBe(0)
    expect(await box('0005').isChecked()).toBe(true)
    await box('0004').click({ modifiers: ['Shift'] })
    await manager.sees('1 kişi seçildi')
    expect(await box('0002').isChecked()).toBe(true)
    await box('0007').focus()
    await manager.page.keyboard.press('Shift+Space')
    await manager.sees('5 kişi seçildi')

    await manager.presses('Tümünü seç')
    await manager.sees('99 kişi seçildi')
    await manager.presses('Filtreye uyan 1.203 kişinin tümünü seç')
    await manager.sees(/^1\.202 kişi seçildi · sizden üst düzeydeki 1 kişi hariç$/)
    await manager.checksScreen('all employees of a filter selected')
    await manager.presses('Pasifleştir')
    await manager.sees('Sıralı 0001, Sıralı 0002, Sıralı 0004, Sıralı 0005, Sıralı 0006 ve 1.197 kişi daha')
    await manager.page.getByRole('alertdialog').getByRole('button', { name: 'Pasifleştir' }).click()
    await manager.sees('1.202 kişi pasifleştirildi')
    expect(
      await stage.product.sql(
        `SELECT count(*)::int AS left FROM users WHERE company_id = '${company.id}' AND full_name LIKE 'Sıralı%' AND is_active`,
      ),
    ).toEqual([{ left: 1 }])
  })

  test('stay selected if a change did not reach them', async () => {
    const { company } = stage.world.cateringA
    await stage.product
      .sql(`INSERT INTO users (id, company_id, full_name, phone, role, password_hash, is_active, created_at)
      SELECT gen_random_uuid(), '${company.id}', 'Yarım ' || lpad(n::text, 4, '0'), '5460' || lpad(n::text, 6, '0'), 'corporate1', 'x', true, now()
      FROM generate_series(1, 700) n`)
    const manager = await enters(stage, stage.world.cateringA)
    await searchesFor(manager, 'yarım')
    await manager.sees('700 çalışan')
    await manager.named('checkbox', 'Yarım 0001: seç').check()
    await manager.presses('Tümünü seç')
    await manager.presses('Filtreye uyan 700 kişinin tümünü seç')
    await manager.sees('700 kişi seçildi')
    manager.expectsLostConnection()
    let requests = 0
    await manager.page.route('**/bulk-update', (route) => (++requests === 2 ? route.abort() : route.continue()))
    await manager.presses('Pasifleştir')
    await manager.page.getByRole('alertdialog').getByRole('button', { name: 'Pasifleştir' }).click()
    await manager.sees('500 kişi pasifleştirildi.', /200 kişiye sıra gelmedi; seçili kaldılar/)
    await manager.checksScreen('a change that stopped half way')
    await manager.presses('Kapat')
    await manager.sees('200 kişi seçildi')
  })

  test('can be found by their own shifts, if the company has any', async () => {
    const { product, world } = stage
    const place = world.corporateA
    const [worker] = await Promise.all(
      ['Vardiyalı Ece', 'Vardiyasız Ali'].map((fullName) => enrol(product, place.company, 'individual', { fullName })),
    )
    await product.sql(
      `INSERT INTO usual_shifts (company_id, user_id, shift_id) VALUES ('${place.company.id}', '${worker?.id}', '${world.dayShift.id}')`,
    )
    const manager = await enters(stage, place, 'corporate2')
    await searchesFor(manager, 'vardiya')
    await manager.sees('2 çalışan')
    await unfoldsFilters(manager)
    await chooses(manager, 'Vardiya', world.dayShift.title)
    await manager.sees('1 çalışan', 'Vardiyalı Ece')
    await chooses(manager, 'Vardiya', 'Vardiyası belirtilmemiş')
    await manager.sees('1 çalışan', 'Vardiyasız Ali')
    expect(manager.path).toContain('shift=none')
    await manager.checksScreen('employees of a shift')
    await manager.presses('Filtreyi temizle')
    await manager.sees('2 çalışan')
  })

  test('can be given shifts several at once, if the company has several', async () => {
    const { product, world } = stage
    const place = world.corporateA
    for (const fullName of ['Geceden Can', 'Geceden Ece'])
      await enrol(product, place.company, 'individual', { fullName })
    const manager = await enters(stage, place, 'corporate4')
    await searchesFor(manager, 'geceden')
    await manager.sees('2 çalışan')
    await manager.named('checkbox', 'Geceden Can: seç').check()
    await manager.presses('Tümünü seç')
    await manager.presses('Vardiya değiştir')
    await manager.sees('Geceden Can, Geceden Ece', 'Tüm vardiyalar')
    await manager.page.getByRole('checkbox', { name: /^Gece / }).check()
    await manager.checksScreen('the shifts of several employees')
    await manager.page.getByRole('alertdialog').getByRole('button', { name: 'Vardiyaları değiştir' }).click()
    await manager.sees('2 kişinin vardiyası değiştirildi')
    expect(
      await product.sql(`SELECT count(*)::int AS people FROM usual_shifts WHERE shift_id = '${world.nightShift.id}'`),
    ).toEqual([{ people: 2 }])
  })

  test('show their shifts, of this week and of the next one where they take turns', async () => {
    const { product, world } = stage
    const { company, people } = world.corporateA
    const [turning, steady] = await Promise.all(
      ['Dönüşümlü Ece', 'Dönüşümsüz Ali'].map((fullName) => enrol(product, company, 'individual', { fullName })),
    )
    const as = await stage.tokenOf(people.corporate3)
    const path = { type: company.type, companyId: company.id }
    const weeks = [[world.dayShift.id], [world.nightShift.id]]
    const rotated = { user_ids: [turning!.id], first_monday: '2026-11-09', weeks }
    const ofFirm = { companyId: company.id }
    expect((await product.call('saveShiftPatterns', { as, path: ofFirm, body: rotated })).status).toBe(200)
    const daily = { user_ids: [steady!.id], shift_ids: [world.dayShift.id] }
    expect((await product.call('updateEmployees', { as, path, body: daily })).status).toBe(200)
    const manager = await enters(stage, world.corporateA)
    await searchesFor(manager, 'dönüşüm')
    await manager.sees('2 çalışan')
    await entryOf(manager, 'Dönüşümlü Ece').getByText('Gündüz · haftaya Gece').waitFor()
    await expect.poll(() => entryOf(manager, 'Dönüşümsüz Ali').innerText()).toMatch(/Gündüz(?! · haftaya)/)
    await manager.checksScreen('the shifts of employees in the list')
  })

  test('can be selected for a change of several at once, and skipped ones are named', async () => {
    const { product, world } = stage
    const place = world.supplier
    for (const fullName of ['Toplu Can', 'Toplu Ece', 'Toplu Işıl'])
      await enrol(product, place.company, 'corporate1', { fullName })
    const manager = await enters(stage, place, 'corporate4')
    expect(await manager.named('checkbox', 'Deneme corporateOwner: seç').count()).toBe(0)
    await searchesFor(manager, 'toplu')
    await manager.sees('3 çalışan')
    await manager.named('checkbox', 'Toplu Can: seç').check()
    await manager.sees('1 kişi seçildi')
    await manager.checksScreen('selected employees')
    await manager.presses('Tümünü seç')
    await manager.sees('3 kişi seçildi')
    await manager.presses('Departman değiştir')
    await manager.sees('Toplu Can, Toplu Ece, Toplu Işıl')
    await chooses(manager, 'Departman', 'İdari İşler')
    await manager.checksScreen('moving several employees')
    await manager.page.getByRole('alertdialog').getByRole('button', { name: 'Departmanı değiştir' }).click()
    await manager.sees('3 kişinin departmanı değiştirildi')
    await eventually(() => manager.text(/İdari İşler/).count()).toBeGreaterThan(0)

    await searchesFor(manager, '')
    await manager.sees('9 çalışan')
    for (const name of ['Toplu Can', 'Toplu Ece', 'Deneme corporate4'])
      await manager.named('checkbox', `${name}: seç`).check()
    await manager.presses('Pasifleştir')
    await manager.page.getByRole('alertdialog').getByRole('button', { name: 'Pasifleştir' }).click()
    await manager.sees(
      '2 kişi pasifleştirildi, 1 kişi değiştirilmedi:',
      'Deneme corporate4: Kendi hesabınızı pasifleştiremezsiniz.',
    )
    await manager.checksScreen('employees left out')
    await manager.presses('Kapat')
    await manager.named('searchbox', 'Çalışan ara').waitFor()
    await entryOf(manager, 'Toplu Can').getByText('Pasif').waitFor()
  })
})

describe('Employees in the list', () => {
  const stage = useStage(phone, desktop)

  test('can be promoted, at most to the level of the person promoting them', async () => {
    const { product, world } = stage
    const { company } = world.corporateA
    const person = await enrol(product, company, 'individual', { fullName: 'Terfi Eden' })
    const signsIn = async () =>
      (
        await product.call('login', {
          body: { phone: person.phone, password, company_type: 'corporate', company_id: company.id },
        })
      ).status
    expect(await signsIn()).toBe(401)

    const manager = await enters(stage, stage.world.corporateA)
    const above = await opensPerson(manager, 'Deneme corporateOwner')
    await above.getByText(/^0532/).waitFor()
    await above.getByText('Belirtilmemiş').waitFor()
    expect(await above.getByRole('button', { name: /Kaydet|Şifre sıfırla|Pasifleştir/ }).count()).toBe(0)
    await manager.checksScreen('employee above oneself')
    await manager.presses('Paneli kapat')
    const own = await opensPerson(manager, 'Deneme corporate3')
    await manager.sees('Kendi rolünüzü değiştiremezsiniz.')
    expect(await own.getByRole('button', { name: /Şifre sıfırla|Pasifleştir/ }).count()).toBe(0)
    await manager.presses('Paneli kapat')
    await hasFocusOn(manager, 'Deneme corporate3')

    const panel = await opensPerson(manager, 'Terfi Eden')
    const roleField = panel.getByRole('combobox', { name: 'Rol', exact: true })
    expect(await roleField.locator('option').allTextContents()).toEqual([
      'Bireysel',
      'Çalışan',
      'Alt Düzey Yönetici',
      'Orta Düzey Yönetici',
    ])
    await manager.checksScreen('employee')
    await panel.getByLabel('Ad soyad').fill(' ')
    await panel.getByLabel('E-posta').fill('terfi')
    await manager.presses('Kaydet')
    await manager.sees('Ad soyad en az 2 harf olmalı', 'Geçerli bir e-posta adresi yazın')
    await panel.getByLabel('Ad soyad').fill('Terfi Etmiş')
    await panel.getByLabel('E-posta').fill('terfi@ornek.com')
    await roleField.selectOption({ label: 'Orta Düzey Yönetici' })
    await manager.page.keyboard.press('Control+s')
    await manager.sees('Çalışan güncellendi', 'Çalışan rolü güncellendi')
    await manager.sees(/^Terfi Etmiş adlı kişinin bilgileri güncellendi \(ad soyad, e-posta\)$/)
    await manager.presses('Paneli kapat')
    await entryOf(manager, 'Terfi Etmiş').getByText('Orta Düzey Yönetici').waitFor()
    expect(await signsIn()).toBe(200)
  })

  test('can be given own shifts, read-only for people who may not change them', async () => {
    const { product, world } = stage
    const person = await enrol(product, world.corporateA.company, 'individual', { fullName: 'Gece Çalışan' })
    const manager = await enters(stage, world.corporateA)
    const panel = await opensPerson(manager, 'Gece Çalışan')
    await panel.getByText('Tüm vardiyalar').waitFor()
    await panel.getByRole('checkbox', { name: 'Gece (22:00–06:00)' }).check()
    expect(await panel.getByText('Tüm vardiyalar').count()).toBe(0)
    await manager.presses('Kaydet')
    await manager.sees(/^Gece Çalışan adlı kişinin bilgileri güncellendi \(vardiya\)$/)
    await manager.checksScreen('employee with own shifts')
    expect(await product.sql(`SELECT shift_id FROM usual_shifts WHERE user_id = '${person.id}'`)).toEqual([
      { shift_id: world.nightShift.id },
    ])
    const reader = await enters(stage, world.corporateA, 'corporate2')
    const read = await opensPerson(reader, 'Gece Çalışan')
    await read.getByText('Gece', { exact: true }).waitFor()
    expect(await read.getByRole('checkbox').count()).toBe(0)
  })

  test('can have their phone number corrected, which ends their sessions', async () => {
    const { product, world } = stage
    const person = await enrol(product, world.corporateA.company, 'individual', { fullName: 'Yanlış Numara' })
    const session = await stage.tokenOf(person, 'individual')
    const phone = nextPhone()
    const manager = await enters(stage, world.corporateA)
    const panel = await opensPerson(manager, 'Yanlış Numara')
    manager.expectsRefusal(409)
    await panel.getByLabel('Telefon').fill(world.corporateA.people.corporate1.phone)
    await manager.sees('Telefon değişirse kişinin açık oturumları kapanır; değişiklik işlem kayıtlarına yazılır.')
    await manager.presses('Kaydet')
    await manager.sees(/^Güncelleme sırasında hata oluştu: Bu telefon numarası bu şirkette zaten kayıtlı\./)
    await manager.presses('Kayıtlı kişiyi göster')
    await manager.presses('Düzenlemeye dön')
    await panel.getByLabel('Telefon').fill(`0${phone}`)
    await manager.presses('Kaydet')
    await manager.sees('Çalışan güncellendi, telefonu değiştiği için oturumları kapatıldı')
    expect(await product.sql(`SELECT phone FROM users WHERE id = '${person.id}'`)).toEqual([{ phone }])
    expect((await product.call('getProfile', { as: session })).status).toBe(401)
  })

  test('whose new phone number belongs to somebody else lead to that person', async () => {
    const { product, world } = stage
    const { corporate1, corporate3 } = world.corporateA.people
    await enrol(product, world.corporateA.company, 'individual', { fullName: 'Numarası Karışan' })
    const manager = await stage.visit(`${dashboardOf(product, corporate3, 'employees')}?role=individual&shift=none`, {
      as: corporate3,
    })
    const panel = await opensPerson(manager, 'Numarası Karışan')
    manager.expectsRefusal(409)
    await panel.getByLabel('Telefon').fill(corporate1.phone)
    await manager.presses('Kaydet')
    await manager.presses('Kayıtlı kişiyi göster')
    await manager.presses('Değişiklikleri at')
    await manager.sees('1 çalışan', 'Deneme corporate1')
    await manager.doesNotSee('Deneme corporate2')
  })

  test('lose access at once when deactivated, and their future meals are cancelled', async () => {
    const { product, world } = stage
    const person = await enrol(product, world.corporateA.company, 'individual', { fullName: 'Ayrılan Kişi' })
    const body = {
      date: world.menuDate,
      shift_id: world.dayShift.id,
      catering_id: world.cateringA.company.id,
      choice: 'GELENEKSEL1',
    }
    expect(
      (
        await product.call('saveChoice', {
          path: { companyId: person.companyId, userId: person.id },
          body,
          as: await stage.tokenOf(person, 'individual'),
        })
      ).status,
    ).toBe(200)
    const leaver = await stage.visit(areaOf(product, person), { as: person, kind: 'individual' })
    await leaver.sees('Merhaba, Ayrılan')

    const owner = await enters(stage, stage.world.corporateA, 'corporateOwner')
    await searchesFor(owner, 'Ayrılan')
    await owner.sees('1 çalışan')
    await opensPerson(owner, 'Ayrılan Kişi')
    await owner.presses('Pasifleştir')
    await owner.sees(/^Ayrılan Kişi pasifleştirilsin mi\? Giriş yapamaz, açık oturumları kapanır/)
    await owner.checksScreen('deactivating somebody')
    await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Pasifleştir' }).click()
    await owner.sees('Çalışan pasifleştirildi. İptal edilen ileri tarihli seçim: 1')
    await owner.button('Aktifleştir').waitFor()
    await owner.presses('Paneli kapat')
    await entryOf(owner, 'Ayrılan Kişi').getByText('Pasif').waitFor()
    expect(await product.sql(`SELECT 1 FROM choices WHERE user_id = '${person.id}'`)).toEqual([])

    leaver.expectsRefusal(401)
    await leaver.follows('Yemek seç')
    await leaver.sees('Oturum süresi dolmuş. Lütfen tekrar giriş yapın.')
  })

  test('who have never signed in get new slips, all of them or those selected', async () => {
    const { product, world } = stage
    const { company, people } = world.corporateA
    const passwordExpiresAt = new Date(product.clock.now().getTime() - 86_400_000)
    for (const fullName of ['Can Hiç', 'Ece Hiç'])
      await enrol(product, company, 'individual', { fullName, passwordExpiresAt })
    const manager = await stage.visit(`${dashboardOf(product, people.corporate3, 'employees')}?status=newcomers`, {
      as: people.corporate3,
    })
    await manager.sees(/^Hiç giriş yapmamış \d+ kişi\./)
    await manager.checksScreen('people who never signed in')
    await manager.presses('Hepsine yeni şifre ver')
    await manager.sees(/^Hiç giriş yapmamış \d+ kişiye yeni tek kullanımlık şifre verilsin mi\?/)
    await manager.checksScreen('new passwords asked for')
    await manager.presses('Yeni şifre ver')
    await manager.sees(/^\d+ kişiye yeni tek kullanımlık şifre verildi\.$/)
    await manager.checksScreen('new passwords')
    await manager.presses('Kapat')
    await manager.sees('Şifreleri yazdırmadınız ya da indirmediniz. Kapatırsanız bir daha gösterilmez.')
    await manager.presses('Fişleri yazdır')
    await eventually(() => manager.page.locator('.slip-sheet svg').count()).toBeGreaterThan(1)
    await manager.presses('Kapat')
    await manager.named('checkbox', /Can Hiç/).click()
    await manager.checksScreen('somebody selected for a new password')
    await manager.presses('Yeni şifre')
    await manager.sees(/^Seçilen 1 kişiye yeni tek kullanımlık şifre verilsin mi\?/)
    await manager.presses('Yeni şifre ver')
    await manager.sees('1 kişiye yeni tek kullanımlık şifre verildi.')
  })

  test('can be added one by one, with a slip that shows the password', async () => {
    const { product, world } = stage
    const { company } = world.corporateA
    const phone = nextPhone()
    const manager = await enters(stage, world.corporateA)
    await manager.presses('Kişi ekle')
    await manager.checksScreen('adding an employee')
    await manager.presses('Ekle')
    await manager.sees('Ad soyad en az 2 harf olmalı', 'Telefon numarasını 5XXXXXXXXX biçiminde girin')
    manager.expectsRefusal(409)
    await manager.fills({ 'Ad soyad': 'Yeni Gelen', Telefon: world.corporateA.people.corporate1.phone })
    await manager.presses('Ekle')
    await manager.sees(
      'Kişi eklenemedi: Bu telefon numarası bu şirkette zaten kayıtlı. Kayıtlı kişi giriş yapamıyorsa şifresini sıfırlayıp yeni fişini verin.',
      'Kayıtlı kişiyi göster',
    )
    await manager.checksScreen('adding somebody who is registered')
    await manager.fills({ Telefon: phone })
    await chooses(manager, 'Departman', 'Üretim')
    await manager.presses('Ekle')
    await manager.sees('Yeni Gelen eklendi')
    const secret = await manager.named('textbox', 'Tek kullanımlık şifre').inputValue()
    await manager.checksScreen('employee added')
    await manager.presses('Fişi yazdır')
    const sheet = manager.page.locator('.slip-sheet')
    await sheet.waitFor({ state: 'attached' })
    expect(await sheet.isVisible()).toBe(false)
    await manager.page.emulateMedia({ media: 'print' })
    await sheet.getByText(secret).waitFor()
    await sheet.getByText('Yeni Gelen').waitFor()
    await sheet.getByText('Üretim').waitFor()
    expect(await sheet.locator('svg').count()).toBe(1)
    expect(await manager.page.locator('#root').isVisible()).toBe(false)
    await manager.page.emulateMedia({ media: 'screen' })
    await manager.presses('Kapat')
    await entryOf(manager, 'Yeni Gelen').waitFor()
    expect(await manager.page.content()).not.toContain(secret)
    const signedIn = await product.call('login', {
      body: { phone, password: secret, company_type: 'individual', company_id: company.id },
    })
    expect(signedIn.body).toMatchObject({ success: true, must_change_password: true })
  })

  test('are read-only for level 2, without their phone numbers', async () => {
    const { people } = stage.world.corporateA
    const reader = await enters(stage, stage.world.corporateA, 'corporate2')
    await reader.sees('Deneme corporate1')
    await reader.sees(new RegExp(`5\\*{7}${people.corporate1.phone.slice(-2)}`))
    expect(await reader.page.content()).not.toContain(people.corporate1.phone)
    for (const action of ['Kişi ekle', 'Toplu çalışan ekle'])
      await expect.poll(() => reader.button(action).count()).toBe(0)
    expect(await reader.page.getByRole('checkbox').count()).toBe(0)
    await reader.checksScreen('employees, read-only')
    const panel = await opensPerson(reader, 'Deneme corporate1')
    await panel.getByText(`5*******${people.corporate1.phone.slice(-2)}`).waitFor()
    expect(await panel.getByText('Geçmiş').count()).toBe(0)
    await reader.checksScreen('employee, read-only')
  })

  test('are visible without scrolling on a phone, and take no more than 96 pixels each', async () => {
    const manager = await enters(stage, stage.world.corporateA)
    const rows = manager.page.getByRole('list', { name: 'Çalışanlar' }).getByRole('listitem')
    await rows.first().waitFor()
    const boxes = await rows.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect()).map(({ height, bottom }) => ({ height, bottom })),
    )
    expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThanOrEqual(96)
    expect(boxes[0]?.bottom).toBeLessThan(844 - 60)
  })
})

describe('Employees', () => {
  const stage = useStage(desktop, phone)

  test('who rename themselves see the new name in the header at once', async () => {
    const owner = await enters(stage, stage.world.cateringB, 'corporateOwner')
    const panel = await opensPerson(owner, 'Deneme corporateOwner')
    await panel.getByLabel('Ad soyad').fill('Yeni Adlı Sahip')
    await owner.presses('Kaydet')
    await owner.sees('Çalışan güncellendi')
    await eventually(() => owner.page.getByRole('banner').innerText()).toContain('Yeni Adlı Sahip')
  })

  test('stay unchanged if the server refuses the change', async () => {
    const { product, world } = stage
    const [first, second] = await Promise.all(
      ['Yükselen Ece', 'Yükselen Can'].map((fullName) =>
        enrol(product, world.corporateA.company, 'corporate2', { fullName }),
      ),
    )
    const rises = (id?: string) => product.sql(`UPDATE users SET role = 'corporate4' WHERE id = '${id}'`)
    const manager = await enters(stage, stage.world.corporateA)
    const panel = await opensPerson(manager, 'Yükselen Ece')
    await rises(first?.id)
    manager.expectsRefusal(403)
    await panel.getByRole('combobox', { name: 'Rol' }).selectOption({ label: 'Çalışan' })
    await manager.presses('Kaydet')
    await manager.sees(
      'Rol güncellemesi sırasında hata oluştu: Sizden üst düzeydeki bir kullanıcıda değişiklik yapamazsınız.',
    )
    await panel.getByLabel('Ad soyad').fill('Başka Biri')
    await manager.presses('Kaydet')
    await manager.sees(
      'Güncelleme sırasında hata oluştu: Sizden üst düzeydeki bir kullanıcıda değişiklik yapamazsınız.',
    )
    await manager.checksScreen('refused employee')
    await manager.presses('Paneli kapat')
    await manager.presses('Değişiklikleri at')
    await manager.button('Paneli kapat').waitFor({ state: 'detached' })

    await opensPerson(manager, 'Yükselen Can')
    await rises(second?.id)
    await manager.presses('Pasifleştir')
    await manager.page.getByRole('alertdialog').getByRole('button', { name: 'Pasifleştir' }).click()
    await manager.sees('Pasifleştirilemedi: Sizden üst düzeydeki bir kullanıcıda değişiklik yapamazsınız.')
  })

  test('of a catering have no role without an area, and a one-time password that is shown once', async () => {
    const { product, world } = stage
    const { company } = world.cateringA
    const person = await enrol(product, company, 'corporate1', { fullName: 'Unutan Kişi' })
    const signsIn = (secret: string) =>
      product.call('login', {
        body: { phone: person.phone, password: secret, company_type: 'catering', company_id: company.id },
      })
    const owner = await enters(stage, world.cateringA, 'corporateOwner')
    const panel = await opensPerson(owner, 'Unutan Kişi')
    const roles = panel.getByRole('combobox', { name: 'Rol', exact: true }).locator('option')
    await eventually(() => roles.allTextContents()).toEqual([
      'Çalışan',
      'Alt Düzey Yönetici',
      'Orta Düzey Yönetici',
      'Üst Düzey Yönetici',
      'Şirket Sahibi',
    ])
    await owner.presses('Şifre sıfırla')
    await owner.sees(
      'Unutan Kişi için tek kullanımlık yeni bir şifre verilsin mi? Eski şifresi geçersiz olur, açık oturumları kapanır.',
    )
    await owner.presses('Şifreyi sıfırla')
    const secret = await owner.named('textbox', 'Tek kullanımlık şifre').inputValue()
    await owner.checksScreen('one-time password')
    await owner.presses('Kopyala')
    await owner.sees('Kopyalandı')
    await owner.presses('Kapat')
    await owner.doesNotSee('Tek kullanımlık şifre')
    expect(await owner.page.content()).not.toContain(secret)
    expect((await signsIn(password)).status).toBe(401)
    expect((await signsIn(secret)).body).toMatchObject({ success: true, must_change_password: true })
  })

  test('can be loaded again after a failure', async () => {
    const { people } = stage.world.corporateA
    const owner = await stage.visit(dashboardOf(stage.product, people.corporateOwner), { as: people.corporateOwner })
    owner.expectsRefusal(500)
    await owner.page.route('**/employees?*', (route) => route.fulfill({ status: 500, body: '' }))
    await owner.follows('Çalışanlar')
    await owner.sees('Çalışanlar yüklenirken hata oluştu')
    await owner.checksScreen('employees that could not be loaded')
    await owner.page.unroute('**/employees?*')
    await owner.presses('Yeniden dene')
    await owner.sees('Deneme corporate1')
  })
})
