import { type ListTerminationsApiArg, useListTerminationsQuery } from '../../api/generated.ts'
import { CardGrid } from '../card-grid.tsx'
import { PagedList } from '../paged-list.tsx'
import { useCompany } from '../scope/company-scope.ts'
import { useDialog } from '../use-dialog.ts'
import { usePagedQuery } from '../use-paged-query.ts'
import { TerminationCard } from './termination-card.tsx'
import { type Decision, TerminationDecision } from './termination-decision.tsx'

const pageSize = 50

const Page = ({ onDecide, ...asked }: ListTerminationsApiArg & { onDecide: (decision: Decision) => void }) => (
  <CardGrid>
    {useListTerminationsQuery(asked).data?.termination_requests.map((request) => (
      <TerminationCard key={request.id} request={request} onDecide={onDecide} />
    ))}
  </CardGrid>
)

/** Every request to end a partnership of the company in the scope, by either side, with what may be done about it. */
export const TerminationList = () => {
  const asked = { ...useCompany(), limit: pageSize }
  const query = usePagedQuery(useListTerminationsQuery, asked)
  const { open: decision, show, close } = useDialog<Decision>()
  return (
    <>
      <PagedList
        query={query}
        failure="Fesih talepleri yüklenirken hata oluştu"
        empty="Fesih talebi bulunmamaktadır."
        drawing="messages"
      >
        {(offsets) => offsets.map((offset) => <Page key={offset} {...asked} offset={offset} onDecide={show} />)}
      </PagedList>
      {decision !== undefined && <TerminationDecision decision={decision} onClose={close} />}
    </>
  )
}
