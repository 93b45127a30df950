import { sampleMenuDays } from '../../core/partnerships/rules.ts'
import type { CompanyId } from '../../core/shared/index.ts'
import { prepared } from '../../persistence/index.ts'
import type { CateringProfile, OfferedCatering } from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'
import { todayAt } from './contracts.ts'

const own = prepared<{ cateringId: CompanyId }, CateringProfile>(`
  SELECT shows_menus, daily_capacity, version
  FROM catering_profiles
  WHERE catering_id = $cateringId`)

/**
 * One menu for each day: what was published to most firms, then what the alphabet says, so that neither a firm nor
 * their number shows (record 0182).
 */
const menus = `
  SELECT jsonb_agg(
    jsonb_build_object('date', date, 'dishes', dishes, 'common_courses', common_courses) ORDER BY date DESC
  )
  FROM (
    SELECT DISTINCT ON (date) date, dishes, common_courses
    FROM (
      SELECT d.date, d.corporate_id, jsonb_path_query_array(d.options, '$[*].meal.name') AS dishes, d.common_courses
      FROM (
        SELECT DISTINCT corporate_id
        FROM partnerships
        WHERE catering_id = $cateringId AND partnership_type = 'catering'
      ) firm
      JOIN menu_days d
        ON d.catering_id = $cateringId AND d.corporate_id = firm.corporate_id AND d.status = 'published'
        AND d.date BETWEEN ${todayAt('$now')} - ${sampleMenuDays - 1} AND ${todayAt('$now')}
    ) published
    GROUP BY date, dishes, common_courses
    ORDER BY date, count(DISTINCT corporate_id) DESC, dishes::text COLLATE "C", common_courses::text COLLATE "C"
  ) shown`

/** Newest month first, and in no order within it that tells anything of the writer (record 0183). */
const comments = `
  SELECT jsonb_agg(
    jsonb_build_object('stars', k.stars, 'month', to_char(k.month, 'YYYY-MM'), 'text', q.message)
    ORDER BY k.month DESC, k.id
  )
  FROM shown_comments s
  JOIN comments k ON k.catering_id = s.catering_id AND k.id = s.comment_id
  JOIN requests q ON q.id = k.request_id
  WHERE s.catering_id = $cateringId`

const offered = prepared<{ cateringId: CompanyId; now: Date }, { catering: OfferedCatering }>(`
  SELECT jsonb_build_object(
    'id', c.id, 'name', c.name, 'city', coalesce(c.address ->> 'city', ''),
    'rating', round(r.stars::numeric / r.ratings, 1), 'rating_count', coalesce(r.ratings, 0),
    'daily_capacity', p.daily_capacity, 'shows_menus', coalesce(p.shows_menus, false),
    'menus', CASE WHEN p.shows_menus THEN coalesce((${menus}), '[]') ELSE '[]' END,
    'comments', coalesce((${comments}), '[]')
  ) AS catering
  FROM companies c
  LEFT JOIN catering_profiles p ON p.catering_id = c.id
  LEFT JOIN rating_totals r ON r.catering_id = c.id
  WHERE c.id = $cateringId AND c.type = 'catering' AND c.is_active AND NOT c.is_synthetic`)

export class CateringProfileReads extends Reads {
  async own(cateringId: CompanyId): Promise<CateringProfile> {
    return (await this.db.row(own, { cateringId })) ?? { shows_menus: false, daily_capacity: null, version: 0 }
  }

  /** Null if there is no active catering of this id. */
  async offered(cateringId: CompanyId): Promise<OfferedCatering | null> {
    return (await this.db.row(offered, { cateringId, now: this.clock.now() }))?.catering ?? null
  }
}
