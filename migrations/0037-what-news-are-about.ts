import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * What a notification is about, so that it opens the right page, and the days of a menu, so that newly published days
 * can be added (rule M6).
 */
export class WhatNewsAreAbout1766016000037 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(subjects)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notifications ADD COLUMN is_mail boolean NOT NULL DEFAULT false;
      UPDATE notifications SET is_mail = true WHERE subject = 'message';
      COMMENT ON COLUMN notifications.is_mail IS 'the news is a message of the company, which has the same id';
      ALTER TABLE notifications DROP COLUMN subject, DROP COLUMN day, DROP COLUMN catering_id, DROP COLUMN days;
    `)
  }
}

const subjects = `
ALTER TABLE notifications
  ADD COLUMN subject text NOT NULL DEFAULT 'inbox'
    CHECK (subject IN ('menu', 'substitute', 'cancelled', 'reminder', 'answer', 'message', 'inbox')),
  ADD COLUMN day date,
  ADD COLUMN catering_id uuid REFERENCES companies,
  ADD COLUMN days date[],
  ADD CHECK ((catering_id IS NULL) = (days IS NULL));
UPDATE notifications SET subject = 'message' WHERE is_mail;
ALTER TABLE notifications DROP COLUMN is_mail;
COMMENT ON COLUMN notifications.subject IS 'a message of the company has the same id as its news';
COMMENT ON COLUMN notifications.day IS 'the one day that it is about';
COMMENT ON COLUMN notifications.days IS 'the published days of the catering; further ones join them while the news is unread';
`
