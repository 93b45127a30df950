import { capabilitiesOf, type Capability, type CompanyType, managerRoles, type Role } from '../actors/rules.ts'
import { dayInMilliseconds } from '../shared/rules.ts'

/** About signing in, an application, or the whole company; nobody can switch these off. */
export const urgentEmailKinds = ['access', 'application', 'company'] as const
export type UrgentEmailKind = (typeof urgentEmailKinds)[number]

/** News that may pile up: at most one mail a person, kind and hour. Everybody can switch these off. */
export const gatheredEmailKinds = ['contracts', 'orders', 'statements', 'substitutes', 'menus', 'reminders'] as const
export type GatheredEmailKind = (typeof gatheredEmailKinds)[number]

export const emailKinds = [...urgentEmailKinds, ...gatheredEmailKinds] as const
export type EmailKind = (typeof emailKinds)[number]

export const canSwitchOff = (kind: EmailKind): kind is GatheredEmailKind =>
  gatheredEmailKinds.some((one) => one === kind)

/** Off by default, and only for people whose devices receive no notifications. */
export const pushFirstKinds = ['menus', 'reminders'] as const satisfies GatheredEmailKind[]

export const isOnByDefault = (kind: EmailKind): boolean => !pushFirstKinds.some((one) => one === kind)

const concerns: Record<GatheredEmailKind, Capability> = {
  contracts: 'manageContracts',
  orders: 'manageOrders',
  statements: 'settle',
  substitutes: 'eat',
  menus: 'eat',
  reminders: 'eat',
}

/** The kinds that somebody with this role may receive and switch off. */
export const kindsConcerning = (role: Role, companyType: CompanyType): GatheredEmailKind[] => {
  const capabilities = capabilitiesOf(role, companyType, 'staff')
  return gatheredEmailKinds.filter((kind) => capabilities.includes(concerns[kind]))
}

/** The kinds that somebody with an account and this role always receives; only managers are told about their company. */
export const kindsAlwaysSent = (role: Role): UrgentEmailKind[] =>
  managerRoles.includes(role) ? ['access', 'company'] : ['access']

/** A mail that could not be sent for so long is dropped. */
export const undeliverableSince = (now: Date): Date => new Date(now.getTime() - 2 * dayInMilliseconds)

/** What a secret in a link is for; one for another purpose does not open it. */
export const linkPurposes = ['confirm', 'reset', 'unsubscribe'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

export const maxEmailTitle = 200
export const maxEmailBody = 4_000

/** How long the link works that confirms an address. */
export const confirmationDays = 30
/** How long the link works that resets a password, and how long nobody gets a second one. */
export const resetMinutes = 30
export const minutesBetweenResets = 5
