import { directionOf, minRatings, trendMonths } from '../../core/menus/rules.ts'
import { type CompanyId, type DishId, homeTimezone, type LocalDate, localDateAt } from '../../core/shared/index.ts'
import { planned, prepared } from '../../persistence/index.ts'
import type { DishRatings, Page, RatedDish, RatedDishes } from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'
import { containing } from '../kernel/search-text.ts'

/**
 * Ratings by dish and month: of each firm that has enough of them, and of all others together, as far as these are
 * enough. Every figure is a sum of such groups, so that none can be computed from the others (rule M22).
 */
const groups = (condition: string) => `
  SELECT t.dish_id, t.month,
    CASE WHEN t.ratings >= ${minRatings} AND t.corporate_id IN (
      SELECT p.corporate_id
      FROM partnerships p
      WHERE p.catering_id = $cateringId AND p.partnership_type = 'catering' AND p.is_active
    ) THEN t.corporate_id END AS firm_id,
    sum(t.stars) AS stars, sum(t.ratings) AS ratings
  FROM dish_month_ratings t
  WHERE t.catering_id = $cateringId AND t.month = ANY ($months::date[]) AND ${condition}
  GROUP BY 1, 2, 3
  HAVING sum(t.ratings) >= ${minRatings}`

const mean = (of: string) => `${of}.stars::numeric / ${of}.ratings`

/** The months of what has the columns of `groups`, where the condition holds; nulls where there are none. */
const monthsOf = (rated: string, condition: string) => `
  (
    SELECT jsonb_agg(
      jsonb_build_object('month', m.month, 'average', round(${mean('s')}, 1), 'ratings', s.ratings) ORDER BY m.month
    )
    FROM unnest($months::date[]) AS m (month)
    LEFT JOIN (
      SELECT r.month, sum(r.stars) AS stars, sum(r.ratings)::int AS ratings
      FROM ${rated} r
      WHERE ${condition}
      GROUP BY r.month
    ) s ON s.month = m.month
  )`

const sortKeys = { rating: mean('r'), ratings: 'r.ratings', name: 'r.key' } as const
const directions = { asc: 'ASC', desc: 'DESC' } as const

export type RatingSorting = keyof typeof sortKeys
type SortDirection = keyof typeof directions
type Told<Rated extends { direction: unknown }> = Omit<Rated, 'direction'>

const listBy = (key: RatingSorting, direction: SortDirection) =>
  planned<
    {
      cateringId: CompanyId
      months: readonly LocalDate[]
      typed: string
      firmId: CompanyId | null
      limit: number
      offset: number
    },
    { total: number; dishes: Told<RatedDish>[] }
  >(`
  WITH groups AS (${groups('true')}),
  monthly AS MATERIALIZED (
    SELECT g.dish_id, g.month, sum(g.stars) AS stars, sum(g.ratings) AS ratings
    FROM groups g
    WHERE $firmId::uuid IS NULL OR g.firm_id = $firmId
    GROUP BY g.dish_id, g.month
  ),
  rated AS MATERIALIZED (
    SELECT x.id, x.key, sum(m.stars) AS stars, sum(m.ratings)::int AS ratings
    FROM monthly m
    JOIN dishes x ON x.catering_id = $cateringId AND x.id = m.dish_id
    WHERE x.search_name LIKE $typed
    GROUP BY x.id
  ),
  page AS (
    SELECT r.*, row_number() OVER (ORDER BY ${sortKeys[key]} ${directions[direction]}, r.ratings DESC, r.key) AS place
    FROM rated r
    ORDER BY place
    LIMIT $limit OFFSET $offset
  )
  SELECT (SELECT count(*)::int FROM rated) AS total,
    coalesce((
      SELECT jsonb_agg(
        jsonb_build_object(
          'id', x.id, 'name', x.name, 'tags', x.tags, 'image_url', x.image_url,
          'average', round(${mean('page')}, 1), 'ratings', page.ratings,
          'months', ${monthsOf('monthly', 'r.dish_id = x.id')}
        )
        ORDER BY page.place
      )
      FROM page
      JOIN dishes x ON x.id = page.id
    ), '[]') AS dishes`)

