import type { MigrationInterface, QueryRunner } from 'typeorm'

/** An address that a key has entered receives no link that sets a password (rule E4). */
export class AddressesByKeys1770422400100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD COLUMN email_by_key boolean NOT NULL DEFAULT false`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users DROP COLUMN email_by_key`)
  }
}
