import { create } from '../../../src/core/shared/index.ts'
import { removeAdministrator } from '../../../src/core/access/index.ts'
import { operator } from '../../../src/core/actors/rules.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Choice, MenuDay, saveMenuDay } from '../../../src/core/menus/index.ts'
import { createCompany } from '../../../src/core/companies/index.ts'
import { placeOrder } from '../../../src/core/store/index.ts'
import { assignRole, Employee, holdDepartment } from '../../../src/core/workforce/index.ts'
import { PostgresClosedDays } from '../../../src/persistence/index.ts'
import { deleteShift } from '../../../src/core/shifts/index.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import type { House } from '../../support/house.ts'
import { aKitchen, inTime, inputOf } from '../../support/kitchen.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import {
  aCatering,
  aCompany,
  aDepartment,
  aMenuDay,
  anApplication,
  anEmployee,
  anOption,
  aPartnership,
  aProduct,
  aSupplier,
  someId,
  somePhone,
  someTime,
  aMember,
} from '../../support/samples.ts'
import { useDatabase } from '../../support/use-database.ts'
import { waitingForLock } from '../../support/waiting-for-lock.ts'
import { adHoc, numbered } from '../../support/ad-hoc-sql.ts'

const inUse = useDatabase()
let house: House
beforeEach(() => {
  house = postgresHouse(inUse.database, new FakeClock('2026-03-01T06:00:00Z'))
})

/** Runs the given work concurrently, each in its own transaction, and returns the outcomes. */
const race = async (...works: (() => Promise<unknown>)[]) => {
  const ends = await Promise.allSettled(works.map((work) => house.transaction.run(work)))
  return {
    won: ends.filter(({ status }) => status === 'fulfilled').length,
    refusals: ends.flatMap((end) =>
      end.status === 'rejected' ? [(end.reason as { code?: string }).code ?? String(end.reason)] : [],
    ),
  }
}
const times = <T>(howMany: number, make: () => T): T[] => Array.from({ length: howMany }, make)

