import type { CompanyId, DishId, LocalDate, ShiftId, UserId } from '../shared/index.ts'
import type { Shift } from '../shifts/index.ts'
import type { Choice, ChoiceInput, ChosenDay } from './choice.ts'
import type { ChangedCourses } from './common-courses.ts'
import type { Dish } from './dish.ts'
import type { ChangedDish, Meal, MenuDay } from './menu-day.ts'
import type { Service } from './rules.ts'

/** The kitchen of one catering for one shift of one corporate company. */
export interface Kitchen {
  cateringId: CompanyId
  corporateId: CompanyId
  shiftId: ShiftId
}

/** A range of days in a kitchen, both ends included. */
export interface KitchenDays extends Kitchen {
  start: LocalDate
  end: LocalDate
}

export interface PublishedDay extends Service {
  day: MenuDay
  shift: Shift
}

export abstract class MenuDays {
  /** The kitchens' days on these dates, locked against choices until the transaction ends. */
  abstract forChange(kitchens: readonly Kitchen[], dates: readonly LocalDate[]): Promise<MenuDay[]>
  /** How many people chose each option of these days: menu day id → option key → people. */
  abstract chosenOf(days: readonly MenuDay[]): Promise<Map<string, Map<string, number>>>
  /**
   * Saves all of them, and their dishes in the library. Refuses with `menu_day.published_by_another` if another
   * catering has published one of the dates.
   */
  abstract save(days: readonly MenuDay[]): Promise<void>
  /** Those of the dates on which the kitchen or its firm is closed (rule Y1). */
  abstract closedAmong(kitchen: Kitchen, dates: readonly LocalDate[]): Promise<LocalDate[]>
  /** Publishes the drafts among these days, except on closed ones, and returns them. Refuses like `save`. */
  abstract publish(days: readonly KitchenDays[], at: Date): Promise<(Kitchen & { date: LocalDate })[]>
  /** The published day that people of the company can choose from; null if there is none. */
  abstract publishedForChoice(corporateId: CompanyId, shiftId: ShiftId, date: LocalDate): Promise<PublishedDay | null>
}

export abstract class Dishes {
  /** Locked until the transaction ends. */
  abstract forChange(cateringId: CompanyId, dishId: DishId): Promise<Dish | null>
  abstract update(dish: Dish): Promise<void>
  /** The names whose allergens are missing. */
  abstract undeclaredAmong(cateringId: CompanyId, names: readonly string[]): Promise<string[]>
  /** Likewise for the dishes on these days of one catering. */
  abstract undeclaredOn(days: readonly (Kitchen & { date: LocalDate })[]): Promise<string[]>
  /**
   * Stores what the meals of a menu state about their dishes; the last statement wins. Facts they leave out or empty
   * stay as they are.
   */
  abstract remember(cateringId: CompanyId, meals: readonly Meal[]): Promise<void>
}

export abstract class Choices {
  /**
   * Saves one choice per person, shift and date; a second one replaces the first. Copies the dish, its label, the
   * common courses and the person's current department. Writes only while choosing is open (`isSelectable`), this
   * catering's published menu offers the option and the person is active; returns null if it wrote nothing.
   */
  abstract save(input: ChoiceInput, at: Date): Promise<Choice | null>
  /** Serializes a person's moves between shifts until the transaction ends. */
  abstract hold(companyId: CompanyId, userId: UserId): Promise<void>
  /** Withdraws a choice while its day is open, even if its menu is gone; returns whether it did (rule M13). */
  abstract withdraw(choice: ChosenDay, at: Date): Promise<boolean>
  /**
   * Renames corrected dishes in existing choices. A substitution keeps the choice, remembers the dish that was chosen
   * originally and is marked until the person has seen it (rule M4).
   */
  abstract changeDishes(cateringId: CompanyId, dishes: readonly (ChangedDish & { date: LocalDate })[]): Promise<void>
  /** Copies the new common courses of these days into the choices that were made on them. */
  abstract changeCourses(cateringId: CompanyId, days: readonly (ChangedCourses & { date: LocalDate })[]): Promise<void>
  /** Clears the substitution mark of a choice; returns whether the choice exists. */
  abstract acknowledge(companyId: CompanyId, userId: UserId, shiftId: ShiftId, date: LocalDate): Promise<boolean>
  /** Null if the person has not chosen there. */
  abstract madeBy(chosen: ChosenDay): Promise<MadeChoice | null>
}

