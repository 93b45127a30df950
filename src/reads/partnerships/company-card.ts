import { defaultRangeDays } from '../../core/menus/rules.ts'
import { lasts } from '../../persistence/index.ts'
import { missingAhead } from '../menus/menu-states.ts'
import { instant } from '../kernel/sql-shapes.ts'
import { offerStatus } from './offer-status.ts'

export const emptyAddress = `'{"street": "", "district": "", "city": "", "postal_code": ""}'::jsonb`

/** What everyone else may know about a firm. */
const toAnybody = `jsonb_build_object('address', jsonb_build_object('city', c.address -> 'city'))`

/**
 * What the company `$companyId` knows about the other one: current facts if `knowsPresent`, else `kept`; both are SQL
 * (rule P11).
 */
interface Known {
  knowsPresent: string
  kept: string
}

const ofCompany: Known = {
  knowsPresent: `(c.type <> 'corporate' OR c.id = $companyId OR seen.partnership_id IS NOT NULL)`,
  kept: toAnybody,
}
/** For an offer `o`. */
export const ofOffer: Known = { ...ofCompany, kept: 'o.told' }
/** For a partnership `p`. Nothing is shown between the moment an end is due and the moment it is carried out. */
export const ofPartnership = (now: string): Known => ({
  knowsPresent: lasts(now),
  kept: `coalesce(p.at_end -> CASE c.id WHEN p.catering_id THEN 'catering' ELSE 'partner' END, ${toAnybody})`,
})

/**
 * A company `c` as the company `$companyId` sees it in a list; `now` is the placeholder for the current instant. The
 * daily average is rule R12.
 */
export const companyCard = (now: string, { knowsPresent, kept } = ofCompany): string => `
  (
    SELECT jsonb_build_object(
      'id', c.id, 'name', c.name, 'slug', c.slug, 'type', c.type, 'address', ${emptyAddress} || known.address,
      'phone', known.phone, 'contact_name', CASE WHEN seen.partnership_id IS NOT NULL THEN c.contact_name END,
      'created_at', ${instant('c.created_at')}, 'is_active', c.is_active,
      'employee_count', known.employees,
      'daily_average', CASE
        WHEN c.type = 'corporate' AND seen.partnership_id IS NOT NULL THEN known.employees * 8 / 10
      END,
      'missing_menu_days', CASE
        WHEN c.type = 'corporate' AND seen.partnership_id IS NOT NULL
          THEN ${missingAhead({ catering: '$companyId', firm: 'c.id', now }, defaultRangeDays)}
      END,
      'ratings', jsonb_build_object(
        'overall', (
          SELECT round(r.stars::numeric / r.ratings, 1)
          FROM rating_totals r
          WHERE r.catering_id = c.id
        )
      ),
      'is_partner', seen.partnership_id IS NOT NULL, 'partnership_id', seen.partnership_id,
      'partnership_created_at', (
        SELECT ${instant('p.created_at')}
        FROM partnerships p
        WHERE p.id = seen.partnership_id
      ),
      'last_offer', (
        SELECT jsonb_build_object(
          'id', o.id, 'status', ${offerStatus(now)}, 'created_at', ${instant('o.created_at')},
          'answered_at', ${instant('o.answered_at')}
        )
        FROM offers o
        WHERE (o.corporate_id, o.catering_id) = (
            CASE c.type WHEN 'catering' THEN $companyId ELSE c.id END,
            CASE c.type WHEN 'catering' THEN c.id ELSE $companyId END
          )
        ORDER BY o.created_at DESC
        LIMIT 1
      )
    )
    FROM (
      SELECT (
        SELECT p.id
        FROM partnerships p
        WHERE ${lasts(now)}
          AND p.catering_id = CASE c.type WHEN 'catering' THEN c.id ELSE $companyId END
          AND p.partner_id = CASE c.type WHEN 'catering' THEN $companyId ELSE c.id END
      ) AS partnership_id
    ) seen
    CROSS JOIN LATERAL (
      SELECT c.phone, c.address,
        (
          SELECT count(*)::int
          FROM users u
          WHERE u.company_id = c.id AND u.is_active
        ) AS employees
      WHERE ${knowsPresent}
      UNION ALL
      SELECT k ->> 'phone', k -> 'address', coalesce((k ->> 'employee_count')::int, 0)
      FROM (SELECT ${kept} AS k) kept
      WHERE NOT ${knowsPresent}
    ) known
  )`
