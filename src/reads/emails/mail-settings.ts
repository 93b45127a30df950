import type { GatheredEmailKind } from '../../core/emails/index.ts'
import type { CompanyId, UserId } from '../../core/shared/index.ts'
import { prepared } from '../../persistence/index.ts'
import { Reads } from '../kernel/reads.ts'

export interface OwnAddress {
  email: string | null
  is_confirmed: boolean
  is_reachable: boolean
  /** By kind; the others are as they are by default. */
  switches: Partial<Record<GatheredEmailKind, boolean>>
}

const ofPerson = prepared<{ companyId: CompanyId; userId: UserId }, OwnAddress>(`
  SELECT u.email, u.email_confirmed_at IS NOT NULL AS is_confirmed, u.email_unreachable_at IS NULL AS is_reachable,
    coalesce((
      SELECT jsonb_object_agg(s.kind, s.is_on)
      FROM email_switches s
      WHERE s.company_id = u.company_id AND s.user_id = u.id
    ), '{}') AS switches
  FROM users u
  WHERE u.company_id = $companyId AND u.id = $userId`)

export class MailSettingsReads extends Reads {
  /** Null if the person is missing or another company's. */
  ofPerson(companyId: CompanyId, userId: UserId): Promise<OwnAddress | null> {
    return this.db.row(ofPerson, { companyId, userId })
  }
}
