import { createHash } from 'node:crypto'
import { type Clock, type KeptAnswer, type KeptAnswers, Refusal, type Transaction } from '../core/shared/index.ts'

interface Repeatable {
  /** Whose keys these are. */
  scope: string
  key: string
  body: unknown
}

/**
 * Carries a command out once per `Idempotency-Key`. The answer is kept in the command's own transaction: of two requests
 * racing with one key only one commits, and the other gets its answer.
 */
export const answerOnce = async (
  { keptAnswers, transaction, clock }: { keptAnswers: KeptAnswers; transaction: Transaction; clock: Clock },
  { scope, key, body }: Repeatable,
  work: () => Promise<unknown>,
): Promise<unknown> => {
  const fingerprint = createHash('sha256').update(JSON.stringify(body ?? null)).digest('base64url')
  const kept = async (): Promise<KeptAnswer | null> => {
    const found = await keptAnswers.find(scope, key)
    if (found !== null && found.fingerprint !== fingerprint) throw new Refusal('unprocessable', 'idempotency.reused')
    return found
  }

  const earlier = await kept()
  if (earlier !== null) return earlier.answer
  try {
    return await transaction.run(async () => {
      const answer = await work()
      await keptAnswers.keep(scope, key, { fingerprint, answer }, clock.now())
      return answer
    })
  } catch (error) {
    const winner = await kept()
    if (winner !== null) return winner.answer
    throw error
  }
}
