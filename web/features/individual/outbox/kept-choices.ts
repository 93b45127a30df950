import type { MenuPlayDay } from '../../../api/generated-eating.ts'
import { choicesKey } from '../../../frame/session/own-traces.ts'
import { mealOf } from '../menu-days.ts'
import type { Oneself } from '../../../frame/scope/use-oneself.ts'
import { deviceList } from './device-list.ts'

/** Identifies a choice: people choose once per shift and date. */
export type DayKey = Pick<MenuPlayDay, 'shift_id' | 'date'>

export const keyOf = ({ shift_id, date }: DayKey): string => `${shift_id} ${date}`

export const isFor =
  (day: DayKey) =>
  (other: DayKey): boolean =>
    keyOf(other) === keyOf(day)

/** What a person wants for a day. */
export interface Wanted extends DayKey {
  catering_id: string
  /** Key of an option, or SKIP; null withdraws. */
  choice: string | null
  /** The dish that was on the screen. */
  meal?: string | undefined
  /** The shift whose choice this one replaces. */
  replaces?: string | undefined
}

/** A choice that is kept on the device until the server has answered. */
export interface KeptChoice extends Wanted {
  /** Restores what the server had before. */
  undo: Wanted
  state: 'sending' | 'offline' | 'failed' | 'refused'
  /** Why the server refused it. */
  reason?: string | undefined
  /** Distinguishes a newer choice for the same day from the one being sent, across tabs. */
  stamp: number
}

export const wantedOf = (day: MenuPlayDay, choice: string | null): Wanted => {
  const { date, shift_id, catering_id } = day
  return { date, shift_id, catering_id, choice, meal: mealOf(day, choice) }
}

const listOf = (oneself: Oneself) => deviceList<KeptChoice>(choicesKey(oneself))

/** Choices without an answer when the page was left are sent again. */
export const readKept = (oneself: Oneself): KeptChoice[] =>
  listOf(oneself)
    .read()
    .map((one) => (one.state === 'refused' ? one : { ...one, state: 'offline' }))

export const writeKept = (oneself: Oneself, kept: readonly KeptChoice[]): void => listOf(oneself).write(kept)

/** Calls back when another tab of the same person has changed them; returns a function to stop. */
export const watchKept = (oneself: Oneself, onChange: () => void): (() => void) => listOf(oneself).watch(onChange)

/** The day as the person left it: a choice still to be sent counts as chosen, a refused one does not. */
export const withKept = (day: MenuPlayDay, kept: readonly KeptChoice[]): MenuPlayDay => {
  const waiting = kept.filter((one) => one.date === day.date && one.state !== 'refused')
  const own = waiting.find(isFor(day))
  const isMovedAway = waiting.some(({ replaces }) => replaces === day.shift_id)
  if (own === undefined && !isMovedAway) return day
  const choice = own?.choice ?? null
  return { ...day, choice, completed: choice !== null, replaced_meal: null, is_standing: false }
}
