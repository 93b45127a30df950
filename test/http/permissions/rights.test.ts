import type { OutgoingHttpHeaders } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { revokeKey } from '../../../src/core/access/index.ts'
import { type CompanyType, companyTypes, keyRoles, operator, type Role, roles } from '../../../src/core/actors/rules.ts'
import { Transaction } from '../../../src/core/shared/index.ts'
import type { OperationId } from '../../../src/http/index.ts'
import { rawRequestOf } from '../../support/client.ts'
import { contractOperations } from '../../support/product.ts'
import {
  administratorTokenOf,
  appointAdministrator,
  enrol,
  keyOf,
  menu,
  password,
  type Person,
  tokenOf,
  type Workplace,
} from '../../support/world.ts'
import { useCompany, useProduct, useWorld } from '../../support/use-product.ts'

/*
 * Who may do what by rules E4, I1–I14, M9, R2, W4 and W8, deliberately written independently of
 * src/http/permissions/permissions.ts.
 */

const managers: Role[] = ['corporate3', 'corporate4', 'corporateOwner']
const leaders: Role[] = ['corporate4', 'corporateOwner']
const seniorStaff: Role[] = ['corporate2', ...managers]
const staff: Role[] = ['corporate1', ...seniorStaff]
const everyone: Role[] = ['individual', ...staff]

/** The permitted roles in a panel session, by company type. */
type Panel = Partial<Record<CompanyType, Role[]>>

type Target = 'own' | 'foreign' | 'unknown'

interface Row {
  /** Needs no session. */
  open?: true
  /** Any valid session, including the administrator's. */
  anySession?: true
  panel?: Panel
  /** Permitted in the individual area, whatever the person's role (rule I5). */
  individualArea?: true
  /**
   * Permitted to administrators: either only to them, or to them in any company in addition to its members (rule I14).
   */
  administrator?: 'alone' | 'inEveryCompany'
  /** Permitted before a one-time password is replaced (rule I11). */
  beforeNewPassword?: true
  /** Closed to keys: concerns a person, passwords or keys, or lets somebody in (rule E4). */
  byPerson?: true
  /** Permitted to keys only. */
  byKey?: true
  /** The status of this test's request for permitted callers. */
  passes: number
  /** The address names a company or something that belongs to it, which must be the caller's own. */
  of?: 'company'
  request: (at: At) => { path?: object; query?: object; body?: unknown; headers?: OutgoingHttpHeaders }
}

interface At {
  me: Person
  /** The company named in the address. */
  companyId: string
  /** The person named in the address. */
  userId: string
}

const everywhere = (list: Role[]): Panel => ({ corporate: list, catering: list, supplier: list })
const unknownId = '01939b3c-0000-7000-8000-000000000000'
const plan = { title: 'Akşam', start_time: '17:00', end_time: '01:00', days: [1, 2] }
const aComponent = { componentKey: 'pirinc pilav' }
const wrongPasswords = { current_password: 'yanlış-parola', new_password: 'bambaşka-parola' }
const company = ({ companyId }: At) => ({ path: { companyId } })

const product = useProduct({ contractCheck: false })
const world = useWorld(product)
const passive = useCompany(product, 'supplier', 'Kapanan Toptancı')
let administratorId: string
let machines: Caller[]
/** With a token that is kept for all operations, except for the one that ends its session. */
let callers: Map<Caller, string | undefined>

const dashboard = (type: CompanyType): Row => ({
  of: 'company',
  panel: { [type]: staff },
  passes: 200,
  request: company,
})
/** An operation in the panels of every company type. */
const panel = (list: Role[], passes: number, more: () => object = () => ({}), segments: object = {}): Row => ({
  of: 'company',
  panel: everywhere(list),
  passes,
  request: ({ me, companyId }) => ({ path: { type: me.companyType, companyId, ...segments }, ...more() }),
})
const shifts = (panel: Role[], row: Pick<Row, 'passes' | 'request'> & Partial<Row>): Row => ({
  of: 'company',
  panel: { corporate: panel },
  ...row,
})
/** Suppliers have nothing to close or to settle. */
const calendar = (list: Role[], passes: number, more: object, segments: object = {}): Row => ({
  of: 'company',
  panel: { corporate: list, catering: list },
  passes,
  request: ({ me, companyId }) => ({ path: { type: me.companyType, companyId, ...segments }, ...more }),
})
const contracts = (
  type: CompanyType,
  panel: Role[],
  passes: number,
  { path = {}, ...more }: { path?: object; query?: object; body?: object; headers?: OutgoingHttpHeaders } = {},
): Row => ({
  of: 'company',
  panel: { [type]: panel },
  passes,
  request: ({ companyId }) => ({ path: { companyId, ...path }, ...more }),
})
const kitchen = (panel: Role[], more: (at: At) => object, passes = 200): Row => ({
  of: 'company',
  panel: { catering: panel },
  passes,
  request: (at) => ({ path: { cateringId: at.companyId, corpId: world.corporateA.company.id }, ...more(at) }),
})
const oneself = (more: () => object, passes = 200): Row => ({
  of: 'company',
  panel: { corporate: everyone },
  individualArea: true,
  byPerson: true,
  passes,
  request: ({ companyId, userId }) => ({ path: { companyId, userId }, ...more() }),
})
/** Also for a catering or a supplier. */
const anyOneself = (more: () => object, passes = 200): Row => ({
  ...oneself(more, passes),
  panel: everywhere(everyone),
})

const personal = (row: Row): Row => ({ ...row, byPerson: true })

const aPattern = () => ({ first_monday: '2026-11-09', weeks: [[world.dayShift.id], [world.nightShift.id]] })

/** For a week without menus, so that nothing is written. */
const aCopy = () => ({
  shift_id: world.dayShift.id,
  start_date: '2027-01-04',
  end_date: '2027-01-08',
  onto: '2027-01-11',
  targets: [{ corporate_id: world.corporateA.company.id, shift_id: world.dayShift.id }],
})

const platform = (passes: number, request: Row['request'] = () => ({})): Row => ({
  administrator: 'alone',
  passes,
  request,
})
/** Also for administrators, in every company of these types. */
const shared = (row: Row): Row => ({ ...row, administrator: 'inEveryCompany' })

const ofMessage = (segments: object): Row => ({
  ...oneself(() => ({}), 404),
  request: ({ companyId, userId }) => ({ path: { companyId, userId, ...segments } }),
})

const ofMonth: Row['request'] = ({ companyId, userId }) => ({ path: { companyId, userId, month: '2026-10' } })

