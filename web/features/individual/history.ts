import { earlierFirst } from '../../../src/core/shared/rules.ts'
import type { ListChoicesApiArg, PastChoice } from '../../api/generated-eating.ts'
import type { Oneself } from '../../frame/scope/use-oneself.ts'

export const historyOf = (oneself: Oneself): ListChoicesApiArg => ({ ...oneself, days: 7 })

export const past = (choices: readonly PastChoice[]): PastChoice[] => choices.filter(({ served }) => served)

/** Soonest first. */
export const upcoming = (choices: readonly PastChoice[]): PastChoice[] =>
  choices.filter(({ served }) => !served).sort(earlierFirst)
