import { useListApplicationsQuery, type ListApplicationsApiArg } from '../../../api/generated.ts'
import { CardGrid } from '../../../ui/lists/card-grid.tsx'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import type { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { ApplicationCard, type CardActions } from './application-card.tsx'

export type Asked = Omit<ListApplicationsApiArg, 'offset'> & { limit: number }

const Page = ({ asked, offset, ...actions }: { asked: Asked; offset: number } & CardActions) => (
  <CardGrid isLines>
    {useListApplicationsQuery({ ...asked, offset }).data?.applications.map((application) => (
      <ApplicationCard key={application.id} application={application} {...actions} />
    ))}
  </CardGrid>
)

type Props = {
  asked: Asked
  query: ReturnType<typeof usePagedQuery<Asked, NonNullable<ReturnType<typeof useListApplicationsQuery>['data']>>>
} & CardActions

export const ApplicationList = ({ asked, query, ...actions }: Props) => {
  const empty = asked.status === undefined ? 'Henüz başvuru bulunmamaktadır.' : 'Bu filtreye uyan başvuru bulunamadı.'
  return (
    <PagedList drawing="messages" query={query} failure="Başvurular yüklenemedi" empty={empty} unit="başvuru">
      {(offsets) => offsets.map((offset) => <Page key={offset} asked={asked} offset={offset} {...actions} />)}
    </PagedList>
  )
}
