import type { ReactNode } from 'react'
import { EmptyState } from './feedback/empty-state.tsx'
import { ErrorState } from './feedback/error-state.tsx'
import { Loading } from './feedback/loading.tsx'
import { MoreButton } from './more-button.tsx'
import { prefixedProblem } from './problem-text.ts'
import type { Pages } from './use-pages.ts'

type Query = { currentData?: { total: number }; error?: unknown; isFetching: boolean; refetch: () => unknown }

type Props = {
  pages: Pages
  pageSize: number
  first: Query
  last: Query
  /** Before the reason why it could not be loaded. */
  failure: string
  empty: string
  children: (offset: number) => ReactNode
}

/** Pages below each other, each of which asks for itself, and what is shown until they are there or instead of them. */
export const PagedList = ({ pages, pageSize, first, last, failure, empty, children }: Props) => {
  const problem = ({ error, refetch }: Query) => <ErrorState text={prefixedProblem(error, failure)} onRetry={() => void refetch()} />
  if (first.currentData === undefined) return first.error === undefined ? <Loading /> : problem(first)
  const { total } = first.currentData
  if (total === 0) return <EmptyState text={empty} />
  const isThere = last.currentData !== undefined
  const isComing = last.isFetching && !isThere
  return (
    <>
      {Array.from({ length: pages.count }, (_, index) => children(index * pageSize))}
      {last.error !== undefined && !isThere && problem(last)}
      {(isComing || (isThere && pages.count * pageSize < total)) && <MoreButton isBusy={isComing} onMore={pages.showMore} />}
    </>
  )
}
