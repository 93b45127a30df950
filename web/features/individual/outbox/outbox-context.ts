import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Outbox } from './create-outbox.ts'
import type { MenuPlayDay } from '../../../api/generated-eating.ts'
import { type DayKey, isFor, keyOf, withKept } from './kept-choices.ts'

export const OutboxContext = createContext<Outbox | null>(null)

/** The choices still to be sent, what was just done, and how to choose. */
export const useOutbox = () => {
  const outbox = useContext(OutboxContext)
  if (outbox === null) throw new Error('useOutbox needs an OutboxProvider above it')
  const { kept, notes } = useSyncExternalStore(outbox.subscribe, outbox.state)
  return {
    ...outbox,
    keptFor: (day: DayKey) => kept.find(isFor(day)),
    /** The day as the person left it. */
    asLeft: (day: MenuPlayDay) => withKept(day, kept),
    noteFor: (day: DayKey) => notes[keyOf(day)],
  }
}
