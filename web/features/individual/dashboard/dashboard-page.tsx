import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { useGetMenuPlayQuery } from '../../../api/generated.ts'
import { formatDate, todayIn } from '../../../shared/dates.ts'
import { EmptyState } from '../../../shared/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/feedback/error-state.tsx'
import { Loading } from '../../../shared/feedback/loading.tsx'
import { PageHeading } from '../../../shared/page-heading.tsx'
import { prefixedProblem } from '../../../shared/problem-text.ts'
import { useProfile } from '../../../shared/session/profile-context.ts'
import { menuFailure } from '../texts.ts'
import { useEater } from '../use-eater.ts'
import { MealOverview } from './meal-overview.tsx'
import { Notifications } from './notifications.tsx'
import { WaitingCard } from './waiting-card.tsx'

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXL },
  greeting: { display: 'grid', rowGap: tokens.spacingVerticalXS },
})

export const DashboardPage = () => {
  const styles = useStyles()
  const { full_name } = useProfile()
  const { data, isError, error, refetch } = useGetMenuPlayQuery(useEater(), { refetchOnMountOrArgChange: 60, refetchOnFocus: true })
  const hasMenu = data !== undefined && data.days.length > 0
  return (
    <div className={styles.page}>
      <div className={styles.greeting}>
        <PageHeading title={`Merhaba, ${full_name.split(' ')[0]}`} />
        <Text>{formatDate(todayIn(), 'long')}</Text>
      </div>
      {hasMenu && <WaitingCard days={data.days} />}
      <Notifications />
      {data === undefined && (isError ? <ErrorState text={prefixedProblem(error, menuFailure)} onRetry={() => void refetch()} /> : <Loading />)}
      {data?.days.length === 0 && <EmptyState text="Henüz yayınlanmış menü yok." />}
      {hasMenu && <MealOverview days={data.days} />}
    </div>
  )
}
