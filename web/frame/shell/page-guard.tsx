import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { CrashGuard } from '../crash-guard.tsx'
import { Page } from '../../ui/page/page.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { pageProblem } from '../../ui/states/page-problem.ts'

const PageProblem = ({ retry }: { retry: () => void }) => {
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])
  // With a connection, the file may be missing because the server has a newer version.
  return (
    <Page title="Bu sayfa açılamadı">
      <ErrorState text={pageProblem} onRetry={() => (navigator.onLine ? location.reload() : retry())} />
    </Page>
  )
}

/** A page that cannot be shown leaves navigation, and what is still to be sent, as they are. */
export const PageGuard = ({ children }: { children: ReactNode }) => (
  <CrashGuard place={useLocation().pathname} instead={(retry) => <PageProblem retry={retry} />}>
    {children}
  </CrashGuard>
)
