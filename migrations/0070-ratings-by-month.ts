import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What the people of each firm thought of a dish in a month, for the trend of a dish over all firms (0162). */
export class RatingsByMonth1770336000070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // No rating is given between filling the table and counting into it.
    await runner.query(`
      LOCK TABLE ratings IN SHARE ROW EXCLUSIVE MODE;

      CREATE TABLE dish_month_ratings (
        catering_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
        month date NOT NULL CHECK (extract(day FROM month) = 1),
        dish_id uuid NOT NULL,
        corporate_id uuid NOT NULL,
        stars int NOT NULL,
        ratings int NOT NULL CHECK (ratings > 0),
        PRIMARY KEY (catering_id, month, dish_id, corporate_id)
      );
      COMMENT ON COLUMN dish_month_ratings.month IS 'first day of the month in which the dish was eaten';

      INSERT INTO dish_month_ratings (catering_id, month, dish_id, corporate_id, stars, ratings)
      ${totalsOf('ratings')};

      CREATE OR REPLACE FUNCTION count_dish_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        ${ofDish}
        INSERT INTO dish_month_ratings AS t (catering_id, month, dish_id, corporate_id, stars, ratings)
        ${totalsOf('given')}
        ON CONFLICT (catering_id, month, dish_id, corporate_id)
          DO UPDATE SET stars = t.stars + excluded.stars, ratings = t.ratings + excluded.ratings;
        RETURN NULL;
      END $$;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION count_dish_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        ${ofDish}
        RETURN NULL;
      END $$;
      DROP TABLE dish_month_ratings;
    `)
  }
}

/** Rows are locked in key order, which rules out deadlocks. */
const totalsOf = (ratings: 'ratings' | 'given'): string => `
  SELECT c.catering_id, date_trunc('month', c.date::timestamp)::date, d.id, c.corporate_id, sum(r.stars), count(*)
  FROM ${ratings} r
  JOIN choices c ON c.user_id = r.user_id AND c.shift_id = r.shift_id AND c.date = r.date
  JOIN dishes d ON d.catering_id = c.catering_id AND d.key = dish_key(c.meal_name)
  GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`

const ofDish = `
  INSERT INTO dish_ratings AS t (dish_id, stars, ratings)
  SELECT d.id, sum(g.stars), count(*) FROM given g
  JOIN choices c ON c.user_id = g.user_id AND c.shift_id = g.shift_id AND c.date = g.date
  JOIN dishes d ON d.catering_id = c.catering_id AND d.key = dish_key(c.meal_name)
  GROUP BY 1 ORDER BY 1
  ON CONFLICT (dish_id) DO UPDATE SET stars = t.stars + excluded.stars, ratings = t.ratings + excluded.ratings;`