describe('of several concurrent calls exactly one', () => {
  it('gets a phone number', async () => {
    const [company, phone] = [aCompany(), somePhone()]
    await house.companies.add(company)
    const { won, refusals } = await race(...times(6, () => () => house.employees.add(anEmployee(company, { phone }))))
    expect([won, new Set(refusals)]).toEqual([1, new Set(['employee.phone_taken'])])
  })

  it('gets a slug', async () => {
    const name = `Yarış ${someId()}`
    const found = () => house.use(createCompany)({ actor: operator, name, type: 'corporate' })
    const { won, refusals } = await race(...times(4, () => found))
    expect([won, new Set(refusals)]).toEqual([1, new Set(['company.slug_taken'])])
  })

  it('succeeds when two owners demote each other', async () => {
    const company = aCompany()
    await house.companies.add(company)
    const owners = times(3, () => anEmployee(company, { role: 'corporateOwner' }))
    for (const owner of owners) await house.employees.add(owner)
    const [one, other] = owners as [Employee, Employee, Employee]
    const demotion = (by: Employee, target: Employee) => () =>
      house.use(assignRole)({
        companyId: company.id,
        actor: aMember({ userId: by.id, companyId: company.id }),
        employeeId: target.id,
        role: 'corporate1',
      })
    const { won, refusals } = await race(demotion(one, other), demotion(other, one))
    expect([won, refusals]).toEqual([1, ['access.denied']])
  })

  it('succeeds when the last two administrators are removed', async () => {
    const usernames = times(2, () => `yönetici ${someId()}`)
    for (const username of usernames)
      await house.administrators.add({ id: someId(), username, passwordHash: 'hash', createdAt: someTime })
    const remove = house.use(removeAdministrator)
    const { won, refusals } = await race(...usernames.map((username) => () => remove({ username, allowLast: false })))
    expect([won, refusals, await house.administrators.count()]).toEqual([1, ['administrator.last'], 1])
  })

  it('opens a partnership', async () => {
    const [catering, firm] = [aCatering(), aCompany()]
    await house.companies.add(catering)
    await house.companies.add(firm)
    const { won, refusals } = await race(...times(4, () => () => house.partnerships.add(aPartnership(catering, firm))))
    expect([won, new Set(refusals)]).toEqual([1, new Set(['partnership.already_active'])])
  })

  it('submits an application', async () => {
    const [company, applicantPhone] = [aCompany(), somePhone()]
    await house.companies.add(company)
    const { won, refusals } = await race(
      ...times(4, () => () => house.applications.add(anApplication({ companyId: company.id, applicantPhone }))),
    )
    expect([won, new Set(refusals)]).toEqual([1, new Set(['application.already_pending'])])
  })

  it('publishes the menu', async () => {
    const { shift } = await aKitchen(house)
    const kitchens = times(4, () => aCatering())
    for (const catering of kitchens) {
      await house.companies.add(catering)
      await house.menuDays.save([aMenuDay(catering, shift, { date: '2026-03-05', status: 'draft' })])
    }
    const publish =
      ({ id }: { id: string }) =>
      () =>
        house.menuDays.publish(
          [{ cateringId: id, corporateId: shift.companyId, shiftId: shift.id, start: '2026-03-05', end: '2026-03-05' }],
          someTime,
        )
    const { won, refusals } = await race(...kitchens.map(publish))
    expect([won, new Set(refusals)]).toEqual([1, new Set(['menu_day.published_by_another'])])
  })

  it('creates a menu day, and the others are told that it changed', async () => {
    const { kitchen, shift, catering } = await aKitchen(house)
    const { won, refusals } = await race(
      ...times(4, () => async () => {
        await house.menuDays.forChange([kitchen], ['2026-03-06'])
        await house.menuDays.save([aMenuDay(catering, shift, { date: '2026-03-06' })])
      }),
    )
    expect([won, new Set(refusals)]).toEqual([1, new Set(['menu_day.changed_meanwhile'])])
  })

  it.each([
    ['the same catering', 'menu_day.changed_meanwhile', {}],
    ['another catering', 'menu_day.published_by_another', { date: '2026-03-07' }],
  ])('creates a menu day while %s creates the same one', async (who, code, facts) => {
    const { shift, catering } = await aKitchen(house)
    const [other, third] = [aCatering(), aCatering()]
    for (const one of [other, third]) await house.companies.add(one)
    const second = aMenuDay(catering, shift, { date: '2026-03-07' })
    const [isHeld, held] = [Promise.withResolvers<void>(), Promise.withResolvers<never>()]
    const holding = house.transaction.run(async () => {
      await house.menuDays.save([aMenuDay(third, shift, { id: second.id, date: '2026-03-08' })])
      isHeld.resolve()
      await held.promise
    })
    await isHeld.promise
    const saving = house.transaction.run(() => house.menuDays.save([second]))
    await waitingForLock(inUse.database, saving)
    await house.menuDays.save([aMenuDay(who === 'another catering' ? other : catering, shift, { date: '2026-03-07' })])
    held.reject(new Error('rolled back'))
    await expect(holding).rejects.toThrow('rolled back')
    await expect(saving).rejects.toMatchObject({ code, facts })
  })

  it('replaces a password', async () => {
    const company = aCompany()
    await house.companies.add(company)
    const employee = anEmployee(company)
    await house.employees.add(employee)
    const replace = () => house.accounts.replacePassword(company.id, employee.id, employee.passwordHash, someId())
    expect((await Promise.all(times(4, replace))).filter(Boolean)).toHaveLength(1)
  })
})

