import type { Amounts, DayFigures, Figures, Period, Side, StatementBook } from '../../core/settlement/index.ts'
import { maxCorrections, otherSide, overdueDays } from '../../core/settlement/rules.ts'
import {
  addDays,
  type CompanyId,
  dayInMilliseconds,
  homeTimezone,
  type LocalDate,
  localDateAt,
  monthDays,
  type StatementId,
} from '../../core/shared/index.ts'
import { prepared, uncounted } from '../../persistence/index.ts'
import { receivedText } from '../../texts/settlement/labels.ts'
import type { Page, Statement, StatementDay, Statements, StatementTotals } from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'
import { containing } from '../kernel/search-text.ts'
import { instant } from '../kernel/sql-shapes.ts'
import { awaitingStatements, awaits } from './awaiting.ts'
import { statementBookOf } from './statement-book.ts'
import { dayRows } from './statement-days.ts'

const today = '$today::date'

const state = `
  CASE
    WHEN s.agreed_at IS NOT NULL THEN 'agreed'
    WHEN s.last_day >= $today::date THEN 'preview'
    WHEN coalesce(s.catering_approved_at, s.corporate_approved_at) IS NOT NULL THEN 'waiting'
    ELSE 'draft'
  END`
const isOverdue = `
  s.agreed_at IS NULL AND coalesce(coalesce(s.catering_approved_at, s.corporate_approved_at) <= $overdue, false)`
/** A firm has no more at a time; of those that were deleted in the period, the last ones may be left out. */
const maxShifts = 200

interface Asked {
  companyId: CompanyId
  today: LocalDate
  overdue: Date
}
/** What waits first, then the latest. */
const inOrder = 'awaits_you DESC, last_day DESC, search_name COLLATE "C", id'
const endsThen = 's.last_day BETWEEN $first AND $last'
const listOf = (side: Side, isListed: string) =>
  prepared<Asked & { typed: string } & Page & Period, Statements>(`
  WITH found AS MATERIALIZED (
    SELECT s.id, s.${otherSide[side]}_id AS partner_id, c.name, c.search_name, s.first_day, s.last_day, s.portions,
      s.total_price, s.is_complete, ${state} AS state, s.open_of_catering + s.open_of_corporate AS open_corrections,
      s.${side}_approved_at IS NOT NULL AS is_approved_by_us,
      s.${otherSide[side]}_approved_at IS NOT NULL AS is_approved_by_partner,
      ${awaits(side, today)} AS awaits_you, ${isOverdue} AS is_overdue
    FROM statements s
    JOIN companies c ON c.id = s.${otherSide[side]}_id
    WHERE s.${side}_id = $companyId AND ${isListed} AND c.search_name LIKE $typed
  )
  SELECT (SELECT count(*)::int FROM found) AS total,
    ${awaitingStatements(side, today)} AS awaiting,
    coalesce((
      SELECT jsonb_agg(
        to_jsonb(page) - 'partner_id' - 'name' - 'search_name'
          || jsonb_build_object('partner', jsonb_build_object('id', page.partner_id, 'name', page.name))
        ORDER BY ${inOrder}
      )
      FROM (
        SELECT *
        FROM found
        ORDER BY ${inOrder}
        LIMIT $limit OFFSET $offset
      ) page
    ), '[]') AS statements`)
const ofMonth = { catering: listOf('catering', endsThen), corporate: listOf('corporate', endsThen) }
/** Without a month: those of the last year, and whatever is not agreed. */
const isRecent = `(${endsThen} OR s.agreed_at IS NULL)`
const recent = { catering: listOf('catering', isRecent), corporate: listOf('corporate', isRecent) }
const daysOfYear = 365

/** The name of a person whom the company may know: its own, and everybody's who agreed. */
const approverOf = (side: Side, isShown: string) => `
  (SELECT u.full_name FROM users u WHERE u.company_id = s.${side}_id AND u.id = s.${side}_approved_by AND ${isShown})`
const approval = (side: Side, isShown: string) => `
  jsonb_build_object('at', ${instant(`s.${side}_approved_at`)}, 'by_name', ${approverOf(side, isShown)})`
const personOf = (company: string, person: string) => `
  (SELECT u.full_name FROM users u WHERE u.company_id = ${company} AND u.id = ${person})`

/** Departments of a firm are no concern of the catering's. */
const correctedDepartment: Record<Side, string> = {
  catering: `'department_id', NULL, 'department_name', NULL`,
  corporate: `'department_id', c.department_id, 'department_name', (
              SELECT d.name
              FROM departments d
              WHERE d.company_id = $companyId AND d.id = c.department_id
            )`,
}
const departmentNames: Record<Side, string> = {
  catering: `'{}'::jsonb`,
  corporate: `(
      SELECT coalesce(jsonb_object_agg(d.id, d.name), '{}')
      FROM departments d
      WHERE d.company_id = $companyId
        AND d.id::text IN (SELECT e ->> 'departmentId' FROM jsonb_array_elements(s.figures -> 'departments') e)
    )`,
}

