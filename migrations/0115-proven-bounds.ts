import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Looks at all rows, while others go on writing; nothing else may be in this transaction. */
export class ProvenBounds1770422400115 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const checks = (await runner.query(`
      SELECT conrelid::regclass::text AS table, conname AS name
      FROM pg_constraint
      WHERE conrelid IN ('choices'::regclass, 'notifications'::regclass) AND contype = 'c' AND NOT convalidated`)) as {
      table: string
      name: string
    }[]
    for (const { table, name } of checks) await runner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${name}`)
  }

  async down(): Promise<void> {}
}
