import type { CompanyId, GroupId } from '../../core/shared/index.ts'
import { type Hours, scheduleDifference } from '../../core/partnerships/rules.ts'
import { lasts, planned, prepared } from '../../persistence/index.ts'
import { scheduleSentence } from '../../texts/partnerships/partnerships.ts'
import type {
  CorporateGroup,
  CorporateGroupDetail,
  GroupCompany,
  GroupStatistics,
  Page,
  Shift,
} from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'
import { containing } from '../kernel/search-text.ts'
import { instant } from '../kernel/sql-shapes.ts'
import { foundFirms } from '../menus/menus.ts'

const isActive = 's.is_active AND NOT s.is_deleted'

/** The members of groups `g` of the catering, with the hours of their shifts next to those of the first member. */
const membersOf = (groups: string) => `
  SELECT m.group_id, c.id, c.name, c.slug, row_number() OVER joined AS at, h.hours,
    first_value(h.hours) OVER joined AS first_hours, h.times <> first_value(h.times) OVER joined AS is_misfit
  FROM ${groups} g
  JOIN corporate_group_members m ON m.catering_id = $cateringId AND m.group_id = g.id
  JOIN partnerships p ON p.id = m.partnership_id AND ${lasts('$now::timestamptz')}
  JOIN companies c ON c.id = m.corporate_id
  CROSS JOIN LATERAL (
    SELECT
      coalesce(
        jsonb_agg(
          jsonb_build_object('title', s.title, 'startTime', s.start_time, 'endTime', s.end_time)
          ORDER BY s.start_time, s.end_time, s.title
        ),
        '[]'
      ) AS hours,
      coalesce(array_agg(s.start_time || s.end_time ORDER BY s.start_time, s.end_time), '{}') AS times
    FROM shifts s
    WHERE s.company_id = m.corporate_id AND ${isActive}
  ) h
  WINDOW joined AS (PARTITION BY m.group_id ORDER BY m.joined_at, m.corporate_id)`

const company = `jsonb_build_object('id', id, 'name', name, 'slug', slug)`
const withHours = `jsonb_build_object('id', id, 'name', name, 'hours', hours, 'first_hours', first_hours)`
const group = `'id', g.id, 'name', g.name, 'description', g.description, 'created_at', ${instant('g.created_at')}`

const cards = (found: string, page: string) => `
  WITH found AS (
    ${found}
  ),
  page AS (
    ${page}
  ),
  card AS (
    SELECT group_id, count(*)::int AS company_count,
      jsonb_agg(${company} ORDER BY at) FILTER (WHERE at <= 3) AS companies,
      count(*) FILTER (WHERE is_misfit)::int AS misfit_count,
      to_jsonb((array_agg(${withHours} ORDER BY at) FILTER (WHERE is_misfit))[:3]) AS misfits
    FROM (${membersOf('page')}) member
    GROUP BY group_id
  )
  SELECT (SELECT count(*)::int FROM found) AS total,
    coalesce(
      jsonb_agg(
        jsonb_build_object(
          ${group}, 'companies', coalesce(companies, '[]'), 'company_count', coalesce(company_count, 0),
          'misfits', coalesce(misfits, '[]'), 'misfit_count', coalesce(misfit_count, 0), 'version', g.version
        )
        ORDER BY g.search_name COLLATE "C"
      ),
      '[]'
    ) AS groups
  FROM page g
  LEFT JOIN card ON card.group_id = g.id`

const list = planned<
  { cateringId: CompanyId; now: Date; typed: string; limit: number; offset: number },
  { groups: CardRow[]; total: number }
>(
  cards(
    `SELECT * FROM corporate_groups WHERE catering_id = $cateringId AND search_name LIKE $typed`,
    `SELECT * FROM found ORDER BY search_name COLLATE "C" LIMIT $limit OFFSET $offset`,
  ),
)
const one = prepared<{ cateringId: CompanyId; now: Date; groupId: GroupId }, { groups: CardRow[]; total: number }>(
  cards(`SELECT * FROM corporate_groups WHERE catering_id = $cateringId AND id = $groupId`, 'TABLE found'),
)

const detail = prepared<{ cateringId: CompanyId; now: Date; groupId: GroupId }, { group: DetailRow }>(`
  WITH page AS (
    SELECT *
    FROM corporate_groups
    WHERE catering_id = $cateringId AND id = $groupId
  ),
  member AS (
    ${membersOf('page')}
  )
  SELECT jsonb_build_object(
    ${group},
    'companies', (
      SELECT coalesce(jsonb_agg(${company} || ${withHours} ORDER BY at), '[]')
      FROM member
    ),
    'shifts', (
      SELECT coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', s.id, 'title', s.title, 'start_time', s.start_time, 'end_time', s.end_time, 'days', s.days,
            'timezone', s.timezone, 'cutoff_days', s.cutoff_days, 'cutoff_time', s.cutoff_time,
            'is_active', s.is_active, 'version', s.version
          )
          ORDER BY s.start_time, s.end_time, s.title
        ),
        '[]'
      )
      FROM member
      JOIN shifts s ON s.company_id = member.id
      WHERE member.at = 1 AND ${isActive}
    )
  ) AS group
  FROM page g`)

