import {
  type CompanyId,
  type DepartmentId,
  type LocalDate,
  refusals,
  type ShiftId,
  withFacts,
} from '../shared/index.ts'

export const guestRefusal = refusals({
  'guests.closed': 'unprocessable',
  'guests.day_closed': 'unprocessable',
  'guests.not_a_work_day': 'unprocessable',
  'guests.too_far': withFacts<{ days: number }>('unprocessable'),
  'guests.too_many': withFacts<{ max: number }>('unprocessable'),
  'guests.unknown_option': 'unprocessable',
  'guests.option_repeated': 'unprocessable',
})

export interface GuestPortions {
  /** The key of an option; null for a number only. */
  key: string | null
  portions: number
}

/** Where guests eat, and whose they are. No guest has a name (rule Y3). */
export interface GuestsOfDepartment {
  companyId: CompanyId
  shiftId: ShiftId
  date: LocalDate
  /** The host; null for nobody in particular. */
  departmentId: DepartmentId | null
}

/** Guests of every week, on days for which the department has saved no number. */
export interface GuestRepeat extends Omit<GuestsOfDepartment, 'date'> {
  /** 1 = Monday … 7 = Sunday. */
  weekday: number
  /** 0: none any more. */
  portions: number
}

export const portionsOfGuests = (guests: readonly GuestPortions[]): number =>
  guests.reduce((sum, { portions }) => sum + portions, 0)
