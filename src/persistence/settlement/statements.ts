import {
  type AgreedTerms,
  type Correction,
  type CorrectionAnswer,
  type CountedCorrection,
  type CountedList,
  type KeptStatement,
  otherSide,
  type Pair,
  type Period,
  type Settled,
  type Side,
  type StatementFacts,
  Statements,
} from '../../core/settlement/index.ts'
import {
  type CompanyId,
  type CorrectionId,
  type DepartmentId,
  homeTimezone,
  type LocalDate,
  type MenuDayId,
  type ShiftId,
  type StatementId,
  type UserId,
} from '../../core/shared/index.ts'
import type { DraftNews } from '../../core/notifications/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'
import { billing, priceColumn } from '../partnerships/partnerships.ts'

const ofPair = 'catering_id = $cateringId AND corporate_id = $corporateId'

const changedPairs = prepared<{ max: number }, Pair>(`
  SELECT DISTINCT catering_id AS "cateringId", corporate_id AS "corporateId"
  FROM statement_changes
  LIMIT $max`)
const hold = prepared<Pair>(
  `SELECT pg_advisory_xact_lock(hashtextextended('settlement:' || $cateringId || $corporateId, 0))`,
)
const takeChanges = prepared<Pair, { date: LocalDate }>(`
  DELETE FROM statement_changes
  WHERE ${ofPair}
  RETURNING date`)

const termsOf = prepared<Pair, Omit<AgreedTerms, 'unitPrice'> & { unitPrice: string }>(`
  SELECT t.start_date AS "startDate", t.unit_price AS "unitPrice",
    ${billing}
  FROM partnerships p
  JOIN partnership_terms t ON t.partnership_id = p.id
  JOIN offers o ON o.id = t.offer_id
  WHERE p.catering_id = $cateringId AND p.corporate_id = $corporateId
  ORDER BY t.start_date, t.created_at`)
/** A partnership that was ended at once still had that day. */
const withholds = prepared<Pick<Pair, 'corporateId'>, { withholds_vat: boolean }>(`
  SELECT withholds_vat FROM companies WHERE id = $corporateId`)
const lastDay = prepared<Pair, { last_day: LocalDate | null }>(`
  SELECT CASE WHEN NOT bool_or(p.is_active AND p.ends_on IS NULL)
      THEN max(coalesce(p.ends_on - 1, (p.ended_at AT TIME ZONE '${homeTimezone}')::date)) END AS last_day
  FROM partnerships p
  WHERE p.catering_id = $cateringId AND p.corporate_id = $corporateId`)
const statementsOf = `
  SELECT id, first_day AS first, last_day AS last, agreed_at IS NOT NULL AS "isAgreed"
  FROM statements
  WHERE ${ofPair}
  ORDER BY first_day`
const kept = prepared<Pair, KeptStatement>(statementsOf)
const keptForChange = prepared<Pair, KeptStatement>(`${statementsOf} FOR UPDATE`)

const lists = prepared<Pair & Period, CountedList>(`
  SELECT l.date, l.shift_id AS "shiftId", l.meals, l.guest_portions AS guests,
    (
      SELECT coalesce(jsonb_object_agg(by.department, by.portions), '{}')
      FROM (
        SELECT coalesce(c ->> 'department', '') AS department, sum((c ->> 'count')::int)::int AS portions
        FROM jsonb_array_elements(l.counts) c
        GROUP BY 1
      ) by
    ) AS departments
  FROM kitchen_lists l
  WHERE l.catering_id = $cateringId AND l.corporate_id = $corporateId AND l.date BETWEEN $first AND $last
  ORDER BY l.date, l.shift_id`)
const closedDays = prepared<Pair & Period, { date: LocalDate }>(`
  SELECT DISTINCT date
  FROM closed_days
  WHERE company_id IN ($cateringId, $corporateId) AND date BETWEEN $first AND $last`)
const corrections = prepared<
  Pair & { statements: readonly StatementId[] },
  CountedCorrection & { statementId: StatementId }
>(`
  SELECT statement_id AS "statementId", date, shift_id AS "shiftId", department_id AS "departmentId", portions,
    status = 'accepted' AS "isAccepted"
  FROM statement_corrections
  WHERE ${ofPair} AND statement_id = ANY ($statements) AND status IN ('accepted', 'open')
  ORDER BY date, id`)

