import { useState } from 'react'
import { newIdempotencyKey } from '../../api/idempotency-key.ts'
import { isRefusal } from '../../ui/words/problem-text.ts'

/**
 * Sends a command under a key by which the server recognizes it when it is sent again because its answer was lost. What
 * is sent after a success or a refusal is another command, with a key of its own.
 */
export const useRepeatable = () => {
  const [key, setKey] = useState(newIdempotencyKey)
  return async <Answer extends { error?: unknown }>(send: (key: string) => PromiseLike<Answer>): Promise<Answer> => {
    const answer = await send(key)
    if (answer.error === undefined || isRefusal(answer.error)) setKey(newIdempotencyKey())
    return answer
  }
}
