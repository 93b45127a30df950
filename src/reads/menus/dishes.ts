import { type CompanyId, type DishId, homeTimezone, type LocalDate, localDateAt } from '../../core/shared/index.ts'
import { planned, prepared } from '../../persistence/index.ts'
import type { DishDetail, Dishes, Page } from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'
import { containing } from '../kernel/search-text.ts'
import { instant } from '../kernel/sql-shapes.ts'

/** Declarations of the dish `x`. */
export const declaration = `
  'allergens', x.allergens, 'contains_pork', x.contains_pork, 'contains_alcohol', x.contains_alcohol, 'kcal', x.kcal,
  'portion_g', x.portion_g`
/** What screens show of it besides id and name. */
const facts = `'tags', x.tags, 'image_url', x.image_url, ${declaration}`

/**
 * The options of the menu day `d` as spelled on that day, with what is now known about their dishes (rule G2). OFFSET
 * has each dish looked up by its key: the planner expects a hundred options, and would read all dishes for each day.
 */
export const optionsWithDishes = `
  (
    SELECT jsonb_agg(
      o.option || jsonb_build_object('meal', (o.option -> 'meal') || jsonb_build_object('dish_id', x.id, ${facts}))
      ORDER BY o.place
    )
    FROM jsonb_array_elements(d.options) WITH ORDINALITY o (option, place)
    CROSS JOIN LATERAL (
      SELECT id, tags, image_url, allergens, contains_pork, contains_alcohol, kcal, portion_g
      FROM dishes
      WHERE catering_id = d.catering_id AND key = d.dish_keys[o.place]
      OFFSET 0
    ) x
  )`

/**
 * The common courses of the menu day `d`, likewise. Their keys come after those of the options.
 */
export const coursesWithDishes = `
  CASE WHEN d.common_courses <> '[]' THEN (
    SELECT jsonb_agg(c.course || jsonb_build_object('dish_id', x.id, ${facts}) ORDER BY c.place)
    FROM jsonb_array_elements(d.common_courses) WITH ORDINALITY c (course, place)
    CROSS JOIN LATERAL (
      SELECT id, tags, image_url, allergens, contains_pork, contains_alcohol, kcal, portion_g
      FROM dishes
      WHERE catering_id = d.catering_id AND key = d.dish_keys[jsonb_array_length(d.options) + c.place]
      OFFSET 0
    ) x
  ) ELSE '[]' END`

const shape = `
  jsonb_build_object(
    'id', x.id, 'name', x.name, ${facts}, 'components', x.components,
    'is_hidden', x.is_hidden, 'times_written', x.times_written,
    'last_served_on', (
      SELECT max(s.date)
      FROM dish_days s
      WHERE s.dish_id = x.id AND s.published > 0 AND s.date <= $today
    ),
    'rating', (
      SELECT round(r.stars::numeric / r.ratings, 1)
      FROM dish_ratings r
      WHERE r.dish_id = x.id
    ),
    'version', x.version
  )`

const list = planned<
  {
    cateringId: CompanyId
    today: string
    typed: string
    undeclared: boolean
    hidden: boolean
    limit: number
    offset: number
  },
  Pick<Dishes, 'total' | 'counts' | 'dishes'>
>(`
  WITH mine AS MATERIALIZED (
    SELECT id, key, search_name, times_written, is_hidden, allergens IS NULL AS is_undeclared
    FROM dishes
    WHERE catering_id = $cateringId AND (times_written > 0 OR is_hidden)
  ),
  found AS (
    SELECT *
    FROM mine
    WHERE is_hidden = $hidden AND (is_undeclared OR NOT $undeclared) AND search_name LIKE $typed
  )
  SELECT (SELECT count(*)::int FROM found) AS total,
    (
      SELECT jsonb_build_object(
        'all', count(*) FILTER (WHERE NOT is_hidden),
        'undeclared', count(*) FILTER (WHERE NOT is_hidden AND is_undeclared),
        'hidden', count(*) FILTER (WHERE is_hidden)
      )
      FROM mine
    ) AS counts,
    coalesce((
      SELECT jsonb_agg(${shape} ORDER BY page.times_written DESC, page.key)
      FROM (
        SELECT id, times_written, key
        FROM found
        ORDER BY times_written DESC, key
        LIMIT $limit OFFSET $offset
      ) page
      JOIN dishes x ON x.id = page.id
    ), '[]') AS dishes`)

