import { deviceStorage } from '../../ui/device/page-storage.ts'
import { ownKey, ownPrefix } from './own-storage.ts'

type Person = { companyId: string; userId: string }

/** Where a person's choices are kept on this device until the server has answered. */
export const choicesKey = (person: Person): string => ownKey(person, 'choices')

/** Where the ratings that a person gave are kept until then. */
export const ratingsKey = (person: Person): string => ownKey(person, 'ratings')

const datesUnder = (key: string): string[] => {
  try {
    const kept = JSON.parse(deviceStorage.getItem(key) ?? '[]') as { date: string; state: string }[]
    return [...new Set(kept.filter(({ state }) => state !== 'refused').map(({ date }) => date))].sort()
  } catch {
    return []
  }
}

/** The dates with something that the server does not know yet. */
export const unsentDates = (person: Person) => ({
  choices: datesUnder(choicesKey(person)),
  ratings: datesUnder(ratingsKey(person)),
})

/**
 * Signing out leaves nothing of the person on the device, and nothing that anybody could read. Choices and ratings of
 * other people, whose sessions ended before these were sent, stay until they sign in again.
 */
export const forgetOwn = (person: Person | undefined): void => {
  const own = person === undefined ? [] : [choicesKey(person), ratingsKey(person)]
  for (const key of Object.keys(deviceStorage))
    if (key.startsWith(ownPrefix) && (own.includes(key) || !/ (choices|ratings)$/.test(key)))
      deviceStorage.removeItem(key)
}

/** Answers cached by earlier sessions on this device, which nobody can use any more. */
export const forgetAnswersBefore = (token: string): void => {
  for (const key of Object.keys(deviceStorage))
    if (key.startsWith(`${ownPrefix} answer `) && !deviceStorage.getItem(key)?.endsWith(`"of":"${token.slice(-8)}"}`))
      deviceStorage.removeItem(key)
}
