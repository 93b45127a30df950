import { type Actor, can, type Capability, type CompanyType } from '../core/access/index.ts'
import { Refusal } from '../core/shared/index.ts'
import type { OperationId } from './operation.ts'

type Segments = Readonly<Record<string, string>>
type Query = Readonly<Record<string, unknown>>

interface MemberPermission {
  for: 'member'
  can: Capability | null
  of: (segments: Segments, query: Query) => Scope
  /** Also before a one-time password has been replaced. */
  evenWithOneTimePassword?: true
}

export type Permission = { for: 'everybody' } | { for: 'anybodySignedIn' } | MemberPermission

/** Where it depends on what is asked for. */
type Rule = Permission | ((segments: Segments, query: Query) => Permission)

/** What the address claims; every claim has to match the session (rule W8). */
interface Scope {
  companyId?: unknown
  companyType?: unknown
  userId?: unknown
  /** The corporate company whose active catering partner the member's company has to be. */
  partnerId?: unknown
}

const everybody: Permission = { for: 'everybody' }
const inCompany = (can: Capability, companyType?: CompanyType): MemberPermission => ({
  for: 'member',
  can,
  of: ({ companyId, type }) => ({ companyId, companyType: companyType ?? type }),
})
const inKitchen = (can: Capability): MemberPermission => ({
  for: 'member',
  can,
  of: ({ cateringId, corpId }) => ({ companyId: cateringId, companyType: 'catering', partnerId: corpId }),
})
const forOneself = (can: Capability): MemberPermission => ({
  for: 'member',
  can,
  of: ({ companyId, userId }) => ({ companyId, companyType: 'corporate', userId }),
})

/** Who may do what. An operation without a line here does not compile. */
const permissions: Record<OperationId, Rule> = {
  checkLiveness: everybody,
  checkReadiness: everybody,
  searchCompanies: everybody,
  login: everybody,
  adminLogin: everybody,
  registerIndividual: everybody,
  submitApplication: everybody,

  logout: { for: 'anybodySignedIn' },
  getProfile: {
    for: 'member',
    can: null,
    of: (_segments, query) => ({ companyId: query['company_id'], userId: query['user_id'] }),
    evenWithOneTimePassword: true,
  },
  changeOwnPassword: { ...inCompany('readCompany'), evenWithOneTimePassword: true },
  changeIndividualPassword: { ...forOneself('eat'), evenWithOneTimePassword: true },

  /** Whoever registers picks a department of a corporate company before he has a session. */
  listDepartments: ({ type }, { include_inactive }) =>
    include_inactive === true
      ? inCompany('manageEmployees')
      : type === 'corporate'
        ? everybody
        : inCompany('readEmployees'),
  createDepartment: inCompany('manageEmployees'),
  updateDepartment: inCompany('manageEmployees'),
  deactivateDepartment: inCompany('manageEmployees'),

  listEmployees: inCompany('readEmployees'),
  updateEmployee: inCompany('manageEmployees'),
  assignRole: inCompany('manageEmployees'),
  resetEmployeePassword: inCompany('manageEmployees'),
  getEmployeeTemplate: inCompany('manageEmployees'),
  importEmployees: inCompany('manageEmployees'),

  listApplications: inCompany('readEmployees'),
  decideApplication: inCompany('decideApplications'),

  getCompanySettings: inCompany('readSettings'),
  updateCompany: inCompany('writeSettings'),
  listAuditLogs: inCompany('readLog'),
  exportAuditLogs: inCompany('readLog'),

  getCorporateDashboard: inCompany('readCompany', 'corporate'),
  getCateringDashboard: inCompany('readCompany', 'catering'),
  getSupplierDashboard: inCompany('readCompany', 'supplier'),

  listShifts: inCompany('readShifts', 'corporate'),
  createShift: inCompany('manageShifts', 'corporate'),
  updateShift: inCompany('manageShifts', 'corporate'),
  deleteShift: inCompany('manageShifts', 'corporate'),

  listCompanies: { for: 'member', can: 'readCompany', of: () => ({}) },
  listPartnerships: {
    for: 'member',
    can: 'readPartners',
    of: (_segments, query) => ({ companyId: query['catering_id'], companyType: 'catering' }),
  },

  listKitchenShifts: inKitchen('readKitchen'),
  listMenuDays: inKitchen('readKitchen'),
  getKitchenStats: inKitchen('readKitchen'),
  saveMenuDay: inKitchen('writeMenus'),
  bulkUpsertMenuDays: inKitchen('writeMenus'),
  publishMenuDays: inKitchen('writeMenus'),

  listKitchenRequests: inKitchen('readKitchen'),
  answerRequest: inKitchen('answerRequests'),

  getMenuPlay: forOneself('eat'),
  saveChoice: forOneself('eat'),
  listChoices: forOneself('eat'),
  rateChoice: forOneself('eat'),
  listRequests: forOneself('eat'),
  createRequest: forOneself('eat'),
  listNotifications: forOneself('eat'),
  readNotification: forOneself('eat'),
  readAllNotifications: forOneself('eat'),
  getNotificationSettings: forOneself('eat'),
  saveNotificationSettings: forOneself('eat'),
}

export const permissionFor = (id: OperationId, segments: Segments, query: Query): Permission => {
  const rule = permissions[id]
  return typeof rule === 'function' ? rule(segments, query) : rule
}

const isTrue = (claim: unknown, fact: unknown): boolean => claim === undefined || claim === fact

/** Which partner the session has to be asked about, if any. */
export const partnerIdOf = (permission: Permission, segments: Segments, query: Query): string | null => {
  const partnerId = permission.for === 'member' ? permission.of(segments, query).partnerId : undefined
  return typeof partnerId === 'string' ? partnerId : null
}

/** Passes, or refuses in the one way that tells nothing: whatever is not the caller's own looks alike. */
export const refuseUnlessPermitted = (
  permission: Permission,
  actor: Actor | null,
  segments: Segments,
  query: Query,
): void => {
  if (permission.for === 'everybody') return
  if (actor === null) throw new Refusal('unauthenticated', 'session.missing')
  if (permission.for === 'anybodySignedIn') return
  const scope = permission.of(segments, query)
  const isPermitted =
    actor.kind !== 'admin' &&
    isTrue(scope.companyId, actor.companyId) &&
    isTrue(scope.companyType, actor.companyType) &&
    isTrue(scope.userId, actor.userId) &&
    (scope.partnerId === undefined || actor.isPartner) &&
    (permission.can === null || can(actor, permission.can))
  if (!isPermitted) throw new Refusal('forbidden', 'access.denied')
  if (actor.mustChangePassword && !permission.evenWithOneTimePassword)
    throw new Refusal('forbidden', 'password.must_change')
}
