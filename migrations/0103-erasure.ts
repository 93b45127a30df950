import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Choices and ratings may outlive their person, and an account may keep nothing but its id (rules D2, D3, 0179). */
export class Erasure1770422400103 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${accounts}
      ${records}
      ${choices}
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER choices_of_somebody ON choices;
      DROP FUNCTION refuse_choice_of_nobody;
      ALTER TABLE ratings DROP CONSTRAINT ratings_user_id_shift_id_date_fkey,
        ADD CONSTRAINT ratings_user_id_shift_id_date_fkey
          FOREIGN KEY (user_id, shift_id, date) REFERENCES choices NOT VALID;
      ALTER TABLE choices ADD CONSTRAINT choices_corporate_id_user_id_fkey
        FOREIGN KEY (corporate_id, user_id) REFERENCES users (company_id, id) NOT VALID;
      DROP TABLE destruction_records;
      DROP INDEX users_who_left;
      DROP TRIGGER note_leaving ON users;
      DROP FUNCTION note_leaving;
      ALTER TABLE users DROP CONSTRAINT users_erased, DROP CONSTRAINT users_phone_check,
        ADD CONSTRAINT users_phone_check CHECK (${phone}) NOT VALID,
        DROP COLUMN erased_at, DROP COLUMN left_at;
    `)
  }
}

const phone = `phone ~ '^5(0[1-9]|[1-5][0-9])[0-9]{7}$'`

/**
 * Whoever becomes active again has not left. The time of leaving is noted by a job, so that it comes from the product's
 * clock whoever deactivated the account; those who left before count from the upgrade on.
 */
const accounts = `
  ALTER TABLE users ADD COLUMN left_at timestamptz,
    ADD COLUMN erased_at timestamptz,
    DROP CONSTRAINT users_phone_check,
    ADD CONSTRAINT users_phone_check CHECK (${phone} OR (erased_at IS NOT NULL AND phone = id::text)) NOT VALID,
    ADD CONSTRAINT users_erased CHECK (
      erased_at IS NULL
        OR (NOT is_active AND phone = id::text AND password_hash = '' AND num_nonnulls(email, replaced_email) = 0)
    ) NOT VALID;
  COMMENT ON COLUMN users.left_at IS 'when the deactivated account was first noticed';
  COMMENT ON COLUMN users.erased_at IS 'the row only keeps its id, which other tables refer to';
  CREATE INDEX users_who_left ON users (left_at) WHERE NOT is_active AND erased_at IS NULL;
  CREATE FUNCTION note_leaving() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.left_at := NULL;
    RETURN NEW;
  END $$;
  CREATE TRIGGER note_leaving BEFORE UPDATE OF is_active ON users FOR EACH ROW
    WHEN (OLD.is_active <> NEW.is_active) EXECUTE FUNCTION note_leaving();
`

const records = `
  CREATE TABLE destruction_records (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    company_id uuid NOT NULL REFERENCES companies,
    scope text NOT NULL CHECK (scope IN ('account', 'choices', 'skips')),
    count integer NOT NULL CHECK (count > 0),
    account_id uuid,
    before date,
    happened_at timestamptz NOT NULL,
    actor_kind text NOT NULL CHECK (actor_kind IN ('member', 'key', 'admin', 'operator', 'retention')),
    CHECK (CASE scope WHEN 'account' THEN account_id IS NOT NULL AND before IS NULL ELSE account_id IS NULL AND before IS NOT NULL END)
  );
  CREATE INDEX destruction_records_by_time ON destruction_records (happened_at, id);
  COMMENT ON TABLE destruction_records IS 'what was destroyed, without a person; kept for 3 years';
  COMMENT ON COLUMN destruction_records.account_id IS 'means nobody once the account is erased; a restored backup needs it to erase the account again';
  COMMENT ON COLUMN destruction_records.before IS 'of choices: those before this date lost their person';
`

/**
 * A choice still needs a person when it is made, held like a foreign key does it; later it gets a random id instead, but
 * never that of somebody else's employee. People are never deleted, except with all choices of a synthetic company.
 */
const choices = `
  CREATE FUNCTION refuse_choice_of_nobody() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM users u WHERE u.company_id = NEW.corporate_id AND u.id = NEW.user_id FOR KEY SHARE;
    IF NOT FOUND AND (TG_OP = 'INSERT' OR EXISTS (SELECT FROM users u WHERE u.id = NEW.user_id)) THEN
      RAISE EXCEPTION 'the choice is nobody''s' USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'choices_of_somebody';
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER choices_of_somebody AFTER INSERT OR UPDATE OF user_id ON choices FOR EACH ROW
    EXECUTE FUNCTION refuse_choice_of_nobody();
  ALTER TABLE choices DROP CONSTRAINT choices_corporate_id_user_id_fkey;
  ALTER TABLE ratings DROP CONSTRAINT ratings_user_id_shift_id_date_fkey,
    ADD CONSTRAINT ratings_user_id_shift_id_date_fkey
      FOREIGN KEY (user_id, shift_id, date) REFERENCES choices ON UPDATE CASCADE NOT VALID;
`
