import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Suspense } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { Loading } from '../shared/feedback/loading.tsx'
import { useScope } from '../shared/scope/company-scope.ts'
import { PanelFrame } from '../shared/scope/panel-frame.tsx'
import { Tabs } from '../shared/tabs.tsx'
import { CompanyHeader } from './company-header.tsx'
import { companyTabs } from './company-tabs.ts'

const useStyles = makeStyles({
  frame: {
    width: '100%',
    maxWidth: '1200px',
    marginLeft: 'auto',
    marginRight: 'auto',
    paddingLeft: '16px',
    paddingRight: '16px',
  },
  main: { paddingTop: '8px', paddingBottom: '48px' },
})

/** One dashboard for the three company types; what differs is the table of tabs. */
export const CompanyShell = () => {
  const styles = useStyles()
  const navigate = useNavigate()
  const { encUserId, encCompanyType, encCompanyId, page } = useParams()
  const tabs = companyTabs[useScope().company.type]
  const addressOf = (target: string) =>
    `/${[encUserId, encCompanyType, encCompanyId, target].map((part) => encodeURIComponent(part ?? '')).join('/')}`
  const shown = tabs.find((tab) => tab.name === page)
  if (shown === undefined) return <Navigate replace to={addressOf(tabs[0].name)} />

  return (
    <>
      <CompanyHeader frame={styles.frame} />
      <main className={mergeClasses(styles.frame, styles.main)}>
        <Tabs tabs={tabs} open={shown.name} onOpen={(name) => void navigate(addressOf(name))}>
          <PanelFrame isPage>
            <Suspense key={shown.name} fallback={<Loading />}>
              <shown.Panel />
            </Suspense>
          </PanelFrame>
        </Tabs>
      </main>
    </>
  )
}
