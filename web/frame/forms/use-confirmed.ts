import { type BannerText, type Outcome, useBanner } from '../banners/use-banner.ts'
import { prefixedProblem, statusOf } from '../../ui/words/problem-text.ts'
import { useOwnError } from './use-own-error.ts'

type Options<Result extends Outcome> = {
  /** Shown in a banner on success. */
  banner?: BannerText<Result>
  /**
   * Other people may decide it first (409): the dialog then closes, since its question is settled, and a banner says
   * so.
   */
  isContested?: boolean
}

/** Runs what a dialog has asked about: closes it on success, and shows the problem in it on failure. */
export const useConfirmed = <Result extends Outcome>(
  work: () => PromiseLike<Result>,
  failure: string,
  onDone?: () => void,
  { banner, isContested = false }: Options<Result> = {},
) => {
  const report = useBanner(failure)
  const [problem, setProblem] = useOwnError()
  const isOver = (error: unknown) => isContested && statusOf(error) === 409
  const onYes = async () => {
    setProblem(undefined)
    const { error } = await report(work(), {
      success: banner,
      failure: (error) => (isOver(error) ? failure : undefined),
    })
    if (error === undefined || isOver(error)) onDone?.()
    else setProblem(prefixedProblem(error, failure))
  }
  return { problem, onYes }
}
