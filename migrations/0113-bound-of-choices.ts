import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * No choice is for a later month than the coming ones: with this constraint PostgreSQL need not look at the rows when
 * they become the first part of a divided table (0184). The bound is months beyond the last menu, since others go on
 * publishing and choosing until the table is divided.
 */
export class BoundOfChoices1770422400113 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const [{ bound }] = (await runner.query(
      `SELECT (date_trunc('month', greatest(current_date, max(date))::timestamp) + interval '5 months')::date::text AS bound
       FROM menu_days`,
    )) as [{ bound: string }]
    await holdBriefly(runner, `ALTER TABLE choices ADD CONSTRAINT choices_until CHECK (date < '${bound}') NOT VALID`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE choices DROP CONSTRAINT choices_until')
  }
}

const lockNotAvailable = '55P03'

/** Whoever needs the table waits behind this, so it soon gives up, and tries again. */
export const holdBriefly = async (runner: QueryRunner, statements: string): Promise<void> => {
  for (;;)
    try {
      await runner.query(
        `SAVEPOINT brief; SET LOCAL lock_timeout = '100ms'; ${statements}; SET LOCAL lock_timeout = 0; RELEASE brief`,
      )
      return
    } catch (error) {
      if ((error as { code?: string }).code !== lockNotAvailable) throw error
      await runner.query('ROLLBACK TO brief; SELECT pg_sleep(0.5)')
    }
}
