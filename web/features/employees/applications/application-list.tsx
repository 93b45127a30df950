import { Text } from '@fluentui/react-components'
import { useListApplicationsQuery, type Application, type ListApplicationsApiArg } from '../../../api/generated.ts'
import { EmptyState } from '../../../shared/feedback/empty-state.tsx'
import { ListEnd } from '../../../shared/list-end.tsx'
import { NotYet } from '../../../shared/not-yet.tsx'
import { formatNumber } from '../../../shared/numbers.ts'
import { useCompany } from '../../../shared/scope/company-scope.ts'
import { usePages } from '../../../shared/use-pages.ts'
import { useListStyles } from '../list-styles.ts'
import { ApplicationCard } from './application-card.tsx'
import type { Decision } from './decision-dialog.tsx'

const pageSize = 100

const failure = 'Başvurular yüklenemedi'

type Asked = Omit<ListApplicationsApiArg, 'offset'>
type OnDecide = (decision: Decision) => void

const Page = ({ asked, offset, onDecide }: { asked: Asked; offset: number; onDecide: OnDecide }) => (
  <ul className={useListStyles().cards}>
    {useListApplicationsQuery({ ...asked, offset }).data?.applications.map((application) => (
      <ApplicationCard key={application.id} application={application} onDecide={onDecide} />
    ))}
  </ul>
)

export const ApplicationList = ({ status, onDecide }: { status?: Application['status']; onDecide: OnDecide }) => {
  const asked = { ...useCompany(), status, limit: pageSize }
  const pages = usePages(status ?? '')
  const first = useListApplicationsQuery({ ...asked, offset: 0 }, { refetchOnMountOrArgChange: true })
  const last = useListApplicationsQuery({ ...asked, offset: (pages.count - 1) * pageSize })
  if (first.data === undefined) return <NotYet query={first} failure={failure} />
  const { total } = first.data
  return (
    <>
      <Text role="status">{formatNumber(total)} başvuru</Text>
      {total === 0 && (
        <EmptyState
          text={status === undefined ? 'Henüz başvuru bulunmamaktadır.' : 'Bu durumda başvuru bulunmamaktadır.'}
        />
      )}
      {total > 0 &&
        Array.from({ length: pages.count }, (_, index) => (
          <Page key={index} asked={asked} offset={index * pageSize} onDecide={onDecide} />
        ))}
      <ListEnd last={last} hasMore={last.currentData?.has_more === true} failure={failure} onMore={pages.showMore} />
    </>
  )
}
