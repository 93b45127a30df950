import type { MenuPlayDay } from '../../../api/generated.ts'
import { ownKey } from '../../../shared/session/own-storage.ts'
import type { Eater } from '../use-eater.ts'
import { deviceStorage } from '../../../shared/page-storage.ts'

/** Where a person chooses: once per shift and date. */
export type DayKey = Pick<MenuPlayDay, 'shift_id' | 'date'>

export const keyOf = ({ shift_id, date }: DayKey): string => `${shift_id} ${date}`

export const isFor =
  (day: DayKey) =>
  (other: DayKey): boolean =>
    keyOf(other) === keyOf(day)

/** A choice on its way to the server. It is kept on the device until the server has answered. */
export interface KeptChoice extends DayKey {
  catering_id: string
  /** Key of an option or SKIP; null withdraws. */
  choice: string | null
  /** The dish that was on the screen. */
  meal: string | undefined
  /** The shift whose choice it takes the place of. */
  replaces: string | undefined
  /** What the server had when it was made. */
  before: string | null
  state: 'sending' | 'offline' | 'failed' | 'refused'
  /** Why the server refused it. */
  reason?: string | undefined
  /** Tells a newer choice for the same day from the one that is being sent. */
  stamp: number
}

const storageKey = (eater: Eater) => ownKey(eater, 'choices')

/** What was not answered when the page was left is sent again. */
export const readKept = (eater: Eater): KeptChoice[] => {
  try {
    const kept = JSON.parse(deviceStorage.getItem(storageKey(eater)) ?? '[]') as KeptChoice[]
    return kept.map((one) => (one.state === 'refused' ? one : { ...one, state: 'offline' }))
  } catch {
    return []
  }
}

export const writeKept = (eater: Eater, kept: readonly KeptChoice[]): void => {
  if (kept.length === 0) deviceStorage.removeItem(storageKey(eater))
  else deviceStorage.setItem(storageKey(eater), JSON.stringify(kept))
}

/** The day as the person left it: what waits to be sent is shown as chosen, what was refused is not. */
export const withKept = (day: MenuPlayDay, kept: KeptChoice | undefined): MenuPlayDay =>
  kept === undefined || kept.state === 'refused'
    ? day
    : { ...day, choice: kept.choice, completed: kept.choice !== null, replaced_meal: null, is_standing: false }
