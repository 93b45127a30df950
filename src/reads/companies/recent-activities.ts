import { homeTimezone } from '../../core/shared/index.ts'
import { type EventName, foldedEvents, foldedSentence } from '../../texts/audit/log.ts'
import { sentenceColumns, sentenceJoins, sentenceOf, type SentenceRow } from '../audit/log-entries.ts'
import type { CorporateDashboard } from '../kernel/contract-shapes.ts'
import { instant } from '../kernel/sql-shapes.ts'

/** Levels 1 and 2 see only what they can read elsewhere too (rule R2). */
const managersOnly = ['user.password_reset', 'application.rejected'] satisfies EventName[]

/**
 * How many entries are read, plus the rest of the oldest day among them, because a collapsed line counts a whole day.
 */
const looked = 300

const localDay = (at: string) => `date_trunc('day', ${at} AT TIME ZONE '${homeTimezone}')`

/** Whom or what an entry is about, so that somebody who was changed twice counts as one person. */
const subject = `
  coalesce(
    l.meta ->> 'user_id', l.meta ->> 'application_id', l.meta ->> 'department_id', l.meta ->> 'shift_id',
    l.meta ->> 'dish_id', l.meta ->> 'product_id', l.meta ->> 'order_id', l.meta ->> 'group_id', l.id::text
  )`

export const activities = `
  coalesce((
    SELECT jsonb_agg(
      jsonb_build_object('timestamp', ${instant('a.created_at')}, 'count', line.count) || to_jsonb(entry)
      ORDER BY a.created_at DESC, a.id DESC
    )
    FROM (
      SELECT (array_agg(l.id ORDER BY l.created_at DESC, l.id DESC))[1] AS newest,
        count(DISTINCT ${subject})::int AS count
      FROM audit_logs l
      WHERE l.company_id = $companyId
        AND ($isManager OR l.event <> ALL ('{${managersOnly.join(',')}}'))
        AND l.created_at >= coalesce((
          SELECT ${localDay('oldest.created_at')} AT TIME ZONE '${homeTimezone}'
          FROM audit_logs oldest
          WHERE oldest.company_id = $companyId
          ORDER BY oldest.created_at DESC, oldest.id DESC
          OFFSET ${looked - 1}
          LIMIT 1
        ), '-infinity')
      GROUP BY CASE
        WHEN l.event = ANY ('{${foldedEvents.join(',')}}') THEN l.event || ${localDay('l.created_at')}
        ELSE l.id::text
      END
      ORDER BY max(l.created_at) DESC, 1 DESC
      LIMIT 10
    ) line
    JOIN audit_logs a ON a.id = line.newest
    ${sentenceJoins}
    CROSS JOIN LATERAL (SELECT ${sentenceColumns}) entry
  ), '[]') AS recent_activities`

export type WithActivities = { recent_activities: CorporateDashboard['recent_activities'] }
export type WithEntries<Dashboard> = Omit<Dashboard, 'recent_activities'> & {
  recent_activities: (SentenceRow & { timestamp: string; count: number })[]
}

/** Replaces the log entries in recent activities with their sentences. */
export const withSentences = <Dashboard extends WithActivities>({
  recent_activities,
  ...figures
}: WithEntries<Dashboard>): Dashboard =>
  ({
    ...figures,
    recent_activities: recent_activities.map((entry) => ({
      description: (entry.count > 1 ? foldedSentence(entry.event, entry.count) : undefined) ?? sentenceOf(entry),
      count: entry.count,
      timestamp: entry.timestamp,
    })),
  }) as unknown as Dashboard
