import { describe, expect, test } from 'vitest'
import { dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'

describe('How long choices keep their person', () => {
  const stage = useStage(phone, desktop)

  test('is set under Sistem, after a question', async () => {
    const { product, world } = stage
    const owner = world.corporateA.people.corporateOwner
    const visitor = await stage.visit(dashboardOf(product, owner, 'system'), { as: owner })
    await visitor.page.getByLabel('Kimin seçtiği ne kadar saklansın?').selectOption('6 ay')
    await visitor.presses('Süreyi kaydet')
    await visitor.sees('Seçimler 6 ay saklansın mı?')
    await visitor.checksScreen('the question before the time is shortened')
    await visitor.presses('Süreyi kısalt')
    await visitor.sees('Saklama süresi kaydedildi')
    expect(
      await product.sql(`SELECT retention_months AS months FROM companies WHERE id = '${owner.companyId}'`),
    ).toEqual([{ months: 6 }])
    await visitor.checksScreen('how long choices keep their person')
  })
})
