import { Button, makeStyles, mergeClasses, Text, Title3 } from '@fluentui/react-components'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '../session/session-context.ts'
import { useFrame } from '../../ui/frame-context.ts'
import { usePageTitle } from '../../ui/page/page-title.ts'
import { Panel } from '../../ui/panel.tsx'
import type { ReactNode } from 'react'
import { keepPlace } from './place-after-sign-in.ts'

const useStyles = makeStyles({
  page: { display: 'grid', placeItems: 'center', padding: '16px' },
  alone: { minHeight: '100dvh' },
  card: { width: '100%', maxWidth: '420px' },
})

type Props = {
  title?: string
  message: string
  /** More buttons, above the one that leads to the sign-in page. */
  children?: ReactNode
  /** Whether signing in leads back here. */
  isAskingToSignIn?: boolean
}

export const AccessErrorCard = ({
  title = 'Bu sayfa açılamadı',
  message,
  children,
  isAskingToSignIn = false,
}: Props) => {
  const styles = useStyles()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const { isGiven } = useSession()
  /** Stands in for a page or a panel. */
  const Place = useFrame() === null ? 'main' : 'div'
  usePageTitle('Erişim hatası')
  return (
    <Place className={mergeClasses(styles.page, Place === 'main' && styles.alone)}>
      <Panel className={styles.card}>
        <Title3 as="h1" align="center">
          {title}
        </Title3>
        <Text role="alert" size={400} align="center">
          {message}
        </Text>
        {children}
        {!isGiven && (
          <Button
            appearance="primary"
            onClick={() => {
              if (isAskingToSignIn) keepPlace(`${pathname}${search}${hash}`)
              void navigate('/login')
            }}
          >
            Giriş sayfasına dön
          </Button>
        )}
      </Panel>
    </Place>
  )
}
