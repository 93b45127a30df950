import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * When choosing closes and when people are reminded, kept for each day without a list, so that the jobs of every minute
 * read only what is due (0142). Whatever these instants depend on clears them; a job fills them in.
 */
export class Deadlines1769212800059 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(deadlines + ofDays + ofWhatTheyDependOn)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER add_deadlines ON menu_days;
      DROP TRIGGER change_deadlines ON menu_days;
      DROP TRIGGER clear_deadlines_of_shift ON shifts;
      DROP TRIGGER clear_deadlines_of_new_partnership ON partnerships;
      DROP TRIGGER clear_deadlines_of_partnership ON partnerships;
      DROP TRIGGER clear_deadlines_of_firm ON companies;
      DROP FUNCTION add_deadlines, change_deadlines, clear_deadlines_of_shift, clear_deadlines_of_partnership,
        clear_deadlines_of_firm, clear_deadlines, held_deadlines;
      DROP TABLE menu_deadlines;
    `)
  }
}

const deadlines = `
CREATE TABLE menu_deadlines (
  menu_day_id uuid PRIMARY KEY,
  catering_id uuid NOT NULL,
  corporate_id uuid NOT NULL,
  shift_id uuid NOT NULL,
  date date NOT NULL,
  closes_at timestamptz,
  remind_at timestamptz,
  CHECK (closes_at IS NOT NULL OR remind_at IS NULL),
  FOREIGN KEY (menu_day_id, catering_id, corporate_id, shift_id, date)
    REFERENCES menu_days (id, catering_id, corporate_id, shift_id, date) ON DELETE CASCADE ON UPDATE CASCADE
);
COMMENT ON TABLE menu_deadlines IS 'published menu days without a list; to find what is due, not to decide it';
COMMENT ON COLUMN menu_deadlines.closes_at IS 'null: to be worked out; infinity: the shift does not work that day';
COMMENT ON COLUMN menu_deadlines.remind_at IS 'null as well if people have been reminded or never will be';
CREATE INDEX menu_deadlines_by_closing ON menu_deadlines (closes_at, menu_day_id);
CREATE INDEX menu_deadlines_by_reminder ON menu_deadlines (remind_at, corporate_id, date) WHERE remind_at IS NOT NULL;
CREATE INDEX menu_deadlines_of_firm ON menu_deadlines (corporate_id, shift_id);

INSERT INTO menu_deadlines (menu_day_id, catering_id, corporate_id, shift_id, date)
SELECT id, catering_id, corporate_id, shift_id, date FROM menu_days WHERE status = 'published' AND closed_at IS NULL;

CREATE FUNCTION held_deadlines(days uuid[]) RETURNS uuid[] LANGUAGE sql AS $$
  SELECT ARRAY(SELECT menu_day_id FROM menu_deadlines WHERE menu_day_id = ANY (days) ORDER BY menu_day_id FOR UPDATE)
$$;
COMMENT ON FUNCTION held_deadlines IS 'locks in the order of ids, so that transactions do not wait for each other in a circle';

CREATE FUNCTION clear_deadlines(days uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE menu_deadlines SET closes_at = NULL, remind_at = NULL WHERE menu_day_id = ANY ((SELECT held_deadlines(days))::uuid[])
$$;
`

const ofDays = `
CREATE FUNCTION add_deadlines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO menu_deadlines (menu_day_id, catering_id, corporate_id, shift_id, date)
  SELECT id, catering_id, corporate_id, shift_id, date FROM after WHERE status = 'published' AND closed_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER add_deadlines AFTER INSERT ON menu_days REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION add_deadlines();

CREATE FUNCTION change_deadlines() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[] := ARRAY(
    SELECT a.id FROM after a JOIN before b ON b.id = a.id
    WHERE (a.status, a.closed_at, a.reminded_at) IS DISTINCT FROM (b.status, b.closed_at, b.reminded_at));
BEGIN
  IF changed = '{}' THEN RETURN NULL; END IF;
  DELETE FROM menu_deadlines WHERE menu_day_id = ANY ((SELECT held_deadlines(changed))::uuid[]);
  INSERT INTO menu_deadlines (menu_day_id, catering_id, corporate_id, shift_id, date)
  SELECT id, catering_id, corporate_id, shift_id, date FROM after
  WHERE id = ANY (changed) AND status = 'published' AND closed_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER change_deadlines AFTER UPDATE ON menu_days REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION change_deadlines();
`

const daysWhere = (condition: string) => `ARRAY(SELECT menu_day_id FROM menu_deadlines WHERE ${condition})`
const clearing = (name: string, condition: string) => `
CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM clear_deadlines(${daysWhere(condition)});
  RETURN NULL;
END $$;
`
const differsIn = (...columns: string[]) =>
  `(${columns.map((column) => `OLD.${column}`).join(', ')}) IS DISTINCT FROM (${columns.map((column) => `NEW.${column}`).join(', ')})`

const ofWhatTheyDependOn = `
${clearing('clear_deadlines_of_shift', 'corporate_id = NEW.company_id AND shift_id = NEW.id')}
CREATE TRIGGER clear_deadlines_of_shift AFTER UPDATE ON shifts FOR EACH ROW
  WHEN (${differsIn('cutoff_days', 'cutoff_time', 'timezone', 'days', 'is_active', 'is_deleted')})
  EXECUTE FUNCTION clear_deadlines_of_shift();
${clearing('clear_deadlines_of_partnership', 'corporate_id = NEW.corporate_id AND catering_id = NEW.catering_id')}
CREATE TRIGGER clear_deadlines_of_new_partnership AFTER INSERT ON partnerships FOR EACH ROW
  EXECUTE FUNCTION clear_deadlines_of_partnership();
CREATE TRIGGER clear_deadlines_of_partnership AFTER UPDATE ON partnerships FOR EACH ROW
  WHEN (${differsIn('is_active', 'cutoff_days', 'cutoff_time')})
  EXECUTE FUNCTION clear_deadlines_of_partnership();
${clearing('clear_deadlines_of_firm', 'corporate_id = NEW.id')}
CREATE TRIGGER clear_deadlines_of_firm AFTER UPDATE ON companies FOR EACH ROW
  WHEN (${differsIn('reminder_hours')})
  EXECUTE FUNCTION clear_deadlines_of_firm();
`
