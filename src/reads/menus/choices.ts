import { closedReason, isServed, selectableUntil, skipKey } from '../../core/menus/index.ts'
import type { CompanyId, DepartmentId, LocalDate, ShiftId, UserId } from '../../core/shared/index.ts'
import { cutOffIn } from '../../core/shifts/rules.ts'
import { isUsual, openDays, partnerCutOff, peopleOf, planned, prepared, servesDay } from '../../persistence/index.ts'
import { skipLabel } from '../../texts/menus/labels.ts'
import type { MenuOption, MenuPlayDay, Page, PastChoice, Undecided } from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'
import { declaration, optionsWithDishes } from './dishes.ts'

interface PlayRow {
  is_standing: boolean
  is_usual: boolean
  shift_id: ShiftId
  shift_title: string
  date: LocalDate
  options: MenuOption[]
  choice_key: string | null
  replaced_meal: string | null
  catering_id: CompanyId
  catering_name: string
  timezone: string
  days: number[]
  is_active: boolean
  cutoff_days: number
  cutoff_time: string
  partner_days: number | null
  partner_time: string | null
  is_partner: boolean
  closed_at: Date | null
  /** Its catering's partnership ends before this day. */
  is_withdrawn: boolean
}

/** Today, or the previous day while a night shift that began then is still working (rule M1). */
const firstDay = `
  (
    ($now::timestamptz AT TIME ZONE s.timezone)
    - CASE WHEN s.end_time <= s.start_time THEN s.end_time::interval ELSE '0'::interval END
  )::date`

const shownDates = `
  ($now::timestamptz AT TIME ZONE 'UTC')::date - 2 AND ($now::timestamptz AT TIME ZONE 'UTC')::date + 62`
const maxPlayDays = 5000
/**
 * Choices are bounded by date too, so that no plan reads everything a person ever chose. For a deleted shift, today's
 * choices remain.
 */
const play = prepared<{ companyId: CompanyId; userId: UserId; now: Date; shiftId: ShiftId | null }, PlayRow>(`
  SELECT d.shift_id, s.title AS shift_title, d.date, ${optionsWithDishes} AS options, c.choice_key,
    c.source IS NOT DISTINCT FROM 'standing' AS is_standing,
    CASE WHEN NOT c.is_replacement_seen THEN c.replaced_meal END AS replaced_meal, d.catering_id,
    k.name AS catering_name, s.timezone, s.days, s.is_active AND NOT s.is_deleted AS is_active, s.cutoff_days,
    s.cutoff_time, coalesce(${servesDay}, false) AS is_partner, d.is_withdrawn, d.closed_at,
    ${isUsual('$companyId', '$userId::uuid', 'd.shift_id')} AS is_usual, p.cutoff_days AS partner_days,
    p.cutoff_time AS partner_time
  FROM menu_days d
  ${partnerCutOff}
  JOIN shifts s ON s.company_id = d.corporate_id AND s.id = d.shift_id
  JOIN companies k ON k.id = d.catering_id
  LEFT JOIN choices c
    ON c.user_id = $userId AND c.shift_id = d.shift_id AND c.date = d.date AND c.date BETWEEN ${shownDates}
  WHERE d.corporate_id = $companyId
    AND (d.status = 'published' OR d.is_withdrawn)
    AND (NOT s.is_deleted OR c.choice_key IS NOT NULL)
    AND d.date BETWEEN ${shownDates}
    AND d.date >= ${firstDay}
    AND ($shiftId::uuid IS NULL OR d.shift_id = $shiftId)
    AND (
      d.status = 'published'
      OR NOT EXISTS (
        SELECT
        FROM menu_days other
        WHERE other.corporate_id = d.corporate_id
          AND other.shift_id = d.shift_id
          AND other.date = d.date
          AND (other.status = 'published' OR (other.is_withdrawn AND other.id > d.id))
      )
    )
  ORDER BY d.date, s.start_time, s.id
  LIMIT ${maxPlayDays + 1}`)

/** Choices are listed as far ahead as menus can be published. */
const daysAhead = 62

const maxChoices = 1000
/**
 * OFFSET 0 makes PostgreSQL start with the person: in a large database it expects the choices of a whole shift to be
 * just as few.
 */
const ofPerson = prepared<
  { companyId: CompanyId; userId: UserId; now: Date; days: number },
  Omit<PastChoice, 'ratable'> & { timezone: string }
