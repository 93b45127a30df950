import { type Contract, resolve } from '../../src/http/contract.ts'

/**
 * What bounds an array of an answer: its statement or the page that it asks for, what a request may hold, a rule of the core, or what it lists
 * is fixed. `open` has no bound of the server, which the contract says with 100,000 (decision 0071).
 */
type Bound = 'statement' | 'request' | 'rule' | 'fixed' | 'open'

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

/** Every array that an answer may have with its `maxItems`, under its operation or the schema that it is part of. */
export const arraysIn = (contract: Contract): Map<string, number | undefined> => {
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
  type Response = { content?: Record<string, { schema?: Schema }> }
  type Described = { operationId?: string; responses?: Record<string, Response | { $ref: string }> }
  for (const methods of Object.values(contract.paths))
    for (const { operationId = '', responses = {} } of Object.values(methods as Record<string, Described>))
      for (const [status, response] of Object.entries(responses))
        if (status.startsWith('2'))
          for (const { schema } of Object.values(resolve<Response>(contract, response).content ?? {}))
            visit(schema, operationId)
  return found
}

export const boundOf: Record<string, Bound> = {
  'searchCompanies.companies': 'statement',
  'listCompanies.companies': 'statement',
  'PrivacyNotice.sections': 'request',
  'PrivacyNotice.sections[].paragraphs': 'request',
  'PlatformOverview.applications_by_day': 'fixed',
  'PlatformOverview.waiting_for_you': 'statement',
  'PlatformOverview.recent_applications': 'statement',
  'PlatformOverview.recent_by_status.pending': 'statement',
  'PlatformOverview.recent_by_status.approved': 'statement',
  'PlatformOverview.recent_by_status.rejected': 'statement',
  'listPlatformApplications.applications': 'statement',
  'listPlatformCompanies.companies': 'statement',
  'PlatformCompanyDetail.owners': 'statement',
  'PlatformCompanyDetail.recent_logs': 'statement',
  'listLoadTests.tests': 'fixed',
  'LoadRun.points': 'request',
  'LoadRun.reasons': 'fixed',
  'LoadSummary.measures': 'fixed',
  'LoadSummary.reasons': 'fixed',
  'listLoadRuns.runs': 'statement',
  'listLoadRuns.report': 'fixed',
  'Profile.capabilities': 'fixed',
  'listDepartments.departments': 'statement',
  'listEmployees.users': 'statement',
  'Employee.shifts': 'rule',
  'selectEmployees.users': 'statement',
  'importEmployees.missing_departments': 'request',
  'importEmployees.missing_shifts': 'statement',
  'importEmployees.errors': 'request',
  'importEmployees.users': 'request',
  'previewImport.missing_departments': 'request',
  'previewImport.missing_shifts': 'statement',
  'previewImport.errors': 'request',
  'resetEmployeePasswords.users': 'request',
  'resetEmployeePasswords.refused': 'request',
  'updateEmployees.refused': 'request',
  'rejectApplications.refused': 'request',
  'listApplications.applications': 'statement',
  'listAuditLogs.logs': 'statement',
  'listKeys.keys': 'statement',
  'Key.addresses': 'request',
  'listMessages.messages': 'statement',
  'MessageSummary.to_addresses': 'request',
  MailLabels: 'request',
  'MessageSummary.attachments': 'request',
  'MessageSummary.read_by': 'statement',
  'CorporateDashboard.shift_titles': 'open',
  'CorporateDashboard.recent_days': 'fixed',
  'CorporateDashboard.needs.ending_contracts': 'statement',
  'NextMenu.departments': 'open',
  RecentActivities: 'statement',
  'CateringDashboard.recent_days': 'fixed',
  'CateringDashboard.needs.ending_contracts': 'statement',
  'CateringDashboard.needs.kitchens': 'statement',
  'SupplierDashboard.recent_days': 'fixed',
  'listUndecided.people': 'statement',
  'listShifts.shifts': 'open',
  Weekdays: 'fixed',
  'listPartnerships.partnerships': 'statement',
  'Partnership.shift_titles': 'open',
  'listCompanyCities.cities': 'open',
  'listOwnPartnerships.partnerships': 'statement',
  'PartnershipDetail.terms': 'open',
  'listSentOffers.offers': 'statement',
  'OfferDetail.terms': 'open',
  'listReceivedOffers.offers': 'statement',
  'listTerminations.termination_requests': 'statement',
  'listCorporateGroups.groups': 'statement',
  'CorporateGroup.companies': 'statement',
  'CorporateGroup.misfits': 'statement',
  'CorporateGroupDetail.companies': 'rule',
  'CorporateGroupDetail.shifts': 'open',
  'GroupStatistics.companies': 'rule',
  'bulkUpsertGroupMenu.companies': 'rule',
  'bulkUpsertGroupMenu.companies[].errors': 'request',
  'RefusedDay.chosen_dishes': 'request',
  'publishGroupMenu.companies': 'rule',
  'listAvailableCompanies.companies': 'statement',
  'listProducts.products': 'statement',
  ProductCategories: 'open',
  'uploadProducts.errors': 'request',
  'listStockMovements.movements': 'statement',
  'StoreStats.low_stock_items': 'statement',
  'StoreStats.best_sellers': 'statement',
  'StoreStats.days': 'fixed',
  'listStoreProducts.products': 'statement',
  'OrderDetail.items': 'request',
  'OrderDetail.history': 'open',
  'OrderDetail.allowed_statuses': 'fixed',
  'listOrders.orders': 'statement',
  'Order.items': 'request',
  'listDishes.dishes': 'statement',
  DishTags: 'request',
  Allergens: 'fixed',
  'DishDetail.served_on': 'statement',
  'DishDetail.coming_on': 'statement',
  'KitchenLists.lists': 'open',
  'KitchenList.options': 'open',
  'KitchenList.options[].replaces': 'statement',
  'KitchenList.departments': 'open',
  'listKitchenShifts.shifts': 'open',
  'listMenuDays.days': 'request',
  MenuChoices: 'request',
  'bulkUpsertMenuDays.errors': 'request',
  'bulkUpsertMenuDays.days': 'request',
  'MenuWeek.shifts': 'open',
  'MenuWeek.shifts[].days': 'fixed',
  'countMissingMenus.shifts': 'open',
  'copyMenuDays.targets': 'open',
  'copyMenuDays.targets[].days': 'request',
  'copyMenuDays.targets[].days[].dishes': 'request',
  'previewMenuCopy.targets': 'open',
  'previewMenuCopy.targets[].days': 'request',
  'previewMenuCopy.targets[].days[].dishes': 'request',
  'listMenuTargets.companies': 'statement',
  'listMenuTargets.companies[].shifts': 'open',
  'KitchenStats.next_7_days': 'fixed',
  'KitchenStats.next_7_days[].choices': 'open',
  'KitchenStats.by_department': 'open',
  'KitchenStats.by_department[].by_choice': 'open',
  'listKitchenRequests.requests': 'statement',
  'KitchenRequest.tags': 'request',
  'getMenuPlay.days': 'open',
  'MenuPlayDay.options': 'request',
  'getUsualShifts.shift_ids': 'rule',
  'getStandingChoices.choices': 'request',
  'getStandingChoices.shifts': 'open',
  'getStandingChoices.shifts[].days': 'fixed',
  'getStandingChoices.shifts[].labels': 'statement',
  'listChoices.choices': 'open',
  'listRequests.requests': 'statement',
  'OwnRequest.tags': 'request',
  'listNotifications.notifications': 'statement',
}
