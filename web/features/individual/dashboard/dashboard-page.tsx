import { makeStyles, Subtitle1, Text, tokens } from '@fluentui/react-components'
import { addDays } from '../../../../src/core/shared/rules.ts'
import { type MenuPlayDay, useGetMenuPlayQuery } from '../../../api/generated.ts'
import { formatDate, todayIn } from '../../../shared/dates.ts'
import { EmptyState } from '../../../shared/feedback/empty-state.tsx'
import { NotYet } from '../../../shared/not-yet.tsx'
import { Page } from '../../../shared/page.tsx'
import { useProfile } from '../../../shared/session/profile-context.ts'
import { groupedByDate, ownDays } from '../menu-days.ts'
import { menuFailure } from '../texts.ts'
import { useEater } from '../use-eater.ts'
import { DateRows } from './date-rows.tsx'
import { Notifications } from './notifications.tsx'
import { TodayMeal } from './today-meal.tsx'
import { WaitingCard } from './waiting-card.tsx'

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingVerticalXL,
    '@container (min-width: 960px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)' },
  },
  meals: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXL },
  today: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalS },
  date: { color: tokens.colorNeutralForeground3 },
})

const MealOverview = ({ days }: { days: MenuPlayDay[] }) => {
  const styles = useStyles()
  const groups = groupedByDate(days)
  const today = todayIn()
  const tomorrow = addDays(today, 1)
  const showsShift = new Set(days.map((day) => day.shift_id)).size > 1
  const todays = days.filter(({ date, completed }) => date === today && completed)
  return (
    <>
      {todays.length > 0 ? (
        <section className={styles.today}>
          <Subtitle1 as="h2">Bugün</Subtitle1>
          {todays.map((day) => (
            <TodayMeal key={day.shift_id} day={day} />
          ))}
        </section>
      ) : (
        <DateRows
          title="Bugün"
          groups={groups.filter(({ date }) => date <= today)}
          showsShift={showsShift}
          empty="Bugün için yayınlanmış menü yok."
        />
      )}
      <DateRows
        title="Yarın"
        groups={groups.filter(({ date }) => date === tomorrow)}
        showsShift={showsShift}
        empty="Yarın için yayınlanmış menü yok."
      />
      <DateRows title="Sonraki günler" groups={groups.filter(({ date }) => date > tomorrow)} showsShift={showsShift} />
    </>
  )
}

export const DashboardPage = () => {
  const styles = useStyles()
  const { full_name } = useProfile()
  const { data, error, isFetching, refetch } = useGetMenuPlayQuery(useEater(), {
    refetchOnMountOrArgChange: 60,
    refetchOnFocus: true,
  })
  const days = data && ownDays(data.days)
  const hasMenu = days !== undefined && days.length > 0
  return (
    <Page
      title={`Merhaba, ${full_name.split(' ')[0]}`}
      facts={<Text className={styles.date}>{formatDate(todayIn(), 'long')}</Text>}
    >
      <div className={styles.page}>
        <div className={styles.meals}>
          {hasMenu && <WaitingCard days={days} />}
          {data === undefined && (
            <NotYet query={{ error, isFetching, refetch }} failure={menuFailure} shape="picture" />
          )}
          {days?.length === 0 && <EmptyState text="Henüz yayınlanmış menü yok." drawing="menu" />}
          {hasMenu && <MealOverview days={days} />}
        </div>
        {(data !== undefined || error !== undefined) && <Notifications />}
      </div>
    </Page>
  )
}
