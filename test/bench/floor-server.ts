import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import argon2 from '@node-rs/argon2'
import exceljs from 'exceljs'
import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { departmentsShown, expectedOf } from '../../src/core/menus/rules.ts'
import { homeTimezone, localDateAt } from '../../src/core/shared/rules.ts'
import { logOf, type LogRow } from '../../src/reads/audit/audit.ts'

/**
 * The floor: what the same answers cost with nothing around them. Bare node:http and pg with named prepared statements
 * that look up the session and answer the same JSON from the same tables; for sign-in, only the password hash.
 */
pg.types.setTypeParser(1082, (text) => text)
const [, , productUrl = '', ownerUrl = ''] = process.argv
const pool = new pg.Pool({ connectionString: productUrl, max: 20 })
/** The product's role may not read files of the database server. */
const importing = new pg.Pool({ connectionString: ownerUrl, max: 1 })

const run = async <Row>(name: string, text: string, values: unknown[]): Promise<Row[]> =>
  (await pool.query({ name, text, values })).rows as Row[]

const sessionOf = async (request: IncomingMessage) => {
  const rows = await run<{ user_id: string; company_id: string }>(
    'session',
    `SELECT s.user_id, s.company_id FROM sessions s JOIN users u ON u.id = s.user_id JOIN companies c ON c.id = s.company_id
     WHERE s.token_hash = $1 AND s.expires_at > now() AND u.is_active AND c.is_active`,
    [tokenHash(request)],
  )
  if (rows[0] === undefined) throw new Error('no session')
  return rows[0]
}

const tokenHash = (request: IncomingMessage): Buffer =>
  createHash('sha256')
    .update((request.headers.authorization ?? '').slice('Bearer '.length))
    .digest()

const bodyOf = async (request: IncomingMessage): Promise<Record<string, string>> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return JSON.parse(text) as Record<string, string>
}

const menu = async (companyId: string, userId: string) => {
  const days = await run<Record<string, unknown>>('menu', shownMenu, [companyId, userId])
  return { days, has_more: false, now: new Date() }
}

const choose = async (userId: string, companyId: string, { date, shift_id, choice }: Record<string, string>) => {
  const rows = await run<Record<string, unknown>>(
    'choose',
    `INSERT INTO choices (user_id, shift_id, date, corporate_id, catering_id, menu_day_id, department_id, choice_key, choice_label, meal_name, created_at, updated_at)
     SELECT u.id, d.shift_id, d.date, d.corporate_id, d.catering_id, d.id, u.department_id, $5, o ->> 'label', o -> 'meal' ->> 'name', now(), now()
     FROM menu_days d CROSS JOIN LATERAL jsonb_array_elements(d.options) o JOIN users u ON u.id = $1
     WHERE d.corporate_id = $2 AND d.shift_id = $3 AND d.date = $4 AND d.status = 'published' AND d.date > current_date AND o ->> 'key' = $5
     ON CONFLICT (user_id, shift_id, date) DO UPDATE SET choice_key = excluded.choice_key, choice_label = excluded.choice_label,
       meal_name = excluded.meal_name, updated_at = excluded.updated_at
     RETURNING date, shift_id, choice_key AS choice, choice_label AS type, meal_name AS meal`,
    [userId, companyId, shift_id, date, choice],
  )
  if (rows[0] === undefined) throw new Error('no menu')
  return { success: true, choice: rows[0] }
}

const withdraw = async (userId: string, shiftId: string | null, date: string | null) => {
  const gone = await run(
    'withdraw',
    `DELETE FROM choices WHERE user_id = $1 AND shift_id = $2 AND date = $3 AND date > current_date RETURNING date`,
    [userId, shiftId, date],
  )
  return { success: gone.length > 0 }
}

const search = async (type: string, query: string) => {
  const rows = await run<Record<string, unknown>>(
    'search',
    `SELECT id, name, type, slug FROM companies WHERE is_active AND type = $1 AND search_name LIKE '%' || fold($2) || '%' ORDER BY search_name COLLATE "C" LIMIT 11`,
    [type, query],
  )
  return { companies: rows.slice(0, 10), has_more: rows.length > 10 }
}

