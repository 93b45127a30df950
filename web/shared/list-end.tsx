import { MoreButton } from './more-button.tsx'
import { NotYet } from './not-yet.tsx'

type Props = {
  last: { currentData?: unknown; error?: unknown; isFetching: boolean; refetch: () => unknown }
  hasMore: boolean
  failure: string
  onMore: () => void
}

/** Below a list that grows page by page: the way to more of it, or why the last page is not there. */
export const ListEnd = ({ last, hasMore, failure, onMore }: Props) => {
  const isMissing = last.currentData === undefined
  const isComing = isMissing && last.isFetching
  return (
    <>
      {isMissing && last.error !== undefined && <NotYet query={last} failure={failure} />}
      {(isComing || (!isMissing && hasMore)) && <MoreButton isBusy={isComing} onMore={onMore} />}
    </>
  )
}
