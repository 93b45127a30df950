import { v7 } from 'uuid'
import type { OperationId } from '../../src/http/index.ts'
import type { Product } from './product.ts'
import { knownId } from './too-many-rows.ts'
import { administratorTokenOf, keyOf, menu, password, tokenOf, type World } from './world.ts'

export interface Call {
  id: OperationId
  as: string
  path?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/** Every operation that returns an array, with each kind of answer; calls that need changes to a group come last. */
export const readsOfArrays = async (
  product: Product,
  world: World,
  { administrator, partnership }: { administrator: string; partnership: string },
): Promise<Call[]> => {
  const idOf = async (name: string, number = 1): Promise<string> =>
    String((await product.sql(`SELECT ${knownId(name, number)} AS id`))[0]?.['id'])
  const { corporateA: firm, cateringA: kitchen, supplier: store } = world
  const [manager, cook, seller, person, regular] = await Promise.all([
    tokenOf(product, firm.people.corporateOwner),
    tokenOf(product, kitchen.people.corporateOwner),
    tokenOf(product, store.people.corporateOwner),
    tokenOf(product, firm.people.individual, 'individual'),
    tokenOf(product, firm.people.corporate1, 'individual'),
  ])
  const as = await administratorTokenOf(product, administrator)
  const [ofFirm, ofKitchen, ofStore] = [firm, kitchen, store].map(({ company }) => ({ companyId: company.id })) as [
    { companyId: string },
    { companyId: string },
    { companyId: string },
  ]
  const [panel, both] = [
    { type: 'corporate', ...ofFirm },
    { cateringId: kitchen.company.id, corpId: firm.company.id },
  ]
  const own = { ...ofFirm, userId: firm.people.individual.id }
  const ofRegular = { ...ofFirm, userId: firm.people.corporate1.id }
  const [run, group, offer, order, productId, shiftId, messageId] = (await Promise.all(
    ['run', 'group', 'offer', 'order', 'product', 'shift', 'mail'].map((name) => idOf(name)),
  )) as [string, string, string, string, string, string, string]
  const [dish] = await product.sql(`SELECT id FROM dishes WHERE name = 'Yemek 1-1'`)
  const week = { start_date: world.menuDate, end_date: '2026-11-20' }
  const hours = { start_time: '08:00', end_time: '16:00' }
  const ofGroup = { ...ofKitchen, groupId: group }
  const limit = 10_000
  const targets = Array.from({ length: 200 }, () => ({ corporate_id: v7(), shift_id: shiftId }))
  /** Firms that are not in the group. */
  const seen_companies = Array.from({ length: 100 }, () => v7())
  return [
    { id: 'searchCompanies', as: '', query: { type: 'corporate', query: 'çok', limit } },
    { id: 'listCompanies', as: cook, query: { type: 'corporate', limit } },
    { id: 'listCompanyCities', as: cook, query: { type: 'corporate' } },
    { id: 'getPrivacyNotice', as: '' },
    { id: 'getPlatformOverview', as },
    { id: 'getEmailFigures', as },
    { id: 'listPlatformApplications', as, query: { limit } },
    { id: 'listPlatformCompanies', as, query: { limit } },
    { id: 'listPlatformCompanies', as, query: { limit, search: 'çok' } },
    { id: 'getPlatformCompany', as, path: ofFirm },
    { id: 'listAdminLogs', as },
    { id: 'listAnnouncements', as },
    { id: 'listLoadTests', as },
    { id: 'listLoadRuns', as },
    { id: 'getLoadRun', as, path: { runId: run } },
    { id: 'getLoadSummary', as, path: { runId: run } },
    { id: 'getProfile', as: manager },
    { id: 'getSecondFactor', as: manager },
    {
      id: 'login',
      as: '',
      body: {
        phone: firm.people.corporate2.phone,
        password,
        company_type: 'corporate',
        company_id: firm.company.id,
      },
    },
    { id: 'listDepartments', as: manager, path: panel, query: { limit } },
    { id: 'listEmployees', as: manager, path: panel, query: { limit } },
    { id: 'listEmployees', as: manager, path: panel, query: { limit, search: 'deneme' } },
    {
      id: 'selectEmployees',
      as: await tokenOf(product, world.corporateB.people.corporateOwner),
      path: { ...panel, companyId: world.corporateB.company.id },
    },
    {
      id: 'importEmployees',
      as: await tokenOf(product, world.corporateB.people.corporateOwner),
      path: { ...panel, companyId: world.corporateB.company.id },
      query: { mode: 'preview' },
      body: { users: [{ full_name: 'Yeni Kişi', phone: '5329999999' }] },
    },
    { id: 'getEmployee', as: manager, path: { ...panel, userId: ofRegular.userId } },
    { id: 'getEmployee', as: manager, path: { ...panel, userId: firm.people.corporate4.id } },
    { id: 'listApplications', as: manager, path: panel, query: { limit } },
    { id: 'listAuditLogs', as: manager, path: panel, query: { limit } },
    { id: 'listKeys', as: manager, path: panel },
    { id: 'getOwnKey', as: (await keyOf(product, world.corporateB.company.id, 'corporate1')).token },
    { id: 'getReceivedMessage', as: person, path: { ...own, messageId } },
    { id: 'listMessages', as: manager, path: panel, query: { type: 'sent', limit } },
    { id: 'getMessage', as: manager, path: { ...panel, messageId } },
    { id: 'getCorporateDashboard', as: manager, path: ofFirm },
    { id: 'getCateringDashboard', as: cook, path: ofKitchen },
    { id: 'getSupplierDashboard', as: seller, path: ofStore },
    { id: 'listUndecided', as: manager, path: ofFirm, query: { date: world.menuDate, limit } },
    { id: 'listShifts', as: manager, path: ofFirm },
    { id: 'listAbsentPeople', as: manager, path: ofFirm, query: { limit } },
    { id: 'listClosedDays', as: manager, path: panel, query: { year: 2026 } },
    { id: 'listOfficialDays', as: manager, path: panel, query: { year: 2026 } },
    { id: 'previewClosing', as: manager, path: panel, query: { days: world.menuDate } },
    { id: 'getContribution', as: manager, path: ofFirm },
    { id: 'listMonthNumbers', as: manager, path: { ...ofFirm, month: '2026-08' }, query: { limit } },
    { id: 'getOwnMonth', as: person, path: { ...own, month: '2026-08' } },
    { id: 'listStatements', as: manager, path: panel, query: { limit } },
    { id: 'getStatement', as: manager, path: { ...panel, statementId: await idOf('statement', 0) } },
    { id: 'getStatement', as: manager, path: { ...panel, statementId: await idOf('statement', 1) } },
    {
      id: 'getStatement',
      as: cook,
      path: { type: 'catering', ...ofKitchen, statementId: await idOf('statement', 0) },
    },
    { id: 'listPartnerships', as: cook, query: { catering_id: ofKitchen.companyId, limit } },
    ...(['catering', 'supplier'] as const).map((partnership_type): Call => ({
      id: 'listOwnPartnerships',
      as: cook,
      path: { type: 'catering', ...ofKitchen },
      query: { partnership_type, status: 'all', limit },
    })),
    { id: 'listOwnPartnerships', as: manager, path: panel, query: { limit, search: 'Anne' } },
    { id: 'getPartnership', as: manager, path: { ...panel, partnershipId: partnership } },
    { id: 'listComments', as: cook, path: ofKitchen, query: { limit } },
    { id: 'getOfferedCatering', as: manager, path: { ...ofFirm, cateringId: ofKitchen.companyId } },
    { id: 'listSentPriceRequests', as: manager, path: ofFirm, query: { limit } },
    { id: 'listReceivedPriceRequests', as: cook, path: ofKitchen, query: { limit } },
    { id: 'listSentOffers', as: manager, path: ofFirm, query: { limit } },
    { id: 'getSentOffer', as: manager, path: { ...ofFirm, offerId: offer } },
    { id: 'listReceivedOffers', as: cook, path: ofKitchen, query: { limit } },
    { id: 'getReceivedOffer', as: cook, path: { ...ofKitchen, offerId: offer } },
    ...['received', 'sent', 'all'].map((request_type): Call => ({
      id: 'listTerminations',
      as: manager,
      path: panel,
      query: { request_type, limit },
    })),
    { id: 'listCorporateGroups', as: cook, path: ofKitchen, query: { limit } },
    { id: 'getCorporateGroup', as: cook, path: ofGroup },
    { id: 'getGroupStatistics', as: cook, path: ofGroup },
    { id: 'listAvailableCompanies', as: cook, path: ofKitchen, query: { limit } },
    ...['name', 'low_stock'].map((sort): Call => ({
      id: 'listProducts',
      as: seller,
      path: ofStore,
      query: { sort, limit },
    })),
    { id: 'listProducts', as: seller, path: ofStore, query: { search: 'ürün', limit } },
    { id: 'listStockMovements', as: seller, path: { ...ofStore, productId }, query: { limit } },
    { id: 'getDeliveryTerms', as: seller, path: ofStore },
    { id: 'getStoreStats', as: seller, path: ofStore, query: { period: '1_year' } },
    { id: 'listStoreProducts', as: cook, path: { ...ofKitchen, supplierId: ofStore.companyId }, query: { limit } },
    { id: 'listOrders', as: cook, query: { catering_id: ofKitchen.companyId, limit } },
    { id: 'getOrder', as: cook, path: { orderId: order } },
    { id: 'listDishes', as: cook, path: ofKitchen, query: { limit } },
    { id: 'getDish', as: cook, path: { ...ofKitchen, dishId: String(dish?.['id']) } },
    { id: 'listDishRatings', as: cook, path: ofKitchen, query: { limit } },
    { id: 'getDishRatings', as: cook, path: { ...ofKitchen, dishId: String(dish?.['id']) } },
    { id: 'getFirmLists', as: manager, path: ofFirm, query: { date: world.menuDate } },
    { id: 'getKitchenLists', as: cook, path: both, query: { date: world.menuDate } },
    { id: 'listKitchenDays', as: cook, path: ofKitchen },
    { id: 'getKitchenPlan', as: cook, path: ofKitchen, query: { date: '2026-11-14' } },
    {
      id: 'getPlannedComponent',
      as: cook,
      path: { ...ofKitchen, componentKey: 'ortak' },
      query: { date: '2026-11-14' },
    },
    { id: 'listLabels', as: cook, path: ofKitchen, query: { date: '2026-11-14' } },
    { id: 'listRoutes', as: cook, path: ofKitchen },
    { id: 'listIngredients', as: cook, path: ofKitchen },
    { id: 'listShelf', as: cook, path: ofKitchen },
    { id: 'getMonthCosts', as: cook, path: ofKitchen },
    { id: 'getFirmCosts', as: cook, path: { ...ofKitchen, corpId: ofFirm.companyId } },
    {
      id: 'listPurchaseSources',
      as: cook,
      path: { ...ofKitchen, ingredientId: await idOf('ingredient', 3) },
      query: { start_date: '2026-11-14', end_date: '2026-11-14' },
    },
    { id: 'getPurchaseNeeds', as: cook, path: ofKitchen, query: { start_date: '2026-11-14', end_date: '2026-11-14' } },
    { id: 'listRecipes', as: cook, path: ofKitchen, query: { date: '2026-11-14' } },
    { id: 'getRecipe', as: cook, path: { ...ofKitchen, componentKey: 'ortak' } },
    { id: 'listRecipeSheets', as: cook, path: ofKitchen, query: { date: '2026-11-14' } },
    { id: 'listGuests', as: manager, path: ofFirm },
    { id: 'listDeliveries', as: manager, path: ofFirm, query: { date: '2026-11-14' } },
    { id: 'listKitchenShifts', as: cook, path: both },
    {
      id: 'listMenuDays',
      as: cook,
      path: both,
      query: { shift_id: shiftId, start_date: '2026-11-01', end_date: '2026-12-31' },
    },
    { id: 'getMenuWeek', as: cook, path: both, query: { start_date: world.menuDate } },
    { id: 'countMissingMenus', as: cook, path: both, query: { ...week, end_date: '2026-12-31' } },
    { id: 'listFirms', as: cook, path: ofKitchen, query: { limit } },
    { id: 'listMenuTargets', as: cook, path: ofKitchen, query: { limit } },
    { id: 'listMenuTargets', as: cook, path: ofKitchen, query: { search: 'Anadolu' } },
    { id: 'getKitchenStats', as: cook, path: both },
    { id: 'listKitchenRequests', as: cook, path: both, query: { limit } },
    { id: 'listFirmRequests', as: cook, path: ofKitchen, query: { limit } },
    { id: 'getMenuPlay', as: person, path: own },
    { id: 'getMailSettings', as: regular, path: ofRegular },
    { id: 'getUsualShifts', as: regular, path: ofRegular },
    { id: 'listOwnPrivacyRequests', as: regular, path: ofRegular },
    { id: 'listPrivacyRequests', as: manager, path: panel, query: { limit } },
    { id: 'listAbsences', as: regular, path: ofRegular },
    { id: 'previewAbsence', as: regular, path: ofRegular, query: { first: '2026-11-01', last: '2026-11-30' } },
    { id: 'getStandingChoices', as: regular, path: ofRegular },
    { id: 'getStandingChoices', as: person, path: own },
    { id: 'listChoices', as: person, path: own, query: { days: 31 } },
    { id: 'listRequests', as: person, path: own, query: { limit } },
    { id: 'listNotifications', as: person, path: own, query: { limit } },
    {
      id: 'previewMenuCopy',
      as: cook,
      path: both,
      body: {
        shift_id: shiftId,
        start_date: world.menuDate,
        end_date: world.menuDate,
        onto: '2027-01-04',
        group_id: group,
      },
    },
    {
      id: 'bulkUpsertGroupMenu',
      as: cook,
      path: ofGroup,
      body: { ...hours, seen_companies, items: [{ date: '2027-01-04', meals: menu.meals, choices: menu.choices }] },
    },
    {
      id: 'publishGroupMenu',
      as: cook,
      path: ofGroup,
      body: { ...hours, seen_companies, start_date: '2027-01-04', end_date: '2027-01-10' },
    },
    {
      id: 'bulkUpsertFirmMenus',
      as: cook,
      path: ofKitchen,
      body: { targets, items: [{ date: '2027-01-05', meals: menu.meals, choices: menu.choices }] },
    },
    {
      id: 'publishFirmMenus',
      as: cook,
      path: ofKitchen,
      body: { targets, start_date: '2027-01-04', end_date: '2027-01-10' },
    },
  ]
}
