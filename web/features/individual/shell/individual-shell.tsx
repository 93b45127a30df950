import { Badge, Text } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { roleLabels } from '../../../../src/texts/labels.ts'
import { OfflineNotice } from '../../../shared/offline-notice.tsx'
import { useScope } from '../../../shared/scope/company-scope.ts'
import { PanelFrame } from '../../../shared/scope/panel-frame.tsx'
import { useProfile } from '../../../shared/session/profile-context.ts'
import { SignOutButton } from '../../../shared/session/sign-out-button.tsx'
import { AreaNav } from './area-nav.tsx'
import { useShellStyles } from './shell-styles.ts'

export const IndividualShell = ({ children }: { children: ReactNode }) => {
  const styles = useShellStyles()
  const { company } = useScope()
  const { full_name } = useProfile()
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.bar}>
          <div className={styles.who}>
            <Text weight="semibold" size={400} className={styles.company}>
              {company.name}
            </Text>
            <span className={styles.person}>
              <Text>{full_name}</Text>
              <Badge appearance="tint" color="brand" className={styles.badge}>
                {roleLabels.individual}
              </Badge>
            </span>
          </div>
          <AreaNav />
          <div className={styles.leave}>
            <SignOutButton appearance="subtle" />
          </div>
        </div>
      </header>
      <OfflineNotice />
      <main className={styles.main}>
        <PanelFrame isPage>{children}</PanelFrame>
      </main>
    </div>
  )
}
