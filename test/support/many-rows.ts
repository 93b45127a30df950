import { runSql } from './sql.ts'

const id = (table: string, number: string): string => `md5('${table}' || ${number})::uuid`
/** Begins with its time, like those that the product makes. */
const newsId = (number: string): string => `least_id(timestamp '2026-03-02' - ${number} * interval '1 day')`

/**
 * Products and orders of three lines each, spread over two years; `supplier` is an expression of `n % suppliers`, and
 * ids start with `name`. `storeTotals` counts the totals for all stores at once.
 */
export const storeOf = (
  name: string,
  supplier: string,
  suppliers: number,
  products: number,
  orders: number,
  newest = "timestamptz '2026-03-02 10:00+03'",
  catering = "md5('company' || 3001 + n % 300)::uuid",
): string[] => [
  `INSERT INTO products (id, supplier_id, name, description, category, unit_price, stock_quantity, unit_type, minimum_order_quantity, created_at)
   SELECT md5('${name}product' || n)::uuid, ${supplier}, 'Ürün ' || n, '', 'Kategori ' || n % 12, 1 + n % 90, n % 700, 'kg', 5, now() FROM generate_series(1, ${products}) n`,
  `INSERT INTO orders (id, supplier_id, catering_id, number, status, status_changed_at, total_amount, created_at)
   SELECT md5('${name}order' || n)::uuid, ${supplier}, ${catering}, 1000 + n,
     (ARRAY['delivered', 'delivered', 'delivered', 'delivered', 'pending', 'confirmed', 'preparing', 'cancelled', 'delivered', 'delivered'])[1 + n % 10], now(), 30,
     ${newest} - (n % 700) * interval '1 day' FROM generate_series(1, ${orders}) n`,
  `INSERT INTO order_lines (supplier_id, order_id, position, product_id, product_name, unit_type, quantity, unit_price, total_price)
   SELECT ${supplier}, md5('${name}order' || n)::uuid, l, md5('${name}product' || n % ${suppliers} + ${suppliers} * (1 + (n * 7 + l) % ${products / suppliers - 1}))::uuid, 'Ürün', 'kg', 10, 1, 10
   FROM generate_series(1, ${orders}) n, generate_series(0, 2) l`,
]

export const storeTotals: string[] = [
  `INSERT INTO stock_movements (id, supplier_id, product_id, quantity, stock_after, reason, created_at)
   SELECT md5('movement' || id)::uuid, supplier_id, id, stock_quantity, stock_quantity, 'opening', now() FROM products WHERE stock_quantity > 0`,
  `INSERT INTO order_events (id, supplier_id, order_id, status, created_at)
   SELECT md5('event' || id)::uuid, supplier_id, id, status, created_at FROM orders`,
  `INSERT INTO partner_orders SELECT supplier_id, catering_id, count(*) FILTER (WHERE status = 'pending'), count(*) FILTER (WHERE status = 'confirmed'),
     count(*) FILTER (WHERE status = 'preparing'), count(*) FILTER (WHERE status = 'delivered'), count(*) FILTER (WHERE status = 'cancelled'),
     coalesce(sum(total_amount) FILTER (WHERE status <> 'cancelled'), 0) FROM orders GROUP BY 1, 2`,
  `INSERT INTO supplier_days SELECT supplier_id, placed_on, count(*), count(*) FILTER (WHERE status = 'pending'), count(*) FILTER (WHERE status = 'delivered'),
     count(*) FILTER (WHERE status = 'cancelled'), coalesce(sum(total_amount) FILTER (WHERE status <> 'cancelled'), 0) FROM orders GROUP BY 1, 2`,
  `INSERT INTO product_sales (supplier_id, date, product_id, quantity, revenue)
   SELECT l.supplier_id, o.placed_on, l.product_id, sum(l.quantity), sum(l.total_price)
   FROM order_lines l JOIN orders o ON o.id = l.order_id AND o.status <> 'cancelled' GROUP BY 1, 2, 3`,
  `INSERT INTO sales_periods SELECT supplier_id, max(date) FROM product_sales GROUP BY 1`,
  `INSERT INTO period_sales (supplier_id, period, product_id, quantity, revenue)
   SELECT s.supplier_id, p.period, s.product_id, sum(s.quantity), sum(s.revenue) FROM product_sales s JOIN sales_periods e USING (supplier_id)
   JOIN periods_of_sales() p ON s.date > e.last_date - p.days GROUP BY 1, 2, 3`,
  `INSERT INTO category_products SELECT supplier_id, category, count(*), count(*) FILTER (WHERE orders_left < 5), count(*) FILTER (WHERE stock_quantity > 0) FROM products GROUP BY 1, 2`,
  `INSERT INTO order_numbers SELECT supplier_id, max(number) FROM orders GROUP BY 1`,
]

