import { useState } from 'react'
import { useGetCorporateDashboardQuery, type CorporateDashboard } from '../../api/generated.ts'
import { useCan } from '../../frame/scope/company-scope.ts'
import { useDialog } from '../../ui/dialogs/use-dialog.ts'
import { Dashboard, GeneralPage } from './dashboard.tsx'
import { useDashboardStyles } from './dashboard-styles.ts'
import { FigureCards } from '../../ui/figure-cards.tsx'
import { corporateFigures } from './figures.ts'
import { fresh } from './fresh.ts'
import { NextMenuCard } from './next-menu-card.tsx'
import { RecentActivities } from './recent-activities.tsx'
import { RecentDays } from './recent-days.tsx'
import { Setup } from './setup/setup.tsx'
import { SetupReminder } from './setup/setup-reminder.tsx'
import { isBeingSetUp, stepsOf, type SetupDialog, type SetupDialogs } from './setup/setup-steps.ts'
import { WaitingCard } from './waiting-card.tsx'
import { contractRows, peopleRows } from './waiting-rows.ts'
import { deviceStorage } from '../../ui/device/page-storage.ts'

const Overview = ({ dashboard }: { dashboard: CorporateDashboard }) => {
  const styles = useDashboardStyles()
  const { needs, recent_days, recent_activities } = dashboard
  return (
    <>
      {needs !== null && (
        <div className={styles.row}>
          <NextMenuCard menu={needs.next_menu} missingOn={needs.menu_missing_on} />
          <WaitingCard lines={[...contractRows(needs, 'caterings'), ...peopleRows(needs.waiting)]} />
        </div>
      )}
      <FigureCards figures={corporateFigures(dashboard)} />
      <div className={styles.row}>
        <RecentDays days={recent_days} />
        <RecentActivities activities={recent_activities} />
      </div>
    </>
  )
}

/** Stores, on this device, the company whose set-up was postponed. */
const putOffKey = 'tabldot_setup_put_off'

export const CorporateGeneral = ({ companyId, dialogs }: { companyId: string; dialogs: SetupDialogs }) => {
  const maySetUp = useCan('manageEmployees')
  const lists = useCan('readLists') ? '../shifts?tab=lists' : undefined
  const hasGuests = useCan('manageGuests')
  /** Lives here because the dialog with the new passwords outlasts the step that it completes. */
  const dialog = useDialog<SetupDialog>()
  const [isPutOff, setPutOff] = useState(() => deviceStorage.getItem(putOffKey) === companyId)
  const putOff = (isLater: boolean) => {
    if (isLater) deviceStorage.setItem(putOffKey, companyId)
    else deviceStorage.removeItem(putOffKey)
    setPutOff(isLater)
  }
  return (
    <Dashboard query={useGetCorporateDashboardQuery({ companyId }, fresh)} lists={lists} hasGuests={hasGuests}>
      {(dashboard) => {
        const isNew = (maySetUp && isBeingSetUp(dashboard)) || dialog.open !== undefined
        if (isNew && !isPutOff)
          return (
            <Setup
              companyId={companyId}
              steps={stepsOf(dashboard)}
              dialogs={dialogs}
              dialog={dialog}
              onPutOff={() => putOff(true)}
            />
          )
        return (
          <GeneralPage lists={lists} hasGuests={hasGuests}>
            {isNew && <SetupReminder steps={stepsOf(dashboard)} onResume={() => putOff(false)} />}
            <Overview dashboard={dashboard} />
          </GeneralPage>
        )
      }}
    </Dashboard>
  )
}
