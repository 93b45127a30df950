import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { openEmbeddedPostgres } from '../../src/gateways/index.ts'
import { migrate } from '../../src/persistence/index.ts'
import { startProduct, stopAll } from './processes.ts'

/*
 * A catering of 40 firms with three shifts and 3,000 people, four options of 60 components, and 2,000,000 choices of the
 * last 22 months: the plan of tomorrow (open) and of today (frozen), the strip of days, a component and the
 * workbook; with recipes of twelve lines, the sheets of a day, the costs of a month and the needs of seven days.
 * The floor is one bare statement that adds the same totals by dish, sent by bare `node:http` and `pg`; a second one also
 * sends what the plan tells of each delivery, compressed. Prints p50 and p95 in ms of requests that alternate between
 * the two; like those of `main.ts`, they ask for no compression unless a row says so.
 * `node scripts/build.ts && node test/bench/kitchen-plan.ts`
 */
const [firms, days, rounds] = [40, 667, 100]
const id = (kind: string, n: string): string => `md5('${kind}' || ${n})::uuid`
const today = `(now() AT TIME ZONE 'Europe/Istanbul')::date`
/** Twenty dishes of three components; each serving has four of them. */
const dish = (n: string): string => `'Ana ' || (${n}) % 20 || ', pilav ' || (${n}) % 20 || ', salata ' || (${n}) % 20`

