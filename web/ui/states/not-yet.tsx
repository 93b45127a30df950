import { ErrorState } from './error-state.tsx'
import { type Shape, Skeleton } from './skeletons.tsx'
import { prefixedProblem } from '../words/problem-text.ts'

type Props = {
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown }
  /** Before the reason why it could not be loaded. */
  failure: string
  shape?: Shape
}

/** In the place of what is not there: it is coming, or why it is not. */
export const NotYet = ({ query: { error, isFetching, refetch }, failure, shape }: Props) =>
  error === undefined ? (
    <Skeleton shape={shape} />
  ) : (
    <ErrorState text={prefixedProblem(error, failure)} isBusy={isFetching} onRetry={() => void refetch()} />
  )
