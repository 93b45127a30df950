import {
  type Kitchen,
  type KitchenDays,
  MenuDay,
  menuDayRefusal,
  MenuDays,
  type PublishedDay,
  skipKey,
} from '../../../src/core/menus/index.ts'
import { create, type LocalDate } from '../../../src/core/shared/index.ts'
import type { ChoiceRow } from './fake-choices.ts'
import type { FakeDishes } from './fake-dishes.ts'
import type { FakePartnerships } from './fake-partnerships.ts'
import type { FakeShifts } from './fake-shifts.ts'

const isOf = (kitchen: Kitchen) => (day: MenuDay) =>
  day.cateringId === kitchen.cateringId && day.corporateId === kitchen.corporateId && day.shiftId === kitchen.shiftId
type MealTime = Pick<MenuDay, 'corporateId' | 'shiftId' | 'date'>
const isSameMeal = (one: MealTime, other: MealTime) =>
  one.corporateId === other.corporateId && one.shiftId === other.shiftId && one.date === other.date

export class FakeMenuDays extends MenuDays {
  rows: MenuDay[] = []
  readonly #shifts: FakeShifts
  readonly #choices: readonly ChoiceRow[]
  readonly #partnerships: FakePartnerships
  readonly #dishes: FakeDishes
  constructor(shifts: FakeShifts, choices: readonly ChoiceRow[], partnerships: FakePartnerships, dishes: FakeDishes) {
    super()
    this.#dishes = dishes
    this.#partnerships = partnerships
    this.#shifts = shifts
    this.#choices = choices
  }

  forChange(kitchens: readonly Kitchen[], dates: readonly LocalDate[]): Promise<MenuDay[]> {
    const days = kitchens
      .flatMap((kitchen) => this.rows.filter(isOf(kitchen)))
      .filter(({ date }) => dates.includes(date))
    return Promise.resolve(days.map((day) => create(MenuDay, day)))
  }

  chosenOf(days: readonly MenuDay[]): Promise<Map<string, Map<string, number>>> {
    const chosen = new Map<string, Map<string, number>>()
    for (const { menuDayId, key } of this.#choices.filter(
      (choice) => choice.key !== skipKey && days.some(({ id }) => id === choice.menuDayId),
    )) {
      const counts = chosen.get(menuDayId) ?? new Map<string, number>()
      chosen.set(menuDayId, counts.set(key, (counts.get(key) ?? 0) + 1))
    }
    return Promise.resolve(chosen)
  }

  async save(days: readonly MenuDay[]): Promise<void> {
    for (const day of days) {
      if (this.rows.some((row) => isSameMeal(row, day) && row.cateringId === day.cateringId && row.id !== day.id))
        throw menuDayRefusal('menu_day.changed_meanwhile')
      if (day.status === 'published') this.#refuseSecond(day)
    }
    this.rows = [...this.rows.filter((row) => days.every(({ id }) => id !== row.id)), ...days]
    this.#dishes.keep(days)
    for (const { shiftId } of days) this.#shifts.withHistory.add(shiftId)
    return Promise.resolve()
  }

  closedAmong(): Promise<LocalDate[]> {
    return Promise.resolve([])
  }

  async publish(days: readonly KitchenDays[], at: Date): Promise<(Kitchen & { date: LocalDate })[]> {
    const drafts = days.flatMap(({ start, end, ...kitchen }) =>
      this.rows.filter(isOf(kitchen)).filter(({ date, status }) => status === 'draft' && date >= start && date <= end),
    )
    for (const draft of drafts) this.#refuseSecond(draft)
    for (const draft of drafts) Object.assign(draft, { status: 'published', updatedAt: at })
    return Promise.resolve(
      drafts.map(({ cateringId, corporateId, shiftId, date }) => ({ cateringId, corporateId, shiftId, date })),
    )
  }

  async publishedForChoice(corporateId: string, shiftId: string, date: LocalDate): Promise<PublishedDay | null> {
    const day = this.rows.find((row) => isSameMeal(row, { corporateId, shiftId, date }) && row.status === 'published')
    const shift = await this.#shifts.byId(corporateId, shiftId)
    return day && shift
      ? {
          day,
          shift,
          isPartner: this.#partnerships.lastsOver(day.cateringId, corporateId, date),
          partnerCutOff: this.#partnerships.cutOffOf(day.cateringId, corporateId),
        }
      : null
  }

  #refuseSecond(day: MenuDay): void {
    if (
      this.rows.some((row) => isSameMeal(row, day) && row.status === 'published' && row.cateringId !== day.cateringId)
    )
      throw menuDayRefusal('menu_day.published_by_another', { date: day.date })
  }
}
