import { describe, expect, test } from 'vitest'
import { areaOf, dashboardOf } from '../support/addresses.ts'
import { writeMenu } from '../support/publishing.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { enrol } from '../support/world.ts'
import { searchesFor } from './panel-steps.ts'

/** Today is Wednesday, 11 November. */
const nextWeek = '2026-11-19'

describe('Shifts that change from week to week', () => {
  const stage = useStage(phone, desktop)
  const week = (visitor: Visitor, number: number) => visitor.page.getByRole('group', { name: `${number}. hafta` })
  const picks = (visitor: Visitor, number: number, shift: string) =>
    week(visitor, number).getByRole('button', { name: shift, exact: true }).click()
  const keptFor = (id: string) =>
    stage.product.sql(
      `SELECT s.title, w.monday::text, w.every_weeks FROM usual_shifts w JOIN shifts s ON s.id = w.shift_id
       WHERE w.user_id = '${id}' ORDER BY w.monday`,
    )

  test('are named week by week, and the days to choose for follow them', async () => {
    const { product, world } = stage
    await writeMenu(product, world, { date: nextWeek })
    await writeMenu(product, world, { date: nextWeek, shift: world.nightShift })
    const eater = await enrol(product, world.corporateA.company, 'individual', { fullName: 'Zeynep Şahin' })
    const employee = await stage.visit(areaOf(product, eater, 'hesabim'), { as: eater, kind: 'individual' })
    await employee.presses('Vardiyamı değiştir')
    await employee.page.getByRole('radio', { name: 'Haftadan haftaya değişir' }).check({ force: true })
    await employee.sees('Her hafta için en az bir vardiya seçin.')
    await picks(employee, 1, 'Gündüz')
    await picks(employee, 2, 'Gece')
    await employee.sees('Bu hafta: Gündüz · Gelecek hafta: Gece. 2. haftadan sonra yine 1. hafta gelir.')
    await employee.checksScreen('weeks that take turns')
    await employee.presses('Kaydet')
    await employee.sees('Bu hafta: Gündüz · Gelecek hafta: Gece')
    expect(await keptFor(eater.id)).toEqual([
      { title: 'Gündüz', monday: '2026-11-09', every_weeks: 2 },
      { title: 'Gece', monday: '2026-11-16', every_weeks: 2 },
    ])
    await employee.follows('Yemek seç')
    await employee.sees('12 Kasım Perşembe · Gündüz', '19 Kasım Perşembe · Gece')
    await employee.doesNotSee('12 Kasım Perşembe · Gece', '19 Kasım Perşembe · Gündüz')
  })

  test('are set by managers for several people at once, and one by one', async () => {
    const { product, world } = stage
    const { company, people } = world.corporateA
    const both = [
      await enrol(product, company, 'individual', { fullName: 'Dönüşümlü Can' }),
      await enrol(product, company, 'individual', { fullName: 'Dönüşümlü Ece' }),
    ]
    const as = people.corporate3
    const manager = await stage.visit(dashboardOf(product, as, 'employees'), { as })
    await searchesFor(manager, 'dönüşümlü')
    await manager.sees('2 çalışan')
    await manager.named('checkbox', 'Dönüşümlü Can: seç').check()
    await manager.presses('Tümünü seç')
    await manager.presses('Vardiya değiştir')
    await manager.page.getByRole('radio', { name: 'Haftadan haftaya değişir' }).check({ force: true })
    await picks(manager, 1, 'Gündüz')
    await picks(manager, 2, 'Gece')
    await manager.presses('Hafta ekle')
    const save = manager.page.getByRole('alertdialog').getByRole('button', { name: 'Vardiyaları değiştir' })
    await save.click()
    await manager.sees('Her hafta için en az bir vardiya seçin.')
    await picks(manager, 3, 'Gece')
    await manager.checksScreen('weeks for several employees')
    await save.click()
    await manager.sees('2 kişinin vardiyası değiştirildi')
    for (const { id } of both) expect(await keptFor(id)).toHaveLength(3)
  })
})
