import type { ReactNode } from 'react'
import { EmptyState } from './feedback/empty-state.tsx'
import { ListEnd } from './list-end.tsx'
import { NotYet } from './not-yet.tsx'
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
  if (first.currentData === undefined) return <NotYet query={first} failure={failure} />
  const { total } = first.currentData
  if (total === 0) return <EmptyState text={empty} />
  return (
    <>
      {Array.from({ length: pages.count }, (_, index) => children(index * pageSize))}
      <ListEnd last={last} hasMore={pages.count * pageSize < total} failure={failure} onMore={pages.showMore} />
    </>
  )
}
