import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Load tests started from a browser, one at a time across all instances (rule A1), and partnerships of passive
 * companies (rule A5).
 */
export class LoadRuns1766016000028 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(runs + suspension)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE load_runs;
      DROP TRIGGER partnerships_suspended ON partnerships;
      DROP TRIGGER partnerships_suspended ON companies;
      DROP FUNCTION suspend_partnership, suspend_partnerships;
      ALTER TABLE partnerships DROP COLUMN is_suspended;
    `)
  }
}

const runs = `
CREATE TABLE load_runs (
  id uuid PRIMARY KEY,
  test_key text NOT NULL CHECK (length(test_key) BETWEEN 1 AND 60),
  connections integer NOT NULL CHECK (connections BETWEEN 1 AND 200),
  seconds integer NOT NULL CHECK (seconds BETWEEN 1 AND 60),
  per_second integer CHECK (per_second BETWEEN 1 AND 2000),
  status text NOT NULL CHECK (status IN ('running', 'finished', 'stopped', 'failed')),
  stop_requested boolean NOT NULL DEFAULT false,
  points jsonb NOT NULL DEFAULT '[]',
  summary jsonb,
  started_by uuid NOT NULL REFERENCES administrators,
  started_at timestamptz NOT NULL,
  heartbeat_at timestamptz NOT NULL,
  finished_at timestamptz,
  CHECK ((status = 'running') = (finished_at IS NULL)),
  CHECK (status <> 'finished' OR summary IS NOT NULL)
);
COMMENT ON COLUMN load_runs.heartbeat_at IS 'the instance that runs it writes once a second; an old one is of a crash';
CREATE UNIQUE INDEX load_runs_one_running ON load_runs ((true)) WHERE status = 'running';
CREATE INDEX load_runs_newest ON load_runs (started_at DESC, id DESC);
CREATE INDEX load_runs_by_test ON load_runs (test_key, started_at DESC) WHERE status = 'finished';
CREATE INDEX load_runs_by_administrator ON load_runs (started_by);
`

/**
 * A partnership with a passive company is suspended. Choosing and publishing lock the partnership's row anyway, so this
 * is where they notice, whichever comes first.
 */
const suspension = `
ALTER TABLE partnerships ADD COLUMN is_suspended boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN partnerships.is_suspended IS 'one of the companies is passive';
UPDATE partnerships p SET is_suspended = true
WHERE EXISTS (SELECT FROM companies c WHERE c.id IN (p.catering_id, p.corporate_id, p.supplier_id) AND NOT c.is_active);

CREATE FUNCTION suspend_partnerships() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM partnerships WHERE NEW.id IN (catering_id, partner_id) ORDER BY id FOR UPDATE;
  UPDATE partnerships p SET is_suspended = EXISTS (
    SELECT FROM companies c WHERE c.id IN (p.catering_id, p.corporate_id, p.supplier_id) AND NOT c.is_active)
  WHERE p.catering_id = NEW.id OR p.partner_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER partnerships_suspended AFTER UPDATE OF is_active ON companies
  FOR EACH ROW WHEN (OLD.is_active <> NEW.is_active) EXECUTE FUNCTION suspend_partnerships();

CREATE FUNCTION suspend_partnership() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM companies WHERE id IN (NEW.catering_id, NEW.corporate_id, NEW.supplier_id) ORDER BY id FOR SHARE;
  NEW.is_suspended := EXISTS (
    SELECT FROM companies WHERE id IN (NEW.catering_id, NEW.corporate_id, NEW.supplier_id) AND NOT is_active);
  RETURN NEW;
END $$;
CREATE TRIGGER partnerships_suspended BEFORE INSERT ON partnerships FOR EACH ROW EXECUTE FUNCTION suspend_partnership();
`
