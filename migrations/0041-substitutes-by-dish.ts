import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The kitchen's list names what a substitute replaced, without reading everybody else's choices (rule M15). */
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
