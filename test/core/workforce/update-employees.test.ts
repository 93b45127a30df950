import { beforeEach, describe, expect, it } from 'vitest'
import { operator, type Actor, type Role } from '../../../src/core/actors/rules.ts'
import type { Company } from '../../../src/core/companies/index.ts'
import { type Employee, updateEmployees } from '../../../src/core/workforce/index.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { aCompany, anEmployee, aMember } from '../../support/samples.ts'

let house: ReturnType<typeof fakeHouse>
let company: Company
beforeEach(async () => {
  house = fakeHouse(new FakeClock('2026-03-02T09:00:00Z'))
  company = aCompany()
  await house.companies.add(company)
})

const hire = async (role: Role, changes: Partial<Employee> = {}) => {
  const employee = anEmployee(company, { role, ...changes })
  await house.employees.add(employee)
  return employee
}
const deactivate = (actor: Actor, ...people: Employee[]) =>
  house.use(updateEmployees)({
    companyId: company.id,
    employeeIds: people.map(({ id }) => id),
    actor,
    changes: { isActive: false },
  })

describe('deactivating several people', () => {
  it('keeps the last owner, whichever order they come in', async () => {
    const [first, second, third] = [
      await hire('corporateOwner'),
      await hire('corporateOwner'),
      await hire('corporateOwner'),
    ]
    const { updated, refused } = await deactivate(operator, second, third, first)
    expect(updated).toBe(2)
    expect(refused.map(({ employeeId, refusal: { code } }) => [employeeId, code])).toEqual([
      [first.id, 'employee.last_owner'],
    ])
    expect(house.trail.entries.map(({ event }) => event.name)).toEqual(['user.deactivated', 'user.deactivated'])
  })

  it('is refused as a whole to somebody who has lost their authority in the meantime', async () => {
    const demoted = await hire('corporate2')
    const target = await hire('individual')
    const actor = aMember({ userId: demoted.id, companyId: company.id, role: 'corporate4' })
    await expect(deactivate(actor, target)).rejects.toMatchObject({ code: 'access.denied' })
    expect(house.trail.entries).toEqual([])
  })

  it('writes nothing for people who are already inactive', async () => {
    const passive = await hire('individual', { isActive: false })
    expect(await deactivate(operator, passive)).toEqual({ updated: 1, refused: [], cancelledChoices: 0 })
    expect(house.trail.entries).toEqual([])
  })
})
