import {
  type GuestPortions,
  type GuestRepeat,
  Guests,
  type GuestsOfDepartment,
  maxGuests,
  type SavedGuests,
} from '../../../src/core/guests/index.ts'
import { isBeforeCutOff } from '../../../src/core/menus/index.ts'
import { weekdayOf } from '../../../src/core/shared/index.ts'
import { worksOn } from '../../../src/core/shifts/index.ts'
import type { FakeMenuDays } from './fake-menu-days.ts'
import type { FakePartnerships } from './fake-partnerships.ts'
import type { FakeShifts } from './fake-shifts.ts'

type Meal = Omit<GuestsOfDepartment, 'departmentId'>
const isMeal = (one: Meal, { companyId, shiftId, date }: Meal) =>
  one.companyId === companyId && one.shiftId === shiftId && one.date === date

export class FakeGuests extends Guests {
  /** Nobody is a row of its own: it stands against the weekly number. */
  rows: (GuestsOfDepartment & { guests: readonly GuestPortions[] })[] = []
  repeats: GuestRepeat[] = []
  readonly #shifts: FakeShifts
  readonly #menuDays: FakeMenuDays
  readonly #partnerships: FakePartnerships
  constructor(shifts: FakeShifts, menuDays: FakeMenuDays, partnerships: FakePartnerships) {
    super()
    this.#shifts = shifts
    this.#menuDays = menuDays
    this.#partnerships = partnerships
  }

  save(of: GuestsOfDepartment, guests: readonly GuestPortions[], now: Date): Promise<SavedGuests | null> {
    return this.#write(of, guests, now, () => [...guests])
  }

  add(of: GuestsOfDepartment, guests: readonly GuestPortions[], now: Date): Promise<SavedGuests | null> {
    return this.#write(of, guests, now, (counted) => {
      const sums = new Map<string | null, number>()
      for (const { key, portions } of [...counted, ...guests]) sums.set(key, (sums.get(key) ?? 0) + portions)
      return [...sums].map(([key, portions]) => ({ key, portions }))
    })
  }

  async #write(
    of: GuestsOfDepartment,
    guests: readonly GuestPortions[],
    now: Date,
    changed: (counted: readonly GuestPortions[]) => GuestPortions[],
  ): Promise<SavedGuests | null> {
    const { companyId, shiftId, date, departmentId } = of
    const days = this.#menuDays.rows.filter((day) => isMeal({ companyId: day.corporateId, ...pick(day) }, of))
    const day = days.find(({ status }) => status === 'published')
    const shift = await this.#shifts.byId(companyId, shiftId)
    if (!shift?.isActive || !worksOn(shift, date) || (await this.isDayClosed(companyId, shiftId, date))) return null
    if (day === undefined && days.some(({ closedAt }) => closedAt !== null)) return null
    const partnerCutOff = day === undefined ? null : this.#partnerships.cutOffOf(day.cateringId, companyId)
    if (!isBeforeCutOff(day ?? { date, closedAt: null }, { shift, partnerCutOff }, now)) return null
    if (guests.some(({ key }) => key !== null && day?.mealOf(key) === undefined)) return null
    const isSaved = (row: GuestsOfDepartment) => isMeal(row, of) && row.departmentId === departmentId
    const saved = this.rows.find(isSaved)?.guests
    const weekly = this.#repeatsOf(of).filter((one) => one.departmentId === departmentId)
    const after = changed(saved ?? weekly.map(({ portions }) => ({ key: null, portions })))
    const answer = { before: [...(saved ?? [])], after }
    if (after.some(({ portions }) => portions > maxGuests)) return answer
    this.rows = this.rows.filter((row) => !isSaved(row))
    if (after.length > 0 || weekly.length > 0) this.rows.push({ ...of, guests: after })
    return answer
  }

  isDayClosed(companyId: string, shiftId: string, date: string): Promise<boolean> {
    const statuses = this.#menuDays.rows
      .filter((day) => isMeal({ companyId: day.corporateId, ...pick(day) }, { companyId, shiftId, date }))
      .map(({ status }) => status)
    return Promise.resolve(statuses.includes('suspended') && !statuses.includes('published'))
  }

  saveRepeat(repeat: GuestRepeat): Promise<number> {
    const isSame = (one: GuestRepeat) =>
      one.companyId === repeat.companyId &&
      one.shiftId === repeat.shiftId &&
      one.weekday === repeat.weekday &&
      one.departmentId === repeat.departmentId
    const before = this.repeats.find(isSame)?.portions ?? 0
    this.repeats = [...this.repeats.filter((one) => !isSame(one)), ...(repeat.portions > 0 ? [repeat] : [])]
    return Promise.resolve(before)
  }

  cancelOfClosedDays(companyId: string, dates: readonly string[]): Promise<number> {
    const isGone = (row: GuestsOfDepartment) =>
      dates.includes(row.date) &&
      this.#menuDays.rows.some(
        (day) =>
          day.status === 'suspended' &&
          (day.corporateId === companyId || day.cateringId === companyId) &&
          isMeal({ companyId: day.corporateId, ...pick(day) }, row),
      )
    const gone = this.rows.filter(isGone)
    this.rows = this.rows.filter((row) => !isGone(row))
    return Promise.resolve(gone.flatMap(({ guests }) => guests).reduce((sum, { portions }) => sum + portions, 0))
  }

  /** What a list that is frozen now has. */
  expectedAt(meal: Meal): { key: string | null; portions: number }[] {
    const saved = this.rows.filter((row) => isMeal(row, meal))
    const weekly = this.#repeatsOf(meal).filter((one) =>
      saved.every(({ departmentId }) => departmentId !== one.departmentId),
    )
    return [...saved.flatMap(({ guests }) => guests), ...weekly.map(({ portions }) => ({ key: null, portions }))]
  }

  #repeatsOf({ companyId, shiftId, date }: Meal): GuestRepeat[] {
    return this.repeats.filter(
      (one) => one.companyId === companyId && one.shiftId === shiftId && one.weekday === weekdayOf(date),
    )
  }
}

const pick = ({ shiftId, date }: { shiftId: string; date: string }) => ({ shiftId, date })
