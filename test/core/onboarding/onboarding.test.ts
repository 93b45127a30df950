import { operator } from '../../../src/core/actors/rules.ts'
import type { RunOf } from '../../../src/core/shared/index.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type ApplicationInput,
  getApplicationState,
  registerIndividual,
  type Registration,
  type RequestedCompany,
  submitApplication,
  userRegistered,
} from '../../../src/core/onboarding/index.ts'
import type { Company } from '../../../src/core/companies/index.ts'
import type { Department } from '../../../src/core/workforce/index.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { aCatering, aCompany, aDepartment, anEmployee, aSupplier, someId, aMember } from '../../support/samples.ts'

let house: ReturnType<typeof fakeHouse>
let company: Company
let department: Department
let register: (input?: Partial<Registration>) => ReturnType<RunOf<typeof registerIndividual>>
let apply: (input?: Partial<ApplicationInput>) => ReturnType<RunOf<typeof submitApplication>>

beforeEach(async () => {
  house = fakeHouse()
  company = aCompany()
  department = aDepartment(company)
  await house.companies.add(company)
  await house.departments.add(department)
  const useRegister = house.use(registerIndividual)
  register = (input) =>
    useRegister({
      fullName: '  Ayşe   Yılmaz ',
      phone: '0532 123 45 67',
      password: 'dogru-parola',
      companyId: company.id,
      departmentId: department.id,
      address: '10.0.0.1',
      ...input,
    })
  const useApply = house.use(submitApplication)
  apply = (input) =>
    useApply({
      applicant: { fullName: ' Can  Demir', phone: '+90 533 765 43 21', email: 'can@example.com' },
      password: 'dogru-parola',
      target: { companyId: company.id },
      address: '10.0.0.1',
      ...input,
    })
})

describe('registering as an individual', () => {
  it('creates a member who can sign in at once, and logs it', async () => {
    const answer = await register()
    const employee = 'employee' in answer ? answer.employee : anEmployee(company)
    expect(house.employees.rows).toEqual([
      expect.objectContaining({
        companyId: company.id,
        departmentId: department.id,
        fullName: 'Ayşe Yılmaz',
        phone: '5321234567',
        email: null,
        role: 'individual',
        passwordHash: 'hashed:dogru-parola',
        passwordExpiresAt: null,
        isActive: true,
      }),
    ])
    expect(house.trail.entries).toEqual([
      {
        event: userRegistered,
        companyId: company.id,
        actor: aMember({ kind: 'individual', userId: employee.id, companyId: company.id, role: 'individual' }),
        meta: { userId: employee.id, departmentId: department.id },
      },
    ])
  })

  it.each([
    [{ phone: '2125551122' }, 'phone.invalid'],
    [{ fullName: '   ' }, 'name.blank'],
    [{ password: 'kisa' }, 'password.too_short'],
    [{ companyId: someId() }, 'company.unknown'],
    [{ departmentId: someId() }, 'department.not_open'],
  ])('with %o is refused', async (input, code) => {
    await expect(register(input)).rejects.toMatchObject({ code })
    expect([house.employees.rows, house.trail.entries]).toEqual([[], []])
  })

  it.each([
    ['a passive company', aCompany({ isActive: false })],
    ['a catering', aCatering()],
    ['a supplier', aSupplier()],
  ])('is not possible in %s', async (_what, other) => {
    const theirs = aDepartment(other)
    await house.companies.add(other)
    await house.departments.add(theirs)
    await expect(register({ companyId: other.id, departmentId: theirs.id })).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'company.unknown',
    })
  })

  it('waits for the managers if the firm decides about everybody who registers', async () => {
    company.registrationNeedsApproval = true
    const answer = await register({ linkSecret: 'secret' })
    expect(answer).toMatchObject({
      application: {
        mode: 'existing',
        status: 'pending',
        departmentId: department.id,
        applicantName: 'Ayşe Yılmaz',
        applicantEmail: null,
        passwordHash: 'hashed:dogru-parola',
      },
    })
    expect([house.employees.rows, house.trail.entries]).toEqual([[], []])
    await expect(register()).rejects.toMatchObject({ code: 'application.already_pending' })
    const state = await house.use(getApplicationState)({ linkSecret: 'secret', address: '10.0.0.1' })
    expect(state).toMatchObject({ status: 'pending', isEmployee: true, phone: '5321234567' })
  })

  it('is not possible in a closed department or one of another company', async () => {
    const [closed, foreign] = [aDepartment(company, { isActive: false }), aDepartment(aCompany())]
    await house.departments.add(closed)
    await house.departments.add(foreign)
    for (const { id } of [closed, foreign])
      await expect(register({ departmentId: id })).rejects.toMatchObject({ code: 'department.not_open' })
  })

  it('is not possible for somebody who was imported', async () => {
    await house.employees.add(anEmployee(company, { phone: '5321234567' }))
    await expect(register()).rejects.toMatchObject({ kind: 'conflict', code: 'employee.phone_taken' })
  })

  it('is limited per company and network address', async () => {
    house.limits.counts.set(`registration:${company.id}:10.0.0.1`, 499)
    await register()
    await expect(register({ phone: '5321234568' })).rejects.toMatchObject({
      kind: 'throttled',
      code: 'limit.exceeded',
      facts: { seconds: 3600 },
    })
    await register({ phone: '5321234568', address: '10.0.0.2' })
  })
})

