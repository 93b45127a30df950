import { describe, expect, it } from 'vitest'
import { addDays, mondayOf } from '../../../src/core/shared/rules.ts'
import {
  areSame,
  eachOwnShift,
  ownShiftsOf,
  ownShiftsOn,
  type Rotation,
  rowsOfOwnShifts,
} from '../../../src/core/shifts/rules.ts'

const weeks = [['day'], ['evening', 'late'], ['night']]
const rotation: Rotation<string> = { firstMonday: '2026-11-30', weeks }

/** The weeks one by one, as somebody would count them on a calendar. */
const onCalendar = function* (from: string, week: number, count: number) {
  for (let n = 0; n < count; n++)
    for (let day = 0; day < 7; day++)
      yield { date: addDays(from, 7 * n + day), shifts: weeks[(week + n) % weeks.length] }
}

describe('shifts that change from week to week', () => {
  it('follow each other from the first Monday on, over a year of 53 weeks too', () => {
    for (const { date, shifts } of onCalendar('2026-11-30', 0, 60)) expect(ownShiftsOn(rotation, date)).toEqual(shifts)
  })

  it('did so before the first Monday', () => {
    for (const { date, shifts } of onCalendar(addDays('2026-11-30', -7 * 19), 2, 19))
      expect(ownShiftsOn(rotation, date)).toEqual(shifts)
  })

  it('begin with the week of whatever day is named', () => {
    for (const date of ['2026-11-30', '2026-12-02', '2026-12-06'])
      expect(ownShiftsOf(rowsOfOwnShifts({ ...rotation, firstMonday: date }))).toEqual(rotation)
  })

  it('mean all shifts in a week whose shifts have ended, and every week once all have', () => {
    const rows = rowsOfOwnShifts(rotation)
    const without = (...ended: string[]) =>
      rows.map((row) => ({ ...row, shift: ended.includes(row.shift) ? null : row.shift }))
    const left = ownShiftsOf(without('day'))
    expect(left).toEqual({ firstMonday: '2026-11-30', weeks: [[], ['evening', 'late'], ['night']] })
    expect(ownShiftsOn(left, '2026-12-06')).toEqual([])
    expect(ownShiftsOf(without('day', 'evening', 'late', 'night'))).toEqual([])
  })

  it('are the same only in the same weeks', () => {
    expect(areSame(rotation, { ...rotation, weeks: [['day'], ['late', 'evening'], ['night', 'night']] })).toBe(true)
    expect(areSame(rotation, { ...rotation, firstMonday: '2026-12-07' })).toBe(false)
    expect(areSame(rotation, eachOwnShift(rotation))).toBe(false)
    expect(areSame(['day', 'night'], ['night', 'day', 'day'])).toBe(true)
  })

  it('are the same every week without weeks of their own', () => {
    const own = ownShiftsOf(rowsOfOwnShifts(['day', 'night', 'day']))
    expect(own).toEqual(['day', 'night'])
    for (const date of ['2020-02-29', '2026-12-31']) expect(ownShiftsOn(own, mondayOf(date))).toEqual(own)
  })
})
