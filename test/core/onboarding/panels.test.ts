import type { RunOf } from '../../../src/core/shared/index.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, operator, type Role } from '../../../src/core/actors/rules.ts'
import { type Company, companyUpdated, updateCompany } from '../../../src/core/companies/index.ts'
import { decideApplication } from '../../../src/core/onboarding/index.ts'
import {
  assignRole,
  deactivateDepartment,
  type Employee,
  resetEmployeePassword,
  updateDepartment,
  updateEmployee,
  userDeactivated,
} from '../../../src/core/workforce/index.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { aCompany, aDepartment, anApplication, anEmployee, aMember } from '../../support/samples.ts'

const owner = aMember({ userId: 'owner' })

const manager = aMember({ userId: 'manager' })

const clock = new FakeClock('2026-03-02T09:00:00Z')
let house: ReturnType<typeof fakeHouse>
let company: Company
beforeEach(async () => {
  house = fakeHouse(clock)
  company = aCompany()
  await house.companies.add(company)
})

const actorOf = ({ id, companyId, role }: Employee): Actor => ({
  kind: 'staff',
  userId: id,
  companyId,
  companyType: 'corporate',
  role,
  mustChangePassword: false,
})
const hire = async (role: Role, changes: Partial<Employee> = {}) => {
  const employee = anEmployee(company, { role, ...changes })
  await house.employees.add(employee)
  return employee
}
const change = (actor: Actor, target: Employee, changes: Parameters<RunOf<typeof updateEmployee>>[0]['changes']) =>
  house.use(updateEmployee)({
    companyId: target.companyId,
    employeeId: target.id,
    actor,
    changes,
  })
const grant = (actor: Actor, target: Employee, role: Role, isActive?: boolean) =>
  house.use(assignRole)({ companyId: target.companyId, employeeId: target.id, actor, role, isActive })
const events = () => house.trail.entries.map(({ event }) => event.name)

describe('the last active owner', () => {
  it('cannot be removed, not even by an administrator', async () => {
    const [owner, passive] = [await hire('corporateOwner'), await hire('corporateOwner', { isActive: false })]
    const admin: Actor = { kind: 'admin', administratorId: 'admin' }
    await expect(grant(admin, owner, 'corporate4')).rejects.toMatchObject({
      kind: 'conflict',
      code: 'employee.last_owner',
    })
    await expect(grant(admin, owner, 'corporateOwner', false)).rejects.toMatchObject({ code: 'employee.last_owner' })
    await expect(change(admin, owner, { isActive: false })).rejects.toMatchObject({ code: 'employee.last_owner' })
    expect([owner.role, owner.isActive, events()]).toEqual(['corporateOwner', true, []])
    await grant(admin, passive, 'corporate1')
    const second = await hire('corporateOwner')
    await grant(actorOf(owner), second, 'corporate4')
    expect(events()).toEqual(['user.role_assigned', 'user.role_assigned'])
  })
})

describe('changing an employee', () => {
  it('writes nothing if nothing changes', async () => {
    const [manager, target] = [await hire('corporate3'), await hire('corporate3', { fullName: 'Ayşe Yılmaz' })]
    await change(actorOf(manager), target, {
      fullName: ' Ayşe  Yılmaz ',
      isActive: true,
      email: '',
      departmentId: null,
    })
    await grant(actorOf(manager), target, 'corporate3', true)
    expect(events()).toEqual([])
  })

  it('logs a single event, the most significant one', async () => {
    const [manager, target, room] = [
      await hire('corporate3'),
      await hire('corporate1'),
      aDepartment(company, { name: 'Üretim' }),
    ]
    await house.departments.add(room)
    await change(actorOf(manager), target, { fullName: 'Can Er', isActive: false, departmentId: room.id })
    expect(house.trail.entries).toMatchObject([
      {
        event: userDeactivated,
        actor: actorOf(manager),
        meta: { department: 'Üretim', cancelledChoices: 0 },
        changes: { isActive: { from: true, to: false }, fullName: null },
        personal: { fullName: { from: 'Ayşe Yılmaz', to: 'Can Er' } },
      },
    ])
    await grant(actorOf(manager), target, 'corporate2', true)
    await grant(actorOf(manager), target, 'corporate2', false)
    expect(events()).toEqual(['user.deactivated', 'user.role_assigned', 'user.deactivated'])
  })

  it('is refused for somebody who is unknown or in another company', async () => {
    const manager = await hire('corporateOwner')
    await expect(change(actorOf(manager), anEmployee(company), { fullName: 'Yok' })).rejects.toMatchObject({
      kind: 'missing',
      code: 'employee.missing',
    })
  })
})

