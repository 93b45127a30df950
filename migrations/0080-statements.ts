import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What a period between a firm and a catering comes to, and what both agree on (rules H1, H2). */
export class Statements1770422400080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(statements + corrections + changes + following + past)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER settle_new_lists ON kitchen_lists;
      DROP TRIGGER settle_closed_days ON closed_days;
      DROP TRIGGER settle_changed_days ON closed_days;
      DROP TRIGGER settle_opened_days ON closed_days;
      DROP TRIGGER settle_new_terms ON partnership_terms;
      DROP FUNCTION settle_lists, settle_days, settle_terms;
      DROP TABLE statement_changes, statement_corrections, statements;
    `)
  }
}

const sides = `
  catering_id uuid NOT NULL,
  corporate_id uuid NOT NULL,
  catering_type text NOT NULL GENERATED ALWAYS AS ('catering') STORED,
  corporate_type text NOT NULL GENERATED ALWAYS AS ('corporate') STORED,`
const ofSides = `
  FOREIGN KEY (catering_id, catering_type) REFERENCES companies (id, type) ON DELETE CASCADE,
  FOREIGN KEY (corporate_id, corporate_type) REFERENCES companies (id, type) ON DELETE CASCADE`

const statements = `
CREATE TABLE statements (
  id uuid PRIMARY KEY,
  ${sides}
  first_day date NOT NULL,
  last_day date NOT NULL,
  version int NOT NULL DEFAULT 1 CHECK (version > 0),
  settled_at timestamptz NOT NULL,
  figures jsonb NOT NULL,
  portions int NOT NULL,
  total_price numeric(16, 2) NOT NULL,
  is_complete boolean NOT NULL,
  open_of_catering int NOT NULL DEFAULT 0 CHECK (open_of_catering >= 0),
  open_of_corporate int NOT NULL DEFAULT 0 CHECK (open_of_corporate >= 0),
  catering_approved_at timestamptz,
  catering_approved_by uuid,
  corporate_approved_at timestamptz,
  corporate_approved_by uuid,
  agreed_at timestamptz,
  UNIQUE (catering_id, corporate_id, first_day),
  UNIQUE (id, catering_id, corporate_id),
  FOREIGN KEY (catering_id, catering_approved_by) REFERENCES users (company_id, id),
  FOREIGN KEY (corporate_id, corporate_approved_by) REFERENCES users (company_id, id),
  ${ofSides},
  CHECK (last_day >= first_day AND last_day <= first_day + 30),
  CHECK ((agreed_at IS NOT NULL) = (catering_approved_at IS NOT NULL AND corporate_approved_at IS NOT NULL)),
  CHECK (open_of_catering + open_of_corporate = 0 OR (catering_approved_at IS NULL AND corporate_approved_at IS NULL))
);
CREATE INDEX statements_of_catering ON statements (catering_id, last_day DESC, id);
CREATE INDEX statements_of_corporate ON statements (corporate_id, last_day DESC, id);
CREATE INDEX open_statements_of_catering ON statements (catering_id) WHERE agreed_at IS NULL;
CREATE INDEX open_statements_of_corporate ON statements (corporate_id) WHERE agreed_at IS NULL;
COMMENT ON COLUMN statements.version IS 'of what is approved: one more whenever figures or corrections change';
COMMENT ON COLUMN statements.figures IS 'as the core computed them, in kuruş';
COMMENT ON COLUMN statements.open_of_catering IS 'corrections that the catering proposed and the firm has not answered';
`

const corrections = `
CREATE TABLE statement_corrections (
  id uuid PRIMARY KEY,
  statement_id uuid NOT NULL,
  catering_id uuid NOT NULL,
  corporate_id uuid NOT NULL,
  date date NOT NULL,
  shift_id uuid NOT NULL,
  department_id uuid,
  portions int NOT NULL CHECK (portions BETWEEN -100000 AND 100000 AND portions <> 0),
  reason text CHECK (length(reason) BETWEEN 5 AND 500),
  menu_day_id uuid,
  received int CHECK (received >= 0),
  proposed_by text NOT NULL CHECK (proposed_by IN ('catering', 'corporate')),
  proposer_id uuid,
  proposed_at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('open', 'accepted', 'refused', 'withdrawn')),
  answerer_id uuid,
  answered_at timestamptz,
  answer text CHECK (length(answer) BETWEEN 5 AND 500),
  FOREIGN KEY (statement_id, catering_id, corporate_id) REFERENCES statements (id, catering_id, corporate_id) ON DELETE CASCADE,
  FOREIGN KEY (corporate_id, shift_id) REFERENCES shifts (company_id, id),
  FOREIGN KEY (corporate_id, department_id) REFERENCES departments (company_id, id),
  CHECK ((status = 'open') = (answered_at IS NULL)),
  CHECK ((status = 'refused') = (answer IS NOT NULL)),
  CHECK (department_id IS NULL OR proposed_by = 'corporate'),
  CHECK ((reason IS NULL) = (received IS NOT NULL) AND (received IS NULL) = (menu_day_id IS NULL))
);
CREATE UNIQUE INDEX corrections_of_delivery ON statement_corrections (menu_day_id) WHERE status = 'open';
CREATE INDEX corrections_of_statement ON statement_corrections (statement_id, proposed_at DESC, id DESC);
COMMENT ON COLUMN statement_corrections.received IS 'portions the firm counted when menu_day_id was delivered';
COMMENT ON COLUMN statement_corrections.statement_id IS 'where it counts: a later one than its day''s, if that was agreed on';
`

const changes = `
CREATE TABLE statement_changes (
  catering_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  corporate_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  date date NOT NULL,
  PRIMARY KEY (catering_id, corporate_id, date)
);
COMMENT ON TABLE statement_changes IS 'days whose figures are not part of their statement yet';
`

/** Whoever changes what a statement counts says so in the same transaction. */
const following = `
CREATE FUNCTION settle_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO statement_changes (catering_id, corporate_id, date)
  SELECT DISTINCT catering_id, corporate_id, date FROM changed ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER settle_new_lists AFTER INSERT ON kitchen_lists REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION settle_lists();

CREATE FUNCTION settle_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO statement_changes (catering_id, corporate_id, date)
  SELECT DISTINCT l.catering_id, l.corporate_id, l.date
  FROM changed c
  JOIN kitchen_lists l ON (l.corporate_id = c.company_id OR l.catering_id = c.company_id) AND l.date = c.date
  ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER settle_closed_days AFTER INSERT ON closed_days REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION settle_days();
CREATE TRIGGER settle_changed_days AFTER UPDATE ON closed_days REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION settle_days();
CREATE TRIGGER settle_opened_days AFTER DELETE ON closed_days REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION settle_days();

CREATE FUNCTION settle_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO statement_changes (catering_id, corporate_id, date)
  SELECT DISTINCT s.catering_id, s.corporate_id, s.first_day
  FROM changed c
  JOIN partnerships p ON p.id = c.partnership_id AND p.partnership_type = 'catering'
  JOIN statements s ON s.catering_id = p.catering_id AND s.corporate_id = p.corporate_id
    AND s.last_day >= c.start_date AND s.agreed_at IS NULL
  ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER settle_new_terms AFTER INSERT ON partnership_terms REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION settle_terms();
`

const past = `
INSERT INTO statement_changes (catering_id, corporate_id, date)
SELECT DISTINCT catering_id, corporate_id, date FROM kitchen_lists;
`