/** Rounded like a catering's rating. */
const mean = (stars: string, ratings: string) => `round(${stars}::numeric / nullif(${ratings}, 0), 1)`

const statistics = prepared<{ cateringId: CompanyId; now: Date; groupId: GroupId }, { statistics: GroupStatistics }>(`
  SELECT jsonb_build_object(
    'company_count', count(f.id), 'total_employees', coalesce(sum(employees), 0),
    'total_choices', coalesce(sum(choices), 0), 'average_rating', ${mean('sum(stars)', 'sum(ratings)')},
    'companies', coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', f.id, 'name', f.name, 'slug', f.slug, 'employee_count', employees, 'choice_count', choices,
          'average_rating', ${mean('stars', 'ratings')}
        )
        ORDER BY joined_at, f.id
      ) FILTER (WHERE f.id IS NOT NULL),
      '[]'
    )
  ) AS statistics
  FROM corporate_groups g
  LEFT JOIN LATERAL (
    SELECT c.id, c.name, c.slug, m.joined_at, r.stars, r.ratings,
      (SELECT count(*) FROM users u WHERE u.company_id = c.id AND u.is_active) AS employees,
      (
        SELECT coalesce(sum(t.total), 0)
        FROM choice_totals t
        WHERE t.catering_id = $cateringId AND t.corporate_id = c.id AND t.date = '-infinity'
      ) AS choices
    FROM corporate_group_members m
    JOIN partnerships p ON p.id = m.partnership_id AND ${lasts('$now::timestamptz')}
    JOIN companies c ON c.id = m.corporate_id
    LEFT JOIN firm_rating_totals r ON r.catering_id = $cateringId AND r.corporate_id = c.id
    WHERE m.catering_id = $cateringId AND m.group_id = g.id
  ) f ON true
  WHERE g.catering_id = $cateringId AND g.id = $groupId
  GROUP BY g.id`)

const available = planned<
  { cateringId: CompanyId; now: Date; typed: string; groupId: GroupId | null; limit: number; offset: number },
  { companies: GroupCompany[]; total: number }
>(`
  WITH found AS (
    SELECT c.id, c.name, c.slug, c.search_name
    ${foundFirms}
      AND NOT EXISTS (
        SELECT
        FROM corporate_group_members m
        WHERE m.catering_id = $cateringId AND m.group_id = $groupId AND m.corporate_id = c.id
      )
  )
  SELECT (SELECT count(*)::int FROM found) AS total,
    coalesce(jsonb_agg(${company} ORDER BY search_name COLLATE "C", id), '[]') AS companies
  FROM (
    SELECT *
    FROM found
    ORDER BY search_name COLLATE "C", id
    LIMIT $limit OFFSET $offset
  ) page`)

interface Compared {
  hours: Hours[]
  first_hours: Hours[]
}

const problemOf = ({ hours, first_hours }: Compared): string | null => {
  const difference = scheduleDifference(first_hours, hours)
  return difference && scheduleSentence(difference)
}

type CardRow = Omit<CorporateGroup, 'misfits'> & { misfits: (Compared & { id: string; name: string })[] }
type DetailRow = Omit<CorporateGroupDetail, 'companies'> & { companies: (Compared & GroupCompany)[]; shifts: Shift[] }

const cardOf = ({ misfits, ...card }: CardRow): CorporateGroup => ({
  ...card,
  misfits: misfits.map((firm) => ({ id: firm.id, name: firm.name, problem: problemOf(firm) ?? '' })),
})

export class CorporateGroupReads extends Reads {
  async list(cateringId: CompanyId, typed: string, { limit, offset }: Page) {
    const values = { cateringId, now: this.clock.now(), typed: containing(typed), limit, offset }
    const [row] = await this.db.rows(list, values)
    return { groups: (row?.groups ?? []).map(cardOf), total: row?.total ?? 0 }
  }

  async one(cateringId: CompanyId, groupId: GroupId): Promise<CorporateGroup | null> {
    const row = await this.db.row(one, { cateringId, now: this.clock.now(), groupId })
    return row?.groups.map(cardOf)[0] ?? null
  }

  async detail(cateringId: CompanyId, groupId: GroupId): Promise<CorporateGroupDetail | null> {
    const row = await this.db.row(detail, { cateringId, now: this.clock.now(), groupId })
    if (row === null) return null
    const { companies, ...group } = row.group
    return {
      ...group,
      companies: companies.map(({ id, name, slug, ...firm }) => ({ id, name, slug, problem: problemOf(firm) })),
    }
  }

  async statistics(cateringId: CompanyId, groupId: GroupId): Promise<GroupStatistics | null> {
    const values = { cateringId, now: this.clock.now(), groupId }
    const row = await this.db.row(statistics, values)
    return row && row.statistics
  }

  async available(cateringId: CompanyId, typed: string, groupId: GroupId | undefined, { limit, offset }: Page) {
    const values = {
      cateringId,
      now: this.clock.now(),
      typed: containing(typed),
      groupId: groupId ?? null,
      limit,
      offset,
    }
    const row = await this.db.row(available, values)
    return row ?? { companies: [], total: 0 }
  }
}
