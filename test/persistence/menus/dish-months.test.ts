import fc from 'fast-check'
import { expect, it } from 'vitest'
import { RatingsByMonth1770336000070 } from '../../../migrations/0070-ratings-by-month.ts'
import { newDataSource, planned } from '../../../src/persistence/index.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import { aRatingFirm } from '../../support/rating-firm.ts'
import { aCatering } from '../../support/samples.ts'
import { useDatabase } from '../../support/use-database.ts'

const inUse = useDatabase()

const difference = planned(`
  WITH kept AS (
    SELECT x.catering_id, x.key, t.month, t.corporate_id, t.stars, t.ratings
    FROM dish_month_ratings t JOIN dishes x ON x.catering_id = t.catering_id AND x.id = t.dish_id),
  recount AS (
    SELECT c.catering_id, dish_key(c.meal_name), date_trunc('month', c.date::timestamp)::date, c.corporate_id, sum(r.stars), count(*)
    FROM ratings r JOIN choices c USING (user_id, shift_id, date) GROUP BY 1, 2, 3, 4)
  (TABLE kept EXCEPT TABLE recount) UNION ALL (TABLE recount EXCEPT TABLE kept)`)
const months = planned<object, { months: number }>(
  'SELECT count(DISTINCT month)::int AS months FROM dish_month_ratings',
)

/** Folded, the first two are one dish. */
const meals = ['Mantı', 'MANTI', 'Pide']
const dates = ['2026-03-02', '2026-03-31', '2026-04-01']
const someRating = fc.record({
  firm: fc.nat(1),
  person: fc.nat(3),
  date: fc.constantFrom(...dates),
  meal: fc.constantFrom(...meals),
  stars: fc.integer({ min: 1, max: 5 }),
})

it('ratings by dish, firm and month match a recount, given at once or before they were counted', async () => {
  const house = postgresHouse(inUse.database)
  const catering = aCatering()
  await house.companies.add(catering)
  const firms = [
    await aRatingFirm(house, catering, { name: 'Poyraz', people: 4, dates, meals }),
    await aRatingFirm(house, catering, { name: 'Lodos', people: 4, dates, meals }),
  ]
  const rated = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(someRating, { minLength: 1, maxLength: 6 }), async (given) => {
      await Promise.all(
        given.map(async ({ firm, person, date, meal, stars }) => {
          const choice = [firm, person, date].join(' ')
          if (rated.has(choice)) return
          rated.add(choice)
          await firms[firm]?.rate(person, date, meal, stars)
        }),
      )
      expect(await inUse.database.rows(difference)).toEqual([])
    }),
    { numRuns: 25 },
  )
  expect(await inUse.database.row(months)).toEqual({ months: 2 })

  const dataSource = await newDataSource({ url: inUse.ownerUrl, poolSize: 1 }).initialize()
  const runner = dataSource.createQueryRunner()
  const migration = new RatingsByMonth1770336000070()
  await runner.startTransaction()
  await migration.down(runner)
  await migration.up(runner)
  await runner.query('GRANT SELECT ON dish_month_ratings TO public')
  await runner.commitTransaction()
  await dataSource.destroy()
  expect(await inUse.database.rows(difference)).toEqual([])
  expect(await inUse.database.row(months)).toEqual({ months: 2 })
})
