import { makeStyles, mergeClasses } from '@fluentui/react-components'
import {
  AddRegular,
  CheckmarkFilled,
  CircleRegular,
  DocumentEditRegular,
  EditRegular,
  LockClosedRegular,
  type FluentIcon,
} from '@fluentui/react-icons'
import { useEffect, useRef } from 'react'
import { weekdayOf } from '../../../../src/core/shared/rules.ts'
import { colors } from '../../../ui/colors.ts'
import { formatDate } from '../../../ui/words/dates.ts'
import { useVisuallyHidden } from '../../../ui/visually-hidden.ts'
import type { EditedDay } from './use-menu-editor.ts'

const useStyles = makeStyles({
  // Scrolls on its own, with its ends at the edges of the screen.
  root: {
    display: 'flex',
    gap: '6px',
    margin: '0 -16px',
    padding: '2px 16px',
    overflowX: 'auto',
    scrollPaddingInline: '16px',
    scrollbarWidth: 'none',
  },
  day: {
    position: 'relative',
    flex: '0 0 52px',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    height: '62px',
    padding: 0,
    border: `1px solid ${colors.lineStrong}`,
    borderRadius: '12px',
    backgroundColor: colors.surface,
    color: colors.ink,
    font: 'inherit',
    fontSize: '12px',
    lineHeight: '16px',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${colors.ink}`, outlineOffset: '1px' },
  },
  week: { marginLeft: '10px' },
  number: { fontSize: '16px', lineHeight: '20px', fontWeight: 700 },
  published: { border: '1px solid transparent', backgroundColor: colors.herbSoft, color: colors.herb },
  draft: { border: '1px solid transparent', backgroundColor: colors.saffronSoft, color: colors.saffron },
  closed: { border: `1px dashed ${colors.lineStrong}`, color: colors.ink2 },
  unsaved: { border: '1px solid transparent', backgroundColor: colors.infoSoft, color: colors.info },
  past: { color: colors.ink3 },
  open: { boxShadow: `inset 0 0 0 2px ${colors.brand}` },
})

type State = 'unsaved' | 'closed' | 'published' | 'draft' | 'blank'

const stateOf = ({ kept, isChanged, closedFor }: EditedDay): State => {
  if (isChanged) return 'unsaved'
  if (closedFor !== undefined) return 'closed'
  return kept === undefined ? 'blank' : kept.status
}

const states: Record<State, { word: string; Icon: FluentIcon }> = {
  unsaved: { word: 'kaydedilmedi', Icon: EditRegular },
  closed: { word: 'kapalı', Icon: LockClosedRegular },
  published: { word: 'yayında', Icon: CheckmarkFilled },
  draft: { word: 'taslak', Icon: DocumentEditRegular },
  blank: { word: 'boş', Icon: CircleRegular },
}

/** Kasım */
const monthOf = (date: string): string => formatDate(date, 'dayOfMonth').split(/\s/)[1] ?? ''

type Props = {
  days: readonly EditedDay[]
  open: string | undefined
  today: string
  onOpen: (date: string) => void
  /** Adds a week; undefined once the range is at its maximum. */
  onMore: (() => void) | undefined
}

/** The days of the range, week after week, with the state of each. */
export const DayStrip = ({ days, open, today, onOpen, onMore }: Props) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const own = row.current
    const picked = own?.querySelector<HTMLElement>('[aria-current]')
    if (own && picked) own.scrollLeft = picked.offsetLeft - own.offsetLeft - (own.clientWidth - picked.clientWidth) / 2
  }, [open])
  return (
    <div ref={row} role="group" aria-label="Günler" className={styles.root}>
      {days.map((day, index) => {
        const { date } = day
        const state = stateOf(day)
        const { word, Icon } = states[state]
        const before = days[index - 1]?.date
        return (
          <button
            key={date}
            type="button"
            aria-current={date === open ? 'date' : undefined}
            className={mergeClasses(
              styles.day,
              state !== 'blank' && styles[state],
              date < today && styles.past,
              before !== undefined && weekdayOf(date) < weekdayOf(before) && styles.week,
              date === open && styles.open,
            )}
            onClick={() => onOpen(date)}
          >
            <span>{formatDate(date, 'weekday')}</span> <span className={styles.number}>{Number(date.slice(8))}</span>
            <span className={hidden}>{` ${monthOf(date)}: ${word}`}</span>
            <Icon fontSize="12px" />
          </button>
        )
      })}
      {onMore && (
        <button type="button" className={mergeClasses(styles.day, styles.week)} onClick={onMore}>
          <AddRegular fontSize="20px" />
          <span>1 hafta</span>
        </button>
      )}
    </div>
  )
}