const table: Record<OperationId, Row> = {
  checkLiveness: { open: true, passes: 200, request: () => ({}) },
  checkReadiness: { open: true, passes: 200, request: () => ({}) },
  proveServer: {
    open: true,
    passes: 422,
    request: () => ({ query: { challenge: unknownId, address: 'http://127.0.0.1:1' } }),
  },
  /** Only the operator's token reads it, and there is none here. */
  getMetrics: { open: true, passes: 404, request: () => ({}) },
  searchCompanies: { open: true, passes: 200, request: () => ({ query: { type: 'catering' } }) },
  findCompany: { open: true, passes: 200, request: () => ({ path: { slug: world.corporateB.company.slug } }) },
  getResponsible: { open: true, passes: 200, request: () => ({}) },
  getPrivacyNotice: { open: true, passes: 200, request: () => ({}) },
  requestResetLink: {
    open: true,
    passes: 422,
    request: () => ({ body: { company_id: world.corporateA.company.id, phone: '1' } }),
  },
  resetPasswordByLink: {
    open: true,
    passes: 422,
    request: () => ({ body: { token: 'A'.repeat(66), new_password: 'mavi-defter-27' } }),
  },
  confirmEmail: { open: true, passes: 422, request: () => ({ body: { token: 'A'.repeat(66) } }) },
  unsubscribe: { open: true, passes: 422, request: () => ({ query: { token: 'A'.repeat(66) } }) },
  requestPasswordReset: {
    open: true,
    passes: 422,
    request: () => ({ body: { company_id: world.corporateA.company.id, phone: '1' } }),
  },
  listDepartments: {
    open: true,
    passes: 200,
    request: () => ({ path: { type: 'corporate', companyId: world.corporateB.company.id } }),
  },
  login: {
    open: true,
    passes: 200,
    request: () => ({
      body: {
        phone: world.corporateB.people.corporate2.phone,
        password,
        company_type: 'corporate',
        company_id: world.corporateB.company.id,
      },
    }),
  },
  signInWithSlip: {
    open: true,
    passes: 422,
    request: () => ({ body: { company_id: world.corporateA.company.id, phone: '1', slip_code: 'yok' } }),
  },
  adminLogin: { open: true, passes: 200, request: () => ({ body: { username: 'yönetici', password } }) },
  completeSignIn: { open: true, passes: 401, request: () => ({ body: { challenge: 'A'.repeat(43), code: '000000' } }) },
  completeAdminSignIn: {
    open: true,
    passes: 401,
    request: () => ({ body: { challenge: 'A'.repeat(43), code: '000000' } }),
  },
  registerIndividual: {
    open: true,
    passes: 422,
    request: () => ({
      body: {
        full_name: 'Can Er',
        phone: '1',
        password,
        company_type: 'corporate',
        company_id: world.corporateA.company.id,
        department_id: unknownId,
      },
    }),
  },
  submitApplication: {
    open: true,
    passes: 422,
    request: () => ({
      body: {
        mode: 'existing',
        applicant: { full_name: 'Can Er', phone: '1', email: 'can@ornek.com' },
        password,
        target: { company_id: unknownId },
      },
    }),
  },
  getApplicationState: { open: true, passes: 404, request: () => ({ body: { link_secret: 'A'.repeat(43) } }) },

  getAdminNotificationSettings: { administrator: 'alone', passes: 200, request: () => ({}) },
  saveAdminNotificationSettings: {
    administrator: 'alone',
    passes: 200,
    request: () => ({
      body: { enabled_events: { notify_on_user_created: true, notify_on_application_submitted: true } },
    }),
  },
  subscribeAdministratorToPush: {
    administrator: 'alone',
    passes: 422,
    request: () => ({
      body: { endpoint: 'https://localhost/', keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } },
    }),
  },
  unsubscribeAdministratorFromPush: {
    administrator: 'alone',
    passes: 200,
    request: () => ({ body: { endpoint: 'https://localhost/' } }),
  },
  testAdminPush: { administrator: 'alone', passes: 409, request: () => ({}) },
  getPlatformOverview: platform(200),
  listPlatformApplications: platform(200),
  decideNewCompany: platform(404, () => ({ path: { applicationId: unknownId }, body: { status: 'approved' } })),
  rejectNewCompanies: platform(200, () => ({ body: { application_ids: [unknownId] } })),
  listPlatformCompanies: platform(200),
  openCompany: platform(422, () => ({
    body: { name: 'Yeni Firma', type: 'corporate', owner_full_name: 'Can Er', owner_phone: '1' },
  })),
  getPlatformCompany: platform(200, () => ({ path: { companyId: world.corporateB.company.id } })),
  changeCompany: platform(200, () => ({ path: { companyId: world.corporateB.company.id }, body: { phone: null } })),
  previewDeactivation: platform(200, () => ({ path: { companyId: world.corporateB.company.id } })),
  getPlatformHealth: platform(200),
  getEmailFigures: platform(200),
  listAdminLogs: platform(200),
  listAnnouncements: platform(200),
  writeAnnouncement: platform(422, () => ({
    body: { text: 'Bakım', audience: 'everybody' as const, ends: { date: '2020-01-01', time: '10:00' } },
  })),
  withdrawAnnouncement: platform(404, () => ({ path: { announcementId: unknownId } })),
  listLoadTests: platform(200),
  startLoadTest: platform(404, () => ({ body: { key: 'yok' } })),
  stopLoadTest: platform(409, () => ({ path: { runId: unknownId } })),
  getLoadRun: platform(404, () => ({ path: { runId: unknownId } })),
  getLoadSummary: platform(404, () => ({ path: { runId: unknownId } })),
  listLoadRuns: platform(200),

  logout: { anySession: true, beforeNewPassword: true, passes: 200, request: () => ({}) },
  getSecondFactor: { anySession: true, passes: 200, request: () => ({}) },
  startSecondFactor: { anySession: true, passes: 200, request: () => ({ body: { password } }) },
  switchOnSecondFactor: { anySession: true, passes: 422, request: () => ({ body: { code: '000000' } }) },
  switchOffSecondFactor: { anySession: true, passes: 409, request: () => ({ body: { password, code: '000000' } }) },
  startPasskey: { anySession: true, passes: 409, request: () => ({ body: { password, code: '000000' } }) },
  addPasskey: {
    anySession: true,
    passes: 422,
    request: () => ({ body: { name: 'Telefon', credential_id: 'A', client_data: 'A', attestation: 'A' } }),
  },
  removePasskey: { anySession: true, passes: 404, request: () => ({ path: { passkeyId: unknownId } }) },
  renewRecoveryCodes: { anySession: true, passes: 409, request: () => ({ body: { password, code: '000000' } }) },
  getProfile: {
    of: 'company',
    byPerson: true,
    panel: everywhere(everyone),
    individualArea: true,
    beforeNewPassword: true,
    passes: 200,
    request: ({ companyId, userId }) => ({ query: { company_id: companyId, user_id: userId } }),
  },
  changeOwnPassword: {
    of: 'company',
    byPerson: true,
    panel: everywhere(staff),
    beforeNewPassword: true,
    passes: 422,
    request: ({ me, companyId }) => ({ path: { type: me.companyType, companyId }, body: wrongPasswords }),
  },
  changeIndividualPassword: { ...oneself(() => ({ body: wrongPasswords }), 422), beforeNewPassword: true },

  createDepartment: shared(panel(managers, 422, () => ({ body: { name: ' ' } }))),
  updateDepartment: shared(panel(managers, 404, () => ({ body: { is_active: true } }), { departmentId: unknownId })),
  deactivateDepartment: shared(panel(managers, 404, () => ({}), { departmentId: unknownId })),
  listEmployees: shared(panel(staff, 200)),
  exportEmployees: shared(panel(staff, 200)),
  selectEmployees: shared(panel(managers, 200)),
  getEmployee: shared(panel(staff, 404, () => ({}), { userId: unknownId })),
  createEmployee: shared(panel(managers, 422, () => ({ body: { full_name: 'Can Er', phone: '1' } }))),
  updateEmployee: shared(panel(managers, 404, () => ({ body: { full_name: 'Can Er' } }), { userId: unknownId })),
  updateEmployees: shared(panel(managers, 200, () => ({ body: { user_ids: [unknownId], is_active: true } }))),
  saveShiftPatterns: shared(
    contracts('corporate', managers, 200, {
      body: { user_ids: [unknownId], first_monday: '2026-11-09', weeks: [[unknownId], [unknownId]] },
    }),
  ),
  assignRole: shared(panel(managers, 404, () => ({ body: { role: 'individual' } }), { userId: unknownId })),
  resetEmployeePassword: personal(shared(panel(managers, 404, () => ({}), { userId: unknownId }))),
  resetEmployeePasswords: personal(shared(panel(managers, 200, () => ({ body: { user_ids: [unknownId] } })))),
  getEmployeeTemplate: shared(panel(managers, 200)),
  updateListed: shared(panel(managers, 200, () => ({ body: { updates: [{ user_id: unknownId, is_active: true }] } }))),
  importEmployees: shared(panel(managers, 200, () => ({ body: { users: [{ full_name: 'Can Er', phone: '1' }] } }))),
  listApplications: panel(staff, 200),
  decideApplication: personal(
    panel(managers, 404, () => ({ body: { status: 'approved' } }), { applicationId: unknownId }),
  ),
  rejectApplications: personal(panel(managers, 200, () => ({ body: { application_ids: [unknownId] } }))),
  approveRegistrations: personal(contracts('corporate', managers, 200, { body: { application_ids: [unknownId] } })),
  getCompanySettings: panel(staff, 200),
  updateCompany: panel(['corporate4', 'corporateOwner'], 200, () => ({ body: { address: { city: '' } } })),
  listAuditLogs: shared(panel(managers, 200)),
  exportAuditLogs: shared(
    panel(managers, 422, () => ({ query: { start_date: '2026-11-12', end_date: '2026-11-11' } })),
  ),

  listKeys: personal(panel(['corporate4', 'corporateOwner'], 200)),
  createKey: personal(
    panel(['corporate4', 'corporateOwner'], 422, () => ({
      body: { name: 'Bordro', role: 'corporate1', expires_on: '2026-01-01' },
    })),
  ),
  revokeKey: personal(panel(['corporate4', 'corporateOwner'], 404, () => ({}), { keyId: unknownId })),
  getOwnKey: { byKey: true, passes: 200, request: () => ({}) },

  listMessages: {
    ...personal(panel(staff, 200)),
    request: ({ me, companyId, userId }) => ({
      path: { type: me.companyType, companyId },
      query: { user_id: userId, type: 'archived' },
    }),
  },
  countUnreadMessages: personal(panel(staff, 200)),
  sendMessage: personal(panel(staff, 422, () => ({ body: { to_addresses: [], subject: '', body: '' } }))),
  getMessage: personal(panel(staff, 404, () => ({}), { messageId: unknownId })),
  updateMessage: personal(panel(staff, 404, () => ({ body: { is_read: true } }), { messageId: unknownId })),
  deleteMessage: personal(panel(staff, 404, () => ({}), { messageId: unknownId })),
  downloadAttachment: personal(panel(staff, 404, () => ({}), { messageId: unknownId, attachmentId: unknownId })),
  uploadAttachment: personal(
    panel(staff, 422, () => ({
      query: { name: 'plan.pdf' },
      headers: { 'content-type': 'application/octet-stream', 'content-length': 0 },
    })),
  ),

  uploadImage: panel(managers, 422, () => ({
    headers: { 'content-type': 'application/octet-stream', 'content-length': 0 },
  })),
  getImage: {
    open: true,
    passes: 404,
    request: () => ({ path: { companyId: unknownId, imageId: 'A'.repeat(43) } }),
  },

  getCorporateDashboard: dashboard('corporate'),
  getCateringDashboard: dashboard('catering'),
  getSupplierDashboard: dashboard('supplier'),

  listAbsentPeople: contracts('corporate', managers, 200),
  markAbsences: contracts('corporate', managers, 422, {
    body: { user_ids: [unknownId], first: '2020-01-01', last: '2020-01-01' },
  }),
  importAbsences: contracts('corporate', managers, 415),
  endAbsenceOf: contracts('corporate', managers, 404, {
    query: { user_id: unknownId, first: '2020-01-01', last: '2020-01-01' },
  }),

  getRetention: contracts('corporate', staff, 200),
  setRetention: personal(contracts('corporate', leaders, 200, { body: { months: 13 } })),

  getContribution: personal(contracts('corporate', leaders, 200)),
  setContribution: personal(
    contracts('corporate', leaders, 422, { body: { kind: 'per_meal', amount: 25, first_day: '2020-01-01' } }),
  ),
  withdrawContribution: personal(contracts('corporate', leaders, 404)),
  listMonthNumbers: personal(contracts('corporate', leaders, 409, { path: { month: '2026-10' } })),
  exportMonthNumbers: personal(contracts('corporate', leaders, 409, { path: { month: '2026-10' } })),

  listClosedDays: shared(calendar(staff, 200, { query: { year: 2027 } })),
  listOfficialDays: shared(calendar(staff, 200, { query: { year: 2027 } })),
  previewClosing: shared(calendar(managers, 200, { query: { days: '2027-01-01' } })),
  closeDays: shared(calendar(managers, 422, { body: { days: [{ date: '2020-01-01', name: 'Yılbaşı' }] } })),
  openDays: shared(calendar(managers, 404, { query: { first: '2027-01-01', last: '2027-01-01' } })),

  listStatements: shared(calendar(managers, 200, {})),
  getStatement: shared(calendar(managers, 404, {}, { statementId: unknownId })),
  exportStatement: shared(calendar(managers, 404, {}, { statementId: unknownId })),
  proposeCorrection: {
    ...calendar(
      managers,
      404,
      { body: { date: '2026-11-02', shift_id: unknownId, portions: 3, reason: 'Telefonla istendi.' } },
      { statementId: unknownId },
    ),
    byPerson: true,
  },
  answerCorrection: {
    ...calendar(managers, 404, { body: { action: 'accept' } }, { statementId: unknownId, correctionId: unknownId }),
    byPerson: true,
  },
  approveStatement: {
    ...calendar(managers, 404, { body: { version: 1 } }, { statementId: unknownId }),
    byPerson: true,
  },

  listShifts: shared(shifts(everyone, { individualArea: true, passes: 200, request: company })),
  createShift: shared(shifts(managers, { passes: 201, request: (at) => ({ ...company(at), body: plan }) })),
  updateShift: shared(
    shifts(managers, {
      passes: 404,
      request: ({ companyId }) => ({ path: { companyId, shiftId: unknownId }, body: plan }),
    }),
  ),
  previewShiftEnd: shared(
    shifts(managers, {
      passes: 404,
      request: ({ companyId }) => ({ path: { companyId, shiftId: unknownId } }),
    }),
  ),
  deleteShift: shared(
    shifts(managers, {
      passes: 404,
      request: ({ companyId }) => ({ path: { companyId, shiftId: unknownId } }),
    }),
  ),

  listCompanies: { panel: everywhere(staff), passes: 200, request: () => ({ query: { type: 'corporate' } }) },
  listCompanyCities: { panel: everywhere(staff), passes: 200, request: () => ({ query: { type: 'catering' } }) },
  getCompany: {
    panel: everywhere(staff),
    passes: 200,
    request: () => ({ path: { companyId: world.cateringB.company.id } }),
  },
  listOwnPartnerships: panel(staff, 200),
  getPartnership: panel(staff, 404, () => ({}), { partnershipId: unknownId }),
  previewPartnershipEnd: panel(managers, 404, () => ({}), { partnershipId: unknownId }),
  savePartnershipCutOff: {
    ...panel(managers, 404, () => ({ body: { cutoff_days: 1, cutoff_time: '16:00' } }), { partnershipId: unknownId }),
    panel: { catering: managers },
  },
  countWaiting: panel(staff, 200),
  getCateringProfile: contracts('catering', staff, 200),
  saveCateringProfile: contracts('catering', leaders, 200, { body: { shows_menus: false, daily_capacity: null } }),
  listComments: contracts('catering', staff, 200),
  showComment: contracts('catering', leaders, 404, { path: { commentId: unknownId }, body: { is_shown: true } }),
  getOfferedCatering: contracts('corporate', managers, 404, { path: { cateringId: unknownId } }),
  listSentPriceRequests: contracts('corporate', staff, 200),
  requestPrice: contracts('corporate', managers, 404, {
    body: { catering_id: unknownId, servings: { lunch: { portions: 1, weekdays: [1] } } },
  }),
  withdrawPriceRequest: contracts('corporate', managers, 404, {
    path: { priceRequestId: unknownId },
    body: { action: 'withdraw' },
  }),
  listReceivedPriceRequests: contracts('catering', staff, 200),
  answerPriceRequest: contracts('catering', managers, 404, {
    path: { priceRequestId: unknownId },
    body: { action: 'decline' },
  }),
  listSentOffers: contracts('corporate', staff, 200),
  getSentOffer: contracts('corporate', staff, 404, { path: { offerId: unknownId } }),
  sendOffer: contracts('corporate', managers, 404, {
    body: { catering_id: unknownId, unit_price: 128.5, duration_months: 12 },
  }),
  withdrawOffer: contracts('corporate', managers, 404, { path: { offerId: unknownId }, body: { action: 'withdraw' } }),
  listReceivedOffers: contracts('catering', staff, 200),
  getReceivedOffer: contracts('catering', staff, 404, { path: { offerId: unknownId } }),
  answerOffer: contracts('catering', managers, 404, { path: { offerId: unknownId }, body: { action: 'accept' } }),
  listProducts: contracts('supplier', staff, 200),
  createProduct: contracts('supplier', managers, 422, {
    body: { name: 'Pirinç', description: '', unit_price: 62.5, stock_quantity: 0 },
  }),
  uploadProducts: contracts('supplier', managers, 415),
  downloadPriceList: contracts('supplier', staff, 200),
  updateProduct: contracts('supplier', managers, 404, {
    path: { productId: unknownId },
    body: { name: 'Pirinç', description: 'Baldo', unit_price: 62.5, stock_quantity: 0 },
  }),
  deleteProduct: contracts('supplier', managers, 404, { path: { productId: unknownId } }),
  listStockMovements: contracts('supplier', staff, 404, { path: { productId: unknownId } }),
  getDeliveryTerms: contracts('supplier', staff, 200),
  saveDeliveryTerms: contracts('supplier', managers, 422, {
    body: { weekdays: [1], cutoff_days: 1, cutoff_time: '16:00', minimum_amount: 0.001 },
  }),
  deliverOrder: contracts('supplier', managers, 404, { path: { orderId: unknownId }, body: { lines: [] } }),
  getStoreStats: contracts('supplier', staff, 200),
  listStoreProducts: contracts('catering', managers, 404, { path: { supplierId: unknownId } }),
  placeOrder: contracts('catering', managers, 404, {
    path: { supplierId: unknownId },
    body: { items: [{ product_id: unknownId, quantity: 1 }] },
  }),
  markOrdersSeen: personal(contracts('catering', managers, 200)),
  listOrders: {
    of: 'company',
    panel: { catering: staff, supplier: staff },
    passes: 200,
    request: ({ me, companyId }) => ({
      query: me.companyType === 'supplier' ? { supplier_id: companyId } : { catering_id: companyId },
    }),
  },
  getOrder: {
    panel: { catering: staff, supplier: staff },
    passes: 404,
    request: () => ({ path: { orderId: unknownId } }),
  },
  updateOrder: {
    panel: { catering: managers, supplier: managers },
    passes: 404,
    request: () => ({ path: { orderId: unknownId }, body: { status: 'cancelled' } }),
  },
  listTerminations: panel(staff, 200),
  requestTermination: panel(managers, 404, () => ({ body: { partnership_id: unknownId, reason: 'pricing' } })),
  decideTermination: panel(managers, 404, () => ({ body: { action: 'approve' } }), { terminationId: unknownId }),
  listPartnerships: {
    of: 'company',
    panel: { catering: staff },
    passes: 200,
    request: ({ companyId }) => ({ query: { catering_id: companyId } }),
  },

  listCorporateGroups: contracts('catering', staff, 200),
  getCorporateGroup: contracts('catering', staff, 404, { path: { groupId: unknownId } }),
  getGroupStatistics: contracts('catering', staff, 404, { path: { groupId: unknownId } }),
  readMenuFile: contracts('catering', managers, 400, {
    headers: { 'content-type': 'application/octet-stream', 'content-length': 0 },
  }),
  listAvailableCompanies: contracts('catering', staff, 200),
  createCorporateGroup: contracts('catering', managers, 422, { body: { name: ' ' } }),
  updateCorporateGroup: contracts('catering', managers, 404, { path: { groupId: unknownId }, body: { name: 'Gebze' } }),
  deleteCorporateGroup: contracts('catering', managers, 404, { path: { groupId: unknownId } }),
  addCompanyToGroup: contracts('catering', managers, 404, {
    path: { groupId: unknownId },
    body: { corporate_id: unknownId },
  }),
  removeCompanyFromGroup: contracts('catering', managers, 404, { path: { groupId: unknownId, corpId: unknownId } }),
  bulkUpsertGroupMenu: contracts('catering', managers, 404, {
    path: { groupId: unknownId },
    body: { start_time: '09:00', end_time: '17:00', items: [{ date: '2026-11-12', ...menu }] },
  }),
  bulkUpsertFirmMenus: contracts('catering', managers, 200, {
    body: { targets: [{ corporate_id: unknownId, shift_id: unknownId }], items: [{ date: '2026-11-12', ...menu }] },
  }),
  publishFirmMenus: contracts('catering', managers, 200, {
    body: {
      targets: [{ corporate_id: unknownId, shift_id: unknownId }],
      start_date: '2026-11-12',
      end_date: '2026-11-13',
    },
  }),
  listFirms: contracts('catering', staff, 200),
  listMenuTargets: contracts('catering', managers, 200),
  publishGroupMenu: contracts('catering', managers, 404, {
    path: { groupId: unknownId },
    body: { start_time: '09:00', end_time: '17:00', start_date: '2026-11-12', end_date: '2026-11-13' },
  }),

  listKitchenShifts: kitchen(staff, () => ({})),
  listMenuDays: kitchen(staff, () => ({
    query: { shift_id: world.dayShift.id, start_date: world.menuDate, end_date: world.menuDate },
  })),
  getMenuWeek: kitchen(staff, () => ({ query: { start_date: world.menuDate } })),
  getKitchenStats: kitchen(staff, () => ({})),
  getKitchenLists: kitchen(staff, () => ({})),
  exportKitchenLists: kitchen(staff, () => ({ query: { date: world.menuDate } })),
  getFirmLists: contracts('corporate', managers, 200),
  exportFirmLists: {
    ...contracts('corporate', managers, 200),
    request: ({ companyId }) => ({ path: { companyId }, query: { date: world.menuDate } }),
  },
  listDishes: contracts('catering', staff, 200),
  getDish: contracts('catering', staff, 404, { path: { dishId: unknownId } }),
  listDishRatings: contracts('catering', staff, 200),
  getDishRatings: contracts('catering', staff, 404, { path: { dishId: unknownId } }),
  updateDish: contracts('catering', managers, 404, { path: { dishId: unknownId }, body: { allergens: [] } }),
  listKitchenDays: contracts('catering', staff, 200),
  getKitchenPlan: contracts('catering', staff, 200, { query: { date: '2026-12-24' } }),
  getPlannedComponent: contracts('catering', staff, 404, { path: aComponent, query: { date: '2026-12-24' } }),
  saveOwnNumber: contracts('catering', managers, 404, {
    path: aComponent,
    body: { date: '2026-12-24', own_number: 5 },
  }),
  listRoutes: contracts('catering', staff, 200),
  saveRoutes: contracts('catering', managers, 404, {
    body: { firms: [{ corporate_id: unknownId, route: 'OSB', place: 1 }] },
  }),
  exportKitchenPlan: contracts('catering', staff, 200, { query: { date: '2026-12-24' } }),
  listDeliveries: contracts('corporate', seniorStaff, 200),
  confirmDelivery: contracts('corporate', seniorStaff, 404, {
    path: { menuDayId: unknownId },
    body: { received_portions: 10 },
  }),
  listGuests: contracts('corporate', seniorStaff, 200),
  saveGuests: contracts('corporate', seniorStaff, 404, {
    body: { shift_id: unknownId, date: '2026-12-24', department_id: null, guests: [] },
  }),
  addGuests: contracts('corporate', seniorStaff, 404, {
    body: { shift_id: unknownId, date: '2026-12-24', department_id: null, guests: [{ key: null, portions: 1 }] },
  }),
  removeGuests: contracts('corporate', seniorStaff, 404, { query: { shift_id: unknownId, date: '2026-12-24' } }),
  saveGuestRepeat: contracts('corporate', seniorStaff, 404, {
    body: { shift_id: unknownId, weekday: 2, department_id: null, portions: 0 },
  }),
  listLabels: contracts('catering', staff, 200, { query: { date: '2026-12-24' } }),
  saveDeliveryForm: contracts('corporate', managers, 404, {
    path: { partnershipId: unknownId },
    body: { delivery_form: 'boxed' },
  }),
  saveReserve: contracts('catering', managers, 200, { body: { reserve_percent: 3 } }),
  nameComponent: contracts('catering', managers, 200, { path: aComponent, body: { name: 'Pirinç pilavı' } }),
  listIngredients: contracts('catering', staff, 200),
  createIngredient: contracts('catering', managers, 422, { body: { name: ' ', base_unit: 'g' } }),
  updateIngredient: contracts('catering', managers, 404, {
    path: { ingredientId: unknownId },
    body: { name: 'Pirinç', base_unit: 'g' },
  }),
  listRecipes: contracts('catering', staff, 200),
  getRecipe: contracts('catering', staff, 404, { path: aComponent }),
  saveRecipe: contracts('catering', managers, 422, {
    path: aComponent,
    body: { name: 'Bulgur pilavı', portions: 100, lines: [] },
  }),
  savePortionFactors: contracts('catering', managers, 422, {
    path: aComponent,
    body: { firms: [{ corporate_id: unknownId, percent: 120 }] },
  }),
  listRecipeSheets: contracts('catering', staff, 200, { query: { date: '2026-12-24' } }),
  exportRecipes: contracts('catering', staff, 200),
  importRecipes: contracts('catering', managers, 415),
  getPurchaseNeeds: contracts('catering', staff, 200),
  exportPurchaseNeeds: contracts('catering', staff, 200),
  listPurchaseSources: contracts('catering', staff, 200, { path: { ingredientId: unknownId } }),
  listShelf: contracts('catering', staff, 200),
  getMonthCosts: contracts('catering', managers, 200),
  exportMonthCosts: contracts('catering', managers, 200),
  getFirmCosts: contracts('catering', managers, 200, { path: { corpId: unknownId } }),
  saveShelfCount: contracts('catering', managers, 422, {
    body: { date: '2026-11-01', serving_time: null, counts: [{ ingredient_id: unknownId, quantity: 1, unit: 'kg' }] },
  }),
  saveMenuDay: kitchen(managers, () => ({ body: { shift_id: world.dayShift.id, date: world.menuDate, ...menu } })),
  bulkUpsertMenuDays: kitchen(managers, () => ({
    body: { shift_id: world.dayShift.id, items: [{ date: world.menuDate, ...menu }] },
  })),
  countMissingMenus: kitchen(staff, () => ({ query: { start_date: '2026-11-11', end_date: '2026-11-25' } })),
  copyMenuDays: kitchen(managers, () => ({ body: aCopy() })),
  previewMenuCopy: kitchen(managers, () => ({ body: aCopy() })),
  publishMenuDays: kitchen(managers, () => ({
    body: { shift_id: world.dayShift.id, start_date: world.menuDate, end_date: world.menuDate },
  })),

  getMenuPlay: oneself(() => ({})),
  saveChoice: oneself(() => ({
    body: {
      date: world.menuDate,
      shift_id: world.dayShift.id,
      choice: 'ALTERNATIF1',
      catering_id: world.cateringA.company.id,
    },
  })),

  listUndecided: {
    ...contracts('corporate', managers, 200),
    request: ({ companyId }) => ({ path: { companyId }, query: { date: '2027-01-04' } }),
  },
  remindUndecided: contracts('corporate', managers, 409, { body: { date: '2027-01-04' } }),
  listKitchenRequests: kitchen(staff, () => ({})),
  listFirmRequests: contracts('catering', staff, 200),
  answerRequest: {
    ...kitchen(managers, () => ({}), 404),
    request: ({ companyId }) => ({
      path: { cateringId: companyId, corpId: world.corporateA.company.id, requestId: unknownId },
      body: { status: 'resolved' },
    }),
  },
  listChoices: oneself(() => ({})),
  withdrawChoice: {
    ...oneself(() => ({}), 404),
    request: ({ companyId, userId }) => ({
      path: { companyId, userId },
      query: { date: '2026-11-10', shift_id: world.dayShift.id },
    }),
  },
  acknowledgeSubstitute: oneself(() => ({ body: { date: '2026-11-10', shift_id: world.dayShift.id } }), 404),
  rateChoice: oneself(() => ({ body: { date: '2026-11-10', shift_id: world.dayShift.id, stars: 5 } }), 404),
  listRequests: oneself(() => ({})),
  createRequest: oneself(() => ({ body: { title: 'Daha az tuz', message: 'Çorbalar çok tuzlu.' } }), 201),
  allowComment: {
    ...oneself(() => ({}), 404),
    request: ({ companyId, userId }) => ({
      path: { companyId, userId, requestId: unknownId },
      body: { is_allowed: true },
    }),
  },
  listNotifications: anyOneself(() => ({})),
  readAllNotifications: anyOneself(() => ({})),
  readNotification: {
    ...anyOneself(() => ({}), 404),
    request: ({ companyId, userId }) => ({ path: { companyId, userId, notificationId: unknownId } }),
  },
  getUsualShifts: oneself(() => ({})),
  saveShiftPattern: oneself(() => ({ body: aPattern() })),
  saveUsualShifts: oneself(() => ({ body: { shift_ids: [] } })),
  getOwnMonth: { ...oneself(() => ({})), request: ofMonth },
  objectToMonth: { ...oneself(() => ({}), 409), request: ofMonth },
  listAbsences: oneself(() => ({})),
  previewAbsence: oneself(() => ({ query: { first: '2026-11-30', last: '2026-12-04' } })),
  markAbsence: { ...oneself(() => ({ body: { first: '2020-01-01', last: '2020-01-01' } })), passes: 422 },
  endAbsence: { ...oneself(() => ({ query: { first: '2020-01-01', last: '2020-01-01' } })), passes: 404 },
  getStandingChoices: oneself(() => ({})),
  saveStandingChoices: oneself(() => ({ body: { choices: [] } })),
  getNotificationSettings: oneself(() => ({})),
  saveNotificationSettings: oneself(() => ({ body: { menu_updates_enabled: true } })),
  getOwnData: anyOneself(() => ({})),
  listOwnPrivacyRequests: anyOneself(() => ({})),
  /** Everybody has asked before. */
  createPrivacyRequest: anyOneself(() => ({ body: { kind: 'access' } }), 409),
  withdrawPrivacyRequest: {
    ...anyOneself(() => ({}), 404),
    request: ({ companyId, userId }) => ({ path: { companyId, userId, requestId: unknownId } }),
  },
  listPrivacyRequests: personal(panel(managers, 200)),
  recordPrivacyRequest: personal(panel(managers, 404, () => ({ body: { user_id: unknownId, kind: 'erasure' } }))),
  answerPrivacyRequest: personal(
    panel(managers, 404, () => ({ body: { state: 'refused', answer: 'Olmaz' } }), { requestId: unknownId }),
  ),
  getMailSettings: anyOneself(() => ({})),
  saveMailSettings: anyOneself(() => ({ body: { kinds: [] } })),
  sendConfirmation: anyOneself(() => ({}), 422),
  getPushKey: { anySession: true, beforeNewPassword: true, passes: 200, request: () => ({}) },
  subscribeToPush: oneself(
    () => ({ body: { endpoint: 'https://localhost/', keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } } }),
    422,
  ),
  unsubscribeFromPush: oneself(() => ({ body: { endpoint: 'https://localhost/' } })),
  getReceivedMessage: ofMessage({ messageId: unknownId }),
  readReceivedMessage: ofMessage({ messageId: unknownId }),
  downloadReceivedAttachment: ofMessage({ messageId: unknownId, attachmentId: unknownId }),
}

