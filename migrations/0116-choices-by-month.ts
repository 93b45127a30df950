import type { MigrationInterface, QueryRunner } from 'typeorm'
import { holdBriefly } from './0113-bound-of-choices.ts'

/** Choices by month (0184): the table becomes the first part as it is, and later months get parts of their own. */
export class ChoicesByMonth1770422400116 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await divide(runner, 'choices', 'date', [
      'ALTER TABLE ratings DROP CONSTRAINT ratings_user_id_shift_id_date_fkey',
      records,
      ofMonths,
      ofChoices,
      ofRatings,
    ])
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER ratings_follow ON choices;
      DROP TRIGGER ratings_of_choices ON ratings;
      DROP FUNCTION ratings_follow, refuse_rating_of_nothing;
      ${countRatings('JOIN choices c USING (user_id, shift_id, date)')}
      ${countDishRatings('JOIN choices c ON c.user_id = r.user_id AND c.shift_id = r.shift_id AND c.date = r.date')}
      DROP FUNCTION drop_months_of_choices, choosers, choices_between, choice_of;
    `)
    await unite(runner, 'choices')
    await runner.query(`
      ALTER TABLE ratings ADD CONSTRAINT ratings_user_id_shift_id_date_fkey
        FOREIGN KEY (user_id, shift_id, date) REFERENCES choices ON UPDATE CASCADE NOT VALID;
      DROP FUNCTION analyze_months, add_month, month_parts;
      DROP TABLE replaced_meals;
      DELETE FROM destruction_records WHERE scope = 'months';
      ALTER TABLE destruction_records DROP CONSTRAINT destruction_records_scope,
        ADD CONSTRAINT destruction_records_scope CHECK (scope IN ('account', 'choices', 'skips', 'comment'));
    `)
    await runner.query(`
      DO $$ BEGIN
        EXECUTE format('ALTER TABLE choices ADD CONSTRAINT choices_until CHECK (date < %L)',
          (SELECT (date_trunc('month', greatest(current_date, max(date))::timestamp) + interval '5 months')::date FROM choices));
      END $$`)
  }
}

interface Definition {
  kind: 'index' | 'key' | 'trigger' | 'right'
  name: string
  definition: string
  /** The table that a foreign key refers to. */
  other: string | null
}
/** What belongs to a table besides its columns and checks, as statements that make it again. */
const definitionsOf = (runner: QueryRunner, table: string) =>
  runner.query(`
    SELECT 'index' AS kind, i.relname AS name, NULL AS other,
      coalesce(
        (
          SELECT format('ALTER TABLE ${table} ADD CONSTRAINT %I %s', k.conname, pg_get_constraintdef(k.oid))
          FROM pg_constraint k
          WHERE k.conindid = x.indexrelid AND k.contype = 'p'
        ),
        replace(pg_get_indexdef(x.indexrelid), ' ON ONLY ', ' ON ')
      ) AS definition
    FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid
    WHERE x.indrelid = '${table}'::regclass
    UNION ALL
    SELECT 'key', conname, confrelid::regclass::text,
      format('ALTER TABLE ${table} ADD CONSTRAINT %I %s', conname, pg_get_constraintdef(oid))
    FROM pg_constraint
    WHERE conrelid = '${table}'::regclass AND contype = 'f' AND conparentid = 0
    UNION ALL
    SELECT 'trigger', tgname, NULL, pg_get_triggerdef(oid)
    FROM pg_trigger
    WHERE tgrelid = '${table}'::regclass AND NOT tgisinternal
    UNION ALL
    SELECT 'right', rolname, NULL, format('GRANT %s ON ${table} TO %I', string_agg(privilege_type, ', '), rolname)
    FROM pg_class c CROSS JOIN LATERAL aclexplode(c.relacl) a JOIN pg_roles r ON r.oid = a.grantee
    WHERE c.oid = '${table}'::regclass AND a.grantee <> c.relowner
    GROUP BY rolname`) as Promise<Definition[]>
const statementsOf = (definitions: readonly Definition[], ...kinds: Definition['kind'][]) =>
  definitions.filter(({ kind }) => kinds.includes(kind)).map(({ definition }) => definition)

/**
 * The table becomes the first part of one with the same name, up to the bound that its constraint `…_until` proves. A
 * part for all other rows keeps those whose month is missing.
 */
export const divide = async (runner: QueryRunner, table: string, key: string, more: string[]): Promise<void> => {
  const definitions = await definitionsOf(runner, table)
  const named = (wanted: Definition['kind']) => definitions.filter(({ kind }) => kind === wanted)
  const [{ until }] = (await runner.query(
    `SELECT substring(pg_get_constraintdef(oid) FROM '''([^'']+)''') AS until FROM pg_constraint WHERE conname = '${table}_until'`,
  )) as [{ until: string }]
  await holdBriefly(
    runner,
    [
      `LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`,
      `LOCK TABLE ${named('key')
        .map(({ other }) => other)
        .join(', ')} IN SHARE ROW EXCLUSIVE MODE`,
      `ALTER TABLE ${table} RENAME TO ${table}_earlier`,
      ...named('index').map(({ name }) => `ALTER INDEX ${name} RENAME TO ${name.replace(table, `${table}_earlier`)}`),
      ...named('trigger').map(({ name }) => `DROP TRIGGER ${name} ON ${table}_earlier`),
      `CREATE TABLE ${table} (LIKE ${table}_earlier INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING COMMENTS) PARTITION BY RANGE (${key})`,
      `ALTER TABLE ${table} DROP CONSTRAINT ${table}_until`,
      ...statementsOf(definitions, 'index', 'key'),
      `ALTER TABLE ${table} ATTACH PARTITION ${table}_earlier FOR VALUES FROM (MINVALUE) TO ('${until}')`,
      `ALTER TABLE ${table}_earlier DROP CONSTRAINT ${table}_until`,
      `CREATE TABLE ${table}_other PARTITION OF ${table} DEFAULT`,
      ...statementsOf(definitions, 'trigger', 'right'),
      ...named('right').map(({ name }) => `REVOKE ALL ON ${table}_earlier FROM "${name}"`),
      ...more,
    ].join(';\n'),
  )
}

/** Copies the rows of all parts into one table. */
export const unite = async (runner: QueryRunner, table: string): Promise<void> => {
  const definitions = await definitionsOf(runner, table)
  const statements = [
    `CREATE TABLE ${table}_whole (LIKE ${table} INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING COMMENTS)`,
    `INSERT INTO ${table}_whole SELECT * FROM ${table}`,
    `DROP TABLE ${table}`,
    `ALTER TABLE ${table}_whole RENAME TO ${table}`,
    ...statementsOf(definitions, 'index', 'key', 'trigger', 'right'),
  ]
  await runner.query(statements.join(';\n'))
}

/**
 * The product's role owns nothing, so these work with the owner's rights, which the role may only use as a whole. They
 * give up when somebody holds a table for long, and are called again within the hour.
 */
export const owned = `SECURITY DEFINER SET search_path = public, pg_temp SET datestyle = 'ISO' SET lock_timeout = '200ms'`

/**
 * Parts follow each other without a gap: the first begins with the earliest row there can be, the last ends where the
 * part for all other rows begins. An id says its time in its first 48 bits.
 */
const ofMonths = `
CREATE FUNCTION month_parts(divided text) RETURNS TABLE (part text, until date) LANGUAGE sql STABLE
SET search_path = public, pg_temp SET datestyle = 'ISO' AS $$
  SELECT c.relname::text,
    CASE WHEN divided = 'choices' THEN b.bound::date
      ELSE (time_of_id(b.bound::uuid) AT TIME ZONE 'UTC')::date END
  FROM pg_inherits i
  JOIN pg_class c ON c.oid = i.inhrelid
  CROSS JOIN LATERAL (SELECT substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \\(''([^'']+)''\\)') AS bound) b
  WHERE i.inhparent = divided::regclass AND b.bound IS NOT NULL
$$;

CREATE FUNCTION add_month(divided text, needed date) RETURNS boolean LANGUAGE plpgsql ${owned} AS $$
DECLARE
  other text := divided || '_other';
  first date;
  next date;
  part text;
  earliest date;
  latest date;
  bounds text[];
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('months', 0));
  SELECT max(until) INTO first FROM month_parts(divided);
  IF first > least(needed, current_date + 500) THEN RETURN false; END IF;
  part := divided || to_char(first, '_YYYY_MM');
  next := first + interval '1 month';
  EXECUTE format('SELECT min(d), max(d) FROM (SELECT %s AS d FROM %I) d',
    CASE divided WHEN 'choices' THEN 'date' WHEN 'notifications' THEN $q$(time_of_id(id) AT TIME ZONE 'UTC')::date$q$ END, other)
    INTO earliest, latest;
  IF earliest < next THEN
    next := date_trunc('month', latest::timestamp) + interval '1 month';
    EXECUTE format('ALTER TABLE %I DETACH PARTITION %I', divided, other);
    EXECUTE format('ALTER TABLE %I RENAME TO %I', other, part);
  ELSE
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', part, divided);
  END IF;
  bounds := CASE divided WHEN 'choices' THEN ARRAY[first::text, next::text] ELSE ARRAY[least_id(first)::text, least_id(next)::text] END;
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', divided, part, bounds[1], bounds[2]);
  IF earliest < first + interval '1 month' THEN
    EXECUTE format('CREATE TABLE %I PARTITION OF %I DEFAULT', other, divided);
  END IF;
  RETURN true;
