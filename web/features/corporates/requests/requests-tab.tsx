import { makeStyles, Subtitle2 } from '@fluentui/react-components'
import { requestStatusLabels } from '../../../../src/texts/feedback/labels.ts'
import { type ListFirmRequestsApiArg, type RequestStatus, useListFirmRequestsQuery } from '../../../api/generated.ts'
import { RequestCard } from '../../../domain/feedback/request-card.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { CardGrid } from '../../../ui/lists/card-grid.tsx'
import { FilterPills } from '../../../ui/lists/filter-pills.tsx'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { usePanelParams } from '../../../ui/page/panel-frame.tsx'

const useStyles = makeStyles({ page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px' } })

const statuses = Object.keys(requestStatusLabels) as RequestStatus[]

const Cards = (asked: ListFirmRequestsApiArg) =>
  useListFirmRequestsQuery(asked, { refetchOnFocus: true }).data?.requests.map(({ firm, ...request }) => (
    <RequestCard
      key={request.id}
      kitchen={{ cateringId: asked.companyId, corpId: firm.id }}
      request={request}
      firmName={firm.name}
    />
  ))

/** What the people of all firms have written, answered in place. */
export const RequestsTab = () => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const [params, setParams] = usePanelParams()
  const status = statuses.find((one) => one === params.get('status'))
  const asked = { companyId, status, limit: 50 }
  const query = usePagedQuery(useListFirmRequestsQuery, asked)
  return (
    <div className={styles.page}>
      <Subtitle2 as="h2">Bütün firmalardan istek ve öneriler</Subtitle2>
      <FilterPills
        label="İstek filtresi"
        choices={[
          { name: 'all', title: 'Tümü' },
          ...statuses.map((name) => ({ name, title: requestStatusLabels[name] })),
        ]}
        value={status ?? 'all'}
        onChange={(name) => setParams({ tab: 'requests', ...(name !== 'all' && { status: name }) })}
      />
      <PagedList
        query={query}
        failure="İstekler alınamadı"
        empty={status === undefined ? 'Henüz istek ya da öneri yok.' : 'Bu filtreye uyan istek ya da öneri yok.'}
        isEmpty={({ requests }) => requests.length === 0}
        drawing="messages"
      >
        {(offsets) => (
          <CardGrid>
            {offsets.map((offset) => (
              <Cards key={offset} {...asked} offset={offset} />
            ))}
          </CardGrid>
        )}
      </PagedList>
    </div>
  )
}
