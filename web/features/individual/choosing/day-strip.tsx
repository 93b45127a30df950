import { mergeClasses } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import type { MenuPlayDay } from '../../../api/generated.ts'
import { dayParts } from '../../../shared/calendar-days.ts'
import { useVisuallyHidden } from '../../../shared/visually-hidden.ts'
import { useDayStripStyles } from './day-strip-styles.ts'

type DayState = 'done' | 'open' | 'closed'

const dayState = (day: MenuPlayDay): DayState => {
  if (day.completed) return 'done'
  return day.selectable ? 'open' : 'closed'
}

const stateLabels: Record<DayState, string> = {
  done: 'seçildi',
  open: 'seçim bekliyor',
  closed: 'seçime kapalı',
}

const outlines: Record<DayState, string> = {
  done: 'M3 8.5l3.2 3.2L13 5',
  open: 'M8 3.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9z',
  closed: 'M4.5 7.5h7v5h-7zM5.8 7.5V5.6a2.2 2.2 0 0 1 4.4 0v1.9',
}

/** Form, not colour alone, tells the state; the words are in the button's label. */
const DayStateMark = ({ state }: { state: DayState }) => (
  <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d={outlines[state]} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)

interface DayStripProps {
  days: MenuPlayDay[]
  selected: string | undefined
  onSelect: (date: string) => void
}

/** All days at a glance, with what is done and what still waits; scrolls in itself, never the page. */
export const DayStrip = ({ days, selected, onSelect }: DayStripProps) => {
  const styles = useDayStripStyles()
  const hidden = useVisuallyHidden()
  const current = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [selected])
  return (
    <nav aria-label="Günler">
      <ul className={styles.strip}>
        {days.map((day) => {
          const state = dayState(day)
          const isSelected = day.date === selected
          const { weekday, day: number, month } = dayParts(day.date)
          return (
            <li key={day.date}>
              <button
                type="button"
                ref={isSelected ? current : undefined}
                className={mergeClasses(styles.day, styles[state], isSelected && styles.selected)}
                aria-current={isSelected ? 'date' : undefined}
                onClick={() => onSelect(day.date)}
              >
                <span className={styles.weekday}>{weekday}</span>
                <span className={styles.number}>{number}</span>
                <span className={styles.weekday}>{month}</span>
                <DayStateMark state={state} />
                <span className={hidden}>{stateLabels[state]}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
