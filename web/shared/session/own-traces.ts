import { deviceStorage } from '../page-storage.ts'
import { ownKey, ownPrefix } from './own-storage.ts'

type Person = { companyId: string; userId: string }

/** Where a person's choices wait on this device until the server has answered. */
export const choicesKey = (person: Person): string => ownKey(person, 'choices')

/** The dates of which the server does not know yet. */
export const unsentDates = (person: Person): string[] => {
  try {
    const kept = JSON.parse(deviceStorage.getItem(choicesKey(person)) ?? '[]') as { date: string; state: string }[]
    return [...new Set(kept.filter(({ state }) => state !== 'refused').map(({ date }) => date))].sort()
  } catch {
    return []
  }
}

/**
 * Signing out leaves nothing of a person on the device, and nothing to read of anybody. What somebody else chose there, whose session
 * ended before it was sent, stays: it goes out when they sign in again.
 */
export const forgetOwn = (person: Person | undefined): void => {
  const own = person && choicesKey(person)
  for (const key of Object.keys(deviceStorage))
    if (key.startsWith(ownPrefix) && (key === own || !key.endsWith(' choices'))) deviceStorage.removeItem(key)
}

/** Answers of an earlier session on this device, which nobody can recall any more. */
export const forgetAnswersBefore = (token: string): void => {
  for (const key of Object.keys(deviceStorage))
    if (key.startsWith(`${ownPrefix} answer `) && !deviceStorage.getItem(key)?.endsWith(`"of":"${token.slice(-8)}"}`))
      deviceStorage.removeItem(key)
}
