import type { CompanyId } from '../../core/shared/index.ts'
import { closesAt, isServed, lasts, peopleOf, planned } from '../../persistence/index.ts'
import type { Firms, Page } from '../kernel/contract-shapes.ts'
import { containing } from '../kernel/search-text.ts'
import { Reads } from '../kernel/reads.ts'
import { menuStates, todayOf } from '../menus/menu-states.ts'
import { contract, contractJoins, todayAt } from './contracts.ts'

const now = '$now::timestamptz'
const tomorrow = `(${todayAt(now)} + 1)`

/** How far ahead menus are looked for. */
const toldDays = 28
const menuDaysFrom = `(${todayOf(now)} + 1)`

/** What is cooked tomorrow for the firm of the partnership `p`; null without a published menu for that day. */
const tomorrowOf = `
  (
    SELECT jsonb_build_object(
      'meals', (
        SELECT coalesce(sum(t.total), 0)::int
        FROM choice_totals t
        WHERE t.catering_id = $companyId AND t.corporate_id = p.corporate_id AND t.date = ${tomorrow}
      ),
      'undecided', (
        SELECT count(*)::int
        ${peopleOf('p.corporate_id', tomorrow, 'served.shifts')} AND c.user_id IS NULL
      ),
      'is_final', served.is_final
    )
    FROM (
      SELECT array_agg(s.id) AS shifts, bool_and(coalesce(d.closed_at, ${closesAt}) <= ${now}) AS is_final
      FROM shifts s
      JOIN menu_days d
        ON d.catering_id = $companyId
          AND d.corporate_id = p.corporate_id
          AND d.shift_id = s.id
          AND d.date = ${tomorrow}
          AND d.status = 'published'
      WHERE s.company_id = p.corporate_id AND ${isServed}
    ) served
    WHERE served.shifts IS NOT NULL
  )`

/** Until when all shifts have published menus, and the first day that lacks one. */
const menuOf = `
  (
    SELECT jsonb_build_object(
      'until', max(date) FILTER (WHERE state = 'published' AND (gap IS NULL OR date < gap)), 'missing_on', min(gap)
    )
    FROM (
      SELECT *, min(date) FILTER (WHERE state IN ('draft', 'missing')) OVER () AS gap
      FROM (
        ${menuStates({
          catering: '$companyId',
          firm: 'c.id',
          from: menuDaysFrom,
          to: `(${menuDaysFrom} + ${toldDays - 1})`,
          now,
        })}
      ) day
    ) day
  )`

const partners = `
  FROM partnerships p
  JOIN companies c ON c.id = p.corporate_id`
const isPartner = `p.catering_id = $companyId AND p.partnership_type = 'catering' AND ${lasts(now)}`

/** What decides the place of a firm. */
const sortKeys = {
  name: 'c.search_name COLLATE "C"',
  meals: `(${tomorrowOf} ->> 'meals')::int`,
  undecided: `(${tomorrowOf} ->> 'undecided')::int`,
  menu: `coalesce((${menuOf} ->> 'missing_on')::date, 'infinity')`,
  price: 'present.unit_price',
  end: 'last.end_date',
} as const
const directions = { asc: 'ASC', desc: 'DESC' } as const

export type FirmSorting = keyof typeof sortKeys
type Direction = keyof typeof directions

const withoutPrices = `'{"unit_price": null, "previous_price": null, "next_price": null}'::jsonb`

/** Figures are only worked out for the firms of the page, except for what decides their order. */
const firmsBy = (key: FirmSorting, direction: Direction) =>
  planned<
    { companyId: CompanyId; now: Date; typed: string; seesPrices: boolean; limit: number; offset: number },
    Firms
  >(`
  WITH page AS (
    SELECT p.id, row_number() OVER (
      ORDER BY ${sortKeys[key]} ${directions[direction]} NULLS LAST, c.search_name COLLATE "C", p.id
    ) AS place
    ${partners}
    ${key === 'price' || key === 'end' ? contractJoins(now) : ''}
    WHERE ${isPartner} AND c.search_name LIKE $typed
    ORDER BY place
    LIMIT $limit OFFSET $offset
  )
  SELECT (SELECT count(*)::int ${partners} WHERE ${isPartner}) AS partner_total,
    (SELECT count(*)::int ${partners} WHERE ${isPartner} AND c.search_name LIKE $typed) AS total,
    coalesce((
      SELECT jsonb_agg(
        jsonb_build_object(
          'partnership_id', p.id, 'id', c.id, 'name', c.name, 'city', coalesce(c.address ->> 'city', ''),
          'employee_count', (
            SELECT count(*)::int
            FROM users u
            WHERE u.company_id = c.id AND u.is_active
          ),
          'tomorrow', ${tomorrowOf}, 'menu', ${menuOf},
          'contract', ${contract(now)} || CASE WHEN $seesPrices THEN '{}' ELSE ${withoutPrices} END,
          'pending_termination', (
            SELECT jsonb_build_object(
              'id', t.id, 'effective_date', t.effective_date, 'is_own', t.requested_by = 'catering'
            )
            FROM termination_requests t
            WHERE t.partnership_id = p.id AND t.catering_id = $companyId AND t.status = 'pending'
          )
        )
        ORDER BY page.place
      )
      FROM page
      JOIN partnerships p ON p.id = page.id AND p.catering_id = $companyId
      JOIN companies c ON c.id = p.corporate_id
      ${contractJoins(now)}
    ), '[]') AS firms`)

const sortedBy = (key: FirmSorting) => ({ asc: firmsBy(key, 'asc'), desc: firmsBy(key, 'desc') })
const lists = {
  name: sortedBy('name'),
  meals: sortedBy('meals'),
  undecided: sortedBy('undecided'),
  menu: sortedBy('menu'),
  price: sortedBy('price'),
  end: sortedBy('end'),
}

export interface FirmsAsked extends Page {
  typed: string
  sort: FirmSorting
  order: Direction
  /** Their order would betray prices too. */
  seesPrices: boolean
}

export class FirmReads extends Reads {
  /** The firms of a catering with what it needs to know about each at a glance (rule P12). */
  async list(companyId: CompanyId, { typed, sort, order, ...asked }: FirmsAsked): Promise<Firms> {
    const statement = lists[sort === 'price' && !asked.seesPrices ? 'name' : sort][order]
    const values = { companyId, now: this.clock.now(), typed: containing(typed), ...asked }
    return (await this.db.row(statement, values)) ?? { firms: [], total: 0, partner_total: 0 }
  }
}
