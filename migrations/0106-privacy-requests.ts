import type { MigrationInterface, QueryRunner } from 'typeorm'

const pages = [
  'general',
  'employees',
  'corporates',
  'caterings',
  'suppliers',
  'statements',
  'offers',
  'terminations',
  'supply_terminations',
  'orders',
]
const added = 'privacy_requests'
/** Not validated, which would keep a large table locked: all rows are from before. */
const linkTo = (all: readonly string[]): string => `
      ALTER TABLE notifications DROP CONSTRAINT notifications_page_check,
        ADD CONSTRAINT notifications_page_check CHECK (page IN (${all.map((page) => `'${page}'`).join(', ')})) NOT VALID;`

/** What people ask about their data, and by when it has to be answered (rule D3). */
export class PrivacyRequests1770422400106 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE privacy_requests (
        id uuid PRIMARY KEY,
        company_id uuid NOT NULL,
        user_id uuid NOT NULL,
        kind text NOT NULL CHECK (kind IN ('access', 'erasure')),
        note text CHECK (note <> '' AND length(note) <= 500),
        asked_on date NOT NULL,
        due_on date NOT NULL CHECK (due_on > asked_on),
        state text NOT NULL CHECK (state IN ('open', 'done', 'refused', 'withdrawn')),
        answer text CHECK (answer <> '' AND length(answer) <= 500),
        recorded_by uuid,
        decided_by uuid,
        created_at timestamptz NOT NULL,
        decided_at timestamptz,
        is_reminded boolean NOT NULL DEFAULT false,
        CHECK ((state = 'open') = (decided_at IS NULL)),
        FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id),
        FOREIGN KEY (company_id, recorded_by) REFERENCES users (company_id, id),
        FOREIGN KEY (company_id, decided_by) REFERENCES users (company_id, id)
      );
      CREATE UNIQUE INDEX privacy_requests_one_open ON privacy_requests (company_id, user_id, kind) WHERE state = 'open';
      CREATE INDEX privacy_requests_of_person ON privacy_requests (company_id, user_id);
      CREATE INDEX privacy_requests_listed ON privacy_requests (company_id, state, due_on);
      CREATE INDEX privacy_requests_due ON privacy_requests (due_on) WHERE state = 'open';
      COMMENT ON COLUMN privacy_requests.recorded_by IS 'the manager who recorded one that came on paper; null if the person asked here';
      COMMENT ON COLUMN privacy_requests.decided_by IS 'null while open, and for the operator';
      COMMENT ON COLUMN privacy_requests.is_reminded IS 'the managers were told that it is due soon';
      ${linkTo([...pages, added])}
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE notifications SET page = 'employees' WHERE page = '${added}';
      ${linkTo(pages)}
      DROP TABLE privacy_requests;
    `)
  }
}
