import type { CompanyId, UserId } from '../../core/shared/index.ts'
import { planned, type Statement } from '../../persistence/index.ts'
import type { OwnRow } from '../../texts/privacy/own-data.ts'

export interface Whose {
  companyId: CompanyId
  userId: UserId
}

interface Batch extends Whose {
  /** The position of the last row that was read; null at first. */
  after: string | null
}

export interface PositionedRow {
  position: string
  row: OwnRow
}

export const batchSize = 1_000

/**
 * A part of somebody's data, in batches. The query has a column `position`, a text that is unique and in whose order
 * its rows come; all other columns are the row.
 */
export const ownDataPart = (query: string): Statement<Batch, PositionedRow> =>
  planned<Batch, PositionedRow>(`
    SELECT part.position, to_jsonb(part) - 'position' AS row
    FROM (${query}) part
    WHERE $after::text IS NULL OR part.position > $after
    ORDER BY part.position
    LIMIT ${batchSize}`)
