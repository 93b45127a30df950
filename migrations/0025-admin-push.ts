import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * The events administrators are notified of, and the one device that receives them (rule A3): a table with a single
 * row.
 */
export class AdminPush1765756800025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE admin_push (
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        on_user_created boolean NOT NULL DEFAULT true,
        on_application_submitted boolean NOT NULL DEFAULT true,
        device_id uuid,
        administrator_id uuid REFERENCES administrators,
        endpoint text CHECK (length(endpoint) <= 1000),
        p256dh text,
        auth text,
        enabled_at timestamptz,
        CHECK (num_nulls(device_id, administrator_id, endpoint, p256dh, auth, enabled_at) IN (0, 6))
      );
      INSERT INTO admin_push DEFAULT VALUES;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE admin_push')
  }
}
