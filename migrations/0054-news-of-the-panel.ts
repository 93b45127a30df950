import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Notifications about a company's work link to a page of its panel (rule M6). */
export class NewsOfThePanel1768348800054 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notifications
        ADD COLUMN page text CHECK (page IN ('general', 'employees', 'corporates', 'caterings', 'suppliers'));
      COMMENT ON COLUMN notifications.page IS 'the page of the company panel where it is dealt with; null for news about eating';
      UPDATE notifications SET page = 'employees' WHERE title = 'Şifresini unutan var';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications DROP COLUMN page')
  }
}