const isChanged = '((s.figures, s.last_day) IS DISTINCT FROM (excluded.figures, excluded.last_day))'
const unlessChanged = (column: string) => `${column} = CASE WHEN NOT ${isChanged} THEN s.${column} END`
const approvals = ['catering_approved_at', 'catering_approved_by', 'corporate_approved_at', 'corporate_approved_by']
const keep = prepared<Pair & { statements: string; at: Date }>(`
  INSERT INTO statements AS s (
    id, catering_id, corporate_id, first_day, last_day, settled_at, figures, portions, total_price, is_complete)
  SELECT n.id, $cateringId, $corporateId, n.first, n.last, $at, n.figures, n.portions, n.total, n."isComplete"
  FROM jsonb_to_recordset($statements) AS n (
    id uuid, first date, last date, figures jsonb, portions int, total numeric, "isComplete" boolean)
  ON CONFLICT (catering_id, corporate_id, first_day) DO UPDATE
  SET last_day = excluded.last_day, settled_at = excluded.settled_at, figures = excluded.figures,
    portions = excluded.portions, total_price = excluded.total_price, is_complete = excluded.is_complete,
    version = s.version + ${isChanged}::int,
    ${approvals.map(unlessChanged).join(', ')}
  WHERE s.agreed_at IS NULL`)

const pairOf = prepared<{ companyId: CompanyId; statementId: StatementId }, Pair>(`
  SELECT catering_id AS "cateringId", corporate_id AS "corporateId"
  FROM statements
  WHERE id = $statementId AND $companyId IN (catering_id, corporate_id)`)
const known = prepared<
  { corporateId: CompanyId; shiftId: ShiftId; departmentId: DepartmentId | null },
  { shiftTitle: string | null; isDepartmentKnown: boolean }
>(`
  SELECT
    (SELECT s.title FROM shifts s WHERE s.company_id = $corporateId AND s.id = $shiftId) AS "shiftTitle",
    EXISTS (SELECT FROM departments d WHERE d.company_id = $corporateId AND d.id = $departmentId)
      AS "isDepartmentKnown"`)
const portionsOn = prepared<Pair & { date: string; shiftId: ShiftId }, { portions: number }>(`
  SELECT (
      (
        SELECT coalesce(sum(l.meals + l.guest_portions), 0)
        FROM kitchen_lists l
        WHERE l.catering_id = $cateringId AND l.corporate_id = $corporateId AND l.date = $date AND l.shift_id = $shiftId
      ) + (
        SELECT coalesce(sum(c.portions), 0)
        FROM statement_corrections c
        JOIN statements s ON s.id = c.statement_id
        WHERE s.catering_id = $cateringId AND s.corporate_id = $corporateId
          AND c.date = $date AND c.shift_id = $shiftId AND c.status = 'accepted'
      )
    )::int AS portions`)

/** The open corrections of the side are one more or one less, which is a change of what is approved. */
const openAnother = (by: Side, more: '+ 1' | '- 1') => `
  SET open_of_${by} = open_of_${by} ${more}, version = version + 1,
    ${approvals.map((one) => `${one} = NULL`).join(', ')}`
type NewCorrection = Pair &
  Omit<Correction, 'proposedBy' | 'delivery'> & { menuDayId: MenuDayId | null; received: number | null; max: number }
const addOf = (by: Side) =>
  prepared<NewCorrection, { id: string }>(`
  WITH changed AS (
    UPDATE statements s ${openAnother(by, '+ 1')}
    WHERE s.id = $statementId AND s.catering_id = $cateringId AND s.corporate_id = $corporateId AND s.agreed_at IS NULL
      AND (
        SELECT count(*)
        FROM statement_corrections c
        WHERE c.statement_id = $statementId AND c.catering_id = $cateringId
      ) < $max
    RETURNING s.id
  )
  INSERT INTO statement_corrections (
    id, statement_id, catering_id, corporate_id, date, shift_id, department_id, portions, reason,
    menu_day_id, received, proposed_by, proposer_id, proposed_at, status)
  SELECT $id, changed.id, $cateringId, $corporateId, $date, $shiftId, $departmentId, $portions, $reason,
    $menuDayId, $received, '${by}', $proposerId, $proposedAt, 'open'
  FROM changed
  RETURNING id`)
const addBy: Record<Side, ReturnType<typeof addOf>> = { catering: addOf('catering'), corporate: addOf('corporate') }

const one = prepared<
  Pair & { statementId: StatementId; correctionId: CorrectionId },
  Correction & { isOpen: boolean; shiftTitle: string }
>(`
  SELECT c.id, c.statement_id AS "statementId", c.date, c.shift_id AS "shiftId", c.department_id AS "departmentId",
    c.portions, c.reason,
    CASE WHEN c.received IS NOT NULL
      THEN jsonb_build_object('menuDayId', c.menu_day_id, 'received', c.received) END AS delivery,
    c.proposed_by AS "proposedBy", c.proposer_id AS "proposerId",
    c.proposed_at AS "proposedAt", c.status = 'open' AS "isOpen", s.title AS "shiftTitle"
  FROM statement_corrections c
  JOIN shifts s ON s.company_id = c.corporate_id AND s.id = c.shift_id
  WHERE c.catering_id = $cateringId AND c.corporate_id = $corporateId
    AND c.statement_id = $statementId AND c.id = $correctionId`)