type Session = 'panel' | 'individualArea'

interface Caller {
  name: string
  me: Person
  token: (() => Promise<string>) | undefined
  expected: (row: Row, target: Target) => number
}

const workplaces = () => ({ corporate: world.corporateA, catering: world.cateringA, supplier: world.supplier })
const others = () => ({ corporate: world.corporateB, catering: world.cateringB, supplier: passive })

const may = (row: Row, { role, companyType }: Person, session: Session): boolean =>
  session === 'panel'
    ? (row.panel?.[companyType]?.includes(role) ?? false)
    : row.individualArea === true && companyType === 'corporate'

const expectedOf =
  (me: Person, session: Session, hasOneTimePassword = false) =>
  (row: Row, target: Target): number => {
    if (row.open) return row.passes
    if (hasOneTimePassword && !row.beforeNewPassword) return 403
    if (row.anySession) return row.passes
    return may(row, me, session) && (target === 'own' || row.of === undefined) ? row.passes : 403
  }

const withSession = (name: string, me: Person, session: Session, hasOneTimePassword = false): Caller => ({
  name: `${name}, ${session}`,
  me,
  token: () => tokenOf(product, me, session === 'panel' ? 'staff' : 'individual'),
  expected: expectedOf(me, session, hasOneTimePassword),
})

