import { Button, makeStyles, Text, Title3 } from '@fluentui/react-components'
import { useNavigate } from 'react-router-dom'
import { usePageTitle } from '../page-title.ts'
import { Panel } from '../panel.tsx'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  page: { display: 'grid', placeItems: 'center', minHeight: '100dvh', padding: '16px' },
  card: { width: '100%', maxWidth: '420px' },
})

type Props = {
  title?: string
  message: string
  /** Further buttons, above the way back to the sign-in page. */ children?: ReactNode
}

export const AccessErrorCard = ({ title = 'Bu sayfa açılamadı', message, children }: Props) => {
  const styles = useStyles()
  const navigate = useNavigate()
  usePageTitle('Erişim hatası')
  return (
    <main className={styles.page}>
      <Panel className={styles.card}>
        <Title3 as="h1" align="center">
          {title}
        </Title3>
        <Text role="alert" size={400} align="center">
          {message}
        </Text>
        {children}
        <Button appearance="primary" size="large" onClick={() => navigate('/login')}>
          Giriş sayfasına dön
        </Button>
      </Panel>
    </main>
  )
}
