import type { MigrationInterface, QueryRunner } from 'typeorm'
import { divide, owned, settled, unite } from './0116-choices-by-month.ts'

/** Notifications by the month of their id (0184), so that a month is dropped once it is too old. */
export class NotificationsByMonth1770422400117 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await divide(runner, 'notifications', 'id', [
      'ALTER TABLE email_news DROP CONSTRAINT email_news_user_id_notification_id_fkey',
      ofInboxes,
      ofMails,
      dropping,
    ])
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER email_news_follow ON notifications;
      DROP TRIGGER email_news_of_notifications ON email_news;
      DROP FUNCTION email_news_follow, refuse_news_of_nothing;
      DROP FUNCTION drop_months_of_notifications, read_notification, inbox_page, inbox_counts;
    `)
    await unite(runner, 'notifications')
    await runner.query(`
      ALTER TABLE email_news ADD CONSTRAINT email_news_user_id_notification_id_fkey
        FOREIGN KEY (user_id, notification_id) REFERENCES notifications (user_id, id) ON DELETE CASCADE;
      DO $$ BEGIN
        EXECUTE format('ALTER TABLE notifications ADD CONSTRAINT notifications_until CHECK (id < %L)',
          (SELECT least_id(date_trunc('month', greatest(now(), max(time_of_id(id))) AT TIME ZONE 'UTC') + interval '3 months') FROM notifications));
      END $$`)
  }
}

/** A page is in the order of an index, and counts need no more than indexes; each keeps its plan (0116). */
const ofInboxes = `
CREATE FUNCTION inbox_page(person uuid, kind text, max int, skip int) RETURNS SETOF notifications ROWS 20 LANGUAGE plpgsql STABLE ${settled} AS $$
BEGIN
  CASE kind
    WHEN 'unread' THEN
      RETURN QUERY SELECT * FROM notifications n WHERE n.user_id = person AND n.read_at IS NULL ORDER BY n.id DESC LIMIT max OFFSET skip;
    WHEN 'read' THEN
      RETURN QUERY SELECT * FROM notifications n WHERE n.user_id = person AND n.read_at IS NOT NULL ORDER BY n.id DESC LIMIT max OFFSET skip;
    WHEN 'all' THEN
      RETURN QUERY SELECT * FROM notifications n WHERE n.user_id = person ORDER BY n.id DESC LIMIT max OFFSET skip;
  END CASE;
END $$;

CREATE FUNCTION inbox_counts(person uuid, kind text, OUT total int, OUT unread int) LANGUAGE plpgsql STABLE ${settled} AS $$
BEGIN
  unread := (SELECT count(*) FROM notifications n WHERE n.user_id = person AND n.read_at IS NULL);
  total := unread;
  IF kind <> 'unread' THEN
    total := (SELECT count(*) FROM notifications n WHERE n.user_id = person) - CASE kind WHEN 'read' THEN unread ELSE 0 END;
  END IF;
END $$;

CREATE FUNCTION read_notification(company uuid, person uuid, news uuid, at timestamptz) RETURNS SETOF uuid ROWS 1 LANGUAGE plpgsql ${settled} AS $$
BEGIN
  RETURN QUERY UPDATE notifications n SET read_at = coalesce(n.read_at, at)
    WHERE n.company_id = company AND n.user_id = person AND n.id = news
    RETURNING n.id;
END $$;
`

/** Instead of a foreign key, as for ratings (0116). */
const ofMails = `
CREATE FUNCTION refuse_news_of_nothing() RETURNS trigger LANGUAGE plpgsql ${settled} AS $$
BEGIN
  PERFORM FROM notifications n WHERE n.user_id = NEW.user_id AND n.id = NEW.notification_id FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the news is of no notification' USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'email_news_of_notifications';
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION email_news_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM email_news w WHERE w.user_id = OLD.user_id AND w.notification_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER email_news_of_notifications AFTER INSERT ON email_news FOR EACH ROW EXECUTE FUNCTION refuse_news_of_nothing();
CREATE TRIGGER email_news_follow AFTER DELETE ON notifications FOR EACH ROW EXECUTE FUNCTION email_news_follow();
`

/** A day more than rows are kept, since news may be written a while after its id was made. */
const dropping = `
CREATE FUNCTION drop_months_of_notifications() RETURNS date LANGUAGE plpgsql ${owned} AS $$
DECLARE
  gone text[];
  before date;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('months', 0));
  SELECT array_agg(p.part), max(p.until) INTO gone, before FROM month_parts('notifications') p WHERE p.until < current_date - 180;
  IF before IS NULL OR NOT EXISTS (SELECT FROM notifications n WHERE n.id < least_id(before)) AND gone = '{notifications_earlier}' THEN RETURN NULL; END IF;
  DELETE FROM email_news w WHERE w.notification_id < least_id(before);
  EXECUTE 'DROP TABLE ' || array_to_string(gone, ', ');
  EXECUTE format('CREATE TABLE notifications_earlier PARTITION OF notifications FOR VALUES FROM (MINVALUE) TO (%L)', least_id(before));
  RETURN before;
EXCEPTION WHEN lock_not_available THEN
  RETURN NULL;
END $$;
COMMENT ON FUNCTION drop_months_of_notifications IS 'drops the months that are older than 180 days; returns up to which day';
REVOKE ALL ON FUNCTION drop_months_of_notifications FROM PUBLIC;
`
