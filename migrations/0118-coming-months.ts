import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The months for which people can choose already; housekeeping adds later ones. */
export class ComingMonths1770422400118 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ANALYZE choices; ANALYZE notifications')
    for (let isAdded = true; isAdded;)
      [{ isAdded }] = (await runner.query(`SELECT add_month('choices', current_date + 397) AS "isAdded"`)) as [
        { isAdded: boolean },
      ]
  }

  async down(): Promise<void> {}
}
