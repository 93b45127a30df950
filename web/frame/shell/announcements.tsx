import { Button, makeStyles } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useState } from 'react'
import { desk } from '../../ui/device/use-media.ts'
import { Notice } from '../../ui/notice.tsx'
import { deviceStorage } from '../../ui/device/page-storage.ts'
import { useNow } from '../../ui/use-now.ts'
import { useProfile } from '../session/profile-context.ts'

const useStyles = makeStyles({
  notice: {
    flexWrap: 'nowrap',
    marginBottom: '12px',
    [desk]: { ':first-child': { marginTop: '12px' } },
    '@media print': { display: 'none' },
  },
  text: { overflowWrap: 'anywhere' },
})

const closedKey = 'tabldot_closed_announcements'
const maxKept = 20

const closedHere = (): string[] => (deviceStorage.getItem(closedKey) ?? '').split(' ')

/** Announcements until they end, also in a kept answer, or are closed on this device (rule A6). */
export const Announcements = () => {
  const styles = useStyles()
  const { announcements } = useProfile()
  const now = useNow().toISOString()
  const [closed, setClosed] = useState(closedHere)
  const close = (id: string) => {
    const ids = [...closedHere(), id].slice(-maxKept)
    deviceStorage.setItem(closedKey, ids.join(' '))
    setClosed(ids)
  }
  return announcements
    .filter(({ id, ends_at }) => ends_at > now && !closed.includes(id))
    .map(({ id, text }) => (
      <Notice
        key={id}
        intent="info"
        className={styles.notice}
        action={
          <Button appearance="subtle" icon={<DismissRegular />} aria-label="Duyuruyu kapat" onClick={() => close(id)} />
        }
      >
        <span className={styles.text}>{text}</span>
      </Notice>
    ))
}
