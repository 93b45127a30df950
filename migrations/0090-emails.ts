import type { MigrationInterface, QueryRunner } from 'typeorm'

const switchable = ['contracts', 'orders', 'statements', 'substitutes', 'menus', 'reminders']
const listed = (kinds: readonly string[]): string => kinds.map((kind) => `'${kind}'`).join(', ')
const gathered = `kind IN (${listed(switchable)})`
const anyKind = listed(['access', 'application', 'company', ...switchable])

/** Mails that wait or were sent, whom they may go to, and which news goes out as mail (0173). */
export class Emails1770422400090 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD COLUMN email_confirmed_at timestamptz, ADD COLUMN email_unreachable_at timestamptz;
      COMMENT ON COLUMN users.email_confirmed_at IS 'a link sent to the address was opened';
      COMMENT ON COLUMN users.email_unreachable_at IS 'a mail server refused the address for good';
      CREATE FUNCTION forget_email_state() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.email_confirmed_at := NULL;
        NEW.email_unreachable_at := NULL;
        RETURN NEW;
      END $$;
      CREATE TRIGGER forget_email_state BEFORE UPDATE OF email ON users
        FOR EACH ROW WHEN (OLD.email IS DISTINCT FROM NEW.email)
        EXECUTE FUNCTION forget_email_state();

      CREATE TABLE email_switches (
        company_id uuid NOT NULL,
        user_id uuid NOT NULL,
        kind text NOT NULL CHECK (${gathered}),
        is_on boolean NOT NULL,
        PRIMARY KEY (user_id, kind),
        FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id)
      );
      COMMENT ON TABLE email_switches IS 'what people chose; without a row, the default of the kind';

      CREATE TABLE emails (
        id uuid PRIMARY KEY,
        company_id uuid REFERENCES companies,
        user_id uuid,
        kind text NOT NULL CHECK (kind IN (${anyKind})),
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed', 'dropped')),
        address text CHECK (length(address) <= 200 AND address !~ '[[:cntrl:][:space:]]'),
        title text CHECK (length(title) <= 200),
        body text CHECK (length(body) <= 4000),
        action_label text,
        action_path text CHECK (action_path LIKE '/%'),
        action_secret text CHECK (action_secret IN ('confirm', 'reset', 'unsubscribe')),
        created_at timestamptz NOT NULL,
        due_at timestamptz NOT NULL,
        attempts smallint NOT NULL DEFAULT 0,
        done_at timestamptz,
        answer smallint,
        FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id),
        CHECK (user_id IS NULL OR company_id IS NOT NULL),
        CHECK (user_id IS NOT NULL OR address IS NOT NULL OR state <> 'waiting'),
        CHECK (user_id IS NOT NULL OR NOT (${gathered})),
        CHECK ((state = 'waiting') = (done_at IS NULL)),
        CHECK (state = 'waiting'
          OR num_nonnulls(address, title, body, action_label, action_path, action_secret) = 0)
      );
      COMMENT ON TABLE emails IS 'title and body are null for news, whose notifications have them';
      COMMENT ON COLUMN emails.address IS 'null for the confirmed address of the person';
      COMMENT ON COLUMN emails.due_at IS 'while it is being sent: when it is due again if its process dies';
      COMMENT ON COLUMN emails.answer IS 'the code of the last answer by SMTP';
      CREATE INDEX emails_due ON emails (due_at, id) WHERE state = 'waiting';
      CREATE UNIQUE INDEX emails_that_gather ON emails (user_id, kind)
        WHERE state = 'waiting' AND attempts = 0 AND ${gathered};
      CREATE UNIQUE INDEX emails_under_way ON emails (user_id, kind)
        WHERE state = 'waiting' AND attempts > 0 AND ${gathered};
      CREATE INDEX emails_sent ON emails (user_id, kind, done_at) WHERE state = 'sent' AND ${gathered};
      CREATE INDEX emails_by_age ON emails USING brin (done_at);

      CREATE TABLE email_news (
        company_id uuid NOT NULL,
        user_id uuid NOT NULL,
        notification_id uuid NOT NULL,
        email_id uuid NOT NULL REFERENCES emails ON DELETE CASCADE,
        PRIMARY KEY (user_id, notification_id),
        FOREIGN KEY (user_id, notification_id) REFERENCES notifications (user_id, id) ON DELETE CASCADE
      );
      CREATE INDEX email_news_by_email ON email_news (email_id);
      COMMENT ON TABLE email_news IS 'the notifications that share a mail; each goes into one';

      CREATE TABLE email_totals (
        day date NOT NULL,
        kind text NOT NULL CHECK (kind IN (${anyKind})),
        sent integer NOT NULL DEFAULT 0,
        failed integer NOT NULL DEFAULT 0,
        dropped integer NOT NULL DEFAULT 0,
        PRIMARY KEY (day, kind)
      );
      COMMENT ON TABLE email_totals IS 'of all companies, by days in Istanbul';

      ALTER TABLE notifications ADD COLUMN email_kind text,
        ADD CONSTRAINT notifications_email_kind_check
          CHECK (email_kind IN (${anyKind})) NOT VALID;
      COMMENT ON COLUMN notifications.email_kind IS 'null where it is never a mail';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notifications DROP COLUMN email_kind;
      DROP TABLE email_totals, email_news, emails, email_switches;
      DROP TRIGGER forget_email_state ON users;
      DROP FUNCTION forget_email_state;
      ALTER TABLE users DROP COLUMN email_unreachable_at, DROP COLUMN email_confirmed_at;
    `)
  }
}
