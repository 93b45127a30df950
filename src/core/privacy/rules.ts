import { isAbove, managerRoles, type Role } from '../actors/rules.ts'
import { addDays, type LocalDate } from '../shared/rules.ts'

export const privacyRequestKinds = ['access', 'erasure'] as const
export type PrivacyRequestKind = (typeof privacyRequestKinds)[number]

export const privacyRequestStates = ['open', 'done', 'refused', 'withdrawn'] as const
export type PrivacyRequestState = (typeof privacyRequestStates)[number]

/** Within which a company has to answer (law 6698, article 13). */
const daysToAnswer = 30
/** How many days before, managers are reminded. */
export const warningDays = 7
/** How long ago a request on paper may have come. */
export const maxPaperDays = 365
export const maxPrivacyNote = 500

/** The last day for an answer. */
export const dueAfter = (askedOn: LocalDate): LocalDate => addDays(askedOn, daysToAnswer)

/** The managers who may decide about somebody with this role (rule I8). */
export const decidingRoles = (role: Role): Role[] => managerRoles.filter((one) => !isAbove(role, one))

/** Months from the meal until a choice loses its person, unless the firm decides otherwise (rule D2). */
export const retention = { min: 1, max: 24, usual: 13 } as const
/** Days after which a skip loses its person. */
export const skipDaysKept = 30
/** Months after leaving until an account is erased. */
export const leftMonthsKept = 6
/** Departments of fewer people who chose for a shift and date go with the person. */
export const minGroup = 3
