import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type ContractOperation, operationsOf, parseContract } from '../../src/http/contract/contract.ts'
import { refusalsOf } from '../../src/http/server/listed-refusals.ts'
import { contractFile } from '../../src/main/http-server.ts'
import { ReachedRefusals } from '../support/reached-refusals.ts'

const contract = parseContract(readFileSync(contractFile, 'utf8'))
const operations = operationsOf(contract)
const reached = new ReachedRefusals()
const parts = reached.operations(new Set(operations.map(({ id }) => id)))

const nameProblems = 'name.blank or name.no_letters or name.too_long or name.too_short'
const passwordProblems =
  'password.company_name or password.own_name or password.own_phone or password.too_common or password.too_long or password.too_short'
/** Reasons why one of many menus is not saved. */
const ofMenuRows = [
  'menu_day.chosen',
  'menu_day.correction_too_late',
  'menu_day.course_repeated',
  'menu_day.date_repeated',
  'menu_day.dish_chosen',
  'menu_day.key_reserved',
  'menu_day.not_a_work_day',
  'menu_day.closed',
  'menu_day.option_chosen',
  'menu_day.option_repeated',
  'menu_day.options_differ',
  'menu_day.partnership_ends',
  'menu_day.past',
  'menu_day.too_far',
  'menu_day.undeclared',
  'name.blank',
  'record.changed_meanwhile',
]
const ofCopiedRows = [
  ...ofMenuRows,
  'group.firm_missing',
  'group.schedule_differs',
  'menu_day.copy_onto_chosen',
  'menu_day.copy_onto_published',
  'menu_day.partnership_ended',
]

/** Reported in the rows of a successful answer, and not as its failure. */
const toldInRows: Readonly<Record<string, readonly string[]>> = {
  bulkUpsertGroupMenu: [
    ...ofMenuRows,
    'group.firm_missing',
    'group.schedule_differs',
    'menu_day.changed_meanwhile',
    'menu_day.partnership_ended',
  ],
  bulkUpsertFirmMenus: [...ofMenuRows, 'menu_day.changed_meanwhile', 'menu_day.partnership_ended', 'shift.missing'],
  bulkUpsertMenuDays: ofMenuRows,
  copyMenuDays: ofCopiedRows,
  previewMenuCopy: ofCopiedRows,
  publishGroupMenu: [
    'group.firm_missing',
    'group.schedule_differs',
    'menu_day.partnership_ended',
    'menu_day.undeclared',
  ],
  publishFirmMenus: ['menu_day.partnership_ended', 'menu_day.undeclared', 'shift.missing'],
  approveRegistrations: [
    'application.decided',
    'application.member_exists',
    'application.missing',
    'department.not_open',
  ],
  rejectApplications: ['application.decided', 'application.missing'],
  rejectNewCompanies: ['application.decided', 'application.missing'],
  saveShiftPatterns: ['employee.above_you', 'employee.missing'],
  resetEmployeePasswords: ['employee.above_you', 'employee.missing', 'employee.own_password'],
  updateEmployees: ['employee.above_you', 'employee.last_owner', 'employee.missing', 'employee.own_activity'],
  updateListed: ['employee.above_you', 'employee.last_owner', 'employee.missing', 'employee.own_activity'],
}

/**
 * Reachable in the code, but impossible with what these operations pass on, which was created, read or checked just
 * before.
 */
