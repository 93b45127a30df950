import { Button } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { AccessErrorCard } from '../frame/gate/access-error-card.tsx'
import { CrashGuard } from '../frame/crash-guard.tsx'
import { pageProblem } from '../ui/states/page-problem.ts'

type Props = {
  children: ReactNode
  /** By default the page is reloaded. */
  onRetry?: () => void
}

/** For what is around the pages, and for panels in another site's page. */
export const AreaGuard = ({ children, onRetry = () => location.reload() }: Props) => (
  <CrashGuard
    instead={() => (
      <AccessErrorCard message={pageProblem}>
        <Button onClick={onRetry}>Yeniden dene</Button>
      </AccessErrorCard>
    )}
  >
    {children}
  </CrashGuard>
)
