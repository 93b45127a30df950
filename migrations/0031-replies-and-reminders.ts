import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Kitchens' replies to requests (rule M18), and reminders to choose that a firm sent (rule M19). */
export class RepliesAndReminders1766275200031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE requests
        ADD COLUMN reply text CHECK (length(reply) BETWEEN 1 AND 500),
        ADD COLUMN replied_at timestamptz,
        ADD COLUMN replied_by uuid REFERENCES companies,
        ADD CONSTRAINT requests_whole_reply CHECK ((reply IS NULL) = (replied_at IS NULL) AND (reply IS NULL) = (replied_by IS NULL));
      COMMENT ON COLUMN requests.replied_by IS 'the catering; who of its people answered is not kept';

      CREATE TABLE choice_reminders (
        company_id uuid NOT NULL,
        shift_id uuid NOT NULL,
        date date NOT NULL,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (company_id, shift_id, date),
        FOREIGN KEY (company_id, shift_id) REFERENCES shifts (company_id, id) ON DELETE CASCADE
      );
      COMMENT ON TABLE choice_reminders IS 'one reminder by hand for each cut-off, which is that of a shift and a date';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE choice_reminders;
      ALTER TABLE requests DROP COLUMN reply, DROP COLUMN replied_at, DROP COLUMN replied_by;
    `)
  }
}
