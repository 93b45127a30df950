import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { useSyncExternalStore } from 'react'

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
  const isOnline = useIsOnline()
  return (
    <div role="status">
      {!isOnline && (
        <MessageBar intent="warning" layout="multiline" shape="square">
          <MessageBarBody>
            <MessageBarTitle>İnternet bağlantınız yok.</MessageBarTitle> Gördükleriniz eski olabilir; bağlantı gelince
            yenilenir.
          </MessageBarBody>
        </MessageBar>
      )}
    </div>
  )
}
