import { companyCreated } from '../../../src/core/companies/index.ts'
import { shiftCreated, shiftDeleted, shiftUpdated } from '../../../src/core/shifts/index.ts'
import { userAdded, usersImported } from '../../../src/core/workforce/index.ts'
import { userRegistered } from '../../../src/core/onboarding/index.ts'
import { SystemClock } from '../../../src/gateways/system.ts'
import { AuditReads } from '../../../src/reads/index.ts'
import type { Key } from '../../../src/core/access/index.ts'
import { operator } from '../../../src/core/actors/rules.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import type { House } from '../../support/house.ts'
import { aKitchen } from '../../support/kitchen.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import {
  aCatering,
  aCompany,
  aDepartment,
  aLine,
  aMenuDay,
  anEmployee,
  anOrder,
  aPartnership,
  aProduct,
  aSupplier,
  someId,
  someTime,
} from '../../support/samples.ts'
import { runSql } from '../../support/sql.ts'
import { useDatabase } from '../../support/use-database.ts'
import { adHoc, numbered } from '../../support/ad-hoc-sql.ts'

const inUse = useDatabase()
let house: House
beforeEach(() => {
  house = postgresHouse(inUse.database)
})
const sql = (text: string, ...values: unknown[]) => inUse.database.change(adHoc(text), numbered(...values))
const founded = async <Companies extends ReturnType<typeof aCompany>[]>(
  ...companies: Companies
): Promise<Companies> => {
  for (const company of companies) await house.companies.add(company)
  return companies
}

describe('membership in a group', () => {
  it('prevents the partnership from ending', async () => {
    const { catering, corporate, partnership } = await aKitchen(house)
    const groupId = someId()
    await sql(
      `INSERT INTO corporate_groups (id, catering_id, name, description, created_at) VALUES ($1, $2, 'Gebze', '', now())`,
      groupId,
      catering.id,
    )
    const join = (of: { id: string }, firm: { id: string }) =>
      sql(
        'INSERT INTO corporate_group_members (group_id, catering_id, corporate_id, partnership_id, joined_at) VALUES ($1, $2, $3, $4, now())',
        groupId,
        of.id,
        firm.id,
        partnership.id,
      )
    const [rival, stranger] = await founded(aCatering(), aCompany())
    await expect(join(rival, corporate)).rejects.toMatchObject({ kind: 'unacceptable' })
    await expect(join(catering, stranger)).rejects.toMatchObject({ kind: 'unacceptable' })
    await join(catering, corporate)
    await expect(house.endPartnership(partnership.id)).rejects.toMatchObject({ kind: 'unacceptable' })
    await sql('DELETE FROM corporate_groups WHERE id = $1', groupId)
    await house.endPartnership(partnership.id)
    await expect(join(catering, corporate)).rejects.toMatchObject({ kind: 'unacceptable' })
  })
})

