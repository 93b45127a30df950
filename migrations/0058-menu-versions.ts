import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * A version of what a firm's menu shows to everybody, so that a process can keep it in memory (0124). Transactions only
 * add marks and never wait for each other's: the version is all committed marks of the firm together.
 */
export class MenuVersions1768694400058 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(marks + triggers.map(created).join('') + cleaning)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${triggers.map(({ name, table }) => `DROP TRIGGER ${name} ON ${table}; DROP FUNCTION ${name};`).join('\n')}
      DROP TRIGGER forget_menu_marks ON companies;
      DROP FUNCTION forget_menu_marks, mark_menus;
      DROP TABLE menu_marks;
    `)
  }
}

/**
 * Marks are random instead of counted, so that a restored database does not reach the version of another history again.
 * Marks that nobody else is changing are merged into one. A company that is being deleted gets none.
 */
const marks = `
CREATE TABLE menu_marks (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  corporate_id uuid NOT NULL,
  mark bigint NOT NULL
);
COMMENT ON TABLE menu_marks IS 'bit_xor(mark) of a firm is the version of what its menu shows to everybody; logged, since a version must not come back after a crash';
CREATE INDEX menu_marks_of_firm ON menu_marks (corporate_id) INCLUDE (mark);

CREATE FUNCTION mark_menus(firms uuid[]) RETURNS void LANGUAGE sql AS $$
  WITH merged AS (
    DELETE FROM menu_marks
    WHERE id = ANY (ARRAY(SELECT id FROM menu_marks WHERE corporate_id = ANY (firms) FOR UPDATE SKIP LOCKED))
    RETURNING corporate_id, mark
  )
  INSERT INTO menu_marks (corporate_id, mark)
  SELECT c.id, hashtextextended(gen_random_uuid()::text, 0) # coalesce(bit_xor(m.mark), 0)
  FROM companies c LEFT JOIN merged m ON m.corporate_id = c.id
  WHERE c.id = ANY (firms)
  GROUP BY c.id
$$;
`

const events = {
  INSERT: { tables: 'NEW TABLE AS after', rows: (columns: string) => `SELECT ${columns} FROM after` },
  UPDATE: {
    tables: 'OLD TABLE AS before NEW TABLE AS after',
    rows: (columns: string) => `SELECT ${columns} FROM before UNION SELECT ${columns} FROM after`,
  },
  DELETE: { tables: 'OLD TABLE AS before', rows: (columns: string) => `SELECT ${columns} FROM before` },
}

/** The firms of caterings, including former ones: they may still see days of the past. */
const firmsOf = (caterings: string) => `
  SELECT p.corporate_id FROM partnerships p JOIN (${caterings}) c ON c.catering_id = p.catering_id WHERE p.corporate_id IS NOT NULL`

/** The caterings of rows in which one of the columns differs; rows are the same if their ids are. */
const cateringsChanged = (catering: string, columns: string) => `
  SELECT DISTINCT a.${catering} AS catering_id FROM after a JOIN before b ON b.id = a.id
  WHERE (${columns.replaceAll(/\w+/g, 'a.$&')}) IS DISTINCT FROM (${columns.replaceAll(/\w+/g, 'b.$&')})`

/** What people see of a dish. Its counters change with every menu that is written. */
const dishFacts = 'catering_id, key, tags, image_url, allergens, contains_pork, contains_alcohol, kcal, portion_g'

const everyChange = (table: string, firm: string) =>
  (['INSERT', 'UPDATE', 'DELETE'] as const).map((event) => ({
    name: `mark_menus_by_${table}_${event.toLowerCase()}`,
    table,
    event,
    firms: events[event].rows(firm),
  }))

/** A new dish is on no menu day yet, and a new company has none. */
const triggers = [
  ...everyChange('menu_days', 'corporate_id'),
  ...everyChange('shifts', 'company_id'),
  ...everyChange('partnerships', 'corporate_id'),
  {
    name: 'mark_menus_by_dishes_update',
    table: 'dishes',
    event: 'UPDATE' as const,
    firms: firmsOf(cateringsChanged('catering_id', dishFacts)),
  },
  {
    name: 'mark_menus_by_dishes_delete',
    table: 'dishes',
    event: 'DELETE' as const,
    firms: firmsOf(events.DELETE.rows('catering_id')),
  },
  {
    name: 'mark_menus_by_companies_update',
    table: 'companies',
    event: 'UPDATE' as const,
    firms: firmsOf(cateringsChanged('id', 'name')),
  },
]

const created = ({ name, table, event, firms }: (typeof triggers)[number]) => `
CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  firms uuid[] := ARRAY(${firms});
BEGIN
  IF firms <> '{}' THEN PERFORM mark_menus(firms); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ${name} AFTER ${event} ON ${table} REFERENCING ${events[event].tables}
  FOR EACH STATEMENT EXECUTE FUNCTION ${name}();
`

const cleaning = `
CREATE FUNCTION forget_menu_marks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM menu_marks WHERE corporate_id IN (SELECT id FROM before);
  RETURN NULL;
END $$;
CREATE TRIGGER forget_menu_marks AFTER DELETE ON companies REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION forget_menu_marks();
`