const shownDays = 6
const detail = prepared<{ cateringId: CompanyId; today: string; dishId: DishId }, { dish: DishDetail }>(`
  SELECT ${shape}
  || jsonb_build_object(
    'served_on', ARRAY(
      SELECT date
      FROM dish_days s
      WHERE s.dish_id = x.id AND s.published > 0 AND s.date <= $today
      ORDER BY date DESC
      LIMIT ${shownDays}
    ),
    'coming_on', ARRAY(
      SELECT date
      FROM dish_days s
      WHERE s.dish_id = x.id AND s.written > 0 AND s.date > $today
      ORDER BY date
      LIMIT ${shownDays}
    ),
    'declared_at', (
      SELECT ${instant('h.declared_at')}
      FROM dish_declarations h
      WHERE h.dish_id = x.id
      ORDER BY h.declared_at DESC
      LIMIT 1
    )
  ) AS dish
  FROM dishes x
  WHERE x.catering_id = $cateringId AND x.id = $dishId`)

const undeclaredAmong = prepared<{ cateringId: CompanyId; names: readonly string[] }, { dishes: number }>(`
  SELECT count(DISTINCT x.id)::int AS dishes
  FROM unnest($names::text[]) AS n (name)
  JOIN dishes x ON x.catering_id = $cateringId AND x.key = dish_key(n.name)
  WHERE x.allergens IS NULL`)
const undeclaredOn = prepared<
  { cateringId: CompanyId; corporateIds: readonly CompanyId[]; start: string; end: string },
  { dishes: number }
>(`
  SELECT count(DISTINCT x.id)::int AS dishes
  FROM menu_days d
  CROSS JOIN LATERAL unnest(d.dish_keys) AS k (key)
  JOIN dishes x ON x.catering_id = d.catering_id AND x.key = k.key
  WHERE d.catering_id = $cateringId
    AND d.corporate_id = ANY ($corporateIds)
    AND d.date BETWEEN $start AND $end
    AND d.status = 'published'
    AND x.allergens IS NULL`)

export class DishReads extends Reads {
  async list(
    cateringId: CompanyId,
    { typed, undeclared, hidden }: { typed: string; undeclared: boolean; hidden: boolean },
    { limit, offset }: Page,
  ): Promise<Dishes> {
    const values = { cateringId, today: this.#today(), typed: containing(typed), undeclared, hidden, limit, offset }
    const [row] = await this.db.rows(list, values)
    return row as Dishes
  }

  async find(cateringId: CompanyId, dishId: DishId): Promise<DishDetail | null> {
    const row = await this.db.row(detail, { cateringId, today: this.#today(), dishId })
    return row?.dish ?? null
  }

  /** The dish has to exist. */
  async one(cateringId: CompanyId, dishId: DishId): Promise<DishDetail> {
    return (await this.find(cateringId, dishId)) as DishDetail
  }

  /** How many of these names are dishes without declared allergens. */
  async undeclaredAmong(cateringId: CompanyId, names: readonly string[]): Promise<number> {
    return (await this.db.row(undeclaredAmong, { cateringId, names }))?.dishes ?? 0
  }

  /** How many such dishes are published for these firms. */
  async undeclaredOn(
    cateringId: CompanyId,
    corporateIds: readonly CompanyId[],
    { start, end }: { start: LocalDate; end: LocalDate },
  ): Promise<number> {
    const row = await this.db.row(undeclaredOn, { cateringId, corporateIds, start, end })
    return row?.dishes ?? 0
  }

  #today(): string {
    return localDateAt(this.clock.now(), homeTimezone)
  }
}
