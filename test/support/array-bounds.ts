import { type Contract, resolve } from '../../src/http/contract/contract.ts'

/**
 * Why an answer never has more than `maxItems` of an array: the answer is cut although there are more rows, or the
 * database refuses one row more (`full` in both cases); the content is fixed; or it follows the lines of a request,
 * which are limited themselves.
 */
export type Bound = 'full' | 'fixed' | 'request'

interface Schema {
  $ref?: string
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
}

interface Described {
  operationId?: string
  responses?: Record<string, Response | { $ref: string }>
}
interface Response {
  content?: Record<string, { schema?: Schema }>
}

const operationsOf = (contract: Contract): Described[] =>
  Object.values(contract.paths).flatMap((methods) => Object.values(methods as Record<string, Described>))
const operationIdsOf = (contract: Contract): string[] =>
  operationsOf(contract).flatMap(({ operationId }) => operationId ?? [])
const successesOf = (contract: Contract, id: string): Schema[] =>
  Object.entries(operationsOf(contract).find(({ operationId }) => operationId === id)?.responses ?? {})
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => Object.values(resolve<Response>(contract, response).content ?? {}))
    .flatMap(({ schema }) => schema ?? [])

/** Every array an answer may have with its `maxItems`, listed under its operation or the schema it is part of. */
export const arraysIn = (
  contract: Contract,
  operationIds: readonly string[] = operationIdsOf(contract),
): Map<string, number | undefined> => {
  const found = new Map<string, number | undefined>()
  const seen = new Set<string>()
  const visit = (schema: Schema | undefined, path: string): void => {
    if (schema === undefined) return
    if (schema.$ref !== undefined) {
      if (seen.has(schema.$ref)) return
      seen.add(schema.$ref)
      visit(resolve(contract, schema as { $ref: string }), schema.$ref.split('/').at(-1) ?? '')
      return
    }
    if (schema.items !== undefined) {
      found.set(path, schema.maxItems)
      visit(schema.items, `${path}[]`)
    }
    for (const [name, part] of Object.entries(schema.properties ?? {})) visit(part, `${path}.${name}`)
    if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties, `${path}.*`)
    for (const part of [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])]) visit(part, path)
  }
  for (const operationId of operationIds)
    for (const schema of successesOf(contract, operationId)) visit(schema, operationId)
  return found
}

/** The greatest number of items per array in a body, under the names of `arraysIn`. */
export const longestIn = (contract: Contract, operationId: string, body: unknown): Map<string, number> => {
  const longest = new Map<string, number>()
  const visit = (schema: Schema, path: string, value: unknown): void => {
    if (value === null || typeof value !== 'object') return
    if (schema.$ref !== undefined)
      return visit(resolve(contract, schema as { $ref: string }), schema.$ref.split('/').at(-1) ?? '', value)
    if (Array.isArray(value) && schema.items !== undefined) {
      longest.set(path, Math.max(longest.get(path) ?? 0, value.length))
      for (const item of value as unknown[]) visit(schema.items, `${path}[]`, item)
    }
    const fields = value as Record<string, unknown>
    for (const [name, part] of Object.entries(schema.properties ?? {})) visit(part, `${path}.${name}`, fields[name])
    if (typeof schema.additionalProperties === 'object')
      for (const field of Object.values(fields)) visit(schema.additionalProperties, `${path}.*`, field)
    for (const part of [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])])
      visit(part, path, value)
  }
  for (const schema of successesOf(contract, operationId)) visit(schema, operationId, body)
  return longest
}

