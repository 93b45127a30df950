import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Days on which a firm or a catering is closed; published menus of such days are suspended (rule Y1). */
export class ClosedDays1770422400074 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(closedDays + suspending + following + refusing("AND d.status <> 'suspended'"))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(refusing(''))
    await runner.query(`
      DROP TABLE closed_days;
      DROP FUNCTION follow_closed_days, suspend_menus;
      UPDATE menu_days SET status = 'draft' WHERE status = 'suspended';
      ALTER TABLE menu_days DROP CONSTRAINT menu_days_status_check;
      ALTER TABLE menu_days ADD CONSTRAINT menu_days_status_check CHECK (status IN ('draft', 'published')) NOT VALID;
    `)
  }
}

const closedDays = `
CREATE TABLE closed_days (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  date date NOT NULL,
  from_time text CHECK (from_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  made_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, date)
);
COMMENT ON TABLE closed_days IS 'of firms, where nobody eats, and of caterings, which cook for nobody';
COMMENT ON COLUMN closed_days.from_time IS 'only shifts that start then or later are closed; null: all';

ALTER TABLE menu_days DROP CONSTRAINT menu_days_status_check;
ALTER TABLE menu_days
  ADD CONSTRAINT menu_days_status_check CHECK (status IN ('draft', 'published', 'suspended')) NOT VALID;
ALTER TABLE menu_days VALIDATE CONSTRAINT menu_days_status_check;
COMMENT ON COLUMN menu_days.status IS 'suspended: published, but the day is closed';
`

/** Whether a day of the companies is closed for the shift `s`. */
const isClosed = `
  EXISTS (
    SELECT FROM closed_days x
    WHERE x.company_id IN (d.corporate_id, d.catering_id) AND x.date = d.date
      AND (x.from_time IS NULL OR s.start_time >= x.from_time)
  )`

/**
 * A day with a list stays as it is. When a day is opened again while another catering has published its menu, the menu
 * becomes a draft.
 */
const suspending = `
CREATE FUNCTION suspend_menus(companies uuid[], dates date[]) RETURNS void LANGUAGE sql AS $$
  UPDATE menu_days d
  SET status = CASE WHEN c.is_closed THEN 'suspended' WHEN EXISTS (
      SELECT FROM menu_days o
      WHERE o.corporate_id = d.corporate_id AND o.shift_id = d.shift_id AND o.date = d.date AND o.status = 'published'
    ) THEN 'draft' ELSE 'published' END
  FROM (
    SELECT d.id, ${isClosed} AS is_closed
    FROM menu_days d
    JOIN shifts s ON s.company_id = d.corporate_id AND s.id = d.shift_id
    WHERE (d.corporate_id = ANY (companies) OR d.catering_id = ANY (companies)) AND d.date = ANY (dates)
      AND d.status IN ('published', 'suspended') AND d.closed_at IS NULL
  ) c
  WHERE d.id = c.id AND c.is_closed = (d.status = 'published')
$$;
`

/** People of a firm see its closed days in their menu, also where nothing was published (0124). */
const following = `
CREATE FUNCTION follow_closed_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM suspend_menus(array_agg(DISTINCT company_id), array_agg(DISTINCT date)) FROM changed;
  PERFORM mark_menus(array_agg(DISTINCT company_id)) FROM changed;
  RETURN NULL;
END $$;
CREATE TRIGGER follow_new_closed_days AFTER INSERT ON closed_days REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION follow_closed_days();
CREATE TRIGGER follow_changed_closed_days AFTER UPDATE ON closed_days REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION follow_closed_days();
CREATE TRIGGER follow_opened_days AFTER DELETE ON closed_days REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION follow_closed_days();
`

/** Nothing is chosen for a suspended menu, however close together choice and closing are. */
const refusing = (open: string) => `
CREATE OR REPLACE FUNCTION refuse_late_choice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT CASE WHEN NEW.choice_key <> 'SKIP' THEN course_names(d.common_courses) END INTO NEW.common_courses
  FROM menu_days d WHERE d.id = NEW.menu_day_id AND d.closed_at IS NULL ${open} FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the list of the day is frozen' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'choices_in_time';
  END IF;
  RETURN NEW;
END $$;
`
