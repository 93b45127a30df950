import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Whose usual shift one is has to be quick to tell in every order of joining, also where statistics of a large firm are missing. */
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
