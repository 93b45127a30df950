import type { MigrationInterface, QueryRunner } from 'typeorm'

const before = ['general', 'employees', 'corporates', 'caterings', 'suppliers', 'statements']
const added = ['offers', 'terminations', 'supply_terminations', 'orders']
/** Not validated, which would keep a large table locked: all rows are from before. */
const linkTo = (pages: readonly string[]): string => `
      ALTER TABLE notifications DROP CONSTRAINT notifications_page_check,
        ADD CONSTRAINT notifications_page_check CHECK (page IN (${pages.map((page) => `'${page}'`).join(', ')})) NOT VALID;`

/** Managers are told of offers, of requests to end a partnership and of orders (rules P2, P5, P8). */
export class NewsOfContractsAndOrders1770422400096 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${linkTo([...before, ...added])}
      ALTER TABLE offers ADD COLUMN is_expiry_told boolean NOT NULL DEFAULT false;
      CREATE INDEX untold_expiries ON offers (created_at) WHERE status = 'sent' AND NOT is_expiry_told;
      COMMENT ON COLUMN offers.is_expiry_told IS 'the catering was told that it expires';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE notifications SET page = 'general' WHERE page IN (${added.map((page) => `'${page}'`).join(', ')});
      ${linkTo(before)}
      ALTER TABLE offers DROP COLUMN is_expiry_told;
    `)
  }
}
