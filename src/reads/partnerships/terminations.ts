import type { CompanyType } from '../../core/actors/rules.ts'
import type { TerminationStatus } from '../../core/partnerships/index.ts'
import { planned, prepared } from '../../persistence/index.ts'
import type { Page, TerminationRequest } from '../kernel/contract-shapes.ts'
import { terminationJoins, terminationShape } from './contracts.ts'
import { Reads } from '../kernel/reads.ts'

export type TerminationDirection = 'received' | 'sent' | 'all'

/** $1 company, $2 direction, $3 status, $4 limit, $5 offset, $6 type of partnership. */
const listOf = (side: 'catering_id' | 'partner_id') => {
  const found = `
    FROM termination_requests WHERE ${side} = $1 AND ($3::text = 'all' OR status = $3)
      AND ($2::text = 'all' OR ((requested_by = 'catering') = ${side === 'catering_id'}) = ($2 = 'sent'))
      AND ($6::text = 'all' OR $6 = (SELECT p.partnership_type FROM partnerships p WHERE p.id = partnership_id))`
  return planned(`
    SELECT (SELECT count(*)::int ${found}) AS total,
      coalesce((SELECT jsonb_agg(${terminationShape} ORDER BY t.created_at DESC, t.id DESC)
        FROM (SELECT * ${found} ORDER BY created_at DESC, id DESC LIMIT $4 OFFSET $5) t ${terminationJoins}), '[]') AS termination_requests`)
}
const lists = { catering: listOf('catering_id'), corporate: listOf('partner_id'), supplier: listOf('partner_id') }

const one = prepared<{ companyId: string; terminationId: string }, { termination: TerminationRequest }>(`
  SELECT ${terminationShape} AS termination FROM termination_requests t ${terminationJoins}
  WHERE t.id = $terminationId AND $companyId IN (t.catering_id, t.partner_id)`)

interface Terminations {
  termination_requests: TerminationRequest[]
  total: number
}

export class TerminationReads extends Reads {
  async list(
    { companyId, companyType }: { companyId: string; companyType: CompanyType },
    direction: TerminationDirection,
    {
      status,
      partnershipType,
    }: { status: TerminationStatus | 'all'; partnershipType: 'catering' | 'supplier' | 'all' },
    { limit, offset }: Page,
  ): Promise<Terminations> {
    const values = [companyId, direction, status, limit, offset, partnershipType]
    const row = await this.db.row<Terminations & Record<string, unknown>>(lists[companyType], values)
    return row ?? { termination_requests: [], total: 0 }
  }

  async one(companyId: string, terminationId: string): Promise<TerminationRequest | null> {
    return (await this.db.row(one, { companyId, terminationId }))?.termination ?? null
  }
}
