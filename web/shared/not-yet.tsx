import { ErrorState } from './feedback/error-state.tsx'
import { Loading } from './feedback/loading.tsx'
import { prefixedProblem } from './problem-text.ts'

type Props = {
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown }
  /** Before the reason why it could not be loaded. */ failure: string
}

/** In the place of what is not there: it is coming, or why it is not. */
export const NotYet = ({ query: { error, isFetching, refetch }, failure }: Props) =>
  error === undefined ? (
    <Loading />
  ) : (
    <ErrorState text={prefixedProblem(error, failure)} isBusy={isFetching} onRetry={() => void refetch()} />
  )
