import { Badge, Text } from '@fluentui/react-components'
import { PageHeading } from '../../../shared/page-heading.tsx'
import { SignOutButton } from '../../../shared/session/sign-out-button.tsx'
import { BackButton } from './back-button.tsx'
import { useShellStyles } from './shell-styles.ts'

export const KitchenHeader = ({ corporate, catering }: { corporate: string; catering: string }) => {
  const styles = useShellStyles()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.names}>
          <PageHeading title={`${corporate} Mutfak Paneli`} />
          <div className={styles.facts}>
            <Text>{`Yöneten: ${catering}`}</Text>
            <Badge appearance="tint" color="success" size="large">
              Aktif Partnership
            </Badge>
          </div>
        </div>
        <div className={styles.actions}>
          <BackButton />
          <SignOutButton appearance="subtle" />
        </div>
      </div>
    </header>
  )
}
