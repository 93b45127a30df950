import { makeStyles, Text } from '@fluentui/react-components'
import { useSelector } from 'react-redux'
import { PasswordChangeForm } from '../forms/password-change-form.tsx'
import { PageHeading } from '../page-heading.tsx'
import { Panel } from '../panel.tsx'
import type { WithSession } from './session-slice.ts'
import { SignOutButton } from './sign-out-button.tsx'

const useStyles = makeStyles({
  page: { display: 'grid', placeItems: 'center', minHeight: '100dvh', padding: '16px' },
  card: { width: '100%', maxWidth: '440px' },
})

/** After a sign-in with a one-time password nothing else opens; the changed profile opens the page by itself. */
export const ForcedPasswordChange = () => {
  const styles = useStyles()
  const oneTimePassword = useSelector((state: WithSession) => state.session.oneTimePassword)
  return (
    <main className={styles.page}>
      <Panel className={styles.card}>
        <PageHeading title="Yeni şifrenizi belirleyin" />
        <Text>Tek kullanımlık şifreyle giriş yaptınız. Devam etmek için kendinize yeni bir şifre seçin.</Text>
        <PasswordChangeForm currentLabel="Tek kullanımlık şifre" current={oneTimePassword} />
        <SignOutButton appearance="subtle" />
      </Panel>
    </main>
  )
}