const folder = await mkdtemp(join(tmpdir(), 'tabldot-plan-'))
const embedded = await openEmbeddedPostgres({ dataDir: folder, durable: true })
await migrate(embedded.ownerUrl, new URL(embedded.url).username)
const owner = new pg.Client({ connectionString: embedded.ownerUrl })
await owner.connect()
await owner.query(`
  SET session_replication_role = replica;
  INSERT INTO companies (id, type, name, slug, created_at) VALUES (${id('catering', '1')}, 'catering', 'Mutfak', 'mutfak', now());
  INSERT INTO companies (id, type, name, slug, created_at) SELECT ${id('firm', 'n')}, 'corporate', 'Firma ' || n, 'firma-' || n, now() FROM generate_series(1, ${firms}) n;
  INSERT INTO partnerships (id, partnership_type, catering_id, corporate_id, created_at)
    SELECT ${id('partnership', 'n')}, 'catering', ${id('catering', '1')}, ${id('firm', 'n')}, '2020-01-01' FROM generate_series(1, ${firms}) n;
  INSERT INTO shifts (id, company_id, title, start_time, end_time, days, timezone, created_at)
    SELECT ${id('shift', "n || '-' || s")}, ${id('firm', 'n')}, 'Vardiya ' || s, (ARRAY['07:00', '15:00', '23:00'])[s], '23:30', '{1,2,3,4,5,6,7}'::smallint[], 'Europe/Istanbul', now()
    FROM generate_series(1, ${firms}) n, generate_series(1, 3) s;
  INSERT INTO departments (id, company_id, name, created_at) SELECT ${id('department', "n || '-' || d")}, ${id('firm', 'n')}, 'Departman ' || d, now() FROM generate_series(1, ${firms}) n, generate_series(1, 3) d;
  INSERT INTO users (id, company_id, department_id, full_name, phone, role, password_hash, is_active, created_at)
    SELECT ${id('user', "n || '-' || u")}, ${id('firm', 'n')}, ${id('department', "n || '-' || 1 + u % 3")}, 'Kişi ' || u, (5320000000 + n * 1000 + u)::text, 'individual', '', true, now()
    FROM generate_series(1, ${firms}) n, generate_series(1, 75) u;
  INSERT INTO users (id, company_id, full_name, phone, role, password_hash, is_active, created_at)
    VALUES (${id('cook', '1')}, ${id('catering', '1')}, 'Aşçı', '5310000001', 'corporateOwner', '', true, now());
  INSERT INTO sessions (token_hash, kind, company_id, user_id, created_at, expires_at) VALUES (sha256('cook'), 'staff', ${id('catering', '1')}, ${id('cook', '1')}, now(), now() + interval '1 day');
  INSERT INTO usual_shifts (company_id, user_id, shift_id)
    SELECT u.company_id, u.id, s.id FROM users u JOIN LATERAL (SELECT id, row_number() OVER (ORDER BY start_time) AS place FROM shifts WHERE company_id = u.company_id) s ON s.place = 1 + u.phone::bigint % 3;
  INSERT INTO menu_days (id, catering_id, corporate_id, shift_id, date, status, options, common_courses, dish_keys, created_at, updated_at, version, closed_at)
    SELECT md5(s.id::text || d)::uuid, ${id('catering', '1')}, s.company_id, s.id, ${today} + d, 'published', o.options, '[]', dish_keys(o.options), now(), now(), 1, CASE WHEN d <= 0 THEN now() - interval '1 day' END
    FROM (SELECT *, row_number() OVER (ORDER BY id) AS n FROM shifts) s, generate_series(${-days}, 13) d,
      LATERAL (SELECT jsonb_agg(jsonb_build_object('key', 'K' || k, 'label', 'Seçenek ' || k, 'meal', jsonb_build_object('name', ${dish('s.n + d + 1000 + 5 * k')}))) AS options FROM generate_series(1, 4) k) o;
  INSERT INTO dishes (id, catering_id, name, times_written) SELECT md5(n)::uuid, ${id('catering', '1')}, n, 9 FROM (SELECT DISTINCT ${dish('k')} AS n FROM generate_series(0, 19) k) k;
  INSERT INTO choices (user_id, shift_id, date, corporate_id, catering_id, menu_day_id, department_id, choice_key, choice_label, meal_name, created_at, updated_at)
    SELECT u.id, d.shift_id, d.date, d.corporate_id, d.catering_id, d.id, u.department_id, 'K' || 1 + (u.phone::bigint + (d.date - date '2020-01-01')) % 4, 'Seçenek', 'Ana', now(), now()
    FROM menu_days d JOIN usual_shifts w ON w.company_id = d.corporate_id AND w.shift_id = d.shift_id JOIN users u ON u.id = w.user_id
    WHERE d.date <= ${today} OR d.date = ${today} + 1 AND right(u.phone, 1) < '8';
  INSERT INTO choice_totals (catering_id, corporate_id, date, shift_id, department_id, choice_key, total)
    SELECT catering_id, corporate_id, date, shift_id, department_id, choice_key, count(*) FROM choices GROUP BY 1, 2, 3, 4, 5, 6;
  INSERT INTO kitchen_lists (menu_day_id, catering_id, corporate_id, shift_id, date, closed_at, made_at, options, counts, meals, skipped, undecided)
    SELECT d.id, d.catering_id, d.corporate_id, d.shift_id, d.date, d.closed_at, d.closed_at,
      (SELECT jsonb_agg(jsonb_build_object('key', o ->> 'key', 'label', o ->> 'label', 'meal', o #>> '{meal,name}')) FROM jsonb_array_elements(d.options) o), t.counts, t.meals, 1, 2
    FROM menu_days d CROSS JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object('department', department_id, 'key', choice_key, 'count', total)) AS counts, coalesce(sum(total), 0) AS meals
      FROM choice_totals t WHERE t.catering_id = d.catering_id AND t.corporate_id = d.corporate_id AND t.date = d.date AND t.shift_id = d.shift_id) t
    WHERE d.closed_at IS NOT NULL;
  INSERT INTO companies (id, type, name, slug, created_at) SELECT ${id('supplier', 'n')}, 'supplier', 'Toptancı ' || n, 'toptanci-' || n, now() FROM generate_series(1, 4) n;
  INSERT INTO products (id, supplier_id, name, description, unit_price, stock_quantity, unit_type, minimum_order_quantity, created_at)
    SELECT ${id('product', 'n')}, ${id('supplier', '1 + n % 4')}, 'Ürün ' || n, '', 40 + n, 100000, 'kg', 1, now() FROM generate_series(1, 120) n;
  INSERT INTO ingredients (id, catering_id, name, base_unit) SELECT ${id('ingredient', 'n')}, ${id('catering', '1')}, 'Malzeme ' || n, 'g' FROM generate_series(1, 120) n;
  INSERT INTO ingredient_links (catering_id, ingredient_id, product_id, base_unit, content, is_preferred)
    SELECT ${id('catering', '1')}, ${id('ingredient', 'n')}, ${id('product', 'n')}, 'g', 1000, true FROM generate_series(1, 120) n;
  INSERT INTO recipes (catering_id, key, name, revision, changed_at)
    SELECT ${id('catering', '1')}, kind || n, kind || n, 1, now() FROM unnest('{"ana ","pilav ","salata "}'::text[]) kind, generate_series(0, 19) n;
  INSERT INTO recipe_versions (catering_id, key, starts_on, portions, method, saved_at) SELECT catering_id, key, ${today} - 100, 100, '', now() FROM recipes;
  INSERT INTO recipe_lines (catering_id, key, starts_on, place, ingredient_id, base_unit, quantity, trim_percent, note)
    SELECT v.catering_id, v.key, v.starts_on, n, ${id('ingredient', '1 + (hashtext(v.key) & 63) + n * 4')}, 'g', 500 + n, 7, '' FROM recipe_versions v, generate_series(1, 12) n;
  INSERT INTO shelf_counts (catering_id, ingredient_id, counted_at, date, serving_time, base_unit, quantity)
    SELECT catering_id, id, now(), ${today}, '15:00', 'g', 50000 FROM ingredients;
  INSERT INTO cost_days (catering_id, date, kept_at) SELECT ${id('catering', '1')}, ${today} - n, now() FROM generate_series(1, ${days}) n;
  INSERT INTO cost_components (catering_id, date, key, name, portions, cost, unpriced, without_recipe)
    SELECT d.catering_id, d.date, r.key, r.name, 250, 1000, '{}', '{}' FROM cost_days d JOIN recipes r ON r.catering_id = d.catering_id;
  INSERT INTO cost_firms (catering_id, date, corporate_id, portions, cost, unpriced, without_recipe)
    SELECT catering_id, date, ${id('firm', 'n')}, 75, 4000, '{Tuz}', '{Ayran}' FROM cost_days, generate_series(1, ${firms}) n;
  SET session_replication_role = DEFAULT;
`)
await owner.query('VACUUM ANALYZE')
const value = async (sql: string) =>
  String(Object.values((await owner.query<Record<string, unknown>>(sql)).rows[0] ?? {})[0])
