import type { ListChoicesApiArg, PastChoice } from '../../api/generated-eating.ts'
import type { Oneself } from '../../frame/scope/use-oneself.ts'

export const historyOf = (oneself: Oneself): ListChoicesApiArg => ({ ...oneself, days: 7 })

/** The device need not know the shift's time zone: only a choice whose day has come is rated or can be. */
const isPast = ({ ratable, stars }: PastChoice): boolean => ratable || stars !== null

export const past = (choices: readonly PastChoice[]): PastChoice[] => choices.filter(isPast)

/** Soonest first. */
export const upcoming = (choices: readonly PastChoice[]): PastChoice[] =>
  choices.filter((choice) => !isPast(choice)).sort((a, b) => a.date.localeCompare(b.date))