const inbox = async (companyId: string, userId: string) => {
  const [row] = await run<Record<string, unknown> & { messages: unknown[] }>(
    'inbox',
    `SELECT ${unreadIn('inbox')} AS unread, ${unreadIn('archived')} AS unread_archived, (
       SELECT json_agg(m ORDER BY m.id DESC) FROM (
         SELECT m.id, m.to_addresses, m.recipient_count, m.subject, m.preview, m.labels, m.created_at, u.id AS sender_id, u.full_name AS sender,
           c.folder, c.is_sender, c.read_at, (SELECT json_agg(a) FROM (SELECT id, name, size, type FROM mail_attachments
             WHERE company_id = c.company_id AND message_id = c.message_id ORDER BY place) a) AS attachments
         FROM mail_copies c JOIN mail_messages m ON m.company_id = c.company_id AND m.id = c.message_id JOIN users u ON u.id = m.sender_id
         WHERE c.company_id = $1 AND c.user_id = $2 AND c.folder = 'inbox' AND c.deleted_at IS NULL ORDER BY c.message_id DESC LIMIT 51) m) AS messages`,
    [companyId, userId],
  )
  return { ...row, messages: row?.messages.slice(0, 50), has_more: (row?.messages.length ?? 0) > 50 }
}
const unreadIn = (
  folder: string,
) => `(SELECT count(*) FROM (SELECT FROM mail_copies WHERE company_id = $1 AND user_id = $2
  AND folder = '${folder}' AND deleted_at IS NULL AND read_at IS NULL LIMIT 1000) one)`

/**
 * Only parses the file with the library and runs one COPY. PostgreSQL reads the table from a file on the same machine.
 */
