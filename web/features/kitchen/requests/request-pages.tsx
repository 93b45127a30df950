import { Button, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useListKitchenRequestsQuery } from '../../../api/generated.ts'
import { EmptyState } from '../../../shared/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/feedback/error-state.tsx'
import { Loading } from '../../../shared/feedback/loading.tsx'
import { prefixedProblem } from '../../../shared/problem-text.ts'
import type { RequestStatus } from '../../../texts/request-labels.ts'
import { useKitchen } from '../use-kitchen.ts'
import { RequestCard } from './request-card.tsx'

const pageSize = 50

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(420px, 100%), 1fr))',
    gap: '16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  more: { justifySelf: 'center' },
})

interface PageProps {
  status: RequestStatus | undefined
  offset: number
  onMore: (() => void) | undefined
}

const RequestPage = ({ status, offset, onMore }: PageProps) => {
  const styles = useStyles()
  const { data, error, refetch } = useListKitchenRequestsQuery(
    { ...useKitchen(), status, limit: pageSize, offset },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  )
  if (data === undefined)
    return error === undefined ? <Loading /> : <ErrorState text={prefixedProblem(error, 'İstekler alınamadı')} onRetry={() => void refetch()} />
  if (data.total === 0) return <EmptyState text={status === undefined ? 'Henüz istek ya da öneri yok.' : 'Bu durumda istek ya da öneri yok.'} />
  return (
    <>
      <ul className={styles.list}>
        {data.requests.map((request) => (
          <RequestCard key={request.id} request={request} />
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
export const RequestPages = ({ status }: { status: RequestStatus | undefined }) => {
  const [pages, setPages] = useState(1)
  return Array.from({ length: pages }, (_, index) => (
    <RequestPage key={index} status={status} offset={index * pageSize} onMore={index === pages - 1 ? () => setPages(pages + 1) : undefined} />
  ))
}