const [cateringId, tomorrow, now] = [
  await value(`SELECT ${id('catering', '1')}`),
  await value(`SELECT (${today} + 1)::text`),
  await value(`SELECT (${today})::text`),
]
console.log(
  `${await value('SELECT count(*) FROM choices')} choices, ${await value('SELECT count(*) FROM kitchen_lists')} lists`,
)

/** Of the option `o` of the day `d`, whose list is `l`. */
const chosenOf = `(SELECT sum(total) FROM choice_totals t WHERE t.catering_id = d.catering_id AND t.corporate_id = d.corporate_id AND t.date = d.date AND t.shift_id = d.shift_id AND t.choice_key = o ->> 'key')`
const frozenOf = `(SELECT sum((c ->> 'count')::int) FROM jsonb_array_elements(l.counts) c WHERE c ->> 'key' = o ->> 'key')`
/** The list of the day `d`; who is undecided and what past lists say, if it has none. */
const listsOfDay = `LEFT JOIN kitchen_lists l ON l.menu_day_id = d.id
  CROSS JOIN LATERAL (SELECT CASE WHEN l.menu_day_id IS NULL THEN (
    SELECT count(*) FROM usual_shifts w JOIN users u ON u.id = w.user_id AND u.is_active
    WHERE w.company_id = d.corporate_id AND w.shift_id = d.shift_id AND NOT EXISTS (SELECT FROM choices c WHERE c.user_id = u.id AND c.date = d.date)) END AS undecided) u
  CROSS JOIN LATERAL (SELECT sum(k.meals) AS meals, sum(k.meals + k.skipped + k.undecided) AS people FROM kitchen_lists k
    WHERE l.menu_day_id IS NULL AND k.catering_id = d.catering_id AND k.corporate_id = d.corporate_id AND k.shift_id = d.shift_id AND k.date >= d.date - 28 AND k.date < d.date) b`

/** Adds the totals of each dish and serving; of frozen lists, of running totals, and how many are undecided. */
const floorStatement = `
  WITH day AS MATERIALIZED (
    SELECT d.* FROM partnerships p JOIN menu_days d ON d.catering_id = p.catering_id AND d.corporate_id = p.corporate_id AND d.date = $2
    WHERE p.catering_id = $1 AND d.status = 'published')
  SELECT d.corporate_id, d.shift_id, o #>> '{meal,name}' AS dish, l.meals,
    ${chosenOf} AS portions,
    ${frozenOf} AS frozen,
    u.undecided, b.meals AS past, b.people
  FROM day d
  ${listsOfDay}
  CROSS JOIN LATERAL jsonb_array_elements(d.options) o`
