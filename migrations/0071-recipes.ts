import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Ingredients, the products they are bought as, and recipes by version (rules B1 and B2). */
export class Recipes1770422400071 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ingredients (
        id uuid PRIMARY KEY,
        catering_id uuid NOT NULL,
        catering_type text NOT NULL GENERATED ALWAYS AS ('catering') STORED,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
        key text NOT NULL GENERATED ALWAYS AS (dish_key(name)) STORED,
        base_unit text NOT NULL CHECK (base_unit IN ('g', 'ml', 'adet')),
        allergens text[] CHECK (allergens <@ '{gluten,crustaceans,eggs,fish,peanuts,soy,milk,nuts,celery,mustard,sesame,sulphites,lupin,molluscs}'),
        version int NOT NULL DEFAULT 1 CHECK (version > 0),
        CONSTRAINT ingredients_by_name UNIQUE (catering_id, key),
        CONSTRAINT ingredients_with_unit UNIQUE (catering_id, id, base_unit),
        FOREIGN KEY (catering_id, catering_type) REFERENCES companies (id, type) ON DELETE CASCADE
      );
      COMMENT ON COLUMN ingredients.allergens IS 'null: not stated';

      CREATE TABLE ingredient_links (
        catering_id uuid NOT NULL,
        ingredient_id uuid NOT NULL,
        product_id uuid NOT NULL REFERENCES products,
        base_unit text NOT NULL,
        content numeric(15, 3) NOT NULL CHECK (content > 0),
        is_preferred boolean NOT NULL,
        is_active boolean NOT NULL DEFAULT true,
        PRIMARY KEY (catering_id, ingredient_id, product_id),
        CONSTRAINT ingredient_links_of_ingredient FOREIGN KEY (catering_id, ingredient_id, base_unit)
          REFERENCES ingredients (catering_id, id, base_unit) ON DELETE CASCADE,
        CHECK (is_active OR NOT is_preferred)
      );
      CREATE UNIQUE INDEX ingredient_links_one_preferred ON ingredient_links (catering_id, ingredient_id)
        WHERE is_preferred;
      CREATE UNIQUE INDEX ingredient_links_one_ingredient ON ingredient_links (catering_id, product_id)
        WHERE is_active;
      CREATE INDEX ingredient_links_of_product ON ingredient_links (product_id);
      COMMENT ON COLUMN ingredient_links.content IS 'base units in one sales unit';

      CREATE TABLE recipes (
        catering_id uuid NOT NULL,
        catering_type text NOT NULL GENERATED ALWAYS AS ('catering') STORED,
        key text NOT NULL CHECK (length(key) BETWEEN 1 AND 200),
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
        revision int NOT NULL CHECK (revision > 0),
        changed_by uuid,
        changed_at timestamptz NOT NULL,
        PRIMARY KEY (catering_id, key),
        FOREIGN KEY (catering_id, catering_type) REFERENCES companies (id, type) ON DELETE CASCADE,
        FOREIGN KEY (catering_id, changed_by) REFERENCES users (company_id, id)
      );
      COMMENT ON COLUMN recipes.key IS 'of the component';
      COMMENT ON COLUMN recipes.changed_by IS 'null for an API key';

      CREATE TABLE recipe_versions (
        catering_id uuid NOT NULL,
        key text NOT NULL,
        starts_on date NOT NULL,
        portions int NOT NULL CHECK (portions BETWEEN 1 AND 10000),
        cooked_weight_g int CHECK (cooked_weight_g BETWEEN 1 AND 5000),
        method text NOT NULL CHECK (length(method) <= 4000),
        saved_by uuid,
        saved_at timestamptz NOT NULL,
        PRIMARY KEY (catering_id, key, starts_on),
        FOREIGN KEY (catering_id, key) REFERENCES recipes ON DELETE CASCADE,
        FOREIGN KEY (catering_id, saved_by) REFERENCES users (company_id, id)
      );
      COMMENT ON TABLE recipe_versions IS 'without lines: no recipe from that day on';

      CREATE TABLE recipe_lines (
        catering_id uuid NOT NULL,
        key text NOT NULL,
        starts_on date NOT NULL,
        place smallint NOT NULL CHECK (place BETWEEN 1 AND 60),
        ingredient_id uuid,
        base_unit text,
        part_key text,
        quantity numeric(15, 3) NOT NULL CHECK (quantity > 0),
        trim_percent smallint NOT NULL CHECK (trim_percent BETWEEN 0 AND 99),
        note text NOT NULL CHECK (length(note) <= 100),
        PRIMARY KEY (catering_id, key, starts_on, place),
        FOREIGN KEY (catering_id, key, starts_on) REFERENCES recipe_versions ON DELETE CASCADE,
        CONSTRAINT recipe_lines_of_ingredient FOREIGN KEY (catering_id, ingredient_id, base_unit)
          REFERENCES ingredients (catering_id, id, base_unit),
        CONSTRAINT recipe_lines_of_part FOREIGN KEY (catering_id, part_key) REFERENCES recipes (catering_id, key),
        CHECK ((ingredient_id IS NULL) = (base_unit IS NULL)),
        CHECK ((ingredient_id IS NULL) <> (part_key IS NULL)),
        CHECK (part_key <> key)
      );
      CREATE INDEX recipe_lines_by_ingredient ON recipe_lines (catering_id, ingredient_id);
      CREATE INDEX recipe_lines_by_part ON recipe_lines (catering_id, part_key);
      COMMENT ON COLUMN recipe_lines.quantity IS 'net, in base units of the ingredient or portions of the part';
      COMMENT ON COLUMN recipe_lines.trim_percent IS 'of the gross quantity';

      CREATE TABLE portion_factors (
        catering_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
        corporate_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
        key text NOT NULL CHECK (length(key) BETWEEN 1 AND 200),
        percent smallint NOT NULL CHECK (percent BETWEEN 50 AND 200 AND percent <> 100),
        PRIMARY KEY (catering_id, key, corporate_id)
      );
      CREATE INDEX portion_factors_of_firm ON portion_factors (corporate_id);
      COMMENT ON TABLE portion_factors IS 'how large a portion of a component a firm gets';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE portion_factors, recipe_lines, recipe_versions, recipes, ingredient_links, ingredients;
    `)
  }
}
