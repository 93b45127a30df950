import type { TrailType } from '../../core/audit/index.ts'
import { prepared } from '../../persistence/index.ts'
import {
  type OwnDataHead,
  type OwnDataPart,
  ownDataPartNames,
  type OwnRow,
  type OwnRows,
} from '../../texts/privacy/own-data.ts'
import { logTypeLabels } from '../../texts/audit/labels.ts'
import { AuditReads } from '../audit/audit.ts'
import { Reads } from '../kernel/reads.ts'
import { accountParts } from './account-parts.ts'
import { eatingParts } from './eating-parts.ts'
import { batchSize, type PositionedRow, type Whose } from './own-data-part.ts'
import { workParts } from './work-parts.ts'

/** Everything but the log, whose sentences are made when it is read. */
export const ownDataStatements = { ...accountParts, ...eatingParts, ...workParts }

const headOf = prepared<Whose, { person: string; company: string }>(`
  SELECT u.full_name AS person, c.name AS company
  FROM users u
  JOIN companies c ON c.id = u.company_id
  WHERE u.company_id = $companyId AND u.id = $userId`)

const isStated = (part: OwnDataPart): part is keyof typeof ownDataStatements => part in ownDataStatements

export class OwnDataReads extends Reads {
  /** Null if the person is missing or another company's. */
  async head(whose: Whose): Promise<OwnDataHead | null> {
    const head = await this.db.row(headOf, whose)
    return head && { ...head, madeAt: this.clock.now() }
  }

  /** All parts of a person's data, in the order of the file; read while it is written, so its size does not matter. */
  parts(whose: Whose): OwnRows[] {
    return ownDataPartNames.map((part) => ({
      part,
      batches: part === 'acts' ? this.#acts(whose) : isStated(part) ? this.#rows(part, whose) : this.#log(whose),
    }))
  }

  async *#rows(part: keyof typeof ownDataStatements, whose: Whose): AsyncGenerator<readonly OwnRow[]> {
    for (let after: string | null = null; ;) {
      const rows: PositionedRow[] = await this.db.rows(ownDataStatements[part], { ...whose, after })
      yield rows.map(({ row }) => row)
      if (rows.length < batchSize) return
      after = rows.at(-1)?.position ?? null
    }
  }

  async *#acts(whose: Whose): AsyncGenerator<readonly OwnRow[]> {
    for await (const batch of this.#rows('acts', whose))
      yield batch.map((row) => ({ ...row, type: logTypeLabels[row['type'] as TrailType] }))
  }

  async *#log({ companyId, userId }: Whose): AsyncGenerator<readonly OwnRow[]> {
    for await (const batch of new AuditReads(this.db, this.clock).all(companyId, { userId }))
      yield batch.map(({ created_at, type, description }) => ({ created_at, type: logTypeLabels[type], description }))
  }
}