interface Answer {
  status: CorrectionAnswer
  by: UserId | null
  at: Date
  reason: string | null
}
const answerOf = (by: Side) =>
  prepared<Pair & Answer & { id: CorrectionId; statementId: StatementId }, { id: string }>(`
  WITH answered AS (
    UPDATE statement_corrections c
    SET status = $status, answerer_id = $by, answered_at = $at, answer = $reason
    WHERE c.id = $id AND c.statement_id = $statementId AND c.catering_id = $cateringId
      AND c.corporate_id = $corporateId AND c.status = 'open'
    RETURNING c.statement_id
  )
  UPDATE statements s ${openAnother(by, '- 1')}
  FROM answered
  WHERE s.id = answered.statement_id AND s.catering_id = $cateringId AND s.corporate_id = $corporateId
  RETURNING s.id`)
const answerBy: Record<Side, ReturnType<typeof answerOf>> = {
  catering: answerOf('catering'),
  corporate: answerOf('corporate'),
}

const withdrawReceived = prepared<Pair & { menuDayId: MenuDayId; by: UserId | null; at: Date }, { id: StatementId }>(`
  WITH withdrawn AS (
    UPDATE statement_corrections
    SET status = 'withdrawn', answerer_id = $by, answered_at = $at
    WHERE ${ofPair} AND menu_day_id = $menuDayId AND status = 'open'
    RETURNING statement_id
  )
  UPDATE statements s ${openAnother('corporate', '- 1')}
  FROM withdrawn
  WHERE s.id = withdrawn.statement_id AND s.catering_id = $cateringId AND s.corporate_id = $corporateId
  RETURNING s.id`)

/** Days of the statement `s` whose figures it does not have, or not all of them. */
export const uncounted = `
  SELECT x.date
  FROM statement_changes x
  WHERE x.catering_id = s.catering_id AND x.corporate_id = s.corporate_id AND x.date BETWEEN s.first_day AND s.last_day
  UNION
  SELECT d.date
  FROM menu_days d
  WHERE d.corporate_id = s.corporate_id AND d.catering_id = s.catering_id AND d.date BETWEEN s.first_day AND s.last_day
    AND d.status = 'published' AND d.closed_at IS NULL`
interface Approval {
  statementId: StatementId
  version: number
  by: UserId | null
  at: Date
  today: string
}
const approveOf = (side: Side) =>
  prepared<Pair & Approval, { isAgreed: boolean }>(`
  UPDATE statements s
  SET ${side}_approved_at = $at, ${side}_approved_by = $by,
    agreed_at = CASE WHEN s.${otherSide[side]}_approved_at IS NOT NULL THEN $at::timestamptz END
  WHERE s.id = $statementId AND s.catering_id = $cateringId AND s.corporate_id = $corporateId
    AND s.version = $version AND s.${side}_approved_at IS NULL AND s.last_day < $today
    AND s.open_of_catering + s.open_of_corporate = 0
    AND NOT EXISTS (${uncounted})
  RETURNING s.agreed_at IS NOT NULL AS "isAgreed"`)
const approveBy: Record<Side, ReturnType<typeof approveOf>> = {
  catering: approveOf('catering'),
  corporate: approveOf('corporate'),
}
const facts = prepared<Pair & { statementId: StatementId; isCatering: boolean }, StatementFacts>(`
  SELECT s.last_day AS "lastDay", s.version,
    s.open_of_catering + s.open_of_corporate AS "openCorrections",
    (SELECT count(*)::int FROM (${uncounted}) n) AS "uncountedDays",
    CASE WHEN $isCatering THEN s.catering_approved_at ELSE s.corporate_approved_at END IS NOT NULL AS "isApproved"
  FROM statements s
  WHERE s.id = $statementId AND s.catering_id = $cateringId AND s.corporate_id = $corporateId`)

const takeUntoldDrafts = prepared<{ today: string }, Omit<DraftNews, 'id'>>(`
  WITH told AS (
    UPDATE statements s
    SET is_draft_told = true
    WHERE NOT s.is_draft_told AND s.last_day < $today AND NOT EXISTS (${uncounted})
    RETURNING s.catering_id, s.corporate_id, s.first_day, s.last_day, s.portions, s.agreed_at
  )
  SELECT side.company_id AS "companyId", array_agg(c.name ORDER BY c.name, c.id) AS "partnerNames",
    jsonb_build_object('first', t.first_day, 'last', t.last_day) AS period
  FROM told t
  CROSS JOIN LATERAL (
    VALUES (t.catering_id, t.corporate_id), (t.corporate_id, t.catering_id)
  ) side (company_id, partner_id)
  JOIN companies c ON c.id = side.partner_id
  WHERE t.agreed_at IS NULL AND t.portions > 0
  GROUP BY side.company_id, t.first_day, t.last_day
  ORDER BY side.company_id, t.first_day`)