/** Not signed in: gets 401 from everything except open operations. */
const anonymous = (name: string, me: Person, token?: () => Promise<string>): Caller => ({
  name,
  me,
  token,
  expected: (row) => (row.open ? row.passes : 401),
})

/** `me` has the role of the key, and is the person named in the address. */
const machine = (me: Person, token: string): Caller => ({
  name: `key, ${me.role} of a ${me.companyType} company`,
  me,
  token: () => Promise.resolve(token),
  expected: (row, target) => {
    if (row.open || row.byKey) return row.passes
    if (row.byPerson || row.anySession) return 403
    return may(row, me, 'panel') && (target === 'own' || row.of === undefined) ? row.passes : 403
  },
})

/** The address names the company of `me`. */
const administrator = (me: Person): Caller => ({
  name: `administrator in a ${me.companyType} company`,
  me,
  token: () => administratorTokenOf(product, administratorId),
  expected: (row, target) => {
    if (row.open || row.anySession || row.administrator === 'alone') return row.passes
    const isShared = row.administrator === 'inEveryCompany' && row.panel?.[me.companyType] !== undefined
    return isShared && target !== 'unknown' ? row.passes : 403
  },
})

const newCallers = async (): Promise<Caller[]> => {
  const panelUsers = companyTypes.flatMap((type) =>
    roles.map((role) => withSession(`${role} of a ${type} company`, workplaces()[type].people[role], 'panel')),
  )
  const individuals = roles.map((role) => withSession(role, world.corporateA.people[role], 'individualArea'))

  const passwordExpiresAt = new Date(product.clock.now().getTime() + 86_400_000)
  const newcomers = await Promise.all(
    companyTypes.map((type) => enrol(product, workplaces()[type].company, 'corporateOwner', { passwordExpiresAt })),
  )
  const leaver = await enrol(product, world.corporateA.company, 'corporateOwner', { isActive: false })
  const expired = await enrol(product, world.corporateA.company, 'corporateOwner', {
    passwordExpiresAt: new Date('2026-11-01T00:00:00Z'),
  })
  const owner = world.corporateA.people.corporateOwner
  return [
    ...panelUsers,
    ...individuals,
    ...newcomers.map((me) => withSession(`newcomer of a ${me.companyType} company`, me, 'panel', true)),
    ...newcomers.slice(0, 1).map((me) => withSession('newcomer', me, 'individualArea', true)),
    ...machines,
    administrator(owner),
    administrator(world.supplier.people.corporateOwner),
    anonymous('nobody', owner),
    anonymous('somebody with a made-up token', owner, () => Promise.resolve('x'.repeat(43))),
    anonymous('a deactivated owner', leaver, () => tokenOf(product, leaver)),
    anonymous('an owner whose one-time password ran out', expired, () => tokenOf(product, expired)),
    anonymous('the owner of a passive company', passive.people.corporateOwner, () =>
      tokenOf(product, passive.people.corporateOwner),
    ),
    anonymous('somebody who signed out', owner, async () => {
      const token = await tokenOf(product, owner)
      await product.call('logout', { as: token })
      return token
    }),
  ]
}

