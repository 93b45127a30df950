import { create } from '../../../src/core/shared/index.ts'
import { describe, expect, it } from 'vitest'
import { maxShifts, Shift, worksOn } from '../../../src/core/shifts/index.ts'
import type { House } from '../../support/house.ts'
import { aKitchen } from '../../support/kitchen.ts'
import { aCompany, aShift, someId } from '../../support/samples.ts'

export const shiftsSuite = (house: () => House): void => {
  const founded = async (...changes: Partial<Shift>[]) => {
    const company = aCompany()
    await house().companies.add(company)
    const shifts = changes.map((one) => aShift(company, one))
    for (const shift of shifts) await house().shifts.add(shift)
    return { company, shifts: shifts as [Shift, ...Shift[]] }
  }
  const forChange = (companyId: string, shiftId: string) =>
    house().transaction.run(() => house().shifts.forChange(companyId, shiftId))

  describe('shifts', () => {
    it('are returned as planned, as entities', async () => {
      const {
        company,
        shifts: [night],
      } = await founded({
        title: 'Gece',
        startTime: '22:00',
        endTime: '06:00',
        days: [6, 7],
        timezone: 'Europe/Berlin',
      })
      const found = await house().shifts.byId(company.id, night.id)
      expect(found).toEqual(night)
      expect(worksOn(found!, '2026-03-07')).toBe(true)
      expect(await forChange(company.id, night.id)).toEqual(night)
    })

    it('are listed from the earliest to the latest', async () => {
      const {
        company,
        shifts: [late, early],
      } = await founded({ startTime: '14:00' }, { startTime: '06:00' })
      expect(await house().shifts.allOf(company.id)).toEqual([early, late])
    })

    it('are invisible to another company', async () => {
      const {
        shifts: [shift],
      } = await founded({})
      const { company: other } = await founded()
      expect(await house().shifts.byId(other.id, shift.id)).toBeNull()
      expect(await forChange(other.id, shift.id)).toBeNull()
      expect(await house().shifts.allOf(other.id)).toEqual([])
      await house().shifts.update(create(Shift, { ...shift, companyId: other.id, title: 'Çalındı' }))
      await house().shifts.remove(other.id, shift.id)
      expect(await house().shifts.byId(shift.companyId, shift.id)).toEqual(shift)
    })

    it('are limited to two hundred per company, not counting deleted ones', async () => {
      const { company, shifts } = await founded(...Array.from({ length: maxShifts }, () => ({})))
      const add = () => house().transaction.run(() => house().shifts.add(aShift(company)))
      await expect(add()).rejects.toMatchObject({ kind: 'conflict', code: 'shift.too_many' })
      await house().shifts.remove(company.id, shifts[0].id)
      await add()
      await expect(add()).rejects.toMatchObject({ code: 'shift.too_many' })
    })

    it('are not found when they do not exist', async () => {
      const { company } = await founded()
      expect(await house().shifts.byId(company.id, someId())).toBeNull()
    })

    it('are updated in all fields', async () => {
      const {
        company,
        shifts: [shift],
      } = await founded({})
      shift.plan({ title: 'Akşam', startTime: '16:00', endTime: '00:30', days: [7, 1], timezone: 'Asia/Tokyo' })
      await house().shifts.update(shift)
      expect(await house().shifts.byId(company.id, shift.id)).toMatchObject({
        title: 'Akşam',
        startTime: '16:00',
        endTime: '00:30',
        days: [1, 7],
        timezone: 'Asia/Tokyo',
        createdAt: shift.createdAt,
      })
    })

    it('are deleted', async () => {
      const {
        company,
        shifts: [shift, other],
      } = await founded({}, {})
      await house().shifts.remove(company.id, shift.id)
      expect(await house().shifts.byId(company.id, shift.id)).toBeNull()
      expect(await forChange(company.id, shift.id)).toBeNull()
      expect(await house().shifts.allOf(company.id)).toEqual([other])
    })

    it('are hidden if they have menus, which are kept', async () => {
      const {
        corporate,
        kitchen,
        shift,
        day,
        choose,
        eaters: [ayse],
      } = await aKitchen(house())
      await choose(ayse, day, 'GELENEKSEL1')
      await house().shifts.remove(corporate.id, shift.id)
      expect(await house().shifts.byId(corporate.id, shift.id)).toBeNull()
      expect(await house().shifts.allOf(corporate.id)).toEqual([])
      expect(await house().choicesOf(corporate.id)).toHaveLength(1)
      expect(await house().transaction.run(() => house().menuDays.forChange([kitchen], [day.date]))).toEqual([day])
    })
  })
}
