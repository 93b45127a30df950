import {
  quietMinutesBeforeReminder,
  type DueReminder,
  isSelectable,
  type PublishedDay,
  Reminders,
  selectableUntil,
} from '../../../src/core/menus/index.ts'
import type { LocalDate } from '../../../src/core/shared/index.ts'
import type { AbsentDays } from './fake-absences.ts'
import type { ChoiceRow } from './fake-choices.ts'
import type { FakeCompanies } from './fake-companies.ts'
import type { FakeEmployees } from './fake-employees.ts'
import type { FakeMenuDays } from './fake-menu-days.ts'
import type { FakeNotificationSettings } from './fake-inboxes.ts'
import type { FakeUsualShifts } from './fake-usual-shifts.ts'

export class FakeReminders extends Reminders {
  readonly #claimed = new Set<string>()
  readonly #reminded = new Set<string>()
  readonly #companies: FakeCompanies
  readonly #employees: FakeEmployees
  readonly #menuDays: FakeMenuDays
  readonly #choices: readonly ChoiceRow[]
  readonly #usual: FakeUsualShifts
  readonly #settings: FakeNotificationSettings
  readonly #absent: AbsentDays
  constructor(
    companies: FakeCompanies,
    employees: FakeEmployees,
    menuDays: FakeMenuDays,
    choices: readonly ChoiceRow[],
    usual: FakeUsualShifts,
    settings: FakeNotificationSettings,
    absent: AbsentDays,
  ) {
    super()
    this.#absent = absent
    this.#settings = settings
    this.#companies = companies
    this.#usual = usual
    this.#employees = employees
    this.#menuDays = menuDays
    this.#choices = choices
  }

  async claimDue(max: number, now: Date): Promise<{ days: number; due: DueReminder[] }> {
    const found = await Promise.all(
      this.#menuDays.rows.map(({ corporateId, shiftId, date }) =>
        this.#menuDays.publishedForChoice(corporateId, shiftId, date),
      ),
    )
    const due = found.flatMap((one) => {
      if (one === null || this.#reminded.has(one.day.id) || !isSelectable(one.day, one, now)) return []
      const hours = this.#companies.rows.find(({ id }) => id === one.day.corporateId)?.reminderHours ?? 0
      const until = selectableUntil(one.day, one).getTime()
      const isDue = now.getTime() >= until - hours * 3_600_000
      const isCalm = one.day.updatedAt.getTime() < now.getTime() - quietMinutesBeforeReminder * 60_000
      return isDue && isCalm ? [{ ...one.day, until }] : []
    })
    const groupOf = ({ corporateId, date, until }: (typeof due)[number]) => `${corporateId} ${date} ${until}`
    due.sort((a, b) => `${groupOf(a)} ${a.shiftId}`.localeCompare(`${groupOf(b)} ${b.shiftId}`))
    const last = due[max - 1]
    const taken = due.filter((one, at) => at < max || (last !== undefined && groupOf(one) === groupOf(last)))
    for (const { id } of taken) this.#reminded.add(id)
    const together = Map.groupBy(taken, groupOf)
    const reminders = [...together.values()].map((days) => ({
      companyId: days[0]?.corporateId ?? '',
      date: days[0]?.date ?? '',
      shiftIds: days.map(({ shiftId }) => shiftId),
    }))
    return { days: taken.length, due: reminders }
  }

  async claim(companyId: string, date: LocalDate, at: Date): Promise<string[]> {
    const shiftIds = (await this.#open(companyId, date, at)).map(({ day }) => day.shiftId)
    const free = shiftIds.filter((shiftId) => !this.#claimed.has(`${shiftId} ${date}`))
    for (const shiftId of free) this.#claimed.add(`${shiftId} ${date}`)
    return free
  }

  async isOpen(companyId: string, date: LocalDate, at: Date): Promise<boolean> {
    return (await this.#open(companyId, date, at)).length > 0
  }

  undecided(companyId: string, date: LocalDate, shiftIds: readonly string[]): Promise<number> {
    const chose = (id: string) => this.#choices.some((choice) => choice.userId === id && choice.date === date)
    const people = this.#employees.rows.filter(
      ({ id, isActive, ...one }) =>
        one.companyId === companyId &&
        isActive &&
        shiftIds.some((shiftId) => this.#usual.includes(companyId, id, shiftId, date)) &&
        this.#settings.wantsReminders(id) &&
        !this.#absent.includes(id, date) &&
        !chose(id),
    )
    return Promise.resolve(people.length)
  }

  async #open(companyId: string, date: LocalDate, at: Date): Promise<PublishedDay[]> {
    const days = this.#menuDays.rows.filter((day) => day.corporateId === companyId && day.date === date)
    const found = await Promise.all(
      days.map(({ shiftId }) => this.#menuDays.publishedForChoice(companyId, shiftId, date)),
    )
    return found.filter((day) => day !== null && isSelectable(day.day, day, at)) as PublishedDay[]
  }
}
