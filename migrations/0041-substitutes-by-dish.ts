import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The list of the kitchen names what a substitute took the place of, without looking at the choices of everybody else (rule M15). */
export class SubstitutesByDish1767312000041 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX choices_replaced ON choices (menu_day_id, choice_key, replaced_meal) WHERE replaced_meal IS NOT NULL',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX choices_replaced')
  }
}
