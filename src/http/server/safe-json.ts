import { requestDetails } from '../../texts/kernel/requests.ts'
import { type HttpProblem, httpProblem } from '../contract/problem.ts'

const maxDepth = 20

const unreadable = (): HttpProblem => httpProblem('request.malformed', { detail: requestDetails.unreadableData })

const isSafeText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Refuses valid JSON that would cause failures later: deep nesting, NUL characters, unpaired surrogates, `__proto__`. */
export const refuseUnsafeJson = (value: unknown, depth = 0): void => {
  if (typeof value === 'string') {
    if (!isSafeText(value)) throw unreadable()
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (depth === maxDepth) throw unreadable()
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__' || !isSafeText(key)) throw unreadable()
    refuseUnsafeJson(inner, depth + 1)
  }
}
