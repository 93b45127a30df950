import pg from 'pg'
import { storeStatements } from './store.ts'

/**
 * The first firms have as many people in a larger database, so that the same requests can be compared. A tenth of these
 * people work for the first firm of all.
 */
const [sizedFirms, sizedPeople] = [1_950, 200_000]

/** How much is in the database. */
export interface Scale {
  companies: number
  employees: number
  choices: number
  /** In the inbox of the first catering's owner; every other inbox has a hundred. */
  messages: number
  /** For the larger of two suppliers. */
  products: number
  orders: number
  /** Open sessions of people who eat. */
  sessions: number
}

export const fullScale: Scale = {
  companies: 2_000,
  employees: 200_000,
  choices: 2_000_000,
  messages: 100_000,
  products: 20_000,
  orders: 200_000,
  sessions: 5_000,
}
export const largeScale: Scale = { ...fullScale, companies: 100_000, employees: 1_000_000, choices: 10_000_000 }
export const quickScale: Scale = {
  companies: 200,
  employees: 2_000,
  choices: 20_000,
  messages: 1_000,
  products: 200,
  orders: 2_000,
  sessions: 5_000,
}

/** In the time zone of the shifts; the lists of these days are frozen. */
const today = `(now() AT TIME ZONE 'Europe/Istanbul')::date`

export const password = 'ölçüm-parolası'

const nameParts = `
  (ARRAY['Anadolu','Marmara','Ege','Toros','Çınar','Işık','Güneş','Yıldız','Şahin','Öz','Doğu','Batı','İnci','Ümit'])[1 + n % 14] || ' ' ||
  (ARRAY['Gıda','Tekstil','Makina','Çelik','Lojistik','İnşaat','Yazılım','Kimya','Ambalaj','Otomotiv','Mobilya'])[1 + (n / 14) % 11] || ' ' || n || ' ' ||
  (ARRAY['A.Ş.','Ltd. Şti.','San. ve Tic. A.Ş.'])[1 + n % 3]`

const options = `'[{"key": "GELENEKSEL", "label": "Geleneksel 1", "meal": {"name": "Kuru fasulye, pilav, cacık", "tags": ["doyurucu"], "image_url": null}},
  {"key": "ALTERNATIF", "label": "Alternatif 1", "meal": {"name": "Izgara tavuk, bulgur, mevsim salata", "tags": ["hafif"], "image_url": null}}]'`

