import { makeStyles } from '@fluentui/react-components'
import { useListRequestsQuery, type ListRequestsApiArg } from '../../../api/generated.ts'
import { PagedList } from '../../../shared/paged-list.tsx'
import { usePagedQuery } from '../../../shared/use-paged-query.ts'
import { useEater } from '../use-eater.ts'
import { OwnRequestCard } from './own-request-card.tsx'

const pageSize = 50

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
})

const Page = (asked: ListRequestsApiArg) => (
  <ul className={useStyles().list}>
    {useListRequestsQuery(asked, { refetchOnFocus: true }).data?.requests.map((request) => (
      <OwnRequestCard key={request.id} request={request} />
    ))}
  </ul>
)

export const OwnRequests = () => {
  const asked = { ...useEater(), limit: pageSize }
  const query = usePagedQuery(useListRequestsQuery, asked)
  return (
    <PagedList query={query} failure="İstekleriniz alınamadı" empty="Henüz istek ya da öneri yazmadınız.">
      {(offsets) => offsets.map((offset) => <Page key={offset} {...asked} offset={offset} />)}
    </PagedList>
  )
}
