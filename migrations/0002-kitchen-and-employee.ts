import type { MigrationInterface, QueryRunner } from 'typeorm'

export class KitchenAndEmployee1763769600002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(requests + notifications + months)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER count_choices_by_month ON choices;
      DROP FUNCTION count_choices_by_month;
      DROP TABLE choice_month_totals, notifications, requests;
      ALTER TABLE users DROP COLUMN menu_updates_enabled;`)
  }
}

const requests = `
CREATE TABLE requests (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL,
  user_id uuid NOT NULL,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 100),
  message text NOT NULL CHECK (length(message) BETWEEN 1 AND 500),
  tags text[] NOT NULL CHECK (cardinality(tags) <= 10),
  urgency text NOT NULL CHECK (urgency IN ('low', 'med', 'high')),
  status text NOT NULL CHECK (status IN ('pending', 'in_progress', 'resolved')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id)
);
CREATE INDEX requests_of_company ON requests (company_id, created_at, id);
CREATE INDEX requests_of_company_by_status ON requests (company_id, status, created_at, id);
CREATE INDEX requests_of_user ON requests (user_id, created_at, id);
`

const notifications = `
ALTER TABLE users ADD COLUMN menu_updates_enabled boolean NOT NULL DEFAULT true;

CREATE TABLE notifications (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  company_id uuid NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id)
);
COMMENT ON COLUMN notifications.id IS 'the id of the news, the same for everybody it went to: nobody gets it twice';
CREATE INDEX notifications_unread ON notifications (user_id, id) WHERE read_at IS NULL;
CREATE INDEX notifications_by_age ON notifications USING brin (created_at);
`

/**
 * A year of daily totals has many rows in a company with many shifts, departments and options; monthly totals have a
 * thirtieth of them. The row of choice_totals dated -infinity is locked before these, so they cannot cause deadlocks.
 */
const months = `
CREATE TABLE choice_month_totals (
  catering_id uuid NOT NULL,
  corporate_id uuid NOT NULL,
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  shift_id uuid NOT NULL,
  department_id uuid NOT NULL,
  total bigint NOT NULL CHECK (total >= 0),
  PRIMARY KEY (catering_id, corporate_id, month, shift_id, department_id)
);
COMMENT ON COLUMN choice_month_totals.department_id IS 'the nil UUID stands for people without a department';

INSERT INTO choice_month_totals
SELECT catering_id, corporate_id, date_trunc('month', date::timestamp)::date, shift_id, department_id, sum(total)
FROM choice_totals WHERE date > '-infinity' GROUP BY 1, 2, 3, 4, 5;

CREATE FUNCTION count_choices_by_month() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.menu_day_id = NEW.menu_day_id AND OLD.department_id IS NOT DISTINCT FROM NEW.department_id THEN
    RETURN NULL;
  END IF;
  FOR change IN
    SELECT c.catering_id, c.corporate_id, date_trunc('month', c.date::timestamp)::date AS month, c.shift_id,
      coalesce(c.department_id, '00000000-0000-0000-0000-000000000000') AS department_id, sum(c.step) AS step
    FROM (
      SELECT -1 AS step, OLD.* WHERE TG_OP <> 'INSERT'
      UNION ALL
      SELECT 1, NEW.* WHERE TG_OP <> 'DELETE'
    ) c
    GROUP BY 1, 2, 3, 4, 5
    HAVING sum(c.step) <> 0
    ORDER BY 1, 2, 3, 4, 5
  LOOP
    IF change.step > 0 THEN
      INSERT INTO choice_month_totals AS t (catering_id, corporate_id, month, shift_id, department_id, total)
      VALUES (change.catering_id, change.corporate_id, change.month, change.shift_id, change.department_id, change.step)
      ON CONFLICT (catering_id, corporate_id, month, shift_id, department_id) DO UPDATE SET total = t.total + excluded.total;
    ELSE
      UPDATE choice_month_totals t SET total = t.total + change.step
      WHERE t.catering_id = change.catering_id AND t.corporate_id = change.corporate_id AND t.month = change.month
        AND t.shift_id = change.shift_id AND t.department_id = change.department_id;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER count_choices_by_month AFTER INSERT OR UPDATE OR DELETE ON choices
  FOR EACH ROW EXECUTE FUNCTION count_choices_by_month();
`
