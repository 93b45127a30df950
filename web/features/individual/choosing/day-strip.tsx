import { mergeClasses } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import type { MenuPlayDay } from '../../../api/generated.ts'
import { dayParts } from '../../../shared/calendar-days.ts'
import { useVisuallyHidden } from '../../../shared/visually-hidden.ts'
import { dayState, stateLabels } from './day-state.ts'
import { DayStateMark } from './day-state-mark.tsx'
import { useDayStripStyles } from './day-strip-styles.ts'

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
