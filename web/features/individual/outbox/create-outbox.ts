import { skipKey } from '../../../../src/core/menus/rules.ts'
import type { MenuPlayDay } from '../../../api/generated.ts'
import { codeOf, problemText, statusOf } from '../../../shared/problem-text.ts'
import { type DayKey, isFor, type KeptChoice, keyOf } from './kept-choices.ts'

/** What was just done on a day, for as long as it can be taken back. */
export interface Note {
  kind: 'saved' | 'removed'
  before: string | null
}

interface State {
  kept: readonly KeptChoice[]
  notes: Readonly<Record<string, Note | undefined>>
}

interface World {
  kept: readonly KeptChoice[]
  /** Keeps them on the device. */
  keep: (kept: readonly KeptChoice[]) => void
  /** Resolves to why it was not saved; undefined once it was. */
  send: (choice: KeptChoice) => Promise<unknown>
  onSaved: (choice: KeptChoice) => void
  onRefused: () => void
  isOnline: () => boolean
  /** Once it can no longer be taken back with one tap. */
  later: (run: () => void) => void
}

/** Withdrawing what is not there any more is done; a choice that came to nothing is told. */
const outcomeOf = (error: unknown, isOnline: boolean): KeptChoice['state'] | 'saved' => {
  if (error === undefined || codeOf(error) === 'choice.missing') return 'saved'
  const status = statusOf(error)
  if (typeof status !== 'number') return isOnline ? 'failed' : 'offline'
  return status >= 500 || status === 401 || status === 429 ? 'failed' : 'refused'
}

/**
 * Choices are saved at a tap. Each is kept on the device until the server has answered, sent again when the network is back, and told
 * about when it was refused. One at a time per day: a newer tap waits for the answer to the older one, and then it is what counts.
 */
export const createOutbox = (world: World) => {
  let state: State = { kept: world.kept, notes: {} }
  let stamp = Math.max(0, ...world.kept.map((one) => one.stamp))
  const listeners = new Set<() => void>()
  const underway = new Set<string>()

  const set = (part: Partial<State>) => {
    state = { ...state, ...part }
    if (part.kept !== undefined) world.keep(part.kept)
    for (const listener of listeners) listener()
  }
  const keptFor = (day: DayKey) => state.kept.find(isFor(day))
  const change = (choice: KeptChoice, part: Partial<KeptChoice>) =>
    set({ kept: state.kept.map((one) => (one.stamp === choice.stamp ? { ...one, ...part } : one)) })
  const without = (day: DayKey) => state.kept.filter((one) => !isFor(day)(one))
  const note = (day: DayKey, made: Note | undefined) => set({ notes: { ...state.notes, [keyOf(day)]: made } })

  const transmit = async (day: DayKey): Promise<boolean> => {
    if (underway.has(keyOf(day))) return false
    underway.add(keyOf(day))
    try {
      for (;;) {
        const choice = keptFor(day)
        if (choice === undefined || choice.state === 'refused') return false
        change(choice, { state: 'sending' })
        const error = await world.send(choice)
        const outcome = outcomeOf(error, world.isOnline())
        if (outcome === 'saved') world.onSaved(choice)
        const now = keptFor(day)
        if (now !== undefined && now.stamp !== choice.stamp) continue
        if (outcome === 'saved') {
          const made: Note = { kind: choice.choice === null ? 'removed' : 'saved', before: choice.before }
          set({ kept: without(day) })
          note(day, made)
          world.later(() => {
            if (state.notes[keyOf(day)] === made) note(day, undefined)
          })
          return true
        }
        change(choice, outcome === 'refused' ? { state: outcome, reason: problemText(error, '') } : { state: outcome })
        if (outcome === 'refused') world.onRefused()
        return false
      }
    } finally {
      underway.delete(keyOf(day))
    }
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    /** Null withdraws. Resolves to true once the server has saved it. */
    choose: (day: MenuPlayDay, choice: string | null, replaces?: string): Promise<boolean> => {
      const { date, shift_id, catering_id } = day
      const before = state.kept.find((one) => isFor(day)(one) && one.state !== 'refused')?.before ?? day.choice
      const meal = choice === skipKey ? undefined : day.options.find(({ key }) => key === choice)?.meal.name
      const made = {
        date,
        shift_id,
        catering_id,
        choice,
        meal,
        replaces,
        before,
        state: 'sending',
        stamp: ++stamp,
      } as const
      set({ kept: [...without(day), made], notes: { ...state.notes, [keyOf(day)]: undefined } })
      return transmit(day)
    },
    retry: (day: DayKey) => void transmit(day),
    /** What was refused has been read. */
    dismiss: (day: DayKey) => set({ kept: without(day) }),
    sendAll: async () => {
      for (const choice of state.kept) await transmit(choice)
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
