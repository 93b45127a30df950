import type { MigrationInterface, QueryRunner } from 'typeorm'

export class CompanyPanels1763856000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE companies ADD COLUMN logo_url text CHECK (length(logo_url) BETWEEN 1 AND 500);
      CREATE INDEX audit_logs_by_type ON audit_logs (company_id, type, created_at DESC, id DESC);
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX audit_logs_by_type; ALTER TABLE companies DROP COLUMN logo_url')
  }
}
