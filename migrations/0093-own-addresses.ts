import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Which addresses are confirmed, and the links that confirm one or reset a password (0174). */
export class OwnAddresses1770422400093 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        ADD COLUMN email_changed boolean NOT NULL DEFAULT false,
        ADD COLUMN replaced_email text,
        ADD COLUMN new_devices_told boolean NOT NULL DEFAULT false;
      COMMENT ON COLUMN users.email_changed IS 'nobody has been written to about it yet';
      COMMENT ON COLUMN users.replaced_email IS 'a confirmed address that was replaced and has not been told yet';
      COMMENT ON COLUMN users.new_devices_told IS 'of a manager who has signed in before, so that a new device is news';
      CREATE INDEX users_with_changed_email ON users (id) WHERE email_changed;
      CREATE FUNCTION note_changed_email() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' AND OLD.email_confirmed_at IS NOT NULL THEN
          NEW.replaced_email := OLD.email;
        END IF;
        NEW.email_changed := NEW.email IS NOT NULL OR NEW.replaced_email IS NOT NULL;
        RETURN NEW;
      END $$;
      CREATE TRIGGER note_new_email BEFORE INSERT ON users
        FOR EACH ROW WHEN (NEW.email IS NOT NULL) EXECUTE FUNCTION note_changed_email();
      CREATE TRIGGER note_changed_email BEFORE UPDATE OF email ON users
        FOR EACH ROW WHEN (NEW.email IS DISTINCT FROM OLD.email) EXECUTE FUNCTION note_changed_email();

      CREATE TABLE email_links (
        email_id uuid PRIMARY KEY,
        purpose text NOT NULL CHECK (purpose IN ('confirm', 'reset')),
        company_id uuid NOT NULL,
        user_id uuid NOT NULL,
        address text NOT NULL,
        created_at timestamptz NOT NULL,
        created_on date,
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        CHECK ((purpose = 'confirm') = (created_on IS NOT NULL)),
        FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id) ON DELETE CASCADE
      );
      COMMENT ON TABLE email_links IS 'each works once, while the person has the address; its secret is derived from the id of its mail';
      CREATE UNIQUE INDEX email_links_one_a_day ON email_links (company_id, lower(address), created_on)
        WHERE purpose = 'confirm';
      CREATE UNIQUE INDEX email_links_one_reset ON email_links (user_id) WHERE purpose = 'reset';
      CREATE INDEX email_links_of_person ON email_links (company_id, user_id);
      CREATE INDEX email_links_by_end ON email_links (expires_at);
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE email_links;
      DROP TRIGGER note_changed_email ON users;
      DROP TRIGGER note_new_email ON users;
      DROP FUNCTION note_changed_email;
      ALTER TABLE users DROP COLUMN new_devices_told, DROP COLUMN replaced_email, DROP COLUMN email_changed;
    `)
  }
}
