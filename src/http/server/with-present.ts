import { Refusal, staleRefusal } from '../../core/shared/index.ts'
import { asHttpProblem, HttpProblem } from '../contract/problem.ts'

/** Rethrows an error. Adds the current state to the refusal of a stale change, so that its author can choose. */
export const withPresent =
  (read: () => Promise<object>) =>
  async (error: unknown): Promise<never> => {
    const problem =
      error instanceof Refusal && error.code in staleRefusal.kinds ? asHttpProblem(error)?.problem : undefined
    if (problem === undefined) throw error
    throw new HttpProblem(problem.status, problem.code, problem.detail, { present: await read() })
  }
