import type pg from 'pg'
import type { Plan } from './load.ts'

/** Firms with a shift each, which ten kitchens cook for. */
export const mealFirms = 200
const id = (kind: string, n: string): string => `md5('${kind}' || ${n})::uuid`

const statementsOf = (people: number, days: number): string[] => [
  `SET session_replication_role = replica; SET synchronous_commit = off; SET work_mem = '256MB'; SET maintenance_work_mem = '1GB'`,
  `INSERT INTO companies (id, type, name, slug, created_at)
   SELECT ${id('kitchen', 'n')}, 'catering', 'Mutfak ' || n, 'mutfak-' || n, now() FROM generate_series(0, 9) n
   UNION ALL SELECT ${id('firm', 'n')}, 'corporate', 'Firma ' || n, 'firma-' || n, now() FROM generate_series(0, ${mealFirms - 1}) n`,
  `INSERT INTO shifts (id, company_id, title, start_time, end_time, days, timezone, created_at)
   SELECT ${id('shift', 'n')}, ${id('firm', 'n')}, 'Gündüz', '08:00', '17:00', '{1,2,3,4,5,6,7}', 'Europe/Istanbul', now() FROM generate_series(0, ${mealFirms - 1}) n`,
  `INSERT INTO partnerships (id, partnership_type, catering_id, corporate_id, created_at)
   SELECT ${id('partnership', 'n')}, 'catering', ${id('kitchen', 'n % 10')}, ${id('firm', 'n')}, now() - interval '2 years' FROM generate_series(0, ${mealFirms - 1}) n`,
  `INSERT INTO users (id, company_id, full_name, phone, role, password_hash, created_at)
   SELECT ${id('user', 'n')}, ${id('firm', `n % ${mealFirms}`)}, 'Kişi ' || n, '53' || lpad(n::text, 8, '0'), 'individual', '', now() FROM generate_series(0, ${people - 1}) n
   UNION ALL SELECT ${id('manager', 'n')}, ${id('firm', 'n')}, 'Müdür ' || n, '542' || lpad(n::text, 7, '0'), 'corporateOwner', '', now() FROM generate_series(0, ${mealFirms - 1}) n
   UNION ALL SELECT ${id('cook', 'n')}, ${id('kitchen', 'n')}, 'Aşçı ' || n, '541000000' || n, 'corporateOwner', '', now() FROM generate_series(0, 9) n`,
  `INSERT INTO sessions (token_hash, kind, company_id, user_id, created_at, expires_at)
   SELECT sha256(convert_to(phone, 'UTF8')), CASE role WHEN 'individual' THEN 'individual' ELSE 'staff' END, company_id, id, now(), now() + interval '1 day' FROM users`,
  `CREATE TABLE menu AS
   SELECT n, ${id('day', `n || '-' || d`)} AS id, current_date + 14 - d AS date FROM generate_series(${days - 1}, 0, -1) d, generate_series(0, ${mealFirms - 1}) n`,
  `INSERT INTO menu_days (id, catering_id, corporate_id, shift_id, date, status, options, created_at, updated_at, closed_at)
   SELECT id, ${id('kitchen', 'n % 10')}, ${id('firm', 'n')}, ${id('shift', 'n')}, date, 'published',
     '[{"key": "A", "label": "a", "meal": {"name": "Nohut"}}, {"key": "B", "label": "b", "meal": {"name": "Salata"}}]', now(), now(), CASE WHEN date <= current_date THEN date END FROM menu`,
  `INSERT INTO choices (user_id, shift_id, date, corporate_id, catering_id, menu_day_id, choice_key, choice_label, meal_name, created_at, updated_at)
   SELECT ${id('user', 'u')}, ${id('shift', 'm.n')}, m.date, ${id('firm', 'm.n')}, ${id('kitchen', 'm.n % 10')}, m.id, 'A', 'Geleneksel 1', 'Kuru fasulye, pilav, cacık', now(), now()
   FROM menu m, generate_series(m.n, ${people - 1}, ${mealFirms}) u`,
  'DROP TABLE menu',
  `INSERT INTO choice_totals SELECT catering_id, corporate_id, part.date, shift_id, '00000000-0000-0000-0000-000000000000', part.key, count(*)
   FROM choices CROSS JOIN LATERAL (VALUES (date, choice_key), ('-infinity'::date, '')) part (date, key) GROUP BY 1, 2, 3, 4, 6`,
  `INSERT INTO choice_month_totals SELECT catering_id, corporate_id, date_trunc('month', date::timestamp)::date, shift_id, '00000000-0000-0000-0000-000000000000', count(*)
   FROM choices GROUP BY 1, 2, 3, 4`,
  `INSERT INTO ratings (user_id, shift_id, date, catering_id, stars, created_at)
   SELECT user_id, shift_id, date, catering_id, 4, now() FROM choices WHERE date = current_date - 3`,
  `INSERT INTO notifications (user_id, id, company_id, title, body, created_at, read_at, subject)
   SELECT ${id('user', 'u')}, uuidv7(-at), ${id('firm', `u % ${mealFirms}`)}, 'Yeni menü', 'Mutfak 1 yeni günlerin menüsünü yayımladı: 3, 4, 5 Mart', now() - at,
     CASE WHEN d > 5 THEN now() END, 'inbox'
   FROM generate_series(${days - 1}, 0, -1) d CROSS JOIN LATERAL (SELECT d * interval '170 days' / ${days} AS at) a, generate_series(0, ${people - 1}) u`,
]
const secondaryIndexes = `
  SELECT indexname AS name, replace(indexdef, ' ON ONLY ', ' ON ') AS definition
  FROM pg_indexes
  WHERE tablename IN ('choices', 'notifications') AND indexname NOT LIKE '%_pkey'`

/** Everybody of so many people chose on each of the last `days`, and has as many notifications. */
export const fillWithMeals = async (client: pg.Client, people: number, days: number): Promise<void> => {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(secondaryIndexes)
  await client.query(`DROP INDEX ${indexes.map(({ name }) => name).join(', ')}`)
  const definitions = indexes.map(({ definition }) => definition)
  for (const statement of [...statementsOf(people, days), ...definitions, 'VACUUM ANALYZE', 'CHECKPOINT'])
    await client.query(statement)
}

type Eater = Record<'company' | 'person' | 'phone' | 'shift' | 'kitchen' | 'date', string>

/** People with a session, the day on which they can choose, and who cooks. */
export const eatersOf = async (client: pg.Client): Promise<Eater[]> =>
  (
    await client.query<Eater>(`
      SELECT u.company_id AS company, u.id AS person, u.phone, s.id AS shift, p.catering_id AS kitchen, (current_date + 3)::text AS date
      FROM users u JOIN shifts s ON s.company_id = u.company_id JOIN partnerships p ON p.corporate_id = u.company_id
      WHERE u.phone LIKE '53%' ORDER BY u.phone LIMIT 400`)
  ).rows

export const savingChoices = (eaters: Eater[]): Plan['requests'] =>
  eaters.map(({ company, person, phone, shift, kitchen, date }, place) => ({
    method: 'POST',
    path: `/api/individual/${company}/${person}/choices`,
    headers: { authorization: `Bearer ${phone}`, 'content-type': 'application/json' },
    body: JSON.stringify({ date, shift_id: shift, catering_id: kitchen, choice: place % 2 === 0 ? 'A' : 'B' }),
  }))
