import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What caterings show to firms that look for one (rule P13). */
export class CateringProfiles1770422400108 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE catering_profiles (
        catering_id uuid PRIMARY KEY,
        catering_type text NOT NULL GENERATED ALWAYS AS ('catering') STORED,
        shows_menus boolean NOT NULL,
        daily_capacity int CHECK (daily_capacity BETWEEN 1 AND 1000000),
        version int NOT NULL DEFAULT 1,
        FOREIGN KEY (catering_id, catering_type) REFERENCES companies (id, type)
      );
      COMMENT ON TABLE catering_profiles IS 'what firms see that look for a catering; none: no menus and no capacity';
      COMMENT ON COLUMN catering_profiles.daily_capacity IS 'portions a day';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE catering_profiles')
  }
}