const newCompany: RequestedCompany = {
  type: 'catering',
  name: ' Şölen  Yemek ',
  address: ' Lale Sk. 1 ',
  contactPhone: '0212 555 11 22',
  ownerFullName: ' Elif  Kaya ',
  ownerPhone: '0 (534) 111 22 33',
  ownerEmail: 'elif@example.com',
}

describe('applying for a staff account', () => {
  it('in an existing company waits for a decision', async () => {
    const application = await apply()
    expect(house.applications.rows).toEqual([application])
    expect(application).toMatchObject({
      mode: 'existing',
      status: 'pending',
      companyId: company.id,
      newCompany: null,
      applicantName: 'Can Demir',
      applicantPhone: '5337654321',
      applicantEmail: 'can@example.com',
      passwordHash: 'hashed:dogru-parola',
      notes: null,
    })
  })

  it('with a new company keeps its details, tidied', async () => {
    expect(await apply({ target: { newCompany } })).toMatchObject({
      mode: 'new',
      status: 'pending',
      companyId: null,
      newCompany: {
        ...newCompany,
        name: 'Şölen Yemek',
        address: 'Lale Sk. 1',
        ownerFullName: 'Elif Kaya',
        ownerPhone: '5341112233',
      },
    })
  })

  it('with a new company keeps the digits of its tax number', async () => {
    const target = { newCompany: { ...newCompany, taxNumber: '123 456 7890' } }
    expect((await apply({ target })).newCompany?.taxNumber).toBe('1234567890')
  })

  it.each(['corporate', 'catering', 'supplier'] as const)('is possible in a %s company', async (type) => {
    const other = aCompany({ type })
    await house.companies.add(other)
    expect(await apply({ target: { companyId: other.id } })).toMatchObject({ companyId: other.id })
  })

  it.each<[Partial<ApplicationInput>, string]>([
    [{ applicant: { fullName: 'Can', phone: '123', email: 'a@b.c' } }, 'phone.invalid'],
    [{ applicant: { fullName: ' ', phone: '5321234567', email: 'a@b.c' } }, 'name.blank'],
    [{ password: 'kisa' }, 'password.too_short'],
    [{ target: { companyId: someId() } }, 'company.unknown'],
    [{ target: { newCompany: { ...newCompany, ownerPhone: '123' } } }, 'phone.invalid'],
    [{ target: { newCompany: { ...newCompany, name: ' ' } } }, 'name.blank'],
    [{ target: { newCompany: { ...newCompany, address: ' ' } } }, 'name.blank'],
    [{ target: { newCompany: { ...newCompany, ownerFullName: ' ' } } }, 'name.blank'],
    [{ target: { newCompany: { ...newCompany, taxNumber: '1234567891' } } }, 'company.tax_number_invalid'],
    [{ target: { newCompany: { ...newCompany, taxNumber: '12345678901' } } }, 'company.tax_number_personal'],
  ])('with %o is refused', async (input, code) => {
    await expect(apply(input)).rejects.toMatchObject({ code })
    expect(house.applications.rows).toEqual([])
  })

  it('is not possible in a passive company', async () => {
    await house.makePassive(company.id)
    await expect(apply()).rejects.toMatchObject({ kind: 'forbidden', code: 'company.unknown' })
  })

  it('is not possible for a member, however the phone number is typed', async () => {
    await house.employees.add(anEmployee(company, { phone: '5337654321' }))
    await expect(apply()).rejects.toMatchObject({ kind: 'conflict', code: 'application.already_member' })
  })

  it('can wait only once per phone number and target', async () => {
    await apply()
    await expect(apply()).rejects.toMatchObject({ kind: 'conflict', code: 'application.already_pending' })
    await apply({ target: { newCompany } })
    await expect(apply({ target: { newCompany } })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'application.already_pending',
    })
  })

  it('is limited per network address', async () => {
    house.limits.counts.set('application:10.0.0.1', 20)
    await expect(apply()).rejects.toMatchObject({ kind: 'throttled', code: 'limit.exceeded' })
    await apply({ address: '10.0.0.2' })
  })
})

