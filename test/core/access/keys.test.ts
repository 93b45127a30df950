import { beforeEach, describe, expect, it } from 'vitest'
import {
  createKey,
  identifyKey,
  keyCreated,
  keyRevoked,
  type NewKey,
  revokeKey,
} from '../../../src/core/access/index.ts'
import { type KeyHolder, operator, type Role } from '../../../src/core/actors/rules.ts'
import type { Company } from '../../../src/core/companies/index.ts'
import {
  addEmployee,
  assignRole,
  type Employee,
  importEmployees,
  updateEmployee,
} from '../../../src/core/workforce/index.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { aCompany, aMember, anEmployee } from '../../support/samples.ts'

let clock: FakeClock
let house: ReturnType<typeof fakeHouse>
let company: Company

const enrolled = async (role: Role): Promise<Employee> => {
  const employee = anEmployee(company, { role })
  await house.employees.add(employee)
  return employee
}
const actorOf = ({ id: userId, role }: Employee) => aMember({ companyId: company.id, userId, role })
const make = (input: Partial<NewKey> = {}) =>
  house.use(createKey)({
    companyId: company.id,
    actor: operator,
    name: 'Bordro aktarımı',
    role: 'corporate3',
    lastDay: '2026-03-31',
    addresses: [],
    ...input,
  })
const identify = ({ tokenHash }: { tokenHash: string }, address = '192.0.2.1') =>
  house.use(identifyKey)({ tokenHash, address })

beforeEach(async () => {
  clock = new FakeClock('2026-03-02T09:00:00Z')
  house = fakeHouse(clock)
  company = aCompany()
  await house.companies.add(company)
})

describe('creating a key', () => {
  it('stores a hash and shows the token', async () => {
    const { key, token } = await make({ name: '  Bordro   aktarımı ', addresses: ['10.20.30.40/16', '10.20.0.0/16'] })
    expect(token).toMatch(/^tbd_/)
    expect(key).toMatchObject({ name: 'Bordro aktarımı', addresses: ['10.20.0.0/16'], madeBy: null })
    expect(house.trail.entries).toMatchObject([
      {
        event: keyCreated,
        actor: operator,
        meta: { name: 'Bordro aktarımı', role: 'corporate3', lastDay: '2026-03-31' },
      },
    ])
    expect(JSON.stringify(house.trail.entries)).not.toContain(token)
  })

  it('is allowed for level 4 and Owner, up to their own level', async () => {
    const [three, four, owner] = [
      await enrolled('corporate3'),
      await enrolled('corporate4'),
      await enrolled('corporateOwner'),
    ]
    await expect(make({ actor: actorOf(three), role: 'corporate1' })).rejects.toMatchObject({ code: 'access.denied' })
    await expect(make({ actor: actorOf(four), role: 'corporateOwner' })).rejects.toMatchObject({
      code: 'key.role_above_you',
    })
    expect((await make({ actor: actorOf(four), role: 'corporate4' })).key).toMatchObject({ madeBy: four.id })
    expect((await make({ actor: actorOf(owner), role: 'corporateOwner' })).key).toMatchObject({ madeBy: owner.id })
  })

  it('checks the current role, not the one the session started with', async () => {
    const four = await enrolled('corporate4')
    await house.giveRole(four.id, 'corporate3')
    await expect(make({ actor: actorOf(four) })).rejects.toMatchObject({ code: 'access.denied' })
  })

  it('is not allowed with a key', async () => {
    const { key } = await make({ role: 'corporateOwner' })
    const { actor } = await identify(key)
    await expect(make({ actor, role: 'corporate1' })).rejects.toMatchObject({ code: 'access.denied' })
    await expect(house.use(revokeKey)({ companyId: company.id, keyId: key.id, actor })).rejects.toMatchObject({
      code: 'access.denied',
    })
  })

  it('lets it expire at the end of a day within a year, in Turkish time', async () => {
    expect((await make({ lastDay: '2026-03-02' })).key.expiresAt).toEqual(new Date('2026-03-02T21:00:00Z'))
    expect((await make({ lastDay: '2027-03-02' })).key.expiresAt).toEqual(new Date('2027-03-02T21:00:00Z'))
    for (const lastDay of ['2026-03-01', '2027-03-03'])
      await expect(make({ lastDay })).rejects.toMatchObject({ code: 'key.expiry_invalid' })
  })

  it('refuses an invalid address and says which one it is', async () => {
    await expect(make({ addresses: ['10.0.0.1', 'ofis'] })).rejects.toMatchObject({
      code: 'key.address_invalid',
      facts: { number: 2 },
    })
  })

  it('stops at twenty working keys', async () => {
    for (let made = 0; made < 20; made++) await make()
    await expect(make()).rejects.toMatchObject({ code: 'key.too_many', facts: { keys: 20 } })
    await house.use(revokeKey)({ companyId: company.id, keyId: house.keys.rows[0]?.id ?? '', actor: operator })
    await make()
  })
})

