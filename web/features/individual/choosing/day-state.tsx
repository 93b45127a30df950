import { mergeClasses } from '@fluentui/react-components'
import { CheckmarkRegular, CloudOffRegular } from '@fluentui/react-icons'
import type { MenuPlayDay } from '../../../api/generated-eating.ts'
import { BusyIcon } from '../../../ui/busy-icon.tsx'
import { useOutbox } from '../outbox/outbox-context.ts'
import { useTextActionStyles } from '../text-action.ts'
import { useDayStyles } from './day-styles.ts'

/**
 * The right end of a day's header: the state of the choice and what can be done about it. Never changes the header's
 * height.
 */
export const DayState = ({ day }: { day: MenuPlayDay }) => {
  const styles = useDayStyles()
  const { action } = useTextActionStyles()
  const { keptFor, noteFor, choose, takeBack, retry } = useOutbox()
  const kept = keptFor(day)
  const note = noteFor(day)
  const act = (text: string, onClick: () => void) => (
    <button type="button" className={action} onClick={onClick}>
      {text}
    </button>
  )
  const undo = note && act('Geri al', () => takeBack(note))
  const slot = () => {
    if (kept?.state === 'sending')
      return (
        <span className={mergeClasses(styles.state, styles.late)}>
          <BusyIcon />
          Kaydediliyor
        </span>
      )
    if (kept?.state === 'offline')
      return (
        <span className={mergeClasses(styles.state, styles.waiting)}>
          <CloudOffRegular />
          Bu cihazda saklı
        </span>
      )
    if (kept?.state === 'failed') return null
    if (note?.kind === 'saved')
      return (
        <span className={mergeClasses(styles.state, styles.saved)}>
          <CheckmarkRegular />
          <span className={styles.savedWord}>Kaydedildi</span>
        </span>
      )
    return note?.kind === 'removed' ? <span className={styles.state}>Kaldırıldı</span> : null
  }
  return (
    <div className={styles.slot}>
      <div role="status">{slot()}</div>
      {kept?.state === 'failed' && act('Yeniden dene', () => retry(day))}
      {kept === undefined && undo}
      {kept === undefined &&
        note === undefined &&
        day.selectable &&
        day.completed &&
        act('Seçimi kaldır', () => choose(day, null))}
    </div>
  )
}
