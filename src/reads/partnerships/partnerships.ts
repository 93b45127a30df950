import type { CompanyType } from '../../core/actors/rules.ts'
import { endingDays } from '../../core/partnerships/rules.ts'
import { type CompanyId, homeTimezone, type LocalDate, type PartnershipId } from '../../core/shared/index.ts'
import { lasts, planned, prepared } from '../../persistence/index.ts'
import { companyCard, ofPartnership } from './company-card.ts'
import type { EndPreview, Page, Partnership, PartnershipDetail, WaitingContracts } from '../kernel/contract-shapes.ts'
import {
  contract,
  contractJoins,
  countOfTerms,
  offerShape,
  recentMeals,
  termsOf,
  terminationJoins,
  terminationShape,
  todayAt,
} from './contracts.ts'
import { Reads } from '../kernel/reads.ts'
import { containing } from '../kernel/search-text.ts'
import { instant } from '../kernel/sql-shapes.ts'
import { offerExpiry, waitingOffer } from './offer-status.ts'
import { waitingContracts } from './waiting-contracts.ts'

const now = '$now::timestamptz'

const partnership = `
  'id', p.id, 'partnership_type', p.partnership_type, 'catering_id', p.catering_id, 'corporate_id', p.corporate_id,
  'supplier_id', p.supplier_id, 'is_active', ${lasts(now)}, 'created_at', ${instant('p.created_at')},
  'ended_at', ${instant(`CASE WHEN NOT ${lasts(now)} THEN coalesce(p.ended_at, p.ends_at) END`)},
  'company', ${companyCard(now, ofPartnership(now))}, 'contract', ${contract(now)},
  'orders', (
    SELECT jsonb_build_object(
      'total', t.pending + t.confirmed + t.preparing + t.delivered + t.cancelled, 'pending', t.pending,
      'revenue', t.revenue
    )
    FROM partner_orders t
    WHERE t.supplier_id = p.supplier_id AND t.catering_id = p.catering_id
  )`

const shiftTitles = `
  CASE
    WHEN NOT ${lasts(now)} THEN coalesce(jsonb_path_query_array(p.at_end, '$.shift_titles[0 to 199]'), '[]')
    ELSE (
      SELECT coalesce(jsonb_agg(s.title ORDER BY s.start_time, s.id), '[]')
      FROM shifts s
      WHERE s.company_id = p.corporate_id
        AND s.is_active
        AND NOT s.is_deleted
        AND EXISTS (
          SELECT
          FROM menu_days d
          WHERE d.catering_id = p.catering_id
            AND d.corporate_id = p.corporate_id
            AND d.shift_id = s.id
            AND d.date >= ${todayAt(now)} - 14
            AND d.status = 'published'
        )
    )
  END`

const partners = (mine: string, other: string) =>
  planned<
    { companyId: CompanyId; now: Date; typed: string; status: PartnershipStatus; limit: number; offset: number },
    { partnerships: Partnership[]; total: number }
  >(`
  WITH found AS (
    SELECT p.*, c.search_name, c.id AS other_id
    FROM partnerships p
    JOIN companies c ON c.id = p.${other}
    WHERE ${mine}
      AND c.search_name LIKE $typed
      AND CASE $status::text WHEN 'active' THEN ${lasts(now)} WHEN 'past' THEN NOT ${lasts(now)} ELSE true END
  )
  SELECT (SELECT count(*)::int FROM found) AS total,
    coalesce((
      SELECT jsonb_agg(
        jsonb_build_object(
          ${partnership}, 'shift_titles', ${shiftTitles},
          'waiting_offer', (
            SELECT jsonb_build_object(
              'id', o.id, 'unit_price', o.unit_price, 'created_at', ${instant('o.created_at')},
              'expires_at', ${offerExpiry}
            )
            FROM offers o
            WHERE o.corporate_id = p.corporate_id AND o.catering_id = p.catering_id AND ${waitingOffer}
          ),
          'pending_termination', (
            SELECT jsonb_build_object(
              'id', t.id, 'effective_date', t.effective_date,
              'is_own', (t.requested_by = 'catering') = (t.catering_id = $companyId)
            )
            FROM termination_requests t
            WHERE t.partnership_id = p.id AND t.status = 'pending'
          )
        )
        ORDER BY p.search_name COLLATE "C", p.created_at DESC, p.id
      )
      FROM (
        SELECT *
        FROM found
        ORDER BY search_name COLLATE "C", created_at DESC, id
        LIMIT $limit OFFSET $offset
      ) p
      JOIN companies c ON c.id = p.other_id
      ${contractJoins(now)}
    ), '[]') AS partnerships`)

const listed = {
  corporate: partners('p.corporate_id = $companyId', 'catering_id'),
  supplier: partners('p.supplier_id = $companyId', 'catering_id'),
  'catering of firms': partners(`p.catering_id = $companyId AND p.partnership_type = 'catering'`, 'corporate_id'),
  'catering of suppliers': partners(`p.catering_id = $companyId AND p.partnership_type = 'supplier'`, 'supplier_id'),
}

const detail = prepared<
  { companyId: CompanyId; now: Date; partnershipId: PartnershipId },
  { partnership: PartnershipDetail }
