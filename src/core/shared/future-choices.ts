/** The choices people made for days to come, for whoever ends what they rely on. */
export abstract class FutureChoices {
  /** Cancels the choices dated `from` or later; answers how many there were. */
  abstract cancelOfShift(companyId: string, shiftId: string, from: string): Promise<number>
  /** Cancels a person's choices from tomorrow on, in each shift's own time zone; answers how many there were. */
  abstract cancelOfPerson(companyId: string, employeeId: string, now: Date): Promise<number>
}
