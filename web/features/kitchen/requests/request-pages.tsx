import { makeStyles } from '@fluentui/react-components'
import { useListKitchenRequestsQuery, type ListKitchenRequestsApiArg } from '../../../api/generated.ts'
import { PagedList } from '../../../shared/paged-list.tsx'
import { usePages } from '../../../shared/use-pages.ts'
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
})

const Page = (asked: ListKitchenRequestsApiArg) => (
  <ul className={useStyles().list}>
    {useListKitchenRequestsQuery(asked, { refetchOnFocus: true }).data?.requests.map((request) => (
      <RequestCard key={request.id} request={request} />
    ))}
  </ul>
)

export const RequestPages = ({ status }: { status: RequestStatus | undefined }) => {
  const asked = { ...useKitchen(), status, limit: pageSize }
  const pages = usePages(status ?? '')
  const first = useListKitchenRequestsQuery({ ...asked, offset: 0 }, { refetchOnMountOrArgChange: true })
  const last = useListKitchenRequestsQuery({ ...asked, offset: (pages.count - 1) * pageSize })
  const empty = status === undefined ? 'Henüz istek ya da öneri yok.' : 'Bu durumda istek ya da öneri yok.'
  return (
    <PagedList pages={pages} pageSize={pageSize} first={first} last={last} failure="İstekler alınamadı" empty={empty}>
      {(offset) => <Page key={offset} {...asked} offset={offset} />}
    </PagedList>
  )
}
