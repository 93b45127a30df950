export const companyTypes = ['corporate', 'catering', 'supplier'] as const
export type CompanyType = (typeof companyTypes)[number]

/** In ascending order of authority. */
export const roles = ['individual', 'corporate1', 'corporate2', 'corporate3', 'corporate4', 'corporateOwner'] as const
export type Role = (typeof roles)[number]

/** A session from the individual tab only gives access to the individual area, whatever the person's role. */
export type SessionKind = 'individual' | 'staff'

/** Roles an API key can have, in ascending order. */
export const keyRoles = [
  'corporate1',
  'corporate2',
  'corporate3',
  'corporate4',
  'corporateOwner',
] as const satisfies Role[]
export type KeyRole = (typeof keyRoles)[number]

export const capabilities = [
  'eat',
  'readShifts',
  'manageShifts',
  'closeDays',
  'settle',
  'manageAbsences',
  'readCompany',
  'readEmployees',
  'manageEmployees',
  'decideApplications',
  'readSettings',
  'writeSettings',
  'readLog',
  'readPartners',
  'readContracts',
  'manageContracts',
  'readKitchen',
  'readLists',
  'writeMenus',
  'answerRequests',
  'useMail',
  'readProducts',
  'manageProducts',
  'readOrders',
  'manageOrders',
  'uploadImages',
  'resetPasswords',
  'manageKeys',
  'confirmDeliveries',
  'manageGuests',
  'manageContribution',
] as const
export type Capability = (typeof capabilities)[number]

const eater: Capability[] = ['eat', 'readShifts']
const staff: Capability[] = [
  ...eater,
  'readCompany',
  'readEmployees',
  'readSettings',
  'readPartners',
  'readContracts',
  'readKitchen',
  'useMail',
  'readProducts',
  'readOrders',
]
const seniorStaff: Capability[] = [...staff, 'confirmDeliveries', 'manageGuests']
const management: Capability[] = [
  ...seniorStaff,
  'manageShifts',
  'closeDays',
  'settle',
  'manageAbsences',
  'readLists',
  'manageEmployees',
  'decideApplications',
  'readLog',
  'manageContracts',
  'writeMenus',
  'answerRequests',
  'manageProducts',
  'manageOrders',
  'uploadImages',
  'resetPasswords',
]
const leadership: Capability[] = [...management, 'writeSettings', 'manageKeys', 'manageContribution']

/** The role table (rules I7 and R2). */
const ofRole: Record<Role, readonly Capability[]> = {
  individual: eater,
  corporate1: staff,
  corporate2: seniorStaff,
  corporate3: management,
  corporate4: leadership,
  corporateOwner: leadership,
}

const anyCompany: Capability[] = [
  'readCompany',
  'readEmployees',
  'manageEmployees',
  'decideApplications',
  'readSettings',
  'writeSettings',
  'readLog',
  'useMail',
  'readContracts',
  'manageContracts',
  'uploadImages',
  'resetPasswords',
  'manageKeys',
]

/** The capabilities that make sense in a company of each type. */
const ofCompanyType: Record<CompanyType, readonly Capability[]> = {
  corporate: [
    ...anyCompany,
    'eat',
    'readShifts',
    'manageShifts',
    'closeDays',
    'settle',
    'readLists',
    'confirmDeliveries',
    'manageGuests',
    'manageAbsences',
    'manageContribution',
  ],
  catering: [
    ...anyCompany,
    'closeDays',
    'settle',
    'readPartners',
    'readKitchen',
    'writeMenus',
    'answerRequests',
    'readOrders',
    'manageOrders',
  ],
  supplier: [...anyCompany, 'readProducts', 'manageProducts', 'readOrders', 'manageOrders'],
}

/** Reserved for people: personal things, mail, what people pay, and anything that could give others access (rule E4). */
const ofPeople: readonly Capability[] = [
  'eat',
  'useMail',
  'decideApplications',
  'resetPasswords',
  'manageKeys',
  'manageContribution',
]

/** `kind` is `key` for an API key with this role. */
export const capabilitiesOf = (role: Role, companyType: CompanyType, kind: SessionKind | 'key'): Capability[] =>
  (kind === 'individual' ? eater : ofRole[role]).filter(
    (capability) =>
      ofCompanyType[companyType].includes(capability) && !(kind === 'key' && ofPeople.includes(capability)),
  )

/** The roles that manage employees, in companies of every type. */
export const managerRoles = roles.filter((role) => ofRole[role].includes('manageEmployees'))

/** The roles that see what people of their firm contribute. */
export const contributionRoles = roles.filter((role) => ofRole[role].includes('manageContribution'))

export const isStaffRole = (role: Role): boolean => role !== 'individual'

export const isAbove = (role: Role, other: Role): boolean => roles.indexOf(role) > roles.indexOf(other)
