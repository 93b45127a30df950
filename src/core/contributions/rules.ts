import { addDays, type LocalDate, monthDays } from '../shared/rules.ts'

export const contributionKinds = ['per_meal', 'monthly', 'none'] as const
export type ContributionKind = (typeof contributionKinds)[number]

/** In lira. */
export const maxContribution = 10_000

/** How far ahead the first day of a contribution may be. */
export const contributionDaysAhead = 365

/** Fewer days of a month at one amount would tell who ate on them. */
export const minContributionDays = 7

/** The first day on which a month is final: the day after its last one. */
export const monthCloses = (month: string): LocalDate => addDays(monthDays(month).last, 1)
