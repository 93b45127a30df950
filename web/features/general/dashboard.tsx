import type { ReactNode } from 'react'
import { accessTexts } from '../../../src/texts/access/access-texts.ts'
import { AccessErrorCard } from '../../frame/gate/access-error-card.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeletons.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page, PageActions } from '../../ui/page/page.tsx'
import { loadProblem, statusOf } from '../../ui/words/problem-text.ts'
import { useArrived } from '../../ui/use-arrived.ts'
import { useScope } from '../../frame/scope/company-scope.ts'
import { colors } from '../../ui/colors.ts'
import { formatDate, todayIn } from '../../ui/words/dates.ts'
import { useDashboardStyles } from './dashboard-styles.ts'
import { GuestsButton } from './guests-button.tsx'

type Query<Data> = { data?: Data; error?: unknown; refetch: () => unknown }

type Lists = {
  /** Link to the kitchen lists, for people who may read them. */
  lists?: string | undefined
  /** For people who may invite guests. */
  hasGuests?: boolean
}

type Props<Data> = Lists & { query: Query<Data>; children: (data: Data) => ReactNode }

/**
 * The page 'Genel', once its data has loaded. Anybody who has lost access is told so, even if there is data from
 * before.
 */
export const Dashboard = <Data,>({
  query: { data, error, refetch },
  lists,
  hasGuests = false,
  children,
}: Props<Data>) => {
  const { company, capabilities } = useScope()
  const isWhole = company.type === 'corporate' && capabilities.includes('manageEmployees')
  const isArrived = useArrived(data !== undefined)
  if (statusOf(error) === 403) return <AccessErrorCard message={accessTexts.forbidden} />
  if (data !== undefined && isArrived) return children(data)
  return (
    <GeneralPage lists={lists} hasGuests={hasGuests}>
      {error === undefined ? (
        <Skeleton shape={isWhole ? 'dashboard' : 'figures'} />
      ) : (
        <ErrorState text={loadProblem(error)} onRetry={refetch} />
      )}
    </GeneralPage>
  )
}

export const GeneralPage = ({ lists, hasGuests = false, children }: Lists & { children: ReactNode }) => {
  const styles = useDashboardStyles()
  return (
    <Page title="Genel" under={[useScope().company.name]}>
      <PageActions>
        <span className={styles.today} style={{ color: colors.ink3 }}>
          {formatDate(todayIn(), 'long')}
        </span>
        {hasGuests && <GuestsButton />}
        {lists !== undefined && <LinkButton to={lists}>Üretim listesi</LinkButton>}
      </PageActions>
      {children}
    </Page>
  )
}