/** One company in forty is a catering; the rest are corporate companies with five departments and one shift each. */
const statementsOf = (
  { companies, employees, choices, messages, products, orders, sessions }: Scale,
  passwordHash: string,
): string[] => [
  `SET session_replication_role = replica; SET synchronous_commit = off; SET statement_timeout = 0; SET work_mem = '256MB'; SET maintenance_work_mem = '512MB'`,
  `CREATE TEMP TABLE company AS
     SELECT n, uuidv7() AS id, CASE WHEN n % 40 = 0 THEN 'catering' ELSE 'corporate' END AS type FROM generate_series(1, ${companies}) n`,
  `INSERT INTO companies (id, type, name, slug, created_at) SELECT id, type, ${nameParts}, 'sirket-' || n, now() - interval '1 year' FROM company`,
  `CREATE TEMP TABLE corporate AS SELECT row_number() OVER (ORDER BY n) AS n, id FROM company WHERE type = 'corporate'`,
  `CREATE TEMP TABLE catering AS SELECT row_number() OVER (ORDER BY n) AS n, id FROM company WHERE type = 'catering'`,
  `CREATE TEMP TABLE pair AS SELECT f.n, f.id AS corporate_id, k.id AS catering_id, uuidv7() AS shift_id
     FROM corporate f JOIN catering k ON k.n = 1 + f.n % (SELECT count(*) FROM catering)`,
  'ANALYZE company, corporate, catering, pair',
  `INSERT INTO partnerships (id, partnership_type, catering_id, corporate_id, created_at)
     SELECT uuidv7(), 'catering', catering_id, corporate_id, now() - interval '1 year' FROM pair`,
  `INSERT INTO shifts (id, company_id, title, start_time, end_time, days, timezone, created_at)
     SELECT shift_id, corporate_id, 'Gündüz', '08:00', '17:00', '{1,2,3,4,5,6,7}', 'Europe/Istanbul', now() FROM pair`,
  `CREATE TEMP TABLE department AS SELECT p.n AS corporate_n, d, uuidv7() AS id, corporate_id FROM pair p, generate_series(0, 4) d`,
  `INSERT INTO departments (id, company_id, name, created_at) SELECT id, corporate_id, 'Departman ' || d, now() FROM department`,
  `CREATE TEMP TABLE person AS
     SELECT n, uuidv7() AS id,
       CASE WHEN n > ${sizedPeople} THEN 1 + c.sized + n / 10 % (c.firms - c.sized) WHEN n % 10 = 0 THEN 1 ELSE 1 + n / 10 % c.sized END AS corporate_n,
       (n + n / 10) % 5 AS d
     FROM (SELECT count(*) AS firms, least(count(*), ${sizedFirms}) AS sized FROM corporate) c, generate_series(1, ${employees}) n`,
  'ANALYZE department, person',
  `INSERT INTO users (id, company_id, department_id, full_name, phone, role, password_hash, created_at)
     SELECT e.id, d.corporate_id, d.id, 'Çalışan ' || e.n, '53' || lpad((e.n)::text, 8, '0'), 'individual', '${passwordHash}', now()
     FROM person e JOIN department d ON d.corporate_n = e.corporate_n AND d.d = e.d`,
  `INSERT INTO users (id, company_id, full_name, phone, role, password_hash, created_at)
     SELECT uuidv7(), id, 'Mutfak ' || n, '541' || lpad(n::text, 7, '0'), 'corporateOwner', '${passwordHash}', now() FROM catering`,
  `INSERT INTO users (id, company_id, full_name, phone, role, password_hash, created_at)
     SELECT uuidv7(), id, 'Sahip ' || n, '543' || lpad(n::text, 7, '0'), 'corporateOwner', '${passwordHash}', now() FROM corporate`,
  `INSERT INTO audit_logs (id, company_id, type, event, meta, created_at)
     SELECT uuidv7(), id, 'USER_CREATED', 'users.imported', jsonb_build_object('imported', d), now() - d * interval '1 day'
     FROM corporate, generate_series(1, 20) d`,
  `INSERT INTO administrators (id, username, password_hash, created_at) VALUES (md5('admin')::uuid, 'yonetici', '${passwordHash}', now())`,
  `INSERT INTO applications (id, mode, status, new_company, applicant_name, applicant_phone, applicant_email, password_hash, created_at, updated_at)
     SELECT uuidv7(), 'new', CASE WHEN n % 100 = 0 THEN 'pending' ELSE 'approved' END, jsonb_build_object('name', 'Yeni ' || n, 'type', 'corporate'),
       'Kişi ' || n, '544' || lpad(n::text, 7, '0'), 'a@ornek.com', CASE WHEN n % 100 = 0 THEN '${passwordHash}' END, now() - n * interval '1 minute', now()
     FROM company`,
  `INSERT INTO platform_totals
     SELECT date '-infinity', 'company', type, 'active', count(*) FROM company GROUP BY 3
     UNION ALL SELECT '-infinity', 'application', mode, status, count(*) FROM applications GROUP BY 3, 4
     UNION ALL SELECT created_at::date, 'application', mode, 'submitted', count(*) FROM applications GROUP BY 1, 3`,
  `CREATE TEMP TABLE menu AS SELECT p.*, uuidv7() AS id, ${today} + d AS date
     FROM pair p, generate_series(-${Math.ceil(choices / employees)}, 14) d`,
  'ANALYZE menu',
  `INSERT INTO menu_days (id, catering_id, corporate_id, shift_id, date, status, options, created_at, updated_at, reminded_at, closed_at)
     SELECT id, catering_id, corporate_id, shift_id, date, 'published', ${options}, now(), now() - interval '1 day', now(), CASE WHEN date <= ${today} THEN date END FROM menu`,
  `INSERT INTO menu_deadlines (menu_day_id, catering_id, corporate_id, shift_id, date, closes_at)
     SELECT id, catering_id, corporate_id, shift_id, date, date::timestamp AT TIME ZONE 'Europe/Istanbul' FROM menu_days WHERE closed_at IS NULL`,
  `INSERT INTO menu_marks (corporate_id, mark) SELECT id, 1 FROM corporate`,
  `INSERT INTO dishes (id, catering_id, name, tags, allergens, times_written)
     SELECT uuidv7(), catering_id, o #>> '{meal,name}', '{doyurucu}', '{gluten,milk}', count(*)
     FROM menu_days CROSS JOIN LATERAL jsonb_array_elements(options) o GROUP BY 2, 3`,
  `INSERT INTO choices (user_id, shift_id, date, corporate_id, catering_id, menu_day_id, department_id, choice_key, choice_label, meal_name, created_at, updated_at)
     SELECT e.id, m.shift_id, m.date, m.corporate_id, m.catering_id, m.id, d.id,
       CASE WHEN e.n % 3 = 0 THEN 'ALTERNATIF' ELSE 'GELENEKSEL' END, 'Geleneksel 1', 'Kuru fasulye, pilav, cacık', now(), now()
     FROM person e JOIN menu m ON m.n = e.corporate_n AND m.date < ${today}
     JOIN department d ON d.corporate_n = e.corporate_n AND d.d = e.d LIMIT ${choices}`,
  `INSERT INTO choice_totals (catering_id, corporate_id, date, shift_id, department_id, choice_key, total)
     SELECT catering_id, corporate_id, date, shift_id, department_id, choice_key, count(*) FROM choices GROUP BY 1, 2, 3, 4, 5, 6
     UNION ALL SELECT catering_id, corporate_id, '-infinity', shift_id, department_id, '', count(*) FROM choices GROUP BY 1, 2, 4, 5`,
  `INSERT INTO choice_month_totals (catering_id, corporate_id, month, shift_id, department_id, total)
     SELECT catering_id, corporate_id, date_trunc('month', date::timestamp)::date, shift_id, department_id, count(*) FROM choices GROUP BY 1, 2, 3, 4, 5`,
  'ANALYZE menu_days, choice_totals',
  `INSERT INTO kitchen_lists (menu_day_id, catering_id, corporate_id, shift_id, date, closed_at, made_at, options, counts, meals, skipped, undecided)
     SELECT d.id, d.catering_id, d.corporate_id, d.shift_id, d.date, d.closed_at, d.closed_at,
       (SELECT jsonb_agg(jsonb_build_object('key', o ->> 'key', 'label', o ->> 'label', 'meal', o #>> '{meal,name}')) FROM jsonb_array_elements(d.options) o),
       coalesce(t.counts, '[]'), coalesce(t.meals, 0), 0, 5
     FROM menu_days d LEFT JOIN (
       SELECT catering_id, corporate_id, shift_id, date, sum(total) AS meals,
         jsonb_agg(jsonb_build_object('department', department_id, 'key', choice_key, 'count', total)) AS counts
       FROM choice_totals WHERE choice_key <> '' GROUP BY 1, 2, 3, 4) t USING (catering_id, corporate_id, shift_id, date)
     WHERE d.closed_at IS NOT NULL`,
  `CREATE TEMP TABLE letter AS
     SELECT u.company_id, u.id AS user_id, n, uuidv7() AS id FROM users u, generate_series(1, CASE WHEN u.phone = '5410000001' THEN ${messages} ELSE 100 END) n
     WHERE u.phone LIKE '541%'`,
  `INSERT INTO mail_messages (company_id, id, sender_id, to_addresses, subject, body, preview, labels, recipient_count, copies_left, search, created_at)
     SELECT company_id, id, user_id, jsonb_build_array(jsonb_build_object('kind', 'person', 'id', user_id, 'name', 'Mutfak')),
       'Haftalık sayım ' || n, 'Sayım listesi ektedir.', 'Sayım listesi ektedir.', '{}', 1, 1, fold('Haftalık sayım ' || n), now()
     FROM letter`,
  `INSERT INTO mail_copies (company_id, message_id, user_id, is_sender, folder, read_at)
     SELECT company_id, id, user_id, false, 'inbox', CASE WHEN n % 10 > 0 THEN now() END FROM letter`,
  `INSERT INTO sessions (token_hash, kind, company_id, user_id, created_at, expires_at)
     SELECT sha256(convert_to('eater-' || phone, 'UTF8')), 'individual', company_id, id, now(), now() + interval '1 day' FROM users WHERE phone LIKE '53%' LIMIT ${sessions}`,
  `INSERT INTO sessions (token_hash, kind, company_id, user_id, created_at, expires_at)
     SELECT sha256(convert_to('cook-' || phone, 'UTF8')), 'staff', company_id, id, now(), now() + interval '1 day' FROM users WHERE phone LIKE '541%'`,
  `INSERT INTO sessions (token_hash, kind, company_id, user_id, created_at, expires_at)
     SELECT sha256(convert_to('owner-' || phone, 'UTF8')), 'staff', company_id, id, now(), now() + interval '1 day' FROM users
     WHERE phone LIKE '543%' ORDER BY phone LIMIT 2000`,
  `INSERT INTO sessions (token_hash, kind, administrator_id, created_at, expires_at)
     VALUES (sha256('admin'), 'admin', md5('admin')::uuid, now(), now() + interval '1 day')`,
  ...storeStatements(products, orders, passwordHash),
]

/** Indexes that no constraint needs. */
const indexes = `
  SELECT i.indexname AS name, i.indexdef AS definition FROM pg_indexes i
  WHERE i.schemaname = 'public' AND i.tablename = ANY ('{users,menu_days,menu_deadlines,kitchen_lists,choices,choice_totals,audit_logs}')
    AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexname::regclass)`

/** Builds the indexes of large tables at the end, which is faster than keeping them up to date. */
export const fill = async (url: string, scale: Scale, passwordHash: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; definition: string }>(indexes)
    await client.query(`DROP INDEX ${rows.map(({ name }) => name).join(', ')}`)
    for (const statement of statementsOf(scale, passwordHash)) await client.query(statement)
    for (const { definition } of rows) await client.query(definition)
    await client.query('VACUUM ANALYZE')
    await client.query('CHECKPOINT')
  } finally {
    await client.end()
  }
}
