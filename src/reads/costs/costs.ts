import { addDays, type CompanyId, homeTimezone, type LocalDate, localDateAt } from '../../core/shared/index.ts'
import { prepared } from '../../persistence/index.ts'
import type { FirmCosts, MonthCosts } from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'
import { firmsOfCatering } from '../kitchen/common-days.ts'

/** How much of a month is read: a screen has bounds, a workbook has all of it. */
interface Extent {
  firms: number | 'ALL'
  components: number | 'ALL'
  names: number
  /** Of costs; with four, as they are kept, rows add up to their total. */
  decimals: 2 | 4
}
const shown: Extent = { firms: 300, components: 2000, names: 100, decimals: 2 }
const whole: Extent = { firms: 'ALL', components: 'ALL', names: 100_000, decimals: 4 }

interface OfMonth {
  cateringId: CompanyId
  /** The first of the month, and of the next one. */
  first: LocalDate
  next: LocalDate
}

/** The unit price on the day of the costs `f` (rule P7). */
const priceThen = `
  LEFT JOIN LATERAL (
    SELECT t.unit_price
    FROM partnerships p
    JOIN partnership_terms t ON t.partnership_id = p.id
    WHERE p.catering_id = f.catering_id AND p.partner_id = f.corporate_id AND t.start_date <= f.date
    ORDER BY t.start_date DESC
    LIMIT 1
  ) price ON true`

/** So many names in an array of the rows of `table`, each once, by another column of them. */
const namesBy = (of: string, column: string, table: string, names: number): string => `
  (
    SELECT x.${of}, (array_agg(DISTINCT one ORDER BY one))[:${names}] AS names
    FROM ${table} x
    CROSS JOIN unnest(x.${column}) one
    GROUP BY 1
  )`

const ofMonth = 'catering_id = $cateringId AND date >= $first AND date < $next'

const monthWithin = ({ firms, components, names, decimals }: Extent) =>
  prepared<OfMonth & { today: LocalDate }, Row>(`
  WITH firm_day AS MATERIALIZED (SELECT * FROM cost_firms WHERE ${ofMonth}),
  component_day AS MATERIALIZED (SELECT * FROM cost_components WHERE ${ofMonth}),
  firm AS MATERIALIZED (
    SELECT f.corporate_id, sum(f.portions)::int AS portions, sum(f.cost) AS cost,
      bool_and(f.unpriced = '{}' AND f.without_recipe = '{}') AS is_complete,
      coalesce(sum(f.portions * price.unit_price), 0) AS billed,
      coalesce(sum(f.portions) FILTER (WHERE price.unit_price IS NULL), 0)::int AS unbilled_portions
    FROM firm_day f
    ${priceThen}
    GROUP BY 1
  ),
  component AS MATERIALIZED (
    SELECT c.key, (array_agg(c.name ORDER BY c.date DESC))[1] AS name, sum(c.portions) AS portions,
      sum(c.cost) AS cost, bool_and(c.unpriced = '{}' AND c.without_recipe = '{}') AS is_complete
    FROM component_day c
    GROUP BY 1
  )
  SELECT
    (
      SELECT count(*)::int
      FROM cost_days
      WHERE ${ofMonth}
    ) AS days,
    ARRAY(
      SELECT n::date::text
      FROM generate_series($first::date, least($next::date, $today::date) - 1, '1 day') n
      WHERE NOT EXISTS (SELECT FROM cost_days k WHERE k.catering_id = $cateringId AND k.date = n::date)
        AND EXISTS (
          SELECT
          FROM (${firmsOfCatering}) f
          JOIN menu_days d ON d.catering_id = $cateringId AND d.corporate_id = f.corporate_id AND d.date = n::date
          WHERE d.status = 'published' OR d.closed_at IS NOT NULL
        )
      ORDER BY n
    ) AS missing_days,
    (SELECT count(*)::int FROM firm) AS firm_count,
    (SELECT count(*)::int FROM component) AS component_count,
    json_build_object(
      'portions', (SELECT coalesce(sum(portions), 0)::int FROM firm),
      'cost', (SELECT round(coalesce(sum(cost), 0), 2)::float8 FROM firm),
      'is_complete', (SELECT coalesce(bool_and(is_complete), true) FROM firm),
      'billed', (SELECT round(coalesce(sum(billed), 0), 2)::float8 FROM firm),
      'unbilled_portions', (SELECT coalesce(sum(unbilled_portions), 0)::int FROM firm)) AS total,
    coalesce((SELECT names FROM ${namesBy('catering_id', 'unpriced', 'component_day', names)} n), '{}') AS unpriced,
    coalesce(
      (SELECT names FROM ${namesBy('catering_id', 'without_recipe', 'component_day', names)} n),
      '{}') AS without_recipe,
    (
      SELECT coalesce(json_agg(one), '[]')
      FROM (
        SELECT f.corporate_id, c.name AS corporate_name, f.portions, round(f.cost, ${decimals})::float8 AS cost,
          f.is_complete, coalesce(u.names, '{}') AS unpriced, coalesce(w.names, '{}') AS without_recipe,
          round(f.billed, 2)::float8 AS billed, f.unbilled_portions
        FROM firm f
        JOIN companies c ON c.id = f.corporate_id
        LEFT JOIN ${namesBy('corporate_id', 'unpriced', 'firm_day', names)} u ON u.corporate_id = f.corporate_id
        LEFT JOIN ${namesBy('corporate_id', 'without_recipe', 'firm_day', names)} w ON w.corporate_id = f.corporate_id
        ORDER BY c.search_name COLLATE "C", c.id
        LIMIT ${firms}
      ) one
    ) AS firms,
    (
      SELECT coalesce(json_agg(one), '[]')
      FROM (
        SELECT c.key, c.name, c.portions::float8 AS portions, round(c.cost, ${decimals})::float8 AS cost, c.is_complete,
          coalesce(u.names, '{}') AS unpriced, coalesce(w.names, '{}') AS without_recipe
        FROM component c
        LEFT JOIN ${namesBy('key', 'unpriced', 'component_day', names)} u ON u.key = c.key
        LEFT JOIN ${namesBy('key', 'without_recipe', 'component_day', names)} w ON w.key = c.key
        ORDER BY c.cost DESC, c.portions DESC, c.key COLLATE "C"
        LIMIT ${components}
      ) one
    ) AS components`)
