import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Who decided an application, and an index for the administrators' lists by mode and status (rule I13). */
export class DecidedApplications1766361600032 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE applications
        ADD COLUMN decided_by_kind text CHECK (decided_by_kind IN ('member', 'admin', 'operator')),
        ADD COLUMN decided_by_id uuid,
        ADD CONSTRAINT applications_decider CHECK (
          (decided_by_kind IS NULL OR status <> 'pending') AND (decided_by_id IS NOT NULL) = (coalesce(decided_by_kind, 'operator') <> 'operator'));
      COMMENT ON COLUMN applications.decided_by_kind IS 'null also for decisions from before it was kept';
      CREATE INDEX applications_by_kind ON applications (mode, status, created_at DESC, id DESC);
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX applications_by_kind;
      ALTER TABLE applications DROP COLUMN decided_by_kind, DROP COLUMN decided_by_id;
    `)
  }
}
