import { describe, expect, test } from 'vitest'
import { dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { createWorkplace, type Person } from '../support/world.ts'
import { eventually } from './panel-steps.ts'

describe('What a catering shows to firms', () => {
  const stage = useStage(desktop, phone)
  const enters = (person: Person, page: 'system' | 'caterings', query: string) =>
    stage.visit(`${dashboardOf(stage.product, person, page)}?${query}`, { as: person })

  test('is decided under Sistem, and seen by a firm that looks for one', async () => {
    const { product, world } = stage
    const { company, people } = world.cateringA
    await product.sql(
      `INSERT INTO menu_days (id, catering_id, corporate_id, shift_id, date, status, options, common_courses, created_at, updated_at)
       SELECT gen_random_uuid(), catering_id, corporate_id, shift_id, date - n, 'published', options,
         '[{"course": "soup", "name": "Mercimek çorbası"}]', created_at, updated_at
       FROM menu_days, generate_series(8, 12) n
       WHERE corporate_id = '${world.corporateA.company.id}' AND shift_id = '${world.dayShift.id}' AND date = '${world.menuDate}'
       ON CONFLICT DO NOTHING`,
    )
    const seeker = (await createWorkplace(product, 'corporate', 'Arayan Firma')).people.corporate3
    const buyer = await enters(seeker, 'caterings', '')
    await buyer.presses(company.name)
    await buyer.sees('Bu catering menülerini göstermiyor.', 'Belirtilmemiş')
    await buyer.checksScreen('catering that shows nothing')

    const owner = await enters(people.corporate4, 'system', 'tab=profile')
    await owner.fills({ 'Günlük kapasite (porsiyon)': 'çok' })
    await owner.presses('Kaydet')
    await owner.sees('1 ile 1.000.000 arasında bir sayı girin ya da boş bırakın')
    await owner.checksScreen('profile with a mistake')
    await owner.fills({ 'Günlük kapasite (porsiyon)': '2500' })
    await owner.named('checkbox', 'Son dört haftanın yayınlanan menülerini göster').check()
    await owner.presses('Kaydet')
    await owner.sees('Kaydedildi')
    await eventually(() => owner.field('Günlük kapasite (porsiyon)').inputValue()).toBe('2.500')
    await owner.checksScreen('profile')
    expect(
      await product.sql(
        `SELECT shows_menus, daily_capacity FROM catering_profiles WHERE catering_id = '${company.id}'`,
      ),
    ).toEqual([{ shows_menus: true, daily_capacity: 2500 }])

    await buyer.reloads()
    await buyer.sees('2.500 porsiyon', 'Kuru fasulye')
    const days = buyer.page.getByRole('list', { name: 'Örnek menüler' }).locator(':scope > li')
    await eventually(() => days.count()).toBe(5)
    await buyer.sees('Ortak yemekler: Mercimek çorbası')
    await buyer.checksScreen('catering with sample menus')
    await buyer.page
      .getByRole('region')
      .getByRole('button', { name: `${company.name}: teklif gönder` })
      .click()
    await buyer.sees(/Anlaşma kabul edildiği gün başlar/)
    await buyer.presses('Vazgeç')

    await buyer.presses('Yeni Firma Ara')
    await buyer.presses(`${world.cateringB.company.name}: İncele`)
    await buyer.sees('Bu catering menülerini göstermiyor.')
  })

  test('is only read by staff who may not write settings, and no link for those who make no offers', async () => {
    const { world } = stage
    const reader = await enters(world.cateringB.people.corporate1, 'system', 'tab=profile')
    await reader.sees('Gösterilmiyor', 'Belirtilmemiş')
    await reader.checksScreen('profile for readers')
    const clerk = await enters(world.corporateB.people.corporate1, 'caterings', '')
    await clerk.page.getByRole('rowheader', { name: world.cateringA.company.name }).waitFor()
    expect(await clerk.button(world.cateringA.company.name).count()).toBe(0)
  })
})
