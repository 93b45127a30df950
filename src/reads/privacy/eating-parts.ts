import { skipKey } from '../../core/menus/rules.ts'
import { instant } from '../kernel/sql-shapes.ts'
import { ownDataPart } from './own-data-part.ts'

/** What somebody eats, when, and what they wrote about it. */
export const eatingParts = {
  usual_shifts: ownDataPart(`
    SELECT concat(w.shift_id, w.monday, w.every_weeks) COLLATE "C" AS position, s.title AS shift, w.monday,
      w.every_weeks
    FROM usual_shifts w
    JOIN shifts s ON s.company_id = w.company_id AND s.id = w.shift_id
    WHERE w.company_id = $companyId AND w.user_id = $userId`),
  standing_choices: ownDataPart(`
    SELECT concat(c.weekday, c.shift_id) COLLATE "C" AS position, c.weekday, s.title AS shift, c.label,
      c.label IS NULL AS is_skip
    FROM standing_choices c
    JOIN shifts s ON s.company_id = c.company_id AND s.id = c.shift_id
    WHERE c.company_id = $companyId AND c.user_id = $userId`),
  standing_exceptions: ownDataPart(`
    SELECT concat(e.date, e.shift_id) COLLATE "C" AS position, e.date, s.title AS shift
    FROM standing_exceptions e
    JOIN shifts s ON s.company_id = e.company_id AND s.id = e.shift_id
    WHERE e.company_id = $companyId AND e.user_id = $userId`),
  choices: ownDataPart(`
    SELECT concat(c.date, c.shift_id) COLLATE "C" AS position, c.date, s.title AS shift, catering.name AS catering,
      d.name AS department, c.choice_key = '${skipKey}' AS is_skip, nullif(c.choice_label, '') AS option,
      nullif(c.meal_name, '') AS meal, c.replaced_meal, c.common_courses, c.source,
      ${instant('c.created_at')} AS created_at, ${instant('c.updated_at')} AS updated_at,
      r.stars, ${instant('r.created_at')} AS rated_at
    FROM choices c
    JOIN shifts s ON s.company_id = c.corporate_id AND s.id = c.shift_id
    JOIN companies catering ON catering.id = c.catering_id
    LEFT JOIN departments d ON d.company_id = c.corporate_id AND d.id = c.department_id
    LEFT JOIN ratings r ON r.catering_id = c.catering_id AND r.user_id = c.user_id AND r.shift_id = c.shift_id
      AND r.date = c.date
    WHERE c.corporate_id = $companyId AND c.user_id = $userId`),
  absences: ownDataPart(`
    SELECT a.date::text COLLATE "C" AS position, a.date
    FROM absent_days a
    WHERE a.company_id = $companyId AND a.user_id = $userId`),
  objections: ownDataPart(`
    SELECT o.month::text COLLATE "C" AS position, o.month, ${instant('o.created_at')} AS created_at
    FROM month_objections o
    WHERE o.company_id = $companyId AND o.user_id = $userId`),
  requests: ownDataPart(`
    SELECT r.id::text COLLATE "C" AS position, ${instant('r.created_at')} AS created_at, r.title, r.message, r.tags,
      r.urgency, r.status, r.reply, ${instant('r.replied_at')} AS replied_at, ${instant('r.updated_at')} AS updated_at,
      r.rated_on, ${instant('c.allowed_at')} AS allowed_at, c.stars, c.month, ${instant('s.shown_at')} AS shown_at
    FROM requests r
    LEFT JOIN comments c ON c.request_id = r.id
    LEFT JOIN shown_comments s ON s.catering_id = c.catering_id AND s.comment_id = c.id
    WHERE r.company_id = $companyId AND r.user_id = $userId`),
}