EXCEPTION WHEN lock_not_available THEN
  RETURN false;
END $$;
COMMENT ON FUNCTION add_month IS 'adds the next month if it is needed; whether it did. Rows whose month was missing become its part';

CREATE FUNCTION analyze_months(divided text) RETURNS void LANGUAGE plpgsql ${owned} AS $$
BEGIN
  EXECUTE format('ANALYZE %s %I', CASE WHEN current_setting('server_version_num')::int >= 180000 THEN 'ONLY' END, divided);
END $$;
COMMENT ON FUNCTION analyze_months IS 'statistics of the whole, which autovacuum only makes of each part';
REVOKE ALL ON FUNCTION add_month, analyze_months FROM PUBLIC;
`

/**
 * PostgreSQL settles on one plan for all values only if it expects that to be as cheap, and a divided table always looks
 * expensive before the date is known. These keep their plan, so that what calls them does, too.
 */
export const settled = 'SET plan_cache_mode = force_generic_plan'

const ofChoices = `
CREATE FUNCTION choice_of(person uuid, shift uuid, day date) RETURNS SETOF choices ROWS 1 LANGUAGE plpgsql STABLE ${settled} AS $$
BEGIN
  RETURN QUERY SELECT * FROM choices c WHERE c.user_id = person AND c.shift_id = shift AND c.date = day;
