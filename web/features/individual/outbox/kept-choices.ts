import type { MenuPlayDay } from '../../../api/generated.ts'
import { choicesKey } from '../../../frame/session/own-traces.ts'
import { mealOf } from '../menu-days.ts'
import type { Oneself } from '../../../frame/scope/use-oneself.ts'
import { deviceList } from './device-list.ts'

/** Where a person chooses: once per shift and date. */
export type DayKey = Pick<MenuPlayDay, 'shift_id' | 'date'>

export const keyOf = ({ shift_id, date }: DayKey): string => `${shift_id} ${date}`

export const isFor =
  (day: DayKey) =>
  (other: DayKey): boolean =>
    keyOf(other) === keyOf(day)

/** What a person wants for a day. */
export interface Wanted extends DayKey {
  catering_id: string
  /** Key of an option or SKIP; null withdraws. */
  choice: string | null
  /** The dish that was on the screen. */
  meal?: string | undefined
  /** The shift whose choice it takes the place of. */
  replaces?: string | undefined
}

/** On its way to the server: kept on the device until the server has answered. */
export interface KeptChoice extends Wanted {
  /** What brings back that which the server had before. */
  undo: Wanted
  state: 'sending' | 'offline' | 'failed' | 'refused'
  /** Why the server refused it. */
  reason?: string | undefined
  /** Tells a newer choice for the same day from the one that is being sent, in all tabs. */
  stamp: number
}

export const wantedOf = (day: MenuPlayDay, choice: string | null): Wanted => {
  const { date, shift_id, catering_id } = day
  return { date, shift_id, catering_id, choice, meal: mealOf(day, choice) }
}

const listOf = (oneself: Oneself) => deviceList<KeptChoice>(choicesKey(oneself))

/** What was not answered when the page was left is sent again. */
export const readKept = (oneself: Oneself): KeptChoice[] =>
  listOf(oneself)
    .read()
    .map((one) => (one.state === 'refused' ? one : { ...one, state: 'offline' }))

export const writeKept = (oneself: Oneself, kept: readonly KeptChoice[]): void => listOf(oneself).write(kept)

/** Hears when another tab of the same person has changed them; returns how to stop listening. */
export const watchKept = (oneself: Oneself, onChange: () => void): (() => void) => listOf(oneself).watch(onChange)

/** The day as the person left it: what waits to be sent is shown as chosen, what was refused is not. */
export const withKept = (day: MenuPlayDay, kept: readonly KeptChoice[]): MenuPlayDay => {
  const waiting = kept.filter((one) => one.date === day.date && one.state !== 'refused')
  const own = waiting.find(isFor(day))
  const isMovedAway = waiting.some(({ replaces }) => replaces === day.shift_id)
  if (own === undefined && !isMovedAway) return day
  const choice = own?.choice ?? null
  return { ...day, choice, completed: choice !== null, replaced_meal: null, is_standing: false }
}
