import { describe, expect, test } from 'vitest'
import { areaOf, dashboardOf } from '../support/addresses.ts'
import { desktop, phone, screens } from '../support/screens.ts'
import { type Stage, useStage } from '../support/stage.ts'
import { enrol, password, type Workplace } from '../support/world.ts'
import { chooses, entryOf, eventually, hasFocusOn, searchesFor } from './panel-steps.ts'

/** Somebody of this role at the list of employees. */
const enters = (
  { product, visit }: Stage,
  { people }: Workplace,
  role: 'corporateOwner' | 'corporate4' | 'corporate3' | 'corporate2' = 'corporate3',
) => visit(dashboardOf(product, people[role], 'employees'), { as: people[role] })

/** The list has rows on a desktop and cards on a phone. */
describe.each(screens)('Employees in the list on a $name', (screen) => {
  const stage = useStage(screen)

  test('are found by search and filters, also beyond the first hundred', async () => {
    const { company, departments, people } = stage.world.corporateB
    await stage.product
      .sql(`INSERT INTO users (id, company_id, department_id, full_name, phone, role, password_hash, is_active, created_at)
      SELECT gen_random_uuid(), '${company.id}', '${departments[1]?.id}', CASE n WHEN 7 THEN 'Çağla Iğdır' ELSE 'Usta ' || n END, '5440000' || lpad(n::text, 3, '0'), 'individual', 'x', n > 20, now()
      FROM generate_series(1, 220) n`)
    const manager = await enters(stage, stage.world.corporateB)
    await manager.sees('226 çalışan', 'Çağla Iğdır')
    await manager.findsInOrder('many employees')
    const entries = () => manager.page.getByRole('button', { name: /: departman/i }).count()
    expect(await entries()).toBe(98)
    await manager.presses('Daha fazla göster')
    await eventually(entries).toBe(198)
    await manager.presses('Daha fazla göster')
    await eventually(entries).toBe(224)
    await manager.button('Daha fazla göster').waitFor({ state: 'detached' })

    await searchesFor(manager, 'CAGLA ig')
    await manager.sees('1 çalışan', 'Çağla Iğdır')
    await searchesFor(manager, people.corporate4.phone.slice(1))
    await manager.sees('Deneme corporate4')
    await searchesFor(manager, 'yok böyle biri')
    await manager.sees('0 çalışan', 'Aramanıza uyan çalışan bulunamadı.')
    await manager.findsInOrder('employee not found')
    await searchesFor(manager, '')
    await chooses(manager, 'Durum', 'Pasif')
    await manager.sees('20 çalışan')
    await chooses(manager, 'Durum', 'Aktif')
    await chooses(manager, 'Departman', 'Üretim')
    await manager.sees('6 çalışan')
    await chooses(manager, 'Rol', 'Şirket Sahibi')
    await manager.sees('1 çalışan', 'Deneme corporateOwner')
  })

  test('stand in a part of the page that is labelled by its own tab', async () => {
    const manager = await enters(stage, stage.world.corporateB)
    const part = (name: string) => manager.page.getByRole('main').getByRole('tabpanel', { name, exact: true })
    await part('Çalışan listesi').getByRole('search').waitFor()
    await manager.opensTab('Departmanlar')
    await manager.button('Yeni departman').waitFor()
    await part('Departmanlar').getByRole('searchbox', { name: 'Departman ara' }).waitFor()
    const tab = manager.named('tab', 'Departmanlar')
    expect(await tab.getAttribute('aria-controls')).toBe(await part('Departmanlar').getAttribute('id'))
  })

  test('are promoted, at most to the level of whoever promotes', async () => {
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
    await manager.sees('Terfi Eden')
    await expect.poll(() => manager.button('Deneme corporateOwner: düzenle').count()).toBe(0)
    await expect.poll(() => manager.button('Deneme corporate3: şifre sıfırla').count()).toBe(0)
    await manager.presses('Deneme corporate3: düzenle')
    await manager.sees('Kendi rolünüzü değiştiremezsiniz.', 'Kendi hesabınızı pasifleştiremezsiniz.')
    await manager.presses('Vazgeç')
    await manager.presses('Terfi Eden: düzenle')
    const roleField = manager.page.getByRole('dialog').getByRole('combobox', { name: 'Rol', exact: true })
    await roleField.waitFor()
    expect(await roleField.locator('option').allTextContents()).toEqual([
      'Bireysel',
      'Çalışan',
      'Alt Düzey Yönetici',
      'Orta Düzey Yönetici',
    ])
    await manager.findsInOrder('employee dialog')
    await manager.fills({ 'Ad soyad': ' ', 'E-posta': 'terfi' })
    await manager.presses('Kaydet')
    await manager.sees('Ad soyad en az 2 harf olmalı', 'Geçerli bir e-posta adresi yazın')
    await manager.fills({ 'Ad soyad': 'Terfi Etmiş', 'E-posta': 'terfi@ornek.com' })
    await chooses(manager, 'Rol', 'Orta Düzey Yönetici')
    await manager.presses('Kaydet')
    await manager.sees('Çalışan güncellendi', 'Çalışan rolü güncellendi')
    await entryOf(manager, 'Terfi Etmiş').getByText('Orta Düzey Yönetici').waitFor()
    await entryOf(manager, 'Terfi Etmiş').getByText('terfi@ornek.com').waitFor()
    expect(await signsIn()).toBe(200)
  })

  test('that are deactivated are out at once, and their future meals are cancelled', async () => {
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
    await owner.presses('Ayrılan Kişi: düzenle')
    await owner.named('switch', 'Aktif').click()
    await owner.presses('Kaydet')
    await owner.sees('Çalışan güncellendi. İptal edilen gelecek seçim: 1')
    await entryOf(owner, 'Ayrılan Kişi').getByText('Pasif').waitFor()
    expect(await product.sql(`SELECT 1 FROM choices WHERE user_id = '${person.id}'`)).toEqual([])

    leaver.expectsRefusal(401)
    await leaver.follows('Yemek seç')
    await leaver.sees('Oturum süresi dolmuş. Lütfen tekrar giriş yapın.')
  })

  test('change their department in the list, by keyboard too', async () => {
    const { product, world } = stage
    const person = await enrol(product, world.supplier.company, 'corporate1', { fullName: 'Taşınan Kişi' })
    const manager = await enters(stage, world.supplier, 'corporate4')
    await manager.presses('Taşınan Kişi: Departmansız')
    await manager.named('menuitemradio', 'İdari İşler').waitFor()
    await manager.findsInOrder('department menu')
    await manager.page.keyboard.press('ArrowDown')
    await manager.page.keyboard.press('Enter')
    await manager.sees('Çalışanın departmanı güncellendi')
    const [moved] = await product.sql(
      `SELECT d.name FROM users u JOIN departments d ON d.id = u.department_id WHERE u.id = '${person.id}'`,
    )
    await manager.button(`Taşınan Kişi: departman ${String(moved?.name)}`).click()
    await manager.named('menuitemradio', 'Departmansız').click()
    await manager.button('Taşınan Kişi: Departmansız').waitFor()
  })

  test('are only shown to level 2, without their phones', async () => {
    const { people } = stage.world.corporateA
    const reader = await enters(stage, stage.world.corporateA, 'corporate2')
    await reader.sees('Deneme corporate1', `5*******${people.corporate1.phone.slice(-2)}`)
    expect(await reader.page.content()).not.toContain(people.corporate1.phone)
    for (const action of [/: düzenle$/, /: şifre sıfırla$/, /: departman/i, 'Toplu çalışan ekle'])
      await expect.poll(() => reader.button(action).count()).toBe(0)
    await reader.findsInOrder('employees, read-only')
  })
})

