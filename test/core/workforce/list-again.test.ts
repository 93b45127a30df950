import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../../src/core/actors/rules.ts'
import type { Company } from '../../../src/core/companies/index.ts'
import type { Shift } from '../../../src/core/shifts/index.ts'
import {
  type Department,
  type Employee,
  type ImportRow,
  type ListedUpdate,
  previewImport,
  updateListed,
} from '../../../src/core/workforce/index.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { aCompany, aDepartment, aMember, anEmployee, aShift, someId } from '../../support/samples.ts'

let house: ReturnType<typeof fakeHouse>
let company: Company
let production: Department
let closed: Department
let day: Shift
let night: Shift
let manager: Actor
let person: Employee
let next = 0

const hire = async (changes: Partial<Employee> = {}): Promise<Employee> => {
  const employee = anEmployee(company, {
    phone: `53212345${String(next++).padStart(2, '0')}`,
    fullName: 'Ayşe Yılmaz',
    departmentId: production.id,
    role: 'individual',
    ...changes,
  })
  await house.employees.add(employee)
  return employee
}

beforeEach(async () => {
  // A Wednesday.
  house = fakeHouse(new FakeClock('2026-03-04T09:00:00Z'))
  company = aCompany()
  await house.companies.add(company)
  production = aDepartment(company, { name: 'Üretim' })
  closed = aDepartment(company, { name: 'Kapalı', isActive: false })
  day = aShift(company, { title: 'Gündüz' })
  night = aShift(company, { title: 'Gece' })
  for (const department of [production, closed]) await house.departments.add(department)
  for (const shift of [day, night]) await house.shifts.add(shift)
  const owner = await hire({ role: 'corporateOwner' })
  manager = aMember({ userId: owner.id, companyId: company.id, role: 'corporateOwner' })
  person = await hire()
  house.employees.toldShifts.add(person.id)
})

const compare = async (of: Employee, row: Partial<ImportRow>, actor = manager) => {
  const rows = [{ row: 2, fullName: '', phone: of.phone, email: '', department: '', shifts: '', ...row }]
  const { changes, missing } = await house.use(previewImport)({ companyId: company.id, actor, rows })
  return { change: changes[0], missing }
}
const updateOf = async (of: Employee, row: Partial<ImportRow>) => {
  const { employeeId: _, ...update } = (await compare(of, row)).change?.update ?? { employeeId: '' }
  return update
}
const apply = (updates: readonly ListedUpdate[], more: { actor?: Actor; createsDepartments?: boolean } = {}) =>
  house.use(updateListed)({ companyId: company.id, actor: manager, updates, ...more })

describe('a list of people who are already members', () => {
  it('says what differs, and nothing for blank cells, other letter case or the same words', async () => {
    await house.usualShifts.set(company.id, [person.id], [day.id])
    Object.assign(house.employees.find(company.id, person.phone) ?? {}, { email: 'ayse@poyraz.example' })
    expect(await compare(person, {})).toMatchObject({ change: undefined })
    const same = { fullName: 'AYŞE  YILMAZ', email: 'Ayse@Poyraz.example', department: 'üretim', shifts: 'gündüz' }
    expect((await compare(person, same)).change).toBeUndefined()
    const { change } = await compare(person, {
      fullName: 'Ayşe Yılmaz Er',
      email: 'ayse.er@poyraz.example',
      department: 'Üretim',
      shifts: 'Gece',
    })
    expect(change).toMatchObject({
      row: 2,
      present: { fullName: 'Ayşe Yılmaz', department: 'Üretim', ownShifts: ['Gündüz'], isActive: true },
      update: { employeeId: person.id, fullName: 'Ayşe Yılmaz Er', email: 'ayse.er@poyraz.example', shifts: 'Gece' },
      problem: undefined,
    })
    expect(change?.update.department).toBeUndefined()
  })

  it('keeps weeks that take turns where they are, unless the list says when they begin', async () => {
    await house.usualShifts.set(company.id, [person.id], { firstMonday: '2026-02-23', weeks: [[day.id], [night.id]] })
    expect(await updateOf(person, { shifts: 'Gündüz > Gece' })).toEqual({})
    expect(await updateOf(person, { shifts: '23.02.2026: Gündüz > Gece' })).toEqual({})
    expect(await updateOf(person, { shifts: 'Gece > Gündüz' })).toEqual({ shifts: 'Gece > Gündüz' })
    expect(await updateOf(person, { shifts: '02.03.2026: Gündüz > Gece' })).toEqual({
      shifts: '02.03.2026: Gündüz > Gece',
    })
  })

  it('counts departments and shifts that the company lacks, and takes the other cells of a row with a wrong one', async () => {
    const { change, missing } = await compare(person, { department: 'Depo', shifts: 'Akşam' })
    expect(change?.update).toMatchObject({ department: 'Depo', shifts: 'Akşam' })
    expect(missing).toEqual({ departments: [{ name: 'Depo', rows: 1 }], shifts: [{ name: 'Akşam', rows: 1 }] })
    const wrong = await compare(person, { fullName: 'Ayşe Er', email: 'ayse@@poyraz', department: 'Kapalı' })
    expect(wrong.change).toMatchObject({
      update: { fullName: 'Ayşe Er' },
      problem: { row: 2, problem: 'email_invalid' },
    })
    expect(wrong.change?.update).not.toHaveProperty('department')
  })

  it('leaves out a department or shifts that the import completes, and people above the importer', async () => {
    const blank = await hire({ departmentId: null })
    expect(await updateOf(blank, { department: 'Üretim', shifts: 'Gece' })).toEqual({})
    const level3 = aMember({ userId: person.id, companyId: company.id, role: 'corporate3' })
    const chief = await hire({ role: 'corporate4' })
    expect((await compare(chief, { fullName: 'Başka Ad' }, level3)).change).toBeUndefined()
    const left = await hire({ isActive: false, roleOnLeaving: 'corporate3' })
    const key = { kind: 'key', keyId: someId(), companyId: company.id, role: 'corporate4' } as never
    expect((await compare(left, {}, key)).change).toBeUndefined()
    expect(await updateOf(left, {})).toEqual({ isActive: true })
  })

  it('changes nobody whom it names twice with different words, and says which rows these are', async () => {
    const rows = (...departments: string[]) =>
      departments.map((department, index) => ({
        row: index + 2,
        fullName: '',
        phone: person.phone,
        email: '',
        department,
        shifts: '',
      }))
    const told = (...departments: string[]) =>
      house.use(previewImport)({ companyId: company.id, actor: manager, rows: rows(...departments) })
    const { changes, missing } = await told('Depo', '', 'Kalite')
    expect(changes).toMatchObject([
      { row: 4, update: { employeeId: person.id }, problem: { row: 4, problem: 'phone_repeated', names: ['2'] } },
    ])
    expect(changes[0]?.update).not.toHaveProperty('department')
    expect(missing.departments).toEqual([])
    expect((await told('Depo', 'DEPO', '')).changes).toMatchObject([{ row: 2, update: { department: 'Depo' } }])
    expect((await told('Üretim', 'Üretim')).changes).toEqual([])
  })

  it('keeps somebody in a closed department without a word', async () => {
    const rest = await hire({ departmentId: closed.id })
    expect((await compare(rest, { department: 'Kapalı' })).change).toBeUndefined()
  })
})