export abstract class KitchenLists {
  /**
   * Freezes the lists of up to `max` published days that are past their cut-off and have none yet, each exactly once;
   * for these firms, or for all. Locks the days first, so that a list counts every choice made in time and nothing is
   * chosen or corrected after it. Returns how many days it looked at: fewer than `max` if none is left. Those of all
   * firms are found by their deadlines, and somebody may have frozen some of them just before.
   */
  abstract freezeDue(firms: readonly CompanyId[] | null, now: Date, max: number): Promise<number>
}

/** The instants by which jobs find the days whose list or reminder is due. */
export abstract class Deadlines {
  /**
   * Works out the deadlines of up to `max` days that are new, or whose shift, partnership or company has changed. Returns
   * of how many; leaves out days that are being changed.
   */
  abstract reckon(max: number): Promise<number>
}

/** A row of a list, ready to be shown. */
export interface ListLine {
  date: LocalDate
  firm: string
  catering: string
  shift: string
  /** Since when the list is frozen, or that it is live. */
  state: string
  department: string
  option: string
  dish: string
  people: number
  /** What happened to the dish, or what to expect of the people. */
  note: string
}

/** Writes lists into a workbook, row by row. */
export abstract class KitchenSheets {
  abstract write(batches: AsyncIterable<readonly ListLine[]>): AsyncIterable<Uint8Array>
}

/** What rating needs to know about a choice. */
export interface MadeChoice {
  cateringId: CompanyId
  key: string
  /** `HH:MM`, of the shift. */
  startTime: string
  /** `HH:MM`, of the shift. */
  endTime: string
  /** The shift's IANA time zone. */
  timezone: string
}

/** A reminder to choose for the date, for the people of these shifts. */
export interface DueReminder {
  companyId: CompanyId
  date: LocalDate
  shiftIds: ShiftId[]
}

/**
 * Reminders to choose for a day: by hand (rule M19) or before the cut-off (rule M17). Whichever comes first is the only
 * one for a shift and date.
 */
export abstract class Reminders {
  /**
   * Claims `max` published days whose cut-off is within their company's reminder hours, each exactly once, by their
   * deadlines. Shifts that share a cut-off are claimed together, even beyond `max`. Skips days changed within the last
   * `quietMinutesBeforeReminder`. `days` is how many it claimed.
   */
  abstract claimDue(max: number, now: Date): Promise<{ days: number; due: DueReminder[] }>
  /** Claims the shifts where choosing for the date is open and nobody has been reminded yet. */
  abstract claim(companyId: CompanyId, date: LocalDate, at: Date): Promise<string[]>
  /** Whether choosing for the date is open in any shift of the company. */
  abstract isOpen(companyId: CompanyId, date: LocalDate, at: Date): Promise<boolean>
  /**
   * How many active people who usually work one of these shifts (rule M11) have not chosen for the date and have
   * reminders on.
   */
  abstract undecided(companyId: CompanyId, date: LocalDate, shiftIds: readonly ShiftId[]): Promise<number>
}

export interface Rating {
  userId: UserId
  shiftId: ShiftId
  date: LocalDate
  cateringId: CompanyId
  /** 1 to 5. */
  stars: number
  at: Date
}

export abstract class Ratings {
  /** Refuses with `rating.already_given`. */
  abstract add(rating: Rating): Promise<void>
}
