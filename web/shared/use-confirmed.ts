import { prefixedProblem } from './problem-text.ts'
import { useOwnError } from './use-own-error.ts'

/** Does what a dialog has asked about: it closes when that is done, and says so when it failed. */
export const useConfirmed = (work: () => PromiseLike<{ error?: unknown }>, failure: string, onDone?: () => void) => {
  const [problem, tell] = useOwnError()
  const onYes = async () => {
    tell(undefined)
    const { error } = await work()
    if (error === undefined) onDone?.()
    else tell(prefixedProblem(error, failure))
  }
  return { problem, onYes }
}
