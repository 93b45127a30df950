import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Mail within a company. Everyone involved has a copy for what is theirs alone: folder, read, deleted. Files are stored
 * in parts, so that neither sending nor receiving one needs it in memory (rules P4 and P10).
 */
export class Mail1764806400014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(messages + attachments + notifications)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notifications DROP COLUMN is_mail;
      DROP TABLE mail_attachment_parts, mail_attachments, mail_storage, mail_copies, mail_messages;
      DROP FUNCTION give_back_mail_storage;`)
  }
}

const messages = `
CREATE EXTENSION IF NOT EXISTS btree_gin;

CREATE TABLE mail_messages (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  sender_id uuid NOT NULL,
  to_addresses jsonb NOT NULL CHECK (jsonb_array_length(to_addresses) BETWEEN 1 AND 50),
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
  body text NOT NULL CHECK (length(body) BETWEEN 1 AND 20000),
  preview text NOT NULL CHECK (length(preview) BETWEEN 1 AND 101),
  labels text[] NOT NULL CHECK (labels <@ '{reply}'),
  recipient_count integer NOT NULL CHECK (recipient_count > 0),
  copies_left integer NOT NULL CHECK (copies_left BETWEEN 0 AND recipient_count + 1),
  search text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, sender_id) REFERENCES users (company_id, id)
);
COMMENT ON COLUMN mail_messages.to_addresses IS 'as it was addressed, with the names of that moment; the people are those of mail_copies';
COMMENT ON COLUMN mail_messages.copies_left IS 'copies that nobody deleted; the message goes with the last one';
CREATE INDEX mail_messages_by_part_of_text ON mail_messages USING gin (company_id, search gin_trgm_ops);

CREATE TABLE mail_copies (
  company_id uuid NOT NULL,
  message_id uuid NOT NULL,
  user_id uuid NOT NULL,
  is_sender boolean NOT NULL,
  folder text NOT NULL CHECK (folder IN ('archived', CASE WHEN is_sender THEN 'sent' ELSE 'inbox' END)),
  read_at timestamptz,
  deleted_at timestamptz,
  PRIMARY KEY (company_id, message_id, user_id),
  FOREIGN KEY (company_id, message_id) REFERENCES mail_messages (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id)
);
CREATE INDEX mail_copies_by_folder ON mail_copies (company_id, user_id, folder, message_id) WHERE deleted_at IS NULL;
CREATE INDEX mail_copies_unread ON mail_copies (company_id, user_id, folder) WHERE deleted_at IS NULL AND read_at IS NULL;
`

/**
 * The storage that a company's files take is increased by whoever adds a part, and decreased when a file is removed,
 * however that happens.
 */
const attachments = `
CREATE TABLE mail_storage (
  company_id uuid PRIMARY KEY REFERENCES companies ON DELETE CASCADE,
  bytes bigint NOT NULL CHECK (bytes >= 0)
);

CREATE TABLE mail_attachments (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  uploader_id uuid NOT NULL,
  message_id uuid,
  place smallint CHECK (place BETWEEN 1 AND 5),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 255),
  type text,
  size integer NOT NULL CHECK (size BETWEEN 0 AND 5 * 1024 * 1024),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, message_id, place),
  CHECK ((message_id IS NULL) = (place IS NULL)),
  CHECK (message_id IS NULL OR type IS NOT NULL),
  FOREIGN KEY (company_id, message_id) REFERENCES mail_messages (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, uploader_id) REFERENCES users (company_id, id)
);
COMMENT ON COLUMN mail_attachments.type IS 'null until all of it has arrived';
CREATE INDEX mail_attachments_unsent ON mail_attachments (created_at) WHERE message_id IS NULL;

CREATE TABLE mail_attachment_parts (
  company_id uuid NOT NULL,
  attachment_id uuid NOT NULL,
  place integer NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (company_id, attachment_id, place),
  FOREIGN KEY (company_id, attachment_id) REFERENCES mail_attachments (company_id, id) ON DELETE CASCADE
);
ALTER TABLE mail_attachment_parts ALTER COLUMN content SET STORAGE EXTERNAL;

CREATE FUNCTION give_back_mail_storage() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE mail_storage SET bytes = bytes - OLD.size WHERE company_id = OLD.company_id;
  RETURN NULL;
END $$;
CREATE TRIGGER give_back_mail_storage AFTER DELETE ON mail_attachments
  FOR EACH ROW EXECUTE FUNCTION give_back_mail_storage();
`

const notifications = `
ALTER TABLE notifications ADD COLUMN is_mail boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN notifications.is_mail IS 'the news is a message of the company, which has the same id';
`
