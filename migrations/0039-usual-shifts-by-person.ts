import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Looking up who usually works a shift has to be fast in any join order, even while a large firm has no statistics. */
export class UsualShiftsByPerson1766966400039 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX usual_shifts_of_shift;
      CREATE INDEX usual_shifts_of_shift ON usual_shifts (company_id, shift_id, user_id);
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX usual_shifts_of_shift;
      CREATE INDEX usual_shifts_of_shift ON usual_shifts (company_id, shift_id);
    `)
  }
}
