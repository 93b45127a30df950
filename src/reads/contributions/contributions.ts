import type { MonthNumbersBook, MonthState } from '../../core/contributions/index.ts'
import { listDaysBack, skipKey } from '../../core/menus/index.ts'
import {
  type CompanyId,
  homeTimezone,
  type LocalDate,
  localDateAt,
  monthDays,
  type UserId,
} from '../../core/shared/index.ts'
import { isServed, planned, prepared } from '../../persistence/index.ts'
import type { ContributionTerm, MonthNumbers, OwnMonth, Page } from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'

/** Those shown of a firm's history. */
const maxTerms = 24
/** Beyond any firm; a workbook has all people of a month. */
const maxExported = 100_000

interface Month {
  companyId: CompanyId
  first: LocalDate
  last: LocalDate
  today: LocalDate
}

const terms = prepared<{ companyId: CompanyId; today: LocalDate }, ContributionTerm & { state: 'current' }>(`
  SELECT first_day, kind, amount::float AS amount,
    CASE
      WHEN first_day > $today THEN 'next'
      WHEN first_day = max(first_day) FILTER (WHERE first_day <= $today) OVER () THEN 'current'
      ELSE 'past'
    END AS state
  FROM contributions
  WHERE company_id = $companyId
  ORDER BY first_day DESC
  LIMIT ${maxTerms}`)

/** Contributions of the firm that are in force on days of the month, each with the day on which it ends. */
const termsInMonth = `
  SELECT t.*
  FROM (
    SELECT first_day, kind, amount, lead(first_day, 1, 'infinity') OVER (ORDER BY first_day) AS end_day
    FROM contributions
    WHERE company_id = $companyId AND first_day <= $last
  ) t
  WHERE t.end_day > $first`
const isInForce = (date: string) => `t.first_day <= ${date} AND ${date} < t.end_day`

/** The month is over, and every list that can be frozen is. */
const isFinal = `
  $today > $last::date AND NOT EXISTS (
    SELECT FROM menu_days d
    JOIN shifts s ON s.company_id = d.corporate_id AND s.id = d.shift_id
    WHERE d.corporate_id = $companyId AND d.date BETWEEN $first AND $last AND d.date >= $today::date - ${listDaysBack}
      AND d.status = 'published' AND d.closed_at IS NULL AND ${isServed}
  )`
/** Days of the month whose lists are frozen. */
const frozenDays = `
  FROM menu_days d
  WHERE d.corporate_id = $companyId AND d.date BETWEEN $first AND $last AND d.closed_at IS NOT NULL`

interface OwnRow extends Omit<OwnMonth, 'month' | 'closes_on'> {
  is_final: boolean
}
const ofPerson = prepared<Month & { userId: UserId }, OwnRow>(`
  WITH terms AS MATERIALIZED (${termsInMonth}),
  days AS MATERIALIZED (
    SELECT c.date, (count(*) FILTER (WHERE c.choice_key <> '${skipKey}'))::int AS meals
    FROM choices c
    JOIN menu_days d ON d.id = c.menu_day_id AND d.closed_at IS NOT NULL
    WHERE c.corporate_id = $companyId AND c.user_id = $userId AND c.date BETWEEN $first AND $last
    GROUP BY c.date
  ),
  lines AS MATERIALIZED (
    SELECT t.amount, sum(d.meals)::int AS meals, min(d.date) AS since
    FROM days d
    JOIN terms t ON t.kind = 'per_meal' AND ${isInForce('d.date')}
    WHERE d.meals > 0
    GROUP BY t.amount
  )
  SELECT (SELECT coalesce(sum(meals), 0)::int FROM days) AS meals,
    (SELECT count(*)::int FROM days WHERE meals = 0) AS skipped_days,
    (SELECT max(d.date) ${frozenDays}) AS until,
    ${isFinal} AS is_final,
    (
      SELECT coalesce(jsonb_agg(jsonb_build_object('date', date, 'meals', meals) ORDER BY date), '[]')
      FROM days
    ) AS days,
    CASE WHEN EXISTS (SELECT FROM terms WHERE kind = 'per_meal')
      THEN (SELECT coalesce(sum(meals), 0)::int FROM lines)
    END AS seen_meals,
    CASE
      WHEN EXISTS (SELECT FROM terms WHERE kind = 'monthly')
        THEN (SELECT amount::float FROM terms WHERE kind = 'monthly' LIMIT 1)
      WHEN EXISTS (SELECT FROM terms WHERE kind = 'per_meal')
        THEN (SELECT coalesce(sum(meals * amount), 0)::float FROM lines)
    END AS contribution,
    (
      SELECT coalesce(
        jsonb_agg(jsonb_build_object('meals', meals, 'amount', amount, 'price', meals * amount) ORDER BY since),
        '[]'
      )
      FROM lines
    ) AS lines,
    (
      SELECT coalesce(
        jsonb_agg(jsonb_build_object('first_day', first_day, 'kind', kind, 'amount', amount) ORDER BY first_day),
        '[]'
      )
      FROM terms
    ) AS terms,
    EXISTS (
      SELECT FROM month_objections o
      WHERE o.company_id = $companyId AND o.user_id = $userId AND o.month = $first
    ) AS has_objected`)

