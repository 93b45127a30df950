import type { Product } from './product.ts'
import type { World } from './world.ts'

/** An id that both statements and tests can compute. */
export const knownId = (name: string, number: number | string): string => `md5('${name}' || ${number})::uuid`

const series = (count: number): string => `FROM generate_series(1, ${count}) n`
const texts = (name: string, count: number): string =>
  `(SELECT array_agg('${name} ' || x) FROM generate_series(1, ${count}) x)`

/**
 * Creates more rows of everything than an answer may contain, or as many as a constraint allows. `firm` and `kitchen`
 * work together, `kitchen` buys from `store`; `eater` works in all shifts, `regular` in a hundred, all of them in one
 * week of eight for `rotating`; `owner` and `secured` have passkeys, and `secured` signs in with them. The other firm has the most people.
 */
export const fillBeyondBounds = async (
  { sql }: Product,
  world: World,
  { administrator, partnership }: { administrator: string; partnership: string },
): Promise<void> => {
  const [firm, kitchen, store] = [world.corporateA, world.cateringA, world.supplier].map(
    ({ company }) => `'${company.id}'::uuid`,
  ) as [string, string, string]
  const {
    individual: eater,
    corporate1: regular,
    corporate2: secured,
    corporate4: rotating,
    corporateOwner: owner,
  } = world.corporateA.people
  const shift = knownId('shift', 'n')
  const statements = [
    `INSERT INTO companies (id, type, name, slug, tax_number, address, created_at)
     SELECT md5(t || n)::uuid, t, 'Çok ' || n, t || '-' || n, '1234567890', jsonb_build_object('street', '', 'district', '', 'city', 'Şehir ' || n, 'postal_code', ''), now()
     ${series(310)}, unnest(ARRAY['corporate', 'catering', 'supplier']) t`,
    `INSERT INTO partnerships (id, partnership_type, catering_id, corporate_id, created_at)
     SELECT ${knownId('firm', 'n')}, 'catering', ${kitchen}, ${knownId('corporate', 'n')}, now() ${series(310)}
     UNION ALL SELECT ${knownId('kitchen', 'n')}, 'catering', ${knownId('catering', 'n')}, ${firm}, now() ${series(310)}`,
    `INSERT INTO partnerships (id, partnership_type, catering_id, supplier_id, created_at)
     SELECT ${knownId('store', 'n')}, 'supplier', ${kitchen}, ${knownId('supplier', 'n')}, now() ${series(310)}
     UNION ALL SELECT ${knownId('buyer', 'n')}, 'supplier', ${knownId('catering', 'n')}, ${store}, now() ${series(310)}
     UNION ALL SELECT ${knownId('store', "'own'")}, 'supplier', ${kitchen}, ${store}, now()`,
    `INSERT INTO offers (id, corporate_id, catering_id, status, unit_price, duration_months, message, is_renewal, partnership_id, start_date, end_date, created_at, answered_at)
     SELECT ${knownId('offer', 'n')}, ${firm}, ${kitchen}, 'accepted', 100, 3, '', true, '${partnership}'::uuid, date '2016-01-01' + 30 * n, date '2016-01-01' + 30 * n + 29, now(), now() ${series(130)}
     UNION ALL SELECT ${knownId('firm offer', 'n')}, ${knownId('corporate', 'n')}, ${kitchen}, 'accepted', 100, 3, '', false, ${knownId('firm', 'n')}, date '2026-09-01', date '2026-11-30', now(), now() ${series(60)}
     UNION ALL SELECT ${knownId('kitchen offer', 'n')}, ${firm}, ${knownId('catering', 'n')}, 'accepted', 100, 3, '', false, ${knownId('kitchen', 'n')}, date '2026-09-01', date '2026-11-30', now(), now() ${series(60)}`,
    `INSERT INTO partnership_terms (partnership_id, start_date, end_date, unit_price, offer_id, created_at)
     SELECT partnership_id, start_date, end_date, unit_price, id, created_at FROM offers`,
    `INSERT INTO termination_requests (id, partnership_id, catering_id, partner_id, requested_by, reason, message, status, created_at, decided_at)
     SELECT gen_random_uuid(), '${partnership}', ${kitchen}, ${firm}, side, 'pricing', '', 'rejected', now(), now() ${series(60)}, unnest(ARRAY['corporate', 'catering']) side`,
    `INSERT INTO shifts (id, company_id, title, start_time, end_time, days, timezone, is_active, is_deleted, created_at)
     SELECT ${shift}, ${firm}, rpad('Vardiya ' || n || ' ', 100, 'u'), '08:00', '16:00', '{1,2,3,4,5,6,7}'::smallint[], 'Europe/Istanbul', n <= 198, n > 198, now() ${series(348)}
     UNION ALL SELECT gen_random_uuid(), ${knownId('corporate', 'n')}, 'Gündüz', '09:00', '17:00', '{1,2,3,4,5,6,7}'::smallint[], 'Europe/Istanbul', true, false, now() ${series(10)}`,
    `INSERT INTO corporate_groups (id, catering_id, name, description, created_at) SELECT ${knownId('group', 'n')}, ${kitchen}, 'Grup ' || n, '', now() ${series(60)}`,
    `INSERT INTO corporate_group_members (group_id, catering_id, corporate_id, partnership_id, joined_at)
     SELECT ${knownId('group', 1)}, ${kitchen}, ${knownId('corporate', 'n')}, ${knownId('firm', 'n')}, now() ${series(99)}
     UNION ALL SELECT ${knownId('group', 1)}, ${kitchen}, ${firm}, '${partnership}'::uuid, now() - interval '1 day'`,
    `INSERT INTO departments (id, company_id, name, created_at) SELECT ${knownId('department', 'n')}, ${firm}, 'Bölüm ' || n, now() ${series(998)}`,
    `INSERT INTO users (id, company_id, department_id, full_name, phone, role, password_hash, password_expires_at, created_at)
     SELECT ${knownId('user', 'n')}, ${firm}, d.id, 'Kişi ' || n, '53' || lpad(n::text, 8, '0'), CASE WHEN n <= 12 THEN 'corporateOwner' ELSE 'individual' END, 'hash', '2026-11-15', now()
     ${series(1300)} LEFT JOIN (SELECT id, row_number() OVER () AS place FROM departments WHERE company_id = ${firm}) d ON d.place = n % 1001`,
    `INSERT INTO users (id, company_id, full_name, phone, role, password_hash, password_expires_at, created_at)
     SELECT ${knownId('crowd', 'n')}, '${world.corporateB.company.id}', 'Kişi ' || n, '53' || lpad(n::text, 8, '0'), 'individual', 'hash', '2026-11-15', now() ${series(10_100)}`,
    `INSERT INTO applications (id, mode, status, company_id, new_company, applicant_name, applicant_phone, applicant_email, password_hash, created_at, updated_at)
     SELECT gen_random_uuid(), 'existing', s, ${firm}, NULL, 'Aday ' || n, '54' || lpad(n::text, 8, '0'), 'a@ornek.com', CASE s WHEN 'pending' THEN 'hash' END, now(), now() ${series(110)}, unnest('{pending,approved,rejected}'::text[]) s
     UNION ALL SELECT gen_random_uuid(), 'new', 'pending', NULL, jsonb_build_object('name', 'Yeni ' || n, 'type', 'corporate', 'taxNumber', '1234567890', 'address', 'Bursa', 'contactPhone', '', 'ownerFullName', 'Ayşe Kaya', 'ownerPhone', '5321234567', 'ownerEmail', 'a@ornek.com'),
       'Aday ' || n, '55' || lpad(n::text, 8, '0'), 'a@ornek.com', 'hash', now(), now() ${series(60)}`,
    `INSERT INTO audit_logs (id, company_id, type, event, meta, created_at)
     SELECT gen_random_uuid(), c, 'SHIFT_CREATED', 'shift.created', jsonb_build_object('shift_id', gen_random_uuid(), 'title', 'Gece', 'start_time', '22:00', 'end_time', '06:00'), now() ${series(120)}, unnest(ARRAY[${firm}, ${kitchen}, ${store}]) c`,
    `INSERT INTO audit_logs (id, company_id, type, event, actor_kind, actor_id, meta, created_at)
     SELECT gen_random_uuid(), ${firm}, 'COMPANY_UPDATED', 'company.activated', 'admin', '${administrator}', '{"name": "Firma"}', now() ${series(60)}`,
    `INSERT INTO second_factors (holder_id, user_id, secret, created_at) SELECT id, id, repeat('A', 32), now() FROM users WHERE id IN ('${owner.id}', '${secured.id}')`,
    `INSERT INTO passkeys (id, holder_id, name, credential_id, public_key, counter, created_at)
     SELECT gen_random_uuid(), holder_id, 'Anahtar ' || n, holder_id || '-' || n, 'x', 0, now() ${series(12)}, second_factors`,
    `UPDATE users SET second_factor_since = now() WHERE id = '${secured.id}'`,
    `INSERT INTO announcements (id, text, audience, starts_at, ends_at, place, written_at)
     SELECT gen_random_uuid(), 'Bakım', 'everybody', timestamptz '2026-11-11' - interval '1 day', timestamptz '2026-12-11', n, now() ${series(3)}
     UNION ALL SELECT gen_random_uuid(), 'Bakım', 'everybody', timestamptz '2020-01-01' + n * interval '1 day', timestamptz '2020-01-02' + n * interval '1 day', 1, now() ${series(60)}`,
    `INSERT INTO integration_keys (id, company_id, token_hash, name, role, addresses, created_at, expires_at)
     SELECT gen_random_uuid(), ${firm}, sha256(n::text::bytea), 'Anahtar ' || n, 'corporate1', (SELECT array_agg('10.0.0.' || x) FROM generate_series(1, 20) x), '2026-11-01', '2027-01-01' ${series(130)}`,
    `INSERT INTO mail_messages (company_id, id, sender_id, to_addresses, subject, body, preview, labels, recipient_count, copies_left, search, created_at)
     SELECT ${firm}, ${knownId('mail', 'n')}, '${owner.id}', (SELECT jsonb_agg(jsonb_build_object('kind', 'person', 'id', '${eater.id}', 'name', 'Kişi ' || x)) FROM generate_series(1, 50) x), 'Konu', 'Metin', 'Metin', '{reply}', 131, 0, ' konu', now() ${series(60)}`,
    `INSERT INTO mail_copies (company_id, message_id, user_id, is_sender, folder, read_at)
     SELECT ${firm}, ${knownId('mail', 'n')}, '${owner.id}'::uuid, true, 'sent', now() ${series(60)}
     UNION ALL SELECT ${firm}, ${knownId('mail', 1)}, ${knownId('user', 'n')}, false, 'inbox', now() ${series(130)}
     UNION ALL SELECT ${firm}, ${knownId('mail', 1)}, '${eater.id}', false, 'inbox', now()`,
    `INSERT INTO mail_attachments (company_id, id, uploader_id, message_id, place, name, type, size, created_at)
     SELECT ${firm}, gen_random_uuid(), '${owner.id}', ${knownId('mail', 1)}, n, 'a.txt', 'text/plain', 1, now() ${series(5)}`,
    `INSERT INTO load_runs (id, test_key, connections, seconds, status, points, summary, started_by, started_at, heartbeat_at, finished_at)
     SELECT ${knownId('run', 'n')}, 'liveness', 1, 60, 'finished', (SELECT jsonb_agg(jsonb_build_object('second', x, 'total', x, 'ok', x, 'perSecond', 1, 'p95', 1)) FROM generate_series(1, 120) x),
       '{"totalRequests": 10, "ok": 0, "statuses": {"500": 10}, "networkErrors": {}, "seconds": 60, "p50": 9000, "p95": 9000}', '${administrator}', now(), now(), now() ${series(30)}`,
    `INSERT INTO requests (id, company_id, user_id, title, message, tags, urgency, status, created_at, updated_at)
     SELECT gen_random_uuid(), ${firm}, '${eater.id}', 'Tuz', 'Az tuz', ${texts('etiket', 10)}, 'low', 'pending', now() + interval '1 year', now() ${series(60)}`,
    `INSERT INTO comments (request_id, catering_id, stars, month, allowed_at)
     SELECT id, ${kitchen}, 4, '2026-10-01', now() FROM requests WHERE company_id = ${firm} AND title = 'Tuz'`,
    `INSERT INTO shown_comments (comment_id, catering_id, shown_at) SELECT id, catering_id, now() FROM comments LIMIT 10`,
    `INSERT INTO email_totals (day, kind, sent)
     SELECT date '2026-11-12' - n, kind, n ${series(20)},
       unnest(ARRAY['access', 'application', 'company', 'contracts', 'orders', 'statements', 'substitutes', 'menus', 'reminders']) kind`,
    `INSERT INTO notifications (user_id, id, company_id, title, body, created_at) SELECT '${eater.id}', gen_random_uuid(), ${firm}, 'Haber', 'Metin', now() ${series(30)}`,
    `INSERT INTO products (id, supplier_id, name, description, category, unit_price, stock_quantity, unit_type, minimum_order_quantity, created_at)
     SELECT ${knownId('product', 'n')}, ${store}, 'Ürün ' || n, '', 'Kategori ' || n, 1, n % 700, 'kg', 5, now() ${series(600)}`,
    `INSERT INTO privacy_requests (id, company_id, user_id, kind, asked_on, due_on, state, created_at, decided_at)
     SELECT gen_random_uuid(), ${firm}, '${regular.id}', 'access', '2026-11-01', '2026-12-01', 'done', now(), now() ${series(130)}`,
    `INSERT INTO supplier_terms (supplier_id, weekdays, cutoff_days, cutoff_time, minimum_amount) VALUES (${store}, '{1,2,3,4,5,6,7}', 0, '24:00', 0)`,
    `INSERT INTO price_requests (id, corporate_id, catering_id, status, servings, message, created_at, settled_at)
     SELECT gen_random_uuid(), ${firm}, ${kitchen}, 'declined', '{"lunch": {"portions": 1, "weekdays": [1, 2, 3, 4, 5, 6, 7]}}', '', now(), now() ${series(60)}`,
    `INSERT INTO catering_profiles (catering_id, shows_menus) VALUES (${kitchen}, true)`,
    `INSERT INTO orders (id, supplier_id, catering_id, number, status, status_changed_at, total_amount, created_at)
     SELECT ${knownId('order', 'n')}, ${store}, ${kitchen}, n, 'pending', '2026-11-11', 100, '2026-11-11' ${series(60)}`,
    `INSERT INTO order_lines (supplier_id, order_id, position, product_id, product_name, unit_type, quantity, unit_price, total_price)
     SELECT ${store}, ${knownId('order', 1)}, n - 1, ${knownId('product', 'n')}, 'Ürün', 'kg', 1, 1, 1 ${series(100)}`,
    `INSERT INTO order_events (id, supplier_id, order_id, status, created_at)
     SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, ${store}, ${knownId('order', 1)}, CASE n WHEN 1 THEN 'pending' ELSE 'confirmed' END, now() ${series(130)}`,
    `INSERT INTO stock_movements (id, supplier_id, product_id, quantity, stock_after, reason, created_at)
     SELECT gen_random_uuid(), ${store}, ${knownId('product', 1)}, 1, 1, 'correction', now() ${series(60)}`,
    `INSERT INTO menu_days (id, catering_id, corporate_id, shift_id, date, status, options, common_courses, created_at, updated_at, closed_at)
     SELECT gen_random_uuid(), ${kitchen}, ${firm}, ${shift}, date '2026-11-11' + d, 'published', (
       SELECT jsonb_agg(jsonb_build_object('key', 'K' || o, 'label', 'Etiket ' || d || '-' || o, 'meal', jsonb_build_object('name', 'Yemek ' || n || '-' || o))) FROM generate_series(1, 4) o),
       (SELECT coalesce(jsonb_agg(jsonb_build_object('course', 'soup', 'name', 'Çorba ' || o)), '[]') FROM generate_series(1, 4) o WHERE n = 1),
       now(), now(), CASE WHEN n > 198 OR d < 1 THEN timestamptz '2026-11-10' END
     FROM generate_series(1, 348) n, generate_series(-9, 26) d WHERE (d BETWEEN 3 AND 7 OR n <= 198) AND (d > 0 OR n = 1)`,
    `UPDATE dishes SET tags = ${texts('etiket', 10)}, allergens = '{gluten,crustaceans,eggs,fish,peanuts,soy,milk,nuts,celery,mustard,sesame,sulphites,lupin,molluscs}', contains_pork = false, contains_alcohol = false`,
    `INSERT INTO choices (user_id, shift_id, date, corporate_id, catering_id, menu_day_id, choice_key, choice_label, meal_name, common_courses, created_at, updated_at)
     SELECT '${eater.id}', shift_id, date, corporate_id, catering_id, id, 'K1', 'Etiket', 'Yemek 1-1', course_names(common_courses), now(), now() FROM menu_days WHERE closed_at IS NULL AND date BETWEEN '2026-11-14' AND '2026-11-20'`,
    `INSERT INTO choices (user_id, shift_id, date, corporate_id, catering_id, menu_day_id, choice_key, choice_label, meal_name, replaced_meal, created_at, updated_at)
     SELECT ${knownId('user', 'n')}, d.shift_id, d.date, d.corporate_id, d.catering_id, d.id, 'K1', 'Etiket', 'Yemek 1-1', 'Yemek ' || n, now(), now()
     FROM menu_days d, generate_series(13, 142) n WHERE d.shift_id = ${knownId('shift', 1)} AND d.date = '2026-11-12'`,
    `INSERT INTO choice_totals (catering_id, corporate_id, date, shift_id, department_id, choice_key, total)
     SELECT ${kitchen}, ${firm}, day, ${knownId('shift', 1)}, d.id, 'K2', 3
     FROM (SELECT id FROM departments WHERE company_id = ${firm} UNION ALL SELECT '00000000-0000-0000-0000-000000000000') d, unnest('{2026-11-10,2026-11-12}'::date[]) day
     UNION ALL SELECT ${kitchen}, ${firm}, '2026-11-10', ${knownId('shift', 1)}, ${knownId('department', 1)}, 'A' || n, 1 ${series(130)}`,
    `INSERT INTO guests (corporate_id, shift_id, date, department_id, portions)
     SELECT ${firm}, ${knownId('shift', 1)}, '2026-11-12', d.id, 2 FROM (SELECT id FROM departments WHERE company_id = ${firm} UNION ALL SELECT NULL) d`,
    `INSERT INTO guest_repeats (corporate_id, shift_id, weekday, department_id, portions)
     SELECT ${firm}, ${knownId('shift', 1)}, 2, id, 2 FROM departments WHERE company_id = ${firm}`,
    `INSERT INTO shifts (id, company_id, title, start_time, end_time, days, timezone, created_at)
     SELECT ${knownId('early', "n || '-' || s")}, ${knownId('corporate', 'n')}, 'Sabah ' || s, '07:00', '09:00', '{1,2,3,4,5,6,7}'::smallint[], 'Europe/Istanbul', now() ${series(310)}, generate_series(1, 4) s`,
    `INSERT INTO menu_days (id, catering_id, corporate_id, shift_id, date, status, options, common_courses, created_at, updated_at)
     SELECT gen_random_uuid(), ${kitchen}, ${knownId('corporate', 'n')}, ${knownId('early', "n || '-' || s")}, '2026-11-14', 'published', (
       SELECT jsonb_agg(jsonb_build_object('key', 'K' || o, 'label', 'Etiket ' || o, 'meal', jsonb_build_object('name', 'Ortak, ' || (SELECT string_agg('P' || n % 100 || o || x, ', ') FROM generate_series(1, 20) x)))) FROM generate_series(1, 4) o),
       (SELECT jsonb_agg(jsonb_build_object('course', 'soup', 'name', 'Ortak, çorba ' || o)) FROM generate_series(1, 4) o), now(), now()
     ${series(310)}, generate_series(1, 4) s`,
    `INSERT INTO choice_totals (catering_id, corporate_id, date, shift_id, department_id, choice_key, total)
     SELECT ${kitchen}, ${knownId('corporate', 'n')}, '2026-11-14', ${knownId('early', "n || '-' || s")}, '00000000-0000-0000-0000-000000000000', 'K' || o, 1
     ${series(310)}, generate_series(1, 4) s, generate_series(1, 4) o`,
    `INSERT INTO cost_days (catering_id, date, kept_at) SELECT ${kitchen}, date '2026-11-10' - n, now() ${series(9)}`,
    `INSERT INTO cost_components (catering_id, date, key, name, portions, cost, unpriced, without_recipe)
     SELECT ${kitchen}, '2026-11-09', 'k' || n, 'Bileşen ' || n, 1, 1, ${texts('malzeme', 110)}, ${texts('tarif', 110)} ${series(2010)}`,
    `INSERT INTO cost_firms (catering_id, date, corporate_id, portions, cost, unpriced, without_recipe)
     SELECT ${kitchen}, '2026-11-09', ${knownId('corporate', 'n')}, 1, 1, ${texts('malzeme', 110)}, ${texts('tarif', 110)} ${series(310)}
     UNION ALL SELECT ${kitchen}, date '2026-11-10' - n, ${firm}, 1, 1, ${texts('malzeme', 110)}, ${texts('tarif', 110)} ${series(9)}`,
    `INSERT INTO component_names (catering_id, key, name) SELECT ${kitchen}, 'p1' || o || x, 'Ortak' FROM generate_series(1, 4) o, generate_series(1, 11) x`,
    `INSERT INTO ingredients (id, catering_id, name, base_unit, allergens)
     SELECT ${knownId('ingredient', 'n')}, ${kitchen}, 'Malzeme ' || n, 'g', '{gluten,crustaceans,eggs,fish,peanuts,soy,milk,nuts,celery,mustard,sesame,sulphites,lupin,molluscs}' ${series(2010)}`,
    `INSERT INTO ingredient_links (catering_id, ingredient_id, product_id, base_unit, content, is_preferred)
     SELECT ${kitchen}, ${knownId('ingredient', 2000)}, id, 'g', 1000, false FROM products LIMIT 30`,
    `INSERT INTO recipes (catering_id, key, name, revision, changed_at)
     SELECT ${kitchen}, key, key, 1, now() FROM (SELECT 'ortak' AS key UNION ALL SELECT 'p' || n || o || x FROM generate_series(10, 29) n, generate_series(1, 4) o, generate_series(1, 9) x) k`,
    `INSERT INTO recipe_versions (catering_id, key, starts_on, portions, method, saved_at)
     SELECT catering_id, key, date '2026-11-10', 100, '', now() FROM recipes
     UNION ALL SELECT ${kitchen}, 'ortak', date '2026-11-10' - n, 100, '', now() ${series(60)}`,
    `INSERT INTO recipe_lines (catering_id, key, starts_on, place, ingredient_id, base_unit, quantity, trim_percent, note)
     SELECT ${kitchen}, 'ortak', date '2026-11-10', n, ${knownId('ingredient', 'n')}, 'g', 1, 0, '' FROM generate_series(3, 60) n
     UNION ALL SELECT ${kitchen}, k, date '2026-11-10', n, ${knownId('ingredient', "n + CASE k WHEN 'p1011' THEN 100 ELSE 200 END")}, 'g', 1, 0, '' FROM generate_series(1, 60) n, unnest('{p1011,p1012}'::text[]) k`,
    `INSERT INTO recipe_lines (catering_id, key, starts_on, place, part_key, quantity, trim_percent, note)
     SELECT ${kitchen}, 'ortak', date '2026-11-10', n, 'p101' || n, 1, 0, '' FROM generate_series(1, 2) n
     UNION ALL SELECT catering_id, key, starts_on, 1, 'ortak', 1, 0, '' FROM recipe_versions WHERE key <> 'ortak' AND key NOT LIKE 'p101%'`,
    `INSERT INTO products (id, supplier_id, name, description, category, unit_price, stock_quantity, unit_type, minimum_order_quantity, created_at)
     SELECT ${knownId('bought', 'n')}, CASE WHEN n <= 210 THEN ${knownId('supplier', 'n')} ELSE ${store} END, 'Alınan ' || n, '', 'Kategori 1', 1, 1000, 'kg', 1, now() ${series(720)}`,
    `INSERT INTO ingredient_links (catering_id, ingredient_id, product_id, base_unit, content, is_preferred)
     SELECT ${kitchen}, ${knownId('ingredient', 'CASE n WHEN 720 THEN 3 ELSE 400 + n END')}, ${knownId('bought', 'n')}, 'g', 1000, true ${series(720)}`,
    `INSERT INTO recipe_lines (catering_id, key, starts_on, place, ingredient_id, base_unit, quantity, trim_percent, note)
     SELECT ${kitchen}, 'p' || n || o || 1, date '2026-11-10', place, ${knownId('ingredient', '400 + ((n - 21) * 3 + o - 1) * 49 + place - 1')}, 'g', 1, 0, ''
     FROM generate_series(21, 25) n, generate_series(1, 3) o, generate_series(2, 50) place`,
    `INSERT INTO portion_factors (catering_id, corporate_id, key, percent)
     SELECT ${kitchen}, ${knownId('corporate', 'n')}, 'ortak', 120 FROM generate_series(1, 310) n`,
    `UPDATE partnerships SET delivery_form = 'boxed' WHERE id = ${knownId('firm', 1)}`,
    `INSERT INTO kitchen_lists (menu_day_id, catering_id, corporate_id, shift_id, date, closed_at, made_at, options, counts, meals, skipped, undecided)
     SELECT id, catering_id, corporate_id, shift_id, date, closed_at, closed_at, '[]', '[]', 0, 0, 0 FROM menu_days WHERE closed_at IS NOT NULL AND date = '2026-11-14'`,
    `UPDATE shifts SET created_at = '2026-01-01' WHERE company_id = ${firm}`,
    `INSERT INTO statements (id, catering_id, corporate_id, first_day, last_day, settled_at, figures, portions, total_price, is_complete)
     SELECT ${knownId('statement', 'n')}, ${kitchen}, ${firm}, date '2026-10-01' - 7 * n, date '2026-10-07' - 7 * n, now(),
       jsonb_build_object(
         'days', jsonb_build_array(jsonb_build_object('date', date '2026-10-01', 'unitPrice', 100, 'vatRate', 10, 'guests', 0, 'corrections', 0,
           'portions', 310, 'topUp', 0, 'meals', coalesce((SELECT jsonb_object_agg(s.id, 1) FROM shifts s WHERE n = 0 AND s.company_id = ${firm}), '{}'))),
         'portions', 310, 'topUp', 0, 'unpriced', 0, 'lines', jsonb_build_array(), 'ifAccepted', NULL,
         'amounts', jsonb_build_object('net', 0, 'vat', jsonb_build_array(), 'total', 0),
         'departments', (SELECT jsonb_agg(jsonb_build_object('departmentId', NULL, 'portions', 1)) FROM generate_series(1, 1001))),
       310, 0, true
     FROM generate_series(0, 110) n`,
    `INSERT INTO statement_corrections (id, statement_id, catering_id, corporate_id, date, shift_id, portions, reason, proposed_by, proposed_at, status, answered_at)
     SELECT gen_random_uuid(), ${knownId('statement', 0)}, ${kitchen}, ${firm}, '2026-10-01', ${knownId('shift', 1)}, 1, 'Gerekçe', 'catering', now(), 'accepted', now() ${series(510)}`,
    `INSERT INTO dish_month_ratings (catering_id, month, dish_id, corporate_id, stars, ratings)
     SELECT ${kitchen}, date '2026-11-01', x.id, ${knownId('corporate', 'n')}, 12, 3 ${series(310)}, dishes x WHERE x.catering_id = ${kitchen} AND x.name = 'Yemek 1-1'
     UNION ALL SELECT ${kitchen}, '2026-11-01', x.id, ${firm}, 12, 3 FROM dishes x WHERE x.catering_id = ${kitchen}`,
    `UPDATE dishes SET components = ${texts('parça', 12)} WHERE name = 'Yemek 1-1'`,
    `UPDATE users SET role = 'individual', usual_shifts_told = true WHERE id = '${regular.id}'`,
    `INSERT INTO usual_shifts (company_id, user_id, shift_id) SELECT ${firm}, '${regular.id}', ${shift} ${series(100)}`,
    `INSERT INTO usual_shifts (company_id, user_id, shift_id, monday, every_weeks)
     SELECT ${firm}, '${rotating.id}', ${shift}, '2026-11-09', 8 ${series(100)}`,
    `INSERT INTO absent_days (company_id, user_id, date) SELECT ${firm}, '${regular.id}', date '2026-11-10' + 2 * n ${series(210)}`,
    `INSERT INTO contributions (company_id, first_day, kind, amount, set_at)
     SELECT ${firm}, date '2026-07-31' + n, 'per_meal', n, now() ${series(31)}`,
    `INSERT INTO menu_days (id, catering_id, corporate_id, shift_id, date, status, options, created_at, updated_at)
     SELECT ${knownId('august', 'n')}, ${kitchen}, ${firm}, ${knownId('shift', 1)}, date '2026-07-31' + n, 'published',
       '[{"key": "A", "label": "a", "meal": {"name": "Nohut"}}]', now(), now() ${series(31)}`,
    `INSERT INTO choices (user_id, shift_id, date, corporate_id, catering_id, menu_day_id, choice_key, choice_label, meal_name, created_at, updated_at)
     SELECT u.id, d.shift_id, d.date, ${firm}, ${kitchen}, d.id, 'A', 'a', 'Nohut', now(), now()
     FROM users u, menu_days d
     WHERE u.company_id = ${firm} AND d.id = ${knownId('august', 1)}
       OR u.id = '${eater.id}' AND d.corporate_id = ${firm} AND d.date BETWEEN '2026-08-02' AND '2026-08-31'`,
    `UPDATE menu_days SET closed_at = date WHERE corporate_id = ${firm} AND date BETWEEN '2026-08-01' AND '2026-08-31'`,
    `INSERT INTO standing_choices (company_id, user_id, shift_id, weekday, label)
     SELECT ${firm}, '${regular.id}', ${shift}, d, 'Etiket' ${series(20)}, generate_series(1, 7) d`,
  ]
  for (const statement of statements) await sql(statement)
  await sql('ANALYZE')
}