describe('bringing people up to date with a list', () => {
  it('changes what is given, opens departments if asked, and writes an entry for each person', async () => {
    const other = await hire()
    const report = await apply(
      [
        { employeeId: person.id, fullName: ' Ayşe  Er ', email: 'ayse@poyraz.example', department: 'Depo' },
        { employeeId: other.id, department: 'depo', shifts: 'Gece' },
      ],
      { createsDepartments: true },
    )
    expect(report).toMatchObject({ updated: 2, refused: [], wrong: [], cancelledChoices: 0 })
    const depot = house.departments.rows.find(({ name }) => name === 'Depo')
    expect(house.employees.find(company.id, person.phone)).toMatchObject({
      fullName: 'Ayşe Er',
      email: 'ayse@poyraz.example',
      departmentId: depot?.id,
      version: 2,
    })
    expect(await house.usualShifts.of(company.id, other.id)).toEqual([night.id])
    expect(house.trail.entries.map(({ event }) => event.name)).toEqual([
      'department.created',
      'user.updated',
      'user.updated',
    ])
    expect(await apply([{ employeeId: other.id, department: 'Depo', shifts: 'Gece' }])).toMatchObject({ updated: 1 })
    expect(house.trail.entries).toHaveLength(3)
  })

  it('skips wrong words and protected people, and changes the others', async () => {
    const chief = await hire({ role: 'corporate4' })
    const actor = aMember({ userId: person.id, companyId: company.id, role: 'corporate3' })
    Object.assign(house.employees.find(company.id, person.phone) ?? {}, { role: 'corporate3' })
    const others = [await hire(), await hire(), await hire()] as const
    const report = await apply(
      [
        { employeeId: chief.id, fullName: 'Başka Ad' },
        { employeeId: someId(), fullName: 'Kimse Yok' },
        { employeeId: others[0].id, department: 'Kapalı' },
        { employeeId: others[1].id, department: 'Depo' },
        { employeeId: others[2].id, shifts: 'Akşam' },
        { employeeId: person.id, isActive: false },
        { employeeId: others[0].id, fullName: 'Son Ad' },
      ],
      { actor },
    )
    expect(report.updated).toBe(1)
    expect(report.refused.map(({ refusal }) => refusal.code)).toEqual([
      'employee.above_you',
      'employee.missing',
      'employee.own_activity',
    ])
    expect(report.wrong.map(({ employeeId, problem }) => [employeeId, problem.problem])).toEqual([
      [others[1].id, 'department_unknown'],
      [others[2].id, 'shift_unknown'],
    ])
    expect(house.employees.find(company.id, others[0].phone)).toMatchObject({
      fullName: 'Son Ad',
      departmentId: production.id,
    })
  })
})
