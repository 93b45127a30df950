import { useState } from 'react'

/** What a list's answer says about the rest of the list. */
export type ListPage = {
  total?: number
  has_more?: boolean
  /** There are more than `total`. */
  is_total_capped?: boolean
}

export type Query<Answer> = {
  data?: Answer
  currentData?: Answer
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

type UseQuery<Asked, Answer> = (
  asked: Asked & { offset: number },
  options?: { refetchOnMountOrArgChange?: boolean },
) => Query<Answer>

/** How many pages are open, where the address keeps it. */
type Opened = { count: number; onCount: (count: number) => void }

/** A new search starts with the first page again. */
export const useOpenedPages = (asked: object, ofAddress?: Opened) => {
  const key = JSON.stringify(asked)
  const [opened, setOpened] = useState({ key, count: 1 })
  const count = ofAddress?.count ?? (opened.key === key ? opened.count : 1)
  const open = ofAddress?.onCount ?? ((next: number) => setOpened({ key, count: next }))
  return { key, count, showMore: () => open(count + 1) }
}

/**
 * How many pages of a list are open, with its first and last one; each page in between runs its own query by offset.
 */
export const usePagedQuery = <Asked extends { limit: number }, Answer extends ListPage>(
  useQuery: UseQuery<Asked, Answer>,
  asked: Asked,
  ofAddress?: Opened,
) => {
  const { count, showMore } = useOpenedPages(asked, ofAddress)
  const first = useQuery({ ...asked, offset: 0 }, { refetchOnMountOrArgChange: true })
  const last = useQuery({ ...asked, offset: (count - 1) * asked.limit })
  return {
    first,
    last,
    pages: Array.from({ length: count }, (_, index) => index * asked.limit),
    hasMore: last.currentData?.has_more ?? count * asked.limit < (first.data?.total ?? 0),
    showMore,
  }
}

export type PagedQuery<Answer extends ListPage, Page = number> = {
  first: Query<Answer>
  last: Query<Answer>
  /** The query arguments of each page. */
  pages: readonly Page[]
  hasMore: boolean
  showMore: () => void
}
