import { closedReason, selectableUntil, skipKey } from '../../src/core/menus/index.ts'
import type { CompanyId, LocalDate, ShiftId, UserId } from '../../src/core/shared/index.ts'
import { cutOffIn } from '../../src/core/shifts/rules.ts'
import {
  closedName,
  type Database,
  isPresent,
  isUsual,
  partnerCutOff,
  prepared,
  servesDay,
} from '../../src/persistence/index.ts'
import { coursesWithDishes, optionsWithDishes } from '../../src/reads/menus/dishes.ts'
import type { ClosedDay, MenuCourse, MenuOption, MenuPlayDay } from '../../src/reads/kernel/contract-shapes.ts'

interface PlayRow {
  is_standing: boolean
  is_usual: boolean
  is_absent: boolean
  shift_id: ShiftId
  shift_title: string
  date: LocalDate
  options: MenuOption[]
  common_courses: MenuCourse[]
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
  /** The firm or the catering is closed (rule Y1). */
  is_off: boolean
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
/** One statement for everything: what reading with kept menus has to agree with (0124). */
export const play = prepared<{ companyId: CompanyId; userId: UserId; now: Date; shiftId: ShiftId | null }, PlayRow>(`
  SELECT d.shift_id, s.title AS shift_title, d.date, ${optionsWithDishes} AS options,
    ${coursesWithDishes} AS common_courses, c.choice_key,
    c.source IS NOT DISTINCT FROM 'standing' AS is_standing,
    CASE WHEN NOT c.is_replacement_seen THEN c.replaced_meal END AS replaced_meal, d.catering_id,
    k.name AS catering_name, s.timezone, s.days, s.is_active AND NOT s.is_deleted AS is_active, s.cutoff_days,
    s.cutoff_time, coalesce(${servesDay}, false) AS is_partner, d.is_withdrawn, d.closed_at, d.status = 'suspended' AS is_off,
    ${closedName} AS closed_name,
    ${isUsual('$companyId', '$userId::uuid', 'd.shift_id', 'd.date')} AS is_usual,
    coalesce(c.choice_key, '${skipKey}') = '${skipKey}' AND NOT ${isPresent('$companyId', '$userId', 'd.date')} AS is_absent, p.cutoff_days AS partner_days,
    p.cutoff_time AS partner_time
  FROM menu_days d
  ${partnerCutOff}
  JOIN shifts s ON s.company_id = d.corporate_id AND s.id = d.shift_id
  JOIN companies k ON k.id = d.catering_id
  LEFT JOIN choices c
    ON c.user_id = $userId AND c.shift_id = d.shift_id AND c.date = d.date AND c.date BETWEEN ${shownDates}
  WHERE d.corporate_id = $companyId
    AND (d.status <> 'draft' OR d.is_withdrawn)
    AND (NOT s.is_deleted OR c.choice_key IS NOT NULL)
    AND d.date BETWEEN ${shownDates}
    AND d.date >= ${firstDay}
    AND ($shiftId::uuid IS NULL OR d.shift_id = $shiftId)
    AND (
      d.status <> 'draft'
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

const closedOf = prepared<{ companyId: CompanyId; now: Date }, ClosedDay>(`
  WITH caterings AS (
    SELECT catering_id AS id
    FROM partnerships
    WHERE corporate_id = $companyId AND catering_id IS NOT NULL AND is_active
  ), everywhere AS (
    SELECT date
    FROM closed_days
    WHERE company_id IN (SELECT id FROM caterings)
    GROUP BY date
    HAVING count(*) = (SELECT count(*) FROM caterings)
  )
  SELECT DISTINCT ON (date) date, from_time, name, company_id <> $companyId AS by_catering
  FROM closed_days
  WHERE date BETWEEN ${shownDates}
    AND (
      company_id = $companyId
      OR (company_id IN (SELECT id FROM caterings) AND date IN (SELECT date FROM everywhere))
    )
  ORDER BY date, from_time NULLS FIRST, company_id <> $companyId`)

export const menuInOneStatement = async (
  db: Database,
  {
    companyId,
    userId,
    shiftId,
    now,
  }: { companyId: CompanyId; userId: UserId; shiftId: ShiftId | undefined; now: Date },
): Promise<{ days: MenuPlayDay[]; closed_days: ClosedDay[]; has_more: boolean }> => {
  const rows = await db.rows(play, { companyId, userId, now, shiftId: shiftId ?? null })
  const days = rows
    .slice(0, maxPlayDays)
    .map(({ choice_key, is_off, is_partner, is_withdrawn, partner_days, partner_time, ...row }) => {
      const { timezone, days, is_active, cutoff_days, cutoff_time, closed_at, ...day } = row
      const service = {
        shift: { timezone, days, isActive: is_active, cutoffDays: cutoff_days, cutoffTime: cutoff_time },
        isPartner: is_partner && !is_withdrawn,
        partnerCutOff: cutOffIn(partner_days, partner_time),
      }
      const dayOfMenu = { date: day.date, closedAt: closed_at }
      const closed_reason =
        (is_off ? ('day_closed' as const) : closedReason(dayOfMenu, service, now)) ??
        (row.is_absent ? ('absent' as const) : null)
      return {
        ...day,
        ...(is_off && { options: [], common_courses: [] }),
        completed: choice_key !== null,
        selectable: closed_reason === null,
        selectable_until: selectableUntil(dayOfMenu, service).toISOString(),
        closed_reason,
        choice: choice_key,
      }
    })
  return { days, closed_days: await db.rows(closedOf, { companyId, now }), has_more: rows.length > maxPlayDays }
}
