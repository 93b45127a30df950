import type { CompanyId, TerminationId } from '../../core/shared/index.ts'
import type { CompanyType } from '../../core/actors/rules.ts'
import type { TerminationStatus } from '../../core/partnerships/index.ts'
import { planned, prepared } from '../../persistence/index.ts'
import type { Page, TerminationRequest } from '../kernel/contract-shapes.ts'
import { terminationJoins, terminationShape } from './contracts.ts'
import { Reads } from '../kernel/reads.ts'

export type TerminationDirection = 'received' | 'sent' | 'all'

const listOf = (side: 'catering_id' | 'partner_id') => {
  const found = `
  FROM termination_requests
  WHERE ${side} = $companyId
    AND ($status::text = 'all' OR status = $status)
    AND ($direction::text = 'all' OR ((requested_by = 'catering') = ${side === 'catering_id'}) = ($direction = 'sent'))
    AND (
      $partnershipType::text = 'all'
      OR $partnershipType = (
        SELECT p.partnership_type
        FROM partnerships p
        WHERE p.id = partnership_id
      )
    )`
  return planned<
    {
      companyId: CompanyId
      direction: TerminationDirection
      status: TerminationStatus | 'all'
      partnershipType: 'catering' | 'supplier' | 'all'
      limit: number
      offset: number
    },
    Terminations
  >(`
  SELECT (SELECT count(*)::int ${found}) AS total,
    coalesce((
      SELECT jsonb_agg(${terminationShape} ORDER BY t.created_at DESC, t.id DESC)
      FROM (
        SELECT * ${found}
        ORDER BY created_at DESC, id DESC
        LIMIT $limit OFFSET $offset
      ) t
      ${terminationJoins}
    ), '[]') AS termination_requests`)
}
const lists = { catering: listOf('catering_id'), corporate: listOf('partner_id'), supplier: listOf('partner_id') }

const one = prepared<{ companyId: CompanyId; terminationId: TerminationId }, { termination: TerminationRequest }>(`
  SELECT ${terminationShape} AS termination
  FROM termination_requests t
  ${terminationJoins}
  WHERE t.id = $terminationId AND $companyId IN (t.catering_id, t.partner_id)`)

interface Terminations {
  termination_requests: TerminationRequest[]
  total: number
}

export class TerminationReads extends Reads {
  async list(
    { companyId, companyType }: { companyId: CompanyId; companyType: CompanyType },
    direction: TerminationDirection,
    {
      status,
      partnershipType,
    }: { status: TerminationStatus | 'all'; partnershipType: 'catering' | 'supplier' | 'all' },
    { limit, offset }: Page,
  ): Promise<Terminations> {
    const values = { companyId, direction, status, partnershipType, limit, offset }
    const row = await this.db.row(lists[companyType], values)
    return row ?? { termination_requests: [], total: 0 }
  }

  async one(companyId: CompanyId, terminationId: TerminationId): Promise<TerminationRequest | null> {
    return (await this.db.row(one, { companyId, terminationId }))?.termination ?? null
  }
}
