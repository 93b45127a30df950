import { useDispatch } from 'react-redux'
import { bannerShown } from '../banners/banners-slice.ts'
import { prefixedProblem, statusOf } from '../../ui/words/problem-text.ts'
import { useOwnError } from './use-own-error.ts'

type Options = {
  /**
   * Other people may decide it first (409): the dialog then closes, since its question is settled, and a banner says
   * so.
   */
  isContested?: boolean
}

/** Runs what a dialog has asked about: closes it on success, and shows the problem in it on failure. */
export const useConfirmed = (
  work: () => PromiseLike<{ error?: unknown }>,
  failure: string,
  onDone?: () => void,
  { isContested = false }: Options = {},
) => {
  const dispatch = useDispatch()
  const [problem, setProblem] = useOwnError()
  const onYes = async () => {
    setProblem(undefined)
    const { error } = await work()
    const isOver = isContested && statusOf(error) === 409
    if (error === undefined || isOver) onDone?.()
    if (isOver) {
      const text = prefixedProblem(error, failure)
      dispatch(bannerShown({ operation: text, intent: 'error', text }))
    } else if (error !== undefined) setProblem(prefixedProblem(error, failure))
  }
  return { problem, onYes }
}
