import { describe, expect, test } from 'vitest'
import { dashboardOf, kitchenOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { menu } from '../support/world.ts'
import { dayOf, dishOn, entersDish, opensMenuOf, savesMenu } from './menu-steps.ts'

const told = 'Siz düzenlerken başka biri bunu değiştirdi'

describe('Two people editing the same thing', () => {
  const stage = useStage(desktop, phone)
  const owner = () => stage.world.corporateA.people.corporateOwner
  const ownerToken = () => stage.tokenOf(owner())
  const inCompany = () => ({ type: 'corporate' as const, companyId: stage.world.corporateA.company.id })
  const enters = async (page: string): Promise<Visitor> => {
    const visitor = await stage.visit(dashboardOf(stage.product, owner(), page), { as: owner() })
    visitor.expectsRefusal(409)
    return visitor
  }

  test('in a shift: the second is told what changed and saves their own text with it', async () => {
    const { product, world } = stage
    const second = await enters('shifts')
    await second.presses('Gündüz: düzenle')
    await second.fills({ 'Vardiya adı': 'Gündüz A' })
    const plan = {
      title: 'Gündüz B',
      start_time: '08:00',
      end_time: '17:00',
      days: [1, 2, 3],
      timezone: 'Europe/Istanbul',
    }
    const path = { companyId: world.corporateA.company.id, shiftId: world.dayShift.id }
    await product.call('updateShift', { as: await ownerToken(), path, body: plan })
    await second.presses('Kaydet')
    await second.sees(
      told,
      'Vardiya adı: Gündüz → Gündüz B',
      'Başlangıç: 09:00 → 08:00',
      'Günler: Hafta içi → Pzt, Sal, Çar',
    )
    await second.checksScreen('stale shift')
    expect(await second.field('Vardiya adı').inputValue()).toBe('Gündüz A')
    await second.presses('Benim yazdıklarımı kaydet')
    await second.sees('Vardiya başarıyla güncellendi')
    expect(await product.sql(`SELECT title, start_time, days FROM shifts WHERE id = '${world.dayShift.id}'`)).toEqual([
      { title: 'Gündüz A', start_time: '08:00', days: [1, 2, 3] },
    ])
  })

  test('in the settings: the second can take the new state', async () => {
    const { product } = stage
    const second = await enters('system')
    await second.fills({ İlçe: 'Kadıköy' })
    const body = { phone: '02121234567', address: { district: 'Şişli' } }
    await product.call('updateCompany', { as: await ownerToken(), path: inCompany(), body })
    await second.presses('Kaydet')
    await second.sees(told, 'Telefon: — → 02121234567', 'İlçe: — → Şişli')
    await second.checksScreen('stale settings')
    await second.presses('Yeni hâlini al')
    await second.doesNotSee(told)
    expect(await second.field('İlçe').inputValue()).toBe('Şişli')
    expect(await second.field('Telefon').inputValue()).toBe('02121234567')
    await second.fills({ Şehir: 'İstanbul' })
    await second.presses('Kaydet')
    await second.sees('Ayarlar güncellendi')
    const { body: settings } = await product.call('getCompanySettings', { as: await ownerToken(), path: inCompany() })
    expect(settings.address).toMatchObject({ district: 'Şişli', city: 'İstanbul' })
  })

  test('in a person: department, role and state are described in words', async () => {
    const { product, world } = stage
    const person = world.corporateA.people.corporate2
    const second = await enters('employees')
    await second.presses('Deneme corporate2')
    await second.fills({ 'Ad soyad': 'Deniz Yeni' })
    const path = { ...inCompany(), userId: person.id }
    const department_id = world.corporateA.departments[1]?.id ?? null
    await product.call('updateEmployee', { as: await ownerToken(), path, body: { department_id } })
    await product.call('assignRole', { as: await ownerToken(), path, body: { role: 'corporate3', is_active: false } })
    await second.presses('Kaydet')
    await second.sees(
      told,
      'Departman: Üretim → İdari İşler',
      'Rol: Alt Düzey Yönetici → Orta Düzey Yönetici',
      'Durum: Aktif → Pasif',
    )
    await second.checksScreen('stale employee')
    await second.presses('Benim yazdıklarımı kaydet')
    await second.sees('Çalışan güncellendi')
    expect(
      await product.sql(`SELECT full_name, department_id, role, is_active FROM users WHERE id = '${person.id}'`),
    ).toEqual([{ full_name: 'Deniz Yeni', department_id, role: 'corporate3', is_active: false }])
  })

  test('in a menu day: untouched dishes take the new state', async () => {
    const { product, world } = stage
    const cook = world.cateringA.people.corporateOwner
    const second = await stage.visit(`${kitchenOf(cook, world.corporateA.company)}?tab=menu`, { as: cook })
    second.expectsRefusal(409)
    await opensMenuOf(second, 'Gece')
    const thursday = '12 Kasım Perşembe'
    await entersDish(second, thursday, 'Geleneksel 1', 'Barbunya')
    const meals = { ...menu.meals, GELENEKSEL2: { name: 'Etli kapuska', tags: [], image_url: null } }
    const path = { cateringId: world.cateringA.company.id, corpId: world.corporateA.company.id }
    const day = { shift_id: world.nightShift.id, date: world.menuDate }
    const as = await stage.tokenOf(cook)
    await product.call('saveMenuDay', { as, path, body: { ...day, ...menu, meals } })
    await savesMenu(second)
    await second.sees(told, 'Geleneksel 2: Etli nohut → Etli kapuska')
    await second.checksScreen('stale menu day')
    await second.presses('Benim yazdıklarımı kaydet')
    await second.sees('Gün kaydedildi')
    expect(await dishOn(second, thursday, 'Geleneksel 2')).toBe('Etli kapuska')

    const friday = { ...day, date: '2026-11-13' }
    await entersDish(second, '13 Kasım Cuma', 'Alternatif 1', 'Kısır')
    await entersDish(second, '13 Kasım Cuma', 'Geleneksel 1', 'Tas kebabı')
    await product.call('saveMenuDay', { as, path, body: { ...friday, ...menu } })
    await savesMenu(second)
    await second.sees(told, 'Durum: Menü yok → Taslak')
    await second.presses('Kaydet ve yayınla')
    await second.sees('Menü yayınlanmadı: 1 gün kaydedilemedi; nedeni günün altında yazıyor.')
    expect(await second.button('Yayınla').count()).toBe(0)
    await second.presses('Yeni hâlini al')
    expect(await dishOn(second, '13 Kasım Cuma', 'Geleneksel 1')).toBe('Kuru fasulye')
    await dayOf(second, '13 Kasım Cuma').getByText('Taslak').waitFor()
    const { body } = await product.call('listMenuDays', {
      as,
      path,
      query: { shift_id: day.shift_id, start_date: day.date, end_date: friday.date },
    })
    expect(body.days.map(({ meals }) => meals.GELENEKSEL1?.name)).toEqual(['Barbunya', 'Kuru fasulye'])
  })
})
