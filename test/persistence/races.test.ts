import { create } from '../../src/core/shared/index.ts'
import { operator } from '../../src/core/access/index.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Choice, MenuDay, saveMenuDay } from '../../src/core/menus/index.ts'
import { createCompany } from '../../src/core/companies/index.ts'
import { deleteShift } from '../../src/core/shifts/index.ts'
import { planned } from '../../src/persistence/index.ts'
import { FakeClock } from '../support/fakes/fake-clock.ts'
import type { House } from '../support/house.ts'
import { aKitchen, inTime, wishOf } from '../support/kitchen.ts'
import { postgresHouse } from '../support/postgres-house.ts'
import {
  aCatering,
  aCompany,
  aDepartment,
  aMenuDay,
  anApplication,
  anEmployee,
  anOption,
  aPartnership,
  someId,
  somePhone,
  someTime,
  aMember,
} from '../support/samples.ts'
import { useDatabase } from '../support/use-database.ts'

const inUse = useDatabase()
let house: House
beforeEach(() => {
  house = postgresHouse(inUse.database, new FakeClock('2026-03-01T06:00:00Z'))
})

/** Lets all of them start at once, each in a transaction of its own; answers what became of them. */
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

describe('of several at once exactly one', () => {
  it('gets a phone', async () => {
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

  it('opens a partnership', async () => {
    const [catering, firm] = [aCatering(), aCompany()]
    await house.companies.add(catering)
    await house.companies.add(firm)
    const { won, refusals } = await race(...times(4, () => () => house.partnerships.add(aPartnership(catering, firm))))
    expect([won, new Set(refusals)]).toEqual([1, new Set(['partnership.already_active'])])
  })

  it('application waits', async () => {
    const [company, applicantPhone] = [aCompany(), somePhone()]
    await house.companies.add(company)
    const { won, refusals } = await race(
      ...times(4, () => () => house.applications.add(anApplication({ companyId: company.id, applicantPhone }))),
    )
    expect([won, new Set(refusals)]).toEqual([1, new Set(['application.already_pending'])])
  })

  it('catering publishes', async () => {
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
          { cateringId: id, corporateId: shift.companyId, shiftId: shift.id },
          '2026-03-05',
          '2026-03-05',
          someTime,
        )
    const { won, refusals } = await race(...kitchens.map(publish))
    expect([won, new Set(refusals)]).toEqual([1, new Set(['menu_day.published_by_another'])])
  })

  it('makes a new menu day; the others learn that it changed', async () => {
    const { kitchen, shift, catering } = await aKitchen(house)
    const { won, refusals } = await race(
      ...times(4, () => async () => {
        await house.menuDays.forChange(kitchen, ['2026-03-06'])
        await house.menuDays.save([aMenuDay(catering, shift, { date: '2026-03-06' })])
      }),
    )
    expect([won, new Set(refusals)]).toEqual([1, new Set(['menu_day.changed_meanwhile'])])
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

describe('whoever comes second sees what the first did', () => {
  it('two choices of one person leave one', async () => {
    const {
      corporate,
      day,
      eaters: [ayse],
    } = await aKitchen(house)
    const keys = ['GELENEKSEL1', 'ALTERNATIF1', 'GELENEKSEL1', 'ALTERNATIF1']
    expect(await Promise.all(keys.map((key) => house.choices.save(wishOf(ayse, day, key), inTime)))).toMatchObject(
      keys.map((key) => ({ key })),
    )
    expect(await house.choicesOf(corporate.id)).toHaveLength(1)
    const totals = await inUse.database.row(
      planned('SELECT sum(total)::int AS sum FROM choice_totals WHERE corporate_id = $1 AND date = $2'),
      [corporate.id, day.date],
    )
    expect(totals).toEqual({ sum: 1 })
  })

  it('a choice of an option that is being removed', async () => {
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
      house.choices.save(wishOf(ayse, day, 'GELENEKSEL1'), inTime),
      house.transaction.run(() => correct({ kitchen, draft: without })),
    ])
    const wasTaken = chosen.status === 'fulfilled' && chosen.value !== null
    expect(wasTaken).toBe(corrected.status === 'rejected')
    if (corrected.status === 'rejected')
      expect(corrected.reason).toMatchObject({ code: 'menu_day.option_chosen', facts: { people: 1 } })
  })

  it.each([
    [
      'takes the dish it brought',
      [anOption('GELENEKSEL1', 'Nohut'), anOption('ALTERNATIF1', 'Salata')],
      { key: 'GELENEKSEL1', mealName: 'Nohut' },
    ],
    ['is refused when it took the option away', [anOption('ALTERNATIF1', 'Salata'), anOption('OPT3', 'Pilav')], null],
  ])('a choice waits for a correction and %s', async (_what, options, outcome) => {
    const {
      kitchen,
      day,
      eaters: [ayse],
    } = await aKitchen(house)
    let choosing: Promise<Choice | null> | undefined
    await house.transaction.run(async () => {
      const [locked] = await house.menuDays.forChange(kitchen, [day.date])
      choosing = inUse.database.apart(() => house.choices.save(wishOf(ayse, day, 'GELENEKSEL1'), inTime))
      await waitingForLock()
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
      choosing = inUse.database.apart(() => house.choices.save(wishOf(ayse, day, 'GELENEKSEL1'), inTime))
      await waitingForLock()
    })
    expect(await choosing).toBeNull()
    expect(await house.choicesOf(corporate.id)).toEqual([])
  })

  it('a department cannot close while somebody is being enrolled in it', async () => {
    const company = aCompany()
    await house.companies.add(company)
    const department = aDepartment(company)
    await house.departments.add(department)
    let closing: Promise<void> | undefined
    let isClosed = false
    await house.transaction.run(async () => {
      await house.employees.add(anEmployee(company, { departmentId: department.id }))
      closing = inUse.database.apart(() => house.closeDepartment(department.id)).then(() => void (isClosed = true))
      await waitingForLock()
      expect(isClosed).toBe(false)
    })
    await closing
    expect(isClosed).toBe(true)
  })

  /** Until somebody in this database waits for a lock: then the race is where it has to be. */
  const waitingForLock = async (): Promise<void> => {
    const waiting = planned(
      `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    while ((await inUse.database.apart(() => inUse.database.row<{ count: number }>(waiting)))?.count === 0)
      await new Promise(setImmediate)
  }
})
