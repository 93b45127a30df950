import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What administrators did in all companies, newest first (rule I14). */
export class LogsOfAdministrators1769817600064 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX audit_logs_of_administrators ON audit_logs (created_at DESC, id DESC) WHERE actor_kind = 'admin'`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX audit_logs_of_administrators')
  }
}
