import type { MigrationInterface, QueryRunner } from 'typeorm'

const tables = [
  'orders',
  'products',
  'idempotency_keys',
  'rate_limits',
  'sign_in_attempts',
  'secrets',
  'audit_logs',
  'rating_totals',
  'ratings',
  'choice_totals',
  'choices',
  'menu_days',
  'partnerships',
  'shifts',
  'applications',
  'sessions',
  'administrators',
  'users',
  'departments',
  'companies',
]

export class Foundation1763683200001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(folding + companies + people + access + shifts + menus + totals + trail + store)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE ${tables.join(', ')}`)
    await runner.query('DROP FUNCTION count_choices, count_ratings, refuse_change, fold')
  }
}

/** `fold` of core/shared/text.ts in SQL; a test compares the two. */
const folding = `
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE FUNCTION fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(regexp_replace(normalize(value, NFD), U&'[\\0300-\\036F]', '', 'g'),
  'ABCDEFGHIJKLMNOPQRSTUVWXYZı', 'abcdefghijklmnopqrstuvwxyzi');
`

const companies = `
CREATE TABLE companies (
  id uuid PRIMARY KEY,
  type text NOT NULL CHECK (type IN ('corporate', 'catering', 'supplier')),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  search_name text NOT NULL GENERATED ALWAYS AS (' ' || fold(name)) STORED,
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  phone text,
  address jsonb NOT NULL DEFAULT '{"street": "", "district": "", "city": "", "postal_code": ""}',
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  UNIQUE (id, type)
);
CREATE INDEX companies_by_name ON companies (type, search_name COLLATE "C", id) WHERE is_active;
CREATE INDEX companies_by_part_of_name ON companies USING gin (search_name gin_trgm_ops) WHERE is_active;
`

const people = `
CREATE TABLE departments (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  search_name text NOT NULL GENERATED ALWAYS AS (' ' || fold(name)) STORED,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  UNIQUE (company_id, id)
);
CREATE UNIQUE INDEX departments_by_name ON departments (company_id, search_name COLLATE "C");

CREATE TABLE users (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies,
  department_id uuid,
  full_name text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 120),
  search_name text NOT NULL GENERATED ALWAYS AS (' ' || fold(full_name)) STORED,
  phone text NOT NULL CHECK (phone ~ '^5(0[1-9]|[1-5][0-9])[0-9]{7}$'),
  email text,
  role text NOT NULL CHECK (role IN ('individual', 'corporate1', 'corporate2', 'corporate3', 'corporate4', 'corporateOwner')),
  password_hash text NOT NULL,
  password_expires_at timestamptz,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  UNIQUE (company_id, phone),
  UNIQUE (company_id, id),
  FOREIGN KEY (company_id, department_id) REFERENCES departments (company_id, id)
);
COMMENT ON COLUMN users.password_expires_at IS 'set while the password is a one-time password';
CREATE INDEX users_by_activity ON users (company_id, is_active, role);
CREATE INDEX users_by_name ON users (company_id, search_name COLLATE "C", id);
CREATE INDEX users_by_department ON users (company_id, department_id);

