import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Cut-offs per shift and partnership (rule M14), and skips, which are choices that do not count as meals (rule M13).
 * The totals of meals leave them out; they have their own totals.
 */
export class Choosing1765843200026 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(cutOffs + countersOf(`WHERE c.choice_key <> 'SKIP'`, isSameKindOfMeal) + skips + countSkips)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM choices WHERE choice_key = 'SKIP';
      DROP TRIGGER count_new_skips ON choices;
      DROP TRIGGER count_changed_skips ON choices;
      DROP TRIGGER count_gone_skips ON choices;
      DROP FUNCTION count_skips;
      DROP TABLE skip_totals;
      DROP FUNCTION choosing_closes_at;
      ALTER TABLE shifts DROP COLUMN cutoff_days, DROP COLUMN cutoff_time;
      ALTER TABLE partnerships DROP COLUMN cutoff_days, DROP COLUMN cutoff_time;
      ${countersOf('', '')}`)
  }
}

const cutOffs = `
ALTER TABLE shifts
  ADD COLUMN cutoff_days smallint NOT NULL DEFAULT 1 CHECK (cutoff_days BETWEEN 0 AND 7),
  ADD COLUMN cutoff_time text NOT NULL DEFAULT '24:00' CHECK (cutoff_time ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'),
  ADD CONSTRAINT shifts_time_to_cook CHECK (cutoff_days > 0
    OR left(cutoff_time, 2)::int * 60 + right(cutoff_time, 2)::int + 60 <= left(start_time, 2)::int * 60 + right(start_time, 2)::int);
COMMENT ON COLUMN shifts.cutoff_days IS 'choosing for a date closes so many days before it, at cutoff_time';
ALTER TABLE partnerships
  ADD COLUMN cutoff_days smallint CHECK (cutoff_days BETWEEN 0 AND 7),
  ADD COLUMN cutoff_time text CHECK (cutoff_time ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'),
  ADD CONSTRAINT partnerships_cutoff CHECK ((cutoff_days IS NULL) = (cutoff_time IS NULL));
COMMENT ON COLUMN partnerships.cutoff_days IS 'the earlier one of this cut-off and that of the shift holds';

CREATE FUNCTION choosing_closes_at(date date, cutoff_days int, cutoff_time text, timezone text) RETURNS timestamptz
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  shown timestamp := date - cutoff_days + make_interval(mins => left(cutoff_time, 2)::int * 60 + right(cutoff_time, 2)::int);
  later timestamptz := shown AT TIME ZONE timezone;
  day_before timestamptz := later - interval '1 day';
  earlier timestamptz := (shown - (day_before AT TIME ZONE timezone - day_before AT TIME ZONE 'UTC')) AT TIME ZONE 'UTC';
BEGIN
  RETURN CASE WHEN earlier < later AND earlier AT TIME ZONE timezone = shown THEN earlier ELSE later END;
END $$;
COMMENT ON FUNCTION choosing_closes_at IS 'a time that the clocks show twice is meant the first time';
`

/** The counters of 0001 and 0002, restricted to choices that satisfy `which`. */
export const countersOf = (which: string, isUnchanged: string) => `
CREATE OR REPLACE FUNCTION count_choices() RETURNS trigger LANGUAGE plpgsql AS $$
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
    ${which}
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

CREATE OR REPLACE FUNCTION count_choices_by_month() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.menu_day_id = NEW.menu_day_id AND OLD.department_id IS NOT DISTINCT FROM NEW.department_id${isUnchanged} THEN
    RETURN NULL;
  END IF;
  FOR change IN
    SELECT c.catering_id, c.corporate_id, date_trunc('month', c.date::timestamp)::date AS month, c.shift_id,
      coalesce(c.department_id, '00000000-0000-0000-0000-000000000000') AS department_id, sum(c.step) AS step
    FROM (
      SELECT -1 AS step, OLD.* WHERE TG_OP <> 'INSERT'
      UNION ALL
      SELECT 1, NEW.* WHERE TG_OP <> 'DELETE'
    ) c
    ${which}
    GROUP BY 1, 2, 3, 4, 5
    HAVING sum(c.step) <> 0
    ORDER BY 1, 2, 3, 4, 5
  LOOP
    IF change.step > 0 THEN
      INSERT INTO choice_month_totals AS t (catering_id, corporate_id, month, shift_id, department_id, total)
      VALUES (change.catering_id, change.corporate_id, change.month, change.shift_id, change.department_id, change.step)
      ON CONFLICT (catering_id, corporate_id, month, shift_id, department_id) DO UPDATE SET total = t.total + excluded.total;
    ELSE
      UPDATE choice_month_totals t SET total = t.total + change.step
      WHERE t.catering_id = change.catering_id AND t.corporate_id = change.corporate_id AND t.month = change.month
        AND t.shift_id = change.shift_id AND t.department_id = change.department_id;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
`

export const isSameKindOfMeal = `
     AND (OLD.choice_key = 'SKIP') = (NEW.choice_key = 'SKIP')`

const skips = `
CREATE TABLE skip_totals (
  catering_id uuid NOT NULL,
  corporate_id uuid NOT NULL,
  date date NOT NULL,
  shift_id uuid NOT NULL,
  department_id uuid NOT NULL,
  total bigint NOT NULL CHECK (total >= 0),
  PRIMARY KEY (catering_id, corporate_id, date, shift_id, department_id)
);
COMMENT ON TABLE skip_totals IS 'people who chose not to eat; choice_totals leaves them out';
`

export const countSkips = `
CREATE FUNCTION count_skips() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.choice_key = 'SKIP' THEN
    UPDATE skip_totals t SET total = t.total - 1
    WHERE t.catering_id = OLD.catering_id AND t.corporate_id = OLD.corporate_id AND t.date = OLD.date AND t.shift_id = OLD.shift_id
      AND t.department_id = coalesce(OLD.department_id, '00000000-0000-0000-0000-000000000000');
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.choice_key = 'SKIP' THEN
    INSERT INTO skip_totals AS t (catering_id, corporate_id, date, shift_id, department_id, total)
    VALUES (NEW.catering_id, NEW.corporate_id, NEW.date, NEW.shift_id, coalesce(NEW.department_id, '00000000-0000-0000-0000-000000000000'), 1)
    ON CONFLICT (catering_id, corporate_id, date, shift_id, department_id) DO UPDATE SET total = t.total + 1;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER count_new_skips AFTER INSERT ON choices FOR EACH ROW WHEN (NEW.choice_key = 'SKIP') EXECUTE FUNCTION count_skips();
CREATE TRIGGER count_changed_skips AFTER UPDATE ON choices FOR EACH ROW
  WHEN (OLD.choice_key = 'SKIP' OR NEW.choice_key = 'SKIP') EXECUTE FUNCTION count_skips();
CREATE TRIGGER count_gone_skips AFTER DELETE ON choices FOR EACH ROW WHEN (OLD.choice_key = 'SKIP') EXECUTE FUNCTION count_skips();
`
