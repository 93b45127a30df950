import type { MigrationInterface, QueryRunner } from 'typeorm'

/** New choices are counted once for a statement: standing choices are made by the hundred (rules M10, M16). */
export class ChoicesCountedTogether1766880000038 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER count_choices ON choices;
      DROP TRIGGER count_choices_by_month ON choices;
      DROP TRIGGER count_new_skips ON choices;
      CREATE TRIGGER count_choices AFTER UPDATE OR DELETE ON choices FOR EACH ROW EXECUTE FUNCTION count_choices();
      CREATE TRIGGER count_choices_by_month AFTER UPDATE OR DELETE ON choices
        FOR EACH ROW EXECUTE FUNCTION count_choices_by_month();
      ALTER TRIGGER count_changed_skips ON choices RENAME TO count_skips_changed;
      ${countNewChoices}
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER count_new_choices ON choices;
      DROP FUNCTION count_new_choices;
      ALTER TRIGGER count_skips_changed ON choices RENAME TO count_changed_skips;
      DROP TRIGGER count_choices ON choices;
      DROP TRIGGER count_choices_by_month ON choices;
      CREATE TRIGGER count_choices AFTER INSERT OR UPDATE OR DELETE ON choices FOR EACH ROW EXECUTE FUNCTION count_choices();
      CREATE TRIGGER count_choices_by_month AFTER INSERT OR UPDATE OR DELETE ON choices
        FOR EACH ROW EXECUTE FUNCTION count_choices_by_month();
      CREATE TRIGGER count_new_skips AFTER INSERT ON choices FOR EACH ROW WHEN (NEW.choice_key = 'SKIP') EXECUTE FUNCTION count_skips();
    `)
  }
}

/**
 * Rows are locked in the order in which the counters of single changes lock them: meals by key, the one dated -infinity first, then
 * months, then skips. Triggers of a row fire by name, hence the new name of the one that counts changed skips.
 */
const countNewChoices = `
CREATE FUNCTION count_new_choices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO choice_totals AS t (catering_id, corporate_id, date, shift_id, department_id, choice_key, total)
  SELECT c.catering_id, c.corporate_id, part.date, c.shift_id, coalesce(c.department_id, '00000000-0000-0000-0000-000000000000'), part.key, count(*)
  FROM new_choices c CROSS JOIN LATERAL (VALUES (c.date, c.choice_key), ('-infinity', '')) part (date, key)
  WHERE c.choice_key <> 'SKIP'
  GROUP BY 1, 2, 3, 4, 5, 6
  ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (catering_id, corporate_id, date, shift_id, department_id, choice_key) DO UPDATE SET total = t.total + excluded.total;

  INSERT INTO choice_month_totals AS t (catering_id, corporate_id, month, shift_id, department_id, total)
  SELECT c.catering_id, c.corporate_id, date_trunc('month', c.date::timestamp)::date, c.shift_id,
    coalesce(c.department_id, '00000000-0000-0000-0000-000000000000'), count(*)
  FROM new_choices c
  WHERE c.choice_key <> 'SKIP'
  GROUP BY 1, 2, 3, 4, 5
  ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (catering_id, corporate_id, month, shift_id, department_id) DO UPDATE SET total = t.total + excluded.total;

  INSERT INTO skip_totals AS t (catering_id, corporate_id, date, shift_id, department_id, total)
  SELECT c.catering_id, c.corporate_id, c.date, c.shift_id, coalesce(c.department_id, '00000000-0000-0000-0000-000000000000'), count(*)
  FROM new_choices c
  WHERE c.choice_key = 'SKIP'
  GROUP BY 1, 2, 3, 4, 5
  ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (catering_id, corporate_id, date, shift_id, department_id) DO UPDATE SET total = t.total + excluded.total;
  RETURN NULL;
END $$;
CREATE TRIGGER count_new_choices AFTER INSERT ON choices REFERENCING NEW TABLE AS new_choices
  FOR EACH STATEMENT EXECUTE FUNCTION count_new_choices();
`
