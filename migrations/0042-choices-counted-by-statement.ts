import type { MigrationInterface, QueryRunner } from 'typeorm'
import { countersOf, countSkips, isSameKindOfMeal } from './0026-choosing.ts'

/**
 * Choices are counted once per statement instead of once per row (rule M10). A statement that changes several choices
 * then locks the totals in the same order as any other; row by row it went back and forth between totals and could
 * deadlock.
 */
export class ChoicesCountedByStatement1767139200042 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER count_choices ON choices;
      DROP TRIGGER count_choices_by_month ON choices;
      DROP TRIGGER count_new_skips ON choices;
      DROP TRIGGER count_changed_skips ON choices;
      DROP TRIGGER count_gone_skips ON choices;
      DROP FUNCTION count_choices, count_choices_by_month, count_skips;
      ${events.map(counted).join('')}
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${events.map(({ name }) => `DROP TRIGGER ${name} ON choices; DROP FUNCTION ${name};`).join(' ')}
      ${countersOf(`WHERE c.choice_key <> 'SKIP'`, isSameKindOfMeal)}
      CREATE TRIGGER count_choices AFTER INSERT OR UPDATE OR DELETE ON choices FOR EACH ROW EXECUTE FUNCTION count_choices();
      CREATE TRIGGER count_choices_by_month AFTER INSERT OR UPDATE OR DELETE ON choices
        FOR EACH ROW EXECUTE FUNCTION count_choices_by_month();
      ${countSkips}
    `)
  }
}

const came = 'SELECT 1 AS step, * FROM new_choices'
const went = 'SELECT -1 AS step, * FROM old_choices'
const events = [
  { name: 'count_new_choices', event: 'INSERT', tables: 'NEW TABLE AS new_choices', moves: came },
  {
    name: 'count_changed_choices',
    event: 'UPDATE',
    tables: 'OLD TABLE AS old_choices NEW TABLE AS new_choices',
    moves: `${went} UNION ALL ${came}`,
  },
  { name: 'count_gone_choices', event: 'DELETE', tables: 'OLD TABLE AS old_choices', moves: went },
]

/** Meals by date and key with the total of all dates first, then meals by month, then skips. */
const counted = ({ name, event, tables, moves }: (typeof events)[number]) => `
CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
BEGIN
  FOR change IN
    SELECT part.kind, c.catering_id, c.corporate_id, part.date, c.shift_id,
      coalesce(c.department_id, '00000000-0000-0000-0000-000000000000') AS department_id, part.key, sum(c.step) AS step
    FROM (${moves}) c
    JOIN LATERAL (VALUES ('1 day', c.date, c.choice_key), ('1 day', '-infinity', ''), ('2 month', date_trunc('month', c.date::timestamp)::date, ''),
      ('3 skip', c.date, '')) part (kind, date, key) ON (part.kind = '3 skip') = (c.choice_key = 'SKIP')
    GROUP BY 1, 2, 3, 4, 5, 6, 7
    HAVING sum(c.step) <> 0
    ORDER BY 1, 2, 3, 4, 5, 6, 7
  LOOP
    IF change.kind = '1 day' AND change.step > 0 THEN
      INSERT INTO choice_totals AS t (catering_id, corporate_id, date, shift_id, department_id, choice_key, total)
      VALUES (change.catering_id, change.corporate_id, change.date, change.shift_id, change.department_id, change.key, change.step)
      ON CONFLICT (catering_id, corporate_id, date, shift_id, department_id, choice_key) DO UPDATE SET total = t.total + excluded.total;
    ELSIF change.kind = '1 day' THEN
      UPDATE choice_totals t SET total = t.total + change.step
      WHERE t.catering_id = change.catering_id AND t.corporate_id = change.corporate_id AND t.date = change.date
        AND t.shift_id = change.shift_id AND t.department_id = change.department_id AND t.choice_key = change.key;
    ${sumOf('2 month', 'choice_month_totals', 'month')}
    ${sumOf('3 skip', 'skip_totals', 'date')}
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER ${name} AFTER ${event} ON choices REFERENCING ${tables} FOR EACH STATEMENT EXECUTE FUNCTION ${name}();
`

const sumOf = (kind: string, table: string, date: string) => `
    ELSIF change.kind = '${kind}' AND change.step > 0 THEN
      INSERT INTO ${table} AS t (catering_id, corporate_id, ${date}, shift_id, department_id, total)
      VALUES (change.catering_id, change.corporate_id, change.date, change.shift_id, change.department_id, change.step)
      ON CONFLICT (catering_id, corporate_id, ${date}, shift_id, department_id) DO UPDATE SET total = t.total + excluded.total;
    ELSIF change.kind = '${kind}' THEN
      UPDATE ${table} t SET total = t.total + change.step
      WHERE t.catering_id = change.catering_id AND t.corporate_id = change.corporate_id AND t.${date} = change.date
        AND t.shift_id = change.shift_id AND t.department_id = change.department_id;`