/**
 * A realistic amount of data, about 80,000 rows: 3,000 corporate companies with 300 caterings and 100 suppliers, one
 * company with a thousand people among small ones, one shift each, and menus and choices for several weeks.
 */
const statements = [
  `SET session_replication_role = replica`,
  `INSERT INTO companies (id, type, name, slug, created_at)
   SELECT ${id('company', 'n')}, CASE WHEN n <= 3000 THEN 'corporate' WHEN n <= 3300 THEN 'catering' ELSE 'supplier' END,
     (ARRAY['Anadolu', 'İstanbul', 'Şişli', 'Güneş', 'Yıldız', 'Çınar', 'Işık', 'Doğa'])[1 + n % 8] || ' '
       || (ARRAY['Çelik', 'Gıda', 'Tekstil', 'Otomotiv', 'Yemek', 'Cam', 'Kâğıt'])[1 + n % 7] || ' ' || substr(md5(n::text), 1, 6), 'firma-' || n, now()
   FROM generate_series(1, 3400) n`,
  `INSERT INTO departments (id, company_id, name, created_at)
   SELECT md5('department' || n || '-' || d)::uuid, ${id('company', 'n')}, 'Departman ' || d, now() FROM generate_series(1, 1000) n, generate_series(1, 4) d`,
  `INSERT INTO users (id, company_id, department_id, full_name, phone, role, password_hash, created_at)
   SELECT ${id('user', 'n')}, md5('company' || firm)::uuid, CASE WHEN firm <= 1000 THEN md5('department' || firm || '-' || 1 + n % 4)::uuid END,
     'Kişi ' || n, '53' || lpad(n::text, 8, '0'), CASE WHEN n % 20 = 0 THEN 'corporate3' ELSE 'individual' END, 'hash', now()
   FROM (SELECT n, CASE WHEN n <= 1000 THEN 1 ELSE 1 + n % 3300 END AS firm FROM generate_series(1, 20000) n) people`,
  `INSERT INTO shifts (id, company_id, title, start_time, end_time, days, timezone, created_at)
   SELECT ${id('shift', 'n')}, ${id('company', 'n')}, 'Gündüz', '09:00', '17:00', '{1,2,3,4,5,6,7}', 'Europe/Istanbul', now() FROM generate_series(1, 3000) n`,
  `INSERT INTO partnerships (id, partnership_type, catering_id, corporate_id, created_at)
   SELECT md5('partnership' || n)::uuid, 'catering', md5('company' || 3001 + n % 300)::uuid, ${id('company', 'n')}, now() FROM generate_series(1, 3000) n`,
  `INSERT INTO partnerships (id, partnership_type, catering_id, supplier_id, created_at)
   SELECT md5('buys' || n)::uuid, 'supplier', md5('company' || 3000 + n)::uuid, md5('company' || 3301 + n % 100)::uuid, now() FROM generate_series(1, 300) n`,
  `INSERT INTO offers (id, corporate_id, catering_id, status, unit_price, duration_months, message, is_renewal, partnership_id, start_date, end_date, created_at, answered_at, told)
   SELECT md5('offer' || n)::uuid, ${id('company', 'n')}, md5('company' || 3001 + n % 300)::uuid, 'accepted', 120, 12, '', false, md5('partnership' || n)::uuid,
     '2026-01-01', '2026-12-31', '2026-01-01', '2026-01-01', '{}' FROM generate_series(1, 3000) n`,
  `INSERT INTO offers (id, corporate_id, catering_id, status, unit_price, duration_months, message, is_renewal, created_at, told)
   SELECT md5('new offer' || n)::uuid, ${id('company', 'n')}, md5('company' || 3002 + n % 299)::uuid, 'sent', 120, 12, '', false, timestamptz '2026-03-01' - n * interval '1 hour', '{}'
   FROM generate_series(1, 2000) n`,
  `INSERT INTO partnership_terms (partnership_id, start_date, end_date, unit_price, offer_id, created_at)
   SELECT partnership_id, start_date, end_date, unit_price, id, created_at FROM offers WHERE status = 'accepted'`,
  `INSERT INTO termination_requests (id, partnership_id, catering_id, partner_id, requested_by, reason, message, status, created_at, decided_at)
   SELECT md5('termination' || n)::uuid, md5('partnership' || n)::uuid, md5('company' || 3001 + n % 300)::uuid, ${id('company', 'n')}, 'corporate', 'pricing', '',
     CASE WHEN n % 10 = 0 THEN 'pending' ELSE 'rejected' END, now(), CASE WHEN n % 10 = 0 THEN NULL ELSE now() END FROM generate_series(1, 3000) n`,
  `INSERT INTO menu_days (id, catering_id, corporate_id, shift_id, date, status, options, created_at, updated_at)
   SELECT md5('day' || n || '-' || d)::uuid, md5('company' || 3001 + n % 300)::uuid, ${id('company', 'n')}, ${id('shift', 'n')}, date '2026-03-02' - 30 + d,
     CASE WHEN d > 40 THEN 'draft' ELSE 'published' END,
     '[{"key": "A", "label": "a", "meal": {"name": "Nohut"}}, {"key": "B", "label": "b", "meal": {"name": "Salata"}}]', now(), now()
   FROM generate_series(1, 120) n, generate_series(1, 44) d`,
  `UPDATE menu_days SET closed_at = date WHERE date < '2026-03-01'`,
  `INSERT INTO closed_days (company_id, date, name, made_at)
   SELECT id, date '2026-05-27' + n, 'Kurban Bayramı', now() FROM companies, generate_series(0, 3) n WHERE type <> 'supplier'`,
  `INSERT INTO guests (corporate_id, shift_id, date, department_id, option_key, portions)
   SELECT ${id('company', 'n')}, ${id('shift', 'n')}, date '2026-03-02' - 20 + d, md5('department' || n || '-' || 1 + d % 4)::uuid, 'A', 3
   FROM generate_series(1, 1000) n, generate_series(1, 40) d`,
  `INSERT INTO guest_repeats (corporate_id, shift_id, weekday, department_id, portions)
   SELECT ${id('company', 'n')}, ${id('shift', 'n')}, 2, md5('department' || n || '-1')::uuid, 4 FROM generate_series(1, 1000) n`,
  `INSERT INTO menu_deadlines (menu_day_id, catering_id, corporate_id, shift_id, date, closes_at, remind_at)
   SELECT id, catering_id, corporate_id, shift_id, date, date, date - interval '3 hours' FROM menu_days WHERE status = 'published' AND closed_at IS NULL`,
  `INSERT INTO menu_marks (corporate_id, mark) SELECT id, 1 FROM companies WHERE type = 'corporate'`,
  `INSERT INTO kitchen_lists (menu_day_id, catering_id, corporate_id, shift_id, date, closed_at, made_at, options, counts, meals, skipped, undecided)
   SELECT id, catering_id, corporate_id, shift_id, date, closed_at, closed_at, '[{"key": "A", "label": "a", "meal": "Nohut"}]', '[]', 30, 2, 5
   FROM menu_days WHERE closed_at IS NOT NULL`,
  `INSERT INTO statements (id, catering_id, corporate_id, first_day, last_day, settled_at, figures, portions, total_price, is_complete)
   SELECT md5('statement' || n || '-' || m)::uuid, md5('company' || 3001 + n % 300)::uuid, md5('company' || n)::uuid, date '2020-01-01' + 31 * m,
     date '2020-01-28' + 31 * m, now(), '{"days": [], "departments": [], "lines": [], "amounts": {"net": 0, "vat": [], "total": 0}}', 900, 90000, true
   FROM generate_series(1, 2000) n, generate_series(1, 12) m`,
  `INSERT INTO statement_corrections (id, statement_id, catering_id, corporate_id, date, shift_id, portions, reason, proposed_by, proposed_at, status, answered_at)
   SELECT gen_random_uuid(), md5('statement' || n || '-' || 1)::uuid, md5('company' || 3001 + n % 300)::uuid, md5('company' || n)::uuid, date '2020-02-01',
     ${id('shift', 'n')}, 1, 'Gerekçe', 'catering', now(), 'accepted', now()
   FROM generate_series(1, 100) n, generate_series(1, 20) x`,
  `INSERT INTO delivery_confirmations (menu_day_id, corporate_id, received, confirmed_at)
   SELECT menu_day_id, corporate_id, meals, closed_at FROM kitchen_lists`,
  `INSERT INTO component_names (catering_id, key, name)
   SELECT id, 'parca ' || n, 'Parça' FROM companies, generate_series(1, 20) n WHERE type = 'catering'`,
  `INSERT INTO own_numbers (catering_id, date, key, portions, written_at)
   SELECT id, date '2026-03-02' - n, 'parca', n, now() FROM companies, generate_series(1, 20) n WHERE type = 'catering'`,
  `INSERT INTO dishes (id, catering_id, name, times_written)
   SELECT time_ordered_uuid(), d.catering_id, k, count(*) FROM menu_days d CROSS JOIN LATERAL unnest(d.dish_keys) k GROUP BY d.catering_id, k`,
  `INSERT INTO dishes (id, catering_id, name, times_written)
   SELECT md5('dish' || n)::uuid, md5('company' || CASE WHEN n <= 5000 THEN 3002 ELSE 3001 + n % 300 END)::uuid, 'Güneşli yemek ' || n, 1 + n % 90 FROM generate_series(1, 20000) n`,
  `INSERT INTO dish_ratings (dish_id, stars, ratings) SELECT id, 9, 2 FROM dishes`,
  `INSERT INTO dish_month_ratings (catering_id, month, dish_id, corporate_id, stars, ratings)
   SELECT catering_id, date '2026-03-01' - m * interval '1 month', id, ${id('company', '(1 + (hashtext(id::text) & 1023))::text')}, 12, 3 FROM dishes, generate_series(0, 4) m`,
  `INSERT INTO dish_declarations (dish_id, kcal) SELECT id, 500 FROM dishes`,
  `INSERT INTO dish_days (dish_id, date, written, published)
   SELECT id, date '2026-03-02' - 1, 1, 1 FROM dishes`,
  `INSERT INTO choices (user_id, shift_id, date, corporate_id, catering_id, menu_day_id, department_id, choice_key, choice_label, meal_name, created_at, updated_at)
   SELECT u.id, d.shift_id, d.date, d.corporate_id, d.catering_id, d.id, u.department_id, CASE WHEN hashtext(u.id::text) % 2 = 0 THEN 'A' ELSE 'B' END, 'a', 'Nohut', now(), now()
   FROM menu_days d JOIN users u ON u.company_id = d.corporate_id
   WHERE d.status = 'published' AND (d.corporate_id <> ${id('company', '1')} OR d.date BETWEEN '2026-03-02' AND '2026-03-06')`,
  `INSERT INTO choice_totals (catering_id, corporate_id, date, shift_id, department_id, choice_key, total)
   SELECT catering_id, corporate_id, part.date, shift_id, coalesce(department_id, '00000000-0000-0000-0000-000000000000'), part.key, count(*)
   FROM choices CROSS JOIN LATERAL (VALUES (choices.date, choice_key), ('-infinity'::date, '')) part (date, key) GROUP BY 1, 2, 3, 4, 5, 6`,
  `INSERT INTO skip_totals (catering_id, corporate_id, date, shift_id, department_id, total)
   SELECT catering_id, corporate_id, date, shift_id, department_id, 1 FROM choice_totals WHERE date > '-infinity' GROUP BY 1, 2, 3, 4, 5`,
  `INSERT INTO usual_shifts (company_id, user_id, shift_id)
   SELECT u.company_id, u.id, s.id FROM users u JOIN shifts s ON s.company_id = u.company_id`,
  `UPDATE usual_shifts SET every_weeks = 3, monday = date '2026-03-02' + 7 * (hashtext(shift_id::text) & 1)
   WHERE hashtext(user_id::text) % 4 = 0`,
  `INSERT INTO standing_choices (company_id, user_id, shift_id, weekday, label)
   SELECT w.company_id, w.user_id, w.shift_id, day, 'a' FROM usual_shifts w, generate_series(1, 7) day WHERE hashtext(w.user_id::text) % 2 = 0`,
  `INSERT INTO standing_exceptions (company_id, user_id, shift_id, date)
   SELECT company_id, user_id, shift_id, date '2026-03-02' + weekday FROM standing_choices WHERE weekday < 3`,
  `INSERT INTO absent_days (company_id, user_id, date)
   SELECT company_id, id, date '2026-03-02' + d FROM users, generate_series(0, 6) d WHERE hashtext(id::text) % 20 = 0`,
  `INSERT INTO contributions (company_id, first_day, kind, amount, set_at)
   SELECT id, date '2026-03-02' - 30 * n, 'per_meal', 25 + n, now() FROM companies, generate_series(0, 9) n WHERE type = 'corporate'`,
  `INSERT INTO month_objections (company_id, user_id, month, created_at)
   SELECT company_id, id, date '2026-02-01', now() FROM users WHERE hashtext(id::text) % 50 = 0`,
  `INSERT INTO privacy_requests (id, company_id, user_id, kind, asked_on, due_on, state, created_at, decided_at)
   SELECT md5('privacy' || id)::uuid, company_id, id, 'erasure', date '2026-02-20', date '2026-03-22',
     CASE WHEN hashtext(id::text) % 400 = 0 THEN 'open' ELSE 'refused' END, now(), CASE WHEN hashtext(id::text) % 400 <> 0 THEN now() END
   FROM users WHERE hashtext(id::text) % 50 = 0`,
  `INSERT INTO choice_reminders (company_id, shift_id, date, created_at)
   SELECT s.company_id, s.id, date '2026-03-02' - d, now() FROM shifts s, generate_series(1, 2) d`,
  `INSERT INTO choice_month_totals (catering_id, corporate_id, month, shift_id, department_id, total)
   SELECT catering_id, corporate_id, date_trunc('month', date::timestamp)::date, shift_id, coalesce(department_id, '00000000-0000-0000-0000-000000000000'), count(*)
   FROM choices GROUP BY 1, 2, 3, 4, 5`,
  `INSERT INTO choice_month_totals (catering_id, corporate_id, month, shift_id, department_id, total)
   SELECT md5('company' || 3001 + n % 300)::uuid, ${id('company', 'n')}, (date '2025-12-01' - m * interval '1 month')::date, ${id('shift', 'n')}, md5('department' || n || '-' || d)::uuid, 20
   FROM generate_series(1, 120) n, generate_series(0, 22) m, generate_series(1, 4) d`,
  `INSERT INTO replaced_meals (menu_day_id, choice_key, meal) SELECT id, 'A', 'Pilav' FROM menu_days`,
  `INSERT INTO ratings (user_id, shift_id, date, catering_id, stars, created_at)
   SELECT user_id, shift_id, date, catering_id, 4, now() FROM choices WHERE date < '2026-03-02' LIMIT 5000`,
  `INSERT INTO firm_rating_totals
   SELECT md5('company' || 3001 + n % 300)::uuid, ${id('company', 'n')}, 9, 2 FROM generate_series(1, 3000) n`,
  `INSERT INTO corporate_groups (id, catering_id, name, description, created_at)
   SELECT md5('group' || k || '-' || size)::uuid, ${id('company', 'k')}, 'Grup ' || size, '', now()
   FROM generate_series(3001, 3300) k, unnest(ARRAY['all', 'one', 'none', 'other']) size`,
  `INSERT INTO corporate_group_members (group_id, catering_id, corporate_id, partnership_id, joined_at)
   SELECT md5('group' || 3001 + n % 300 || '-' || size)::uuid, md5('company' || 3001 + n % 300)::uuid, ${id('company', 'n')}, md5('partnership' || n)::uuid, now()
   FROM generate_series(1, 3000) n, unnest(ARRAY['all', 'one']) size WHERE size = 'all' OR n <= 300`,
  `INSERT INTO requests (id, company_id, user_id, title, message, tags, urgency, status, created_at, updated_at)
   SELECT md5('request' || n)::uuid, company_id, id, 'Tuz', 'Az tuz', '{}', 'low', (ARRAY['pending', 'in_progress', 'resolved'])[1 + n % 3], now() + n * interval '1 second', now()
   FROM (SELECT row_number() OVER () AS n, * FROM users LIMIT 10000) u`,
  `INSERT INTO comments (request_id, catering_id, stars, month, allowed_at)
   SELECT id, md5('company' || 3001 + (hashtext(id::text) & 255))::uuid, 4, date '2026-02-01', now() FROM requests`,
  `INSERT INTO shown_comments (comment_id, catering_id, shown_at)
   SELECT id, catering_id, now() FROM (SELECT *, row_number() OVER (PARTITION BY catering_id) AS n FROM comments) c WHERE n <= 10`,
  `INSERT INTO notifications (user_id, id, company_id, title, body, created_at, read_at)
   SELECT u.id, ${newsId('n')}, u.company_id, 'Yeni menü', 'Yayınlandı', now(), CASE WHEN n > 1 THEN now() END
   FROM (SELECT * FROM users LIMIT 5000) u, generate_series(1, 4) n`,
  `INSERT INTO emails (id, company_id, user_id, kind, state, created_at, due_at, done_at, answer)
   SELECT md5('email' || id || n)::uuid, company_id, id, 'substitutes', 'sent', now(), now(), now() - n * interval '1 day', 250
   FROM (SELECT * FROM users LIMIT 5000) u, generate_series(1, 3) n`,
  `INSERT INTO email_news (company_id, user_id, notification_id, email_id)
   SELECT company_id, user_id, id, md5('email' || user_id || 1)::uuid FROM notifications WHERE id = ${newsId('1')}`,
  `INSERT INTO email_links (email_id, purpose, company_id, user_id, address, created_at, created_on, expires_at)
   SELECT md5(purpose || id)::uuid, purpose, company_id, id, 'kisi' || id || '@ornek.com', now(),
     CASE purpose WHEN 'confirm' THEN date '2026-03-02' END, now() + interval '1 day'
   FROM (SELECT * FROM users LIMIT 5000) u, unnest(ARRAY['confirm', 'reset']) purpose`,
  `INSERT INTO audit_logs (id, company_id, type, event, meta, created_at)
   SELECT md5('log' || n)::uuid, md5('company' || 1 + n % 3400)::uuid, 'USER_CREATED', 'users.imported', '{"imported": 1}', now() - n * interval '1 minute' FROM generate_series(1, 10000) n`,
  `INSERT INTO audit_log_personal (log_id, company_id, facts)
   SELECT id, company_id, '{"email": {"from": null, "to": "a@ornek.com"}}' FROM audit_logs LIMIT 3000`,
  `INSERT INTO administrators (id, username, password_hash, created_at)
   SELECT md5('admin' || n)::uuid, 'yonetici' || n, 'hash', now() FROM generate_series(1, 3000) n`,
  `INSERT INTO announcements (id, text, audience, starts_at, ends_at, place, written_at)
   SELECT md5('announcement' || n)::uuid, 'Bakım', 'everybody', day, day + interval '1 hour', 1, day
   FROM (SELECT n, now() - n * interval '1 day' AS day FROM generate_series(1, 3000) n) d`,
  `INSERT INTO applications (id, mode, status, company_id, applicant_name, applicant_phone, applicant_email, password_hash, created_at, updated_at)
   SELECT md5('application' || n)::uuid, 'existing', 'pending', md5('company' || 1 + n % 3400)::uuid, 'Kişi ' || n, '54' || lpad(n::text, 8, '0'), 'a@ornek.com', 'hash', now(), now()
   FROM generate_series(1, 5000) n`,
  `INSERT INTO platform_totals SELECT '-infinity', 'company', type, 'active', count(*) FROM companies GROUP BY type`,
  `INSERT INTO integration_keys (id, company_id, token_hash, name, role, addresses, created_at, expires_at)
   SELECT ${id('key', 'n')}, ${id('company', '1 + n % 3400')}, sha256(n::text::bytea), 'Aktarım ' || n, 'corporate1', '{}', timestamptz '2025-06-01',
     timestamptz '2025-06-01' + (1 + n % 360) * interval '1 day' FROM generate_series(1, 7000) n`,
  `INSERT INTO sessions (token_hash, kind, company_id, user_id, created_at, expires_at)
   SELECT sha256(n::text::bytea), 'individual', company_id, id, now(), now() + interval '30 days' FROM (SELECT row_number() OVER () AS n, * FROM users LIMIT 5000) u`,
  `INSERT INTO slip_codes SELECT company_id, id, sha256(id::text::bytea) FROM users LIMIT 5000`,
  `INSERT INTO sign_in_challenges (token_hash, kind, company_id, user_id, created_at, expires_at)
   SELECT sha256(id::text::bytea), 'individual', company_id, id, now(), now() + interval '5 minutes' FROM users LIMIT 5000`,
  ...storeOf('', "md5('company' || 3301 + n % 99)::uuid", 99, 5_940, 6_000),
  ...storeOf('large ', "md5('company3400')::uuid", 1, 5_000, 10_000),
  ...storeTotals,
  `INSERT INTO category_products SELECT md5('company' || 3300 + s)::uuid, 'Boş ' || k, 0, 0 FROM generate_series(1, 100) s, generate_series(1, 60) k`,
  `INSERT INTO partner_orders SELECT md5('company' || 3300 + s)::uuid, md5('company' || 3000 + k)::uuid, 0, 0, 0, 1, 0, 1
   FROM generate_series(1, 100) s, generate_series(1, 300) k ON CONFLICT DO NOTHING`,
  `INSERT INTO sign_in_attempts (subject, failures, resets_at) SELECT 'subject ' || n, 1, now() FROM generate_series(1, 3000) n`,
  `INSERT INTO rate_limits SELECT 'key ' || n, 1, now() FROM generate_series(1, 3000) n`,
  `INSERT INTO idempotency_keys SELECT 'scope', 'key ' || n, 'f', '1', now() FROM generate_series(1, 3000) n`,
  `INSERT INTO ingredients (id, catering_id, name, base_unit)
   SELECT md5('ingredient' || c || '-' || n)::uuid, md5('company' || c)::uuid, 'Malzeme ' || n, 'g' FROM generate_series(3001, 3300) c, generate_series(1, 60) n`,
  `INSERT INTO ingredient_links (catering_id, ingredient_id, product_id, base_unit, content, is_preferred)
   SELECT i.catering_id, i.id, p.id, 'g', 1000, true
   FROM (SELECT *, row_number() OVER (PARTITION BY catering_id ORDER BY id) AS place FROM ingredients) i
   JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM products) p ON p.place = i.place`,
  `INSERT INTO recipes (catering_id, key, name, revision, changed_at)
   SELECT DISTINCT catering_id, k, k, 1, now() FROM ingredients, unnest('{nohut,salata,pilav,corba}'::text[]) k`,
  `INSERT INTO recipe_versions (catering_id, key, starts_on, portions, method, saved_at)
   SELECT catering_id, key, date '2026-03-01' - n, 100, '', now() FROM recipes, generate_series(0, 9) n`,
  `INSERT INTO recipe_lines (catering_id, key, starts_on, place, ingredient_id, base_unit, quantity, trim_percent, note)
   SELECT v.catering_id, v.key, v.starts_on, n, md5('ingredient3002-' || n)::uuid, 'g', 500, 5, ''
   FROM recipe_versions v, generate_series(1, 12) n WHERE v.catering_id = md5('company3002')::uuid`,
  `INSERT INTO recipe_lines (catering_id, key, starts_on, place, ingredient_id, base_unit, quantity, trim_percent, note)
   SELECT v.catering_id, v.key, v.starts_on, i.place, i.id, 'g', 500, 5, ''
   FROM recipe_versions v
   JOIN (SELECT *, row_number() OVER (PARTITION BY catering_id ORDER BY id) AS place FROM ingredients) i ON i.catering_id = v.catering_id AND i.place <= 12
   WHERE v.catering_id <> md5('company3002')::uuid`,
  `INSERT INTO shelf_counts (catering_id, ingredient_id, counted_at, date, base_unit, quantity)
   SELECT catering_id, id, timestamptz '2026-03-01' - n * interval '2 days', date '2026-03-01' - n * 2, 'g', 1000
   FROM ingredients, generate_series(0, 9) n`,
  `INSERT INTO cost_days (catering_id, date, kept_at)
   SELECT id, date '2026-03-01' - n, now() FROM companies, generate_series(1, 60) n WHERE type = 'catering'`,
  `INSERT INTO cost_components (catering_id, date, key, name, portions, cost, unpriced, without_recipe)
   SELECT catering_id, date, k, k, 100, 500, '{}', '{}' FROM cost_days, unnest('{nohut,salata,pilav,corba}'::text[]) k`,
  `INSERT INTO cost_firms (catering_id, date, corporate_id, portions, cost, unpriced, without_recipe)
   SELECT catering_id, date, md5('company' || n)::uuid, 100, 500, '{}', '{}' FROM cost_days, generate_series(1, 5) n`,
  `INSERT INTO portion_factors (catering_id, corporate_id, key, percent)
   SELECT id, md5('company7')::uuid, 'nohut', 120 FROM companies WHERE type = 'catering'`,
  `INSERT INTO supplier_terms (supplier_id, weekdays, cutoff_days, cutoff_time, minimum_amount)
   SELECT id, '{1,2,3,4,5}', 1, '16:00', 0 FROM companies`,
  `INSERT INTO price_requests (id, corporate_id, catering_id, status, servings, message, created_at)
   SELECT md5('price request' || n)::uuid, ${id('company', 'n')}, md5('company' || 3001 + n % 300)::uuid, 'sent', '{"lunch": {"portions": 1, "weekdays": [1]}}', '',
     timestamptz '2026-03-01' - n * interval '1 hour' FROM generate_series(1, 3000) n`,
  `INSERT INTO catering_profiles (catering_id, shows_menus, daily_capacity)
   SELECT id, true, 2500 FROM companies WHERE type = 'catering'`,
]

export const fillWithManyRows = async (url: string): Promise<void> => {
  await runSql(url, ...statements, 'SET session_replication_role = DEFAULT', 'VACUUM ANALYZE')
}
