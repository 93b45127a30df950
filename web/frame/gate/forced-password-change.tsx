import { makeStyles, mergeClasses, Text } from '@fluentui/react-components'
import { PasswordChangeForm } from './password-change-form.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useFrame } from '../../ui/frame-context.ts'
import { SignOutButton } from './sign-out-button.tsx'

const useStyles = makeStyles({
  page: { display: 'grid', placeItems: 'center', padding: '16px' },
  alone: { minHeight: '100dvh' },
  card: { width: '100%', maxWidth: '440px' },
})

/**
 * Nothing else opens after a sign-in with a one-time password or the code from a slip. Once changed, the updated
 * profile opens the page.
 */
export const ForcedPasswordChange = () => {
  const styles = useStyles()
  /** Stands in for a page or a panel. */
  const Place = useFrame() === null ? 'main' : 'div'
  return (
    <Place className={mergeClasses(styles.page, Place === 'main' && styles.alone)}>
      <Panel className={styles.card}>
        <PageHeading title="Yeni şifrenizi belirleyin" />
        <Text>Devam etmek için kendinize bir şifre seçin. Bundan sonra bu şifreyle giriş yaparsınız.</Text>
        <PasswordChangeForm isFirst />
        <SignOutButton appearance="subtle" />
      </Panel>
    </Place>
  )
}