describe('Employees', () => {
  const stage = useStage(desktop, phone)

  test('who rename themselves are called so in the header at once', async () => {
    const owner = await enters(stage, stage.world.cateringB, 'corporateOwner')
    await owner.presses('Deneme corporateOwner: düzenle')
    await owner.fills({ 'Ad soyad': 'Yeni Adlı Sahip' })
    await owner.presses('Kaydet')
    await owner.sees('Çalışan güncellendi')
    await eventually(() => owner.page.getByRole('banner').innerText()).toContain('Yeni Adlı Sahip')
  })

  test('that the server refuses to change are left as they are', async () => {
    const { product, world } = stage
    const [first, second] = await Promise.all(
      ['Yükselen Ece', 'Yükselen Can'].map((fullName) =>
        enrol(product, world.corporateA.company, 'corporate2', { fullName }),
      ),
    )
    const rises = (id?: string) => product.sql(`UPDATE users SET role = 'corporate4' WHERE id = '${id}'`)
    const manager = await enters(stage, stage.world.corporateA)
    await manager.presses('Yükselen Ece: düzenle')
    await manager.field('Ad soyad').waitFor()
    await rises(first?.id)
    manager.expectsRefusal(403)
    await chooses(manager, 'Rol', 'Çalışan')
    await manager.presses('Kaydet')
    await manager.sees(
      'Rol güncellemesi sırasında hata oluştu: Sizden üst düzeydeki bir kullanıcıda değişiklik yapamazsınız.',
    )
    await manager.fills({ 'Ad soyad': 'Başka Biri' })
    await manager.presses('Kaydet')
    await manager.sees(
      'Güncelleme sırasında hata oluştu: Sizden üst düzeydeki bir kullanıcıda değişiklik yapamazsınız.',
    )
    await manager.findsInOrder('refused employee')
    await manager.presses('Vazgeç')
    await manager.presses('Değişiklikleri at')
    await manager.button('Yükselen Ece: düzenle').waitFor({ state: 'detached' })

    await rises(second?.id)
    await manager.presses('Yükselen Can: Departmansız')
    await manager.named('menuitemradio', 'Üretim').click()
    await manager.sees('Departman güncellenemedi: Sizden üst düzeydeki bir kullanıcıda değişiklik yapamazsınız.')
  })

  test('of a catering get no role without an area, and a one-time password that is shown once', async () => {
    const { product, world } = stage
    const { company } = world.cateringA
    const person = await enrol(product, company, 'corporate1', { fullName: 'Unutan Kişi' })
    const signsIn = (secret: string) =>
      product.call('login', {
        body: { phone: person.phone, password: secret, company_type: 'catering', company_id: company.id },
      })
    const owner = await enters(stage, world.cateringA, 'corporateOwner')
    await owner.presses('Unutan Kişi: düzenle')
    const roles = owner.page.getByRole('dialog').getByRole('combobox', { name: 'Rol', exact: true }).locator('option')
    await eventually(() => roles.allTextContents()).toEqual([
      'Çalışan',
      'Alt Düzey Yönetici',
      'Orta Düzey Yönetici',
      'Üst Düzey Yönetici',
      'Şirket Sahibi',
    ])
    await owner.presses('Vazgeç')
    await hasFocusOn(owner, 'Unutan Kişi: düzenle')
    await owner.presses('Unutan Kişi: şifre sıfırla')
    await owner.sees(
      'Unutan Kişi için tek kullanımlık yeni bir şifre verilsin mi? Eski şifresi geçersiz olur, açık oturumları kapanır.',
    )
    await owner.presses('Şifreyi sıfırla')
    const secret = await owner.named('textbox', 'Şifre').inputValue()
    await owner.findsInOrder('one-time password')
    await owner.presses('Kopyala')
    await owner.sees('Kopyalandı')
    await owner.presses('Kapat')
    await owner.seesNo('Tek kullanımlık şifre')
    expect(await owner.page.content()).not.toContain(secret)
    expect((await signsIn(password)).status).toBe(401)
    expect((await signsIn(secret)).body).toMatchObject({ success: true, must_change_password: true })
  })

  test('that cannot be loaded can be asked for again', async () => {
    const { people } = stage.world.corporateA
    const owner = await stage.visit(dashboardOf(stage.product, people.corporateOwner), { as: people.corporateOwner })
    owner.expectsRefusal(500)
    await owner.page.route('**/employees?*', (route) => route.fulfill({ status: 500, body: '' }))
    await owner.follows('Çalışanlar')
    await owner.sees('Çalışanlar yüklenirken hata oluştu')
    await owner.findsInOrder('employees that could not be loaded')
    await owner.page.unroute('**/employees?*')
    await owner.presses('Yeniden dene')
    await owner.sees('Deneme corporate1')
  })
})
