import { useDispatch } from 'react-redux'
import { bannerShown } from '../banners/banners-slice.ts'
import { prefixedProblem, statusOf } from '../../ui/words/problem-text.ts'
import { useOwnError } from './use-own-error.ts'

type Options = {
  /** Others decide about it too: the dialog closes where they were first, since what it asks is over. */
  isContested?: boolean
}

/** Does what a dialog has asked about: it closes when that is done, and says so when it failed. */
export const useConfirmed = (
  work: () => PromiseLike<{ error?: unknown }>,
  failure: string,
  onDone?: () => void,
  { isContested = false }: Options = {},
) => {
  const dispatch = useDispatch()
  const [problem, tell] = useOwnError()
  const onYes = async () => {
    tell(undefined)
    const { error } = await work()
    const isOver = isContested && statusOf(error) === 409
    if (error === undefined || isOver) onDone?.()
    if (isOver) {
      const text = prefixedProblem(error, failure)
      dispatch(bannerShown({ operation: text, intent: 'error', text }))
    } else if (error !== undefined) tell(prefixedProblem(error, failure))
  }
  return { problem, onYes }
}
