import { later } from '../../frame/later.tsx'
import { Skeleton } from '../../ui/states/skeletons.tsx'
import { useStatementsAddress } from './statements-address.ts'
import { StatementsTab } from './statements-tab.tsx'

const StatementPage = later(async () => (await import('./statement-page.tsx')).StatementPage, <Skeleton shape="rows" />)

/** The list of statements, or instead of the whole page the one that the address opens. */
export const Settlement = () => {
  const { statement } = useStatementsAddress()
  return statement === undefined ? <StatementsTab /> : <StatementPage statementId={statement} />
}
