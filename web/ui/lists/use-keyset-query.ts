import { useState } from 'react'
import { useSelector } from 'react-redux'
import { type ListPage, type PagedQuery, type Query, useOpenedPages } from './use-paged-query.ts'

type List<Asked, Answer, State> = {
  useQuery: (asked: Asked, options?: { refetchOnMountOrArgChange?: boolean }) => Query<Answer>
  select: (asked: Asked) => (state: State) => { data?: Answer }
  rows: (answer: Answer) => readonly { id: string }[]
}

const areEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Like `usePagedQuery`, for lists of any length: each page starts after the last row of the previous one, so a page far
 * down costs no more than the first. When rows are added or removed further up, the pages below are refetched; the old
 * ones stay until the new ones have arrived.
 */
export const useKeysetQuery = <Asked extends { after?: string }, Answer extends ListPage, State>(
  { useQuery, select, rows }: List<Asked, Answer, State>,
  asked: Asked,
): PagedQuery<Answer, Asked> => {
  const { key, count, showMore } = useOpenedPages(asked)
  const chain = useSelector((state: State) => {
    const pages: Asked[] = [asked]
    for (let page = asked; pages.length < count; pages.push(page)) {
      const answer = select(page)(state).data
      const last = answer && rows(answer).at(-1)
      if (last === undefined) break
      page = { ...asked, after: last.id }
    }
    return pages
  }, areEqual)
  const [shown, setShown] = useState({ key, pages: chain })
  const isWhole = chain.length === count || shown.key !== key
  if (isWhole && !areEqual(shown.pages, chain)) setShown({ key, pages: chain })
  const first = useQuery(asked, { refetchOnMountOrArgChange: true })
  const last = useQuery(chain.at(-1) ?? asked)
  return {
    first,
    last,
    pages: isWhole ? chain : shown.pages,
    hasMore: last.currentData?.has_more ?? false,
    showMore,
  }
}
