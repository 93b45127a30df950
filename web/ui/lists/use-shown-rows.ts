import { shallowEqual, useSelector } from 'react-redux'

/** The rows of a list's open pages, in their order, as far as they have loaded. */
export const useShownRows = <Asked, Answer, State, Row>(
  select: (asked: Asked) => (state: State) => { data?: Answer },
  pages: readonly Asked[],
  rows: (answer: Answer) => readonly Row[],
): Row[] =>
  useSelector(
    (state: State) =>
      pages.flatMap((page) => {
        const { data } = select(page)(state)
        return data === undefined ? [] : rows(data)
      }),
    shallowEqual,
  )
