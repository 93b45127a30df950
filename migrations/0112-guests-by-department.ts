import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Figures tell guests by department and by shift, and corrections by shift (rules H1, H3): statements that are not agreed on
 * are settled again, and others keep what they say.
 */
export class GuestsByDepartment1770422400112 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO statement_changes (catering_id, corporate_id, date)
      SELECT catering_id, corporate_id, first_day
      FROM statements
      WHERE agreed_at IS NULL
      ORDER BY 1, 2, 3
      ON CONFLICT DO NOTHING;
    `)
  }

  /** Figures may say more than they did. */
  async down(): Promise<void> {}
}
