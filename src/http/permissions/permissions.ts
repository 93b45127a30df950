import type { OperationId, PathOf, QueryOf } from '../contract/contract-types.ts'
import {
  administrators,
  anybodySignedIn,
  byPerson,
  everybody,
  forOneself,
  inCompany,
  inCompanyOf,
  inKitchen,
  keysAlone,
  ofOneself,
  operatorAlone,
  orAdministrator,
  type Permission,
  type Rule,
} from './rule.ts'

type Rules = { [Id in OperationId]: Rule<Id> }

/** Staff of any company, for their own mail. */
const inMail = byPerson(inCompany('useMail'))

/** Who may do what. A missing operation is a compile error. */
export const permissions = {
  checkLiveness: everybody,
  checkReadiness: everybody,
  proveServer: everybody,
  getMetrics: operatorAlone,
  searchCompanies: everybody,
  findCompany: everybody,
  getPrivacyNotice: everybody,
  login: everybody,
  signInWithSlip: everybody,
  adminLogin: everybody,
  requestPasswordReset: everybody,
  registerIndividual: everybody,
  submitApplication: everybody,
  getApplicationState: everybody,

  getPlatformOverview: administrators,
  getAdminNotificationSettings: administrators,
  saveAdminNotificationSettings: administrators,
  subscribeAdministratorToPush: administrators,
  unsubscribeAdministratorFromPush: administrators,
  testAdminPush: administrators,
  listPlatformApplications: administrators,
  decideNewCompany: administrators,
  rejectNewCompanies: administrators,
  listPlatformCompanies: administrators,
  openCompany: administrators,
  getPlatformCompany: administrators,
  changeCompany: administrators,
  previewDeactivation: administrators,
  getPlatformHealth: administrators,
  listLoadTests: administrators,
  startLoadTest: administrators,
  stopLoadTest: administrators,
  getLoadRun: administrators,
  getLoadSummary: administrators,
  listLoadRuns: administrators,

  logout: anybodySignedIn,
  getProfile: {
    for: 'member',
    can: null,
    claims: (_path, { company_id, user_id }) => ({
      ...(company_id !== undefined && { companyId: company_id }),
      ...(user_id !== undefined && { userId: user_id }),
    }),
    evenWithOneTimePassword: true,
  },
  changeOwnPassword: { ...byPerson(inCompany('readCompany')), evenWithOneTimePassword: true },
  changeIndividualPassword: { ...forOneself('eat'), evenWithOneTimePassword: true },

  /** People pick a department of a corporate company when registering, before they have a session. */
  listDepartments: ({ type }, { include_inactive }) => {
    if (include_inactive === true) return orAdministrator(inCompany('manageEmployees'))
    return type === 'corporate' ? everybody : inCompany('readEmployees')
  },
  createDepartment: orAdministrator(inCompany('manageEmployees')),
  updateDepartment: orAdministrator(inCompany('manageEmployees')),
  deactivateDepartment: orAdministrator(inCompany('manageEmployees')),

  listEmployees: orAdministrator(inCompany('readEmployees')),
  exportEmployees: orAdministrator(inCompany('readEmployees')),
  selectEmployees: orAdministrator(inCompany('manageEmployees')),
  getEmployee: orAdministrator(inCompany('readEmployees')),
  createEmployee: orAdministrator(inCompany('manageEmployees')),
  updateEmployee: orAdministrator(inCompany('manageEmployees')),
  updateEmployees: orAdministrator(inCompany('manageEmployees')),
  assignRole: orAdministrator(inCompany('manageEmployees')),
  resetEmployeePassword: orAdministrator(inCompany('resetPasswords')),
  resetEmployeePasswords: orAdministrator(inCompany('resetPasswords')),
  getEmployeeTemplate: orAdministrator(inCompany('manageEmployees')),
  previewImport: orAdministrator(inCompany('manageEmployees')),
  importEmployees: orAdministrator(inCompany('manageEmployees')),

  listApplications: inCompany('readEmployees'),
  decideApplication: byPerson(inCompany('decideApplications')),
  rejectApplications: byPerson(inCompany('decideApplications')),

  getCompanySettings: inCompany('readSettings'),
  updateCompany: inCompany('writeSettings'),
  listAuditLogs: orAdministrator(inCompany('readLog')),
  exportAuditLogs: orAdministrator(inCompany('readLog')),

  listKeys: byPerson(inCompany('manageKeys')),
  createKey: byPerson(inCompany('manageKeys')),
  revokeKey: byPerson(inCompany('manageKeys')),
  getOwnKey: keysAlone,

  listMessages: {
    for: 'member',
    can: 'useMail',
    claims: ({ type, companyId }, { user_id }) => ({
      companyId,
      companyType: type,
      ...(user_id !== undefined && { userId: user_id }),
    }),
  },
  sendMessage: inMail,
  countUnreadMessages: inMail,
  getMessage: inMail,
  updateMessage: inMail,
  deleteMessage: inMail,
  downloadAttachment: inMail,
  uploadAttachment: inMail,

  uploadImage: inCompany('uploadImages'),
  getImage: everybody,

  getCorporateDashboard: inCompanyOf('corporate', 'readCompany'),
  listUndecided: inCompanyOf('corporate', 'manageEmployees'),
  remindUndecided: inCompanyOf('corporate', 'manageEmployees'),
  getCateringDashboard: inCompanyOf('catering', 'readCompany'),
  getSupplierDashboard: inCompanyOf('supplier', 'readCompany'),

  listShifts: orAdministrator(inCompanyOf('corporate', 'readShifts')),
  createShift: orAdministrator(inCompanyOf('corporate', 'manageShifts')),
  updateShift: orAdministrator(inCompanyOf('corporate', 'manageShifts')),
  deleteShift: orAdministrator(inCompanyOf('corporate', 'manageShifts')),
  previewShiftEnd: orAdministrator(inCompanyOf('corporate', 'manageShifts')),

  listCompanies: { for: 'company', can: 'readCompany', claims: () => ({}) },
  listCompanyCities: { for: 'company', can: 'readCompany', claims: () => ({}) },
  getCompany: { for: 'company', can: 'readCompany', claims: () => ({}) },
  listPartnerships: {
    for: 'company',
    can: 'readPartners',
    claims: (_path, { catering_id }) => ({ companyId: catering_id, companyType: 'catering' }),
  },

  listOwnPartnerships: inCompany('readContracts'),
  getPartnership: inCompany('readContracts'),
  previewPartnershipEnd: inCompany('manageContracts'),
  savePartnershipCutOff: inCompanyOf('catering', 'manageContracts'),
  countWaiting: inCompany('readContracts'),
  listSentOffers: inCompanyOf('corporate', 'readContracts'),
  getSentOffer: inCompanyOf('corporate', 'readContracts'),
  sendOffer: inCompanyOf('corporate', 'manageContracts'),
  withdrawOffer: inCompanyOf('corporate', 'manageContracts'),
  listReceivedOffers: inCompanyOf('catering', 'readContracts'),
  getReceivedOffer: inCompanyOf('catering', 'readContracts'),
  answerOffer: inCompanyOf('catering', 'manageContracts'),
  listTerminations: inCompany('readContracts'),
  requestTermination: inCompany('manageContracts'),
  decideTermination: inCompany('manageContracts'),

  listProducts: inCompanyOf('supplier', 'readProducts'),
  createProduct: inCompanyOf('supplier', 'manageProducts'),
  uploadProducts: inCompanyOf('supplier', 'manageProducts'),
  downloadPriceList: inCompanyOf('supplier', 'readProducts'),
  updateProduct: inCompanyOf('supplier', 'manageProducts'),
  deleteProduct: inCompanyOf('supplier', 'manageProducts'),
  listStockMovements: inCompanyOf('supplier', 'readProducts'),
  getStoreStats: inCompanyOf('supplier', 'readProducts'),
  listStoreProducts: inCompanyOf('catering', 'manageOrders'),
  placeOrder: inCompanyOf('catering', 'manageOrders'),
  /** Clears the mark of a change, which is meant for people. */
  markOrdersSeen: byPerson(inCompanyOf('catering', 'manageOrders')),
  listOrders: {
    for: 'company',
    can: 'readOrders',
    claims: (_path, { catering_id, supplier_id }) => {
      if (catering_id !== undefined && supplier_id !== undefined) return { companyId: undefined }
      if (catering_id === undefined && supplier_id === undefined) return {}
      return supplier_id === undefined
        ? { companyId: catering_id, companyType: 'catering' }
        : { companyId: supplier_id, companyType: 'supplier' }
    },
  },
  getOrder: { for: 'company', can: 'readOrders', claims: () => ({}) },
  updateOrder: { for: 'company', can: 'manageOrders', claims: () => ({}) },
  listCorporateGroups: inCompanyOf('catering', 'readContracts'),
  getCorporateGroup: inCompanyOf('catering', 'readContracts'),
  getGroupStatistics: inCompanyOf('catering', 'readContracts'),
  readMenuFile: inCompanyOf('catering', 'writeMenus'),
  listAvailableCompanies: inCompanyOf('catering', 'readContracts'),
  createCorporateGroup: inCompanyOf('catering', 'manageContracts'),
  updateCorporateGroup: inCompanyOf('catering', 'manageContracts'),
  deleteCorporateGroup: inCompanyOf('catering', 'manageContracts'),
  addCompanyToGroup: inCompanyOf('catering', 'manageContracts'),
  removeCompanyFromGroup: inCompanyOf('catering', 'manageContracts'),
  bulkUpsertGroupMenu: inCompanyOf('catering', 'writeMenus'),
  publishGroupMenu: inCompanyOf('catering', 'writeMenus'),

  listDishes: inCompanyOf('catering', 'readKitchen'),
  getDish: inCompanyOf('catering', 'readKitchen'),
  updateDish: inCompanyOf('catering', 'writeMenus'),

  listKitchenShifts: inKitchen('readKitchen'),
  listMenuDays: inKitchen('readKitchen'),
  getMenuWeek: inKitchen('readKitchen'),
  getKitchenStats: inKitchen('readKitchen'),
  getKitchenLists: inKitchen('readKitchen'),
  exportKitchenLists: inKitchen('readKitchen'),
  getFirmLists: inCompanyOf('corporate', 'readLists'),
  exportFirmLists: inCompanyOf('corporate', 'readLists'),
  saveMenuDay: inKitchen('writeMenus'),
  bulkUpsertMenuDays: inKitchen('writeMenus'),
  publishMenuDays: inKitchen('writeMenus'),
  countMissingMenus: inKitchen('readKitchen'),
  copyMenuDays: inKitchen('writeMenus'),
  previewMenuCopy: inKitchen('writeMenus'),
  listMenuTargets: inCompanyOf('catering', 'writeMenus'),

  listKitchenRequests: inKitchen('readKitchen'),
  answerRequest: inKitchen('answerRequests'),

  getMenuPlay: forOneself('eat'),
  saveChoice: forOneself('eat'),
  withdrawChoice: forOneself('eat'),
  getUsualShifts: forOneself('eat'),
  saveUsualShifts: forOneself('eat'),
  getStandingChoices: forOneself('eat'),
  saveStandingChoices: forOneself('eat'),
  listChoices: forOneself('eat'),
  acknowledgeSubstitute: forOneself('eat'),
  rateChoice: forOneself('eat'),
  listRequests: forOneself('eat'),
  createRequest: forOneself('eat'),
  listNotifications: ofOneself,
  readNotification: ofOneself,
  readAllNotifications: ofOneself,
  getNotificationSettings: forOneself('eat'),
  saveNotificationSettings: forOneself('eat'),
  getPushKey: anybodySignedIn,
  subscribeToPush: forOneself('eat'),
  unsubscribeFromPush: forOneself('eat'),
  getReceivedMessage: forOneself('eat'),
  readReceivedMessage: forOneself('eat'),
  downloadReceivedAttachment: forOneself('eat'),
} satisfies Rules

export const permissionFor = <Id extends OperationId>(
  id: Id,
  path: PathOf<Id>,
  query: QueryOf<Id>,
): Permission<PathOf<Id>, QueryOf<Id>> => {
  const rule = (permissions as Rules)[id]
  return typeof rule === 'function' ? rule(path, query) : rule
}
