import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Makes the administrators' counts and lists as fast for a hundred thousand companies as for a hundred: running totals
 * maintained in the transaction of the change, and indexes across companies.
 */
export class Platform1765584000023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(totals + counting + existing + lists)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER platform_counted ON companies;
      DROP TRIGGER platform_counted ON applications;
      DROP FUNCTION count_platform_companies, count_platform_applications, add_to_platform;
      DROP TABLE platform_totals;
      DROP INDEX applications_newest, applications_by_status, applications_waiting, applications_by_part_of_name, companies_of_platform,
        companies_of_platform_by_part_of_name;
      ALTER TABLE applications DROP COLUMN search_name;
    `)
  }
}

const totals = `
CREATE TABLE platform_totals (
  day date NOT NULL,
  subject text NOT NULL CHECK (subject IN ('company', 'application')),
  kind text NOT NULL,
  state text NOT NULL,
  total bigint NOT NULL,
  PRIMARY KEY (day, subject, kind, state)
);
COMMENT ON COLUMN platform_totals.day IS '-infinity for what there is now; a day in Istanbul for what came on it';
COMMENT ON COLUMN platform_totals.kind IS 'type of the company, mode of the application';
`

/** The rows of a change are counted in key order, so that two changes cannot deadlock. */
const counting = `
CREATE FUNCTION add_to_platform(counted platform_totals[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO platform_totals AS t (day, subject, kind, state, total)
  SELECT day, subject, kind, state, sum(total) FROM unnest(counted) GROUP BY 1, 2, 3, 4 HAVING sum(total) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (day, subject, kind, state) DO UPDATE SET total = t.total + excluded.total
$$;

CREATE FUNCTION count_platform_companies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NOT NEW.is_synthetic THEN
    PERFORM add_to_platform(ARRAY[
      ('-infinity', 'company', NEW.type, CASE WHEN NEW.is_active THEN 'active' ELSE 'passive' END, 1)::platform_totals,
      ((NEW.created_at AT TIME ZONE 'Europe/Istanbul')::date, 'company', NEW.type, 'opened', 1)::platform_totals]);
  ELSIF TG_OP = 'UPDATE' AND NOT NEW.is_synthetic AND NEW.is_active <> OLD.is_active THEN
    PERFORM add_to_platform(ARRAY[
      ('-infinity', 'company', NEW.type, 'active', CASE WHEN NEW.is_active THEN 1 ELSE -1 END)::platform_totals,
      ('-infinity', 'company', NEW.type, 'passive', CASE WHEN NEW.is_active THEN -1 ELSE 1 END)::platform_totals]);
  ELSIF TG_OP = 'DELETE' AND NOT OLD.is_synthetic THEN
    PERFORM add_to_platform(ARRAY[
      ('-infinity', 'company', OLD.type, CASE WHEN OLD.is_active THEN 'active' ELSE 'passive' END, -1)::platform_totals,
      ((OLD.created_at AT TIME ZONE 'Europe/Istanbul')::date, 'company', OLD.type, 'opened', -1)::platform_totals]);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER platform_counted AFTER INSERT OR DELETE OR UPDATE OF is_active ON companies
  FOR EACH ROW EXECUTE FUNCTION count_platform_companies();

CREATE FUNCTION count_platform_applications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_to_platform(ARRAY[
      ('-infinity', 'application', NEW.mode, NEW.status, 1)::platform_totals,
      ((NEW.created_at AT TIME ZONE 'Europe/Istanbul')::date, 'application', NEW.mode, 'submitted', 1)::platform_totals]);
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM add_to_platform(ARRAY[
      ('-infinity', 'application', OLD.mode, OLD.status, -1)::platform_totals,
      ('-infinity', 'application', NEW.mode, NEW.status, 1)::platform_totals]);
  ELSE
    PERFORM add_to_platform(ARRAY[
      ('-infinity', 'application', OLD.mode, OLD.status, -1)::platform_totals,
      ((OLD.created_at AT TIME ZONE 'Europe/Istanbul')::date, 'application', OLD.mode, 'submitted', -1)::platform_totals]);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER platform_counted AFTER INSERT OR DELETE OR UPDATE OF status ON applications
  FOR EACH ROW EXECUTE FUNCTION count_platform_applications();
`

const existing = `
INSERT INTO platform_totals (day, subject, kind, state, total)
SELECT '-infinity'::date, 'company', type, CASE WHEN is_active THEN 'active' ELSE 'passive' END, count(*) FROM companies WHERE NOT is_synthetic GROUP BY 3, 4
UNION ALL
SELECT (created_at AT TIME ZONE 'Europe/Istanbul')::date, 'company', type, 'opened', count(*) FROM companies WHERE NOT is_synthetic GROUP BY 1, 3
UNION ALL
SELECT '-infinity', 'application', mode, status, count(*) FROM applications GROUP BY 3, 4
UNION ALL
SELECT (created_at AT TIME ZONE 'Europe/Istanbul')::date, 'application', mode, 'submitted', count(*) FROM applications GROUP BY 1, 3;
`

const lists = `
ALTER TABLE applications ADD COLUMN search_name text NOT NULL
  GENERATED ALWAYS AS (' ' || fold(applicant_name || ' ' || coalesce(new_company ->> 'name', ''))) STORED;
CREATE INDEX applications_newest ON applications (created_at DESC, id DESC);
CREATE INDEX applications_by_status ON applications (status, created_at DESC, id DESC);
CREATE INDEX applications_waiting ON applications (created_at, id) WHERE mode = 'new' AND status = 'pending';
CREATE INDEX applications_by_part_of_name ON applications USING gin (search_name gin_trgm_ops);
CREATE INDEX companies_of_platform ON companies (type, is_active, search_name COLLATE "C", id) WHERE NOT is_synthetic;
CREATE INDEX companies_of_platform_by_part_of_name ON companies USING gin (search_name gin_trgm_ops) WHERE NOT is_synthetic;
`
