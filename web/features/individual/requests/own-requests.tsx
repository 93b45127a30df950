import { Button, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useListRequestsQuery } from '../../../api/generated.ts'
import { EmptyState } from '../../../shared/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/feedback/error-state.tsx'
import { Loading } from '../../../shared/feedback/loading.tsx'
import { prefixedProblem } from '../../../shared/problem-text.ts'
import { useEater } from '../use-eater.ts'
import { OwnRequestCard } from './own-request-card.tsx'

const pageSize = 50

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  more: { justifySelf: 'center' },
})

const OwnRequestPage = ({ offset, onMore }: { offset: number; onMore: (() => void) | undefined }) => {
  const styles = useStyles()
  const { data, error, refetch } = useListRequestsQuery(
    { ...useEater(), limit: pageSize, offset },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  )
  if (data === undefined)
    return error === undefined ? <Loading /> : <ErrorState text={prefixedProblem(error, 'İstekleriniz alınamadı')} onRetry={() => void refetch()} />
  if (data.total === 0) return <EmptyState text="Henüz istek ya da öneri yazmadınız." />
  return (
    <>
      <ul className={styles.list}>
        {data.requests.map((request) => (
          <OwnRequestCard key={request.id} request={request} />
        ))}
      </ul>
      {onMore !== undefined && offset + pageSize < data.total && (
        <Button className={styles.more} size="large" onClick={onMore}>
          Daha fazla göster
        </Button>
      )}
    </>
  )
}

/** Every page asks for itself; only the last one offers the next. */
export const OwnRequests = () => {
  const [pages, setPages] = useState(1)
  return Array.from({ length: pages }, (_, index) => (
    <OwnRequestPage key={index} offset={index * pageSize} onMore={index === pages - 1 ? () => setPages(pages + 1) : undefined} />
  ))
}