describe('a key', () => {
  it('works until it expires or is revoked, and while its company is active', async () => {
    const [expiring, revoked, closing] = [(await make()).key, (await make()).key, (await make()).key]
    for (const key of [expiring, revoked, closing])
      expect((await identify(key)).actor).toMatchObject({ kind: 'key', keyId: key.id, role: 'corporate3' })
    await house.use(revokeKey)({ companyId: company.id, keyId: revoked.id, actor: operator })
    await expect(identify(revoked)).rejects.toMatchObject({ code: 'key.refused', kind: 'unauthenticated' })
    expect(house.trail.entries.at(-1)).toMatchObject({ event: keyRevoked, meta: { name: 'Bordro aktarımı' } })
    await house.makePassive(company.id)
    await expect(identify(closing)).rejects.toMatchObject({ code: 'key.refused' })
    await house.companies.update({ ...company, isActive: true })
    clock.set('2026-03-31T20:59:59.999Z')
    await identify(expiring)
    clock.set('2026-03-31T21:00:00Z')
    await expect(identify(expiring)).rejects.toMatchObject({ code: 'key.refused' })
  })

  it('works only from its allowed addresses, and is refused elsewhere like an unknown key', async () => {
    const { key } = await make({ addresses: ['10.20.0.0/16', '2a02:e0::/32'] })
    for (const address of ['10.20.1.1', '::ffff:10.20.1.1', '2a02:e0::7']) await identify(key, address)
    for (const address of ['10.21.1.1', '2a02:e1::7', ''])
      await expect(identify(key, address)).rejects.toMatchObject({ code: 'key.refused' })
    expect(house.keys.rows[0]?.lastUse?.address).toBe('10.20.1.1')
  })

  it('shows when it was last used, to the minute', async () => {
    const { key } = await make()
    const usedAt = async (now: string, address: string) => {
      clock.set(now)
      await identify(key, address)
      return house.keys.rows[0]?.lastUse
    }
    const first = { at: new Date('2026-03-02T09:00:00Z'), address: '192.0.2.1' }
    expect(await usedAt('2026-03-02T09:00:00Z', '192.0.2.1')).toEqual(first)
    expect(await usedAt('2026-03-02T09:00:59.999Z', '192.0.2.2')).toEqual(first)
    expect(await usedAt('2026-03-02T09:01:00Z', '192.0.2.3')).toEqual({
      at: new Date('2026-03-02T09:01:00Z'),
      address: '192.0.2.3',
    })
  })

  it('survives when the person who created it leaves', async () => {
    const four = await enrolled('corporate4')
    const { key } = await make({ actor: actorOf(four), role: 'corporate4' })
    await house.deactivate(four.id)
    expect((await identify(key)).actor.role).toBe('corporate4')
  })
})

