import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * The log stores events and facts instead of sentences: names are looked up when it is read, and personal data is in a
 * separate table, where it can be erased.
 */
export class LogEvents1763942400004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE audit_logs ADD COLUMN event text, ADD COLUMN actor_kind text NOT NULL DEFAULT 'operator'
        CHECK (actor_kind IN ('member', 'admin', 'operator'));
      CREATE TABLE audit_log_personal (
        log_id uuid PRIMARY KEY REFERENCES audit_logs,
        company_id uuid NOT NULL REFERENCES companies,
        facts jsonb NOT NULL
      );
      ALTER TABLE audit_logs DISABLE TRIGGER refuse_change;
      ${carryOver}
      ALTER TABLE audit_logs ENABLE TRIGGER refuse_change;
      ALTER TABLE audit_logs DROP COLUMN description, ALTER COLUMN event SET NOT NULL,
        ADD CHECK ((actor_kind = 'operator') = (actor_id IS NULL));
      ALTER TABLE applications ADD CHECK (status <> 'pending' OR password_hash IS NOT NULL);
      ${renameKeys('contact_phone', 'contactPhone', 'owner_full_name', 'ownerFullName', 'owner_phone', 'ownerPhone', 'owner_email', 'ownerEmail')}
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE applications DROP CONSTRAINT applications_check3;
      ${renameKeys('contactPhone', 'contact_phone', 'ownerFullName', 'owner_full_name', 'ownerPhone', 'owner_phone', 'ownerEmail', 'owner_email')}
      ALTER TABLE audit_logs ADD COLUMN description text;
      ALTER TABLE audit_logs DISABLE TRIGGER refuse_change;
      UPDATE audit_logs SET description = event;
      ALTER TABLE audit_logs ENABLE TRIGGER refuse_change;
      ALTER TABLE audit_logs ALTER COLUMN description SET NOT NULL, DROP COLUMN event, DROP COLUMN actor_kind;
      DROP TABLE audit_log_personal;
    `)
  }
}

/** Renames fields of the requested companies in applications: `old, new, old, new, …`. */
const renameKeys = (...names: string[]): string =>
  names
    .flatMap((name, at) => (at % 2 === 0 ? [[name, names[at + 1]]] : []))
    .map(
      ([from, to]) =>
        `UPDATE applications SET new_company = new_company - '${from}' || jsonb_build_object('${to}', new_company -> '${from}')
         WHERE new_company ? '${from}';`,
    )
    .join('\n')

const carryOver = `
UPDATE audit_logs SET
  actor_kind = CASE WHEN actor_id IS NULL THEN 'operator' ELSE 'member' END,
  event = CASE type
    WHEN 'ROLE_ASSIGNED' THEN 'user.role_assigned'
    WHEN 'SHIFT_CREATED' THEN 'shift.created'
    WHEN 'SHIFT_UPDATED' THEN CASE WHEN meta ? 'changes' THEN 'shift.updated' ELSE 'shift.deleted' END
    WHEN 'APPLICATION_APPROVED' THEN 'application.approved'
    WHEN 'APPLICATION_REJECTED' THEN 'application.rejected'
    WHEN 'USER_CREATED' THEN
      CASE WHEN meta ? 'imported' THEN 'users.imported' WHEN meta ? 'role' THEN 'user.added' ELSE 'user.registered' END
    WHEN 'USER_UPDATED' THEN CASE
      WHEN meta #> '{changes,is_active,to}' = 'true' THEN 'user.activated'
      WHEN meta #> '{changes,is_active,to}' = 'false' THEN 'user.deactivated'
      WHEN meta ? 'changes' THEN 'user.updated'
      ELSE 'user.password_reset' END
    WHEN 'COMPANY_UPDATED' THEN CASE
      WHEN meta ? 'slug' THEN 'company.created'
      WHEN NOT meta ? 'department_id' THEN 'company.updated'
      WHEN meta #> '{changes,is_active,to}' = 'true' THEN 'department.activated'
      WHEN meta #> '{changes,is_active,to}' = 'false' THEN 'department.deactivated'
      WHEN meta ? 'changes' THEN 'department.updated'
      ELSE 'department.created' END
    END;

INSERT INTO audit_log_personal (log_id, company_id, facts)
SELECT l.id, l.company_id, jsonb_object_agg(c.key, c.value)
FROM audit_logs l CROSS JOIN LATERAL jsonb_each(l.meta -> 'changes') c
WHERE l.meta ? 'user_id' AND c.key IN ('full_name', 'email')
GROUP BY l.id, l.company_id;

UPDATE audit_logs SET meta = meta - 'full_name' - 'notes' || CASE WHEN NOT meta ? 'changes' THEN '{}' ELSE jsonb_build_object('changes', (
    SELECT jsonb_object_agg(key, CASE WHEN key IN ('full_name', 'email') THEN 'null' ELSE value END) FROM jsonb_each(meta -> 'changes'))) END
WHERE meta ? 'user_id' OR meta ? 'application_id';
`
