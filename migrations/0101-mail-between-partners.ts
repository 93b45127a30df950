import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * A message to a partner is a row of each company. That of the writer's has the files and lasts until everybody on both
 * sides has deleted the message (rule P4).
 */
export class MailBetweenPartners1770422400101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mail_messages ALTER COLUMN sender_id DROP NOT NULL,
        ADD COLUMN from_company_id uuid,
        ADD COLUMN from_user_id uuid,
        ADD CONSTRAINT mail_messages_sender_check CHECK (
          CASE WHEN from_company_id IS NULL THEN sender_id IS NOT NULL AND from_user_id IS NULL
            ELSE sender_id IS NULL AND from_user_id IS NOT NULL AND from_company_id <> company_id END
        ),
        ADD CONSTRAINT mail_messages_from_user_fkey
          FOREIGN KEY (from_company_id, from_user_id) REFERENCES users (company_id, id),
        ADD CONSTRAINT mail_messages_from_message_fkey
          FOREIGN KEY (from_company_id, id) REFERENCES mail_messages (company_id, id) ON DELETE CASCADE;
      COMMENT ON COLUMN mail_messages.from_company_id IS 'the partner that wrote it; null if it was somebody of the company';
      COMMENT ON COLUMN mail_messages.copies_left IS 'copies that nobody deleted, and partners in which somebody still has one; the message goes with the last of them';
      CREATE INDEX mail_messages_from_partners ON mail_messages (from_company_id, id) WHERE from_company_id IS NOT NULL;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM mail_messages WHERE from_company_id IS NOT NULL;
      ALTER TABLE mail_messages ALTER COLUMN sender_id SET NOT NULL,
        DROP COLUMN from_user_id,
        DROP COLUMN from_company_id;
      COMMENT ON COLUMN mail_messages.copies_left IS 'copies that nobody deleted; the message goes with the last one';
    `)
  }
}
