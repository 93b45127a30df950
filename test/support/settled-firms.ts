/** SQL that fills a database with one catering and its firms, which have three shifts each and settle by the month. */

export const settledId = (kind: string, n: string): string => `md5('${kind}' || ${n})::uuid`
const id = settledId

export const settledFirms = (firms: number): string[] => [
  `INSERT INTO companies (id, type, name, slug, created_at)
   SELECT ${id('company', 'n')}, CASE n WHEN 0 THEN 'catering' ELSE 'corporate' END, 'Şirket ' || n, 'sirket-' || n, now()
   FROM generate_series(0, ${firms}) n`,
  `INSERT INTO shifts (id, company_id, title, start_time, end_time, days, timezone, created_at)
   SELECT ${id('shift', "n || '-' || s")}, ${id('company', 'n')}, 'Vardiya ' || s, (ARRAY['07:00', '15:00', '23:00'])[s], '23:30',
     '{1,2,3,4,5,6,7}', 'Europe/Istanbul', now()
   FROM generate_series(1, ${firms}) n, generate_series(1, 3) s`,
  `INSERT INTO partnerships (id, partnership_type, catering_id, corporate_id, created_at)
   SELECT ${id('partnership', 'n')}, 'catering', ${id('company', '0')}, ${id('company', 'n')}, '2018-01-01'
   FROM generate_series(1, ${firms}) n`,
  `INSERT INTO offers (id, corporate_id, catering_id, status, unit_price, duration_months, message, is_renewal, partnership_id,
     start_date, end_date, created_at, answered_at, minimum_portions, minimum_days, told)
   SELECT ${id('offer', 'n')}, ${id('company', 'n')}, ${id('company', '0')}, 'accepted', 120 + n % 9, 36, '', false,
     ${id('partnership', 'n')}, '2018-01-01', '2030-12-31', '2018-01-01', '2018-01-01', 150, '{1,2,3,4,5}', '{}'
   FROM generate_series(1, ${firms}) n`,
  `INSERT INTO partnership_terms (partnership_id, start_date, end_date, unit_price, offer_id, created_at)
   SELECT partnership_id, start_date, end_date, unit_price, id, created_at FROM offers`,
]

/** Frozen lists of every shift from one day to another, both as SQL; they wait to be settled. */
export const frozenDays = (first: string, last: string, every = '1 day'): string[] => [
  `INSERT INTO menu_days (id, catering_id, corporate_id, shift_id, date, status, options, created_at, updated_at, closed_at)
   SELECT md5(s.id::text || d)::uuid, ${id('company', '0')}, s.company_id, s.id, d, 'published',
     '[{"key": "A", "label": "a", "meal": {"name": "Nohut"}}]', now(), now(), now()
   FROM shifts s, generate_series(${first}, ${last}, interval '${every}') AS day (at), LATERAL (SELECT at::date AS d) dated`,
  `INSERT INTO kitchen_lists (menu_day_id, catering_id, corporate_id, shift_id, date, closed_at, made_at, options, counts, meals, skipped,
     undecided, guests)
   SELECT id, catering_id, corporate_id, shift_id, date, closed_at, closed_at, '[]', (
       SELECT jsonb_agg(jsonb_build_object('department', ${id('department', 'n')}, 'key', 'A', 'count', 5 + n)) FROM generate_series(1, 8) n
     ), 76, 1, 2, '[]'
   FROM menu_days WHERE date BETWEEN ${first} AND ${last}`,
  `INSERT INTO statement_changes (catering_id, corporate_id, date)
   SELECT DISTINCT catering_id, corporate_id, date FROM kitchen_lists WHERE date BETWEEN ${first} AND ${last}`,
]

export const withoutTriggers = (...statements: string[]): string[] => [
  'SET session_replication_role = replica',
  ...statements,
  'SET session_replication_role = DEFAULT',
  'VACUUM ANALYZE',
]
