/** Choices for coming days, cancelled when a person, shift or partnership ends. */
export abstract class FutureChoices {
  /** Cancels the choices dated `from` or later; returns how many there were. */
  abstract cancelOfShift(companyId: string, shiftId: string, from: string): Promise<number>
  /** Cancels people's choices from tomorrow on, in each shift's own time zone; returns how many there were, by person. */
  abstract cancelOfPeople(companyId: string, employeeIds: readonly string[], now: Date): Promise<Map<string, number>>
}
