import { useListApplicationsQuery, type Application, type ListApplicationsApiArg } from '../../../api/generated.ts'
import { useCompany } from '../../../shared/scope/company-scope.ts'
import { ApplicationCard } from './application-card.tsx'
import type { Decision } from './decision-dialog.tsx'
import { PagedList } from '../../../shared/paged-list.tsx'
import { usePagedQuery } from '../../../shared/use-paged-query.ts'
import { CardGrid } from '../../../shared/card-grid.tsx'

const pageSize = 100

type Asked = Omit<ListApplicationsApiArg, 'offset'>
type OnDecide = (decision: Decision) => void

const Page = ({ asked, offset, onDecide }: { asked: Asked; offset: number; onDecide: OnDecide }) => (
  <CardGrid isLines>
    {useListApplicationsQuery({ ...asked, offset }).data?.applications.map((application) => (
      <ApplicationCard key={application.id} application={application} onDecide={onDecide} />
    ))}
  </CardGrid>
)

export const ApplicationList = ({ status, onDecide }: { status?: Application['status']; onDecide: OnDecide }) => {
  const asked = { ...useCompany(), status, limit: pageSize }
  const query = usePagedQuery(useListApplicationsQuery, asked)
  const empty = status === undefined ? 'Henüz başvuru bulunmamaktadır.' : 'Bu filtreye uyan başvuru bulunamadı.'
  return (
    <PagedList drawing="messages" query={query} failure="Başvurular yüklenemedi" empty={empty} unit="başvuru">
      {(offsets) => offsets.map((offset) => <Page key={offset} asked={asked} offset={offset} onDecide={onDecide} />)}
    </PagedList>
  )
}
