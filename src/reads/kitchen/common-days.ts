import { listDaysBack, type PastPeople } from '../../core/menus/index.ts'
import {
  addDays,
  type CompanyId,
  daysBetween,
  type LocalDate,
  mondayOf,
  type ShiftId,
} from '../../core/shared/index.ts'
import { type Database, pastPeopleOf, peopleByShift, prepared } from '../../persistence/index.ts'

/** The firms that the catering cooks for, or once did: their frozen lists stay in the plans of past dates. */
export const firmsOfCatering = `
  SELECT DISTINCT corporate_id
  FROM partnerships
  WHERE catering_id = $cateringId AND partnership_type = 'catering'`

/** Portions of each option in the lists of a serving, by default those of the four weeks before its day. */
export const recentOf = (day: string, since = `${day}.date - ${listDaysBack}`, before = `${day}.date`): string => `
  (
    SELECT jsonb_object_agg(key, total)
    FROM (
      SELECT c ->> 'key' AS key, sum((c ->> 'count')::int) AS total
      FROM kitchen_lists k
      CROSS JOIN LATERAL jsonb_array_elements(k.counts) c
      WHERE k.catering_id = ${day}.catering_id
        AND k.corporate_id = ${day}.corporate_id
        AND k.shift_id = ${day}.shift_id
        AND k.date >= ${since}
        AND k.date < ${before}
      GROUP BY 1
    ) recent
  )`

const listsOfSpans = prepared<{ cateringId: CompanyId; since: LocalDate[]; before: LocalDate[] }, SpanRow>(`
  SELECT d.shift_id, d.since::text AS since, d.before::text AS before,
    ${pastPeopleOf('d', 'd.since', 'd.before')} AS past, ${recentOf('d', 'd.since', 'd.before')} AS recent
  FROM (
    SELECT $cateringId::uuid AS catering_id, s.company_id AS corporate_id, s.id AS shift_id, span.since, span.before
    FROM (${firmsOfCatering}) f
    JOIN shifts s ON s.company_id = f.corporate_id
    CROSS JOIN unnest($since::date[], $before::date[]) span (since, before)
  ) d`)

interface SpanRow {
  shift_id: ShiftId
  since: LocalDate
  before: LocalDate
  past: PastPeople
  recent: Record<string, number> | null
}

interface Past {
  past: PastPeople
  recent: Record<string, number>
}

/** What several days have in common. */
export interface Common {
  /** What the lists of a shift say of the four weeks before a day. */
  pastBefore: (date: LocalDate) => (shiftId: ShiftId) => Past
  /** Active people of a firm who usually work in the shift in the week of the date, or in any. */
  peopleOf: (firm: CompanyId, shiftId: ShiftId, date: LocalDate) => number
}

interface Span {
  since: LocalDate
  before: LocalDate
}

const single = (since: LocalDate): Span => ({ since, before: addDays(since, 1) })

/**
 * Spans that the four weeks before each day of a range are made of: what all of them share, and single days. Those of
 * the range itself are among them, since some lists close days ahead.
 */
const spansOf = (first: LocalDate, last: LocalDate): Span[] => {
  const [sharedFrom, end] = [addDays(last, -listDaysBack), addDays(last, -1)]
  const spans: Span[] = sharedFrom < first ? [{ since: sharedFrom, before: first }] : []
  for (let date = addDays(first, -listDaysBack); date <= end; date = addDays(date, 1))
    if (date < sharedFrom || date >= first) spans.push(single(date))
  return spans
}

const addTo = (sum: Past, { past, recent }: SpanRow): void => {
  sum.past.meals += past.meals
  sum.past.people += past.people
  for (const [key, portions] of Object.entries(recent ?? {})) sum.recent[key] = (sum.recent[key] ?? 0) + portions
}

/** Where nobody's shifts change from week to week, the first week stands for all. */
const people = prepared<
  { cateringId: CompanyId; weeks: LocalDate[] },
  { corporate_id: CompanyId | null; weeks: Record<string, number>[] | null }
>(`
  SELECT f.corporate_id,
    (
      SELECT jsonb_agg(coalesce(${peopleByShift('f.corporate_id', 'span.week')}, '{}') ORDER BY span.week)
      FROM unnest(
        CASE WHEN EXISTS (SELECT FROM usual_shifts r WHERE r.company_id = f.corporate_id AND r.every_weeks > 1)
          THEN $weeks::date[] ELSE ($weeks::date[])[:1] END
      ) AS span (week)
    ) AS weeks
  FROM (${firmsOfCatering}) f`)

const weeksOf = (first: LocalDate, last: LocalDate): LocalDate[] => {
  const monday = mondayOf(first)
  return Array.from({ length: Math.floor(daysBetween(monday, last) / 7) + 1 }, (_, n) => addDays(monday, 7 * n))
}

/** Reads it once for a range: for one day alone it takes nearly as long as for all of them. */
export const commonOf = async (
  db: Database,
  cateringId: CompanyId,
  first: LocalDate,
  last: LocalDate,
): Promise<Common> => {
  const spans = spansOf(first, last)
  const weeks = weeksOf(first, last)
  const [lists, firms] = await Promise.all([
    db.rows(listsOfSpans, {
      cateringId,
      since: spans.map(({ since }) => since),
      before: spans.map(({ before }) => before),
    }),
    db.rows(people, { cateringId, weeks }),
  ])
  const byFirm = new Map(firms.map((firm) => [firm.corporate_id, firm.weeks ?? []]))
  return {
    pastBefore: (date) => {
      const from = addDays(date, -listDaysBack)
      const within = lists.filter(({ since, before }) => since >= from && before <= date)
      const byShift = Map.groupBy(within, ({ shift_id }) => shift_id)
      return (shiftId) => {
        const sum: Past = { past: { meals: 0, people: 0 }, recent: {} }
        for (const row of byShift.get(shiftId) ?? []) addTo(sum, row)
        return sum
      }
    },
    peopleOf: (firm, shiftId, date) => {
      const counted = byFirm.get(firm)?.[weeks.indexOf(mondayOf(date))] ?? byFirm.get(firm)?.[0]
      return (counted?.[''] ?? 0) + (counted?.[shiftId] ?? 0)
    },
  }
}
