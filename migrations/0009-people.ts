import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * In a catering or at a supplier the role `individual` opens nothing: whoever has it gets the lowest role that does.
 * The history of a person in the log is looked up by their id.
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
