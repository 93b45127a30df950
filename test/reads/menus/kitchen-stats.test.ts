import { beforeAll, describe, expect, it } from 'vitest'
import { MenuReads } from '../../../src/reads/index.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { aKitchen, type KitchenAtWork } from '../../support/kitchen.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import { aDepartment, aShift } from '../../support/samples.ts'
import { useDatabase } from '../../support/use-database.ts'
import { adHoc, numbered } from '../../support/ad-hoc-sql.ts'

const inUse = useDatabase()
const clock = new FakeClock('2026-03-31T12:00:00Z')
let work: KitchenAtWork
let departmentId: string

const run = (text: string, values: unknown[] = []) => inUse.database.change(adHoc(text), numbered(...values))

/** Choices for every third meal over two years, in two shifts and three departments, one of them none. */
const settle = async () => {
  const house = postgresHouse(inUse.database)
  work = await aKitchen(house, { eaters: 6, shift: { days: [1, 2, 3, 4, 5, 6, 7] } })
  const { corporate, catering, eaters } = work
  const night = aShift(corporate, { title: 'Gece', startTime: '22:00', endTime: '06:00', days: [1, 2, 3, 4, 5, 6, 7] })
  await house.shifts.add(night)
  const departments = [aDepartment(corporate, { name: 'Üretim' }), aDepartment(corporate, { name: 'Bakım' })]
  for (const department of departments) await house.departments.add(department)
  departmentId = departments[0]?.id ?? ''
  for (const [at, eater] of eaters.entries()) await house.moveTo(eater.id, departments[at % 3]?.id ?? null)
  await run(
    `INSERT INTO menu_days (id, catering_id, corporate_id, shift_id, date, status, options, created_at, updated_at)
     SELECT gen_random_uuid(), $1, $2, s.id, day, 'published',
       jsonb_build_array(jsonb_build_object('key', 'A', 'label', CASE WHEN day < '2026-03-10' THEN 'Eski ad' ELSE 'Yeni ad' END, 'meal', jsonb_build_object('name', 'Pilav')),
                         jsonb_build_object('key', 'B', 'label', 'Öteki', 'meal', jsonb_build_object('name', 'Salata'))), now(), now()
     FROM shifts s, generate_series('2024-06-01'::date, '2026-04-30', interval '1 day') day WHERE s.company_id = $2
     ON CONFLICT DO NOTHING`,
    [catering.id, corporate.id],
  )
  await run(
    `INSERT INTO choices (user_id, shift_id, date, corporate_id, catering_id, menu_day_id, department_id, choice_key, choice_label, meal_name, created_at, updated_at)
     SELECT u.id, d.shift_id, d.date, d.corporate_id, d.catering_id, d.id, u.department_id, CASE WHEN n % 2 = 0 THEN 'A' ELSE 'B' END, 'x', 'y', now(), now()
     FROM (SELECT u.*, row_number() OVER (ORDER BY u.id) AS row FROM users u WHERE company_id = $1) u
     CROSS JOIN menu_days d CROSS JOIN LATERAL (SELECT (hashtext(d.id::text) % 1000 + 1000 + u.row * 7)::int AS n) h
     WHERE d.corporate_id = $1 AND d.id <> $2 AND n % 3 = 0`,
    [corporate.id, work.day.id],
  )
  await run(
    `UPDATE choices SET choice_key = 'A' WHERE date > '2026-02-01' AND choice_key = 'B' AND extract(day FROM date) = 5`,
  )
  await run('DELETE FROM choices WHERE extract(day FROM date) = 17')
}

interface Filter {
  shiftId?: string
  departmentId?: string
}

const countedOne = async (where: string, { shiftId, departmentId: department }: Filter): Promise<number> => {
  const text = `SELECT count(*)::int AS people FROM choices WHERE corporate_id = $1 AND ($2::uuid IS NULL OR shift_id = $2) AND ($3::uuid IS NULL OR department_id = $3) AND ${where}`
  const row = await inUse.database.row(
    adHoc<{ people: number }>(text),
    numbered(work.corporate.id, shiftId ?? null, department ?? null),
  )
  return row?.people ?? 0
}
const lastDays = (today: string, days: number) => `date BETWEEN '${today}'::date - ${days - 1} AND '${today}'`

const statsOn = (today: string, filter: Filter = {}) => {
  clock.set(`${today}T12:00:00Z`)
  return new MenuReads(inUse.database, clock).kitchenStats(work.catering.id, work.corporate.id, filter)
}

describe('kitchen statistics', () => {
  beforeAll(settle)

  const filters: [string, () => Filter][] = [
    ['nothing', () => ({})],
    ['a shift', () => ({ shiftId: work.shift.id })],
    ['a department', () => ({ departmentId })],
    ['both', () => ({ shiftId: work.shift.id, departmentId })],
  ]
  const days = ['2026-03-31', '2026-03-30', '2026-03-01', '2026-02-28', '2025-12-31', '2026-01-01', '2026-04-15']

  describe.each(filters)('filtered by %s', (_name, filterOf) => {
    it.each(days)('match a count of the choices on %s', async (today) => {
      const filter = filterOf()
      const { time_periods, by_department, next_7_days } = await statsOn(today, filter)
      expect(time_periods).toEqual({
        last_1_day: await countedOne(lastDays(today, 1), filter),
        last_1_week: await countedOne(lastDays(today, 7), filter),
        last_1_month: await countedOne(lastDays(today, 30), filter),
        last_1_year: await countedOne(lastDays(today, 365), filter),
        all_time: await countedOne('true', filter),
      })
      expect(by_department.reduce((sum, { total }) => sum + total, 0)).toBe(time_periods.last_1_month)
      for (const { total, by_choice } of by_department)
        expect(by_choice.reduce((sum, { count }) => sum + count, 0)).toBe(total)
      expect(next_7_days.reduce((sum, { total }) => sum + total, 0)).toBe(
        await countedOne(`date BETWEEN '${today}'::date AND '${today}'::date + 6`, filter),
      )
      expect(time_periods.last_1_year).toBeGreaterThan(time_periods.last_1_month)
    })
  })

  it('list departments alphabetically, people without one last, and options by their newest label', async () => {
    const { by_department } = await statsOn('2026-03-31')
    expect(
      by_department.map(({ department_name, department_id }) => [department_name, department_id === null]),
    ).toEqual([
      ['Bakım', false],
      ['Üretim', false],
      ['Departmansız', true],
    ])
    expect(by_department[0]?.by_choice.map(({ key, label }) => `${key} ${label}`)).toEqual(['B Öteki', 'A Yeni ad'])
  })

  it('are seven empty days and zeros for a new kitchen', async () => {
    const { catering, corporate } = await aKitchen(postgresHouse(inUse.database))
    clock.set('2026-04-01T12:00:00Z')
    const { next_7_days, time_periods, by_department } = await new MenuReads(inUse.database, clock).kitchenStats(
      catering.id,
      corporate.id,
      {},
    )
    expect(next_7_days.map(({ date, total, choices }) => [date, total, choices])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((day) => [`2026-04-0${day}`, 0, []]),
    )
    expect([time_periods, by_department]).toEqual([
      { last_1_day: 0, last_1_week: 0, last_1_month: 0, last_1_year: 0, all_time: 0 },
      [],
    ])
  })

  it('begin the day at midnight in Istanbul', async () => {
    clock.set('2026-03-30T21:30:00Z')
    const { next_7_days } = await new MenuReads(inUse.database, clock).kitchenStats(
      work.catering.id,
      work.corporate.id,
      {},
    )
    expect(next_7_days[0]?.date).toBe('2026-03-31')
  })
})
