import { makeStyles, Text } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { BusyButton } from '../busy-button.tsx'
import type { Drawing } from '../states/drawings.tsx'
import { EmptyState } from '../states/empty-state.tsx'
import type { Shape } from '../states/skeletons.tsx'
import { NotYet } from '../states/not-yet.tsx'
import { formatNumber } from '../words/numbers.ts'
import type { ListPage, PagedQuery } from './use-paged-query.ts'

const useStyles = makeStyles({ more: { justifySelf: 'center' } })

type Props<Answer extends ListPage, Page> = {
  query: PagedQuery<Answer, Page>
  /** Put before the reason why loading failed. */
  failure: string
  empty: string
  drawing: Drawing
  /** The next step to offer when the list is empty. */
  action?: ReactNode
  shape?: Shape
  isEmpty?: (answer: Answer) => boolean
  /** The unit of the count shown above the list; without it no count is shown. */
  unit?: string
  children: (pages: readonly Page[]) => ReactNode
}

/** The loaded pages with a button for more, or why there is nothing to show. */
export const PagedList = <Answer extends ListPage, Page>({
  query: { first, last, pages, hasMore, showMore },
  failure,
  empty,
  drawing,
  action,
  shape,
  isEmpty = ({ total }) => total === 0,
  unit,
  children,
}: Props<Answer, Page>) => {
  const styles = useStyles()
  if (first.data === undefined) return <NotYet query={first} failure={failure} shape={shape} />
  const isMissing = last.currentData === undefined
  const isLoadingMore = isMissing && last.isFetching
  return (
    <>
      {unit !== undefined && (
        <Text role="status">{`${formatNumber(first.data.total ?? 0)}${first.data.is_total_capped ? '+' : ''} ${unit}`}</Text>
      )}
      {isEmpty(first.data) ? <EmptyState text={empty} drawing={drawing} action={action} /> : children(pages)}
      {isMissing && last.error !== undefined && <NotYet query={last} failure={failure} />}
      {(isLoadingMore || (!isMissing && hasMore)) && (
        <BusyButton className={styles.more} isBusy={isLoadingMore} onClick={showMore}>
          Daha fazla göster
        </BusyButton>
      )}
      {first.data.is_total_capped && !hasMore && (
        <Text align="center">Aramanıza çok fazla kayıt uyuyor. Aradığınızı bulmak için daha fazla harf yazın.</Text>
      )}
    </>
  )
}
