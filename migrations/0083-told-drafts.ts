import type { MigrationInterface, QueryRunner } from 'typeorm'

const pages = ["'general'", "'employees'", "'corporates'", "'caterings'", "'suppliers'"]
/** Not validated, which would keep a large table locked: all rows are from before. */
const linkTo = (more: readonly string[]): string => `
      ALTER TABLE notifications DROP CONSTRAINT notifications_page_check,
        ADD CONSTRAINT notifications_page_check CHECK (page IN (${[...pages, ...more].join(', ')})) NOT VALID;`

/** Managers are told once that a statement's period is over (rule H2). */
export class ToldDrafts1770422400083 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${linkTo(["'statements'"])}
      ALTER TABLE statements ADD COLUMN is_draft_told boolean NOT NULL DEFAULT false;
      CREATE INDEX untold_drafts ON statements (last_day) WHERE NOT is_draft_told;
      COMMENT ON COLUMN statements.is_draft_told IS 'both sides were told that the period is over';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE notifications SET page = 'general' WHERE page = 'statements';
      ${linkTo([])}
      ALTER TABLE statements DROP COLUMN is_draft_told;
    `)
  }
}
