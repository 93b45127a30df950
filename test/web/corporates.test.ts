import { describe, expect, test } from 'vitest'
import { operator } from '../../src/core/actors/rules.ts'
import { createCompany } from '../../src/core/companies/index.ts'
import { openPartnership } from '../../src/core/partnerships/index.ts'
import { createShift } from '../../src/core/shifts/index.ts'
import { dashboardOf, kitchenOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { enrol } from '../support/world.ts'
import { dayCard } from './menu-steps.ts'

describe('The page of firms', () => {
  const stage = useStage(desktop, phone)

  test('shows the contracted firms and all others, and finds them by name', async () => {
    const { product, world } = stage
    const { corporateOwner } = world.cateringA.people
    for (let more = 0; more < 5; more += 1) await enrol(product, world.corporateA.company, 'individual')
    await enrol(product, world.corporateA.company, 'individual', { isActive: false })
    const caterer = await stage.visit(dashboardOf(product, corporateOwner, 'corporates'), { as: corporateOwner })
    const partner = dayCard(caterer, 'Anadolu Çelik')
    await partner.waitFor()
    expect(await partner.locator('dd').allTextContents()).toEqual([
      '0',
      '11',
      '12.11.202613\u00a0Kasım menüsüz',
      'Kayıtlı değil',
      'Süresiz',
    ])
    await caterer.doesNotSee('Boğaziçi Yazılım')
    await caterer.checksScreen('contracted firms')

    await caterer.presses('Tüm firmalar')
    await caterer.sees('2 firma')
    await expect.poll(() => partner.locator('dd').allTextContents()).toEqual(['—', '—', '11.11.2026', '11', '8'])
    await expect.poll(() => dayCard(caterer, 'Boğaziçi Yazılım').getByText('Günlük ortalama').count()).toBe(0)
    await expect.poll(() => dayCard(caterer, 'Boğaziçi Yazılım').getByRole('link').count()).toBe(0)
    await caterer.checksScreen('firms')

    await caterer.presses('Anlaşmalı')
    await caterer.fills({ 'Firma ara': 'bogazici' })
    await caterer.sees('Aramanıza uyan firma bulunamadı.')
    await caterer.checksScreen('no firm found')
    await caterer.presses('Tüm firmalar')
    await caterer.sees('Boğaziçi Yazılım')
    await caterer.fills({ 'Firma ara': 'ANADOLU' })
    await partner.waitFor()
    await partner.getByRole('link', { name: 'Detay' }).click()
    await caterer.isAt(kitchenOf(corporateOwner, world.corporateA.company))
    await caterer.sees('Anadolu Çelik Mutfak Paneli', 'Yöneten: Anne Eli Yemek', 'Aktif Partnership')
    await caterer.presses('Geri')
    await caterer.isAt(dashboardOf(product, corporateOwner, 'corporates'))
  })

  test.each(['corporate1', 'corporate2'] as const)('leads %s to kitchens they may read', async (role) => {
    const { product, world } = stage
    const person = world.cateringA.people[role]
    const reader = await stage.visit(dashboardOf(product, person, 'corporates'), { as: person })
    await reader.follows('Anadolu Çelik: Detay')
    await reader.isAt(kitchenOf(person, world.corporateA.company))
    await reader.sees('Anadolu Çelik Mutfak Paneli')
  })

  test('says that a catering has no contracted firms yet', async () => {
    const { corporate3 } = stage.world.cateringB.people
    const caterer = await stage.visit(dashboardOf(stage.product, corporate3, 'corporates'), { as: corporate3 })
    await caterer.sees('Henüz anlaşmalı firma bulunmamaktadır.')
    await caterer.checksScreen('no contracted firms')
    await caterer.presses('Tüm firmaları göster')
    await caterer.sees('Boğaziçi Yazılım')
  })

  test('answers what people of all firms have written in one list', async () => {
    const { product, world } = stage
    const eater = await enrol(product, world.corporateA.company, 'individual')
    for (const title of ['Daha az tuz', 'Daha çok çorba'])
      await product.call('createRequest', {
        path: { companyId: eater.companyId, userId: eater.id },
        body: { title, message: title },
        as: await stage.tokenOf(eater),
      })
    const cook = world.cateringA.people.corporate3
    const path = dashboardOf(product, cook, 'corporates?tab=requests&status=pending')
    const caterer = await stage.visit(path, { as: cook })
    await caterer.sees('Daha az tuz', 'Daha çok çorba', /^Anadolu Çelik · /)
    await caterer.checksScreen('requests of all firms')
    await caterer.presses('Yanıtla: Daha az tuz')
    await caterer.fills({ Yanıt: 'Azalttık.' })
    await caterer.presses('Yanıtı gönder')
    await caterer.sees('Yanıt gönderildi')
    await caterer.doesNotSee('Daha az tuz')
    await caterer.presses('Çözüldü')
    await caterer.sees('Daha az tuz', 'Azalttık.')
    await caterer.doesNotSee('Daha çok çorba')
  })

  test('compares six firms and more in a table, which shows prices to those who may make contracts', async () => {
    const { product } = stage
    const company = (name: string, type: 'corporate' | 'catering') =>
      product.use(createCompany)({ actor: operator, name, type })
    const catering = await company('Altı Kazan Yemek', 'catering')
    for (const name of ['Armut', 'Badem', 'Ceviz', 'Çilek', 'Dut', 'Erik']) {
      const firm = await company(name, 'corporate')
      await product.use(openPartnership)(catering, firm)
      const plan = { title: 'Gündüz', startTime: '08:00', endTime: '17:00', days: [1, 2, 3, 4, 5] }
      await product.use(createShift)({
        actor: operator,
        companyId: firm.id,
        plan: { ...plan, timezone: 'Europe/Istanbul' },
      })
      if (name === 'Badem') await enrol(product, firm, 'individual')
    }
    const manager = await enrol(product, catering, 'corporate3')
    const caterer = await stage.visit(dashboardOf(product, manager, 'corporates'), { as: manager })
    const names = () => caterer.page.locator('tbody th').getByRole('button').allTextContents()
    await expect.poll(names).toEqual(['Armut', 'Badem', 'Ceviz', 'Çilek', 'Dut', 'Erik'])
    await caterer.sees('6 anlaşmalı firma', 'Yarın menüsüz', 'Öğün fiyatı')
    await caterer.checksScreen('many firms')
    await caterer.presses('Firma')
    await expect.poll(names).toEqual(['Erik', 'Dut', 'Çilek', 'Ceviz', 'Badem', 'Armut'])
    await caterer.presses('Badem')
    await caterer.page.getByRole('region', { name: 'Badem' }).waitFor()
    await caterer.checksScreen('a contract beside many firms')
    await caterer.fills({ 'Firma ara': 'cilek' })
    await expect.poll(names).toEqual(['Çilek'])
    const clerk = await enrol(product, catering, 'corporate1')
    const reader = await stage.visit(dashboardOf(product, clerk, 'corporates'), { as: clerk })
    await reader.sees('Sözleşme sonu')
    await reader.doesNotSee('Öğün fiyatı')
  })
})
