import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Failed sign-ins are counted per account, known device, IP address and phone, separately from attempts that are still
 * running.
 */
export class SignInAttempts1764028800005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sign_in_attempts
        ALTER COLUMN subject TYPE text COLLATE "C",
        ADD COLUMN running integer NOT NULL DEFAULT 0 CHECK (running >= 0),
        ADD COLUMN running_until timestamptz NOT NULL DEFAULT '-infinity',
        ADD COLUMN resets_at timestamptz;
      UPDATE sign_in_attempts SET resets_at = coalesce(locked_until, last_at + interval '1 day');
      ALTER TABLE sign_in_attempts ALTER COLUMN resets_at SET NOT NULL, DROP COLUMN last_at, DROP COLUMN locked_until;
      CREATE INDEX sign_in_attempts_by_reset ON sign_in_attempts (resets_at);
      COMMENT ON COLUMN sign_in_attempts.running IS 'attempts whose password is being verified; forgotten after running_until';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM sign_in_attempts WHERE subject ~ '^(address|phone):' OR subject ~ ':.*:';
      ALTER TABLE sign_in_attempts ALTER COLUMN subject TYPE text COLLATE "default",
        ADD COLUMN last_at timestamptz, ADD COLUMN locked_until timestamptz;
      UPDATE sign_in_attempts SET last_at = now(), locked_until = CASE WHEN failures >= 10 THEN resets_at END;
      ALTER TABLE sign_in_attempts ALTER COLUMN last_at SET NOT NULL, DROP COLUMN running, DROP COLUMN running_until, DROP COLUMN resets_at;
      CREATE INDEX sign_in_attempts_by_time ON sign_in_attempts (last_at);
    `)
  }
}
