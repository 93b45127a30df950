import type { Absences } from '../../src/core/calendar/index.ts'
import type {
  Accounts,
  Administrators,
  Keys,
  Passkeys,
  ResetRequests,
  RoleHolders,
  SecondFactors,
  Sessions,
  SignInAttempts,
  SignInChallenges,
  SlipCodes,
} from '../../src/core/access/index.ts'
import type { Role } from '../../src/core/actors/rules.ts'
import type { Trail, TrailEntry } from '../../src/core/audit/index.ts'
import type { Companies } from '../../src/core/companies/index.ts'
import type { EmailKind, EmailLinks, Emails, GatheredEmailKind } from '../../src/core/emails/index.ts'
import type { Comments, Request, Requests } from '../../src/core/feedback/index.ts'
import type { Guests } from '../../src/core/guests/index.ts'
import type { Messages } from '../../src/core/mail/index.ts'
import type {
  Choices,
  Deadlines,
  Dishes,
  KitchenLists,
  MenuDays,
  Ratings,
  Reminders,
} from '../../src/core/menus/index.ts'
import type {
  AdminDevices,
  Announcements,
  Inboxes,
  NotificationSettings,
  PushDevices,
} from '../../src/core/notifications/index.ts'
import type { Applications } from '../../src/core/onboarding/index.ts'
import type {
  CateringProfiles,
  CorporateGroups,
  Offers,
  Partnerships,
  PriceRequests,
  Terminations,
} from '../../src/core/partnerships/index.ts'
import type { LoadRuns, SyntheticCompanies } from '../../src/core/performance/index.ts'
import type { FutureChoices, Jobs, KeptAnswers, Limits, Transaction, Use } from '../../src/core/shared/index.ts'
import type { MovementReason, Orders, OrderStatus, Products, SupplierTerms } from '../../src/core/store/index.ts'
import type { Departments, Employees } from '../../src/core/workforce/index.ts'
import type { Shifts, StandingChoices, UsualShifts } from '../../src/core/shifts/index.ts'

export interface SavedChoice {
  userId: string
  shiftId: string
  date: string
  cateringId: string
  menuDayId: string
  departmentId: string | null
  key: string
  label: string
  mealName: string
  /** Names. */
  commonCourses: readonly string[]
}

/** A list as stored at the cut-off. */
export interface FrozenList {
  menuDayId: string
  closedAt: Date
  meals: number
  skipped: number
  undecided: number
  dishes: string[]
  /** Number of people by option. */
  counts: Record<string, number>
  /** Portions by option; those of a number only under an empty key. */
  guests: Record<string, number>
  guestPortions: number
}

/** The product's ports, plus a few changes and queries that no port offers. */
export interface House {
  use: Use
  transaction: Transaction
  companies: Companies
  departments: Departments
  employees: Employees
  shifts: Shifts
  usualShifts: UsualShifts
  absences: Absences
  standingChoices: StandingChoices
  futureChoices: FutureChoices
  accounts: Accounts
  resetRequests: ResetRequests
  administrators: Administrators
  sessions: Sessions
  slipCodes: SlipCodes
  secondFactors: SecondFactors
  passkeys: Passkeys
  challenges: SignInChallenges
  keys: Keys
  roleHolders: RoleHolders
  attempts: SignInAttempts
  limits: Limits
  keptAnswers: KeptAnswers
  loadRuns: LoadRuns
  applications: Applications
  partnerships: Partnerships
  corporateGroups: CorporateGroups
  offers: Offers
  cateringProfiles: CateringProfiles
  priceRequests: PriceRequests
  terminations: Terminations
  menuDays: MenuDays
  dishes: Dishes
  choices: Choices
  deadlines: Deadlines
  kitchenLists: KitchenLists
  guests: Guests
  ratings: Ratings
  reminders: Reminders
  requests: Requests
  comments: Comments
  jobs: Jobs
  messages: Messages
  products: Products
  supplierTerms: SupplierTerms
  orders: Orders
  inboxes: Inboxes
  notificationSettings: NotificationSettings
  pushDevices: PushDevices
  adminDevices: AdminDevices
  emails: Emails
  emailLinks: EmailLinks
  announcements: Announcements
  trail: Trail
  syntheticCompanies: SyntheticCompanies

  deactivate: (employeeId: string) => Promise<void>
  makePassive: (companyId: string) => Promise<void>
  giveRole: (employeeId: string, role: Role) => Promise<void>
  moveTo: (employeeId: string, departmentId: string | null) => Promise<void>
  closeDepartment: (departmentId: string) => Promise<void>
  endPartnership: (partnershipId: string) => Promise<void>
  confirmEmail: (employeeId: string) => Promise<void>
  isReachable: (employeeId: string) => Promise<boolean>
  switchEmail: (employeeId: string, kind: GatheredEmailKind, isOn: boolean) => Promise<void>
  /** The notification is of this kind. */
  mailAs: (notificationId: string, kind: EmailKind) => Promise<void>
  reject: (applicationId: string) => Promise<void>

  ratingOf: (cateringId: string) => Promise<{ stars: number; ratings: number } | null>
  requestsOf: (companyId: string) => Promise<Request[]>
  /** Of a catering; the month as in the contract. */
  commentsOf: (
    cateringId: string,
  ) => Promise<{ id: string; requestId: string; stars: number; month: string; isShown: boolean }[]>
  /** In the order of announcement. */
  notificationsOf: (userId: string) => Promise<{ id: string; readAt: Date | null }[]>
  /** The days in each menu notification of the person. */
  announcedDaysOf: (userId: string) => Promise<string[][]>
  /** In hundredths and in order. */
  movementsOf: (
    productId: string,
  ) => Promise<{ stock: number; stockAfter: number; reason: MovementReason; orderId: string | null }[]>
  /** In hundredths. */
  reservedOf: (productId: string) => Promise<number>
  historyOf: (orderId: string) => Promise<{ status: OrderStatus; userId: string | null; at: Date }[]>
  listsOf: (companyId: string) => Promise<FrozenList[]>
  choicesOf: (companyId: string) => Promise<SavedChoice[]>
  sourcesOf: (
    companyId: string,
  ) => Promise<(Pick<SavedChoice, 'userId' | 'shiftId' | 'date' | 'key'> & { source: 'own' | 'standing' })[]>
  /** For an actor from another company, only that company is known. */
  trailOf: (
    companyId: string,
  ) => Promise<(Pick<TrailEntry, 'event' | 'meta'> & { actor: TrailEntry['actor'] | { partnerId: string } })[]>
}
