import { Refusal, staleRefusal } from '../../core/shared/index.ts'
import { asHttpProblem, HttpProblem } from '../contract/problem.ts'

/** Rethrows an error; the refusal of a stale change takes along what there is now, so that its author can choose. */
export const withPresent =
  (read: () => Promise<object>) =>
  async (error: unknown): Promise<never> => {
    const problem =
      error instanceof Refusal && error.code in staleRefusal.kinds ? asHttpProblem(error)?.problem : undefined
    if (problem === undefined) throw error
    throw new HttpProblem(problem.status, problem.code, problem.detail, { present: await read() })
  }