interface NumbersRow extends Omit<MonthNumbers, 'month' | 'people' | 'has_more'> {
  people: (MonthNumbers['people'][number] & { phone: string })[]
  firm: string
  is_closed: boolean
  is_per_meal: boolean
}
/** An open month has no people, whatever is asked. Sums are of running totals, which outlive the choices (0184). */
const ofFirm = planned<Month & { limit: number; offset: number }, NumbersRow>(`
  WITH terms AS MATERIALIZED (${termsInMonth}),
  state AS MATERIALIZED (
    SELECT ${isFinal} AS is_closed, EXISTS (SELECT FROM terms WHERE kind = 'per_meal') AS is_per_meal
  ),
  counted AS MATERIALIZED (
    SELECT c.user_id, count(*)::int AS meals, sum(t.amount) AS amount
    FROM (SELECT d.id, d.date ${frozenDays} AND (SELECT is_closed FROM state)) d
    JOIN terms t ON t.kind = 'per_meal' AND ${isInForce('d.date')}
    JOIN choices c ON c.menu_day_id = d.id AND c.corporate_id = $companyId AND c.choice_key <> '${skipKey}'
      AND c.date = d.date AND c.date BETWEEN $first AND $last
    GROUP BY c.user_id
  ),
  sums AS MATERIALIZED (
    SELECT coalesce(sum(m.total), 0)::int AS meals, coalesce(sum(m.total * t.amount), 0)::float AS amount
    FROM (SELECT d.catering_id, d.shift_id, d.date ${frozenDays} AND (SELECT is_closed FROM state)) d
    JOIN terms t ON t.kind = 'per_meal' AND ${isInForce('d.date')}
    JOIN choice_totals m ON m.catering_id = d.catering_id AND m.corporate_id = $companyId AND m.date = d.date
      AND m.shift_id = d.shift_id
  )
  SELECT s.is_closed, s.is_per_meal,
    (SELECT name FROM companies WHERE id = $companyId) AS firm,
    (SELECT count(*)::int FROM counted n JOIN users u ON u.company_id = $companyId AND u.id = n.user_id) AS total,
    (SELECT meals FROM sums) AS total_meals,
    (SELECT amount FROM sums) AS total_amount,
    coalesce((
      SELECT jsonb_agg(
        jsonb_build_object(
          'user_id', p.user_id, 'full_name', p.full_name, 'department_name', p.department_name, 'phone', p.phone,
          'meals', p.meals, 'amount', p.amount,
          'has_objected', EXISTS (
            SELECT FROM month_objections o
            WHERE o.company_id = $companyId AND o.user_id = p.user_id AND o.month = $first
          )
        )
        ORDER BY p.search_name COLLATE "C", p.user_id
      )
      FROM (
        SELECT n.user_id, n.meals, n.amount, u.full_name, u.phone, u.search_name, d.name AS department_name
        FROM counted n
        JOIN users u ON u.company_id = $companyId AND u.id = n.user_id
        LEFT JOIN departments d ON d.company_id = u.company_id AND d.id = u.department_id
        ORDER BY u.search_name COLLATE "C", n.user_id
        LIMIT $limit OFFSET $offset
      ) p
    ), '[]') AS people
  FROM state s`)

/** What people contribute to their meals (rule H4). */
export class ContributionReads extends Reads {
  #month(companyId: CompanyId, month: string): Month {
    return { companyId, ...monthDays(month), today: localDateAt(this.clock.now(), homeTimezone) }
  }

  terms(companyId: CompanyId) {
    return this.db.rows(terms, { companyId, today: localDateAt(this.clock.now(), homeTimezone) })
  }

  /** At most one row for each day of the month. */
  async ofPerson(companyId: CompanyId, userId: UserId, month: string): Promise<OwnRow> {
    return (await this.db.row(ofPerson, { ...this.#month(companyId, month), userId }))!
  }

  async ofFirm(companyId: CompanyId, month: string, page: Page): Promise<{ state: MonthState; numbers: MonthNumbers }> {
    const row = await this.#numbers(companyId, month, page)
    const { people, is_closed, is_per_meal, firm: _, ...sums } = row
    return {
      state: { month, isClosed: is_closed, isPerMeal: is_per_meal },
      numbers: {
        month,
        ...sums,
        people: people.map(({ phone: _phone, ...person }) => person),
        has_more: page.offset + people.length < sums.total,
      },
    }
  }

  async book(companyId: CompanyId, month: string): Promise<{ state: MonthState; book: MonthNumbersBook }> {
    const { people, firm, is_closed, is_per_meal } = await this.#numbers(companyId, month, {
      limit: maxExported,
      offset: 0,
    })
    const rows = people.map(({ full_name, department_name, phone, meals, amount }) => ({
      fullName: full_name,
      departmentName: department_name,
      phone,
      meals,
      amount,
    }))
    return { state: { month, isClosed: is_closed, isPerMeal: is_per_meal }, book: { firm, month, people: rows } }
  }

  async #numbers(companyId: CompanyId, month: string, { limit, offset }: Page): Promise<NumbersRow> {
    return (await this.db.row(ofFirm, { ...this.#month(companyId, month), limit, offset }))!
  }
}