/** The same, with all that the plan tells of each delivery. */
const fullFloorStatement = `
  SELECT d.id, d.corporate_id, c.name, c.address, d.shift_id, s.title, s.start_time, s.timezone, s.cutoff_days, s.cutoff_time,
    p.route, p.route_place, d.closed_at, l.meals, u.undecided, b.meals AS past, b.people,
    (SELECT json_agg(json_build_object('key', o ->> 'key', 'label', o ->> 'label', 'meal', o #>> '{meal,name}',
      'portions', ${chosenOf},
      'frozen', ${frozenOf}))
      FROM jsonb_array_elements(d.options) o) AS options
  FROM partnerships p JOIN menu_days d ON d.catering_id = p.catering_id AND d.corporate_id = p.corporate_id AND d.date = $2
  JOIN companies c ON c.id = d.corporate_id JOIN shifts s ON s.id = d.shift_id
  ${listsOfDay}
  WHERE p.catering_id = $1 AND d.status = 'published' ORDER BY s.start_time, c.name`
const pool = new pg.Pool({ connectionString: embedded.url, max: 4 })
const floor = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://floor')
  const isFull = pathname === '/full'
  const text = isFull ? fullFloorStatement : floorStatement
  const answer = async () => {
    await pool.query({ name: 'session', text: `SELECT user_id FROM sessions WHERE token_hash = sha256('cook')` })
    const { rows } = await pool.query({ name: pathname, text, values: [cateringId, searchParams.get('date')] })
    response.setHeader('content-type', 'application/json')
    if (isFull) response.setHeader('content-encoding', 'gzip').end(gzipSync(JSON.stringify(rows), { level: 1 }))
    else response.end(JSON.stringify(rows))
  }
  answer().catch((error: unknown) => response.writeHead(500).end(String(error)))
})
await new Promise<void>((resolve) => floor.listen(0, '127.0.0.1', resolve))
const floorUrl = `http://127.0.0.1:${(floor.address() as AddressInfo).port}`
const product = await startProduct(embedded.url)
const kitchen = `${product}/api/catering/${cateringId}/kitchen`

type Encoding = 'identity' | 'gzip'
const ask = async (url: string, encoding: Encoding): Promise<number> => {
  const startedAt = performance.now()
  const response = await fetch(url, { headers: { authorization: 'Bearer cook', 'accept-encoding': encoding } })
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
  await response.arrayBuffer()
  return performance.now() - startedAt
}
const quantile = (took: number[], part: number): number =>
  took.toSorted((one, other) => one - other)[Math.floor(took.length * part)] ?? 0
const figures = (took: number[]): string =>
  `p50 ${quantile(took, 0.5).toFixed(1)}, p95 ${quantile(took, 0.95).toFixed(1)}`
const compare = async (name: string, url: string, floorOf?: string, encoding: Encoding = 'identity'): Promise<void> => {
  const [ours, bare]: [number[], number[]] = [[], []]
  for (let round = -20; round < rounds; round++) {
    const took = [await ask(url, encoding), floorOf === undefined ? 0 : await ask(floorOf, encoding)] as const
    if (round < 0) continue
    ours.push(took[0])
    bare.push(took[1])
  }
  const ratio = quantile(bare, 0.5) / quantile(ours, 0.5)
  console.log(
    `${name}: ${figures(ours)}${floorOf === undefined ? '' : `; floor ${figures(bare)}; ratio ${ratio.toFixed(2)}`}`,
  )
}

await compare('plan of tomorrow', `${kitchen}/plan?date=${tomorrow}`, `${floorUrl}/?date=${tomorrow}`)
await compare('plan of today, frozen', `${kitchen}/plan?date=${now}`, `${floorUrl}/?date=${now}`)
await compare(
  'the same compressed, beside all it tells',
  `${kitchen}/plan?date=${now}`,
  `${floorUrl}/full?date=${now}`,
  'gzip',
)
await compare('fourteen days', `${kitchen}/days`)
await compare('a component', `${kitchen}/plan/components/${encodeURIComponent('pilav 7')}?date=${tomorrow}`)
await compare('workbook', `${kitchen}/plan/export?date=${tomorrow}`)
await compare('recipe sheets of a day', `${kitchen.replace(/kitchen$/, '')}recipe-sheets?date=${tomorrow}`)
await compare(
  'costs of a month',
  `${kitchen.replace(/kitchen$/, '')}costs?month=${await value(`SELECT to_char(${today} - 40, 'YYYY-MM')`)}`,
)
await compare('purchase needs of seven days', `${kitchen.replace(/kitchen$/, '')}purchase-needs`)
stopAll()
floor.close()
await pool.end()
await owner.end()
await embedded.release()
await rm(folder, { recursive: true, force: true })
