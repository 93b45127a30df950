import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Limits for lists that are returned as a whole, where no statement limits them (0104). Existing rows are not checked:
 * they came in through requests with the same limits.
 */
export class Bounds1768521600056 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION refuse_too_many() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        is_too_many boolean;
      BEGIN
        EXECUTE format('SELECT FROM %I WHERE id IN (SELECT %I FROM added) ORDER BY id FOR NO KEY UPDATE', TG_ARGV[0], TG_ARGV[1]);
        EXECUTE format('SELECT EXISTS (SELECT FROM (SELECT DISTINCT %1$I AS id FROM added) owner
            WHERE (SELECT count(*) FROM %2$I WHERE %1$I = owner.id AND %3$s) > %4$s)', TG_ARGV[1], TG_TABLE_NAME, TG_ARGV[3], TG_ARGV[2])
          INTO is_too_many;
        IF is_too_many THEN
          RAISE EXCEPTION '% may have at most % rows each', TG_TABLE_NAME, TG_ARGV[2] USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
        END IF;
        RETURN NULL;
      END $$;
      COMMENT ON FUNCTION refuse_too_many IS 'arguments: table of the owners, column of the owner, most rows of one owner, which rows count';
      ${limits
        .map(
          ({ table, of, column, most, counted }) => `
      CREATE TRIGGER ${table}_at_most AFTER INSERT ON ${table} REFERENCING NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_too_many('${of}', '${column}', '${most}', '${counted}');`,
        )
        .join('')}
      ${checks.map(([table, check]) => `ALTER TABLE ${table} ADD CONSTRAINT ${table}_at_most CHECK (${check}) NOT VALID;`).join('\n')}
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${checks.map(([table]) => `ALTER TABLE ${table} DROP CONSTRAINT ${table}_at_most;`).join('\n')}
      ${limits.map(({ table }) => `DROP TRIGGER ${table}_at_most ON ${table};`).join('\n')}
      DROP FUNCTION refuse_too_many;
    `)
  }
}

const limits = [
  { table: 'shifts', of: 'companies', column: 'company_id', most: 200, counted: 'NOT is_deleted' },
  { table: 'departments', of: 'companies', column: 'company_id', most: 1000, counted: 'true' },
  { table: 'usual_shifts', of: 'users', column: 'user_id', most: 100, counted: 'true' },
  { table: 'standing_choices', of: 'users', column: 'user_id', most: 140, counted: 'true' },
  { table: 'corporate_group_members', of: 'corporate_groups', column: 'group_id', most: 100, counted: 'true' },
]

const checks = [
  ['order_lines', 'position < 100'],
  ['mail_messages', 'cardinality(labels) <= 1'],
  ['load_runs', 'jsonb_array_length(points) <= 120'],
  ['dishes', 'cardinality(allergens) <= 14'],
  ['kitchen_lists', 'jsonb_array_length(options) <= 4'],
] as const