const addressed = ({ me }: Caller, target: Target): At => {
  if (target === 'own') return { me, companyId: me.companyId, userId: me.id }
  if (target === 'unknown') return { me, companyId: unknownId, userId: me.id }
  return { me, companyId: others()[me.companyType].company.id, userId: others()[me.companyType].people.corporate1.id }
}

beforeAll(async () => {
  await product.sql(`UPDATE companies SET is_active = false WHERE id = '${passive.company.id}'`)
  await product.sql(`INSERT INTO privacy_requests (id, company_id, user_id, kind, asked_on, due_on, state, created_at)
    SELECT gen_random_uuid(), company_id, id, 'access', '2026-11-01', '2026-12-01', 'open', now() FROM users`)
  administratorId = await appointAdministrator(product, 'yönetici')
  machines = []
  for (const { company, people } of Object.values(workplaces()))
    for (const role of keyRoles) machines.push(machine(people[role], (await keyOf(product, company.id, role)).token))
  const { company, people } = world.corporateA
  const ended = async (name: string, more: Parameters<typeof keyOf>[3] = {}) => {
    const { key, token } = await keyOf(product, company.id, 'corporateOwner', more)
    machines.push(anonymous(name, people.corporateOwner, () => Promise.resolve(token)))
    return key
  }
  await ended('a key that may not be used from here', { addresses: ['192.0.2.0/24'] })
  const { id: keyId } = await ended('a revoked key')
  await product.use(Transaction).run(() => product.use(revokeKey)({ companyId: company.id, keyId, actor: operator }))
  const expired = await ended('an expired key')
  await product.sql(
    `UPDATE integration_keys SET created_at = created_at - interval '1 day', expires_at = created_at - interval '1 hour' WHERE id = '${expired.id}'`,
  )
  machines.push(anonymous('a made-up key', people.corporateOwner, () => Promise.resolve(`tbd_${'x'.repeat(43)}`)))
  const { token: closed } = await keyOf(product, passive.company.id, 'corporateOwner')
  machines.push(anonymous('a key of a passive company', passive.people.corporateOwner, () => Promise.resolve(closed)))
  callers = new Map()
  for (const caller of await newCallers()) callers.set(caller, await caller.token?.())
})

