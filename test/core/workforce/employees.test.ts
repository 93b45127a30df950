import { operator } from '../../../src/core/actors/rules.ts'
import type { RunOf } from '../../../src/core/shared/index.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Company } from '../../../src/core/companies/index.ts'
import {
  addEmployee,
  type Department,
  importEmployees,
  previewImport,
  type ImportRow,
  type NewEmployee,
  shiftsImported,
  userAdded,
  usersImported,
} from '../../../src/core/workforce/index.ts'
import { rowProblemText } from '../../../src/texts/workforce/import-rows.ts'
import { eachOwnShift, isRotation } from '../../../src/core/shifts/index.ts'
import { shiftNames } from '../../../src/texts/kernel/sheets.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { aCompany, aDepartment, anEmployee, aMember, aShift, someId } from '../../support/samples.ts'

const manager = aMember({ userId: 'manager', role: 'corporate4' })

const clock = new FakeClock('2026-03-02T09:00:00Z')
const inSevenDays = new Date('2026-03-09T09:00:00Z')
let house: ReturnType<typeof fakeHouse>
let company: Company
let production: Department
let add: (input?: Partial<NewEmployee>) => ReturnType<RunOf<typeof addEmployee>>
let importRows: (...rows: Partial<ImportRow>[]) => ReturnType<RunOf<typeof importEmployees>>

beforeEach(async () => {
  house = fakeHouse(clock)
  company = aCompany()
  production = aDepartment(company, { name: 'Üretim' })
  await house.companies.add(company)
  await house.departments.add(production)
  await house.departments.add(aDepartment(company, { name: 'Kapalı', isActive: false }))
  await house.departments.add(aDepartment(aCompany(), { name: 'Yabancı' }))
  const useAdd = house.use(addEmployee)
  add = (input) =>
    useAdd({
      actor: operator,
      companyId: company.id,
      fullName: ' Ayşe  Yılmaz',
      phone: '0532 123 45 67',
      role: 'corporate2',
      departmentId: production.id,
      ...input,
    })
  const useImport = house.use(importEmployees)
  importRows = (...rows) =>
    useImport({
      companyId: company.id,
      actor: manager,
      rows: rows.map((row, at) => ({
        row: at + 2,
        fullName: 'Ayşe Yılmaz',
        phone: `53212345${String(at).padStart(2, '0')}`,
        email: '',
        department: '',
        shifts: '',
        ...row,
      })),
    })
})

describe('adding one person', () => {
  it('without a password creates a one-time password for seven days', async () => {
    const { employee, oneTimePassword } = await add()
    expect(oneTimePassword).toBe('ONE-TIME-1')
    expect(employee).toMatchObject({
      fullName: 'Ayşe Yılmaz',
      phone: '5321234567',
      role: 'corporate2',
      departmentId: production.id,
      email: null,
      isActive: true,
      passwordHash: 'hashed:ONE-TIME-1',
      passwordExpiresAt: inSevenDays,
    })
    expect(house.trail.entries).toEqual([
      {
        event: userAdded,
        companyId: company.id,
        actor: operator,
        meta: { userId: employee.id, role: 'corporate2' },
      },
    ])
  })

  it('with a password keeps that password for good', async () => {
    expect(await add({ password: 'dogru-parola', email: 'ayse@example.com', departmentId: null })).toMatchObject({
      oneTimePassword: null,
      employee: {
        passwordHash: 'hashed:dogru-parola',
        passwordExpiresAt: null,
        email: 'ayse@example.com',
        departmentId: null,
      },
    })
  })

  it.each([
    [{ phone: '123' }, 'phone.invalid'],
    [{ fullName: ' ' }, 'name.blank'],
    [{ password: 'kisa' }, 'password.too_short'],
    [{ password: '' }, 'password.too_short'],
    [{ departmentId: 'none' }, 'department.not_open'],
  ])('with %o is refused', async (input, code) => {
    await expect(add(input)).rejects.toMatchObject({ code })
    expect([house.employees.rows, house.trail.entries]).toEqual([[], []])
  })
})

