import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Second factors of people and administrators (rule I17). The mark is in the row that a sign-in locks: a session is
 * opened by a statement that PostgreSQL checks again after a concurrent change to that row.
 */
export class SecondFactors1769644800063 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD COLUMN second_factor_since timestamptz;
      ALTER TABLE administrators ADD COLUMN second_factor_since timestamptz;
      COMMENT ON COLUMN users.second_factor_since IS 'a sign-in asks for a code as well; null if it does not';
      COMMENT ON COLUMN administrators.second_factor_since IS 'a sign-in asks for a code as well; null if it does not';

      CREATE TABLE second_factors (
        holder_id uuid PRIMARY KEY,
        user_id uuid UNIQUE REFERENCES users ON DELETE CASCADE,
        administrator_id uuid UNIQUE REFERENCES administrators ON DELETE CASCADE,
        secret text NOT NULL CHECK (secret ~ '^[A-Z2-7]{32}$'),
        last_step integer NOT NULL DEFAULT 0,
        passkey_challenge text,
        passkey_challenge_until timestamptz,
        created_at timestamptz NOT NULL,
        CHECK (num_nonnulls(user_id, administrator_id) = 1),
        CHECK (holder_id = coalesce(user_id, administrator_id)),
        CHECK ((passkey_challenge IS NULL) = (passkey_challenge_until IS NULL))
      );
      COMMENT ON TABLE second_factors IS 'not in use before the person or administrator is marked with second_factor_since';
      COMMENT ON COLUMN second_factors.secret IS 'in base32, as the authenticator app has it';
      COMMENT ON COLUMN second_factors.last_step IS 'the time step of the last code used; earlier ones are refused';
      COMMENT ON COLUMN second_factors.passkey_challenge IS 'what the next new passkey has to sign, once';

      CREATE TABLE recovery_codes (
        holder_id uuid NOT NULL REFERENCES second_factors ON DELETE CASCADE,
        code_hash bytea NOT NULL CHECK (length(code_hash) = 32),
        PRIMARY KEY (holder_id, code_hash)
      );
      COMMENT ON TABLE recovery_codes IS 'each signs in once in place of a code';

      CREATE TABLE passkeys (
        id uuid PRIMARY KEY,
        holder_id uuid NOT NULL REFERENCES second_factors ON DELETE CASCADE,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
        credential_id text NOT NULL UNIQUE,
        public_key bytea NOT NULL,
        counter bigint NOT NULL CHECK (counter >= 0),
        created_at timestamptz NOT NULL,
        last_used_at timestamptz
      );
      COMMENT ON COLUMN passkeys.counter IS 'how often it has signed; a copy of it would fall behind. 0 if it does not count';
      CREATE INDEX passkeys_of_holder ON passkeys (holder_id);

      CREATE TABLE sign_in_challenges (
        token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
        kind text NOT NULL CHECK (kind IN ('individual', 'staff', 'admin')),
        company_id uuid,
        user_id uuid,
        administrator_id uuid REFERENCES administrators ON DELETE CASCADE,
        attempts integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id) ON DELETE CASCADE,
        CHECK ((kind = 'admin') = (administrator_id IS NOT NULL)),
        CHECK ((kind = 'admin') = (user_id IS NULL)),
        CHECK ((user_id IS NULL) = (company_id IS NULL))
      );
      COMMENT ON TABLE sign_in_challenges IS 'sign-ins whose password was right and whose code is still to come';
      CREATE INDEX sign_in_challenges_by_user ON sign_in_challenges (user_id);
      CREATE INDEX sign_in_challenges_by_administrator ON sign_in_challenges (administrator_id);
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE sign_in_challenges, passkeys, recovery_codes, second_factors;
      ALTER TABLE administrators DROP COLUMN second_factor_since;
      ALTER TABLE users DROP COLUMN second_factor_since;
    `)
  }
}