export const boundOf: Record<string, Bound> = {
  'searchCompanies.companies': 'full',
  'listCompanies.companies': 'full',
  'PrivacyNotice.sections': 'fixed',
  'PrivacyNotice.sections[].paragraphs': 'fixed',
  'EmailFigures.waiting': 'fixed',
  'EmailFigures.days': 'full',
  'PlatformOverview.applications_by_day': 'full',
  'PlatformOverview.waiting_for_you': 'full',
  'PlatformOverview.recent_applications': 'full',
  'PlatformOverview.recent_by_status.pending': 'full',
  'PlatformOverview.recent_by_status.approved': 'full',
  'PlatformOverview.recent_by_status.rejected': 'full',
  'listPlatformApplications.applications': 'full',
  'listPlatformCompanies.companies': 'full',
  'PlatformCompanyDetail.owners': 'full',
  'PlatformCompanyDetail.recent_logs': 'full',
  'listLoadTests.tests': 'fixed',
  'LoadRun.points': 'full',
  'LoadRun.reasons': 'fixed',
  'LoadSummary.measures': 'fixed',
  'LoadSummary.reasons': 'fixed',
  'listLoadRuns.runs': 'full',
  'listLoadRuns.report': 'fixed',
  'Profile.capabilities': 'fixed',
  'listDepartments.departments': 'full',
  'listEmployees.users': 'full',
  'Employee.shifts': 'full',
  'selectEmployees.users': 'full',
  'importEmployees.missing_departments': 'request',
  'importEmployees.missing_shifts': 'request',
  'importEmployees.errors': 'request',
  'importEmployees.users': 'request',
  'importEmployees.registered_users': 'request',
  'importEmployees.changes': 'request',
  'importEmployees.not_listed.users': 'full',
  'updateListed.refused': 'request',
  'resetEmployeePasswords.users': 'request',
  'resetEmployeePasswords.refused': 'request',
  'updateEmployees.refused': 'request',
  'saveShiftPatterns.refused': 'request',
  RefusedDecisions: 'request',
  'listApplications.applications': 'full',
  'listAuditLogs.logs': 'full',
  'listAdminLogs.logs': 'full',
  SameTaxNumber: 'full',
  'listAnnouncements.announcements': 'full',
  'Profile.announcements': 'full',
  'SecondFactor.passkeys': 'full',
  PasskeyCredentials: 'full',
  'switchOnSecondFactor.recovery_codes': 'fixed',
  'renewRecoveryCodes.recovery_codes': 'fixed',
  'listKeys.keys': 'full',
  'Key.addresses': 'full',
  'listMessages.messages': 'full',
  'MessageSummary.to_addresses': 'full',
  MailLabels: 'full',
  'MailSettings.kinds': 'fixed',
  'MessageSummary.attachments': 'full',
  'MessageSummary.read_by': 'full',
  'CorporateDashboard.shift_titles': 'full',
  'CorporateDashboard.recent_days': 'full',
  'CorporateDashboard.needs.ending_contracts': 'full',
  'NextMenu.departments': 'full',
  RecentActivities: 'full',
  'CateringDashboard.recent_days': 'full',
  'CateringDashboard.needs.ending_contracts': 'full',
  'CateringDashboard.needs.missing_menus': 'fixed',
  'SupplierDashboard.recent_days': 'full',
  'listUndecided.people': 'full',
  'listShifts.shifts': 'full',
  'listAbsences.absences': 'full',
  'listPrivacyRequests.requests': 'full',
  'listOwnPrivacyRequests.requests': 'full',
  'previewAbsence.days': 'request',
  'AbsentPeople.absences': 'full',
  'listClosedDays.closed_days': 'fixed',
  'listOfficialDays.official_days': 'fixed',
  'ClosingImpact.frozen_dates': 'fixed',
  'ClosingImpact.days': 'fixed',
  'getMenuPlay.closed_days': 'fixed',
  'getContribution.terms': 'full',
  'MonthNumbers.people': 'full',
  'OwnMonth.days': 'fixed',
  'OwnMonth.lines': 'fixed',
  'OwnMonth.terms': 'fixed',
  'listStatements.statements': 'full',
  'Statement.shifts': 'full',
  'Statement.other_shifts': 'full',
  'Statement.days': 'fixed',
  'Statement.minimum.weekdays': 'fixed',
  'Statement.lines': 'fixed',
  'StatementTotals.rates': 'fixed',
  'Statement.corrections': 'full',
  'Statement.departments': 'full',
  'Statement.unfrozen_dates': 'fixed',
  Weekdays: 'full',
  'listPartnerships.partnerships': 'full',
  'Partnership.shift_titles': 'full',
  'listCompanyCities.cities': 'full',
  'listOwnPartnerships.partnerships': 'full',
  'listFirms.firms': 'full',
  'PartnershipDetail.terms': 'full',
  'OfferedCatering.comments': 'full',
  'listComments.comments': 'full',
  'OfferedCatering.menus': 'fixed',
  'OfferedCatering.menus[].dishes': 'full',
  'listSentPriceRequests.price_requests': 'full',
  'listReceivedPriceRequests.price_requests': 'full',
  'listSentOffers.offers': 'full',
  'OfferDetail.terms': 'full',
  'listReceivedOffers.offers': 'full',
  'listTerminations.termination_requests': 'full',
  'listCorporateGroups.groups': 'full',
  'CorporateGroup.companies': 'full',
  'CorporateGroup.misfits': 'full',
  'CorporateGroupDetail.companies': 'full',
  'CorporateGroupDetail.shifts': 'full',
  'GroupStatistics.companies': 'full',
  'bulkUpsertGroupMenu.companies': 'full',
  'bulkUpsertGroupMenu.companies[].errors': 'request',
  'bulkUpsertFirmMenus.companies': 'full',
  'bulkUpsertFirmMenus.companies[].errors': 'request',
  'publishFirmMenus.companies': 'full',
  'RefusedDay.chosen_dishes': 'request',
  'publishGroupMenu.companies': 'full',
  'listAvailableCompanies.companies': 'full',
  'listProducts.products': 'full',
  ProductCategories: 'full',
  'uploadProducts.errors': 'request',
  'listStockMovements.movements': 'full',
  'StoreStats.low_stock_items': 'full',
  'StoreStats.best_sellers': 'full',
  'StoreStats.days': 'fixed',
  'listStoreProducts.products': 'full',
  'OrderDetail.items': 'full',
  'OrderDetail.history': 'full',
  'OrderDetail.history[].changed_lines': 'request',
  'OrderDetail.allowed_statuses': 'fixed',
  DeliveryWeekdays: 'full',
  'listOrders.orders': 'full',
  'Order.items': 'request',
  'listDishes.dishes': 'full',
  'listDishRatings.dishes': 'full',
  'DishRatings.firms': 'full',
  MonthlyRatings: 'fixed',
  DishTags: 'full',
  Allergens: 'full',
  'DishDetail.served_on': 'full',
  'DishDetail.coming_on': 'full',
  'KitchenLists.lists': 'full',
  'KitchenList.options': 'full',
  'KitchenList.options[].replaces': 'full',
  'KitchenList.departments': 'full',
  'KitchenList.guests.departments': 'full',
  'listGuests.meals': 'full',
  'listGuests.repeats': 'full',
  'GuestMeal.options': 'full',
  'GuestMeal.guests': 'full',
  'listKitchenDays.days': 'fixed',
  'KitchenPlan.components': 'full',
  'KitchenPlan.deliveries': 'full',
  'PlannedDelivery.options': 'full',
  'PlannedDelivery.common_courses': 'full',
  'Ingredient.links': 'full',
  'Recipe.allergen_proposal': 'full',
  'Recipe.allergen_proposal[].ingredients': 'full',
  'Recipe.dishes': 'full',
  'Recipe.lines': 'full',
  'Recipe.portion_factors': 'full',
  'Recipe.used_in': 'full',
  'Recipe.versions': 'full',
  'RecipeCost.unknown': 'full',
  'RecipeSheet.lines': 'full',
  'PurchaseNeeds.suppliers': 'full',
  'PurchaseNeeds.suppliers[].lines': 'full',
  'PurchaseNeeds.left_out': 'full',
  'listPurchaseSources.sources': 'full',
  'listShelf.shelf': 'full',
  UnknownNames: 'full',
  'MonthCosts.components': 'full',
  'MonthCosts.firms': 'full',
  'MonthCosts.missing_days': 'fixed',
  'FirmCosts.days': 'fixed',
  'listIngredients.ingredients': 'full',
  'listRecipeSheets.sheets': 'full',
  'listRecipeSheets.without_recipe': 'full',
  'listRecipes.recipes': 'full',
  'importAbsences.errors': 'request',
  'importRecipes.recipes': 'request',
  'importRecipes.new_ingredients': 'request',
  'importRecipes.errors': 'request',
  ComponentKeys: 'full',
  DishComponents: 'full',
  'getPlannedComponent.joined': 'full',
  'getPlannedComponent.servings': 'full',
  'getPlannedComponent.servings[].dishes': 'full',
  'listLabels.labels': 'full',
  'KitchenLabel.dishes': 'full',
  'listRoutes.firms': 'full',
  'listDeliveries.deliveries': 'full',
  'listKitchenShifts.shifts': 'full',
  'listMenuDays.days': 'request',
  'listMenuDays.closed_days': 'fixed',
  MenuChoices: 'full',
  MenuCourses: 'full',
  CommonCourses: 'full',
  CourseNames: 'full',
  'bulkUpsertMenuDays.errors': 'request',
  'bulkUpsertMenuDays.days': 'request',
  'MenuWeek.shifts': 'full',
  'MenuWeek.shifts[].days': 'full',
  'countMissingMenus.shifts': 'full',
  'copyMenuDays.targets': 'request',
  'copyMenuDays.targets[].days': 'request',
  'copyMenuDays.targets[].days[].dishes': 'request',
  'previewMenuCopy.targets': 'request',
  'previewMenuCopy.targets[].days': 'request',
  'previewMenuCopy.targets[].days[].dishes': 'request',
  'listMenuTargets.companies': 'full',
  'listMenuTargets.companies[].shifts': 'full',
  'listMenuTargets.companies[].shifts[].days': 'fixed',
  'KitchenStats.next_7_days': 'full',
  'KitchenStats.next_7_days[].choices': 'full',
  'KitchenStats.by_department': 'full',
  'KitchenStats.by_department[].by_choice': 'full',
  'listKitchenRequests.requests': 'full',
  'listFirmRequests.requests': 'full',
  'KitchenRequest.tags': 'full',
  'getMenuPlay.days': 'full',
  'MenuPlayDay.options': 'full',
  'getUsualShifts.shift_ids': 'full',
  'RotationOrNone.weeks': 'full',
  'RotationOrNone.weeks[]': 'full',
  'getStandingChoices.choices': 'full',
  'getStandingChoices.shifts': 'full',
  'getStandingChoices.shifts[].days': 'full',
  'getStandingChoices.shifts[].labels': 'full',
  'listChoices.choices': 'full',
  'listRequests.requests': 'full',
  'OwnRequest.tags': 'full',
  'listNotifications.notifications': 'full',
}
