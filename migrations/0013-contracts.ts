import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Offers, the terms that result from them, and requests to end a partnership. Terms only have a first day and last
 * until the next ones begin, so that only a history without gaps or overlaps can be stored.
 */
export class Contracts1764720000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(partnerships + offers + terms + terminations + menus + others)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE termination_requests, partnership_terms, offers;
      ALTER TABLE audit_logs DROP CONSTRAINT audit_logs_actor_kind_check,
        ADD CONSTRAINT audit_logs_actor_kind_check CHECK (actor_kind IN ('member', 'admin', 'operator')) NOT VALID;
      DROP INDEX companies_by_city, menu_days_shown_by_date;
      CREATE INDEX menu_days_published_by_date ON menu_days (corporate_id, date) WHERE status = 'published';
      ALTER TABLE menu_days DROP COLUMN is_withdrawn;
      DROP INDEX partnerships_of_catering, partnerships_of_supplier;
      CREATE INDEX partnerships_by_supplier ON partnerships (supplier_id) WHERE is_active;
      ALTER TABLE partnerships DROP COLUMN partner_id, DROP COLUMN ends_on, DROP COLUMN ends_at;
    `)
  }
}

const partnerships = `
ALTER TABLE partnerships ADD COLUMN partner_id uuid GENERATED ALWAYS AS (coalesce(corporate_id, supplier_id)) STORED,
  ADD COLUMN ends_on date, ADD COLUMN ends_at timestamptz,
  ADD CONSTRAINT partnerships_end CHECK ((ends_on IS NULL) = (ends_at IS NULL)),
  ADD CONSTRAINT partnerships_sides UNIQUE (id, catering_id, partner_id);
COMMENT ON COLUMN partnerships.ends_on IS 'the first day without it, by the calendar of the company that eats; ends_at is when that day begins';
CREATE INDEX partnerships_of_catering ON partnerships (catering_id);
CREATE INDEX partnerships_of_supplier ON partnerships (supplier_id);
DROP INDEX partnerships_by_supplier;
`

const offers = `
CREATE TABLE offers (
  id uuid PRIMARY KEY,
  corporate_id uuid NOT NULL,
  catering_id uuid NOT NULL,
  corporate_type text NOT NULL GENERATED ALWAYS AS ('corporate') STORED,
  catering_type text NOT NULL GENERATED ALWAYS AS ('catering') STORED,
  status text NOT NULL CHECK (status IN ('sent', 'accepted', 'rejected', 'withdrawn', 'expired')),
  unit_price numeric(12, 2) NOT NULL CHECK (unit_price > 0 AND unit_price <= 1000000),
  duration_months smallint NOT NULL CHECK (duration_months IN (3, 6, 12, 24, 36)),
  message text NOT NULL CHECK (length(message) <= 1000),
  is_renewal boolean NOT NULL,
  previous_price numeric(12, 2),
  partnership_id uuid,
  start_date date,
  end_date date,
  sent_by uuid,
  created_at timestamptz NOT NULL,
  answered_at timestamptz,
  FOREIGN KEY (corporate_id, corporate_type) REFERENCES companies (id, type),
  FOREIGN KEY (catering_id, catering_type) REFERENCES companies (id, type),
  FOREIGN KEY (corporate_id, sent_by) REFERENCES users (company_id, id),
  FOREIGN KEY (partnership_id, catering_id, corporate_id) REFERENCES partnerships (id, catering_id, partner_id),
  CHECK ((status = 'sent') = (answered_at IS NULL)),
  CHECK ((status = 'accepted') = (end_date IS NOT NULL)),
  CHECK (status <> 'accepted' OR (partnership_id IS NOT NULL AND start_date IS NOT NULL)),
  CHECK (NOT is_renewal OR partnership_id IS NOT NULL)
);
COMMENT ON COLUMN offers.status IS 'an offer that nobody answered within 30 days reads as expired, whatever is stored';
CREATE UNIQUE INDEX offers_one_sent ON offers (corporate_id, catering_id) WHERE status = 'sent';
CREATE INDEX offers_of_corporate ON offers (corporate_id, created_at DESC, id DESC);
CREATE INDEX offers_of_catering ON offers (catering_id, created_at DESC, id DESC);
CREATE INDEX offers_waiting_at_catering ON offers (catering_id, created_at) WHERE status = 'sent';
CREATE INDEX offers_of_pair ON offers (corporate_id, catering_id, created_at DESC);
CREATE INDEX offers_of_partnership ON offers (partnership_id);
`

const terms = `
CREATE TABLE partnership_terms (
  partnership_id uuid NOT NULL REFERENCES partnerships,
  start_date date NOT NULL,
  end_date date NOT NULL,
  unit_price numeric(12, 2) NOT NULL CHECK (unit_price > 0 AND unit_price <= 1000000),
  offer_id uuid NOT NULL UNIQUE REFERENCES offers,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (partnership_id, start_date),
  CHECK (end_date > start_date)
);
COMMENT ON COLUMN partnership_terms.end_date IS 'what was agreed; the price holds until the next terms begin';
`

const terminations = `
CREATE TABLE termination_requests (
  id uuid PRIMARY KEY,
  partnership_id uuid NOT NULL,
  catering_id uuid NOT NULL,
  partner_id uuid NOT NULL,
  requested_by text NOT NULL CHECK (requested_by IN ('corporate', 'catering', 'supplier')),
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  message text NOT NULL CHECK (length(message) <= 1000),
  effective_date date,
  status text NOT NULL CHECK (status IN ('pending', 'approved', 'rejected', 'withdrawn')),
  asked_by uuid,
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  FOREIGN KEY (partnership_id, catering_id, partner_id) REFERENCES partnerships (id, catering_id, partner_id),
  CHECK ((status = 'pending') = (decided_at IS NULL))
);
CREATE UNIQUE INDEX termination_requests_one_pending ON termination_requests (partnership_id) WHERE status = 'pending';
CREATE UNIQUE INDEX termination_requests_one_approved ON termination_requests (partnership_id) WHERE status = 'approved';
CREATE INDEX termination_requests_of_partnership ON termination_requests (partnership_id, created_at);
CREATE INDEX termination_requests_of_catering ON termination_requests (catering_id, created_at DESC, id DESC);
CREATE INDEX termination_requests_of_partner ON termination_requests (partner_id, created_at DESC, id DESC);
`

const menus = `
ALTER TABLE menu_days ADD COLUMN is_withdrawn boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT menu_days_withdrawn CHECK (NOT is_withdrawn OR status = 'draft');
COMMENT ON COLUMN menu_days.is_withdrawn IS 'was published for a day after the end of the partnership; people see why it is closed';
CREATE INDEX menu_days_shown_by_date ON menu_days (corporate_id, date) WHERE status = 'published' OR is_withdrawn;
DROP INDEX menu_days_published_by_date;
`

const others = `
CREATE INDEX companies_by_city ON companies (type, fold(address ->> 'city')) WHERE is_active;
ALTER TABLE audit_logs DROP CONSTRAINT audit_logs_actor_kind_check,
  ADD CONSTRAINT audit_logs_actor_kind_check CHECK (actor_kind IN ('member', 'partner', 'admin', 'operator'));
COMMENT ON COLUMN audit_logs.actor_id IS 'the company of the other side where actor_kind is partner: its people stay unknown';
`