/**
 * Whether people of the shift `h` could eat in the period of the statement, with or without a list. A catering hears
 * nothing of shifts that a firm has after their partnership.
 */
const couldEat = `(h.created_at AT TIME ZONE '${homeTimezone}')::date <= s.last_day AND (
            NOT h.is_deleted
            OR EXISTS (
              SELECT FROM menu_days d
              WHERE d.catering_id = s.catering_id AND d.corporate_id = s.corporate_id AND d.shift_id = h.id
                AND d.date BETWEEN s.first_day AND s.last_day
            )
          )`

interface Row {
  id: StatementId
  version: number
  partner: Statement['partner']
  own: Statement['own']
  first_day: LocalDate
  last_day: LocalDate
  state: Statement['state']
  figures: Figures
  shifts: { id: string; title: string; isListed: boolean }[]
  closed_days: Record<LocalDate, string>
  minimum: Statement['minimum']
  corrections: (Statement['corrections'][number] & { received: number | null })[]
  department_names: Record<string, string>
  own_approval: Statement['own_approval']
  partner_approval: Statement['partner_approval']
  agreed_at: string | null
  is_approved: boolean
  is_overdue: boolean
  unfrozen_dates: LocalDate[]
}
const detailOf = (side: Side) =>
  prepared<Asked & { statementId: StatementId }, Row>(`
  SELECT s.id, s.version, jsonb_build_object('id', other.id, 'name', other.name) AS partner,
    jsonb_build_object('id', me.id, 'name', me.name) AS own, s.first_day, s.last_day, ${state} AS state, s.figures,
    (
      SELECT coalesce(
        jsonb_agg(
          jsonb_build_object('id', h.id, 'title', h.title, 'isListed', h.is_listed)
          ORDER BY h.start_time, h.title, h.id
        ),
        '[]'
      )
      FROM (
        SELECT h.*, listed.is_listed
        FROM shifts h
        CROSS JOIN LATERAL (
          SELECT EXISTS (
            SELECT FROM jsonb_array_elements(s.figures -> 'days') d WHERE d -> 'meals' ? h.id::text
          ) AS is_listed
        ) listed
        WHERE h.company_id = s.corporate_id AND (listed.is_listed OR ${couldEat})
      ) h
    ) AS shifts,
    (
      SELECT coalesce(jsonb_object_agg(x.date, x.name ORDER BY x.company_id = s.corporate_id), '{}')
      FROM closed_days x
      WHERE x.company_id IN (s.catering_id, s.corporate_id) AND x.date BETWEEN s.first_day AND s.last_day
    ) AS closed_days,
    (
      SELECT CASE WHEN o.minimum_portions IS NOT NULL
        THEN jsonb_build_object('portions', o.minimum_portions, 'weekdays', o.minimum_days) END
      FROM partnerships p
      JOIN partnership_terms t ON t.partnership_id = p.id
      JOIN offers o ON o.id = t.offer_id
      WHERE p.catering_id = s.catering_id AND p.corporate_id = s.corporate_id AND t.start_date <= s.last_day
      ORDER BY t.start_date DESC, t.created_at DESC
      LIMIT 1
    ) AS minimum,
    (
      SELECT coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', c.id, 'date', c.date, 'shift_id', c.shift_id, 'shift_title', h.title, 'portions', c.portions,
            'reason', coalesce(c.reason, ''), 'received', c.received, 'status', c.status,
            'is_own', c.proposed_by = '${side}',
            'proposed_at', ${instant('c.proposed_at')},
            'proposed_by_name', CASE WHEN c.proposed_by = '${side}' THEN ${personOf('$companyId', 'c.proposer_id')} END,
            ${correctedDepartment[side]},
            'answered_at', ${instant('c.answered_at')},
            'answered_by_name', ${personOf('$companyId', 'c.answerer_id')},
            'answer', c.answer, 'is_earlier', c.date < s.first_day
          )
          ORDER BY c.status = 'open' AND c.proposed_by <> '${side}' DESC, c.status = 'open' DESC,
            c.proposed_at DESC, c.id DESC
        ),
        '[]'
      )
      FROM (
        SELECT *
        FROM statement_corrections c
        WHERE c.statement_id = s.id AND c.${side}_id = $companyId
        ORDER BY c.proposed_at, c.id
        LIMIT ${maxCorrections}
      ) c
      JOIN shifts h ON h.company_id = c.corporate_id AND h.id = c.shift_id
    ) AS corrections,
    ${departmentNames[side]} AS department_names,
    ${approval(side, 'true')} AS own_approval,
    ${approval(otherSide[side], 's.agreed_at IS NOT NULL')} AS partner_approval,
    ${instant('s.agreed_at')} AS agreed_at, s.${side}_approved_at IS NOT NULL AS is_approved,
    ${isOverdue} AS is_overdue,
    ARRAY(SELECT n.date::text FROM (${uncounted}) n WHERE n.date < $today::date ORDER BY 1) AS unfrozen_dates
  FROM statements s
  JOIN companies me ON me.id = s.${side}_id
  JOIN companies other ON other.id = s.${otherSide[side]}_id
  WHERE s.${side}_id = $companyId AND s.id = $statementId`)
