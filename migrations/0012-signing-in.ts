import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Who is waiting for a new password, when managers were last notified about that, and which privacy notice people were
 * shown.
 */
export class SigningIn1764633600012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD COLUMN reset_requested_at timestamptz,
        ADD COLUMN privacy_version text, ADD COLUMN privacy_accepted_at timestamptz,
        ADD CONSTRAINT users_privacy CHECK ((privacy_version IS NULL) = (privacy_accepted_at IS NULL));
      ALTER TABLE applications ADD COLUMN privacy_version text, ADD COLUMN privacy_accepted_at timestamptz,
        ADD CONSTRAINT applications_privacy CHECK ((privacy_version IS NULL) = (privacy_accepted_at IS NULL));
      ALTER TABLE companies ADD COLUMN reset_told_at timestamptz;
      CREATE INDEX users_waiting_for_password ON users (company_id) WHERE reset_requested_at IS NOT NULL;
      COMMENT ON COLUMN companies.reset_told_at IS 'when its managers were last told that somebody forgot the password';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users DROP COLUMN reset_requested_at, DROP COLUMN privacy_version, DROP COLUMN privacy_accepted_at;
      ALTER TABLE applications DROP COLUMN privacy_version, DROP COLUMN privacy_accepted_at;
      ALTER TABLE companies DROP COLUMN reset_told_at;
    `)
  }
}
