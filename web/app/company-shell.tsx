import { makeStyles, Tab, TabList } from '@fluentui/react-components'
import { Suspense, useId } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { Loading } from '../shared/feedback/loading.tsx'
import { useScope } from '../shared/scope/company-scope.ts'
import { PanelFrame } from '../shared/scope/panel-frame.tsx'
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
  tabs: { overflowX: 'auto', marginLeft: '-8px', paddingTop: '8px', paddingBottom: '4px' },
  tab: { minHeight: '44px', flexShrink: 0 },
  panel: { paddingTop: '12px', paddingBottom: '48px' },
})

/** One dashboard for the three company types; what differs is the table of tabs. */
export const CompanyShell = () => {
  const styles = useStyles()
  const id = useId()
  const navigate = useNavigate()
  const { encUserId, encCompanyType, encCompanyId, page } = useParams()
  const tabs = companyTabs[useScope().company.type]
  const addressOf = (target: string) =>
    `/${[encUserId, encCompanyType, encCompanyId, target].map((part) => encodeURIComponent(part ?? '')).join('/')}`
  const shown = tabs.find((tab) => tab.page === page)
  if (shown === undefined) return <Navigate replace to={addressOf(tabs[0].page)} />

  return (
    <>
      <CompanyHeader frame={styles.frame} />
      <main className={styles.frame}>
        <TabList
          className={styles.tabs}
          selectedValue={shown.page}
          onTabSelect={(_, data) => void navigate(addressOf(String(data.value)))}
        >
          {tabs.map(({ page: target, title }) => (
            <Tab
              key={target}
              id={`${id}-${target}`}
              value={target}
              className={styles.tab}
              aria-controls={`${id}-panel`}
            >
              {title}
            </Tab>
          ))}
        </TabList>
        <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${shown.page}`} className={styles.panel}>
          <PanelFrame isPage>
            <Suspense key={shown.page} fallback={<Loading />}>
              <shown.Panel />
            </Suspense>
          </PanelFrame>
        </div>
      </main>
    </>
  )
}
