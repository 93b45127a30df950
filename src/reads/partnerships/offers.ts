import type { CompanyId, OfferId } from '../../core/shared/index.ts'
import { lasts, planned, prepared } from '../../persistence/index.ts'
import { companyCard, ofOffer } from './company-card.ts'
import { offerStatus } from './offer-status.ts'
import type { OfferDetail, Offers, OfferGroup, Page } from '../kernel/contract-shapes.ts'
import { countOfTerms, offerShape, recentMeals, termsInForce, termsOf } from './contracts.ts'
import { Reads } from '../kernel/reads.ts'
import { containing } from '../kernel/search-text.ts'

type Side = 'corporate' | 'catering'
const otherOf = { corporate: 'catering', catering: 'corporate' } as const

const groups = `
  CASE shown
    WHEN 'sent' THEN 'waiting'
    WHEN 'accepted' THEN 'accepted'
    WHEN 'rejected' THEN 'rejected'
    ELSE 'other'
  END`

const listOf = (side: Side) =>
  planned<
    { companyId: CompanyId; now: Date; group: OfferGroup; typed: string; limit: number; offset: number },
    Offers
  >(`
  WITH mine AS MATERIALIZED (
    SELECT id, ${otherOf[side]}_id AS other_id, created_at, ${groups} AS kind
    FROM (
      SELECT *, ${offerStatus('$now::timestamptz')} AS shown
      FROM offers o
      WHERE o.${side}_id = $companyId
    ) o
  ),
  found AS (
    SELECT mine.*
    FROM mine
    JOIN companies c ON c.id = mine.other_id
    WHERE c.search_name LIKE $typed
      AND ($group::text = 'all' OR kind = $group OR ($group = 'answered' AND kind <> 'waiting'))
  )
  SELECT (SELECT count(*)::int FROM found) AS total,
    (
      SELECT jsonb_build_object(
        'all', count(*), 'waiting', count(*) FILTER (WHERE kind = 'waiting'),
        'accepted', count(*) FILTER (WHERE kind = 'accepted'), 'rejected', count(*) FILTER (WHERE kind = 'rejected'),
        'other', count(*) FILTER (WHERE kind = 'other')
      )
      FROM mine
    ) AS counts,
    coalesce((
      SELECT jsonb_agg(${offerShape('$now::timestamptz')} ORDER BY o.created_at DESC, o.id DESC)
      FROM (
        SELECT id, other_id
        FROM found
        ORDER BY created_at DESC, id DESC
        LIMIT $limit OFFSET $offset
      ) page
      JOIN offers o ON o.id = page.id
      JOIN companies c ON c.id = page.other_id
    ), '[]') AS offers`)
const lists = { corporate: listOf('corporate'), catering: listOf('catering') }

const detailOf = (side: Side) =>
  prepared<{ companyId: CompanyId; now: Date; offerId: OfferId }, OfferDetail>(`
  SELECT ${offerShape('$now::timestamptz')} AS offer, ${companyCard('$now::timestamptz', ofOffer)} AS company,
    ${termsOf('p.id')} AS terms, ${countOfTerms('p.id')} AS terms_total,
    (SELECT unit_price::float FROM ${termsInForce('p.id', '$now')} present) AS current_price,
    ${recentMeals('o.catering_id', 'o.corporate_id', '$now')} AS meals_last_30_days
  FROM offers o
  JOIN companies c ON c.id = o.${otherOf[side]}_id
  LEFT JOIN partnerships p
    ON p.catering_id = o.catering_id AND p.corporate_id = o.corporate_id AND ${lasts('$now::timestamptz')}
  WHERE o.${side}_id = $companyId AND o.id = $offerId`)
const details = { corporate: detailOf('corporate'), catering: detailOf('catering') }

export class OfferReads extends Reads {
  async list(side: Side, companyId: CompanyId, group: OfferGroup, typed: string, page: Page): Promise<Offers> {
    const values = { companyId, now: this.clock.now(), group, typed: containing(typed), ...page }
    const [row] = await this.db.rows(lists[side], values)
    return row as Offers
  }

  detail(side: Side, companyId: CompanyId, offerId: OfferId): Promise<OfferDetail | null> {
    return this.db.row(details[side], { companyId, now: this.clock.now(), offerId })
  }
}
