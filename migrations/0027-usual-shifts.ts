import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The shifts a person usually works; no row means all (rule M11). */
export class UsualShifts1765929600027 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE usual_shifts (
        company_id uuid NOT NULL,
        user_id uuid NOT NULL,
        shift_id uuid NOT NULL,
        PRIMARY KEY (user_id, shift_id),
        FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id) ON DELETE CASCADE,
        FOREIGN KEY (company_id, shift_id) REFERENCES shifts (company_id, id) ON DELETE CASCADE
      );
      CREATE INDEX usual_shifts_of_shift ON usual_shifts (company_id, shift_id);
      ALTER TABLE users ADD COLUMN usual_shifts_told boolean NOT NULL DEFAULT false;
      COMMENT ON COLUMN users.usual_shifts_told IS 'has been asked for them, and need not be asked again';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE usual_shifts; ALTER TABLE users DROP COLUMN usual_shifts_told')
  }
}