describe('the log', () => {
  it.each([
    `UPDATE audit_logs SET event = 'x'`,
    'DELETE FROM audit_logs',
    'TRUNCATE audit_logs CASCADE',
    'TRUNCATE companies CASCADE',
    'UPDATE audit_chain SET seq = seq + 1',
    'DELETE FROM audit_chain',
    'TRUNCATE audit_chain',
  ])('refuses %s, even for the owner', async (statement) => {
    const [company] = await founded(aCompany())
    await house.trail.write({
      event: companyCreated,
      companyId: company.id,
      actor: operator,
      meta: { name: 'F', slug: 'f' },
    })
    await expect(sql(statement)).rejects.toThrow('permission denied')
    await expect(runSql(inUse.ownerUrl, statement)).rejects.toThrow('append-only')
    expect(await house.trailOf(company.id)).toHaveLength(1)
  })

  it('is shown as Turkish sentences', async () => {
    const [company] = await founded(aCompany())
    const write = (
      event: Parameters<House['trail']['write']>[0]['event'],
      meta: Record<string, string | number>,
      changes = {},
    ) => house.trail.write({ event, companyId: company.id, actor: operator, meta, changes })
    const ayse = anEmployee(company)
    await house.employees.add(ayse)
    const shift = { title: 'Gece', start_time: '22:00', end_time: '06:00' }
    await write(userRegistered, { user_id: ayse.id })
    await write(userAdded, { user_id: ayse.id })
    await write(usersImported, { imported: 3 })
    await write(shiftCreated, shift)
    await write(shiftUpdated, shift, { start_time: { from: '21:00', to: '22:00' }, days: { from: '1', to: '1,2' } })
    await write(shiftDeleted, { ...shift, cancelled_choices: 2 })
    await write(companyCreated, { name: 'Anadolu' })
    const { logs } = await new AuditReads(inUse.database, new SystemClock()).list(
      company.id,
      {},
      { limit: 50, offset: 0 },
    )
    expect(logs.toReversed().map(({ description }) => description)).toEqual([
      'Ayşe Yılmaz kayıt oldu',
      'Ayşe Yılmaz eklendi',
      'Listeden 3 çalışan eklendi',
      '“Gece” oluşturuldu (22:00–06:00)',
      '“Gece” güncellendi (başlangıç, günler)',
      '“Gece” silindi, ileri tarihli 2 seçim iptal edildi',
      'Şirket açıldı: Anadolu',
    ])
  })
})

