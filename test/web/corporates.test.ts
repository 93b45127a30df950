import { describe, expect, test } from 'vitest'
import { dashboardOf, kitchenOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { enrol } from '../support/world.ts'
import { dayCard } from './menu-steps.ts'

describe('The page of firms', () => {
  const stage = useStage(desktop, phone)

  test('shows all firms and the contracted ones, with counts, and finds them by name', async () => {
    const { product, world } = stage
    const { corporateOwner } = world.cateringA.people
    for (let more = 0; more < 5; more += 1) await enrol(product, world.corporateA.company, 'individual')
    await enrol(product, world.corporateA.company, 'individual', { isActive: false })
    const caterer = await stage.visit(dashboardOf(product, corporateOwner, 'corporates'), { as: corporateOwner })
    await caterer.button('Tüm firmalar (2)').waitFor()
    await caterer.button('Anlaşmalı (1)').waitFor()
    const partner = dayCard(caterer, 'Anadolu Çelik')
    await partner.waitFor()
    expect(await partner.locator('dd').allTextContents()).toEqual(['—', '—', '11.11.2026', '11', '8'])
    await expect.poll(() => dayCard(caterer, 'Boğaziçi Yazılım').getByText('Günlük ortalama').count()).toBe(0)
    await expect.poll(() => dayCard(caterer, 'Boğaziçi Yazılım').getByRole('link').count()).toBe(0)
    await caterer.checksScreen('firms')

    await caterer.presses('Anlaşmalı (1)')
    await dayCard(caterer, 'Boğaziçi Yazılım').waitFor({ state: 'detached' })
    await partner.waitFor()
    await caterer.fills({ 'Firma ara': 'bogazici' })
    await caterer.sees('Aramanıza uyan firma bulunamadı.')
    await caterer.button('Anlaşmalı (0)').waitFor()
    await caterer.checksScreen('no firm found')
    await caterer.presses('Tüm firmalar (1)')
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
    await caterer.presses('Anlaşmalı (0)')
    await caterer.sees('Henüz anlaşmalı firma bulunmamaktadır.')
    await caterer.checksScreen('no contracted firms')
  })
})
