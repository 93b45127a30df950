import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * In caterings and suppliers the role `individual` gives access to nothing, so people who have it get the lowest role
 * that does. A person's history in the log is looked up by their id.
 */
export class People1764374400009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE users u SET role = 'corporate1', version = u.version + 1
      FROM companies c WHERE c.id = u.company_id AND c.type <> 'corporate' AND u.role = 'individual';
      CREATE INDEX audit_logs_by_person ON audit_logs (company_id, (meta ->> 'user_id'), created_at DESC, id DESC)
        WHERE meta ? 'user_id';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX audit_logs_by_person')
  }
}
