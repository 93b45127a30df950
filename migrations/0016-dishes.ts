import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * A catering's dishes, one per folded name, maintained by the writes of menu days. A day now only holds the names of
 * its dishes; other facts are stored once, with the dish (0042, 0043).
 */
export class Dishes1764979200016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(keys + dishes + declarations)
    await runner.query(takeOver)
    await runner.query(counting + ratings + settings)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER count_dish_ratings ON ratings;
      DROP TRIGGER dishes_of_new_days ON menu_days;
      DROP TRIGGER dishes_of_changed_days ON menu_days;
      DROP TRIGGER dishes_of_removed_days ON menu_days;
      UPDATE menu_days d SET options = (
        SELECT jsonb_agg(jsonb_set(o.option, '{meal}', (o.option -> 'meal') || jsonb_build_object('tags', to_jsonb(x.tags), 'image_url', x.image_url)) ORDER BY o.place)
        FROM jsonb_array_elements(d.options) WITH ORDINALITY o (option, place)
        JOIN dishes x ON x.catering_id = d.catering_id AND x.key = d.dish_keys[o.place]);
      ALTER TABLE menu_days DROP COLUMN dish_keys;
      ALTER TABLE companies DROP COLUMN allergens_required;
      DROP TABLE dish_ratings, dish_declarations, dish_days, dishes;
      DROP FUNCTION count_dish_ratings, dishes_of_new_days, dishes_of_changed_days, dishes_of_removed_days, keep_dishes,
        keep_declaration, time_ordered_uuid, dish_keys, dish_key;
    `)
  }
}

const keys = `
CREATE FUNCTION dish_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN fold(regexp_replace(btrim(name), '\\s+', ' ', 'g'));
CREATE FUNCTION dish_keys(options jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(SELECT dish_key(o.option #>> '{meal,name}') FROM jsonb_array_elements(options) WITH ORDINALITY o (option, place) ORDER BY o.place);
ALTER TABLE menu_days ADD COLUMN dish_keys text[] NOT NULL GENERATED ALWAYS AS (dish_keys(options)) STORED;
COMMENT ON COLUMN menu_days.dish_keys IS 'of the dishes of its options, in their order';

/* UUIDv7, which PostgreSQL has of its own from 18 on. */
CREATE FUNCTION time_ordered_uuid() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE
RETURN encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
  PLACING substring(int8send(floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid;
`

const dishes = `
CREATE TABLE dishes (
  id uuid PRIMARY KEY,
  catering_id uuid NOT NULL,
  catering_type text NOT NULL GENERATED ALWAYS AS ('catering') STORED,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  key text NOT NULL GENERATED ALWAYS AS (dish_key(name)) STORED,
  search_name text NOT NULL GENERATED ALWAYS AS (' ' || dish_key(name)) STORED,
  tags text[] NOT NULL DEFAULT '{}' CHECK (cardinality(tags) <= 10),
  image_url text,
  allergens text[] CHECK (allergens <@ '{gluten,crustaceans,eggs,fish,peanuts,soy,milk,nuts,celery,mustard,sesame,sulphites,lupin,molluscs}'),
  contains_pork boolean,
  contains_alcohol boolean,
  kcal int CHECK (kcal BETWEEN 0 AND 5000),
  portion_g int CHECK (portion_g BETWEEN 1 AND 5000),
  times_written int NOT NULL DEFAULT 0 CHECK (times_written >= 0),
  is_hidden boolean NOT NULL DEFAULT false,
  version int NOT NULL DEFAULT 1 CHECK (version > 0),
  UNIQUE (catering_id, key),
  FOREIGN KEY (catering_id, catering_type) REFERENCES companies (id, type) ON DELETE CASCADE
);
COMMENT ON COLUMN dishes.name IS 'as it was last written on a menu day';
COMMENT ON COLUMN dishes.allergens IS 'null: not declared; empty: contains none of the 14';
COMMENT ON COLUMN dishes.times_written IS 'on how many menu days it stands at present';
CREATE INDEX dishes_by_use ON dishes (catering_id, times_written DESC, key);

CREATE TABLE dish_days (
  dish_id uuid NOT NULL REFERENCES dishes ON DELETE CASCADE,
  date date NOT NULL,
  written int NOT NULL DEFAULT 0 CHECK (written >= 0),
  published int NOT NULL DEFAULT 0 CHECK (published BETWEEN 0 AND written),
  PRIMARY KEY (dish_id, date)
);
COMMENT ON TABLE dish_days IS 'on how many menu days of a date a dish stands, and on how many published ones';

CREATE TABLE dish_ratings (
  dish_id uuid PRIMARY KEY REFERENCES dishes ON DELETE CASCADE,
  stars bigint NOT NULL,
  ratings bigint NOT NULL CHECK (ratings > 0)
);
`

/** Keeps everything that people who eat were ever told. The product may only add rows. */
const declarations = `
CREATE TABLE dish_declarations (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  dish_id uuid NOT NULL REFERENCES dishes ON DELETE CASCADE,
  declared_at timestamptz NOT NULL DEFAULT now(),
  allergens text[],
  contains_pork boolean,
  contains_alcohol boolean,
  kcal int,
  portion_g int
);
CREATE INDEX dish_declarations_of_dish ON dish_declarations (dish_id, declared_at DESC);
CREATE FUNCTION keep_declaration() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO dish_declarations (dish_id, allergens, contains_pork, contains_alcohol, kcal, portion_g)
  VALUES (NEW.id, NEW.allergens, NEW.contains_pork, NEW.contains_alcohol, NEW.kcal, NEW.portion_g);
  RETURN NULL;
END $$;
CREATE TRIGGER keep_declaration AFTER UPDATE ON dishes FOR EACH ROW
  WHEN ((OLD.allergens, OLD.contains_pork, OLD.contains_alcohol, OLD.kcal, OLD.portion_g)
    IS DISTINCT FROM (NEW.allergens, NEW.contains_pork, NEW.contains_alcohol, NEW.kcal, NEW.portion_g))
  EXECUTE FUNCTION keep_declaration();
`

/** Each dish of a menu day once, even if it appears under several options. */
const uses = (days: string, step: 1 | -1) => `
  SELECT DISTINCT ON (d.id, k.key) d.catering_id, k.key, btrim(d.options -> (k.place - 1)::int #>> '{meal,name}') AS name, d.date,
    ${step} AS written, ${step} * (d.status = 'published')::int AS published
  FROM ${days} d CROSS JOIN LATERAL unnest(d.dish_keys) WITH ORDINALITY k (key, place)
  ORDER BY d.id, k.key, k.place`

/** The difference between the uses before and after, by spelling and date; empty if days were saved unchanged. */
const changes = (steps: string) => `
  PERFORM keep_dishes(jsonb_agg(c)) FROM (
    SELECT catering_id, key, name, date, sum(written) AS written, sum(published) AS published FROM (${steps}) s
    GROUP BY catering_id, key, name, date HAVING sum(written) <> 0 OR sum(published) <> 0
  ) c;`

const counter = (name: string, event: string, tables: string, steps: string) => `
CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  ${changes(steps)}
  RETURN NULL;
END $$;
CREATE TRIGGER ${name} AFTER ${event} ON menu_days REFERENCING ${tables} FOR EACH STATEMENT EXECUTE FUNCTION ${name}();
`

/** Rows are locked in key order, which rules out deadlocks between two statements. */
const counting = `
CREATE FUNCTION keep_dishes(changes jsonb) RETURNS void LANGUAGE plpgsql STRICT AS $$
BEGIN
  INSERT INTO dishes (id, catering_id, name)
  SELECT time_ordered_uuid(), c.catering_id, min(c.name) FROM jsonb_to_recordset(changes) c (catering_id uuid, key text, name text, written int)
  WHERE c.written > 0 GROUP BY c.catering_id, c.key ORDER BY c.catering_id, c.key
  ON CONFLICT (catering_id, key) DO NOTHING;

  WITH step AS (
    SELECT c.catering_id, c.key, sum(c.written) AS written, (array_agg(c.name ORDER BY c.date DESC, c.name) FILTER (WHERE c.written > 0))[1] AS name
    FROM jsonb_to_recordset(changes) c (catering_id uuid, key text, name text, date date, written int)
    GROUP BY c.catering_id, c.key
  ), held AS MATERIALIZED (
    SELECT d.id, step.written, step.name FROM dishes d JOIN step ON step.catering_id = d.catering_id AND step.key = d.key
    ORDER BY d.catering_id, d.key FOR NO KEY UPDATE OF d
  )
  UPDATE dishes d SET times_written = d.times_written + held.written, name = coalesce(held.name, d.name) FROM held WHERE d.id = held.id;

  INSERT INTO dish_days (dish_id, date)
  SELECT DISTINCT d.id, c.date FROM jsonb_to_recordset(changes) c (catering_id uuid, key text, date date, written int)
  JOIN dishes d ON d.catering_id = c.catering_id AND d.key = c.key
  WHERE c.written > 0 ON CONFLICT DO NOTHING;

  WITH step AS (
    SELECT d.id, c.date, sum(c.written) AS written, sum(c.published) AS published
    FROM jsonb_to_recordset(changes) c (catering_id uuid, key text, date date, written int, published int)
    JOIN dishes d ON d.catering_id = c.catering_id AND d.key = c.key
    GROUP BY d.id, c.date
  )
  UPDATE dish_days t SET written = t.written + step.written, published = t.published + step.published
  FROM step WHERE t.dish_id = step.id AND t.date = step.date;
END $$;
${counter('dishes_of_new_days', 'INSERT', 'NEW TABLE AS after', uses('after', 1))}
${counter('dishes_of_changed_days', 'UPDATE', 'OLD TABLE AS before NEW TABLE AS after', `(${uses('after', 1)}) UNION ALL (${uses('before', -1)})`)}
${counter('dishes_of_removed_days', 'DELETE', 'OLD TABLE AS before', uses('before', -1))}
`

const ratings = `
CREATE FUNCTION count_dish_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO dish_ratings AS t (dish_id, stars, ratings)
  SELECT d.id, sum(g.stars), count(*) FROM given g
  JOIN choices c ON c.user_id = g.user_id AND c.shift_id = g.shift_id AND c.date = g.date
  JOIN dishes d ON d.catering_id = c.catering_id AND d.key = dish_key(c.meal_name)
  GROUP BY 1 ORDER BY 1
  ON CONFLICT (dish_id) DO UPDATE SET stars = t.stars + excluded.stars, ratings = t.ratings + excluded.ratings;
  RETURN NULL;
END $$;
CREATE TRIGGER count_dish_ratings AFTER INSERT ON ratings REFERENCING NEW TABLE AS given FOR EACH STATEMENT EXECUTE FUNCTION count_dish_ratings();
`

/** The dishes of all existing days, with the tags and picture they were last written with. */
const takeOver = `
INSERT INTO dishes (id, catering_id, name, tags, image_url, times_written)
SELECT time_ordered_uuid(), catering_id, name, ARRAY(SELECT jsonb_array_elements_text(coalesce(tags, '[]'))), image_url, times_written FROM (
  SELECT d.catering_id, count(DISTINCT d.id) AS times_written,
    (array_agg(btrim(o.meal ->> 'name') ORDER BY d.date DESC, d.id))[1] AS name,
    (array_agg(o.meal -> 'tags' ORDER BY d.date DESC, d.id) FILTER (WHERE o.meal -> 'tags' <> '[]'))[1] AS tags,
    (array_agg(o.meal ->> 'image_url' ORDER BY d.date DESC, d.id) FILTER (WHERE o.meal ->> 'image_url' IS NOT NULL))[1] AS image_url
  FROM menu_days d CROSS JOIN LATERAL (
    SELECT option -> 'meal' AS meal, place FROM jsonb_array_elements(d.options) WITH ORDINALITY e (option, place)
  ) o GROUP BY d.catering_id, d.dish_keys[o.place]
) written;
INSERT INTO dish_days (dish_id, date, written, published)
SELECT x.id, u.date, sum(u.written), sum(u.published) FROM (${uses('menu_days', 1)}) u
JOIN dishes x ON x.catering_id = u.catering_id AND x.key = u.key GROUP BY 1, 2;
INSERT INTO dish_ratings (dish_id, stars, ratings)
SELECT d.id, sum(r.stars), count(*) FROM ratings r
JOIN choices c ON c.user_id = r.user_id AND c.shift_id = r.shift_id AND c.date = r.date
JOIN dishes d ON d.catering_id = c.catering_id AND d.key = dish_key(c.meal_name) GROUP BY 1;
UPDATE menu_days d SET options = (
  SELECT jsonb_agg(jsonb_set(o.option, '{meal}', jsonb_build_object('name', o.option #> '{meal,name}')) ORDER BY o.place)
  FROM jsonb_array_elements(d.options) WITH ORDINALITY o (option, place));
`

const settings = `
ALTER TABLE companies ADD COLUMN allergens_required boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT companies_allergens_required CHECK (NOT allergens_required OR type = 'catering');
COMMENT ON COLUMN companies.allergens_required IS 'this catering publishes only days of which all allergens are declared';
`
