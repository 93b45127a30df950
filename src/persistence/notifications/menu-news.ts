import type { MenuNews } from '../../core/notifications/index.ts'
import { type CompanyId, type LocalDate, mondayOf, type ShiftId } from '../../core/shared/index.ts'
import { prepared } from '../kernel/statement.ts'
import { isUsual } from '../shifts/shifts.ts'

/** Serializes the publications of one catering. */
export const lockMenuNews = prepared<{ companyId: CompanyId; cateringId: CompanyId }>(
  `SELECT pg_advisory_xact_lock(hashtextextended('menu-news:' || $companyId || ':' || $cateringId, 0))`,
)
const hearsOfMenu = `
  u.company_id = $companyId AND u.is_active AND u.menu_updates_enabled
    AND ($shiftId::uuid IS NULL OR EXISTS (
      SELECT FROM unnest($weeks::date[]) AS week WHERE ${isUsual('$companyId', 'u.id', '$shiftId::uuid', 'week')}
    ))`
/** An id is made before its news is written, a month at most: earlier months are not opened. */
const isStillNews = `
  n.company_id = $companyId AND n.user_id = u.id AND n.catering_id = $cateringId AND n.read_at IS NULL
    AND n.created_at > $since AND n.id >= least_id(($since::timestamptz AT TIME ZONE 'UTC') - interval '31 days')`
interface MenuHearers {
  companyId: CompanyId
  cateringId: CompanyId
  since: Date
  /** Null for everyone in the company. */
  shiftId: ShiftId | null
  /** Of the menu's days; each by its Monday. */
  weeks: readonly LocalDate[]
}
export const hearersOf = ({ companyId, cateringId, shiftId, dates }: MenuNews, since: Date): MenuHearers => ({
  companyId,
  cateringId,
  shiftId: shiftId ?? null,
  weeks: [...new Set(dates.map(mondayOf))],
  since,
})
export const unreadDays = prepared<MenuHearers, { name: string; days: LocalDate[][] }>(`
  SELECT c.name,
    coalesce((
      SELECT jsonb_agg(DISTINCT n.days)
      FROM users u
      JOIN notifications n ON ${isStillNews}
      WHERE ${hearsOfMenu}
    ), '[]') AS days
  FROM companies c
  WHERE c.id = $cateringId`)
export const extendUnread = prepared<MenuHearers & { further: string }>(`
  UPDATE notifications n
  SET days = v.days, body = v.body
  FROM users u, jsonb_to_recordset($further) AS v (before date[], days date[], body text)
  WHERE ${hearsOfMenu}
    AND ${isStillNews} AND n.days = v.before`)
export const announceMenu = prepared<
  MenuHearers & { newsId: string; title: string; body: string; at: Date; dates: readonly string[] }
>(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at, subject, catering_id, days, email_kind)
  SELECT u.id, $newsId, u.company_id, $title, $body, $at, 'menu', $cateringId, $dates, 'menus'
  FROM users u
  WHERE ${hearsOfMenu}
    AND NOT EXISTS (SELECT FROM notifications n WHERE ${isStillNews})
  ORDER BY u.id
  ON CONFLICT (user_id, id) DO NOTHING`)