>(`
  SELECT c.date, c.shift_id, s.title AS shift_title, c.catering_id, k.name AS catering_name, c.meal_name AS meal,
    c.replaced_meal, coalesce(x.tags, '{}') AS tags, x.image_url,
    CASE
      WHEN x.id IS NOT NULL AND c.date >= ($now::timestamptz AT TIME ZONE s.timezone)::date THEN jsonb_build_object(
        ${declaration}
      )
    END AS declaration,
    c.choice_label AS type, c.choice_key AS choice, r.stars, s.timezone
  FROM (
    SELECT *
    FROM choices
    WHERE corporate_id = $companyId
      AND user_id = $userId
      AND date BETWEEN ($now::timestamptz AT TIME ZONE 'UTC')::date - $days::int AND (
        $now::timestamptz AT TIME ZONE 'UTC'
      )::date + ${daysAhead}
    OFFSET 0
  ) c
  JOIN shifts s ON s.company_id = c.corporate_id AND s.id = c.shift_id
  JOIN companies k ON k.id = c.catering_id
  LEFT JOIN dishes x ON x.catering_id = c.catering_id AND x.key = dish_key(c.meal_name)
  LEFT JOIN ratings r ON r.user_id = c.user_id AND r.shift_id = c.shift_id AND r.date = c.date
  WHERE c.date > ($now::timestamptz AT TIME ZONE s.timezone)::date - $days::int
  ORDER BY c.date DESC, s.start_time DESC, s.id
  LIMIT ${maxChoices + 1}`)

/** For all departments if null. Only while people can choose, and never what anybody chose (rule M13). */
const undecided = planned<
  { companyId: CompanyId; date: string; now: Date; limit: number; offset: number; departmentId: DepartmentId | null },
  Omit<Undecided, 'has_more'>
>(`
  WITH open AS (
    SELECT array_agg(d.shift_id) AS shifts
    ${openDays('$companyId', '$now::timestamptz')} AND d.date = $date
  ),
  found AS (
    SELECT u.id, u.full_name, u.search_name, d.name AS department_name, d.search_name AS department
    FROM open
    CROSS JOIN LATERAL (
      SELECT u.*
      ${peopleOf('$companyId', '$date', 'open.shifts')} AND c.user_id IS NULL
    ) u
    LEFT JOIN departments d ON d.company_id = u.company_id AND d.id = u.department_id
    WHERE open.shifts IS NOT NULL
      AND ($departmentId::text IS NULL OR coalesce(u.department_id::text, 'none') = $departmentId)
  )
  SELECT (SELECT count(*)::int FROM found) AS total,
    coalesce(
      jsonb_agg(
        jsonb_build_object('id', id, 'full_name', full_name, 'department_name', department_name)
        ORDER BY department COLLATE "C" NULLS LAST, search_name COLLATE "C", id
      ),
      '[]'
    ) AS people
  FROM (
    SELECT *
    FROM found
    ORDER BY department COLLATE "C" NULLS LAST, search_name COLLATE "C", id
    LIMIT $limit OFFSET $offset
  ) page`)

export class ChoiceReads extends Reads {
  async menuPlay(
    companyId: CompanyId,
    userId: UserId,
    shiftId: ShiftId | undefined,
  ): Promise<{ days: MenuPlayDay[]; has_more: boolean }> {
    const now = this.clock.now()
    const rows = await this.db.rows(play, { companyId, userId, now, shiftId: shiftId ?? null })
    const days = rows
      .slice(0, maxPlayDays)
      .map(({ choice_key, is_partner, is_withdrawn, partner_days, partner_time, ...row }) => {
        const { timezone, days, is_active, cutoff_days, cutoff_time, closed_at, ...day } = row
        const service = {
          shift: { timezone, days, isActive: is_active, cutoffDays: cutoff_days, cutoffTime: cutoff_time },
          isPartner: is_partner && !is_withdrawn,
          partnerCutOff: cutOffIn(partner_days, partner_time),
        }
        const dayOfMenu = { date: day.date, closedAt: closed_at }
        const closed_reason = closedReason(dayOfMenu, service, now)
        return {
          ...day,
          completed: choice_key !== null,
          selectable: closed_reason === null,
          selectable_until: selectableUntil(dayOfMenu, service).toISOString(),
          closed_reason,
          choice: choice_key,
        }
      })
    return { days, has_more: rows.length > maxPlayDays }
  }

  async choicesOf(
    companyId: CompanyId,
    userId: UserId,
    days: number,
  ): Promise<{ choices: PastChoice[]; has_more: boolean }> {
    const now = this.clock.now()
    const rows = await this.db.rows(ofPerson, { companyId, userId, now, days })
    const choices = rows.slice(0, maxChoices).map(({ timezone, ...choice }) => {
      const isMeal = choice.choice !== skipKey
      return {
        ...choice,
        ...(!isMeal && { meal: skipLabel, type: skipLabel, declaration: null, tags: [], image_url: null }),
        ratable: isMeal && choice.stars === null && isServed(choice.date, timezone, now),
      }
    })
    return { choices, has_more: rows.length > maxChoices }
  }

  /** `none`: people without a department. */
  async undecided(
    companyId: CompanyId,
    { date, departmentId = null }: { date: LocalDate; departmentId?: DepartmentId | null },
    { limit, offset }: Page,
  ): Promise<Undecided> {
    const values = { companyId, date, now: this.clock.now(), limit, offset, departmentId }
    const { people, total } = (await this.db.row(undecided, values))!
    return { people, total, has_more: offset + people.length < total }
  }
}
