import { ErrorState } from './error-state.tsx'
import { type Shape, Skeleton } from './skeletons.tsx'
import { prefixedProblem } from '../words/problem-text.ts'

type Props = {
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown }
  /** Put before the reason why loading failed. */
  failure: string
  shape?: Shape
}

/** Stands in for data that is still loading or has failed to load. */
export const NotYet = ({ query: { error, isFetching, refetch }, failure, shape }: Props) =>
  error === undefined ? (
    <Skeleton shape={shape} />
  ) : (
    <ErrorState text={prefixedProblem(error, failure)} isBusy={isFetching} onRetry={() => void refetch()} />
  )