export class PostgresStatements extends Statements {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  changedPairs(max: number): Promise<Pair[]> {
    return this.#db.rows(changedPairs, { max })
  }

  hold(pair: Pair): Promise<void> {
    return this.#db.send(hold, pair)
  }

  async takeChanges(pair: Pair): Promise<LocalDate[]> {
    return (await this.#db.rows(takeChanges, pair)).map(({ date }) => date)
  }

  /** Each statement travels with the others. */
  async termsOf(pair: Pair) {
    const [terms, end, statements, firm] = await Promise.all([
      this.#db.rows(termsOf, pair),
      this.#db.row(lastDay, pair),
      this.#db.rows(kept, pair),
      this.#db.row(withholds, { corporateId: pair.corporateId }),
    ])
    return {
      terms: terms.map((one) => ({ ...one, unitPrice: priceColumn.from(one.unitPrice) ?? 0 })),
      lastDay: end?.last_day ?? null,
      statements,
      withholdsVat: firm?.withholds_vat ?? false,
    }
  }

  async counted(pair: Pair, range: Period, ids: readonly StatementId[]) {
    const within = { ...pair, ...range }
    const [counted, closed, corrected] = await Promise.all([
      this.#db.rows(lists, within),
      this.#db.rows(closedDays, within),
      this.#db.rows(corrections, { ...pair, statements: ids }),
    ])
    return { lists: counted, closedDays: closed.map(({ date }) => date), corrections: corrected }
  }

  async keep(pair: Pair, settled: readonly Settled[], at: Date): Promise<void> {
    const rows = settled.map(({ id, period, figures }) => ({
      id,
      ...period,
      figures,
      portions: figures.portions,
      total: figures.amounts.total / 100,
      isComplete: figures.unpriced === 0,
    }))
    await this.#db.send(keep, { ...pair, statements: JSON.stringify(rows), at })
  }

  takeUntoldDrafts(today: LocalDate): Promise<Omit<DraftNews, 'id'>[]> {
    return this.#db.rows(takeUntoldDrafts, { today })
  }

  pairOf(companyId: CompanyId, statementId: StatementId): Promise<Pair | null> {
    return this.#db.row(pairOf, { companyId, statementId })
  }

  forChange(pair: Pair): Promise<KeptStatement[]> {
    return this.#db.rows(keptForChange, pair)
  }

  async known(corporateId: CompanyId, of: { shiftId: ShiftId; departmentId: DepartmentId | null }) {
    const row = await this.#db.row(known, { corporateId, ...of })
    return row ?? { shiftTitle: null, isDepartmentKnown: false }
  }

  async portionsOn(pair: Pair, { date, shiftId }: { date: LocalDate; shiftId: ShiftId }): Promise<number> {
    return (await this.#db.row(portionsOn, { ...pair, date, shiftId }))?.portions ?? 0
  }

  async addCorrection(pair: Pair, { proposedBy, delivery, ...correction }: Correction, max: number): Promise<boolean> {
    const { menuDayId, received } = delivery ?? { menuDayId: null, received: null }
    return (await this.#db.row(addBy[proposedBy], { ...pair, ...correction, menuDayId, received, max })) !== null
  }

  async withdrawReceived(pair: Pair, menuDayId: MenuDayId, withdrawal: { by: UserId | null; at: Date }) {
    return (await this.#db.rows(withdrawReceived, { ...pair, menuDayId, ...withdrawal })).map(({ id }) => id)
  }

  correction(pair: Pair, statementId: StatementId, correctionId: CorrectionId) {
    return this.#db.row(one, { ...pair, statementId, correctionId })
  }

  async answer(pair: Pair, { id, statementId, proposedBy }: Correction, answer: Answer): Promise<boolean> {
    return (await this.#db.row(answerBy[proposedBy], { ...pair, id, statementId, ...answer })) !== null
  }

  approve(pair: Pair, { side, ...approval }: Approval & { side: Side }): Promise<{ isAgreed: boolean } | null> {
    return this.#db.row(approveBy[side], { ...pair, ...approval })
  }

  factsOf(pair: Pair, statementId: StatementId, side: Side): Promise<StatementFacts | null> {
    return this.#db.row(facts, { ...pair, statementId, isCatering: side === 'catering' })
  }
}