describe('a new one-time password', () => {
  it('lives seven days and is never logged', async () => {
    const [manager, target] = [await hire('corporate3'), await hire('corporate2')]
    const reset = house.use(resetEmployeePassword)
    const { oneTimePassword, expiresAt } = await reset({
      companyId: company.id,
      employeeId: target.id,
      actor: actorOf(manager),
    })
    expect([oneTimePassword, expiresAt]).toEqual(['ONE-TIME-1', new Date('2026-03-09T09:00:00Z')])
    expect(target).toMatchObject({ passwordHash: 'hashed:ONE-TIME-1', passwordExpiresAt: expiresAt })
    expect(JSON.stringify(house.trail.entries)).not.toContain('ONE-TIME-1')
  })
})

describe('a department', () => {
  it('can be renamed, closed once and reopened', async () => {
    const room = aDepartment(company, { name: 'Depo' })
    await house.departments.add(room)
    const at = { companyId: company.id, departmentId: room.id, actor: manager }
    await house.use(updateDepartment)({ ...at, name: ' Ana  Depo ' })
    await house.use(deactivateDepartment)(at)
    await house.use(deactivateDepartment)(at)
    await house.use(updateDepartment)({ ...at, isActive: true })
    expect(events()).toEqual(['department.updated', 'department.deactivated', 'department.activated'])
    await expect(house.use(updateDepartment)({ ...at, companyId: aCompany().id })).rejects.toMatchObject({
      code: 'department.missing',
    })
  })
})

describe('an application', () => {
  it('is decided once, and becomes a member of level 1 if approved', async () => {
    const application = anApplication({ companyId: company.id })
    await house.applications.add(application)
    const decide = house.use(decideApplication)
    const decider = actorOf(await hire('corporate3'))
    const input = { companyId: company.id, applicationId: application.id, actor: decider, notes: ' ' }
    await decide({ ...input, status: 'approved' })
    expect(house.employees.find(company.id, application.applicantPhone)).toMatchObject({
      role: 'corporate1',
      passwordHash: 'hashed:dogru-parola',
      passwordExpiresAt: null,
      isActive: true,
    })
    expect(application).toMatchObject({ status: 'approved', passwordHash: null, notes: null })
    await expect(decide({ ...input, status: 'rejected' })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'application.decided',
    })
    await expect(
      decide({ ...input, companyId: aCompany().id, actor: operator, status: 'rejected' }),
    ).rejects.toMatchObject({
      kind: 'missing',
    })
    expect(events()).toEqual(['application.approved'])
  })
})

describe('the settings of a company', () => {
  it('log what changed, and nothing when nothing did', async () => {
    const update = house.use(updateCompany)
    const input = {
      companyId: company.id,
      actor: owner,
      changes: { phone: '0212 555 11 22', address: { city: ' İzmir ' }, logoUrl: '' },
    }
    const { slug } = company
    await update(input)
    await update(input)
    expect(house.trail.entries).toMatchObject([
      {
        event: companyUpdated,
        changes: { phone: { from: null, to: '0212 555 11 22' }, city: { from: '', to: 'İzmir' } },
      },
    ])
    expect(await house.companies.byId(company.id)).toMatchObject({
      slug,
      address: { street: '', city: 'İzmir' },
      logoUrl: null,
    })
  })
})
