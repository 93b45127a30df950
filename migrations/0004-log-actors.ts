import type { MigrationInterface, QueryRunner } from 'typeorm'

export class LogActors1763942400004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE audit_logs ADD COLUMN actor_kind text NOT NULL DEFAULT 'operator'
        CHECK (actor_kind IN ('member', 'admin', 'operator'));
      ALTER TABLE audit_logs DISABLE TRIGGER refuse_change;
      UPDATE audit_logs SET actor_kind = 'member' WHERE actor_id IS NOT NULL;
      ALTER TABLE audit_logs ENABLE TRIGGER refuse_change;
      ALTER TABLE audit_logs ADD CHECK ((actor_kind = 'operator') = (actor_id IS NULL));
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_logs DROP COLUMN actor_kind')
  }
}