describe('importing a list', () => {
  it('adds everybody as an individual with their own one-time password', async () => {
    const report = await importRows(
      { fullName: ' Ayşe  Yılmaz ', phone: '+90 532 123 45 67', department: 'URETİM', email: 'ayse@example.com' },
      { fullName: 'Can Demir', phone: '5321234568' },
    )
    expect(report).toEqual({
      failed: [],
      members: [],
      ignoredShifts: 0,
      alreadyRegistered: 0,
      shiftsChanged: 0,
      departmentsChanged: 0,
      missing: { departments: [], shifts: [] },
      passwordExpiresAt: inSevenDays,
      imported: [
        {
          row: 2,
          id: expect.any(String) as string,
          fullName: 'Ayşe Yılmaz',
          phone: '5321234567',
          department: 'Üretim',
          oneTimePassword: 'ONE-TIME-1',
          slipCode: expect.any(String) as string,
        },
        {
          row: 3,
          id: expect.any(String) as string,
          fullName: 'Can Demir',
          phone: '5321234568',
          department: null,
          oneTimePassword: 'ONE-TIME-2',
          slipCode: expect.any(String) as string,
        },
      ],
    })
    expect(house.employees.rows).toMatchObject([
      {
        role: 'individual',
        departmentId: production.id,
        email: 'ayse@example.com',
        passwordHash: 'hashed:ONE-TIME-1',
        passwordExpiresAt: inSevenDays,
        isActive: true,
      },
      { role: 'individual', departmentId: null, email: null, passwordHash: 'hashed:ONE-TIME-2' },
    ])
    expect(house.trail.entries).toEqual([
      {
        event: usersImported,
        companyId: company.id,
        actor: manager,
        meta: { imported: 2, failed: 0 },
      },
    ])
  })

  it('refuses names without at least two letters', async () => {
    const names = ['A', '0', '12 34', 'Ç.', 'Ece']
    const report = await importRows(...names.map((fullName, at) => ({ fullName, phone: `532123456${at}` })))
    expect(report.failed.map(({ problem }) => problem)).toEqual([
      'name_invalid',
      'name_invalid',
      'name_invalid',
      'name_invalid',
    ])
    expect(report.imported.map(({ fullName }) => fullName)).toEqual(['Ece'])
  })

  it('keeps the good rows and reports every bad row, in order, with its problem', async () => {
    await house.employees.add(anEmployee(company, { phone: '5321234500' }))
    const report = await importRows(
      {},
      { phone: '12' },
      { fullName: '  ' },
      { phone: '5321234567' },
      { phone: '0532 123 45 67' },
      { email: 'ayse' },
      { department: 'Yok' },
      { department: 'Kapalı' },
      { department: 'Yabancı' },
      { fullName: 'x'.repeat(121) },
      { fullName: 'x'.repeat(120) },
    )
    expect(report.imported.map(({ row }) => row)).toEqual([5, 12])
    expect(report.alreadyRegistered).toBe(1)
    expect(report.failed).toMatchObject([
      { row: 3, problem: 'phone_invalid' },
      { row: 4, problem: 'name_missing' },
      { row: 6, problem: 'phone_repeated' },
      { row: 7, problem: 'email_invalid' },
      { row: 8, problem: 'department_unknown', names: ['Yok'] },
      { row: 9, problem: 'department_inactive', names: ['Kapalı'] },
      { row: 10, problem: 'department_unknown', names: ['Yabancı'] },
      { row: 11, problem: 'name_too_long' },
    ])
  })

  it('a second time adds nobody again, lowers no role and touches no password', async () => {
    await importRows({}, {})
    const owner = house.employees.rows[0]
    Object.assign(owner ?? {}, {
      role: 'corporateOwner',
      passwordHash: 'hashed:kendi-parolasi',
      passwordExpiresAt: null,
    })
    const again = await importRows({ fullName: 'Başka Ad' }, {})
    expect(again.imported).toEqual([])
    expect([again.failed, again.alreadyRegistered]).toEqual([[], 2])
    expect(again.members).toMatchObject([
      { row: 2, id: owner?.id, fullName: 'Ayşe Yılmaz', neverSignedIn: false },
      { row: 3, neverSignedIn: true },
    ])
    expect(house.employees.rows).toHaveLength(2)
    expect(owner).toMatchObject({
      role: 'corporateOwner',
      passwordHash: 'hashed:kendi-parolasi',
      fullName: 'Ayşe Yılmaz',
    })
    expect(house.trail.entries).toHaveLength(1)
  })

  it('takes the first good row for a phone number, even after a bad one', async () => {
    const report = await importRows({ phone: '5321234567', email: 'ayse' }, { phone: '5321234567' })
    expect(report.imported.map(({ row }) => row)).toEqual([3])
  })

  describe('with shifts', () => {
    const own = async (phone: string) => {
      const person = house.employees.find(company.id, phone)
      const ids = eachOwnShift(await house.usualShifts.of(company.id, person?.id ?? ''))
      return house.shifts.rows.filter(({ id }) => ids.includes(id)).map(({ title }) => title)
    }
    beforeEach(async () => {
      for (const title of ['Gündüz', 'Gece', 'Hafta sonu, sabah']) await house.shifts.add(aShift(company, { title }))
      await house.shifts.add(aShift(company, { title: 'Eski', isActive: false }))
      await house.shifts.add(aShift(aCompany(), { title: 'Yabancı' }))
    })

    it('matches their folded titles, separated by commas or semicolons', async () => {
      await importRows(
        { shifts: ' gunduz ' },
        { shifts: 'GECE,Gündüz,' },
        { shifts: 'hafta sonu, sabah' },
        { shifts: ' ' },
        { shifts: 'Gece; hafta  sonu, sabah' },
      )
      expect(await Promise.all([0, 1, 2, 3, 4].map((at) => own(`532123450${at}`)))).toEqual([
        ['Gündüz'],
        ['Gündüz', 'Gece'],
        ['Hafta sonu, sabah'],
        [],
        ['Gece', 'Hafta sonu, sabah'],
      ])
    })

    it('reads titles that contain separators the way they are exported', async () => {
      for (const title of ['Gece; ikinci', 'Vardiya; A, B']) await house.shifts.add(aShift(company, { title }))
      await importRows(
        { shifts: 'gece;  ikinci' },
        { shifts: 'Gündüz; Gece; ikinci' },
        { shifts: shiftNames(['Vardiya; A, B', 'Gece', 'Hafta sonu, sabah']) },
        { shifts: `${'Gece;'.repeat(5)} Gündüz` },
      )
      expect((await Promise.all([0, 1, 2, 3].map((at) => own(`532123450${at}`)))).map((all) => all.sort())).toEqual([
        ['Gece; ikinci'],
        ['Gece; ikinci', 'Gündüz'],
        ['Gece', 'Hafta sonu, sabah', 'Vardiya; A, B'],
        ['Gece', 'Gündüz'],
      ])
    })

    it('reads weeks that follow each other, from this week on or from that of a date', async () => {
      house.clock.set('2026-11-27T09:00:00Z')
      await house.shifts.add(aShift(company, { title: 'Gece > sabah' }))
      await importRows(
        { shifts: 'Gündüz > Gece, Gündüz>hafta sonu, sabah' },
        { shifts: '2.12.2026: Gece > sabah > Gündüz' },
        { shifts: 'gece > sabah' },
      )
      const id = (title: string) => house.shifts.rows.find((one) => one.title === title)?.id
      const people = [0, 1, 2].map((at) => house.employees.find(company.id, `532123450${at}`)?.id ?? '')
      expect([...(await house.usualShifts.ofAll(company.id, people)).values()]).toEqual([
        { firstMonday: '2026-11-23', weeks: [[id('Gündüz')], [id('Gündüz'), id('Gece')], [id('Hafta sonu, sabah')]] },
        { firstMonday: '2026-11-30', weeks: [[id('Gece > sabah')], [id('Gündüz')]] },
        [id('Gece > sabah')],
      ])
    })

    it('reads weeks the way they are exported', async () => {
      for (const title of ['Gece; A', 'B > C']) await house.shifts.add(aShift(company, { title }))
      const shifts = shiftNames({
        firstMonday: '2026-11-30',
        weeks: [['Gece; A', 'Gece'], ['B > C'], ['Hafta sonu, sabah']],
      })
      expect(shifts).toBe('30.11.2026: Gece; A; Gece > B > C > Hafta sonu, sabah')
      expect((await importRows({ shifts })).failed).toEqual([])
      const person = house.employees.find(company.id, '5321234500')?.id ?? ''
      const own = await house.usualShifts.of(company.id, person)
      expect(isRotation(own) && { ...own, weeks: own.weeks.map((week) => week.length) }).toEqual({
        firstMonday: '2026-11-30',
        weeks: [2, 1, 1],
      })
    })

    it('reports weeks that it cannot read', async () => {
      const bad = [
        'Gündüz > > Gece',
        'Gündüz >',
        '30.11.2026: Gece',
        '31.11.2026: Gündüz > Gece',
        '30.13.2026: Gündüz > Gece',
      ]
      const rows = [...bad, Array.from({ length: 9 }, () => 'Gece').join(' > ')].map((shifts) => ({ shifts }))
      const { failed, imported } = await importRows(...rows, { shifts: 'Gündüz > Akşam' })
      expect(failed.slice(0, -1).map(({ problem }) => problem)).toEqual(rows.map(() => 'rotation_invalid'))
      expect(rowProblemText(failed[0]!)).toBe(
        'Vardiya düzeni okunamadı (“Gündüz > Akşam > Gece” ya da “30.11.2026: Gündüz > Akşam > Gece” gibi yazın; ' +
          '2 ile 8 hafta arası, haftada en fazla 12 vardiya)',
      )
      expect(failed.at(-1)).toMatchObject({ problem: 'shift_unknown', names: ['Akşam'] })
      expect(imported).toEqual([])
    })

    it('ignores them outside firms, and refuses nobody because of them', async () => {
      Object.assign(company, { type: 'catering' })
      const rows = [{ shifts: 'Akşam' }, { shifts: '' }, { shifts: 'x'.repeat(101) }].map((row, at) => ({
        row: at + 2,
        fullName: 'Ayşe Yılmaz',
        phone: `532123450${at}`,
        email: '',
        department: '',
        ...row,
      }))
      const list = { companyId: company.id, actor: manager, rows }
      expect(await house.use(previewImport)(list)).toMatchObject({
        newcomers: 3,
        failed: [],
        missing: { shifts: [] },
        ignoredShifts: 2,
      })
      const report = await house.use(importEmployees)(list)
      expect(report).toMatchObject({ failed: [], missing: { shifts: [] }, ignoredShifts: 2 })
      expect(report.imported).toHaveLength(3)
    })

    it('reports rows with an unknown, closed or foreign shift', async () => {
      const report = await importRows(
        { shifts: 'Akşam' },
        { shifts: 'Gece, Akşam' },
        { shifts: 'Eski' },
        { shifts: 'Yabancı' },
      )
      expect(report.failed.map(rowProblemText)).toEqual(
        ['“Akşam”', '“Akşam”', '“Eski”', '“Yabancı”'].map(
          (title) => `Vardiya bulunamadı: ${title} (adları şablondaki gibi yazın, birden çoksa virgülle ayırın)`,
        ),
      )
      expect(house.employees.rows).toEqual([])
    })

    it('reports rows whose title matches several shifts, and keeps the others', async () => {
      await house.shifts.add(aShift(company, { title: 'GÜNDÜZ' }))
      const report = await importRows({ shifts: 'Gece, Gündüz' }, { shifts: 'Gece' }, { shifts: 'Yok, gündüz' })
      expect(report.failed).toMatchObject([
        { row: 2, problem: 'shift_ambiguous', names: ['Gündüz'] },
        { row: 4, problem: 'shift_unknown', names: ['Yok'] },
      ])
      expect(report.failed.map(rowProblemText)[0]).toBe(
        'Bu adda birden çok vardiya var: “Gündüz” (önce vardiyalara ayrı adlar verin)',
      )
      expect(house.employees.rows.map(({ phone }) => phone)).toEqual(['5321234501'])
    })

    it('sets them for members who have none, but not for people above the importer', async () => {
      await importRows({ shifts: 'Gündüz' }, {}, {}, {})
      Object.assign(house.employees.find(company.id, '5321234502') ?? {}, { role: 'corporateOwner' })
      Object.assign(house.employees.find(company.id, '5321234503') ?? {}, { isActive: false })
      const list = [{ shifts: 'Gece' }, { shifts: 'Gece' }, { shifts: 'Gece' }, { shifts: 'Gece' }]
      expect(await importRows(...list)).toMatchObject({ imported: [], alreadyRegistered: 4, shiftsChanged: 1 })
      expect(await Promise.all([0, 1, 2, 3].map((at) => own(`532123450${at}`)))).toEqual([['Gündüz'], ['Gece'], [], []])
      expect(house.trail.entries.at(-1)).toMatchObject({ event: shiftsImported, meta: { people: 1 } })
      expect((await importRows(...list)).shiftsChanged).toBe(0)
      expect(house.trail.entries).toHaveLength(2)
    })
  })

  it('sets the department of members who have none, and overwrites none', async () => {
    await importRows({ department: 'Üretim' }, {}, {}, {})
    const person = (at: number) => house.employees.find(company.id, `532123450${at}`)
    Object.assign(person(2) ?? {}, { role: 'corporateOwner' })
    Object.assign(person(3) ?? {}, { isActive: false })
    const other = aDepartment(company, { name: 'Depo' })
    await house.departments.add(other)
    const list = [{ department: 'Depo' }, { department: 'Depo' }, { department: 'Depo' }, { department: 'Depo' }]
    expect(await importRows(...list)).toMatchObject({ alreadyRegistered: 4, failed: [], departmentsChanged: 1 })
    expect([0, 1, 2, 3].map((at) => person(at)?.departmentId)).toEqual([production.id, other.id, null, null])
    expect(person(1)?.version).toBe(2)
    expect((await importRows(...list)).departmentsChanged).toBe(0)
  })

  it('checks only the cells that members still need', async () => {
    await house.shifts.add(aShift(company, { title: 'Gece' }))
    await importRows({ department: 'Üretim', shifts: 'Gece' }, {}, { department: 'Üretim', shifts: 'Gece' })
    Object.assign(house.employees.find(company.id, '5321234502') ?? {}, { departmentId: null, isActive: false })
    const of = { fullName: '', email: 'eski', department: 'Kapalı', shifts: 'Eski' }
    const again = await importRows(of, { ...of, department: 'Depo' }, of)
    expect(again).toMatchObject({
      alreadyRegistered: 2,
      departmentsChanged: 0,
      missing: { departments: [{ name: 'Depo', rows: 1 }], shifts: [{ name: 'Eski', rows: 1 }] },
    })
    expect(again.failed.map(({ row, problem }) => [row, problem])).toEqual([[3, 'department_unknown']])
  })

  it('with a key changes no managers, whatever the key may do', async () => {
    await importRows({}, {})
    Object.assign(house.employees.find(company.id, '5321234501') ?? {}, { role: 'corporate3' })
    const key = { kind: 'key', keyId: someId(), companyId: company.id, role: 'corporate4' } as never
    const rows = [0, 1].map((at) => ({
      row: at + 2,
      fullName: 'Ayşe Yılmaz',
      phone: `532123450${at}`,
      email: '',
      department: 'Üretim',
      shifts: '',
    }))
    const report = await house.use(importEmployees)({ companyId: company.id, actor: key, rows })
    expect([report.alreadyRegistered, report.departmentsChanged]).toEqual([2, 1])
    expect(house.employees.find(company.id, '5321234501')?.departmentId).toBeNull()
  })

  it('previews what it would create and do, and counts departments only from rows that are otherwise right', async () => {
    await house.employees.add(anEmployee(company, { phone: '5321234500' }))
    const rows = [
      { fullName: 'Ali Ak', phone: '5321234500', department: 'Üretim', shifts: '' },
      { fullName: 'Ece Ak', phone: '5321234501', department: 'DEPO ', shifts: 'Akşam' },
      { fullName: 'Can Ak', phone: '5321234502', department: 'depo', shifts: 'akşam; Sabah' },
      { fullName: '', phone: '5321234503', department: 'Kimsesiz', shifts: 'Boş' },
      { fullName: 'Işıl Ak', phone: '5321234504', department: 'x'.repeat(101), shifts: '' },
    ].map((row, at) => ({ row: at + 2, email: '', ...row }))
    const preview = await house.use(previewImport)({ companyId: company.id, actor: manager, rows })
    expect(preview).toMatchObject({
      newcomers: 2,
      members: 1,
      failed: [
        { row: 5, problem: 'name_missing', phone: '5321234503', department: 'Kimsesiz' },
        { row: 6, problem: 'department_unknown' },
      ],
      missing: {
        departments: [{ name: 'DEPO', rows: 2 }],
        shifts: [
          { name: 'Akşam', rows: 2 },
          { name: 'Sabah', rows: 1 },
        ],
      },
    })
    for (const title of ['Akşam', 'Sabah']) await house.shifts.add(aShift(company, { title }))
    const report = await house.use(importEmployees)({
      companyId: company.id,
      actor: manager,
      rows,
      createsDepartments: true,
    })
    expect(report).toMatchObject({ alreadyRegistered: 1, missing: { departments: [], shifts: [] } })
    expect(report.imported.map(({ department }) => department)).toEqual(['DEPO', 'DEPO'])
    expect(report.failed.map(({ row }) => row)).toEqual([5, 6])
    expect(house.departments.rows.some(({ name }) => name === 'Kimsesiz')).toBe(false)
  })

  it('does nothing with an empty list', async () => {
    expect(await importRows()).toMatchObject({ imported: [], failed: [], missing: { departments: [], shifts: [] } })
    expect(house.trail.entries).toEqual([])
  })
})
