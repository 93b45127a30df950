import { isBeforeCutOff, isSelectable, type MenuDay, skipKey, skipOption } from '../../../src/core/menus/index.ts'
import { fold, weekdayOf } from '../../../src/core/shared/index.ts'
import { type StandingBatch, type StandingChoice, StandingChoices } from '../../../src/core/shifts/index.ts'
import type { AbsentDays } from './fake-absences.ts'
import type { ChoiceRow } from './fake-choices.ts'
import type { FakeEmployees } from './fake-employees.ts'
import type { FakeMenuDays } from './fake-menu-days.ts'
import type { FakePartnerships } from './fake-partnerships.ts'
import type { FakeShifts } from './fake-shifts.ts'
import type { FakeUsualShifts } from './fake-usual-shifts.ts'

/** State shared by the fakes of choices and of standing choices. */
export class StandingRows {
  rows: (StandingChoice & { companyId: string; userId: string })[] = []
  /** Days on which somebody withdrew a choice. */
  readonly exceptions = new Set<string>()

  of({ userId, shiftId, date }: { userId: string; shiftId: string; date: string }) {
    return this.rows.find((one) => one.userId === userId && one.shiftId === shiftId && one.weekday === weekdayOf(date))
  }

  remember(day: { userId: string; shiftId: string; date: string }): void {
    if (this.of(day)) this.exceptions.add(keyOf(day))
  }
}

const keyOf = ({ userId, shiftId, date }: { userId: string; shiftId: string; date: string }) =>
  `${userId} ${shiftId} ${date}`

interface Known {
  employees: FakeEmployees
  menuDays: FakeMenuDays
  shifts: FakeShifts
  partnerships: FakePartnerships
  usualShifts: FakeUsualShifts
  choices: ChoiceRow[]
  standing: StandingRows
  absent: AbsentDays
}

export class FakeStandingChoices extends StandingChoices {
  readonly #known: Known
  constructor(known: Known) {
    super()
    this.#known = known
  }

  set(companyId: string, userId: string, choices: readonly StandingChoice[]): Promise<void> {
    const { standing, employees } = this.#known
    if (!employees.rows.some((one) => one.companyId === companyId && one.id === userId)) return Promise.resolve()
    standing.rows = [
      ...standing.rows.filter((one) => one.userId !== userId),
      ...choices.map((choice) => ({ ...choice, companyId, userId })),
    ]
    return Promise.resolve()
  }

  async apply(
    companyId: string,
    userIds: readonly string[],
    now: Date,
  ): Promise<{ withdrawn: number; chosen: number }> {
    const { choices } = this.#known
    const unfit = choices.filter((choice) => {
      if (choice.companyId !== companyId || !userIds.includes(choice.userId) || choice.source !== 'standing')
        return false
      return !this.#fits(choice) && this.#isOpen(choice, now)
    })
    for (const choice of unfit) choices.splice(choices.indexOf(choice), 1)
    const days = this.#known.menuDays.rows.filter(({ corporateId }) => corporateId === companyId)
    return { withdrawn: unfit.length, chosen: await this.#choose(companyId, userIds, days, now) }
  }

  async applyNext({ companyId, shiftId, dates, after }: StandingBatch, max: number, now: Date): Promise<string | null> {
    const own = this.#known.standing.rows.filter((one) => one.companyId === companyId && one.shiftId === shiftId)
    const people = [...new Set(own.map(({ userId }) => userId))].filter((id) => after === null || id > after).sort()
    const batch = people.slice(0, max)
    const days = this.#known.menuDays.rows.filter(
      (day) => day.corporateId === companyId && day.shiftId === shiftId && dates.includes(day.date),
    )
    await this.#choose(companyId, batch, days, now)
    return batch.length < max ? null : (batch.at(-1) ?? null)
  }

  #fits(choice: ChoiceRow): boolean {
    const { standing, usualShifts } = this.#known
    const wanted = standing.of(choice)
    if (wanted === undefined || !usualShifts.includes(choice.companyId, choice.userId, choice.shiftId, choice.date))
      return false
    if (wanted.label === null) return choice.key === skipKey
    return choice.key !== skipKey && fold(wanted.label) === fold(choice.label)
  }

  #isOpen({ cateringId, companyId, shiftId, date, menuDayId }: ChoiceRow, now: Date): boolean {
    const shift = this.#known.shifts.rows.find(({ id }) => id === shiftId)
    const day = this.#known.menuDays.rows.find(({ id }) => id === menuDayId)
    if (shift === undefined || day === undefined) return false
    const partnerCutOff = this.#known.partnerships.cutOffOf(cateringId, companyId)
    return isBeforeCutOff(day, { shift, partnerCutOff }, now) && date === day.date
  }

  async #choose(companyId: string, people: readonly string[], days: readonly MenuDay[], now: Date): Promise<number> {
    const { employees, menuDays, usualShifts, standing, choices } = this.#known
    let chosen = 0
    for (const { shiftId, date, cateringId } of days) {
      const found = await menuDays.publishedForChoice(companyId, shiftId, date)
      if (found === null || found.day.cateringId !== cateringId || !isSelectable(found.day, found, now)) continue
      const { day } = found
      for (const userId of people) {
        const eater = employees.rows.find((one) => one.companyId === companyId && one.id === userId && one.isActive)
        const wanted = standing.of({ userId, shiftId, date })
        const option =
          wanted?.label === null
            ? skipOption
            : day.options.find(({ label }) => wanted !== undefined && fold(label) === fold(wanted.label ?? ''))
        const isTaken = choices.some(
          (one) => one.userId === userId && one.date === date && (one.shiftId === shiftId || one.source !== 'standing'),
        )
        if (eater === undefined || wanted === undefined || option === undefined || isTaken) continue
        if (!usualShifts.includes(companyId, userId, shiftId, date)) continue
        if (this.#known.absent.includes(userId, date)) continue
        if (standing.exceptions.has(keyOf({ userId, shiftId, date }))) continue
        choices.push({
          companyId,
          userId,
          shiftId,
          date,
          cateringId,
          menuDayId: day.id,
          departmentId: eater.departmentId,
          key: option.key,
          label: option.label,
          mealName: option.meal.name,
          at: now,
          source: 'standing',
        })
        chosen++
      }
    }
    return chosen
  }
}
