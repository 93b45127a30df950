import type { ReactNode } from 'react'
import { useDayStyles } from './day-styles.ts'
import type { DayWords } from './day-texts.ts'

interface DayLinesProps {
  words: DayWords
  /** Between the title and the state. */
  mark?: ReactNode
  /** After the state. */
  end?: ReactNode
  /** Below the lines. */
  children?: ReactNode
}

/** A day that offers no dishes on this screen. */
export const DayLines = ({ words: { title, state, lines }, mark, end, children }: DayLinesProps) => {
  const styles = useDayStyles()
  return (
    <span className={styles.names}>
      <span className={styles.plainDate}>
        <strong>{title}</strong>
        {mark}
        {` · ${state}`}
        {end}
      </span>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
      {children}
    </span>
  )
}