>(`
  SELECT jsonb_build_object(
    ${partnership}, 'cutoff_days', p.cutoff_days, 'cutoff_time', p.cutoff_time, 'delivery_form', p.delivery_form,
    'terms', ${termsOf('p.id')},
    'terms_total', ${countOfTerms('p.id')},
    'meals_last_30_days', ${recentMeals('p.catering_id', 'p.corporate_id', now)},
    'waiting_offer', (
      SELECT ${offerShape(now)}
      FROM offers o
      WHERE o.corporate_id = p.corporate_id AND o.catering_id = p.catering_id AND ${waitingOffer}
    ),
    'termination', (
      SELECT ${terminationShape}
      FROM (
        SELECT *
        FROM termination_requests
        WHERE partnership_id = $partnershipId AND $companyId IN (catering_id, partner_id)
        ORDER BY created_at DESC
        LIMIT 1
      ) t
      ${terminationJoins}
    )
  ) AS partnership
  FROM partnerships p
  JOIN companies c ON c.id = CASE WHEN p.catering_id = $companyId THEN p.partner_id ELSE p.catering_id END
  ${contractJoins(now)}
  WHERE p.id = $partnershipId AND $companyId IN (p.catering_id, p.partner_id)`)

/** The days that an end would remove: the same ones that it actually removes (rule P9). */
const preview = prepared<
  { companyId: CompanyId; now: Date; partnershipId: PartnershipId; on: string | null },
  Omit<EndPreview, 'first_date' | 'last_date'> & { today: LocalDate }
>(`
  SELECT today, coalesce(sum(days.choices), 0)::int AS choices, coalesce(sum(days.menu_days), 0)::int AS menu_days,
    (
      SELECT count(DISTINCT c.user_id)::int
      FROM shifts s
      JOIN choices c
        ON c.corporate_id = s.company_id
          AND c.shift_id = s.id
          AND c.date > ($now::timestamptz AT TIME ZONE s.timezone)::date
          AND c.date >= ($now::timestamptz AT TIME ZONE 'UTC')::date - 1
          AND c.date >= coalesce($on::date, c.date)
      WHERE s.company_id = p.corporate_id AND c.catering_id = p.catering_id
    ) AS people
  FROM (
    SELECT p.*,
      (
        $now::timestamptz AT TIME ZONE coalesce((
          SELECT timezone
          FROM shifts
          WHERE company_id = p.corporate_id AND NOT is_deleted
          GROUP BY timezone
          ORDER BY count(*) DESC, timezone
          LIMIT 1
        ), '${homeTimezone}')
      )::date AS today
    FROM partnerships p
    WHERE p.id = $partnershipId AND $companyId IN (p.catering_id, p.partner_id)
  ) p
  LEFT JOIN LATERAL (
    SELECT count(d.id) FILTER (WHERE d.status = 'published') AS menu_days,
      sum((SELECT count(*) FROM choices c WHERE c.menu_day_id = d.id AND c.date = d.date
        AND c.date >= ($now::timestamptz AT TIME ZONE 'UTC')::date - 1)) AS choices
    FROM shifts s
    JOIN menu_days d ON d.catering_id = p.catering_id AND d.corporate_id = p.corporate_id AND d.shift_id = s.id
    WHERE s.company_id = p.corporate_id
      AND d.date > ($now::timestamptz AT TIME ZONE s.timezone)::date
      AND d.date >= coalesce($on::date, d.date)
  ) days ON true
  GROUP BY today, p.corporate_id, p.catering_id`)

export type PartnershipStatus = 'active' | 'past' | 'all'

export class PartnershipReads extends Reads {
  async list(
    { companyId, companyType }: { companyId: CompanyId; companyType: CompanyType },
    type: 'catering' | 'supplier',
    status: PartnershipStatus,
    typed: string,
    { limit, offset }: Page,
  ): Promise<{ partnerships: Partnership[]; total: number }> {
    const ofCatering = type === 'catering' ? 'catering of firms' : 'catering of suppliers'
    const statement = listed[companyType === 'catering' ? ofCatering : companyType]
    const values = { companyId, now: this.clock.now(), typed: containing(typed), status, limit, offset }
    const row = await this.db.row(statement, values)
    return row ?? { partnerships: [], total: 0 }
  }

  /** For both companies, even after its end. */
  async detail(companyId: CompanyId, partnershipId: PartnershipId): Promise<PartnershipDetail | null> {
    const values = { companyId, now: this.clock.now(), partnershipId }
    const row = await this.db.row(detail, values)
    return row && row.partnership
  }

  /** What an end on that day, or now, would cancel. */
  async endPreview(
    companyId: CompanyId,
    partnershipId: PartnershipId,
    on: LocalDate | undefined,
  ): Promise<EndPreview | null> {
    const values = { companyId, now: this.clock.now(), partnershipId, on: on ?? null }
    const row = await this.db.row(preview, values)
    if (row === null) return null
    const { today, ...counts } = row
    const { first, last } = endingDays(today)
    return { ...counts, first_date: first, last_date: last }
  }

  async waiting(companyId: CompanyId, companyType: CompanyType): Promise<WaitingContracts> {
    const [row] = await this.db.rows(waitingContracts[companyType], { companyId, now: this.clock.now() })
    return row as WaitingContracts
  }
}
