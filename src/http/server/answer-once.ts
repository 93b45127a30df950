import { createHash } from 'node:crypto'
import {
  type Clock,
  idempotencyRefusal,
  type KeptAnswer,
  type KeptAnswers,
  type Transaction,
} from '../../core/shared/index.ts'
import { seal, unseal } from './sealed-answer.ts'

interface Repeatable {
  /** The operation, its subject, and the caller the key belongs to. */
  scope: string
  key: string
  /** The request body: reusing a key with a different body is refused. */
  input: string | Uint8Array
  /** The token that encrypts an answer with secrets; null for other answers. */
  sealedWith: string | null
}

/**
 * Runs a command once per `Idempotency-Key`. The answer is stored in the command's own transaction: of two concurrent
 * requests with the same key only one commits, and the other gets its answer.
 */
export const answerOnce = async (
  { keptAnswers, transaction, clock }: { keptAnswers: KeptAnswers; transaction: Transaction; clock: Clock },
  { scope, key, input, sealedWith }: Repeatable,
  work: () => Promise<unknown>,
): Promise<unknown> => {
  const fingerprint = createHash('sha256').update(input).digest('base64url')
  const findKept = async (): Promise<KeptAnswer | null> => {
    const found = await keptAnswers.find(scope, key)
    if (found !== null && found.fingerprint !== fingerprint) throw idempotencyRefusal('idempotency.reused')
    return found
  }

  const replay = ({ answer }: KeptAnswer): unknown =>
    sealedWith === null ? answer : unseal(answer as ReturnType<typeof seal>, sealedWith)

  const earlier = await findKept()
  if (earlier !== null) return replay(earlier)
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
    const winner = await findKept()
    if (winner !== null) return replay(winner)
    throw error
  }
}
