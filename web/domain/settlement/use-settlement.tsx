import { useListStatementsQuery } from '../../api/generated-settlement.ts'
import { later } from '../../frame/later.tsx'
import { useCan, useCompany } from '../../frame/scope/company-scope.ts'
import type { PageTab } from '../../ui/page/page.tsx'
import { Skeleton } from '../../ui/states/skeletons.tsx'
import { usePanelParams } from '../../ui/page/panel-frame.tsx'

const Settlement = later(async () => (await import('./settlement.tsx')).Settlement, <Skeleton />)
const name = 'statements'

/**
 * The tab for those who settle, with what waits for them. `page` stands instead of the whole page while the address
 * opens a statement.
 */
export const useSettlement = () => {
  const isSkipped = !useCan('settle')
  const [params] = usePanelParams()
  const query = useListStatementsQuery(
    { ...useCompany(), limit: 1 },
    { skip: isSkipped, refetchOnMountOrArgChange: true },
  )
  const panel = <Settlement />
  const tabs: PageTab[] = isSkipped
    ? []
    : [{ name, title: 'Mutabakat', count: query.data?.awaiting, isWaiting: true, panel }]
  return { tabs, page: !isSkipped && params.get('tab') === name && params.has('statement') ? panel : undefined }
}
