import { describe, expect, it } from 'vitest'
import { roles } from '../../../src/core/actors/rules.ts'
import type { House } from '../../support/house.ts'
import { aCompany, anEmployee, aShift } from '../../support/samples.ts'

export const usualShiftsSuite = (house: () => House): void => {
  const founded = async () => {
    const company = aCompany()
    await house().companies.add(company)
    const [late, early] = [aShift(company, { startTime: '14:00' }), aShift(company, { startTime: '06:00' })]
    for (const shift of [late, early]) await house().shifts.add(shift)
    const [ayse, boss] = [anEmployee(company), anEmployee(company, { role: 'corporateOwner' })]
    for (const person of [ayse, boss]) await house().employees.add(person)
    return { company, late, early, ayse, boss }
  }

  describe("a person's own shifts", () => {
    it('are empty at first, and then as last set, ordered by start', async () => {
      const { company, late, early, ayse, boss } = await founded()
      expect(await house().usualShifts.of(company.id, ayse.id)).toEqual([])
      await house().usualShifts.set(company.id, [ayse.id], [late.id, early.id])
      expect(await house().usualShifts.of(company.id, ayse.id)).toEqual([early.id, late.id])
      await house().usualShifts.set(company.id, [ayse.id], [late.id])
      expect(await house().usualShifts.of(company.id, ayse.id)).toEqual([late.id])
      expect(await house().usualShifts.of(company.id, boss.id)).toEqual([])
      await house().usualShifts.set(company.id, [ayse.id], [])
      expect(await house().usualShifts.of(company.id, ayse.id)).toEqual([])
    })

    it('are set for several people at once, within one company only', async () => {
      const { company, late, early, ayse, boss } = await founded()
      const other = await founded()
      const { usualShifts } = house()
      await usualShifts.set(company.id, [ayse.id], [early.id])
      await usualShifts.set(company.id, [ayse.id, boss.id], [late.id])
      const everybody = [ayse.id, boss.id, other.ayse.id]
      expect(await usualShifts.ofAll(company.id, everybody)).toEqual(
        new Map([ayse, boss].map(({ id }) => [id, [late.id]])),
      )
      expect(await usualShifts.ofAll(other.company.id, everybody)).toEqual(new Map())
    })

    it('are invisible to others', async () => {
      const { company, late, ayse } = await founded()
      const other = await founded()
      await house().usualShifts.set(company.id, [ayse.id], [late.id])
      expect(await house().usualShifts.of(other.company.id, ayse.id)).toEqual([])
    })

    it('leave out shifts that have been deleted since', async () => {
      const { company, late, early, ayse } = await founded()
      await house().usualShifts.set(company.id, [ayse.id], [late.id, early.id])
      await house().shifts.remove(company.id, late.id)
      expect(await house().usualShifts.of(company.id, ayse.id)).toEqual([early.id])
    })

    it('are filled in by phone number for people without any, and kept for others', async () => {
      const { company, late, early, ayse, boss } = await founded()
      const other = await founded()
      const list = [
        { phone: ayse.phone, ownShifts: [early.id, late.id] },
        { phone: boss.phone, ownShifts: [late.id] },
        { phone: other.ayse.phone, ownShifts: [late.id] },
      ]
      const setAll = () => house().usualShifts.fillByPhone(company.id, list, roles)
      expect(await setAll()).toEqual(
        new Map([
          [ayse.phone, ayse.id],
          [boss.phone, boss.id],
        ]),
      )
      expect(await house().usualShifts.of(company.id, ayse.id)).toEqual([early.id, late.id])
      expect(await house().usualShifts.of(company.id, boss.id)).toEqual([late.id])
      expect(await setAll()).toEqual(new Map())
      const fewer = [{ phone: ayse.phone, ownShifts: [late.id] }]
      expect(await house().usualShifts.fillByPhone(company.id, fewer, roles)).toEqual(new Map())
      expect(await house().usualShifts.of(company.id, ayse.id)).toEqual([early.id, late.id])
      await house().usualShifts.set(company.id, [ayse.id], [])
      expect(await house().usualShifts.fillByPhone(company.id, fewer, roles)).toEqual(new Map())
      const gone = anEmployee(company, { isActive: false })
      await house().employees.add(gone)
      const ofGone = [{ phone: gone.phone, ownShifts: [late.id] }]
      expect(await house().usualShifts.fillByPhone(company.id, ofGone, roles)).toEqual(new Map())
    })

    it('may change from week to week, and go back to the same every week', async () => {
      const { company, late, early, ayse, boss } = await founded()
      const { usualShifts } = house()
      const rotation = { firstMonday: '2026-11-30', weeks: [[late.id], [early.id], [early.id, late.id]] }
      await usualShifts.set(company.id, [ayse.id], [late.id])
      await usualShifts.set(company.id, [ayse.id, boss.id], rotation)
      expect(await usualShifts.of(company.id, ayse.id)).toEqual(rotation)
      const other = { firstMonday: '2026-12-07', weeks: [[early.id], [late.id]] }
      await usualShifts.set(company.id, [ayse.id], other)
      expect(await usualShifts.ofAll(company.id, [ayse.id, boss.id])).toEqual(
        new Map([
          [ayse.id, other],
          [boss.id, rotation],
        ]),
      )
      await usualShifts.set(company.id, [ayse.id], [early.id])
      expect(await usualShifts.of(company.id, ayse.id)).toEqual([early.id])
    })

    it('keep their weeks when a shift of one of them is switched off, and lose them with the last shift', async () => {
      const { company, late, early, ayse } = await founded()
      const { usualShifts, shifts } = house()
      await usualShifts.set(company.id, [ayse.id], { firstMonday: '2026-11-30', weeks: [[late.id], [early.id]] })
      const switched = async (isActive: boolean) => {
        Object.assign(late, { isActive })
        await shifts.update(late)
        return usualShifts.of(company.id, ayse.id)
      }
      expect(await switched(false)).toEqual({ firstMonday: '2026-11-30', weeks: [[], [early.id]] })
      expect(await switched(true)).toEqual({ firstMonday: '2026-11-30', weeks: [[late.id], [early.id]] })
      for (const { id } of [early, late]) await shifts.remove(company.id, id)
      expect(await usualShifts.of(company.id, ayse.id)).toEqual([])
    })

    it('are kept for people in a role that was not asked for', async () => {
      const { company, late, boss } = await founded()
      const list = [{ phone: boss.phone, ownShifts: [late.id] }]
      expect(await house().usualShifts.fillByPhone(company.id, list, ['individual', 'corporate3'])).toEqual(new Map())
      expect(await house().usualShifts.of(company.id, boss.id)).toEqual([])
    })
  })
}
