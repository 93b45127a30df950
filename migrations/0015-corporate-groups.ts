import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Groups of firms that get the same menu, and the stars each firm's people gave a catering. A member references the
 * partnership along with `is_active`, so a partnership cannot end while it is still a member of a group (rule M8).
 */
export class CorporateGroups1764892800015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(groups + ratings)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE corporate_group_members, corporate_groups, firm_rating_totals;
      ALTER TABLE partnerships DROP CONSTRAINT partnerships_activity;
      CREATE OR REPLACE FUNCTION count_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        ${ofCatering}
        RETURN NULL;
      END $$;`)
  }
}

const groups = `
CREATE TABLE corporate_groups (
  id uuid PRIMARY KEY,
  catering_id uuid NOT NULL,
  catering_type text NOT NULL GENERATED ALWAYS AS ('catering') STORED,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  search_name text NOT NULL GENERATED ALWAYS AS (' ' || fold(name)) STORED,
  description text NOT NULL CHECK (length(description) <= 500),
  created_at timestamptz NOT NULL,
  FOREIGN KEY (catering_id, catering_type) REFERENCES companies (id, type),
  UNIQUE (catering_id, id)
);
CREATE UNIQUE INDEX corporate_groups_by_name ON corporate_groups (catering_id, search_name COLLATE "C");

ALTER TABLE partnerships ADD CONSTRAINT partnerships_activity UNIQUE (id, catering_id, partner_id, is_active);
CREATE TABLE corporate_group_members (
  group_id uuid NOT NULL,
  catering_id uuid NOT NULL,
  corporate_id uuid NOT NULL,
  partnership_id uuid NOT NULL,
  is_active boolean NOT NULL GENERATED ALWAYS AS (true) STORED,
  joined_at timestamptz NOT NULL,
  CONSTRAINT corporate_group_members_once PRIMARY KEY (group_id, corporate_id),
  FOREIGN KEY (catering_id, group_id) REFERENCES corporate_groups (catering_id, id) ON DELETE CASCADE,
  FOREIGN KEY (partnership_id, catering_id, corporate_id, is_active)
    REFERENCES partnerships (id, catering_id, partner_id, is_active)
);
CREATE INDEX corporate_group_members_of_partnership ON corporate_group_members (partnership_id);
`

const ofCatering = `
  INSERT INTO rating_totals AS t (catering_id, stars, ratings)
  SELECT catering_id, sum(stars), count(*) FROM given GROUP BY 1 ORDER BY 1
  ON CONFLICT (catering_id) DO UPDATE SET stars = t.stars + excluded.stars, ratings = t.ratings + excluded.ratings;`

const ratings = `
CREATE TABLE firm_rating_totals (
  catering_id uuid NOT NULL,
  corporate_id uuid NOT NULL,
  stars bigint NOT NULL,
  ratings bigint NOT NULL CHECK (ratings > 0),
  PRIMARY KEY (catering_id, corporate_id)
);
INSERT INTO firm_rating_totals
SELECT r.catering_id, c.corporate_id, sum(r.stars), count(*) FROM ratings r JOIN choices c USING (user_id, shift_id, date) GROUP BY 1, 2;

CREATE OR REPLACE FUNCTION count_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  ${ofCatering}
  INSERT INTO firm_rating_totals AS t (catering_id, corporate_id, stars, ratings)
  SELECT r.catering_id, c.corporate_id, sum(r.stars), count(*) FROM given r JOIN choices c USING (user_id, shift_id, date)
  GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (catering_id, corporate_id) DO UPDATE SET stars = t.stars + excluded.stars, ratings = t.ratings + excluded.ratings;
  RETURN NULL;
END $$;
`
