import type { MenuPlayDay } from '../../../api/generated-eating.ts'
import { codeOf, problemText } from '../../../ui/words/problem-text.ts'
import { failureOf } from './failure-of.ts'
import { type DayKey, isFor, type KeptChoice, keyOf, type Wanted, wantedOf } from './kept-choices.ts'

/** What was just done on a day, for as long as it can be undone. */
export interface Note {
  kind: 'saved' | 'removed'
  done: Wanted
  undo: Wanted
}

type Settled = (choice: KeptChoice, outcome: 'saved' | 'offline') => void

interface State {
  kept: readonly KeptChoice[]
  notes: Readonly<Record<string, Note | undefined>>
}

interface World {
  kept: readonly KeptChoice[]
  /** Stores them on the device. */
  keep: (kept: readonly KeptChoice[]) => void
  /** Resolves to the error, or undefined once saved. */
  send: (choice: KeptChoice) => Promise<unknown>
  onSaved: (choice: KeptChoice) => void
  onRefused: () => void
  isOnline: () => boolean
  now: () => number
  /** Runs once the change can no longer be undone with one tap. */
  later: (run: () => void) => void
}

/** Withdrawing a choice that no longer exists counts as success; any other refusal is shown. */
const outcomeOf = (error: unknown, isOnline: boolean): KeptChoice['state'] | 'saved' =>
  error === undefined || codeOf(error) === 'choice.missing' ? 'saved' : failureOf(error, isOnline)

/**
 * Choices are saved on a tap. Each is kept on the device until the server has answered, sent again when the network is
 * back, and shown to the person if it is refused. Only one per date is sent at a time, in the order of the taps,
 * because a meal may move between shifts: a newer tap waits for the answer to the older one, and then takes its place.
 */
export const createOutbox = (world: World) => {
  let state: State = { kept: world.kept, notes: {} }
  let lastStamp = 0
  const listeners = new Set<() => void>()
  const onSettled = new Set<Settled>()
  const inFlight = new Set<string>()

  const set = (part: Partial<State>) => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  const setKept = (kept: readonly KeptChoice[]) => {
    world.keep(kept)
    set({ kept })
  }
  const change = (choice: KeptChoice, part: Partial<KeptChoice>) =>
    setKept(state.kept.map((one) => (one.stamp === choice.stamp ? { ...one, ...part } : one)))
  const without = (day: DayKey) => state.kept.filter((one) => !isFor(day)(one))
  const settle: Settled = (...parts) => {
    for (const listener of onSettled) listener(...parts)
  }

  const noteSaved = (choice: KeptChoice) => {
    const { undo, state: _state, reason: _reason, stamp: _stamp, ...done } = choice
    const made: Note = { kind: done.choice === null ? 'removed' : 'saved', done, undo }
    const notes = {
      [keyOf(done)]: made,
      ...(done.replaces !== undefined && {
        [keyOf({ date: done.date, shift_id: done.replaces })]: { ...made, kind: 'removed' as const },
      }),
    }
    set({ notes: { ...state.notes, ...notes } })
    world.later(() => {
      const left = Object.entries(state.notes).filter(([, note]) => note?.done !== done)
      set({ notes: Object.fromEntries(left) })
    })
    settle(choice, 'saved')
  }

  const sendOne = async (choice: KeptChoice): Promise<void> => {
    change(choice, { state: 'sending' })
    const error = await world.send(choice)
    const outcome = outcomeOf(error, world.isOnline())
    if (outcome === 'saved') world.onSaved(choice)
    const now = state.kept.find(isFor(choice))
    if (now !== undefined && now.stamp !== choice.stamp) return
    if (outcome === 'saved') {
      setKept(without(choice))
      noteSaved(choice)
      return
    }
    change(choice, outcome === 'refused' ? { state: outcome, reason: problemText(error, '') } : { state: outcome })
    if (outcome === 'refused') world.onRefused()
    if (outcome === 'offline') settle(choice, outcome)
  }

  const transmit = async (date: string): Promise<void> => {
    if (inFlight.has(date)) return
    inFlight.add(date)
    const tried = new Set<number>()
    const next = () => state.kept.find((one) => one.date === date && one.state !== 'refused' && !tried.has(one.stamp))
    try {
      for (let choice = next(); choice !== undefined; choice = next()) {
        tried.add(choice.stamp)
        await sendOne(choice)
      }
    } finally {
      inFlight.delete(date)
    }
  }

  const put = (wanted: Wanted, undo: Wanted): void => {
    const waiting = state.kept.find((one) => isFor(wanted)(one) && one.state !== 'refused')
    lastStamp = Math.max(lastStamp + 1, world.now())
    const made: KeptChoice = {
      ...wanted,
      replaces: wanted.replaces ?? waiting?.replaces,
      undo: waiting?.undo ?? undo,
      state: 'sending',
      stamp: lastStamp,
    }
    const { [keyOf(wanted)]: _, ...notes } = state.notes
    setKept([...without(wanted), made])
    set({ notes })
    void transmit(wanted.date)
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /**
     * Calls back for each choice that was saved, or is kept until the connection is back; returns a function to stop.
     */
    whenSettled: (listener: Settled) => {
      onSettled.add(listener)
      return () => void onSettled.delete(listener)
    },
    state: () => state,
    /** `null` withdraws. With `replaced`, the choice for that other shift of the date is withdrawn too. */
    choose: (day: MenuPlayDay, choice: string | null, replaced?: MenuPlayDay): void =>
      put(
        { ...wantedOf(day, choice), replaces: replaced?.shift_id },
        replaced === undefined
          ? wantedOf(day, day.choice)
          : { ...wantedOf(replaced, replaced.choice), replaces: day.shift_id },
      ),
    /** An undo can itself be undone. */
    takeBack: ({ done, undo }: Pick<Note, 'done' | 'undo'>): void => put(undo, done),
    retry: ({ date }: DayKey) => void transmit(date),
    /** The person has read why it was refused. */
    dismiss: (day: DayKey) => setKept(without(day)),
    /** Another tab has changed the stored choices. */
    adopt: (kept: readonly KeptChoice[]) =>
      set({ kept: kept.map((one) => state.kept.find(({ stamp }) => stamp === one.stamp) ?? one) }),
    /** Resolves to whether anything is left to send. */
    sendAll: async (): Promise<boolean> => {
      for (const date of new Set(state.kept.map((one) => one.date))) await transmit(date)
      return state.kept.some((one) => one.state === 'offline' || one.state === 'failed')
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
