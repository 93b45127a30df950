import type { CompanyId, LocalDate, ShiftId } from '../shared/index.ts'
import type { GuestPortions, GuestRepeat, GuestsOfDepartment } from './guest.ts'

/** By option, without weekly guests before and with those that were added to after. */
export interface SavedGuests {
  before: GuestPortions[]
  after: GuestPortions[]
}

export abstract class Guests {
  /**
   * Replaces the guests of the department on a day that can still be changed: the shift works, the firm is open, no list
   * is frozen, it is before the cut-off, and the published menu has the options. Nobody then also means nobody of the
   * weekly guests. Returns null, with nothing written, for any other day, however close together saving and freezing are.
   */
  abstract save(of: GuestsOfDepartment, guests: readonly GuestPortions[], now: Date): Promise<SavedGuests | null>
  /**
   * Adds to the guests that count, which are the weekly ones if none were saved, on the same days; of two at once both
   * count. Nothing is written if an option would come to more than `maxGuests`.
   */
  abstract add(of: GuestsOfDepartment, guests: readonly GuestPortions[], now: Date): Promise<SavedGuests | null>
  /** Whether the firm, or the catering whose menu was published, is closed for the shift. */
  abstract isDayClosed(companyId: CompanyId, shiftId: ShiftId, date: LocalDate): Promise<boolean>
  /** Returns the number before. */
  abstract saveRepeat(repeat: GuestRepeat): Promise<number>
  /**
   * Deletes guests of days that the company closes, whether it is the firm or the catering whose menus were suspended;
   * returns how many portions. Weekly guests leave out closed days by themselves.
   */
  abstract cancelOfClosedDays(companyId: CompanyId, dates: readonly LocalDate[]): Promise<number>
}
