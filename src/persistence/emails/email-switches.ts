import { EmailSwitches, type GatheredEmailKind } from '../../core/emails/index.ts'
import type { CompanyId, UserId } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

const save = prepared<{
  companyId: CompanyId
  userId: UserId
  kinds: readonly GatheredEmailKind[]
  areOn: readonly boolean[]
}>(`
  INSERT INTO email_switches (company_id, user_id, kind, is_on)
  SELECT $companyId, $userId, kind, is_on
  FROM unnest($kinds::text[], $areOn::boolean[]) AS s (kind, is_on)
  ORDER BY kind
  ON CONFLICT (user_id, kind) DO UPDATE SET is_on = excluded.is_on`)

export class PostgresEmailSwitches extends EmailSwitches {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async save(
    companyId: CompanyId,
    userId: UserId,
    switches: readonly { kind: GatheredEmailKind; isOn: boolean }[],
  ): Promise<void> {
    // Of a kind that is given twice, the last one.
    const wanted = [...new Map(switches.map(({ kind, isOn }) => [kind, isOn]))]
    const kinds = wanted.map(([kind]) => kind)
    await this.#db.change(save, { companyId, userId, kinds, areOn: wanted.map(([, isOn]) => isOn) })
  }
}