CREATE TABLE administrators (
  id uuid PRIMARY KEY,
  username text NOT NULL,
  password_hash text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX administrators_by_username ON administrators (fold(username));

CREATE TABLE applications (
  id uuid PRIMARY KEY,
  mode text NOT NULL CHECK (mode IN ('existing', 'new')),
  status text NOT NULL CHECK (status IN ('pending', 'approved', 'rejected')),
  company_id uuid REFERENCES companies,
  new_company jsonb,
  applicant_name text NOT NULL,
  applicant_phone text NOT NULL CHECK (applicant_phone ~ '^5(0[1-9]|[1-5][0-9])[0-9]{7}$'),
  applicant_email text NOT NULL,
  password_hash text,
  notes text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((mode = 'existing') = (company_id IS NOT NULL)),
  CHECK ((mode = 'new') = (new_company IS NOT NULL)),
  CHECK (status <> 'rejected' OR password_hash IS NULL)
);
CREATE UNIQUE INDEX applications_one_pending_per_company ON applications (company_id, applicant_phone)
  WHERE status = 'pending' AND mode = 'existing';
CREATE UNIQUE INDEX applications_one_pending_per_new_company ON applications (applicant_phone, (new_company->>'type'), fold(new_company->>'name'))
  WHERE status = 'pending' AND mode = 'new';
CREATE INDEX applications_by_company ON applications (company_id, created_at DESC) WHERE mode = 'existing';
`

const access = `
CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('individual', 'staff', 'admin')),
  company_id uuid,
  user_id uuid,
  administrator_id uuid REFERENCES administrators,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id),
  CHECK ((kind = 'admin') = (administrator_id IS NOT NULL)),
  CHECK ((kind = 'admin') = (user_id IS NULL)),
  CHECK ((user_id IS NULL) = (company_id IS NULL))
);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_administrator ON sessions (administrator_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE sign_in_attempts (
  subject text PRIMARY KEY,
  failures integer NOT NULL,
  last_at timestamptz NOT NULL,
  locked_until timestamptz
);
CREATE INDEX sign_in_attempts_by_time ON sign_in_attempts (last_at);

CREATE UNLOGGED TABLE rate_limits (
  key text PRIMARY KEY,
  taken integer NOT NULL,
  resets_at timestamptz NOT NULL
);
CREATE INDEX rate_limits_by_reset ON rate_limits (resets_at);

CREATE TABLE secrets (
  name text PRIMARY KEY,
  value text NOT NULL
);

CREATE TABLE idempotency_keys (
  scope text NOT NULL,
  key text NOT NULL,
  fingerprint text NOT NULL,
  answer jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_keys_by_time ON idempotency_keys (created_at);
`

const shifts = `
CREATE TABLE shifts (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 100),
  start_time text NOT NULL CHECK (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  end_time text NOT NULL CHECK (end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  days smallint[] NOT NULL CHECK (days <@ '{1,2,3,4,5,6,7}' AND cardinality(days) BETWEEN 1 AND 7),
  timezone text NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  is_deleted boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  UNIQUE (company_id, id),
  CHECK (start_time <> end_time)
);
COMMENT ON COLUMN shifts.is_deleted IS 'a deleted shift with history is hidden, not removed';

CREATE TABLE partnerships (
  id uuid PRIMARY KEY,
  partnership_type text NOT NULL CHECK (partnership_type IN ('catering', 'supplier')),
  catering_id uuid NOT NULL,
  corporate_id uuid,
  supplier_id uuid,
  catering_type text NOT NULL GENERATED ALWAYS AS ('catering') STORED,
  corporate_type text NOT NULL GENERATED ALWAYS AS ('corporate') STORED,
  supplier_type text NOT NULL GENERATED ALWAYS AS ('supplier') STORED,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  FOREIGN KEY (catering_id, catering_type) REFERENCES companies (id, type),
  FOREIGN KEY (corporate_id, corporate_type) REFERENCES companies (id, type),
  FOREIGN KEY (supplier_id, supplier_type) REFERENCES companies (id, type),
  CHECK ((partnership_type = 'catering') = (corporate_id IS NOT NULL)),
  CHECK ((partnership_type = 'supplier') = (supplier_id IS NOT NULL)),
  CHECK (is_active = (ended_at IS NULL))
);
CREATE UNIQUE INDEX partnerships_one_active_with_corporate ON partnerships (catering_id, corporate_id) WHERE is_active AND partnership_type = 'catering';
CREATE UNIQUE INDEX partnerships_one_active_with_supplier ON partnerships (catering_id, supplier_id) WHERE is_active AND partnership_type = 'supplier';
CREATE INDEX partnerships_by_corporate ON partnerships (corporate_id) WHERE is_active;
CREATE INDEX partnerships_by_supplier ON partnerships (supplier_id) WHERE is_active;
`

const menus = `
CREATE TABLE menu_days (
  id uuid PRIMARY KEY,
  catering_id uuid NOT NULL REFERENCES companies,
  corporate_id uuid NOT NULL,
  shift_id uuid NOT NULL,
  date date NOT NULL,
  status text NOT NULL CHECK (status IN ('draft', 'published')),
  options jsonb NOT NULL CHECK (jsonb_array_length(options) BETWEEN 2 AND 4),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  FOREIGN KEY (corporate_id, shift_id) REFERENCES shifts (company_id, id),
  UNIQUE (catering_id, corporate_id, shift_id, date),
  UNIQUE (id, catering_id, corporate_id, shift_id, date)
);
COMMENT ON COLUMN menu_days.date IS 'local date on which the shift starts';
CREATE UNIQUE INDEX menu_days_one_published ON menu_days (corporate_id, shift_id, date) WHERE status = 'published';
CREATE INDEX menu_days_published_by_date ON menu_days (corporate_id, date) WHERE status = 'published';
CREATE INDEX menu_days_of_kitchen_by_date ON menu_days (catering_id, corporate_id, date);

CREATE TABLE choices (
  user_id uuid NOT NULL,
  shift_id uuid NOT NULL,
  date date NOT NULL,
  corporate_id uuid NOT NULL,
  catering_id uuid NOT NULL,
  menu_day_id uuid NOT NULL,
  department_id uuid,
  choice_key text NOT NULL,
  choice_label text NOT NULL,
  meal_name text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, shift_id, date),
  FOREIGN KEY (corporate_id, user_id) REFERENCES users (company_id, id),
  FOREIGN KEY (corporate_id, department_id) REFERENCES departments (company_id, id),
  FOREIGN KEY (menu_day_id, catering_id, corporate_id, shift_id, date)
    REFERENCES menu_days (id, catering_id, corporate_id, shift_id, date)
);
CREATE INDEX choices_by_user_and_date ON choices (user_id, date);
CREATE INDEX choices_by_menu_day ON choices (menu_day_id, choice_key);
CREATE INDEX choices_by_shift_and_date ON choices (corporate_id, shift_id, date);

CREATE TABLE ratings (
  user_id uuid NOT NULL,
  shift_id uuid NOT NULL,
  date date NOT NULL,
  catering_id uuid NOT NULL REFERENCES companies,
  stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, shift_id, date),
  FOREIGN KEY (user_id, shift_id, date) REFERENCES choices
);
`

/**
 * Running totals, maintained by the database in the transaction of the choice itself: a row per day, option and
 * department, and a row dated -infinity with the total of all days. Rows are locked in key order, which rules out
 * deadlocks.
 */
const totals = `
CREATE TABLE choice_totals (
  catering_id uuid NOT NULL,
  corporate_id uuid NOT NULL,
  date date NOT NULL,
  shift_id uuid NOT NULL,
  department_id uuid NOT NULL,
  choice_key text NOT NULL,
  total bigint NOT NULL CHECK (total >= 0),
  PRIMARY KEY (catering_id, corporate_id, date, shift_id, department_id, choice_key)
);
COMMENT ON COLUMN choice_totals.department_id IS 'the nil UUID stands for people without a department';
CREATE INDEX choice_totals_of_catering ON choice_totals (catering_id) INCLUDE (total) WHERE date = '-infinity';
CREATE INDEX choice_totals_of_corporate ON choice_totals (corporate_id) INCLUDE (total) WHERE date = '-infinity';

CREATE FUNCTION count_choices() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.choice_key = NEW.choice_key AND OLD.menu_day_id = NEW.menu_day_id
     AND OLD.department_id IS NOT DISTINCT FROM NEW.department_id THEN
    RETURN NULL;
  END IF;
  FOR change IN
    SELECT c.catering_id, c.corporate_id, part.date, c.shift_id,
      coalesce(c.department_id, '00000000-0000-0000-0000-000000000000') AS department_id, part.key, sum(c.step) AS step
    FROM (
      SELECT -1 AS step, OLD.* WHERE TG_OP <> 'INSERT'
      UNION ALL
      SELECT 1, NEW.* WHERE TG_OP <> 'DELETE'
    ) c CROSS JOIN LATERAL (VALUES (c.date, c.choice_key), ('-infinity', '')) part (date, key)
    GROUP BY 1, 2, 3, 4, 5, 6
    HAVING sum(c.step) <> 0
    ORDER BY 1, 2, 3, 4, 5, 6
  LOOP
    IF change.step > 0 THEN
      INSERT INTO choice_totals AS t (catering_id, corporate_id, date, shift_id, department_id, choice_key, total)
      VALUES (change.catering_id, change.corporate_id, change.date, change.shift_id, change.department_id, change.key, change.step)
      ON CONFLICT (catering_id, corporate_id, date, shift_id, department_id, choice_key) DO UPDATE SET total = t.total + excluded.total;
    ELSE
      UPDATE choice_totals t SET total = t.total + change.step
      WHERE t.catering_id = change.catering_id AND t.corporate_id = change.corporate_id AND t.date = change.date
        AND t.shift_id = change.shift_id AND t.department_id = change.department_id AND t.choice_key = change.key;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER count_choices AFTER INSERT OR UPDATE OR DELETE ON choices FOR EACH ROW EXECUTE FUNCTION count_choices();

CREATE TABLE rating_totals (
  catering_id uuid PRIMARY KEY,
  stars bigint NOT NULL,
  ratings bigint NOT NULL CHECK (ratings > 0)
);
CREATE FUNCTION count_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO rating_totals AS t (catering_id, stars, ratings)
  SELECT catering_id, sum(stars), count(*) FROM given GROUP BY 1 ORDER BY 1
  ON CONFLICT (catering_id) DO UPDATE SET stars = t.stars + excluded.stars, ratings = t.ratings + excluded.ratings;
  RETURN NULL;
END $$;
CREATE TRIGGER count_ratings AFTER INSERT ON ratings REFERENCING NEW TABLE AS given FOR EACH STATEMENT EXECUTE FUNCTION count_ratings();
`

const trail = `
CREATE TABLE audit_logs (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies,
  type text NOT NULL CHECK (type IN ('USER_CREATED', 'USER_UPDATED', 'ROLE_ASSIGNED', 'SHIFT_CREATED', 'SHIFT_UPDATED',
    'COMPANY_UPDATED', 'APPLICATION_APPROVED', 'APPLICATION_REJECTED', 'MAIL_SENT')),
  description text NOT NULL,
  meta jsonb NOT NULL DEFAULT '{}',
  actor_id uuid,
  created_at timestamptz NOT NULL
);
CREATE INDEX audit_logs_newest ON audit_logs (company_id, created_at DESC, id DESC);
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_logs is append-only' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON audit_logs FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON audit_logs FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`

const store = `
CREATE TABLE products (
  id uuid PRIMARY KEY,
  supplier_id uuid NOT NULL,
  supplier_type text NOT NULL GENERATED ALWAYS AS ('supplier') STORED,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  description text NOT NULL,
  category text NOT NULL DEFAULT '',
  unit_price numeric(12, 2) NOT NULL CHECK (unit_price >= 0),
  stock_quantity numeric(12, 2) NOT NULL CHECK (stock_quantity >= 0),
  unit_type text NOT NULL CHECK (unit_type IN ('gr', 'kg', 'L', 'mL', 'Adet')),
  minimum_order_quantity numeric(12, 2) NOT NULL CHECK (minimum_order_quantity > 0),
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  UNIQUE (supplier_id, id),
  FOREIGN KEY (supplier_id, supplier_type) REFERENCES companies (id, type)
);
CREATE TABLE orders (
  id uuid PRIMARY KEY,
  supplier_id uuid NOT NULL,
  catering_id uuid NOT NULL,
  supplier_type text NOT NULL GENERATED ALWAYS AS ('supplier') STORED,
  catering_type text NOT NULL GENERATED ALWAYS AS ('catering') STORED,
  status text NOT NULL CHECK (status IN ('pending', 'confirmed', 'preparing', 'delivered', 'cancelled')),
  total_amount numeric(12, 2) NOT NULL CHECK (total_amount >= 0),
  created_at timestamptz NOT NULL,
  FOREIGN KEY (supplier_id, supplier_type) REFERENCES companies (id, type),
  FOREIGN KEY (catering_id, catering_type) REFERENCES companies (id, type)
);
CREATE INDEX orders_of_supplier ON orders (supplier_id, created_at DESC);
CREATE INDEX orders_of_catering ON orders (catering_id, created_at DESC);
`
