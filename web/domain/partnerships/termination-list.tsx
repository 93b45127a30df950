import { type ListTerminationsApiArg, useListTerminationsQuery } from '../../api/generated.ts'
import { CardGrid } from '../../ui/lists/card-grid.tsx'
import { PagedList } from '../../ui/lists/paged-list.tsx'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { useDialog } from '../../ui/dialogs/use-dialog.ts'
import { usePagedQuery } from '../../ui/lists/use-paged-query.ts'
import { PartnershipPanel } from './partnership-panel.tsx'
import { TerminationCard } from './termination-card.tsx'
import { type Decision, TerminationDecision } from './termination-decision.tsx'

const pageSize = 50

type Open = { decision: Decision } | { partnershipId: string; name: string }

const Page = ({ onShow, ...asked }: ListTerminationsApiArg & { onShow: (open: Open) => void }) => (
  <CardGrid>
    {useListTerminationsQuery(asked).data?.termination_requests.map((request) => (
      <TerminationCard
        key={request.id}
        request={request}
        onDecide={(decision) => onShow({ decision })}
        onOpen={() => onShow({ partnershipId: request.partnership_id, name: request.company_name })}
      />
    ))}
  </CardGrid>
)

type Props = {
  /** A catering has both kinds, and lists them separately. */
  partnershipType?: 'catering' | 'supplier'
}

/** All requests by either side to end partnerships of the company in scope, with what can be done about them. */
export const TerminationList = ({ partnershipType }: Props) => {
  const asked = { ...useCompany(), partnershipType, limit: pageSize }
  const query = usePagedQuery(useListTerminationsQuery, asked)
  const { open, show, close } = useDialog<Open>()
  return (
    <>
      <PagedList
        query={query}
        failure="Fesih talepleri yüklenirken hata oluştu"
        empty="Fesih talebi bulunmamaktadır."
        drawing="messages"
      >
        {(offsets) => offsets.map((offset) => <Page key={offset} {...asked} offset={offset} onShow={show} />)}
      </PagedList>
      {open !== undefined &&
        ('decision' in open ? (
          <TerminationDecision decision={open.decision} onClose={close} />
        ) : (
          <PartnershipPanel {...open} onClose={close} />
        ))}
    </>
  )
}
