import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Sign-in codes on printed slips (rule I11). */
export class SlipsAndNews1767657600046 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE slip_codes (
        company_id uuid NOT NULL,
        user_id uuid PRIMARY KEY,
        code_hash bytea NOT NULL UNIQUE CHECK (length(code_hash) = 32),
        FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id) ON DELETE CASCADE
      );
      COMMENT ON TABLE slip_codes IS 'each opens one session, while the one-time password counts that it was issued with';
      CREATE INDEX slip_codes_of_company ON slip_codes (company_id);
      ALTER TABLE companies ADD COLUMN slip_codes boolean NOT NULL DEFAULT true;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE companies DROP COLUMN slip_codes;
      DROP TABLE slip_codes;
    `)
  }
}
