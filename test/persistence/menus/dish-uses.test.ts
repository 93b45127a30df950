import fc from 'fast-check'
import { expect, it } from 'vitest'
import { planned } from '../../../src/persistence/index.ts'
import { aKitchen } from '../../support/kitchen.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import { aMenuDay, anOption } from '../../support/samples.ts'
import { useDatabase } from '../../support/use-database.ts'

const inUse = useDatabase()

const difference = planned(`
  WITH written AS (SELECT d.id, d.catering_id, d.date, d.status, k.key FROM menu_days d, LATERAL (SELECT DISTINCT unnest(d.dish_keys)) k (key)),
  kept AS (SELECT catering_id, key, times_written FROM dishes WHERE times_written > 0),
  recount AS (SELECT catering_id, key, count(*)::int FROM written GROUP BY 1, 2),
  kept_days AS (SELECT x.catering_id, x.key, s.date, s.written, s.published FROM dish_days s JOIN dishes x ON x.id = s.dish_id WHERE s.written > 0),
  recount_days AS (
    SELECT catering_id, key, date, count(*)::int, (count(*) FILTER (WHERE status = 'published'))::int FROM written GROUP BY 1, 2, 3)
  SELECT key FROM ((TABLE kept EXCEPT TABLE recount) UNION ALL (TABLE recount EXCEPT TABLE kept)) one
  UNION ALL
  SELECT key FROM ((TABLE kept_days EXCEPT TABLE recount_days) UNION ALL (TABLE recount_days EXCEPT TABLE kept_days)) other`)

const dates = ['2026-03-03', '2026-03-04', '2026-03-05']
const dish = fc.constantFrom('Mantı', 'MANTI', 'Pide', 'Etli nohut', 'etli  nohut')
const someDays = fc.uniqueArray(
  fc.record({
    at: fc.nat(dates.length - 1),
    dishes: fc.array(dish, { minLength: 1, maxLength: 4 }),
    status: fc.constantFrom('draft' as const, 'published' as const),
  }),
  { minLength: 1, maxLength: dates.length, selector: ({ at }) => at },
)

it('the uses of dishes match a recount after writing, rewriting and publishing any menus', async () => {
  const house = postgresHouse(inUse.database)
  const { catering, shift, kitchen } = await aKitchen(house)
  const days = dates.map((date) =>
    aMenuDay(catering, shift, { date, options: [anOption('OPT1', 'Pilav')], status: 'draft' }),
  )
  await house.menuDays.save(days)
  await fc.assert(
    fc.asyncProperty(fc.array(someDays, { minLength: 1, maxLength: 4 }), fc.boolean(), async (writes, isPublished) => {
      for (const write of writes)
        await house.menuDays.save(
          write.map(({ at, dishes, status }) =>
            Object.assign(days[at] as (typeof days)[number], {
              status,
              options: dishes.map((name, n) => anOption(`OPT${n + 1}`, name)),
            }),
          ),
        )
      if (isPublished)
        await house.menuDays.publish([{ ...kitchen, start: '2026-03-03', end: '2026-03-04' }], new Date())
      expect(await inUse.database.rows(difference)).toEqual([])
    }),
    { numRuns: 25 },
  )
})
