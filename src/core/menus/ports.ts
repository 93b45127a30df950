import type { CompanyId, DishId, LocalDate, ShiftId, UserId } from '../shared/index.ts'
import type { Shift } from '../shifts/index.ts'
import type { Choice, ChoiceInput, ChosenDay } from './choice.ts'
import type { Dish } from './dish.ts'
import type { ChangedDish, Meal, MenuDay } from './menu-day.ts'
import type { Service } from './rules.ts'

/** The kitchen of one catering for one shift of one corporate company. */
export interface Kitchen {
  cateringId: CompanyId
  corporateId: CompanyId
  shiftId: ShiftId
}

/** Days of a kitchen, from the first to the last. */
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
   * Writes all of them, and their dishes into the library. Refuses with `menu_day.published_by_another` when another catering published
   * one of the dates.
   */
  abstract save(days: readonly MenuDay[]): Promise<void>
  /** Publishes the drafts among these days; returns which they were. Refuses like `save`. */
  abstract publish(days: readonly KitchenDays[], at: Date): Promise<(Kitchen & { date: LocalDate })[]>
  /** The published day a person of the company chooses from; null when nothing is published there. */
  abstract publishedForChoice(corporateId: CompanyId, shiftId: ShiftId, date: LocalDate): Promise<PublishedDay | null>
}

export abstract class Dishes {
  /** Locked until the transaction ends. */
  abstract forChange(cateringId: CompanyId, dishId: DishId): Promise<Dish | null>
  abstract update(dish: Dish): Promise<void>
  /** Those of the names whose allergens are missing where the catering publishes only declared dishes; else none. */
  abstract toDeclare(cateringId: CompanyId, names: readonly string[]): Promise<string[]>
  /** The same of the dishes on these days of one catering. */
  abstract toDeclareOn(days: readonly (Kitchen & { date: LocalDate })[]): Promise<string[]>
  /** Keeps what meals that are on a menu tell of their dishes; the last one counts. What they leave out or empty stays as it was. */
  abstract remember(cateringId: CompanyId, meals: readonly Meal[]): Promise<void>
}

export abstract class Choices {
  /**
   * One choice per person, shift and date: a second one replaces the first. Copies the dish, its label and the person's
   * department of this moment. Writes only while choosing is open (`isSelectable`), this catering's published menu offers
   * the option and the person is active; null when it did not write.
   */
  abstract save(input: ChoiceInput, at: Date): Promise<Choice | null>
  /** Holds a person's choices against other moves between shifts until the transaction ends. */
  abstract hold(companyId: CompanyId, userId: UserId): Promise<void>
  /** Withdraws a choice while its day is open, also when its menu is gone; tells whether it did (rule M13). */
  abstract withdraw(choice: ChosenDay, at: Date): Promise<boolean>
  /**
   * Renames corrected dishes in the choices made so far; a substitute keeps the choice, remembers the dish that was chosen first
   * and is marked until its person has seen it (rule M4).
   */
  abstract changeDishes(cateringId: CompanyId, dishes: readonly ChangedDish[]): Promise<void>
  /** Takes the mark of a substitute from the person's choice; tells whether there is such a choice. */
  abstract acknowledge(companyId: CompanyId, userId: UserId, shiftId: ShiftId, date: LocalDate): Promise<boolean>
  /** Null when the person chose nothing there. */
  abstract madeBy(chosen: ChosenDay): Promise<MadeChoice | null>
}

export abstract class KitchenLists {
  /**
   * Makes the lists of at most `max` published days whose choosing has closed and that have none, once each; of one firm, or of all. Holds
   * the days first, so that a list counts every choice that was in time and nothing is chosen or corrected after it. Returns how many.
   */
  abstract freezeDue(corporateId: CompanyId | null, now: Date, max: number): Promise<number>
}

/** A row of a list as people read it. */
export interface ListLine {
  date: LocalDate
  firm: string
  catering: string
  shift: string
  /** Frozen since when, or live. */
  state: string
  department: string
  option: string
  dish: string
  people: number
  /** What became of the dish, or will of the people. */
  note: string
}

/** Writes lists into a workbook, row by row. */
export abstract class KitchenSheets {
  abstract write(batches: AsyncIterable<readonly ListLine[]>): AsyncIterable<Uint8Array>
}

/** What rating needs to know of a choice. */
export interface MadeChoice {
  cateringId: CompanyId
  key: string
  /** IANA name; the shift's calendar. */
  timezone: string
}

/** People of these shifts are reminded to choose for the date. */
export interface DueReminder {
  companyId: CompanyId
  date: LocalDate
  shiftIds: ShiftId[]
}

/** Reminding to choose for a day, by hand (rule M19) and before the cut-off (rule M17); each shift of a date once by either. */
export abstract class Reminders {
  /**
   * Takes `max` published days whose cut-off is not more hours away than their company reminds before it, once each; shifts with one
   * cut-off together, also when they are more. Not while a day is being changed: its news and standing choices are on their way.
   * `days`: how many it took.
   */
  abstract claimDue(max: number, now: Date): Promise<{ days: number; due: DueReminder[] }>
  /** Takes the shifts in which choosing for the date is open and that were not reminded of yet. */
  abstract claim(companyId: CompanyId, date: LocalDate, at: Date): Promise<string[]>
  /** Whether choosing for the date is open in some shift of the company. */
  abstract isOpen(companyId: CompanyId, date: LocalDate, at: Date): Promise<boolean>
  /** How many active people whose usual shift is one of these (rule M11) chose nothing for the date and wants reminders. */
  abstract undecided(companyId: CompanyId, date: LocalDate, shiftIds: readonly ShiftId[]): Promise<number>
}

export interface Rating {
  userId: UserId
  shiftId: ShiftId
  date: LocalDate
  cateringId: CompanyId
  /** 1 to 5 */
  stars: number
  at: Date
}

export abstract class Ratings {
  /** Refuses with `rating.already_given`. */
  abstract add(rating: Rating): Promise<void>
}
