import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Each dish of a menu day once, even if it appears under several options. */
const uses = (days: string, step: 1 | -1, name: string) => `
  SELECT DISTINCT ON (d.id, k.key) d.catering_id, k.key, btrim(${name}) AS name, d.date,
    ${step} AS written, ${step} * (d.status = 'published')::int AS published
  FROM ${days} d CROSS JOIN LATERAL unnest(d.dish_keys) WITH ORDINALITY k (key, place)
  ORDER BY d.id, k.key, k.place`
const nameOfOption = `d.options -> (k.place - 1)::int #>> '{meal,name}'`
const nameOfAny = `coalesce(${nameOfOption}, d.common_courses -> (k.place - 1 - jsonb_array_length(d.options))::int ->> 'name')`

const counter = (trigger: string, steps: string) => `
CREATE OR REPLACE FUNCTION ${trigger}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_dishes(jsonb_agg(c)) FROM (
    SELECT catering_id, key, name, date, sum(written) AS written, sum(published) AS published FROM (${steps}) s
    GROUP BY catering_id, key, name, date HAVING sum(written) <> 0 OR sum(published) <> 0
  ) c;
  RETURN NULL;
END $$;`

const counters = (name: string) => `
${counter('dishes_of_new_days', uses('after', 1, name))}
${counter('dishes_of_changed_days', `(${uses('after', 1, name)}) UNION ALL (${uses('before', -1, name)})`)}
${counter('dishes_of_removed_days', uses('before', -1, name))}`

const refuseLateChoice = (look: string) => `
CREATE OR REPLACE FUNCTION refuse_late_choice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  ${look}
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the list of the day is frozen' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'choices_in_time';
  END IF;
  RETURN NEW;
END $$;`

/**
 * Dishes for everybody who eats, beside the options (rule K5). The keys of a day's dishes are kept by a trigger from now
 * on, because a generated column with another expression would rewrite the table.
 */
export class CommonCourses1770076800067 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE menu_days ADD COLUMN common_courses jsonb NOT NULL DEFAULT '[]',
        ADD CONSTRAINT menu_days_common_courses
          CHECK (jsonb_typeof(common_courses) = 'array' AND jsonb_array_length(common_courses) <= 4) NOT VALID;
      ALTER TABLE menu_days VALIDATE CONSTRAINT menu_days_common_courses;
      COMMENT ON COLUMN menu_days.common_courses IS 'for everybody who eats, beside the options: [{course, name}]';

      CREATE FUNCTION course_names(courses jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN (SELECT array_agg(c.course ->> 'name' ORDER BY c.place) FROM jsonb_array_elements(courses) WITH ORDINALITY c (course, place));
      CREATE FUNCTION keep_dish_keys() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.dish_keys = dish_keys(NEW.options) || ARRAY(
          SELECT dish_key(c.name) FROM unnest(course_names(NEW.common_courses)) WITH ORDINALITY c (name, place) ORDER BY c.place);
        RETURN NEW;
      END $$;
      ALTER TABLE menu_days ALTER COLUMN dish_keys DROP EXPRESSION;
      CREATE TRIGGER keep_dish_keys BEFORE INSERT OR UPDATE OF options, common_courses ON menu_days FOR EACH ROW
        EXECUTE FUNCTION keep_dish_keys();
      ALTER TABLE menu_days ENABLE ALWAYS TRIGGER keep_dish_keys;
      COMMENT ON COLUMN menu_days.dish_keys IS 'of the dishes of its options, then of its common courses, in their order';
      ${counters(nameOfAny)}

      ALTER TABLE choices ADD COLUMN common_courses text[];
      COMMENT ON COLUMN choices.common_courses IS 'names of the common courses that come with the meal; null if there are none';
      ${refuseLateChoice(`
        SELECT CASE WHEN NEW.choice_key <> 'SKIP' THEN course_names(d.common_courses) END INTO NEW.common_courses
        FROM menu_days d WHERE d.id = NEW.menu_day_id AND d.closed_at IS NULL FOR KEY SHARE;`)}

      ALTER TABLE kitchen_lists ADD COLUMN common_courses jsonb NOT NULL DEFAULT '[]';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE kitchen_lists DROP COLUMN common_courses;
      ${refuseLateChoice('PERFORM FROM menu_days WHERE id = NEW.menu_day_id AND closed_at IS NULL FOR KEY SHARE;')}
      ALTER TABLE choices DROP COLUMN common_courses;
      UPDATE menu_days SET common_courses = '[]' WHERE common_courses <> '[]';
      ${counters(nameOfOption)}
      DROP TRIGGER keep_dish_keys ON menu_days;
      ALTER TABLE menu_days DROP COLUMN dish_keys, DROP COLUMN common_courses;
      ALTER TABLE menu_days ADD COLUMN dish_keys text[] NOT NULL GENERATED ALWAYS AS (dish_keys(options)) STORED;
      COMMENT ON COLUMN menu_days.dish_keys IS 'of the dishes of its options, in their order';
      DROP FUNCTION keep_dish_keys, course_names;
    `)
  }
}
