import { maxShifts, type Shift, shiftRefusal, Shifts } from '../../../src/core/shifts/index.ts'

export class FakeShifts extends Shifts {
  readonly rows: Shift[] = []
  /** Shifts that have had a menu. */
  readonly withHistory = new Set<string>()

  async add(shift: Shift): Promise<void> {
    if ((await this.allOf(shift.companyId)).length >= maxShifts) throw shiftRefusal('shift.too_many')
    this.rows.push(shift)
  }

  forChange(companyId: string, shiftId: string): Promise<Shift | null> {
    return this.byId(companyId, shiftId)
  }

  byId(companyId: string, shiftId: string): Promise<Shift | null> {
    const found = this.rows.find((shift) => shift.companyId === companyId && shift.id === shiftId && !shift.isDeleted)
    return Promise.resolve(
      found ? Object.assign(Object.create(found.constructor.prototype as object) as Shift, found) : null,
    )
  }

  allOf(companyId: string): Promise<Shift[]> {
    const own = this.rows.filter((shift) => shift.companyId === companyId && !shift.isDeleted)
    return Promise.resolve(own.sort((one, other) => (one.startTime < other.startTime ? -1 : 1)))
  }

  holdActive(companyIds: readonly string[]): Promise<Shift[]> {
    return Promise.resolve(this.rows.filter(({ companyId, isActive }) => isActive && companyIds.includes(companyId)))
  }

  update(shift: Shift): Promise<void> {
    const row = this.rows.find(({ companyId, id }) => companyId === shift.companyId && id === shift.id)
    if (row) Object.assign(row, shift)
    return Promise.resolve()
  }

  reviewHalfDays(): Promise<{ date: string; name: string }[]> {
    return Promise.resolve([])
  }

  remove(companyId: string, shiftId: string): Promise<void> {
    const at = this.rows.findIndex((shift) => shift.companyId === companyId && shift.id === shiftId)
    const row = this.rows[at]
    if (row && this.withHistory.has(shiftId)) Object.assign(row, { isDeleted: true, isActive: false })
    else if (row) this.rows.splice(at, 1)
    return Promise.resolve()
  }
}
