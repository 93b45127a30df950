import type { MigrationInterface, QueryRunner } from 'typeorm'

/** API keys (rule E4), and a column for them wherever it is recorded who did something. */
export class IntegrationKeys1767225600040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE integration_keys (
        id uuid PRIMARY KEY,
        company_id uuid NOT NULL REFERENCES companies,
        token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
        name text NOT NULL CHECK (length(name) BETWEEN 2 AND 60),
        role text NOT NULL CHECK (role IN ('corporate1', 'corporate2', 'corporate3', 'corporate4', 'corporateOwner')),
        addresses text[] NOT NULL CHECK (cardinality(addresses) <= 20),
        made_by uuid,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        revoked_at timestamptz,
        last_used_at timestamptz,
        last_used_address text,
        UNIQUE (company_id, id),
        FOREIGN KEY (company_id, made_by) REFERENCES users (company_id, id),
        CHECK (expires_at > created_at AND expires_at <= created_at + interval '367 days'),
        CHECK ((last_used_at IS NULL) = (last_used_address IS NULL))
      );
      COMMENT ON COLUMN integration_keys.made_by IS 'null for the command line';
      CREATE INDEX integration_keys_by_expiry ON integration_keys (company_id, expires_at);
      CREATE INDEX integration_keys_of_maker ON integration_keys (company_id, made_by);

      ALTER TABLE audit_logs DROP CONSTRAINT audit_logs_actor_kind_check,
        ADD CONSTRAINT audit_logs_actor_kind_check CHECK (actor_kind IN ('member', 'key', 'partner', 'admin', 'operator'));
      ALTER TABLE applications DROP CONSTRAINT applications_decided_by_kind_check,
        ADD CONSTRAINT applications_decided_by_kind_check CHECK (decided_by_kind IN ('member', 'key', 'admin', 'operator'));
      ${actors
        .map(
          (table) => `ALTER TABLE ${table} ADD COLUMN actor_key_id uuid,
          ADD CONSTRAINT ${table}_actor_key_fkey FOREIGN KEY (actor_company_id, actor_key_id) REFERENCES integration_keys (company_id, id),
          ADD CONSTRAINT ${table}_one_actor CHECK (actor_user_id IS NULL OR actor_key_id IS NULL);`,
        )
        .join('\n')}
    `)
  }

  /** Actions of keys stay in the log, which nobody may change, so its rows are not checked. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${actors.map((table) => `ALTER TABLE ${table} DROP COLUMN actor_key_id;`).join('\n')}
      UPDATE applications SET decided_by_kind = NULL, decided_by_id = NULL WHERE decided_by_kind = 'key';
      ALTER TABLE applications DROP CONSTRAINT applications_decided_by_kind_check,
        ADD CONSTRAINT applications_decided_by_kind_check CHECK (decided_by_kind IN ('member', 'admin', 'operator'));
      ALTER TABLE audit_logs DROP CONSTRAINT audit_logs_actor_kind_check,
        ADD CONSTRAINT audit_logs_actor_kind_check CHECK (actor_kind IN ('member', 'partner', 'admin', 'operator')) NOT VALID;
      DROP TABLE integration_keys;
    `)
  }
}

const actors = ['order_events', 'stock_movements']
