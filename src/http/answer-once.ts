import { createHash } from 'node:crypto'
import { type Clock, type KeptAnswer, type KeptAnswers, Refusal, type Transaction } from '../core/shared/index.ts'
import { seal, unseal } from './sealed-answer.ts'

interface Repeatable {
  /** Whose keys these are. */
  scope: string
  key: string
  /** What was sent: a key repeated with something else is refused. */
  input: string | Uint8Array
  /** The token that an answer with secrets is kept sealed with. */
  sealedWith: string | null
}

/**
 * Carries a command out once per `Idempotency-Key`. The answer is kept in the command's own transaction: of two requests
 * racing with one key only one commits, and the other gets its answer.
 */
export const answerOnce = async (
  { keptAnswers, transaction, clock }: { keptAnswers: KeptAnswers; transaction: Transaction; clock: Clock },
  { scope, key, input, sealedWith }: Repeatable,
  work: () => Promise<unknown>,
): Promise<unknown> => {
  const fingerprint = createHash('sha256').update(input).digest('base64url')
  const kept = async (): Promise<KeptAnswer | null> => {
    const found = await keptAnswers.find(scope, key)
    if (found !== null && found.fingerprint !== fingerprint) throw new Refusal('idempotency.reused')
    return found
  }

  const again = ({ answer }: KeptAnswer): unknown =>
    sealedWith === null ? answer : unseal(answer as ReturnType<typeof seal>, sealedWith)

  const earlier = await kept()
  if (earlier !== null) return again(earlier)
  try {
    return await transaction.run(async () => {
      const answer = await work()
      await keptAnswers.keep(
        scope,
        key,
        { fingerprint, answer: sealedWith === null ? answer : seal(answer, sealedWith) },
        clock.now(),
      )
      return answer
    })
  } catch (error) {
    const winner = await kept()
    if (winner !== null) return again(winner)
    throw error
  }
}