const details = { catering: detailOf('catering'), corporate: detailOf('corporate') }

const lira = (kurus: number): number => kurus / 100

const totalsShape = ({ net, vat, total, withheld = 0 }: Amounts): StatementTotals => ({
  base: lira(net),
  vat_rate: vat.length === 1 ? vat[0]!.rate : null,
  rates: vat.map(({ rate, base, price }) => ({ rate, base: lira(base), vat: lira(price) })),
  vat: lira(total - net),
  withholding: lira(withheld),
  total: lira(total),
  payable: lira(total - withheld),
})

const daysOf = (
  days: readonly DayFigures[],
  shifts: Row['shifts'],
  { closed_days, corrections }: Row,
): StatementDay[] => {
  const open = corrections.filter(({ status }) => status === 'open')
  return days.flatMap((day) => {
    const facts = {
      date: day.date,
      closed_day: closed_days[day.date] ?? null,
      unit_price: day.unitPrice === null ? null : lira(day.unitPrice),
      vat_rate: day.vatRate,
    }
    const ids = shifts.map(({ id }) => id)
    return dayRows(day, facts, ids, open)
  })
}

const statementShape = (row: Row, isFirm: boolean): Statement => {
  const { figures, shifts: all, department_names, is_approved, closed_days: _, ...kept } = row
  const [shifts, others] = [all.filter(({ isListed }) => isListed), all.filter(({ isListed }) => !isListed)].map(
    (some) => some.slice(0, maxShifts),
  ) as [Row['shifts'], Row['shifts']]
  return {
    ...kept,
    corrections: row.corrections.map(({ received, ...correction }) => ({
      ...correction,
      reason: received === null ? correction.reason : receivedText(received),
    })),
    shifts: shifts.map(({ id, title }) => ({
      id,
      title,
      portions: figures.days.reduce((sum, { meals }) => sum + (meals[id] ?? 0), 0),
    })),
    other_shifts: others.map(({ id, title }) => ({ id, title })),
    days: daysOf(figures.days, [...shifts, ...others], row),
    portions: figures.portions,
    top_up: figures.topUp,
    unpriced_portions: figures.unpriced,
    lines: figures.lines.map(({ kind, period, portions, unitPrice, vatRate, price }) => ({
      kind,
      period,
      portions,
      unit_price: lira(unitPrice),
      vat_rate: vatRate,
      price: lira(price),
    })),
    totals: totalsShape(figures.amounts),
    totals_if_accepted: figures.ifAccepted && totalsShape(figures.ifAccepted),
    departments: isFirm
      ? figures.departments.map(({ departmentId, portions, guests = 0 }) => ({
          name: departmentId === null ? null : (department_names[departmentId] ?? null),
          portions,
          guests,
        }))
      : [],
    can_approve:
      (row.state === 'draft' || row.state === 'waiting') &&
      !is_approved &&
      row.unfrozen_dates.length === 0 &&
      row.corrections.every(({ status }) => status !== 'open'),
  }
}

/** What firms and caterings settle with each other (rules H1 to H3). */
export class StatementReads extends Reads {
  #asked(companyId: CompanyId): Asked {
    const now = this.clock.now()
    return {
      companyId,
      today: localDateAt(now, homeTimezone),
      overdue: new Date(now.getTime() - overdueDays * dayInMilliseconds),
    }
  }

  async list(
    side: Side,
    companyId: CompanyId,
    { month, search = '' }: { month?: string | undefined; search?: string | undefined },
    page: Page,
  ): Promise<Statements> {
    const asked = { ...this.#asked(companyId), typed: containing(search), ...page }
    const [row] = await (month === undefined
      ? this.db.rows(recent[side], { ...asked, first: addDays(asked.today, -daysOfYear), last: asked.today })
      : this.db.rows(ofMonth[side], { ...asked, ...monthDays(month) }))
    return row as Statements
  }

  async detail(side: Side, companyId: CompanyId, statementId: StatementId): Promise<Statement | null> {
    const row = await this.db.row(details[side], { ...this.#asked(companyId), statementId })
    return row && statementShape(row, side === 'corporate')
  }

  async book(side: Side, companyId: CompanyId, statementId: StatementId): Promise<StatementBook | null> {
    const statement = await this.detail(side, companyId, statementId)
    return statement && statementBookOf(statement, side)
  }
}