const month = monthWithin(shown)
const wholeMonth = monthWithin(whole)

interface Row {
  days: number
  missing_days: LocalDate[]
  firm_count: number
  component_count: number
  total: Pick<MonthCosts, 'portions' | 'cost' | 'is_complete' | 'billed' | 'unbilled_portions'>
  unpriced: string[]
  without_recipe: string[]
  firms: MonthCosts['firms']
  components: MonthCosts['components']
}

const days = prepared<OfMonth & { corporateId: CompanyId }, FirmCosts['days'][number]>(`
  SELECT f.date::text AS date, f.portions, round(f.cost, 2)::float8 AS cost,
    f.unpriced = '{}' AND f.without_recipe = '{}' AS is_complete,
    f.unpriced[:${shown.names}] AS unpriced, f.without_recipe[:${shown.names}] AS without_recipe,
    price.unit_price::float8 AS unit_price, round(f.portions * price.unit_price, 2)::float8 AS billed
  FROM cost_firms f
  ${priceThen}
  WHERE f.catering_id = $cateringId AND f.corporate_id = $corporateId AND f.date >= $first AND f.date < $next
  ORDER BY f.date`)

/** A day of a kitchen, over all its firms. */
type CostDay = Omit<MonthCosts['firms'][number], 'corporate_id' | 'corporate_name'> & { date: LocalDate }

const kitchenDays = prepared<OfMonth, CostDay>(`
  WITH component_day AS MATERIALIZED (SELECT * FROM cost_components WHERE ${ofMonth})
  SELECT k.date::text AS date, coalesce(f.portions, 0) AS portions, coalesce(f.cost, 0)::float8 AS cost,
    coalesce(u.names, w.names) IS NULL AS is_complete,
    coalesce(u.names, '{}') AS unpriced, coalesce(w.names, '{}') AS without_recipe,
    coalesce(f.billed, 0)::float8 AS billed, coalesce(f.unbilled_portions, 0) AS unbilled_portions
  FROM cost_days k
  LEFT JOIN (
    SELECT f.date, sum(f.portions)::int AS portions, sum(f.cost) AS cost, sum(f.portions * price.unit_price) AS billed,
      (sum(f.portions) FILTER (WHERE price.unit_price IS NULL))::int AS unbilled_portions
    FROM cost_firms f
    ${priceThen}
    WHERE f.catering_id = $cateringId AND f.date >= $first AND f.date < $next
    GROUP BY 1
  ) f ON f.date = k.date
  LEFT JOIN ${namesBy('date', 'unpriced', 'component_day', whole.names)} u ON u.date = k.date
  LEFT JOIN ${namesBy('date', 'without_recipe', 'component_day', whole.names)} w ON w.date = k.date
  WHERE k.catering_id = $cateringId AND k.date >= $first AND k.date < $next
  ORDER BY k.date`)

const kitchenName = prepared<{ cateringId: CompanyId }, { name: string }>(`
  SELECT name
  FROM companies
  WHERE id = $cateringId`)

/** A month with nothing left out, and its days. */
export interface WholeMonth {
  kitchen: string
  costs: MonthCosts
  days: CostDay[]
}

/** The first day of a month, such as `2026-11`, and of the next one. */
const boundsOf = (name: string): { first: LocalDate; next: LocalDate } => {
  const first = `${name}-01`
  return { first, next: `${addDays(first, 31).slice(0, 7)}-01` }
}

/** What kitchens spent on ingredients, beside what is billed (rule B4). */
export class CostReads extends Reads {
  /** The month of yesterday, which is the last day whose costs can be kept. */
  #monthOr(name: string | undefined): string {
    return name ?? addDays(localDateAt(this.clock.now(), homeTimezone), -1).slice(0, 7)
  }

  async #costs(statement: typeof month, cateringId: CompanyId, name: string): Promise<MonthCosts> {
    const today = localDateAt(this.clock.now(), homeTimezone)
    const row = (await this.db.row(statement, { cateringId, ...boundsOf(name), today })) as Row
    const { total, firm_count, component_count, ...lists } = row
    return {
      month: name,
      ...total,
      ...lists,
      has_more: firm_count > lists.firms.length || component_count > lists.components.length,
    }
  }

  month(cateringId: CompanyId, asked: string | undefined): Promise<MonthCosts> {
    return this.#costs(month, cateringId, this.#monthOr(asked))
  }

  async book(cateringId: CompanyId, asked: string | undefined): Promise<WholeMonth> {
    const name = this.#monthOr(asked)
    const [costs, days, kitchen] = await Promise.all([
      this.#costs(wholeMonth, cateringId, name),
      this.db.rows(kitchenDays, { cateringId, ...boundsOf(name) }),
      this.db.row(kitchenName, { cateringId }),
    ])
    return { kitchen: kitchen?.name ?? '', costs, days }
  }

  async firm(cateringId: CompanyId, corporateId: CompanyId, asked: string | undefined): Promise<FirmCosts> {
    const name = this.#monthOr(asked)
    return { month: name, days: await this.db.rows(days, { cateringId, corporateId, ...boundsOf(name) }) }
  }
}
