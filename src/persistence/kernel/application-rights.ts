import type { QueryRunner } from 'typeorm'

/** Tables to which the product has limited access; it may read and write all others. */
const limited: Readonly<Record<string, string>> = {
  audit_logs: 'SELECT, INSERT',
  audit_log_personal: 'SELECT, INSERT, DELETE',
  destruction_records: 'SELECT, INSERT, DELETE',
  audit_chain: 'SELECT',
  audit_heads: 'SELECT',
  audit_kept_heads: 'SELECT, INSERT',
  partnership_terms: 'SELECT, INSERT',
  dish_declarations: 'SELECT, INSERT',
  kitchen_lists: 'SELECT, INSERT',
  stock_movements: 'SELECT, INSERT',
  order_lines: 'SELECT, INSERT, UPDATE (delivered_quantity, returned_quantity)',
  order_events: 'SELECT, INSERT',
  cost_days: 'SELECT, INSERT',
  cost_components: 'SELECT, INSERT',
  cost_firms: 'SELECT, INSERT',
  migrations: 'SELECT',
  'graphile_worker.migrations': 'SELECT',
}

/**
 * The queue's tables have row security without policies: only their owner sees anything. Creating
 * a policy locks its table, so each is created once.
 */
const openQueue = (role: string) => `DO $$ DECLARE queue record; BEGIN
  FOR queue IN
    SELECT oid::regclass AS name
    FROM pg_class c
    WHERE relnamespace = 'graphile_worker'::regnamespace AND relrowsecurity
      AND NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = c.oid AND '${role}'::regrole = ANY (polroles))
  LOOP
    EXECUTE format('CREATE POLICY ${role} ON %s TO ${role} USING (true)', queue.name);
  END LOOP;
END $$`

/**
 * Only on what the migrations have made: somebody else may have tables here, on which they cannot grant anything. Parts
 * are only reached through the whole, whose triggers count what happens to their rows.
 */
const openTables = (role: string) => `DO $$ BEGIN
  EXECUTE (
    SELECT format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO ${role}', string_agg(oid::regclass::text, ', '))
    FROM pg_class
    WHERE relnamespace IN ('public'::regnamespace, 'graphile_worker'::regnamespace) AND relkind IN ('r', 'p', 'v')
      AND NOT relispartition AND pg_has_role(relowner, 'USAGE')
  );
END $$`

/** Grants the product's role what it needs, and nothing that changes the schema or the log's past. */
export const grantApplicationRights = async (runner: QueryRunner, roleName: string): Promise<void> => {
  const [{ role }] = (await runner.query('SELECT quote_ident($1) AS role', [roleName])) as [{ role: string }]
  await runner.query(`
    REVOKE CREATE ON SCHEMA public FROM PUBLIC, ${role};
    GRANT USAGE ON SCHEMA public, graphile_worker TO ${role};
    ${openTables(role)};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA graphile_worker TO ${role};
    ${Object.entries(limited)
      .map(([table, rights]) => `REVOKE ALL ON ${table} FROM ${role}; GRANT ${rights} ON ${table} TO ${role};`)
      .join('\n')}
    GRANT EXECUTE ON FUNCTION
      add_month, analyze_months, drop_months_of_choices, drop_months_of_notifications TO ${role};
    ${openQueue(role)}`)
}
