import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * What is counted about a company's active people is in the index, so that a count reads a few pages and not a page for
 * each person: people who joined over the years are spread over the whole table.
 */
export class PeopleFromTheIndex1769299200060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      replacing('(company_id, is_active, role) INCLUDE (id, department_id, created_at, password_expires_at)'),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(replacing('(company_id, is_active, role)'))
  }
}

const replacing = (columns: string): string => `
  DROP INDEX users_by_activity;
  CREATE INDEX users_by_activity ON users ${columns}`
