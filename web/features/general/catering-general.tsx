import { useGetCateringDashboardQuery } from '../../api/generated.ts'
import { useCan } from '../../frame/scope/company-scope.ts'
import { useProfile } from '../../frame/session/profile-context.ts'
import { Dashboard, GeneralPage } from './dashboard.tsx'
import { useDashboardStyles } from './dashboard-styles.ts'
import { FigureCards } from '../../ui/figure-cards.tsx'
import { cateringFigures } from './figures.ts'
import { fresh } from './fresh.ts'
import { NextProductionCard } from './next-production-card.tsx'
import { RecentActivities } from './recent-activities.tsx'
import { RecentDays } from './recent-days.tsx'
import { WaitingCard } from './waiting-card.tsx'
import { contractRows, kitchenRows, peopleRows } from './waiting-rows.ts'

export const CateringGeneral = ({ companyId }: { companyId: string }) => {
  const styles = useDashboardStyles()
  const { id: userId } = useProfile()
  /** Each firm has its own list, so this leads to the firms. */
  const lists = useCan('readKitchen') ? '../corporates' : undefined
  const kitchenOf = (corporateId: string) => `/${companyId}/${userId}/${corporateId}/kitchen-dashboard`
  return (
    <Dashboard query={useGetCateringDashboardQuery({ companyId }, fresh)} lists={lists}>
      {(dashboard) => (
        <GeneralPage lists={lists}>
          <NextProductionCard />
          <FigureCards figures={cateringFigures(dashboard)} />
          <div className={styles.row}>
            {dashboard.needs !== null && (
              <div className={styles.aside}>
                <WaitingCard
                  lines={[
                    ...kitchenRows(dashboard.needs, kitchenOf),
                    ...contractRows(dashboard.needs, 'corporates'),
                    ...peopleRows(dashboard.needs.waiting),
                  ]}
                />
              </div>
            )}
            <RecentDays days={dashboard.recent_days} />
            {dashboard.needs === null && <RecentActivities activities={dashboard.recent_activities} />}
          </div>
          {dashboard.needs !== null && <RecentActivities isWide activities={dashboard.recent_activities} />}
        </GeneralPage>
      )}
    </Dashboard>
  )
}
