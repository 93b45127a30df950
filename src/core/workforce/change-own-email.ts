import type { Member } from '../actors/rules.ts'
import { Trail } from '../audit/index.ts'
import { writeToChangedAddresses } from '../emails/index.ts'
import { Jobs, Limits, takeWithin, useCase } from '../shared/index.ts'
import { changeEntry, changesOfEmployee } from './employee-changes.ts'
import { employeeRefusal } from './employee.ts'
import { Employees } from './ports.ts'

const dayInSeconds = 86_400
/** Each change writes to an address that may be a stranger's. */
const changesPerDay = 5

/** The person's own address; null for none. It counts as confirmed once its link has been opened (rule I18). */
export const changeOwnEmail = useCase(
  [Employees, Limits, Jobs, Trail],
  (employees, limits, jobs, trail) =>
    async (member: Member, email: string | null): Promise<void> => {
      const employee = await employees.forChange(member.companyId, member.userId)
      if (employee === null) throw employeeRefusal('employee.missing')
      const changed = { ...employee, email: email || null, emailByKey: false, version: employee.version + 1 }
      const changes = changesOfEmployee(employee, changed)
      if (Object.keys(changes).length === 0) return
      await takeWithin(limits, `own-email:${member.userId}`, changesPerDay, dayInSeconds)
      await employees.update(changed)
      await trail.write(changeEntry(member, changed, changes, { department: null, cancelledChoices: 0 }))
      await jobs.add(writeToChangedAddresses, {})
    },
)
