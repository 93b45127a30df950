import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What a kitchen cooks, frozen at the cut-off (rule M15). */
export class KitchenLists1766620800035 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE menu_days ADD COLUMN closed_at timestamptz;
      COMMENT ON COLUMN menu_days.closed_at IS 'the cut-off at which its list was frozen; nothing is chosen or withdrawn afterwards';
      CREATE INDEX menu_days_without_list ON menu_days (date) WHERE status = 'published' AND closed_at IS NULL;
      CREATE INDEX menu_days_of_firm_by_date ON menu_days (corporate_id, date);

      CREATE TABLE kitchen_lists (
        menu_day_id uuid PRIMARY KEY,
        catering_id uuid NOT NULL,
        corporate_id uuid NOT NULL,
        shift_id uuid NOT NULL,
        date date NOT NULL,
        closed_at timestamptz NOT NULL,
        made_at timestamptz NOT NULL CHECK (made_at >= closed_at),
        options jsonb NOT NULL,
        counts jsonb NOT NULL,
        meals int NOT NULL CHECK (meals >= 0),
        skipped int NOT NULL CHECK (skipped >= 0),
        undecided int NOT NULL CHECK (undecided >= 0),
        UNIQUE (catering_id, corporate_id, shift_id, date),
        FOREIGN KEY (menu_day_id, catering_id, corporate_id, shift_id, date)
          REFERENCES menu_days (id, catering_id, corporate_id, shift_id, date) ON DELETE CASCADE
      );
      COMMENT ON COLUMN kitchen_lists.counts IS 'people by department and option: [{department, key, count}]; nobody of a department who skips is told apart';

      CREATE FUNCTION refuse_thaw() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'a frozen list never changes' USING ERRCODE = 'restrict_violation';
      END $$;
      CREATE TRIGGER kitchen_lists_frozen BEFORE UPDATE ON kitchen_lists FOR EACH ROW EXECUTE FUNCTION refuse_thaw();
      CREATE TRIGGER menu_days_stay_closed BEFORE UPDATE OF closed_at ON menu_days FOR EACH ROW
        WHEN (OLD.closed_at IS NOT NULL AND NEW.closed_at IS DISTINCT FROM OLD.closed_at) EXECUTE FUNCTION refuse_thaw();

      CREATE FUNCTION refuse_deletion_of_list() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM menu_days WHERE id = OLD.menu_day_id) THEN
          RAISE EXCEPTION 'a frozen list goes only with its day' USING ERRCODE = 'restrict_violation';
        END IF;
        RETURN OLD;
      END $$;
      CREATE TRIGGER kitchen_lists_kept BEFORE DELETE ON kitchen_lists FOR EACH ROW EXECUTE FUNCTION refuse_deletion_of_list();

      CREATE FUNCTION refuse_late_choice() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM FROM menu_days WHERE id = NEW.menu_day_id AND closed_at IS NULL FOR KEY SHARE;
        IF NOT FOUND THEN
          RAISE EXCEPTION 'the list of the day is frozen' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'choices_in_time';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER choices_in_time BEFORE INSERT ON choices FOR EACH ROW EXECUTE FUNCTION refuse_late_choice();
      CREATE TRIGGER choices_changed_in_time BEFORE UPDATE OF choice_key, menu_day_id ON choices FOR EACH ROW
        WHEN (OLD.choice_key <> NEW.choice_key OR OLD.menu_day_id <> NEW.menu_day_id) EXECUTE FUNCTION refuse_late_choice();
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER choices_in_time ON choices;
      DROP TRIGGER choices_changed_in_time ON choices;
      DROP TABLE kitchen_lists;
      DROP TRIGGER menu_days_stay_closed ON menu_days;
      DROP FUNCTION refuse_thaw;
      DROP FUNCTION refuse_deletion_of_list;
      DROP FUNCTION refuse_late_choice;
      DROP INDEX menu_days_of_firm_by_date;
      ALTER TABLE menu_days DROP COLUMN closed_at;
    `)
  }
}
