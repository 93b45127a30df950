import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '../../../src/core/shared/index.ts'
import { type Database, newDataSource, openDatabase } from '../../../src/persistence/index.ts'
import { ChoiceReads } from '../../../src/reads/index.ts'
import { adHoc } from '../../support/ad-hoc-sql.ts'
import { RecordingDatabase } from '../../support/blocks-touched.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { aKitchen, type KitchenAtWork } from '../../support/kitchen.ts'
import { type MenuChangeIds, someMenuChange, statementOf } from '../../support/menu-changes.ts'
import { menuInOneStatement, play } from '../../support/menu-in-one-statement.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import { aCatering, aMenuDay, anOption, aPartnership, aShift } from '../../support/samples.ts'
import { runSql } from '../../support/sql.ts'
import { useDatabase } from '../../support/use-database.ts'

const inUse = useDatabase()
const clock = new FakeClock('2026-03-02T09:00:00Z')
const everyDay = { days: [1, 2, 3, 4, 5, 6, 7] }

/** Each keeps menus of its own. */
let instances: { database: Database; choices: ChoiceReads; close: () => Promise<void> }[]
let firms: KitchenAtWork[]
let ids: MenuChangeIds
beforeAll(async () => {
  instances = await Promise.all(
    [1, 2, 3].map(async () => {
      const { database, close } = await openDatabase({ url: inUse.url, poolSize: 4 })
      return { database, close, choices: new ChoiceReads(database, clock) }
    }),
  )
  const house = postgresHouse(inUse.database)
  firms = [await aKitchen(house, { eaters: 2, shift: everyDay }), await aKitchen(house, { eaters: 2, shift: everyDay })]
  const both = aCatering()
  await house.companies.add(both)
  const shifts = firms.map(({ shift }) => shift)
  for (const { corporate, catering, shift, day } of firms) {
    await house.partnerships.add(aPartnership(both, corporate))
    const night = aShift(corporate, { ...everyDay, startTime: '22:00', endTime: '06:00' })
    await house.shifts.add(night)
    shifts.push(night)
    const options = [anOption('GELENEKSEL1', 'Mantı'), anOption('ALTERNATIF1', 'Pide')]
    await house.menuDays.save([
      aMenuDay(both, night, { date: '2026-03-03', options }),
      aMenuDay(catering, shift, { date: addDays(day.date, 2), options }),
    ])
  }
  ids = {
    firms: firms.map(({ corporate }) => corporate.id),
    caterings: [...firms.map(({ catering }) => catering.id), both.id],
    shifts: shifts.map(({ id }) => id),
    people: firms.flatMap(({ eaters }) => eaters.map(({ id }) => id)),
  }
})
afterAll(async () => {
  for (const { close } of instances ?? []) await close()
})

const readers = () => firms.flatMap(({ corporate, eaters }) => eaters.map((eater) => [corporate.id, eater.id] as const))

/** Compares what each instance shows to each person with the one statement. */
const expectTheSameEverywhere = async () => {
  for (const [companyId, userId] of readers()) {
    const shiftId = ids.shifts[0]
    const stated = await menuInOneStatement(inUse.database, { companyId, userId, shiftId: undefined, now: clock.now() })
    const ofShift = await menuInOneStatement(inUse.database, { companyId, userId, shiftId, now: clock.now() })
    for (const { choices } of instances) {
      expect(await choices.menuPlay(companyId, userId, undefined)).toEqual(stated)
      expect(await choices.menuPlay(companyId, userId, shiftId)).toEqual(ofShift)
    }
  }
}

/** Some changes in a transaction, which may be rolled back. */
const transaction = fc.record({
  changes: fc.array(someMenuChange, { minLength: 1, maxLength: 3 }),
  isRolledBack: fc.boolean(),
  instance: fc.nat(2),
})
type Transaction = typeof transaction extends fc.Arbitrary<infer Drawn> ? Drawn : never

const rolledBack = new Error('rolled back')
/** Returns whether it was committed; the database may refuse a change. */
const make = async ({ changes, isRolledBack, instance }: Transaction): Promise<boolean> => {
  const { database } = instances[instance]!
  try {
    await database.run(async () => {
      for (const change of changes) await database.change(adHoc(statementOf(change, ids)), {})
      if (isRolledBack) throw rolledBack
    })
    return true
  } catch {
    return false
  }
}

