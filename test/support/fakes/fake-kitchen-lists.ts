import { portionsOfGuests } from '../../../src/core/guests/index.ts'
import { KitchenLists, listDaysBack, selectableUntil, skipKey } from '../../../src/core/menus/index.ts'
import { addDays, localDateAt } from '../../../src/core/shared/index.ts'
import { worksOn } from '../../../src/core/shifts/index.ts'
import type { FrozenList } from '../house.ts'
import type { ChoiceRow } from './fake-choices.ts'
import type { FakeGuests } from './fake-guests.ts'
import type { FakeEmployees } from './fake-employees.ts'
import type { FakeMenuDays } from './fake-menu-days.ts'
import type { FakePartnerships } from './fake-partnerships.ts'
import type { FakeShifts } from './fake-shifts.ts'
import type { FakeUsualShifts } from './fake-usual-shifts.ts'

export class FakeKitchenLists extends KitchenLists {
  readonly rows: (FrozenList & { corporateId: string })[] = []
  readonly #menuDays: FakeMenuDays
  readonly #shifts: FakeShifts
  readonly #partnerships: FakePartnerships
  readonly #employees: FakeEmployees
  readonly #usualShifts: FakeUsualShifts
  readonly #choices: readonly ChoiceRow[]
  readonly #guests: FakeGuests
  constructor(of: {
    menuDays: FakeMenuDays
    shifts: FakeShifts
    partnerships: FakePartnerships
    employees: FakeEmployees
    usualShifts: FakeUsualShifts
    choices: readonly ChoiceRow[]
    guests: FakeGuests
  }) {
    super()
    this.#menuDays = of.menuDays
    this.#shifts = of.shifts
    this.#partnerships = of.partnerships
    this.#employees = of.employees
    this.#usualShifts = of.usualShifts
    this.#choices = of.choices
    this.#guests = of.guests
  }

  freezeDue(firms: readonly string[] | null, now: Date, max: number): Promise<number> {
    const oldest = addDays(localDateAt(now, 'UTC'), -listDaysBack)
    const due = this.#menuDays.rows.flatMap((day) => {
      const shift = this.#shifts.rows.find(({ id }) => id === day.shiftId)
      if (shift === undefined || shift.isDeleted || !shift.isActive || !worksOn(shift, day.date)) return []
      if (firms !== null && !firms.includes(day.corporateId)) return []
      if (day.status !== 'published' || day.closedAt !== null || day.date < oldest) return []
      const partnerCutOff = this.#partnerships.cutOffOf(day.cateringId, day.corporateId)
      const until = selectableUntil(day, { shift, partnerCutOff })
      return now < until ? [] : [{ day, until }]
    })
    for (const { day, until } of due.slice(0, max)) {
      const chosen = this.#choices.filter(({ menuDayId }) => menuDayId === day.id)
      const deciders = this.#choices.filter(({ companyId, date }) => companyId === day.corporateId && date === day.date)
      const decided = new Set(deciders.map(({ userId }) => userId))
      const people = this.#employees.rows.filter(
        ({ companyId, id, isActive }) =>
          companyId === day.corporateId && isActive && this.#usualShifts.includes(companyId, id, day.shiftId, day.date),
      )
      const guests = this.#guests
        .expectedAt({ companyId: day.corporateId, shiftId: day.shiftId, date: day.date })
        .map(({ key, portions }) => ({ key: key !== null && day.mealOf(key) === undefined ? null : key, portions }))
      day.closedAt = until
      this.rows.push({
        corporateId: day.corporateId,
        menuDayId: day.id,
        closedAt: until,
        meals: chosen.filter(({ key }) => key !== skipKey).length,
        skipped: chosen.filter(({ key }) => key === skipKey).length,
        undecided: people.filter(({ id }) => !decided.has(id)).length,
        dishes: day.options.map(({ meal }) => meal.name),
        counts: Object.fromEntries(
          day.options.flatMap(({ key }) => {
            const count = chosen.filter((one) => one.key === key).length
            return count === 0 ? [] : [[key, count]]
          }),
        ),
        guests: Object.fromEntries(
          [...Map.groupBy(guests, ({ key }) => key ?? '')].map(([key, some]) => [key, portionsOfGuests(some)]),
        ),
        guestPortions: portionsOfGuests(guests),
      })
    }
    return Promise.resolve(Math.min(due.length, max))
  }
}
