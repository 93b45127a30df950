import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Codes of slips (rule I11), the applicant's own link, and news of contracts. */
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

      ALTER TABLE applications ADD COLUMN link_hash bytea UNIQUE CHECK (length(link_hash) = 32);
      COMMENT ON COLUMN applications.link_hash IS 'of the link by which the applicant sees the state';

      ALTER TABLE notifications DROP CONSTRAINT notifications_subject_check, ADD CONSTRAINT notifications_subject_check
        CHECK (subject IN ('menu', 'substitute', 'cancelled', 'reminder', 'answer', 'message', 'contract', 'inbox'));
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE notifications SET subject = 'inbox' WHERE subject = 'contract';
      ALTER TABLE notifications DROP CONSTRAINT notifications_subject_check, ADD CONSTRAINT notifications_subject_check
        CHECK (subject IN ('menu', 'substitute', 'cancelled', 'reminder', 'answer', 'message', 'inbox'));
      ALTER TABLE applications DROP COLUMN link_hash;
      ALTER TABLE companies DROP COLUMN slip_codes;
      DROP TABLE slip_codes;
    `)
  }
}
