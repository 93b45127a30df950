import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Sentences after a rating, which their writer lets others read and the catering shows (rule P15, 0183). */
export class Comments1770422400110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${ratedMeals}
      ${comments}
      ${withdrawals}
      ${records}
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM destruction_records WHERE scope = 'comment';
      ALTER TABLE destruction_records DROP CONSTRAINT destruction_records_scope, DROP CONSTRAINT destruction_records_of_scope,
        ADD CONSTRAINT destruction_records_scope_check CHECK (scope IN ('account', 'choices', 'skips')),
        ADD CONSTRAINT destruction_records_check CHECK (
          CASE scope WHEN 'account' THEN account_id IS NOT NULL AND before IS NULL ELSE account_id IS NULL AND before IS NOT NULL END
        ),
        DROP COLUMN comment_id;
      DROP TRIGGER end_consent ON companies;
      DROP TRIGGER end_consent ON users;
      DROP FUNCTION end_consent_of_firm, end_consent_of_person;
      DROP TABLE shown_comments, comments;
      ALTER TABLE requests DROP COLUMN rater_id, DROP COLUMN rated_shift_id, DROP COLUMN rated_on;
    `)
  }
}

/** A choice that loses its person changes the key of its rating, and the sentence no longer tells whose it was. */
const ratedMeals = `
  ALTER TABLE requests ADD COLUMN rater_id uuid,
    ADD COLUMN rated_shift_id uuid,
    ADD COLUMN rated_on date,
    ADD CONSTRAINT requests_rated_by_author CHECK (
      num_nulls(rater_id, rated_shift_id, rated_on) IN (0, 3) AND rater_id = user_id
    ),
    ADD CONSTRAINT requests_rated FOREIGN KEY (rater_id, rated_shift_id, rated_on)
      REFERENCES ratings (user_id, shift_id, date) ON UPDATE SET NULL ON DELETE SET NULL;
  CREATE INDEX requests_of_rating ON requests (rater_id, rated_shift_id, rated_on) WHERE rater_id IS NOT NULL;
  COMMENT ON COLUMN requests.rater_id IS 'the author, if a rating came before the sentence and still has its person';
`

const comments = `
  CREATE TABLE comments (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    request_id uuid NOT NULL UNIQUE REFERENCES requests ON DELETE CASCADE,
    catering_id uuid NOT NULL REFERENCES companies,
    stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
    month date NOT NULL CHECK (extract(day FROM month) = 1),
    allowed_at timestamptz NOT NULL,
    UNIQUE (catering_id, id)
  );
  COMMENT ON TABLE comments IS 'sentences that their writer lets others read; a row is the consent';
  COMMENT ON COLUMN comments.id IS 'random: the id of the request would tell the day';
  COMMENT ON COLUMN comments.month IS 'first day of the month in which the dish was eaten';
  CREATE INDEX comments_of_catering ON comments (catering_id, month DESC, id);
  CREATE TABLE shown_comments (
    comment_id uuid PRIMARY KEY,
    catering_id uuid NOT NULL,
    shown_at timestamptz NOT NULL,
    FOREIGN KEY (catering_id, comment_id) REFERENCES comments (catering_id, id) ON DELETE CASCADE
  );
  COMMENT ON TABLE shown_comments IS 'what the catering has chosen of them';
  CREATE INDEX shown_comments_of_catering ON shown_comments (catering_id, comment_id);
  CREATE TRIGGER shown_comments_at_most AFTER INSERT ON shown_comments REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_too_many('companies', 'catering_id', '10', 'true');
`

/** Whoever can no longer sign in could not withdraw. */
const withdrawals = `
  CREATE FUNCTION end_consent_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM comments c USING requests r
    WHERE r.company_id = NEW.company_id AND r.user_id = NEW.id AND c.request_id = r.id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER end_consent AFTER UPDATE OF is_active ON users FOR EACH ROW
    WHEN (OLD.is_active AND NOT NEW.is_active) EXECUTE FUNCTION end_consent_of_person();
  CREATE FUNCTION end_consent_of_firm() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM comments c USING requests r WHERE r.company_id = NEW.id AND c.request_id = r.id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER end_consent AFTER UPDATE OF is_active ON companies FOR EACH ROW
    WHEN (OLD.is_active AND NOT NEW.is_active) EXECUTE FUNCTION end_consent_of_firm();
`

/** A restored backup has consents that were withdrawn since. */
const records = `
  ALTER TABLE destruction_records ADD COLUMN comment_id uuid,
    DROP CONSTRAINT destruction_records_scope_check,
    DROP CONSTRAINT destruction_records_check,
    ADD CONSTRAINT destruction_records_scope CHECK (scope IN ('account', 'choices', 'skips', 'comment')),
    ADD CONSTRAINT destruction_records_of_scope CHECK (
      num_nonnulls(account_id, before, comment_id) = 1 AND
        CASE scope WHEN 'account' THEN account_id IS NOT NULL WHEN 'comment' THEN comment_id IS NOT NULL ELSE before IS NOT NULL END
    );
  COMMENT ON COLUMN destruction_records.comment_id IS 'of a consent that was withdrawn; random, and means nothing once the comment is gone';
`
