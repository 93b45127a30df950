import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { skipKey } from '../../../src/core/menus/index.ts'
import { addDays } from '../../../src/core/shared/index.ts'
import { type Database, newDataSource, openDatabase } from '../../../src/persistence/index.ts'
import { ChoiceReads } from '../../../src/reads/index.ts'
import { adHoc } from '../../support/ad-hoc-sql.ts'
import { RecordingDatabase } from '../../support/blocks-touched.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { aKitchen, type KitchenAtWork } from '../../support/kitchen.ts'
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
let ids: Record<'firms' | 'caterings' | 'shifts' | 'people', string[]>
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

interface Change {
  kind: string
  at: number
  on: number
  value: number
}

const dishNames = ['Mantı', 'Pide', 'Etli nohut', 'Kısır']
const timezones = ['Europe/Istanbul', 'Pacific/Kiritimati', 'America/New_York', 'Europe/London']

/** SQL of the product's role for each kind of change; the database may refuse some of them. */
const statementOf = ({ kind, at, on, value }: Change): string => {
  const of = (list: readonly string[]) => list[at % list.length]!
  const [firm, catering, shift, person] = [of(ids.firms), of(ids.caterings), of(ids.shifts), of(ids.people)]
  const date = addDays('2026-03-02', (on % 7) - 2)
  const [isTrue, time, days] = [value % 2 === 0, `${String(value % 24).padStart(2, '0')}:30`, value % 4]
  const options = JSON.stringify(
    ['GELENEKSEL1', 'ALTERNATIF1'].map((key, place) => anOption(key, dishNames[(value + place) % dishNames.length]!)),
  )
  switch (kind) {
    case 'menu':
      return `INSERT INTO menu_days (id, catering_id, corporate_id, shift_id, date, status, options, created_at, updated_at)
        SELECT DISTINCT ON (s.id) gen_random_uuid(), p.catering_id, s.company_id, s.id, '${date}'::date, '${isTrue ? 'published' : 'draft'}', '${options}'::jsonb, now(), now()
        FROM shifts s JOIN partnerships p ON p.corporate_id = s.company_id WHERE s.id = '${shift}' ORDER BY s.id, hashtext(p.id::text || ${value})
        ON CONFLICT (catering_id, corporate_id, shift_id, date) DO UPDATE SET options = excluded.options, status = excluded.status, is_withdrawn = false`
    case 'withdrawal':
      return `UPDATE menu_days SET status = 'draft', is_withdrawn = ${isTrue} WHERE shift_id = '${shift}' AND date >= '${date}'`
    case 'no menu':
      return `DELETE FROM menu_days d WHERE shift_id = '${shift}' AND date = '${date}' AND NOT EXISTS (SELECT FROM choices c WHERE c.menu_day_id = d.id)`
    case 'frozen list':
      return `UPDATE menu_days SET closed_at = date - interval '${value} hours' WHERE shift_id = '${shift}' AND date = '${date}' AND closed_at IS NULL`
    case 'dish':
      return `UPDATE dishes SET kcal = ${value}, contains_pork = ${isTrue}, tags = '{t${value}}', image_url = nullif('/b${days}', '/b0'),
        allergens = CASE WHEN ${isTrue} THEN '{milk}'::text[] END WHERE catering_id = '${catering}' AND key = dish_key('${of(dishNames)}')`
    case 'shift':
      return `UPDATE shifts SET title = 'V${value}', timezone = '${of(timezones)}', days = '{${1 + (value % 7)},${1 + (on % 7)}}',
        cutoff_days = ${1 + days}, cutoff_time = '${time}', start_time = '${time}', is_active = ${value % 5 > 0} WHERE id = '${shift}'`
    case 'deleted shift':
      return `UPDATE shifts SET is_deleted = ${isTrue} WHERE id = '${shift}'`
    case 'partnership':
      return `UPDATE partnerships SET ends_on = ${isTrue ? 'NULL' : `'${date}'`}, ends_at = ${isTrue ? 'NULL' : `'${date}'`},
        cutoff_days = ${days}, cutoff_time = '${time}' WHERE catering_id = '${catering}'`
    case 'end of a partnership':
      return `UPDATE partnerships SET is_active = ${isTrue}, ended_at = CASE WHEN ${isTrue} THEN NULL ELSE now() END WHERE corporate_id = '${firm}' AND catering_id = '${catering}'`
    case 'name':
      return `UPDATE companies SET name = 'Şirket ${value}' WHERE id = '${catering}'`
    case 'activation':
      return `UPDATE companies SET is_active = ${isTrue} WHERE id = '${value % 3 === 0 ? firm : catering}'`
    case 'choice':
      return `INSERT INTO choices (user_id, shift_id, date, corporate_id, catering_id, menu_day_id, choice_key, choice_label, meal_name, source, created_at, updated_at)
        SELECT u.id, d.shift_id, d.date, d.corporate_id, d.catering_id, d.id, '${isTrue ? 'GELENEKSEL1' : skipKey}', '', '', '${days > 1 ? 'own' : 'standing'}', now(), now()
        FROM menu_days d JOIN users u ON u.id = '${person}' AND u.company_id = d.corporate_id WHERE d.date = '${date}' AND d.closed_at IS NULL LIMIT ${days}
        ON CONFLICT (user_id, shift_id, date) DO UPDATE SET choice_key = excluded.choice_key, source = excluded.source`
    case 'replaced dish':
      return `UPDATE choices SET replaced_meal = '${of(dishNames)}', is_replacement_seen = ${isTrue} WHERE user_id = '${person}'`
    case 'no choice':
      return `DELETE FROM choices WHERE user_id = '${person}' AND date = '${date}'`
    case 'usual shift':
      return `INSERT INTO usual_shifts (company_id, user_id, shift_id) SELECT s.company_id, u.id, s.id FROM shifts s JOIN users u ON u.company_id = s.company_id
        WHERE s.id = '${shift}' AND u.id = '${person}' ON CONFLICT DO NOTHING`
    case 'no usual shift':
      return `DELETE FROM usual_shifts WHERE user_id = '${person}' AND shift_id = '${shift}'`
    default:
      throw new Error(kind)
  }
}
const kinds = [
  ...['menu', 'menu', 'withdrawal', 'no menu', 'frozen list', 'dish', 'shift', 'deleted shift', 'partnership'],
  ...['end of a partnership', 'name', 'activation', 'choice', 'choice', 'replaced dish', 'no choice', 'usual shift'],
  'no usual shift',
]
const someChange = fc.record({
  kind: fc.constantFrom(...kinds),
  at: fc.nat(11),
  on: fc.nat(6),
  value: fc.nat(999),
})
/** Some changes in a transaction, which may be rolled back. */
const transaction = fc.record({
  changes: fc.array(someChange, { minLength: 1, maxLength: 3 }),
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
      for (const change of changes) await database.change(adHoc(statementOf(change)), {})
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
/** Names other than the column's own, where it is generated from another one. */
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
     WHERE view_name LIKE 'read_%' AND table_name NOT IN ('menu_marks', 'choices', 'usual_shifts') ORDER BY name`,
  )
  const columns = used.map(({ name }) => String(name)).filter((name) => !isFixed(name))
  expect(columns).toEqual(Object.keys(changed).toSorted())

  const rowOf: Readonly<Record<string, string>> = {
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