const enrol = async (companyId: string, request: IncomingMessage) => {
  const sent: Buffer[] = []
  for await (const chunk of request) sent.push(chunk as Buffer)
  const form = await new Response(Buffer.concat(sent), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData()
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load(await (form.get('file') as File).arrayBuffer())
  const lines: string[] = []
  workbook.worksheets[0]?.eachRow((row, number) => {
    if (number > 1)
      lines.push(
        [
          uuidv7(),
          companyId,
          row.getCell(1).text,
          row.getCell(2).text.slice(1),
          'corporate1',
          'hash',
          new Date().toISOString(),
        ].join(','),
      )
  })
  const table = join(tmpdir(), `tabldot-floor-${process.pid}.csv`)
  try {
    await writeFile(table, lines.join('\n'), { mode: 0o644 })
    const { rowCount } = await importing.query(
      `COPY users (id, company_id, full_name, phone, role, password_hash, created_at) FROM '${table}' (FORMAT csv)`,
    )
    return { imported_count: rowCount }
  } finally {
    await rm(table, { force: true })
  }
}

const answer = async (request: IncomingMessage): Promise<unknown> => {
  const url = new URL(request.url ?? '/', 'http://floor')
  const path = url.pathname.split('/').slice(2)
  if (url.pathname === '/api/health/live') return { status: 'ok' }
  if (url.pathname === '/api/companies/search')
    return search(url.searchParams.get('type') ?? '', url.searchParams.get('query') ?? '')
  if (url.pathname === '/api/auth/login') {
    const { password, hash } = await bodyOf(request)
    return { success: await argon2.verify(hash ?? '', password ?? '') }
  }
  if (url.pathname === '/api/admin/dashboard') return overview(request)
  const session = await sessionOf(request)
  if (path[0] === 'individual' && path[3] === 'menu-play') return menu(session.company_id, session.user_id)
  if (request.method === 'DELETE')
    return withdraw(session.user_id, url.searchParams.get('shift_id'), url.searchParams.get('date'))
  if (path[0] === 'individual' && path[3] === 'choices')
    return choose(session.user_id, session.company_id, await bodyOf(request))
  if (path[2] === 'messages') return inbox(session.company_id, session.user_id)
  if (path[2] === 'employees') return enrol(session.company_id, request)
  if (path[2] === 'dashboard')
    return (
      await run(`${path[0]} general`, path[0] === 'catering' ? generalOfCatering : generalOfFirm, [session.company_id])
    )[0]
  if (path[2] === 'audit-logs') return log(session.company_id)
  if (path[0] === 'kitchen' && path[3] === 'stats') return (await run('stats', countedStats, [path[1], path[2]]))[0]
  if (path[0] === 'kitchen' && path[3] === 'lists') return lists(path[1] ?? '', path[2] ?? '')
  if (path[0] === 'supplier' && path[2] === 'products')
    return products(session.company_id, url.searchParams.get('search'))
  if (path[0] === 'supplier' && path[2] === 'stats') return (await run('sold', countedSales, [session.company_id]))[0]
  if (path[2] === 'suppliers' && path[4] === 'orders')
    return order(session.company_id, session.user_id, path[3] ?? '', (await bodyOf(request)) as unknown as Ordered)
  throw new Error('unknown path')
}

const log = async (companyId: string) => {
  const logs = await run<LogRow>(
    'log',
    `SELECT a.id, a.type, a.event, a.meta, a.created_at, a.actor_kind, a.actor_id, coalesce(s.full_name, f.applicant_name) AS person,
       coalesce(u.full_name, k.name, c.name, d.username) AS actor, p.facts AS personal
     FROM (SELECT * FROM audit_logs WHERE company_id = $1 ORDER BY created_at DESC, id DESC LIMIT 51) a
     LEFT JOIN users s ON s.id = (a.meta ->> 'user_id')::uuid LEFT JOIN applications f ON f.id = (a.meta ->> 'application_id')::uuid
     LEFT JOIN users u ON u.id = a.actor_id LEFT JOIN integration_keys k ON k.id = a.actor_id LEFT JOIN companies c ON c.id = a.actor_id
     LEFT JOIN administrators d ON d.id = a.actor_id LEFT JOIN audit_log_personal p ON p.log_id = a.id
     ORDER BY a.created_at DESC, a.id DESC`,
    [companyId],
  )
  return { logs: logs.slice(0, 50).map(logOf), has_more: logs.length > 50 }
}

const applicationColumns = `a.id, a.mode, a.status, a.new_company, a.applicant_name, a.applicant_phone, a.applicant_email, a.notes, a.created_at, a.updated_at,
  a.decided_by_kind, (SELECT username FROM administrators d WHERE d.id = a.decided_by_id) AS decider, c.name, c.type`
/** Counts companies and applications directly, without totals. */
const overview = async (request: IncomingMessage) => {
  const [row] = await run<{ overview: unknown }>(
    'overview',
    `SELECT jsonb_build_object(
       'administrator', a.username,
       'companies', (SELECT jsonb_agg(c) FROM (SELECT type, is_active, count(*) FROM companies GROUP BY 1, 2) c),
       'applications', (SELECT jsonb_agg(c) FROM (SELECT mode, status, count(*) FROM applications GROUP BY 1, 2) c),
       'days', (SELECT jsonb_agg(d) FROM (SELECT created_at::date, count(*) FROM applications WHERE created_at > current_date - 6 GROUP BY 1) d),
       'opened', (SELECT count(*) FROM companies WHERE created_at > current_date - 30),
       'recent', (SELECT jsonb_agg(r) FROM unnest('{pending,approved,rejected}'::text[]) s CROSS JOIN LATERAL (
         SELECT ${applicationColumns} FROM applications a LEFT JOIN companies c ON c.id = a.company_id
         WHERE a.status = s ORDER BY a.created_at DESC, a.id DESC LIMIT 10) r),
       'waiting', (SELECT jsonb_agg(r) FROM (
         SELECT ${applicationColumns} FROM applications a LEFT JOIN companies c ON c.id = a.company_id
         WHERE a.mode = 'new' AND a.status = 'pending' ORDER BY a.created_at LIMIT 10) r)
     ) AS overview
     FROM sessions s JOIN administrators a ON a.id = s.administrator_id WHERE s.token_hash = $1 AND s.expires_at > now()`,
    [tokenHash(request)],
  )
  return row?.overview
}

const closesAt = `coalesce(d.closed_at, least(choosing_closes_at(d.date, s.cutoff_days, s.cutoff_time, s.timezone),
  CASE WHEN p.cutoff_days IS NOT NULL THEN choosing_closes_at(d.date, p.cutoff_days, p.cutoff_time, s.timezone) END))`
const partner = `LEFT JOIN partnerships p ON p.catering_id = d.catering_id AND p.corporate_id = d.corporate_id AND p.is_active`

/** Counts people and choices directly, without totals. */
const generalOfFirm = `
  WITH c AS (SELECT date, user_id FROM choices WHERE corporate_id = $1)
  SELECT (SELECT jsonb_agg(u) FROM (SELECT role, count(*), count(*) FILTER (WHERE created_at > now() - interval '30 days') AS new
      FROM users WHERE company_id = $1 AND is_active GROUP BY 1) u) AS people,
    (SELECT jsonb_agg(u) FROM (SELECT created_at::date, count(*) FROM users WHERE company_id = $1 AND is_active GROUP BY 1) u) AS joined,
    (SELECT count(*) FROM c) AS choices, (SELECT min(date) FROM c) AS first_chosen_on,
    (SELECT jsonb_agg(d) FROM (SELECT date, count(*) FROM c WHERE date > current_date - 14 GROUP BY 1) d) AS recent_days,
    (SELECT jsonb_agg(title) FROM shifts WHERE company_id = $1 AND is_active) AS shifts,
    (SELECT count(*) FROM departments WHERE company_id = $1 AND is_active) AS departments,
    (SELECT count(*) FROM partnerships WHERE corporate_id = $1 AND is_active) AS caterings,
    (SELECT jsonb_agg(d) FROM (SELECT p.name, count(*) FROM users u JOIN departments p ON p.id = u.department_id
      WHERE u.company_id = $1 AND u.is_active AND NOT EXISTS (SELECT FROM choices c WHERE c.user_id = u.id AND c.date = current_date + 1) GROUP BY 1) d) AS undecided,
    (SELECT to_jsonb(n) FROM (SELECT d.date, ${closesAt} AS closes_at FROM menu_days d JOIN shifts s ON s.id = d.shift_id ${partner}
      WHERE d.corporate_id = $1 AND d.status = 'published' AND d.date > current_date ORDER BY 1 LIMIT 1) n) AS next_menu,
    (SELECT min(d) FROM generate_series(current_date + 1, current_date + 7, interval '1 day') d WHERE NOT EXISTS (
      SELECT FROM menu_days m WHERE m.corporate_id = $1 AND m.date = d::date AND m.status = 'published')) AS menu_missing_on,
    (SELECT count(*) FROM applications WHERE company_id = $1 AND mode = 'existing' AND status = 'pending') AS applications,
    (SELECT to_jsonb(w) FROM (SELECT count(password_expires_at), min(password_expires_at), count(reset_requested_at) AS resets
      FROM users WHERE company_id = $1 AND is_active) w) AS waiting,
    (SELECT count(*) FROM termination_requests WHERE partner_id = $1 AND status = 'pending') AS terminations,
    (SELECT jsonb_agg(e) FROM (SELECT p.id, max(t.end_date) AS end_date FROM partnerships p JOIN partnership_terms t ON t.partnership_id = p.id
      WHERE p.corporate_id = $1 AND p.is_active GROUP BY 1 HAVING max(t.end_date) < current_date + 30) e) AS ending,
    (SELECT jsonb_agg(l) FROM (SELECT event, max(meta::text), max(created_at), count(*) FROM (
      SELECT * FROM audit_logs WHERE company_id = $1 ORDER BY created_at DESC LIMIT 300) a GROUP BY event, created_at::date ORDER BY 3 DESC LIMIT 10) l) AS log`

const generalOfCatering = `
  WITH c AS (SELECT date FROM choices WHERE catering_id = $1 AND corporate_id IN (SELECT corporate_id FROM partnerships WHERE catering_id = $1)),
    partner AS (SELECT f.id, f.name FROM partnerships p JOIN companies f ON f.id = p.corporate_id WHERE p.catering_id = $1 AND p.is_active)
  SELECT (SELECT count(*) FROM partner JOIN users u ON u.company_id = partner.id AND u.is_active) AS people,
    (SELECT count(*) FROM c) AS choices, (SELECT min(date) FROM c) AS first_chosen_on, (SELECT count(*) FROM partner) AS partners,
    (SELECT jsonb_agg(d) FROM (SELECT date, count(*) FROM c WHERE date > current_date - 14 GROUP BY 1) d) AS recent_days,
    (SELECT jsonb_agg(name) FROM partner WHERE NOT EXISTS (
      SELECT FROM menu_days m WHERE m.corporate_id = partner.id AND m.date = current_date + 1 AND m.status = 'published')) AS without_menu,
    (SELECT count(*) FROM requests r JOIN partner ON partner.id = r.company_id WHERE r.status = 'pending') AS requests,
    (SELECT jsonb_agg(l) FROM (SELECT event, meta, created_at FROM audit_logs WHERE company_id = $1 ORDER BY created_at DESC LIMIT 10) l) AS log`

const shownMenu = `
  SELECT shift_id, shift_title, date, options, choice, choice IS NOT NULL AS completed, closes_at AS selectable_until,
    closed_reason IS NULL AS selectable, closed_reason, is_usual, is_standing, replaced_meal, catering_id, catering_name
  FROM (
    SELECT d.shift_id, s.title AS shift_title, d.date, c.choice_key AS choice, c.source IS NOT DISTINCT FROM 'standing' AS is_standing,
      CASE WHEN NOT c.is_replacement_seen THEN c.replaced_meal END AS replaced_meal, d.catering_id, k.name AS catering_name,
      (SELECT jsonb_agg(o.option || jsonb_build_object('meal', (o.option -> 'meal') || jsonb_build_object('dish_id', x.id, 'tags', x.tags,
          'image_url', x.image_url, 'allergens', x.allergens, 'contains_pork', x.contains_pork, 'contains_alcohol', x.contains_alcohol,
          'kcal', x.kcal, 'portion_g', x.portion_g)) ORDER BY o.place)
        FROM jsonb_array_elements(d.options) WITH ORDINALITY o (option, place)
        JOIN dishes x ON x.catering_id = d.catering_id AND x.key = d.dish_keys[o.place]) AS options,
      EXISTS (SELECT FROM usual_shifts w WHERE w.user_id = $2 AND w.shift_id = d.shift_id)
        OR NOT EXISTS (SELECT FROM usual_shifts w WHERE w.user_id = $2) AS is_usual,
      e.closes_at,
      CASE WHEN d.is_withdrawn OR p.is_suspended IS NOT FALSE OR p.ends_on <= d.date THEN 'partnership_ended'
        WHEN NOT s.is_active OR extract(isodow FROM d.date) <> ALL (s.days) THEN 'no_shift'
        WHEN now() >= e.closes_at THEN 'too_late' END AS closed_reason
    FROM menu_days d JOIN shifts s ON s.id = d.shift_id JOIN companies k ON k.id = d.catering_id ${partner}
    CROSS JOIN LATERAL (SELECT ${closesAt} AS closes_at OFFSET 0) e
    LEFT JOIN choices c ON c.user_id = $2 AND c.shift_id = d.shift_id AND c.date = d.date
    WHERE d.corporate_id = $1 AND (d.status = 'published' OR d.is_withdrawn) AND d.date >= (now() AT TIME ZONE s.timezone)::date
    ORDER BY d.date, s.start_time
  ) day`

const today = `(now() AT TIME ZONE '${homeTimezone}')::date`
/** Counts the choices of a week directly, without totals. */
const countedLists = `
  SELECT d.catering_id, k.name AS catering_name, d.shift_id, s.title AS shift_title, s.start_time, s.end_time, s.timezone, d.date,
    ${closesAt} AS closes_at, d.closed_at IS NOT NULL AS is_frozen, d.options, l.options AS frozen_options, l.counts AS frozen_counts,
    coalesce(l.skipped, (SELECT count(*)::int FROM choices c WHERE c.menu_day_id = d.id AND c.choice_key = 'SKIP')) AS skipped,
    (SELECT coalesce(jsonb_agg(n), '[]') FROM (SELECT c.department_id AS department, p.name, c.choice_key AS key, count(*)
      FROM choices c LEFT JOIN departments p ON p.id = c.department_id
      WHERE c.menu_day_id = d.id AND c.choice_key <> 'SKIP' GROUP BY 1, 2, 3) n) AS counts,
    (SELECT jsonb_object_agg(x.key, x.tags) FROM dishes x WHERE x.catering_id = d.catering_id AND x.key = ANY (d.dish_keys)) AS tags, d.dish_keys,
    (SELECT coalesce(jsonb_agg(r), '[]') FROM (SELECT DISTINCT c.choice_key AS key, c.replaced_meal AS meal FROM choices c
      WHERE c.menu_day_id = d.id AND c.replaced_meal IS NOT NULL) r) AS replaced,
    (SELECT jsonb_build_object('meals', coalesce(sum(b.meals), 0), 'people', coalesce(sum(b.meals + b.skipped + b.undecided), 0)) FROM kitchen_lists b
      WHERE b.catering_id = $1 AND b.corporate_id = $2 AND b.shift_id = d.shift_id AND b.date >= d.date - 28 AND b.date < d.date) AS past,
    d.date <= ${today} + 1 AS is_detailed,
    coalesce(l.undecided, CASE WHEN d.date <= ${today} + 1 THEN (SELECT count(*)::int FROM users u
      LEFT JOIN usual_shifts w ON w.company_id = $2 AND w.user_id = u.id
      WHERE u.company_id = $2 AND u.is_active AND (w.shift_id IS NULL OR w.shift_id = d.shift_id)
        AND NOT EXISTS (SELECT FROM choices c WHERE c.user_id = u.id AND c.date = d.date)) END) AS undecided
  FROM menu_days d JOIN shifts s ON s.id = d.shift_id JOIN companies k ON k.id = d.catering_id ${partner}
  LEFT JOIN kitchen_lists l ON l.menu_day_id = d.id
  WHERE d.catering_id = $1 AND d.corporate_id = $2 AND d.date BETWEEN ${today} AND ${today} + 6
    AND (d.status = 'published' OR d.closed_at IS NOT NULL)
  ORDER BY d.date, s.start_time`

interface Counted {
  department: string | null
  name: string | null
  key: string
  count: number
}
interface CountedDay {
  date: string
  options: { key: string; label: string; meal: { name: string } }[]
  frozen_options: { key: string; label: string; meal: string }[] | null
  frozen_counts: Counted[] | null
  counts: Counted[]
  tags: Record<string, string[]>
  dish_keys: string[]
  replaced: { key: string; meal: string }[]
  past: { meals: number; people: number }
  is_detailed: boolean
  undecided: number | null
}

const peopleOf = (counts: Counted[], key: string): number =>
  counts.reduce((sum, one) => (one.key === key ? sum + one.count : sum), 0)

const lists = async (cateringId: string, corporateId: string) => {
  const days = await run<CountedDay>('lists', countedLists, [cateringId, corporateId])
  const date = localDateAt(new Date(), homeTimezone)
  return {
    today: date,
    date,
    at: new Date(),
    has_more: false,
    lists: days.map(
      ({ options, frozen_options, frozen_counts, counts, tags, dish_keys, replaced, past, is_detailed, ...day }) => {
        const counted = frozen_counts ?? counts
        const shown = options.map(({ key, label, meal: { name } }, at) => {
          const meal = frozen_options?.find((one) => one.key === key)?.meal ?? name
          const count = peopleOf(counted, key)
          return {
            key,
            label,
            meal,
            tags: tags[dish_keys[at] ?? ''] ?? [],
            count,
            later: peopleOf(counts, key) - count,
            replaces: replaced.filter((one) => one.key === key && one.meal !== meal).map((one) => one.meal),
            replaced_by: meal === name ? null : name,
          }
        })
        const departments = departmentsShown(
          counted.map(({ department, ...one }) => ({ departmentId: department, ...one })),
        ).map(({ departmentId, name, isOthers, ...one }) => ({
          department_id: departmentId,
          department_name: name,
          is_others: isOthers,
          ...one,
        }))
        return {
          ...day,
          options: shown,
          meals: shown.reduce((sum, { count }) => sum + count, 0),
          later: shown.reduce((sum, { later }) => sum + later, 0),
          expected: day.undecided === null ? null : expectedOf(day.undecided, past),
          departments: is_detailed ? departments : [],
        }
      },
    ),
  }
}

const categories = `(SELECT json_agg(c ORDER BY category) FROM (SELECT category, products FROM category_products WHERE supplier_id = $1) c) AS categories,
  (SELECT count(*) FROM category_products WHERE supplier_id = $1) AS categories_total`
const shown = `id, name, description, category, code, unit_price, vat_rate, stock_quantity, unit_type, content_quantity, content_unit,
  minimum_order_quantity, image_url, reserved_quantity, version, orders_left < 5 AS is_low`
const listedProducts = `
  SELECT (SELECT sum(products) FROM category_products WHERE supplier_id = $1) AS total, ${categories}, (SELECT json_agg(p) FROM (
    SELECT ${shown} FROM products WHERE supplier_id = $1 AND is_active ORDER BY search_name COLLATE "C", id LIMIT 51) p) AS products`
/**
 * The first thousand hits by name or by the beginning of a code, those whose name begins with the text before the others,
 * sorted, as in the product.
 */
const foundProducts = `
  WITH hits AS MATERIALIZED (
    (SELECT id, search_name FROM products WHERE supplier_id = $1 AND is_active AND search_name COLLATE "C" LIKE ' ' || fold($2) || '%'
      ORDER BY search_name COLLATE "C", id LIMIT 1001)
    UNION ALL (SELECT id, search_name FROM products WHERE supplier_id = $1 AND is_active AND search_name LIKE '%' || fold($2) || '%'
      AND search_name NOT LIKE ' ' || fold($2) || '%' LIMIT 1001)
    UNION ALL (SELECT id, search_name FROM products WHERE supplier_id = $1 AND is_active AND search_code COLLATE "C" LIKE fold($2) || '%'
      AND search_name NOT LIKE '%' || fold($2) || '%' LIMIT 1001) LIMIT 1001)
  SELECT (SELECT count(*) FROM hits) AS total, ${categories}, (SELECT json_agg(p) FROM (
    SELECT ${shown} FROM products WHERE id IN (SELECT id FROM hits ORDER BY search_name NOT LIKE ' ' || fold($2) || '%', search_name COLLATE "C", id LIMIT 51)
    ORDER BY search_name COLLATE "C", id) p) AS products`

const products = async (supplierId: string, search: string | null) => {
  const [row] = await (search === null
    ? run<{ products: unknown[] }>('products', listedProducts, [supplierId])
    : run<{ products: unknown[] }>('found', foundProducts, [supplierId, search]))
  return {
    ...row,
    is_total_capped: false,
    products: row?.products.slice(0, 50),
    has_more: (row?.products.length ?? 0) > 50,
  }
}

/** Counts the orders of a year directly, without totals. */
const countedSales = `
  WITH o AS (SELECT id, status, total_amount, placed_on FROM orders WHERE supplier_id = $1 AND placed_on > current_date - 365)
  SELECT count(*) AS total_orders, sum(total_amount) FILTER (WHERE status <> 'cancelled') AS total_revenue,
    (SELECT jsonb_agg(d) FROM (SELECT placed_on, sum(total_amount) FROM o WHERE status <> 'cancelled' GROUP BY 1) d) AS days,
    (SELECT jsonb_agg(s) FROM (SELECT l.product_id, sum(l.total_price) FROM o JOIN order_lines l ON l.order_id = o.id
      WHERE o.status <> 'cancelled' GROUP BY 1 ORDER BY 2 DESC LIMIT 5) s) AS best_sellers
  FROM o`

const placedOrder = `
  SELECT o.*, s.name AS supplier, s.phone AS supplier_phone, b.name AS buyer, b.phone AS buyer_phone,
    (SELECT json_agg(l ORDER BY position) FROM (SELECT position, product_id, product_name, unit_type, quantity, unit_price, total_price
      FROM order_lines WHERE order_id = o.id) l) AS items,
    (SELECT json_agg(e ORDER BY id) FROM (SELECT e.id, e.status, e.created_at, u.full_name, c.name FROM order_events e
      LEFT JOIN companies c ON c.id = e.actor_company_id LEFT JOIN users u ON u.id = e.actor_user_id WHERE e.order_id = o.id) e) AS history
  FROM orders o JOIN companies s ON s.id = o.supplier_id JOIN companies b ON b.id = o.catering_id WHERE o.id = $1`

interface Ordered {
  items: { product_id: string; quantity: number }[]
}

/**
 * Takes the stock and writes the order with its lines, stock movements, history and log entries in one transaction, and
 * answers with the order; triggers update the totals and chain the log, as in the product.
 */
const order = async (cateringId: string, userId: string, supplierId: string, { items }: Ordered) => {
  const [id, client] = [uuidv7(), await pool.connect()]
  try {
    await client.query('BEGIN')
    for (const { product_id, quantity } of items.toSorted((one, other) => (one.product_id < other.product_id ? -1 : 1)))
      await client.query({
        name: 'take',
        text: `WITH taken AS (UPDATE products SET stock_quantity = stock_quantity - $2, reserved_quantity = reserved_quantity + $2
            WHERE id = $1 AND stock_quantity >= $2 RETURNING *)
          INSERT INTO stock_movements (id, supplier_id, product_id, quantity, stock_after, reason, order_id, actor_company_id, actor_user_id, created_at)
          SELECT $3, supplier_id, id, -$2, stock_quantity, 'order', $4, $5, $6, now() FROM taken`,
        values: [product_id, quantity, uuidv7(), id, cateringId, userId],
      })
    await client.query({
      name: 'number',
      text: `WITH n AS (UPDATE order_numbers SET last = last + 1 WHERE supplier_id = $2 RETURNING last),
          event AS (INSERT INTO order_events (id, supplier_id, order_id, status, actor_company_id, actor_user_id, created_at)
            VALUES ($5, $2, $1, 'pending', $3, $6, now()))
        INSERT INTO orders (id, supplier_id, catering_id, number, status, status_changed_at, total_amount, created_at)
        SELECT $1, $2, $3, last, 'pending', now(), $4, now() FROM n`,
      values: [id, supplierId, cateringId, 0, uuidv7(), userId],
    })
    await client.query({
      name: 'lines',
      text: `INSERT INTO order_lines (supplier_id, order_id, position, product_id, product_name, unit_type, quantity, unit_price, total_price)
        SELECT $2, $1, row_number() OVER (), p.id, p.name, p.unit_type, i.quantity, p.unit_price, round(p.unit_price * i.quantity, 2)
        FROM jsonb_to_recordset($3) AS i (product_id uuid, quantity numeric) JOIN products p ON p.id = i.product_id`,
      values: [id, supplierId, JSON.stringify(items)],
    })
    await client.query({
      name: 'logs',
      text: `INSERT INTO audit_logs (id, company_id, type, event, meta, actor_kind, actor_id, created_at)
        VALUES ($1, $3, 'COMPANY_UPDATED', 'order.placed', $5, 'member', $6, now()), ($2, $4, 'COMPANY_UPDATED', 'order.placed', $5, 'partner', $3, now())`,
      values: [
        uuidv7(),
        uuidv7(),
        cateringId,
        supplierId,
        JSON.stringify({ order_id: id, lines: items.length }),
        userId,
      ],
    })
    await client.query('COMMIT')
    const placed = await client.query({ name: 'placed', text: placedOrder, values: [id] })
    return { success: true, order: placed.rows[0] as unknown }
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}

/** Counts the choices directly for every figure on the screen. */
const countedStats = `
  WITH c AS (SELECT date, department_id, choice_key FROM choices WHERE corporate_id = $2 AND catering_id = $1)
  SELECT
    (SELECT jsonb_agg(d ORDER BY d.date) FROM (
      SELECT m.date, o ->> 'key' AS key, o ->> 'label' AS label, o -> 'meal' ->> 'name' AS meal,
        (SELECT count(*) FROM c WHERE c.date = m.date AND c.choice_key = o ->> 'key') AS count
      FROM menu_days m CROSS JOIN LATERAL jsonb_array_elements(m.options) o
      WHERE m.catering_id = $1 AND m.corporate_id = $2 AND m.status = 'published' AND m.date BETWEEN current_date AND current_date + 6) d) AS next_7_days,
    (SELECT jsonb_build_object('last_1_day', count(*) FILTER (WHERE date = current_date), 'last_1_week', count(*) FILTER (WHERE date > current_date - 7 AND date <= current_date),
      'last_1_month', count(*) FILTER (WHERE date > current_date - 30 AND date <= current_date), 'last_1_year', count(*) FILTER (WHERE date > current_date - 365 AND date <= current_date),
      'all_time', count(*)) FROM c) AS time_periods,
    (SELECT jsonb_agg(d) FROM (SELECT p.name AS department_name, c.choice_key AS key, count(*) FROM c LEFT JOIN departments p ON p.id = c.department_id
      WHERE c.date > current_date - 30 AND c.date <= current_date GROUP BY 1, 2) d) AS by_department`

const server = createServer((request, response) => {
  answer(request)
    .then((json) => {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
      response.end(JSON.stringify(json))
    })
    .catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as { port: number }).port}\n`))