it('every instance shows what one statement would, after any changes by any of them', async () => {
  let committed = 0
  await fc.assert(
    fc.asyncProperty(fc.array(transaction, { minLength: 1, maxLength: 4 }), fc.nat(200), async (made, hours) => {
      clock.set(new Date(Date.parse('2026-03-01T00:00:00Z') + hours * 1_800_000).toISOString())
      for (const one of made) {
        committed += Number(await make(one))
        await expectTheSameEverywhere()
      }
    }),
    { numRuns: 30 },
  )
  expect(committed, 'otherwise nothing was tested').toBeGreaterThan(20)
})

it('changes and reads at the same time leave nothing outdated', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(transaction, { minLength: 6, maxLength: 12 }), async (made) => {
      const reading = instances.flatMap(({ choices }) =>
        readers().map(async ([companyId, userId]) => {
          for (let times = 0; times < 4; times++) await choices.menuPlay(companyId, userId, undefined)
        }),
      )
      await Promise.all([...made.map(make), ...reading])
      await expectTheSameEverywhere()
    }),
    { numRuns: 15 },
  )
})

it('a process that dies while it changes a menu leaves nothing behind', async () => {
  const dying = new pg.Client({ connectionString: inUse.url })
  dying.on('error', () => undefined)
  await dying.connect()
  await expectTheSameEverywhere()
  await dying.query('BEGIN')
  const { rowCount } = await dying.query(`UPDATE shifts SET title = 'Yarım kalan'`)
  expect(rowCount).toBeGreaterThan(0)
  await expectTheSameEverywhere()
  const [{ pid } = { pid: 0 }] = (await dying.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows
  await runSql(inUse.ownerUrl, `SELECT pg_terminate_backend(${pid}, 10000)`)
  await expectTheSameEverywhere()
  await inUse.database.change(adHoc(`UPDATE shifts SET title = 'Gece'`), {})
  await expectTheSameEverywhere()
})

it('a menu that did not change is not read again, and a change of one firm costs only that firm', async () => {
  const { database, close } = await openDatabase({ url: inUse.url, poolSize: 2 })
  try {
    let statements = 0
    const counting = new Proxy(database, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target)
        if (name === 'rows') statements++
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
    const choices = new ChoiceReads(counting, clock)
    const statementsOf = async (firm: number) => {
      const before = statements
      await choices.menuPlay(...readers()[firm * 2]!, undefined)
      return statements - before
    }
    expect([await statementsOf(0), await statementsOf(1), await statementsOf(0), await statementsOf(1)]).toEqual([
      2, 2, 1, 1,
    ])
    await database.change(adHoc(`UPDATE shifts SET title = 'Akşam' WHERE company_id = '${ids.firms[0]}'`), {})
    expect([await statementsOf(0), await statementsOf(1), await statementsOf(0)]).toEqual([2, 1, 1])
  } finally {
    await close()
  }
})

/** What to change a column to. */
const changed: Readonly<Record<string, string>> = {
  'closed_days.date': 'date + 1',
  'closed_days.from_time': `'13:00'`,
  'closed_days.name': `'Bakım'`,
  'companies.name': `name || ' A.Ş.'`,
  'dishes.allergens': `'{milk,soy}'`,
  'dishes.contains_alcohol': 'contains_alcohol IS NOT TRUE',
  'dishes.contains_pork': 'contains_pork IS NOT TRUE',
  'dishes.image_url': `'/yeni.webp'`,
  'dishes.kcal': '4321',
  'dishes.key': `name || 'lar'`,
  'dishes.portion_g': '4321',
  'dishes.tags': `'{yeni}'`,
  'menu_days.closed_at': 'now()',
  'menu_days.common_courses': `'[{"course": "soup", "name": "Yeni"}]'`,
  'menu_days.date': 'date + 300',
  'menu_days.dish_keys': `'[${JSON.stringify(anOption('A', 'Yeni'))},${JSON.stringify(anOption('B', 'Yeni'))}]'`,
  'menu_days.is_withdrawn': `is_withdrawn, status = 'draft'`,
  'menu_days.options': `jsonb_set(options, '{0,label}', '"Yeni"')`,
  'menu_days.status': `'draft'`,
  'partnerships.cutoff_days': `7, cutoff_time = '12:00'`,
  'partnerships.cutoff_time': `'12:34', cutoff_days = 3`,
  'partnerships.ends_on': `'2026-05-05', ends_at = '2026-05-05'`,
  'partnerships.is_active': 'false, ended_at = now()',
  'partnerships.is_suspended': 'NOT is_suspended',
  'shifts.cutoff_days': '7',
  'shifts.cutoff_time': `'00:34'`,
  'shifts.days': `'{3,4}'`,
  'shifts.end_time': `'05:43'`,
  'shifts.is_active': 'NOT is_active',
  'shifts.is_deleted': 'NOT is_deleted',
  'shifts.start_time': `'19:43'`,
  'shifts.timezone': `'Asia/Tokyo'`,
  'shifts.title': `'Yepyeni'`,
}
/** Names other than the column's own, where it follows from another one. */
const generatedFrom: Readonly<Record<string, string>> = { 'dishes.key': 'name', 'menu_days.dish_keys': 'options' }
/** They say which row it is and to whom it belongs, which no statement of the product changes. */
const isFixed = (column: string): boolean => /\.(id|\w+_id|partnership_type)$/.test(column)

it('whatever the statement reads, changing it changes the version', async () => {
  const { corporate, catering, shift, eaters } = await aKitchen(postgresHouse(inUse.database), { shift: everyDay })
  const dataSource = await newDataSource({ url: inUse.url, poolSize: 1 }).initialize()
  const recording = new RecordingDatabase(dataSource)
  clock.set('2026-03-01T09:00:00Z')
  await new ChoiceReads(recording, clock).menuPlay(corporate.id, eaters[0].id, undefined)
  await dataSource.destroy()
  const ofFirm = recording.asked
    .map(({ statement }) => statement)
    .find(({ parameters }) => !parameters.includes('userIds'))
  const views = [ofFirm!, play].map(({ text }, at) => `CREATE VIEW read_${at} AS ${text.replaceAll(/\$\d+/g, 'NULL')}`)
  const used = await runSql(
    inUse.ownerUrl,
    ...views,
    `SELECT DISTINCT table_name || '.' || column_name AS name FROM information_schema.view_column_usage
     WHERE view_name LIKE 'read_%' AND table_name NOT IN ('menu_marks', 'choices', 'usual_shifts', 'absent_days')
     ORDER BY name`,
  )
  const columns = used.map(({ name }) => String(name)).filter((name) => !isFixed(name))
  expect(columns).toEqual(Object.keys(changed).toSorted())

  await inUse.database.change(
    adHoc(
      `INSERT INTO closed_days (company_id, date, name, made_at) VALUES ('${corporate.id}', '2026-04-01', 'Tatil', now())`,
    ),
    {},
  )
  const rowOf: Readonly<Record<string, string>> = {
    closed_days: `company_id = '${corporate.id}'`,
    companies: `id = '${catering.id}'`,
    dishes: `catering_id = '${catering.id}'`,
    menu_days: `corporate_id = '${corporate.id}'`,
    partnerships: `corporate_id = '${corporate.id}'`,
    shifts: `id = '${shift.id}'`,
  }
  const version = adHoc<{ version: string }>(
    `SELECT bit_xor(mark) AS version FROM menu_marks WHERE corporate_id = '${corporate.id}'`,
  )
  const unnoticed: string[] = []
  for (const [name, value] of Object.entries(changed)) {
    const [table = '', column = ''] = name.split('.')
    const update = `UPDATE ${table} SET ${generatedFrom[name] ?? column} = ${value} WHERE ${rowOf[table]}`
    await inUse.database
      .run(async () => {
        const before = await inUse.database.row(version, {})
        expect(await inUse.database.change(adHoc(update), {}), update).toBeGreaterThan(0)
        const after = await inUse.database.row(version, {})
        if (before?.version === after?.version) unnoticed.push(name)
        throw rolledBack
      })
      .catch((error: unknown) => {
        if (error !== rolledBack) throw error
      })
  }
  expect(unnoticed).toEqual([])
})
