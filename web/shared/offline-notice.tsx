import { makeStyles } from '@fluentui/react-components'
import { useSyncExternalStore } from 'react'
import { Notice } from './notice.tsx'

const useStyles = makeStyles({ notice: { marginBottom: '12px' } })

const watch = (onChange: () => void) => {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

export const useIsOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine)

export const OfflineNotice = () => {
  const styles = useStyles()
  const isOnline = useIsOnline()
  return (
    <div role="status">
      {!isOnline && (
        <Notice intent="warning" className={styles.notice}>
          <strong>İnternet bağlantınız yok.</strong> Gördükleriniz eski olabilir; bağlantı gelince yenilenir.
        </Notice>
      )}
    </div>
  )
}