describe('the link to an application', () => {
  const read = (linkSecret: string, address = '10.0.0.9') => house.use(getApplicationState)({ linkSecret, address })

  it('shows its state to whoever has the link, and is stored as a hash', async () => {
    const application = await apply({ linkSecret: 'anahtar' })
    expect(application.linkHash).toBe('hash of anahtar')
    expect(await read('anahtar')).toMatchObject({ status: 'pending', companyName: company.name, phone: '5337654321' })
    await expect(read('hash of anahtar')).rejects.toMatchObject({ kind: 'missing', code: 'application.link_unknown' })
  })

  it('tells when it was decided, and the reason of a rejection alone', async () => {
    const { id } = await apply({ linkSecret: 'anahtar' })
    const wanted = await apply({ target: { newCompany }, linkSecret: 'yeni' })
    const by = { by: operator, at: new Date('2026-03-03T10:00:00Z') }
    expect(await read('yeni')).toMatchObject({
      mode: 'new',
      companyName: 'Şölen Yemek',
      companySlug: null,
      phone: '5341112233',
      decidedAt: null,
      reason: null,
    })
    await house.applications.decide(company.id, id, { status: 'rejected', notes: 'Kadro dolu.', ...by })
    await house.applications.decideNew(wanted.id, { status: 'approved', notes: 'Arandı.', ...by })
    expect(await read('anahtar')).toMatchObject({ status: 'rejected', decidedAt: by.at, reason: 'Kadro dolu.' })
    expect(await read('yeni')).toMatchObject({ status: 'approved', decidedAt: by.at, reason: null })
  })

  it('leads to a single application', async () => {
    await apply({ linkSecret: 'anahtar' })
    const applicant = { fullName: 'Can Demir', phone: '5337654322', email: 'can@example.com' }
    await expect(apply({ applicant, linkSecret: 'anahtar' })).rejects.toMatchObject({ code: 'application.link_taken' })
  })

  it('can be opened a limited number of times an hour, checked before anything is looked up', async () => {
    await apply({ linkSecret: 'anahtar' })
    house.limits.counts.set('application-state:10.0.0.9', 600)
    await expect(read('anahtar')).rejects.toMatchObject({ kind: 'throttled', code: 'limit.exceeded' })
    expect(await read('anahtar', '10.0.0.8')).toMatchObject({ status: 'pending' })
  })
})
