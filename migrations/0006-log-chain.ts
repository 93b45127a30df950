import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * A hash chain for each company's log: every entry has a number, a digest of its content, and a hash over the previous
 * hash, the number, the entry's id and the digest. Personal values are not part of it, so they can be erased.
 */
export class LogChain1764115200006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables + hashes + existingEntries + chaining + protection)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER chain_entry ON audit_logs;
      DROP TRIGGER note_logged_company ON audit_logs;
      DROP TABLE audit_kept_heads, audit_heads, audit_chain;
      DROP FUNCTION chain_entry, move_head, note_logged_company, audit_digest, audit_link;
      ${refuseChange("'audit_logs is append-only'")}`)
  }
}

const tables = `
CREATE TABLE audit_chain (
  company_id uuid NOT NULL,
  seq bigint NOT NULL CHECK (seq > 0),
  log_id uuid NOT NULL UNIQUE REFERENCES audit_logs,
  digest bytea NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (company_id, seq)
);
CREATE TABLE audit_heads (
  company_id uuid PRIMARY KEY REFERENCES companies,
  seq bigint NOT NULL,
  hash bytea NOT NULL
);
COMMENT ON TABLE audit_heads IS 'the newest link of each chain; whoever adds an entry locks this row last, at commit';
CREATE TABLE audit_kept_heads (
  company_id uuid NOT NULL,
  seq bigint NOT NULL,
  hash bytea NOT NULL,
  kept_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, seq)
);
COMMENT ON TABLE audit_kept_heads IS 'heads as they were at night: they show when the end of a chain was removed or the whole chain rewritten';
`

/**
 * The result is the same on every server: jsonb has one spelling for each value, and the instant does not depend on the
 * session's time zone.
 */
const hashes = `
CREATE FUNCTION audit_digest(entry audit_logs) RETURNS bytea LANGUAGE sql STABLE
RETURN sha256(convert_to(jsonb_build_array(entry.company_id, entry.type, entry.event, entry.meta, entry.actor_kind, entry.actor_id,
  extract(epoch FROM entry.created_at))::text, 'UTF8'));
CREATE FUNCTION audit_link(previous bytea, seq bigint, log_id uuid, digest bytea) RETURNS bytea LANGUAGE sql STABLE
RETURN sha256(previous || int8send(seq) || uuid_send(log_id) || digest);
`

/**
 * Entries are chained when their transaction commits, so that the company's head row is only locked for that moment,
 * and after all other locks. With entries of several companies, all their heads are locked in order first, which rules
 * out deadlocks.
 */
const chaining = `
CREATE FUNCTION note_logged_company() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noted text := coalesce(current_setting('tabldot.logged_companies', true), '');
BEGIN
  IF strpos(noted, NEW.company_id::text) = 0 THEN
    PERFORM set_config('tabldot.logged_companies', concat_ws(',', nullif(noted, ''), NEW.company_id), true);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION chain_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  noted uuid[] := string_to_array(nullif(current_setting('tabldot.logged_companies', true), ''), ',');
  digest bytea := audit_digest(NEW);
  last record;
BEGIN
  IF noted IS NOT NULL THEN
    INSERT INTO audit_heads SELECT id, 0, '' FROM unnest(noted) id ORDER BY 1 ON CONFLICT DO NOTHING;
    PERFORM FROM audit_heads WHERE company_id = ANY (noted) ORDER BY company_id FOR UPDATE;
    PERFORM set_config('tabldot.logged_companies', '', true);
  END IF;
  SELECT * INTO STRICT last FROM (
    SELECT seq, hash FROM audit_heads WHERE company_id = NEW.company_id
    UNION ALL (SELECT seq, hash FROM audit_chain WHERE company_id = NEW.company_id ORDER BY seq DESC LIMIT 1)
  ) newest ORDER BY seq DESC LIMIT 1;
  INSERT INTO audit_chain
  VALUES (NEW.company_id, last.seq + 1, NEW.id, digest, audit_link(last.hash, last.seq + 1, NEW.id, digest));
  RETURN NULL;
END $$;

/** Runs after all of the above, so a head moves once, however many entries there are. */
CREATE FUNCTION move_head() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE audit_heads h SET (seq, hash) = (SELECT seq, hash FROM audit_chain WHERE company_id = h.company_id ORDER BY seq DESC LIMIT 1)
  WHERE company_id = NEW.company_id AND seq < NEW.seq;
  RETURN NULL;
END $$;

CREATE TRIGGER note_logged_company AFTER INSERT ON audit_logs FOR EACH ROW EXECUTE FUNCTION note_logged_company();
CREATE CONSTRAINT TRIGGER chain_entry AFTER INSERT ON audit_logs DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION chain_entry();
CREATE CONSTRAINT TRIGGER move_head AFTER INSERT ON audit_chain DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION move_head();
`

const refuseChange = (message: string): string => `
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION ${message} USING ERRCODE = 'restrict_violation';
END $$;`

/** Entries from before the chain existed, in the order they were written. */
const existingEntries = `
DO $$
DECLARE
  entry audit_logs;
  head audit_heads;
  digest bytea;
BEGIN
  FOR entry IN SELECT * FROM audit_logs ORDER BY company_id, created_at, id LOOP
    IF head.company_id IS DISTINCT FROM entry.company_id THEN
      head := (entry.company_id, 0, '');
    END IF;
    digest := audit_digest(entry);
    head.seq := head.seq + 1;
    head.hash := audit_link(head.hash, head.seq, entry.id, digest);
    INSERT INTO audit_chain VALUES (entry.company_id, head.seq, entry.id, digest, head.hash);
  END LOOP;
  INSERT INTO audit_heads SELECT DISTINCT ON (company_id) company_id, seq, hash FROM audit_chain ORDER BY company_id, seq DESC;
END $$;
`

const protection =
  refuseChange("'% is append-only', TG_TABLE_NAME") +
  ['audit_chain', 'audit_kept_heads']
    .map(
      (table) => `
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`,
    )
    .join('')