END $$;

CREATE FUNCTION choices_between(person uuid, first date, last date) RETURNS SETOF choices ROWS 10 LANGUAGE plpgsql STABLE ${settled} AS $$
BEGIN
  RETURN QUERY SELECT * FROM choices c WHERE c.user_id = person AND c.date BETWEEN first AND last;
END $$;

CREATE FUNCTION choosers(firm uuid, day date) RETURNS SETOF uuid ROWS 100 LANGUAGE plpgsql STABLE ${settled} AS $$
BEGIN
  RETURN QUERY SELECT c.user_id FROM choices c
    WHERE c.corporate_id = firm AND c.date = day AND c.shift_id = ANY (ARRAY(SELECT s.id FROM shifts s WHERE s.company_id = firm));
END $$;
COMMENT ON FUNCTION choosers IS 'the people of the firm who have chosen for the day, once for each of their shifts';

CREATE TABLE replaced_meals (
  menu_day_id uuid NOT NULL REFERENCES menu_days ON DELETE CASCADE,
  choice_key text NOT NULL,
  meal text NOT NULL,
  PRIMARY KEY (menu_day_id, choice_key, meal)
);
COMMENT ON TABLE replaced_meals IS 'what people had chosen before a substitute, of days whose choices are gone';


CREATE FUNCTION drop_months_of_choices(happened_at timestamptz) RETURNS date LANGUAGE plpgsql ${owned} AS $$
DECLARE
  gone text[];
  since date := coalesce((SELECT max(r.before) FROM destruction_records r WHERE r.scope = 'months'), '0001-01-01');
  before date;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('months', 0));
  SELECT array_agg(p.part), max(p.until) INTO gone, before
  FROM month_parts('choices') p
  WHERE p.until <= (SELECT min(m.kept_from) FROM retention_marks m WHERE m.scope = 'choices');
  IF before IS NULL OR NOT EXISTS (SELECT FROM choices c WHERE c.date < before) AND gone = '{choices_earlier}' THEN RETURN NULL; END IF;
  PERFORM FROM users u CROSS JOIN LATERAL (SELECT FROM choices c WHERE c.user_id = u.id AND c.date < before LIMIT 1) kept LIMIT 1;
  IF FOUND THEN RETURN NULL; END IF;
  INSERT INTO destruction_records (company_id, scope, count, before, happened_at, actor_kind)
  SELECT t.corporate_id, 'months', sum(t.total), before, drop_months_of_choices.happened_at, 'retention'
  FROM (
    SELECT corporate_id, total FROM choice_totals WHERE date >= since AND date < before
    UNION ALL SELECT corporate_id, total FROM skip_totals WHERE date >= since AND date < before
  ) t
  GROUP BY 1 HAVING sum(t.total) > 0;
  INSERT INTO replaced_meals (menu_day_id, choice_key, meal)
  SELECT DISTINCT c.menu_day_id, c.choice_key, c.replaced_meal FROM choices c WHERE c.date < before AND c.replaced_meal IS NOT NULL
  ON CONFLICT DO NOTHING;
  EXECUTE 'DROP TABLE ' || array_to_string(gone, ', ');
  EXECUTE format('CREATE TABLE choices_earlier PARTITION OF choices FOR VALUES FROM (MINVALUE) TO (%L)', before);
  RETURN before;