describe('concurrent transactions', () => {
  it("one person's concurrent choices leave a single one", async () => {
    const {
      corporate,
      day,
      eaters: [ayse],
    } = await aKitchen(house)
    const keys = ['GELENEKSEL1', 'ALTERNATIF1', 'GELENEKSEL1', 'ALTERNATIF1']
    expect(await Promise.all(keys.map((key) => house.choices.save(inputOf(ayse, day, key), inTime)))).toMatchObject(
      keys.map((key) => ({ key })),
    )
    expect(await house.choicesOf(corporate.id)).toHaveLength(1)
    const totals = await inUse.database.row(
      adHoc('SELECT sum(total)::int AS sum FROM choice_totals WHERE corporate_id = $1 AND date = $2'),
      numbered(corporate.id, day.date),
    )
    expect(totals).toEqual({ sum: 1 })
  })

  it('a choice and the removal of its option are mutually exclusive', async () => {
    const {
      kitchen,
      day,
      eaters: [ayse],
    } = await aKitchen(house)
    const without = {
      date: day.date,
      meals: { ALTERNATIF1: day.options[1]!.meal, OPT3: day.options[0]!.meal },
      choices: [
        { key: 'ALTERNATIF1', label: 'a' },
        { key: 'OPT3', label: 'b' },
      ],
    }
    const correct = house.use(saveMenuDay)
    const [chosen, corrected] = await Promise.allSettled([
      house.choices.save(inputOf(ayse, day, 'GELENEKSEL1'), inTime),
      house.transaction.run(() => correct({ kitchen, draft: without })),
    ])
    const wasTaken = chosen.status === 'fulfilled' && chosen.value !== null
    expect(wasTaken).toBe(corrected.status === 'rejected')
    if (corrected.status === 'rejected')
      expect(corrected.reason).toMatchObject({ code: 'menu_day.option_chosen', facts: { people: 1 } })
  })

  it.each([
    [
      'takes its new dish',
      [anOption('GELENEKSEL1', 'Nohut'), anOption('ALTERNATIF1', 'Salata')],
      { key: 'GELENEKSEL1', mealName: 'Nohut' },
    ],
    ['is refused if it removed the option', [anOption('ALTERNATIF1', 'Salata'), anOption('OPT3', 'Pilav')], null],
  ])('a choice waits for a correction and %s', async (_what, options, outcome) => {
    const {
      kitchen,
      day,
      eaters: [ayse],
    } = await aKitchen(house)
    let choosing: Promise<Choice | null> | undefined
    await house.transaction.run(async () => {
      const [locked] = await house.menuDays.forChange([kitchen], [day.date])
      choosing = inUse.database.outsideTransaction(() => house.choices.save(inputOf(ayse, day, 'GELENEKSEL1'), inTime))
      await waitingForLock(inUse.database, choosing)
      await house.menuDays.save([create(MenuDay, { ...locked!, options })])
    })
    const choice = await choosing
    if (outcome === null) expect(choice).toBeNull()
    else expect(choice).toMatchObject(outcome)
  })

  it('a choice waits for the deletion of its shift and is refused', async () => {
    const {
      corporate,
      shift,
      day,
      eaters: [ayse],
    } = await aKitchen(house)
    let choosing: Promise<Choice | null> | undefined
    await house.transaction.run(async () => {
      await house.use(deleteShift)({ companyId: corporate.id, shiftId: shift.id, actor: aMember() })
      choosing = inUse.database.outsideTransaction(() => house.choices.save(inputOf(ayse, day, 'GELENEKSEL1'), inTime))
      await waitingForLock(inUse.database, choosing)
    })
    expect(await choosing).toBeNull()
    expect(await house.choicesOf(corporate.id)).toEqual([])
  })

  it('a choice waits for the end of the partnership and is refused', async () => {
    const {
      corporate,
      partnership,
      day,
      eaters: [ayse],
    } = await aKitchen(house)
    let choosing: Promise<Choice | null> | undefined
    await house.transaction.run(async () => {
      await house.endPartnership(partnership.id)
      choosing = inUse.database.outsideTransaction(() => house.choices.save(inputOf(ayse, day, 'GELENEKSEL1'), inTime))
      await waitingForLock(inUse.database, choosing)
    })
    expect(await choosing).toBeNull()
    expect(await house.choicesOf(corporate.id)).toEqual([])
  })

  it('the end of a partnership waits for a choice that is being written', async () => {
    const {
      partnership,
      day,
      eaters: [ayse],
    } = await aKitchen(house)
    let ending: Promise<void> | undefined
    let hasEnded = false
    await house.transaction.run(async () => {
      expect(await house.choices.save(inputOf(ayse, day, 'GELENEKSEL1'), inTime)).not.toBeNull()
      ending = inUse.database
        .outsideTransaction(() => house.endPartnership(partnership.id))
        .then(() => void (hasEnded = true))
      await waitingForLock(inUse.database, ending)
      expect(hasEnded).toBe(false)
    })
    await ending
  })

  it('a partnership that is opened while its catering closes a day has no menu on that day', async () => {
    const { shift, corporate } = await aKitchen(house)
    const catering = aCatering()
    await house.companies.add(catering)
    const closedDays = new PostgresClosedDays(inUse.database)
    const date = '2026-03-09'
    let publishing: Promise<unknown> | undefined
    await house.transaction.run(async () => {
      await closedDays.hold(catering.id, [date], inTime)
      await closedDays.add(catering.id, [{ date, fromTime: null, name: 'Bakım' }], inTime)
      publishing = inUse.database.outsideTransaction(async () => {
        await house.transaction.run(() => house.partnerships.add(aPartnership(catering, corporate)))
        const kitchen = { cateringId: catering.id, corporateId: corporate.id, shiftId: shift.id }
        const draft = {
          date,
          status: 'published' as const,
          meals: { GELENEKSEL: anOption('GELENEKSEL', 'Nohut').meal },
          choices: [{ key: 'GELENEKSEL', label: 'Geleneksel' }],
        }
        await house.transaction.run(() => house.use(saveMenuDay)({ kitchen, draft }))
      })
      await waitingForLock(inUse.database, publishing)
    })
    await expect(publishing).rejects.toMatchObject({ code: 'menu_day.closed' })
  })

  it.each([
    ['a password change', { passwordHash: 'new' }],
    ['a deactivation', { isActive: false }],
  ])('a session that is being opened waits for %s and does not open', async (_what, changes) => {
    const company = aCompany()
    await house.companies.add(company)
    const employee = anEmployee(company)
    await house.employees.add(employee)
    const { companyId, id: userId, passwordHash } = employee
    const times = { createdAt: someTime, expiresAt: new Date('2026-04-01') }
    let opening: Promise<boolean> | undefined
    await house.transaction.run(async () => {
      await house.employees.update(create(Employee, { ...employee, ...changes }))
      const session = { kind: 'staff' as const, companyId, userId, passwordHash, tokenHash: 'ab'.repeat(32), ...times }
      opening = inUse.database.outsideTransaction(() => house.sessions.open(session))
      await waitingForLock(inUse.database, opening)
      await house.sessions.endAllOf(userId)
    })
    expect(await opening).toBe(false)
  })

  it('a department cannot be closed while somebody is being added to it', async () => {
    const company = aCompany()
    await house.companies.add(company)
    const department = aDepartment(company)
    await house.departments.add(department)
    let closing: Promise<void> | undefined
    let isClosed = false
    await house.transaction.run(async () => {
      await holdDepartment(house.departments, company.id, department.id)
      await house.employees.add(anEmployee(company, { departmentId: department.id }))
      closing = inUse.database
        .outsideTransaction(() => house.closeDepartment(department.id))
        .then(() => void (isClosed = true))
      await waitingForLock(inUse.database, closing)
      expect(isClosed).toBe(false)
    })
    await closing
    expect(isClosed).toBe(true)
  })

  it('a supplier cannot be deactivated while an order is being placed, and takes no orders afterwards', async () => {
    const [supplier, catering] = [aSupplier(), aCatering()]
    for (const company of [supplier, catering]) await house.companies.add(company)
    const product = aProduct(supplier)
    await house.products.add(product)
    await house.products.move(supplier.id, [{ productId: product.id, stock: 5_000, reserved: 0 }], {
      reason: 'opening',
      orderId: null,
      actor: null,
      at: someTime,
    })
    const order = () =>
      house.use(placeOrder)({
        cateringId: catering.id,
        supplierId: supplier.id,
        actor: operator,
        items: [{ productId: product.id, quantity: 25 }],
      })
    let closing: Promise<void> | undefined
    let isClosed = false
    await house.transaction.run(async () => {
      await order()
      closing = inUse.database
        .outsideTransaction(() => house.makePassive(supplier.id))
        .then(() => void (isClosed = true))
      await waitingForLock(inUse.database, closing)
      expect(isClosed).toBe(false)
    })
    await closing
    await inUse.database.change(adHoc('UPDATE companies SET is_active = true WHERE id = $1'), numbered(supplier.id))

    let ordering: Promise<unknown> | undefined
    await house.transaction.run(async () => {
      await house.makePassive(supplier.id)
      ordering = inUse.database
        .outsideTransaction(() => house.transaction.run(order))
        .then(
          () => 'placed',
          (error: { code?: string }) => error.code,
        )
      await waitingForLock(inUse.database, ordering)
    })
    expect(await ordering).toBe('order.store_missing')
    expect(await house.movementsOf(product.id)).toHaveLength(2)
  })
})
