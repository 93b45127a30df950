import type { DayState } from './day-state.ts'

const outlines: Record<DayState, string> = {
  done: 'M3 8.5l3.2 3.2L13 5',
  open: 'M8 3.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9z',
  closed: 'M4.5 7.5h7v5h-7zM5.8 7.5V5.6a2.2 2.2 0 0 1 4.4 0v1.9',
}

/** Form, not colour alone, tells the state; the words are in the button's label. */
export const DayStateMark = ({ state }: { state: DayState }) => (
  <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d={outlines[state]} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