describe('who may do what', () => {
  it('is decided here for every operation of the contract', () => {
    expect(Object.keys(table).sort()).toEqual(contractOperations.map(({ id }) => id).sort())
  })

  it.each(contractOperations.map((operation) => [operation.id, operation] as const))('%s', async (id, operation) => {
    const row = table[id]
    const outcomes: { who: string; status: number; expected: number; text: string }[] = []
    for (const [caller, token] of callers) {
      const tryOn = async (target: Target) => {
        const as = id === 'logout' ? await caller.token?.() : token
        const { status, text } = await product.send(
          rawRequestOf(operation, { ...row.request(addressed(caller, target)), as }),
        )
        outcomes.push({ who: `${caller.name} → ${target}`, status, expected: caller.expected(row, target), text })
      }
      await Promise.all([tryOn('own'), tryOn('foreign'), tryOn('unknown')])
    }
    expect(outcomes.filter(({ status, expected }) => status !== expected)).toEqual([])
    expect(outcomes.map(({ status }) => status)).toContain(row.passes)
  })

  it('answers the same for a foreign and an unknown company', async () => {
    const as = await tokenOf(product, world.corporateA.people.corporateOwner)
    const [foreign, unknown] = await Promise.all(
      [world.corporateB.company.id, unknownId].map((companyId) =>
        product.call('listShifts', { as, path: { companyId } }),
      ),
    )
    expect(foreign?.problem).toEqual(unknown?.problem)
  })

  it('refuses the kitchen of a company without an active partnership with the catering', async () => {
    const [ours, theirs] = [world.cateringA.company.id, world.cateringB.company.id]
    const [cook, otherCook] = await Promise.all(
      [world.cateringA, world.cateringB].map(({ people }) => tokenOf(product, people.corporateOwner)),
    )
    const open = (as: string | undefined, cateringId: string, corpId: string) =>
      product.call('listKitchenShifts', { as, path: { cateringId, corpId } })
    const partner = world.corporateA.company.id
    expect([
      (await open(cook, ours, partner)).status,
      (await open(cook, ours, world.corporateB.company.id)).status,
      (await open(cook, theirs, partner)).status,
      (await open(otherCook, theirs, partner)).status,
    ]).toEqual([200, 403, 403, 403])

    await product.sql(`UPDATE partnerships SET is_active = false, ended_at = now() WHERE catering_id = '${ours}'`)
    expect((await open(cook, ours, partner)).status).toBe(403)
    await product.sql(`UPDATE partnerships SET is_active = true, ended_at = NULL WHERE catering_id = '${ours}'`)
  })

  const typed = contractOperations.filter(({ segments }) => segments.includes('{type}'))
  it('includes operations for companies of every type', () => expect(typed.length).toBeGreaterThan(30))

  const strangers: { own: CompanyType; me: Person; tokens: Record<string, string> }[] = []
  beforeAll(async () => {
    for (const [own, { people }] of Object.entries(workplaces()) as [CompanyType, Workplace][])
      for (const me of [people.corporate1, people.corporateOwner]) {
        const tokens = {
          person: await tokenOf(product, me),
          key: (await keyOf(product, me.companyId, me.role as 'corporateOwner')).token,
          administrator: await administratorTokenOf(product, administratorId),
        }
        strangers.push({ own, me, tokens })
      }
  })

  it.each(typed.map((operation) => [operation.id, operation] as const))(
    "%s is refused under another type than the company's own, for people, keys and administrators",
    async (id, operation) => {
      const row = table[id]
      const outcomes: string[] = []
      for (const { own, me, tokens } of strangers)
        for (const type of companyTypes.filter((one) => one !== own))
          for (const [who, as] of Object.entries(tokens)) {
            const asked = row.request({ me: { ...me, companyType: type }, companyId: me.companyId, userId: me.id })
            const path = { ...asked.path, type, companyId: me.companyId }
            const { status } = await product.send(rawRequestOf(operation, { ...asked, path, as }))
            if (status !== 403) outcomes.push(`${who}, ${me.role} of a ${own}, under ${type}: ${status}`)
          }
      expect(outcomes).toEqual([])
    },
  )

  it('refuses to act for a colleague, or for another company in the body than in the address', async () => {
    const { corporate1, corporateOwner } = world.corporateA.people
    const as = await tokenOf(product, corporateOwner)
    const asColleague = await product.call('getMenuPlay', {
      as,
      path: { companyId: corporate1.companyId, userId: corporate1.id },
    })
    const profile = await product.call('getProfile', { as, query: { user_id: corporate1.id } })
    const cook = await tokenOf(product, world.cateringA.people.corporateOwner)
    const otherFirm = await product.call('saveMenuDay', {
      as: cook,
      path: { cateringId: world.cateringA.company.id, corpId: world.corporateA.company.id },
      body: { shift_id: world.dayShift.id, date: world.menuDate, ...menu, corporate_id: world.corporateB.company.id },
    })
    expect([asColleague.status, profile.status, otherFirm.status]).toEqual([403, 403, 403])
  })

  it('applies a changed role, a deactivation or an inactive company from the next request on', async () => {
    const person = await enrol(product, world.corporateB.company, 'corporate1')
    const as = await tokenOf(product, person)
    const tryIt = async () =>
      (await product.call('createShift', { as, path: { companyId: person.companyId }, body: plan })).status
    expect(await tryIt()).toBe(403)
    await product.sql(`UPDATE users SET role = 'corporate3' WHERE id = '${person.id}'`)
    expect(await tryIt()).toBe(201)
    await product.sql(`UPDATE companies SET is_active = false WHERE id = '${person.companyId}'`)
    expect(await tryIt()).toBe(401)
    await product.sql(`UPDATE companies SET is_active = true WHERE id = '${person.companyId}'`)
    expect(await tryIt()).toBe(201)
    await product.sql(`UPDATE users SET is_active = false WHERE id = '${person.id}'`)
    expect(await tryIt()).toBe(401)
  })

  it('ends with the session: 12 hours for a panel, 30 days for the individual area, 8 hours for the administrator', async () => {
    const { phone, companyId } = world.corporateB.people.corporate1
    const signIn = async (company_type: 'corporate' | 'individual') =>
      (await product.call('login', { body: { phone, password, company_type, company_id: companyId } })).body.token
    const panel = await signIn('corporate')
    const area = await signIn('individual')
    const admin = (await product.call('adminLogin', { body: { username: 'yönetici', password } })).body.token
    const start = product.clock.now().toISOString()
    const alive = async (as: string) => (await product.call('listShifts', { as, path: { companyId } })).status
    const seen: number[] = []
    for (const [token, hours] of [
      [panel, 12],
      [area, 30 * 24],
      [admin, 8],
    ] as const) {
      product.clock.set(start)
      product.clock.pass(hours * 3600 - 1)
      seen.push(await alive(token))
      product.clock.pass(1)
      seen.push(await alive(token))
    }
    product.clock.set(start)
    expect(seen).toEqual([200, 401, 200, 401, 200, 401])
  })
})
