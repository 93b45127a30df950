import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Days on which people are absent; nothing is chosen for them then (rule Y2). */
export class AbsentDays1770422400078 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(absentDays + leaving + refusing(present))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(refusing(''))
    await runner.query(`
      DROP TRIGGER end_absence ON users;
      DROP FUNCTION end_absence;
      DROP TABLE absent_days;
    `)
  }
}

const absentDays = `
CREATE TABLE absent_days (
  company_id uuid NOT NULL,
  user_id uuid NOT NULL,
  date date NOT NULL,
  PRIMARY KEY (company_id, user_id, date),
  FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id) ON DELETE CASCADE
);
CREATE INDEX absent_days_of_date ON absent_days (company_id, date);
COMMENT ON TABLE absent_days IS 'without a reason; kept for 30 days';
`

/** Whoever cannot sign in any more is not absent either. */
const leaving = `
CREATE FUNCTION end_absence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM absent_days WHERE company_id = NEW.company_id AND user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER end_absence AFTER UPDATE OF is_active ON users FOR EACH ROW
  WHEN (OLD.is_active AND NOT NEW.is_active) EXECUTE FUNCTION end_absence();
`

const present = `
  IF EXISTS (
    SELECT FROM absent_days a WHERE a.company_id = NEW.corporate_id AND a.user_id = NEW.user_id AND a.date = NEW.date
  ) THEN
    RAISE EXCEPTION 'the person is absent' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'choices_present';
  END IF;`

/**
 * Whoever marks an absence locks the person, and a choice holds its person before it is written: the query of the
 * trigger sees what the lock waited for, however close together the two are.
 */
const refusing = (isPresent: string) => `
CREATE OR REPLACE FUNCTION refuse_late_choice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT CASE WHEN NEW.choice_key <> 'SKIP' THEN course_names(d.common_courses) END INTO NEW.common_courses
  FROM menu_days d
  WHERE d.id = NEW.menu_day_id AND d.closed_at IS NULL AND d.status <> 'suspended' FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the list of the day is frozen' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'choices_in_time';
  END IF;${isPresent}
  RETURN NEW;
END $$;
`