describe('a row of another company cannot be linked', () => {
  const refused = { name: 'DatabaseProblem', kind: 'unacceptable' }

  it("as a person's department", async () => {
    const [company, other] = await founded(aCompany(), aCompany())
    const [employee, foreign] = [anEmployee(company), aDepartment(other)]
    await house.employees.add(employee)
    await house.departments.add(foreign)
    await expect(house.moveTo(employee.id, foreign.id)).rejects.toMatchObject({ code: 'department.not_open' })
  })

  it('as the shift of a menu day', async () => {
    const { catering, shift } = await aKitchen(house)
    const { corporate: other } = await aKitchen(house)
    await expect(
      house.menuDays.save([aMenuDay(catering, shift, { corporateId: other.id, date: '2026-03-04' })]),
    ).rejects.toMatchObject(refused)
  })

  it('as the creator of a key, or as the key that changed an order', async () => {
    const [supplier, other] = await founded(aSupplier(), aCompany())
    const catering = aCatering()
    await house.companies.add(catering)
    const stranger = anEmployee(other)
    await house.employees.add(stranger)
    const key = (madeBy: string | null): Key => ({
      id: someId(),
      companyId: supplier.id,
      tokenHash: someId().replaceAll('-', '').repeat(2),
      name: 'Depo aktarımı',
      role: 'corporate3',
      addresses: [],
      madeBy,
      createdAt: someTime,
      expiresAt: new Date(someTime.getTime() + 86_400_000),
    })
    await expect(house.keys.add(key(stranger.id))).rejects.toMatchObject(refused)
    const own = key(null)
    await house.keys.add(own)
    const rice = aProduct(supplier)
    await house.products.add(rice)
    const placedBy = (companyId: string) =>
      house.transaction.run(() =>
        house.orders.add(anOrder(supplier, catering, [aLine(rice)]), {
          status: 'pending',
          actor: { companyId, userId: null, keyId: own.id },
          at: someTime,
        }),
      )
    await expect(placedBy(other.id)).rejects.toMatchObject(refused)
    await placedBy(supplier.id)
  })

  it('as the person or department of a choice', async () => {
    const {
      corporate,
      day,
      choose,
      eaters: [ayse],
    } = await aKitchen(house)
    const {
      corporate: other,
      eaters: [stranger],
    } = await aKitchen(house)
    const foreign = aDepartment(other)
    await house.departments.add(foreign)
    await choose(ayse, day, 'GELENEKSEL1')
    await expect(
      sql('UPDATE choices SET user_id = $2 WHERE corporate_id = $1', corporate.id, stranger.id),
    ).rejects.toMatchObject(refused)
    await expect(
      sql('UPDATE choices SET department_id = $2 WHERE corporate_id = $1', corporate.id, foreign.id),
    ).rejects.toMatchObject(refused)
  })

  it.each(['catering_id', 'corporate_id', 'shift_id', 'menu_day_id'])('as the %s of a choice', async (column) => {
    const {
      day,
      choose,
      eaters: [ayse],
    } = await aKitchen(house)
    const other = await aKitchen(house)
    await choose(ayse, day, 'GELENEKSEL1')
    const foreign = {
      catering_id: other.catering.id,
      corporate_id: other.corporate.id,
      shift_id: other.shift.id,
      menu_day_id: other.day.id,
    }[column]
    await expect(sql(`UPDATE choices SET ${column} = $2 WHERE user_id = $1`, ayse.id, foreign)).rejects.toMatchObject(
      refused,
    )
  })

  it("as a choice for a date other than its menu day's", async () => {
    const {
      day,
      choose,
      eaters: [ayse],
    } = await aKitchen(house)
    await choose(ayse, day, 'GELENEKSEL1')
    await expect(sql('UPDATE choices SET date = date + 1 WHERE user_id = $1', ayse.id)).rejects.toMatchObject(refused)
  })

  it('as the person of a session', async () => {
    const [company, other] = await founded(aCompany(), aCompany())
    const employee = anEmployee(company)
    await house.employees.add(employee)
    const insert = `INSERT INTO sessions (token_hash, kind, company_id, user_id, created_at, expires_at)
      VALUES ('\\xab', 'staff', $1, $2, now(), now())`
    await expect(sql(insert, other.id, employee.id)).rejects.toMatchObject(refused)
  })

  it('as a partner of the wrong type', async () => {
    const [catering, firm, supplier] = await founded(aCatering(), aCompany(), aSupplier())
    const add = (changes: object) =>
      house.transaction.run(() => house.partnerships.add(Object.assign(aPartnership(catering, firm), changes)))
    await expect(add({ cateringId: firm.id })).rejects.toMatchObject(refused)
    await expect(add({ corporateId: supplier.id })).rejects.toMatchObject(refused)
    await expect(add({ corporateId: null, supplierId: firm.id, partnershipType: 'supplier' })).rejects.toMatchObject(
      refused,
    )
    await expect(add({ supplierId: supplier.id })).rejects.toMatchObject(refused)
  })
})

describe('the database enforces the rules of the core', () => {
  it.each(['5001234567', '5601234567', '4321234567', '532123456', '53212345678', '0532123456', ''])(
    'by refusing the phone number "%s"',
    async (phone) => {
      const [company] = await founded(aCompany())
      await expect(
        house.transaction.run(() => house.employees.add(anEmployee(company, { phone }))),
      ).rejects.toMatchObject({ kind: 'unacceptable' })
    },
  )

  it.each([
    { days: [] },
    { days: [0] },
    { days: [8] },
    { startTime: '24:00' },
    { startTime: '9:00' },
    { startTime: '09:00', endTime: '09:00' },
    { title: '' },
  ])('by refusing the shift %o', async (changes) => {
    await expect(aKitchen(house, { shift: changes })).rejects.toThrow()
  })

  it('by refusing a menu without a dish or with five', async () => {
    const { catering, shift } = await aKitchen(house)
    const option = (key: string) => ({ key, label: key, meal: { name: key, tags: [], imageUrl: null } })
    for (const keys of [[], ['A', 'B', 'C', 'D', 'E']])
      await expect(
        house.menuDays.save([
          aMenuDay(catering, shift, { id: someId(), date: '2026-03-04', options: keys.map(option) }),
        ]),
      ).rejects.toMatchObject({ kind: 'unacceptable' })
  })
})
