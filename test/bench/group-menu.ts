import pg from 'pg'
import { type Row, rowOf } from './figures.ts'
import type { Figures } from './load.ts'

const [firms, days, firstDay] = [40, 60, 20]

const dishes = ['Kuru fasulye, pilav, cacık', 'Izgara tavuk, bulgur, mevsim salata']
const meal = (name = '') => ({ name, tags: ['doyurucu'], image_url: null })
const meals = { GELENEKSEL1: meal(dishes[0]), ALTERNATIF1: meal(dishes[1]) }
const choices = [
  { key: 'GELENEKSEL1', label: 'Geleneksel 1' },
  { key: 'ALTERNATIF1', label: 'Alternatif 1' },
]
const options = JSON.stringify(choices.map(({ key, label }, at) => ({ key, label, meal: meal(dishes[at]) })))

/** Puts forty firms of the first catering in a group, making new partners if it has too few. */
const setUp = `
  WITH mine AS (
    SELECT c.id, u.phone FROM companies c JOIN users u ON u.company_id = c.id WHERE c.type = 'catering' AND u.role = 'corporateOwner' ORDER BY c.slug LIMIT 1
  ), missing AS (
    INSERT INTO partnerships (id, partnership_type, catering_id, corporate_id, created_at)
    SELECT uuidv7(), 'catering', mine.id, f.id, now() FROM mine, LATERAL (
      SELECT id FROM companies f WHERE type = 'corporate' AND NOT EXISTS (SELECT FROM partnerships p WHERE p.catering_id = mine.id AND p.corporate_id = f.id)
      ORDER BY slug LIMIT greatest(0, ${firms} - (SELECT count(*) FROM partnerships WHERE catering_id = mine.id AND corporate_id IS NOT NULL))) f
    RETURNING id, corporate_id
  ), firm AS (
    SELECT id, corporate_id FROM missing UNION ALL
    (SELECT p.id, p.corporate_id FROM mine JOIN partnerships p ON p.catering_id = mine.id AND p.corporate_id IS NOT NULL LIMIT ${firms})
  ), made AS (
    INSERT INTO corporate_groups (id, catering_id, name, description, created_at) SELECT uuidv7(), id, 'Ölçüm', '', now() FROM mine RETURNING id, catering_id
  )
  SELECT made.*, mine.phone, json_agg(firm) AS firms FROM made, mine, (SELECT * FROM firm LIMIT ${firms}) firm GROUP BY 1, 2, 3`
const join = `
  INSERT INTO corporate_group_members (group_id, catering_id, corporate_id, partnership_id, joined_at)
  SELECT $1, $2, f.corporate_id, f.id, now() FROM json_to_recordset($3) AS f (id uuid, corporate_id uuid)`
const insert = `
  INSERT INTO menu_days (id, catering_id, corporate_id, shift_id, date, status, options, created_at, updated_at, version)
  SELECT uuidv7(), $1, s.company_id, s.id, current_date + ${firstDay} + day, 'draft', $2::jsonb, now(), now(), 1
  FROM corporate_group_members m JOIN shifts s ON s.company_id = m.corporate_id, generate_series(0, ${days - 1}) day WHERE m.catering_id = $1`

/**
 * One menu for all firms of a group; p50 and p95 are the milliseconds of one upload, /s the rows written per second.
 */
export const compareGroupMenus = async (databaseUrl: string, productUrl: string, rounds: number): Promise<Row> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string; catering_id: string; phone: string; firms: unknown }>(setUp)
    const [group] = rows
    if (group === undefined) throw new Error('no catering')
    await client.query(join, [group.id, group.catering_id, JSON.stringify(group.firms)])
    const { rows: dates } = await client.query<{ date: string }>(
      `SELECT (current_date + ${firstDay} + day)::text AS date FROM generate_series(0, ${days - 1}) day`,
    )
    const startOver = () =>
      client.query(`DELETE FROM menu_days WHERE catering_id = $1 AND date >= current_date + ${firstDay}`, [
        group.catering_id,
      ])
    const timed = async (work: () => Promise<boolean>): Promise<Figures> => {
      await startOver()
      const startedAt = performance.now()
      const isDone = await work()
      const took = performance.now() - startedAt
      return { perSecond: ((firms * days) / took) * 1000, p50: took, p95: took, failures: isDone ? 0 : 1 }
    }
    const upload = async () => {
      const response = await fetch(
        `${productUrl}/api/catering/${group.catering_id}/corporate-groups/${group.id}/menu-days/bulk-upsert`,
        {
          method: 'POST',
          headers: { authorization: `Bearer cook-${group.phone}`, 'content-type': 'application/json' },
          body: JSON.stringify({
            start_time: '08:00',
            end_time: '17:00',
            items: dates.map(({ date }) => ({ date, meals, choices })),
          }),
        },
      )
      const { companies } = (await response.json()) as { companies: { saved: number }[] }
      return companies.length === firms && companies.every(({ saved }) => saved === days)
    }
    const bare = async () => (await client.query(insert, [group.catering_id, options])).rowCount === firms * days
    const [floors, products]: [Figures[], Figures[]] = [[], []]
    for (let round = -1; round < rounds * 3; round++) {
      const [floor, product] = [await timed(bare), await timed(upload)]
      if (round < 0) continue
      floors.push(floor)
      products.push(product)
    }
    await startOver()
    return rowOf(`group menu, ${firms} firms × ${days} days`, floors, products)
  } finally {
    await client.end()
  }
}
