import type { CompanyId, LocalDate, ShiftId, UserId } from '../shared/index.ts'
import type { OwnShifts } from './own-shifts.ts'
import { type Shift, shiftRefusal } from './shift.ts'
import type { StandingChoice, StandingBatch } from './standing-choice.ts'

export abstract class Shifts {
  abstract add(shift: Shift): Promise<void>
  /** Locked until the transaction ends; null if it is missing, deleted or another company's. */
  abstract forChange(companyId: CompanyId, shiftId: ShiftId): Promise<Shift | null>
  abstract byId(companyId: CompanyId, shiftId: ShiftId): Promise<Shift | null>
  abstract allOf(companyId: CompanyId): Promise<Shift[]>
  /** The active shifts of these companies, locked against changes until the transaction ends. */
  abstract holdActive(companyIds: readonly CompanyId[]): Promise<Shift[]>
  abstract update(shift: Shift): Promise<void>
  /**
   * Suspends the menus of half days from the date on that are closed for the shift's new hours, and publishes those that
   * are not any more. Returns the days that it suspended, with their names (rule Y1).
   */
  abstract reviewHalfDays(shift: Shift, from: LocalDate): Promise<{ date: LocalDate; name: string }[]>
  /** Deletes a shift without menu days; hides one that has history. */
  abstract remove(companyId: CompanyId, shiftId: ShiftId): Promise<void>
}

/** Locks shifts people are to be assigned to. Refuses with `shift.missing` if one is not an active shift of the company. */
export const holdShifts = async (shifts: Shifts, companyId: CompanyId, shiftIds: readonly ShiftId[]): Promise<void> => {
  if (shiftIds.length === 0) return
  const active = new Set((await shifts.holdActive([companyId])).map(({ id }) => id))
  if (!shiftIds.every((id) => active.has(id))) throw shiftRefusal('shift.missing')
}

export abstract class UsualShifts {
  /**
   * The ids of each person's usual active shifts, those of a week earliest first; people without any are left out, which
   * means all shifts.
   */
  abstract ofAll(companyId: CompanyId, userIds: readonly UserId[]): Promise<Map<string, OwnShifts>>
  async of(companyId: CompanyId, userId: UserId): Promise<OwnShifts> {
    return (await this.ofAll(companyId, [userId])).get(userId) ?? []
  }
  /**
   * Replaces the usual shifts of these people, and marks them as having been asked. The shifts have to be active ones of
   * the company.
   */
  abstract set(companyId: CompanyId, userIds: readonly UserId[], ownShifts: OwnShifts): Promise<void>
  /**
   * Sets the usual shifts of active people of the company, by phone, if their role is among `roles` and they have never
   * named shifts themselves; others keep what they have. The shifts have to be active ones of the company. Returns the
   * phones and ids of the people it changed.
   */
  abstract fillByPhone(
    companyId: CompanyId,
    people: readonly { phone: string; ownShifts: OwnShifts }[],
    roles: readonly string[],
  ): Promise<Map<string, string>>
}

/**
 * Standing choices apply on open days without a choice, in the person's usual shifts, if a dish has the label. They
 * never apply on a day on which the person withdrew a choice or chose in another shift, and never replace a choice made
 * by hand, however close together the two are made.
 */
export abstract class StandingChoices {
  /** Replaces the person's standing choices; the shifts have to be active ones of the company. */
  abstract set(companyId: CompanyId, userId: UserId, choices: readonly StandingChoice[]): Promise<void>
  /**
   * On open days, withdraws what was chosen for these people and no longer would be, then chooses where nothing is
   * chosen. Returns how many of each.
   */
  abstract apply(
    companyId: CompanyId,
    userIds: readonly UserId[],
    now: Date,
  ): Promise<{ withdrawn: number; chosen: number }>
  /** Chooses for the next `max` people of the batch; returns the last of them, or null if nobody is left. */
  abstract applyNext(batch: StandingBatch, max: number, now: Date): Promise<string | null>
}