const sortedBy = (key: RatingSorting) => ({ asc: listBy(key, 'asc'), desc: listBy(key, 'desc') })
const lists = { rating: sortedBy('rating'), ratings: sortedBy('ratings'), name: sortedBy('name') }

/** Those with the lowest ratings, and all others together, which is the row without a name. */
const maxFirms = 100
const detail = prepared<
  { cateringId: CompanyId; months: readonly LocalDate[]; dishId: DishId },
  { dish: Told<DishRatings> & { firms: Told<DishRatings['firms'][number]>[] } }
>(`
  WITH groups AS MATERIALIZED (${groups('t.dish_id = $dishId')}),
  firm AS (
    SELECT g.firm_id, sum(g.stars) AS stars, sum(g.ratings)::int AS ratings
    FROM groups g
    GROUP BY g.firm_id
  ),
  whole AS (
    SELECT sum(g.stars) AS stars, coalesce(sum(g.ratings), 0)::int AS ratings
    FROM groups g
  )
  SELECT jsonb_build_object(
    'id', x.id, 'name', x.name, 'tags', x.tags, 'image_url', x.image_url,
    'average', round(whole.stars::numeric / nullif(whole.ratings, 0), 1), 'ratings', whole.ratings,
    'months', ${monthsOf('groups', 'true')},
    'firm_total', (SELECT count(*)::int FROM firm),
    'firms', coalesce((
      SELECT jsonb_agg(
        jsonb_build_object(
          'firm', CASE WHEN c.id IS NOT NULL THEN jsonb_build_object('id', c.id, 'name', c.name) END,
          'average', round(${mean('f')}, 1), 'ratings', f.ratings,
          'months', ${monthsOf('groups', 'r.firm_id IS NOT DISTINCT FROM f.firm_id')}
        )
        ORDER BY f.firm_id IS NULL, ${mean('f')}, c.search_name, c.id
      )
      FROM (SELECT * FROM firm f ORDER BY f.firm_id IS NOT NULL, ${mean('f')}, f.firm_id LIMIT ${maxFirms}) f
      LEFT JOIN companies c ON c.id = f.firm_id
    ), '[]')
  ) AS dish
  FROM dishes x
  CROSS JOIN whole
  WHERE x.catering_id = $cateringId AND x.id = $dishId`)

const withDirection = <Rated extends { months: RatedDish['months'] }>(rated: Rated) => ({
  ...rated,
  direction: directionOf(rated.months),
})

export interface RatingsAsked extends Page {
  typed: string
  /** Only what the people of this firm thought. */
  firmId: CompanyId | undefined
  sort: RatingSorting
  order: SortDirection
}

/** What the people of all firms thought of the dishes of a catering in the last months (rule M22). */
export class DishRatingReads extends Reads {
  async list(cateringId: CompanyId, { typed, firmId, sort, order, ...page }: RatingsAsked): Promise<RatedDishes> {
    const values = { cateringId, months: this.#months(), typed: containing(typed), firmId: firmId ?? null, ...page }
    const row = await this.db.row(lists[sort][order], values)
    return { total: row?.total ?? 0, dishes: (row?.dishes ?? []).map(withDirection) }
  }

  async find(cateringId: CompanyId, dishId: DishId): Promise<DishRatings | null> {
    const row = await this.db.row(detail, { cateringId, months: this.#months(), dishId })
    return row && { ...withDirection(row.dish), firms: row.dish.firms.map(withDirection) }
  }

  /** The first days of the months, the oldest first. */
  #months(): LocalDate[] {
    const today = localDateAt(this.clock.now(), homeTimezone)
    const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
    return Array.from({ length: trendMonths }, (_, at) =>
      new Date(Date.UTC(year, month - trendMonths + at, 1)).toISOString().slice(0, 10),
    )
  }
}
