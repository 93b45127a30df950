import { describe, expect, test } from 'vitest'
import { dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Workplace } from '../support/world.ts'
import { entryOf, opensPerson } from './panel-steps.ts'

describe('Departments', () => {
  const stage = useStage(desktop, phone)
  const entersAs = async (role: 'corporate3' | 'corporate1', of: Workplace) =>
    stage.visit(`${dashboardOf(stage.product, of.people[role], 'employees')}?tab=departments`, { as: of.people[role] })

  test('can be created, renamed, deactivated and reactivated', async () => {
    const house = stage.world.corporateA
    const manager = await entersAs('corporate3', house)
    await manager.sees('İdari İşler', 'Üretim')
    await manager.presses('Yeni departman')
    await manager.fills({ 'Departman adı': '   ' })
    await manager.presses('Ekle')
    await manager.sees('Departman adını yazın')
    await manager.checksScreen('new department without a name')
    manager.expectsRefusal(409)
    await manager.fills({ 'Departman adı': 'URETIM' })
    await manager.presses('Ekle')
    await manager.sees('Departman eklenemedi: Bu adda bir departman zaten var.')
    await manager.fills({ 'Departman adı': 'Sevkiyat' })
    await manager.presses('Ekle')
    await manager.sees('Departman eklendi', 'Sevkiyat')

    await manager.opensTab('Çalışan listesi')
    await entryOf(manager, 'Deneme corporate1')
      .getByText(/Üretim/)
      .waitFor()
    await manager.opensTab('Departmanlar')
    await manager.presses('Üretim: düzenle')
    await manager.fills({ 'Departman adı': 'İmalat' })
    await manager.presses('Kaydet')
    await manager.sees('Departman güncellendi', 'İmalat')
    await manager.opensTab('Çalışan listesi')
    await entryOf(manager, 'Deneme corporate1')
      .getByText(/İmalat/)
      .waitFor()
    await manager.opensTab('Departmanlar')

    await manager.presses('İmalat: 6 kişi, listede göster')
    await manager.sees('6 çalışan', 'Deneme corporate1')
    await manager.opensTab('Departmanlar')

    await manager.presses('Sevkiyat: pasifleştir')
    await manager.page.getByText('Bu departmanı pasifleştirmek istediğinizden emin misiniz?').waitFor()
    await manager.checksScreen('question before deactivating a department')
    await manager.presses('Pasifleştir')
    await manager.sees('Departman pasifleştirildi', 'Pasif')
    await manager.checksScreen('departments')
    expect(await stage.product.sql(`SELECT is_active FROM departments WHERE name = 'Sevkiyat'`)).toEqual([
      { is_active: false },
    ])
    await manager.presses('Sevkiyat: aktifleştir')
    await manager.sees('Departman yeniden aktifleştirildi')
    await manager.doesNotSee('Pasif')

    await manager.named('searchbox', 'Departman ara').fill('sevk')
    await manager.doesNotSee('İmalat')
    await manager.named('searchbox', 'Departman ara').fill('yok')
    await manager.sees('Aramanıza uyan departman bulunamadı.')
  })

  test('are read-only for level 1, without inactive ones', async () => {
    const house = stage.world.supplier
    await stage.product.sql(`UPDATE departments SET is_active = false WHERE id = '${house.departments[0]?.id}'`)
    const reader = await entersAs('corporate1', house)
    await reader.sees('İdari İşler')
    await reader.doesNotSee('Üretim', 'Pasif')
    for (const action of ['Yeni departman', /: düzenle$/, /: pasifleştir$/])
      await expect.poll(() => reader.button(action).count()).toBe(0)
    await reader.checksScreen('departments, read-only')
  })

  test('are shown page by page if there are hundreds', async () => {
    const { corporateB } = stage.world
    await stage.product.sql(`INSERT INTO departments (id, company_id, name, is_active, created_at)
      SELECT gen_random_uuid(), '${corporateB.company.id}', 'Bölüm ' || lpad(n::text, 3, '0'), n <> 3, now() FROM generate_series(1, 300) n`)
    const manager = await entersAs('corporate3', corporateB)
    const shown = () => manager.button(/: düzenle$/).count()
    await manager.sees('302 departman', 'Bölüm 003', 'Pasif')
    expect(await shown()).toBe(200)
    await manager.presses('Daha fazla göster')
    await manager.sees('Bölüm 300', 'Üretim')
    await expect.poll(shown).toBe(302)
    await manager.button('Daha fazla göster').waitFor({ state: 'detached' })

    await manager.opensTab('Çalışan listesi')
    await manager.page.getByPlaceholder('Departman adını yazın').waitFor()
    await manager.picks('Departman', 'bolum 27', 'Bölüm 275')
    await manager.sees('0 çalışan')
    await manager.picks('Departman', 'üre', 'Üretim')
    await manager.sees('6 çalışan')
    await opensPerson(manager, 'Deneme corporate1')
    await manager.picks('Departman', 'bölüm 290', 'Bölüm 290')
    await manager.checksScreen('department of somebody among hundreds')
    await manager.presses('Kaydet')
    await manager.sees('Çalışan güncellendi')
    await manager.presses('Paneli kapat')
    await manager.sees('5 çalışan')
    await opensPerson(manager, 'Deneme corporate2')
    await manager.picks('Departman', '', 'Departmansız')
    await manager.presses('Kaydet')
    await manager.sees('4 çalışan')
    await manager.presses('Paneli kapat')
    const box = manager.named('combobox', 'Departman')
    await expect.poll(() => box.count()).toBe(1)
    expect(await box.inputValue()).toBe('Üretim')
    await box.fill('yok böyle')
    await manager.sees('Departman bulunamadı')
    await manager.checksScreen('department not found')
    await manager.page.keyboard.press('Escape')
    expect(await box.inputValue()).toBe('Üretim')
    await manager.picks('Departman', 'bölüm 003', 'Bölüm 003 (pasif)')
    await manager.sees('0 çalışan')
    manager.expectsRefusal(503)
    await manager.page.route('**/departments*', (route) =>
      route.fulfill({ status: 503, json: { detail: 'Sunucu şu an yoğun.' } }),
    )
    await box.click()
    await box.fill('bölüm 1')
    await manager.sees('Departmanlar yüklenemedi: Sunucu şu an yoğun.')
    await manager.doesNotSee('Departman bulunamadı')
  })

  test('say if there are none yet, or if they cannot be loaded', async () => {
    const { cateringB } = stage.world
    await stage.product.sql(`UPDATE users SET department_id = NULL WHERE company_id = '${cateringB.company.id}'`)
    await stage.product.sql(`DELETE FROM departments WHERE company_id = '${cateringB.company.id}'`)
    const manager = await entersAs('corporate3', cateringB)
    await manager.sees('Henüz departman bulunmamaktadır.')
    manager.expectsRefusal(500)
    await manager.page.route('**/departments*', (route) => route.fulfill({ status: 500, body: '' }))
    await manager.presses('Yeni departman')
    await manager.fills({ 'Departman adı': 'Mutfak' })
    await manager.presses('Ekle')
    await manager.sees('Departman eklenemedi')
  })
})
