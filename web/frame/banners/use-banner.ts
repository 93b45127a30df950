import { useDispatch } from 'react-redux'
import { prefixedProblem, statusOf } from '../../ui/words/problem-text.ts'
import { bannerSettled, bannerShown } from './banners-slice.ts'

export type Outcome = { data?: unknown; error?: unknown }

/** Undefined where the screen already shows the result. */
export type BannerText<Result extends Outcome> = string | ((answer: NonNullable<Result['data']>) => string | undefined)

type Texts<Result extends Outcome> = {
  success?: BannerText<Result>
  /** Put before the server's sentence; left out where the failure is shown elsewhere. */
  failure?: string | ((error: unknown) => string | undefined)
}

/** Reports the result of a command in a banner. It replaces the last banner with the same `about`. */
export const useBanner = (about: string) => {
  const dispatch = useDispatch()
  const show = (intent: 'success' | 'error', text: string | undefined) =>
    dispatch(text === undefined ? bannerSettled(about) : bannerShown({ about, intent, text }))
  return async <Result extends Outcome>(work: PromiseLike<Result>, { success, failure }: Texts<Result>) => {
    const result = await work
    const { data, error } = result
    if (error === undefined)
      show('success', typeof success === 'function' ? success(data as NonNullable<Result['data']>) : success)
    // The sign-in dialog says that the session has ended.
    else if (statusOf(error) !== 401) {
      const prefix = typeof failure === 'function' ? failure(error) : failure
      show('error', prefix && prefixedProblem(error, prefix))
    }
    return result
  }
}
