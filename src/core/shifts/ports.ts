import type { CompanyId, ShiftId, UserId } from '../shared/index.ts'
import type { Shift } from './shift.ts'
import type { StandingChoice, StandingBatch } from './standing-choice.ts'

export abstract class Shifts {
  abstract add(shift: Shift): Promise<void>
  /** Locked until the transaction ends; null when it is missing, deleted or another company's. */
  abstract forChange(companyId: CompanyId, shiftId: ShiftId): Promise<Shift | null>
  abstract byId(companyId: CompanyId, shiftId: ShiftId): Promise<Shift | null>
  abstract allOf(companyId: CompanyId): Promise<Shift[]>
  /** The active shifts of these companies, held against changes until the transaction ends. */
  abstract holdActive(companyIds: readonly CompanyId[]): Promise<Shift[]>
  abstract update(shift: Shift): Promise<void>
  /** Removes a shift without menu days for good and hides one with history. */
  abstract remove(companyId: CompanyId, shiftId: ShiftId): Promise<void>
}

export abstract class UsualShifts {
  /** Ids of the own active shifts of each of these people who has some, from the earliest; none means all. */
  abstract ofAll(companyId: CompanyId, userIds: readonly UserId[]): Promise<Map<string, string[]>>
  async of(companyId: CompanyId, userId: UserId): Promise<string[]> {
    return (await this.ofAll(companyId, [userId])).get(userId) ?? []
  }
  /** Replaces those of these people, who have been asked with it; false when one of them is not an active shift of the company. */
  abstract set(companyId: CompanyId, userIds: readonly UserId[], shiftIds: readonly ShiftId[]): Promise<boolean>
  /**
   * Sets those of several active people of the company at once, by phone, who have one of the roles, had one when they left, and have
   * never told which shifts they work; others keep what they have. The shifts have to be active ones of the company. Returns the phones
   * and ids of whom it set.
   */
  abstract fillByPhone(
    companyId: CompanyId,
    people: readonly { phone: string; shiftIds: readonly ShiftId[] }[],
    roles: readonly string[],
  ): Promise<Map<string, string>>
}

/**
 * They choose on open days without a choice, in the person's own shifts, where a dish has the label. Never on a day on which the person
 * withdrew a choice or chose in another shift, and never instead of an own choice, however close to each other the two are made.
 */
export abstract class StandingChoices {
  /** Replaces those of the person; false when a shift is not an active one of the company. */
  abstract set(companyId: CompanyId, userId: UserId, choices: readonly StandingChoice[]): Promise<boolean>
  /**
   * Withdraws what was chosen for these people on open days and would not be chosen any more, then chooses where nothing is chosen.
   * Returns how many of each.
   */
  abstract apply(
    companyId: CompanyId,
    userIds: readonly UserId[],
    now: Date,
  ): Promise<{ withdrawn: number; chosen: number }>
  /** Chooses for the next `max` people of the batch; returns the last of them, or null when there is nobody left. */
  abstract applyNext(batch: StandingBatch, max: number, now: Date): Promise<string | null>
}
