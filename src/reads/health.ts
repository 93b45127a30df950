import { prepared } from '../persistence/index.ts'
import { Reads } from './reads.ts'

const probe = prepared('SELECT 1')

export class HealthReads extends Reads {
  /** Rejects when the database does not answer. */
  async probe(): Promise<void> {
    await this.db.row(probe)
  }
}
