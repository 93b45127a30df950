import { useListKitchenRequestsQuery, type ListKitchenRequestsApiArg } from '../../../api/generated.ts'
import { CardGrid } from '../../../ui/lists/card-grid.tsx'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import type { RequestStatus } from '../../../api/generated.ts'
import { useKitchen } from '../use-kitchen.ts'
import { RequestCard } from '../../../domain/feedback/request-card.tsx'

const pageSize = 50

const Page = (asked: ListKitchenRequestsApiArg) => {
  const kitchen = useKitchen()
  return (
    <CardGrid>
      {useListKitchenRequestsQuery(asked, { refetchOnFocus: true }).data?.requests.map((request) => (
        <RequestCard key={request.id} kitchen={kitchen} request={request} />
      ))}
    </CardGrid>
  )
}

export const RequestPages = ({ status }: { status: RequestStatus | undefined }) => {
  const asked = { ...useKitchen(), status, limit: pageSize }
  const query = usePagedQuery(useListKitchenRequestsQuery, asked)
  const empty = status === undefined ? 'Henüz istek ya da öneri yok.' : 'Bu filtreye uyan istek ya da öneri yok.'
  return (
    <PagedList drawing="messages" query={query} failure="İstekler alınamadı" empty={empty}>
      {(offsets) => offsets.map((offset) => <Page key={offset} {...asked} offset={offset} />)}
    </PagedList>
  )
}