describe('changes to people made with a key', () => {
  let actor: KeyHolder
  beforeEach(async () => {
    ;({ actor } = await identify((await make({ role: 'corporate4' })).key))
  })
  const add = (role: Role, phone: string) =>
    house.use(addEmployee)({ actor, companyId: company.id, fullName: 'Can Er', phone, role, departmentId: null })
  const assign = (employee: Employee, role: Role, isActive?: boolean) =>
    house.use(assignRole)({ companyId: company.id, employeeId: employee.id, actor, role, isActive })

  it('include adding and importing, and the log names the key', async () => {
    const { employee } = await add('corporate2', '5321110001')
    const row = { row: 2, fullName: 'Ece Er', phone: '5321110002', email: '', department: '', shifts: '' }
    const { imported } = await house.use(importEmployees)({ companyId: company.id, actor, rows: [row] })
    expect([employee.role, imported.length]).toEqual(['corporate2', 1])
    expect(house.trail.entries.slice(-2).map((entry) => entry.actor)).toMatchObject([
      { keyId: actor.keyId },
      { keyId: actor.keyId },
    ])
  })

  it('cannot make anybody a manager, since managers may do what keys may not', async () => {
    const clerk = await enrolled('corporate1')
    for (const role of ['corporate3', 'corporate4', 'corporateOwner'] as const) {
      await expect(add(role, '5321110003')).rejects.toMatchObject({ code: 'role.above_you' })
      await expect(assign(clerk, role)).rejects.toMatchObject({ code: 'role.above_you' })
    }
    await assign(clerk, 'corporate2')
    expect(clerk.role).toBe('corporate2')
  })

  it("cannot touch managers, even below the key's level, nor people who were managers when they left", async () => {
    const rename = (employee: Employee) =>
      house.use(updateEmployee)({
        companyId: company.id,
        employeeId: employee.id,
        actor,
        changes: { fullName: 'Can Er' },
      })
    const clerk = await enrolled('corporate2')
    await rename(clerk)
    await assign(clerk, 'corporate1', false)
    await assign(clerk, 'corporate1', true)
    expect(clerk).toMatchObject({ fullName: 'Can Er', isActive: true, role: 'corporate1', roleOnLeaving: null })

    await enrolled('corporateOwner')
    for (const role of ['corporate3', 'corporate4', 'corporateOwner'] as const) {
      const manager = await enrolled(role)
      const isRefused = async () => {
        await expect(rename(manager)).rejects.toMatchObject({ code: 'employee.above_you', facts: { by: 'key' } })
        await expect(assign(manager, 'corporate1', true)).rejects.toMatchObject({ code: 'employee.above_you' })
      }
      await isRefused()
      const byPerson = { companyId: company.id, employeeId: manager.id, actor: operator }
      await house.use(updateEmployee)({ ...byPerson, changes: { isActive: false } })
      expect(manager.roleOnLeaving).toBe(role)
      await isRefused()
      await house.use(assignRole)({ ...byPerson, role: 'individual' })
      await house.use(updateEmployee)({ ...byPerson, changes: { isActive: false, fullName: 'Giden' } })
      await isRefused()
      await house.use(updateEmployee)({ ...byPerson, changes: { isActive: true } })
      await rename(manager)
    }
  })

  it('never return a one-time password', async () => {
    const { employee, oneTimePassword } = await add('corporate2', '5321110005')
    const row = { row: 2, fullName: 'Ece Er', phone: '5321110006', email: '', department: '', shifts: '' }
    const { imported } = await house.use(importEmployees)({ companyId: company.id, actor, rows: [row] })
    expect([oneTimePassword, imported[0]?.oneTimePassword]).toEqual([null, null])
    expect(employee.passwordExpiresAt).not.toBeNull()
  })

  it('stop when the key is revoked, even in a request that is already running', async () => {
    await house.use(revokeKey)({ companyId: company.id, keyId: actor.keyId, actor: operator })
    await expect(add('corporate1', '5321110004')).rejects.toMatchObject({ code: 'access.denied' })
  })
})