EXCEPTION WHEN lock_not_available THEN
  RETURN NULL;
END $$;
COMMENT ON FUNCTION drop_months_of_choices IS 'drops the months in which no choice has its person any longer; returns up to which day';
REVOKE ALL ON FUNCTION drop_months_of_choices FROM PUBLIC;
`

const countRatings = (joined: string) => `
CREATE OR REPLACE FUNCTION count_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO rating_totals AS t (catering_id, stars, ratings)
  SELECT catering_id, sum(stars), count(*) FROM given GROUP BY 1 ORDER BY 1
  ON CONFLICT (catering_id) DO UPDATE SET stars = t.stars + excluded.stars, ratings = t.ratings + excluded.ratings;
  INSERT INTO firm_rating_totals AS t (catering_id, corporate_id, stars, ratings)
  SELECT r.catering_id, c.corporate_id, sum(r.stars), count(*) FROM given r ${joined}
  GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (catering_id, corporate_id) DO UPDATE SET stars = t.stars + excluded.stars, ratings = t.ratings + excluded.ratings;
  RETURN NULL;
END $$;`

/** Rows are locked in key order, which rules out deadlocks. */
const countDishRatings = (joined: string) => `
CREATE OR REPLACE FUNCTION count_dish_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO dish_ratings AS t (dish_id, stars, ratings)
  SELECT d.id, sum(r.stars), count(*) FROM given r
  ${joined}
  JOIN dishes d ON d.catering_id = c.catering_id AND d.key = dish_key(c.meal_name)
  GROUP BY 1 ORDER BY 1
  ON CONFLICT (dish_id) DO UPDATE SET stars = t.stars + excluded.stars, ratings = t.ratings + excluded.ratings;
  INSERT INTO dish_month_ratings AS t (catering_id, month, dish_id, corporate_id, stars, ratings)
  SELECT c.catering_id, date_trunc('month', c.date::timestamp)::date, d.id, c.corporate_id, sum(r.stars), count(*)
  FROM given r
  ${joined}
  JOIN dishes d ON d.catering_id = c.catering_id AND d.key = dish_key(c.meal_name)
  GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (catering_id, month, dish_id, corporate_id)
    DO UPDATE SET stars = t.stars + excluded.stars, ratings = t.ratings + excluded.ratings;
  RETURN NULL;
END $$;`

const chosen = 'CROSS JOIN LATERAL choice_of(r.user_id, r.shift_id, r.date) c'
/**
 * Triggers instead of a foreign key, which would look for ratings of each row when a part is dropped or becomes another
 * one. They lock and check like it.
 */
const ofRatings = `
${countRatings(chosen)}
${countDishRatings(chosen)}
CREATE FUNCTION refuse_rating_of_nothing() RETURNS trigger LANGUAGE plpgsql ${settled} AS $$
BEGIN
  PERFORM FROM choices c WHERE c.user_id = NEW.user_id AND c.shift_id = NEW.shift_id AND c.date = NEW.date FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the rating is of no choice' USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'ratings_of_choices';
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION ratings_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE ratings r SET user_id = NEW.user_id
    WHERE r.user_id = OLD.user_id AND r.shift_id = OLD.shift_id AND r.date = OLD.date;
  ELSIF EXISTS (SELECT FROM ratings r WHERE r.user_id = OLD.user_id AND r.shift_id = OLD.shift_id AND r.date = OLD.date) THEN
    RAISE EXCEPTION 'the choice is rated' USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'ratings_follow';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ratings_of_choices AFTER INSERT OR UPDATE OF user_id, shift_id, date ON ratings FOR EACH ROW EXECUTE FUNCTION refuse_rating_of_nothing();
CREATE TRIGGER ratings_follow AFTER DELETE OR UPDATE OF user_id ON choices FOR EACH ROW EXECUTE FUNCTION ratings_follow();
`

const records = `
ALTER TABLE destruction_records DROP CONSTRAINT destruction_records_scope,
  ADD CONSTRAINT destruction_records_scope CHECK (scope IN ('account', 'choices', 'skips', 'comment', 'months'));
COMMENT ON COLUMN destruction_records.before IS 'of choices: those before this date lost their person; of months: those before it, long without people, are gone';
`
