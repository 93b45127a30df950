import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Two facts that have to outlive their source: the role that somebody had when they were deactivated (rule E4), and
 * what a company disclosed with an offer, or when its partnership ended (rule P11). Triggers record the latter, so that
 * no way of ending a partnership can forget it. Earlier values are rebuilt from the log.
 */
export class WhatOthersMayKnow1767484800044 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        ADD COLUMN role_on_leaving text CHECK (role_on_leaving IN ('individual', 'corporate1', 'corporate2', 'corporate3', 'corporate4', 'corporateOwner')),
        ADD CHECK (NOT is_active OR role_on_leaving IS NULL);
      UPDATE users u SET role_on_leaving = coalesce((
          SELECT a.meta ->> 'previous_role' FROM audit_logs a
          WHERE a.company_id = u.company_id AND a.event = 'user.role_assigned' AND a.meta ->> 'user_id' = u.id::text AND a.id >= (
            SELECT l.id FROM audit_logs l
            WHERE l.company_id = u.company_id AND l.meta ->> 'user_id' = u.id::text AND l.meta #>> '{changes,is_active,to}' = 'false'
            ORDER BY l.id DESC LIMIT 1)
          ORDER BY a.id LIMIT 1), u.role)
      WHERE NOT u.is_active;

      CREATE FUNCTION contact_of(company uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
        SELECT jsonb_build_object('phone', c.phone, 'address', c.address,
          'employee_count', (SELECT count(*) FROM users u WHERE u.company_id = c.id AND u.is_active))
        FROM companies c WHERE c.id = company
      $$;
      CREATE FUNCTION told_by(contact jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
        SELECT jsonb_build_object('employee_count', contact -> 'employee_count',
          'address', jsonb_build_object('district', coalesce(contact #> '{address,district}', '""'), 'city', coalesce(contact #> '{address,city}', '""')))
      $$;

      ALTER TABLE partnerships ADD COLUMN at_end jsonb;
      COMMENT ON COLUMN partnerships.at_end IS 'what each side goes on seeing of the other one; null while it lasts';
      ALTER TABLE offers ADD COLUMN told jsonb;
      COMMENT ON COLUMN offers.told IS 'what the firm told of itself by sending it';

      CREATE FUNCTION keep_partnership_end() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.at_end := CASE
          WHEN NEW.is_active THEN NULL
          WHEN TG_OP = 'UPDATE' AND NOT OLD.is_active THEN OLD.at_end
          ELSE jsonb_build_object('catering', contact_of(NEW.catering_id), 'partner', contact_of(coalesce(NEW.corporate_id, NEW.supplier_id)),
            'shift_titles', ${titles('NEW', 's.title', 's.is_active AND NOT s.is_deleted')})
          END;
        RETURN NEW;
      END $$;
      CREATE FUNCTION keep_what_offer_tells() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.told := told_by(contact_of(NEW.corporate_id));
        RETURN NEW;
      END $$;

      CREATE FUNCTION pg_temp.contact_at(company uuid, at timestamptz) RETURNS jsonb LANGUAGE sql STABLE AS $$
        SELECT jsonb_build_object('phone', ${before('c', 'company.updated', 'phone', 'to_jsonb(c.phone)')},
          'address', c.address || jsonb_build_object(${addressParts
            .map((part) => `'${part}', ${before('c', 'company.updated', part, `c.address -> '${part}'`)}`)
            .join(', ')}),
          'employee_count', (
            SELECT count(*) FROM users u WHERE u.company_id = c.id AND u.created_at <= at AND coalesce((
              SELECT (a.meta #>> '{changes,is_active,from}')::boolean FROM audit_logs a
              WHERE a.company_id = c.id AND a.created_at > at AND a.meta ->> 'user_id' = u.id::text AND a.meta #> '{changes,is_active}' IS NOT NULL
              ORDER BY a.id LIMIT 1), u.is_active)))
        FROM companies c WHERE c.id = company
      $$;
      UPDATE partnerships p SET at_end = jsonb_build_object(
          'catering', pg_temp.contact_at(p.catering_id, p.ended_at), 'partner', pg_temp.contact_at(p.partner_id, p.ended_at),
          'shift_titles', ${titles(
            'p',
            `coalesce((
              SELECT a.meta #>> '{changes,title,from}' FROM audit_logs a
              WHERE a.company_id = p.corporate_id AND a.event = 'shift.updated' AND a.created_at > p.ended_at
                AND a.meta ->> 'shift_id' = s.id::text AND a.meta #> '{changes,title}' IS NOT NULL
              ORDER BY a.id LIMIT 1), s.title)`,
            "d.date <= (p.ended_at AT TIME ZONE 'Europe/Istanbul')::date",
          )})
      WHERE NOT p.is_active;
      UPDATE offers o SET told = told_by(pg_temp.contact_at(o.corporate_id, o.created_at));
      DROP FUNCTION pg_temp.contact_at;

      ALTER TABLE partnerships ADD CHECK (is_active = (at_end IS NULL));
      ALTER TABLE offers ALTER COLUMN told SET NOT NULL;
      CREATE TRIGGER partnerships_keep_end BEFORE INSERT OR UPDATE ON partnerships FOR EACH ROW EXECUTE FUNCTION keep_partnership_end();
      CREATE TRIGGER offers_keep_told BEFORE INSERT ON offers FOR EACH ROW EXECUTE FUNCTION keep_what_offer_tells();
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER offers_keep_told ON offers;
      DROP TRIGGER partnerships_keep_end ON partnerships;
      DROP FUNCTION keep_what_offer_tells;
      DROP FUNCTION keep_partnership_end;
      ALTER TABLE offers DROP COLUMN told;
      ALTER TABLE partnerships DROP COLUMN at_end;
      DROP FUNCTION told_by;
      DROP FUNCTION contact_of;
      ALTER TABLE users DROP COLUMN role_on_leaving;
    `)
  }
}

const addressParts = ['street', 'district', 'city', 'postal_code']

/** The firm's shifts for which the catering had published menus in the two weeks before the end. */
const titles = (partnership: string, title: string, isMeant: string) => `(
  SELECT coalesce(jsonb_agg(${title} ORDER BY s.start_time, s.id), '[]') FROM shifts s
  WHERE s.company_id = ${partnership}.corporate_id AND EXISTS (
    SELECT FROM menu_days d WHERE d.catering_id = ${partnership}.catering_id AND d.corporate_id = s.company_id AND d.shift_id = s.id
      AND d.status = 'published' AND d.date >= (${partnership}.ended_at AT TIME ZONE 'Europe/Istanbul')::date - 14 AND ${isMeant}))`

/**
 * The value of a field before its first change after the instant `at`, or its current value if it has not changed
 * since.
 */
const before = (row: string, event: string, field: string, present: string) => `(
  SELECT coalesce((
    SELECT a.meta #> '{changes,${field},from}' FROM audit_logs a
    WHERE a.company_id = ${row}.id AND a.event = '${event}' AND a.created_at > at AND a.meta #> '{changes,${field}}' IS NOT NULL
    ORDER BY a.id LIMIT 1), ${present}))`