const neverMet: Readonly<Record<string, readonly string[]>> = {
  /** An administrator has no phone. */
  adminLogin: ['sign_in.too_many_for_phone'],
  /** Erasing deactivates somebody else, whose row is locked and who is no owner unless the answering person is one. */
  answerPrivacyRequest: [
    'department.not_open',
    'employee.last_owner',
    'employee.missing',
    'employee.own_activity',
    'phone.invalid',
    'record.changed_meanwhile',
    'shift.missing',
    nameProblems,
  ],
  /** A firm's offer to a catering. */
  answerOffer: ['partnership.wrong_companies'],
  /** Writes drafts, and keeps published days published. */
  bulkUpsertFirmMenus: ['menu_day.published_by_another'],
  bulkUpsertGroupMenu: ['menu_day.published_by_another'],
  bulkUpsertMenuDays: ['menu_day.published_by_another'],
  /** Changes none of the settings of one type of company. */
  changeCompany: ['company.not_a_catering', 'company.not_a_firm'],
  copyMenuDays: ['menu_day.published_by_another'],
  /** The group is read right after it was created; its name is not blank, and the contract limits its length. */
  createCorporateGroup: ['group.missing', nameProblems],
  /** The password is a one-time password. */
  createEmployee: [passwordProblems],
  /** Only `updateDepartment` changes the name. */
  deactivateDepartment: [nameProblems],
  /** Name and tax number were checked when they were submitted; a slug can be made of any name. */
  decideNewCompany: ['company.slug_invalid', 'company.tax_number_invalid or company.tax_number_personal', nameProblems],
  /** A termination belongs to one of the company's partnerships, and none is ever deleted. */
  decideTermination: ['partnership.missing'],
  /** Names that could not be given to a department are reported by row; uploads are limited to the same size before. */
  importEmployees: [nameProblems, 'spreadsheet.too_large'],
  /** A new company, with an owner who gets a one-time password and neither department nor shifts. */
  openCompany: [
    'company.slug_invalid',
    'department.not_open',
    'role.above_you',
    'role.not_in_company',
    'shift.missing',
    passwordProblems,
  ],
  /** A message of the product without files, to people who are held. */
  objectToMonth: [
    'mail.attachment_gone',
    'mail.incomplete',
    'mail.nobody',
    'mail.not_a_partner',
    'mail.partners_by_managers',
    'mail.recipient_unknown',
    'mail.reply_blank',
  ],
  /** From a catering to a supplier; the order is read right after it was placed. */
  placeOrder: ['order.missing', 'partnership.wrong_companies'],
  /** Uploads are limited to the same size before, new ingredients are named by the list's own rules. */
  importRecipes: ['spreadsheet.too_large'],
  /** Its ranges are reported by row. */
  importAbsences: ['spreadsheet.too_large'],
  readMenuFile: ['spreadsheet.too_large'],
  /** Leaves none, so there is no option, no host and no limit to check. */
  removeGuests: ['department.not_open', 'guests.option_repeated', 'guests.too_many', 'guests.unknown_option'],
  /** Changes neither departments nor activity. */
  saveShiftPatterns: ['department.not_open', 'employee.last_owner', 'employee.own_activity'],
  /** Each number is limited by the contract. */
  saveGuests: ['guests.too_many'],
  /** Names that could not be given to a department are reported by person. */
  updateListed: [nameProblems],
  /** Read right after it was requested. */
  requestTermination: ['termination.missing'],
  /** A single date. */
  saveMenuDay: ['menu_day.date_repeated'],
  /** Read right after it was sent. */
  sendMessage: ['mail.missing'],
  sendOffer: ['offer.missing'],
  /** Read right after it was started; the company of the test is prepared after the answer. */
  startLoadTest: ['load_run.missing', 'menu_day.changed_meanwhile', 'menu_day.published_by_another'],
  updateCorporateGroup: [nameProblems],
  uploadProducts: ['spreadsheet.too_large'],
}

/** What an operation reaches and does not list. Of the possible values of a computed code, it has to list one. */
const untold = (operation: ContractOperation, from = parts.get(operation.id)!): string[] => {
  const listed = new Set(refusalsOf(contract, operation).map(({ code }) => code))
  /** The company of a signed-in person always exists. */
  if (listed.has('session.missing')) listed.add('company.unknown')
  const missing = reached.reachedFrom(from).filter((codes) => !codes.some((code) => listed.has(code)))
  return [...new Set(missing.map((codes) => codes.toSorted().join(' or ')))].toSorted()
}

/**
 * Follows every name from an operation through its file and the core, and every port to its adapter. It does not see what
 * the database refuses (a violated constraint), nor other processes (the content of a spreadsheet), nor what depends on
 * values; tests with the contract check cover those.
 */
describe('refusals that an operation can reach', () => {
  it('are found for every operation', () => {
    expect([...parts.keys()].toSorted()).toEqual(operations.map(({ id }) => id).toSorted())
  })

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    'are listed by %s in x-refusals',
    (id, operation) => {
      expect(untold(operation)).toEqual([...(toldInRows[id] ?? []), ...(neverMet[id] ?? [])].toSorted())
    },
    // The first ones read most of the core.
    30_000,
  )

  it.each([
    ['createShift', 'shift.zero_length'],
    ['deleteShift', 'shift.missing'],
    ['withdrawChoice', 'choice.missing'],
    ['assignRole', 'role.above_you'],
    ['placeOrder', 'order.stock_short'],
    ['saveMenuDay', 'menu_day.published_by_another'],
    ['uploadProducts', 'spreadsheet.not_a_workbook'],
    ['login', 'sign_in.busy'],
  ])('%s fails the check if it does not list %s', (id, code) => {
    const operation = operations.find((one) => one.id === id)!
    expect(operation.refusals).toContain(code)
    expect(untold({ ...operation, refusals: operation.refusals.filter((one) => one !== code) })).toContain(code)
  })
})
