import { operator } from '../actors/rules.ts'
import { type CommentId, type CompanyId, type LocalDate, useCase, type UserId } from '../shared/index.ts'
import { eraseAccount } from './erase-account.ts'
import { Retention, type RetentionScope } from './ports.ts'

/** A record of destruction, as it is written to a file that outlives the database. */
export interface Destruction {
  id: string
  company_id: CompanyId
  scope: 'account' | 'comment' | 'months' | RetentionScope
  count: number
  /** Of an account. */
  account_id: UserId | null
  /** Of choices: those before this date lost their person, and are gone with the months. */
  before: LocalDate | null
  /** Of a consent; records from before there were any have none. */
  comment_id?: CommentId | null
  happened_at: string
  actor_kind: string
}

/**
 * Destroys in a restored database what had been destroyed in the lost one (rule D3); harmless when it has happened
 * already. Refuses with `employee.missing` for an account that is newer than the backup, and like `eraseAccount`.
 */
export const repeatDestruction = useCase(
  [eraseAccount, Retention],
  (erase, retention) =>
    async ({ company_id: companyId, scope, account_id: userId, before, comment_id: commentId }: Destruction) => {
      if (scope === 'account') {
        if (userId !== null) await erase({ companyId, userId, actor: operator })
      } else if (scope === 'comment') {
        if (commentId) await retention.repeatWithdrawal(companyId, commentId)
      } else if (before !== null)
        await retention.repeatBefore(companyId, scope === 'months' ? 'choices' : scope, before)
    },
)
