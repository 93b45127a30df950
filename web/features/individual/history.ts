import type { ListChoicesApiArg, PastChoice } from '../../api/generated.ts'
import type { Oneself } from '../../frame/scope/use-oneself.ts'

export const historyOf = (oneself: Oneself): ListChoicesApiArg => ({ ...oneself, days: 7 })

/** The server knows the shift's calendar: the day of whatever may be rated, or is rated, has come. */
const isPast = ({ ratable, stars }: PastChoice): boolean => ratable || stars !== null

export const past = (choices: readonly PastChoice[]): PastChoice[] => choices.filter(isPast)

/** The next one first. */
export const upcoming = (choices: readonly PastChoice[]): PastChoice[] =>
  choices.filter((choice) => !isPast(choice)).sort((a, b) => a.date.localeCompare(b.date))
