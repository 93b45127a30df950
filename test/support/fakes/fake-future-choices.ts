import { isBeforeCutOff, skipKey } from '../../../src/core/menus/index.ts'
import {
  type CancelledAtFirm,
  type EndedService,
  type EndedShift,
  FutureChoices,
  localDateAt,
  type PersonalAbsence,
  weekdayOf,
} from '../../../src/core/shared/index.ts'
import type { ChoiceRow } from './fake-choices.ts'
import type { FakeMenuDays } from './fake-menu-days.ts'
import type { FakePartnerships } from './fake-partnerships.ts'
import type { FakeShifts } from './fake-shifts.ts'

export class FakeFutureChoices extends FutureChoices {
  readonly #choices: ChoiceRow[]
  readonly #shifts: FakeShifts
  readonly #menuDays: FakeMenuDays
  readonly #partnerships: FakePartnerships
  constructor(choices: ChoiceRow[], shifts: FakeShifts, menuDays: FakeMenuDays, partnerships: FakePartnerships) {
    super()
    this.#menuDays = menuDays
    this.#partnerships = partnerships
    this.#choices = choices
    this.#shifts = shifts
  }

  async cancelOfPeople(companyId: string, employeeIds: readonly string[], now: Date): Promise<Map<string, number>> {
    const cancelled = new Map<string, number>()
    for (const employeeId of employeeIds) {
      const choices = await this.#cancelOf(companyId, employeeId, now)
      if (choices > 0) cancelled.set(employeeId, choices)
    }
    return cancelled
  }

  #cancelOf(companyId: string, employeeId: string, now: Date): Promise<number> {
    return this.#keep((one) => one.companyId !== companyId || one.userId !== employeeId || !this.#isComing(one, now))
  }

  async cancelOfShift({ companyId, shiftId, weekdays, now }: EndedShift) {
    const shift = this.#shifts.rows.find(({ id }) => id === shiftId)
    const isOpenToday = (one: ChoiceRow) =>
      shift !== undefined && one.date === localDateAt(now, shift.timezone) && this.#isOpen(one, now)
    const isGone = (one: ChoiceRow) =>
      one.companyId === companyId &&
      one.shiftId === shiftId &&
      weekdays.includes(weekdayOf(one.date)) &&
      (this.#isComing(one, now) || isOpenToday(one))
    const people = [...new Set(this.#choices.filter(isGone).map(({ userId }) => userId))]
    return { choices: await this.#keep((one) => !isGone(one)), people }
  }

  async cancelOfPartnership(service: EndedService): Promise<{ choices: number; people: string[] }> {
    const isGone = (one: ChoiceRow) => one.companyId === service.corporateId && this.#isAfterEnd(one, service)
    const people = [...new Set(this.#choices.filter(isGone).map(({ userId }) => userId))]
    return { choices: await this.#keep((one) => !isGone(one)), people }
  }

  withdrawMenus(service: EndedService): Promise<number> {
    const days = this.#menuDays.rows.filter(
      (day) => day.status === 'published' && day.corporateId === service.corporateId && this.#isAfterEnd(day, service),
    )
    for (const day of days) day.status = 'draft'
    return Promise.resolve(days.length)
  }

  cancelOfCorporate(corporateId: string, now: Date): Promise<number> {
    return this.#keep((one) => one.companyId !== corporateId || !this.#isComing(one, now))
  }

  cancelOfCatering(cateringId: string, now: Date): Promise<CancelledAtFirm[]> {
    return this.#cancelByFirm((one) => one.cateringId === cateringId && this.#isComing(one, now))
  }

  cancelOfClosedDays(companyId: string, dates: readonly string[]): Promise<CancelledAtFirm[]> {
    const suspended = this.#menuDays.rows.filter(
      (day) =>
        day.status === 'suspended' &&
        (day.corporateId === companyId || day.cateringId === companyId) &&
        dates.includes(day.date),
    )
    return this.#cancelByFirm(({ menuDayId }) => suspended.some(({ id }) => id === menuDayId))
  }

  async cancelOfAbsences(companyId: string, absences: readonly PersonalAbsence[], now: Date) {
    const gone = this.#ofAbsences(companyId, absences, now)
    const people = [...new Set(gone.map(({ userId }) => userId))]
    return { choices: await this.#keep((one) => !gone.includes(one)), people }
  }

  countOfAbsences(companyId: string, absences: readonly PersonalAbsence[], now: Date): Promise<number> {
    return Promise.resolve(this.#ofAbsences(companyId, absences, now).length)
  }

  #ofAbsences(companyId: string, absences: readonly PersonalAbsence[], now: Date): ChoiceRow[] {
    const isWithin = ({ userId, date }: ChoiceRow) =>
      absences.some((one) => one.userId === userId && one.first <= date && date <= one.last)
    return this.#choices.filter(
      (one) => one.companyId === companyId && isWithin(one) && one.key !== skipKey && this.#isOpen(one, now),
    )
  }

  async #cancelByFirm(isGone: (one: ChoiceRow) => boolean): Promise<CancelledAtFirm[]> {
    const gone = Map.groupBy(this.#choices.filter(isGone), ({ companyId }) => companyId)
    await this.#keep((one) => !isGone(one))
    return [...gone].map(([companyId, choices]) => ({
      companyId,
      choices: choices.length,
      people: [...new Set(choices.map(({ userId }) => userId))].sort(),
    }))
  }

  withdrawMenusOfCatering(cateringId: string, now: Date): Promise<number> {
    const days = this.#menuDays.rows.filter(
      (day) => day.status === 'published' && day.cateringId === cateringId && this.#isComing(day, now),
    )
    for (const day of days) day.status = 'draft'
    return Promise.resolve(days.length)
  }

  #isOpen({ menuDayId, shiftId }: ChoiceRow, now: Date): boolean {
    const day = this.#menuDays.rows.find(({ id }) => id === menuDayId)
    const shift = this.#shifts.rows.find(({ id }) => id === shiftId)
    if (shift === undefined || day === undefined) return false
    const partnerCutOff = this.#partnerships.cutOffOf(day.cateringId, day.corporateId)
    return isBeforeCutOff(day, { shift, partnerCutOff }, now)
  }

  #isComing({ shiftId, date }: { shiftId: string; date: string }, now: Date): boolean {
    const shift = this.#shifts.rows.find(({ id }) => id === shiftId)
    return shift !== undefined && date > localDateAt(now, shift.timezone)
  }

  #isAfterEnd(day: { cateringId: string; shiftId: string; date: string }, service: EndedService): boolean {
    if (day.cateringId !== service.cateringId || !this.#isComing(day, service.now)) return false
    return service.from === null || day.date >= service.from
  }

  #keep(isKept: (one: ChoiceRow) => boolean): Promise<number> {
    const kept = this.#choices.filter(isKept)
    const cancelled = this.#choices.length - kept.length
    this.#choices.splice(0, this.#choices.length, ...kept)
    return Promise.resolve(cancelled)
  }
}
