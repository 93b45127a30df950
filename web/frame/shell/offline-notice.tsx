import { makeStyles } from '@fluentui/react-components'
import { useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import { atTime } from '../../../src/texts/shifts/cut-off.ts'
import type { WithKeptAnswers } from '../../api/kept-answers-slice.ts'
import { formatDate, localMoment } from '../../ui/words/dates.ts'
import { desk } from '../../ui/device/use-media.ts'
import { Notice } from '../../ui/notice.tsx'

const useStyles = makeStyles({
  // At a desk, pages begin right below the header.
  notice: { marginBottom: '12px', [desk]: { margin: '12px 0 0' } },
})

const watch = (onChange: () => void) => {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

export const useIsOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine)

/** bugün 07.40’ta · 21 Kasım 07.40’ta */
const receivedAt = (instant: string): string => {
  const { date, time, day } = localMoment(instant)
  return `${day === 'today' ? 'bugün' : formatDate(date, 'dayOfMonth')} ${atTime(time)}`
}

export const OfflineNotice = () => {
  const styles = useStyles()
  const isOnline = useIsOnline()
  const since = useSelector((state: WithKeptAnswers) => state.keptAnswers.since)
  return (
    <div role="status">
      {(!isOnline || since !== null) && (
        <Notice intent="warning" className={styles.notice}>
          <strong>{isOnline ? 'Sunucuya ulaşılamıyor.' : 'İnternet bağlantınız yok.'}</strong>{' '}
          {since === null
            ? 'Gördükleriniz eski olabilir; bağlantı gelince yenilenir.'
            : `Gördüğünüz menü ${receivedAt(since)} alındı. Seçin, bağlantı gelince göndeririz.`}
        </Notice>
      )}
    </div>
  )
}
