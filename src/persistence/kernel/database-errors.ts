import { administratorRefusal } from '../../core/access/index.ts'
import { createCompanyRefusal } from '../../core/companies/index.ts'
import { commentRefusal, maxShownComments } from '../../core/feedback/index.ts'
import { imageRefusal } from '../../core/images/index.ts'
import { choiceRefusal, menuDayRefusal, ratingRefusal } from '../../core/menus/index.ts'
import { submitApplicationRefusal } from '../../core/onboarding/index.ts'
import {
  groupRefusal,
  maxGroupFirms,
  partnershipRefusal,
  requestPriceRefusal,
  sendOfferRefusal,
  terminationRefusal,
} from '../../core/partnerships/index.ts'
import { ingredientRefusal } from '../../core/recipes/index.ts'
import { DatabaseProblem, Refusal } from '../../core/shared/index.ts'
import { shiftRefusal } from '../../core/shifts/index.ts'
import { productRefusal } from '../../core/store/index.ts'
import { departmentRefusal, employeeRefusal } from '../../core/workforce/index.ts'

/** The refusal for each violated constraint: every invariant that a race could break is listed here. */
const refusalByConstraint: Record<string, (detail: string) => Refusal> = {
  users_company_id_phone_key: () => employeeRefusal('employee.phone_taken'),
  users_company_id_department_id_fkey: () => departmentRefusal('department.not_open'),
  shifts_at_most: () => shiftRefusal('shift.too_many'),
  departments_at_most: () => departmentRefusal('department.too_many'),
  corporate_group_members_at_most: () => groupRefusal('group.full', { firms: maxGroupFirms }),
  departments_by_name: () => departmentRefusal('department.name_taken'),
  companies_slug_key: () => createCompanyRefusal('company.slug_taken'),
  administrators_by_username: () => administratorRefusal('administrator.username_taken'),
  applications_one_pending_per_company: () => submitApplicationRefusal('application.already_pending'),
  applications_one_pending_per_new_company: () => submitApplicationRefusal('application.already_pending'),
  applications_link_hash_key: () => submitApplicationRefusal('application.link_taken'),
  partnerships_one_active_with_corporate: () => partnershipRefusal('partnership.already_active'),
  partnerships_one_active_with_supplier: () => partnershipRefusal('partnership.already_active'),
  corporate_groups_by_name: () => groupRefusal('group.name_taken'),
  corporate_group_members_once: () => groupRefusal('group.firm_already_in'),
  offers_one_sent: () => sendOfferRefusal('offer.already_waiting'),
  price_requests_one_sent: () => requestPriceRefusal('price_request.already_waiting'),
  termination_requests_one_pending: () => terminationRefusal('termination.already_pending'),
  termination_requests_one_approved: () => terminationRefusal('termination.decided'),
  products_by_name: () => productRefusal('product.name_taken'),
  ingredients_by_name: () => ingredientRefusal('ingredient.name_taken'),
  ingredient_links_one_ingredient: () => ingredientRefusal('ingredient.product_taken'),
  ingredient_links_of_ingredient: () => ingredientRefusal('ingredient.unit_in_use'),
  shelf_counts_of_ingredient: () => ingredientRefusal('ingredient.unit_in_use'),
  recipe_lines_of_ingredient: () => ingredientRefusal('ingredient.unit_in_use'),
  products_by_code: () => productRefusal('product.code_taken'),
  products_image: () => imageRefusal('image.removed'),
  dishes_image: () => imageRefusal('image.removed'),
  companies_image: () => imageRefusal('image.removed'),
  requests_rated: () => commentRefusal('comment.not_rated'),
  shown_comments_at_most: () => commentRefusal('comment.too_many', { comments: maxShownComments }),
  ratings_pkey: () => ratingRefusal('rating.already_given'),
  choices_in_time: () => choiceRefusal('choice.closed'),
  choices_present: () => choiceRefusal('choice.absent'),
  menu_days_one_published: (detail) =>
    menuDayRefusal('menu_day.published_by_another', { date: /\d{4}-\d{2}-\d{2}(?=\))/.exec(detail)?.[0] ?? '' }),
}

interface PostgresError {
  code?: string
  constraint?: string
  message?: string
  /** Contains the values of a duplicate key. */
  detail?: string
}

const postgresErrorOf = (error: unknown): PostgresError => {
  const wrapped = (error as { driverError?: PostgresError } | null)?.driverError
  return wrapped ?? (error as PostgresError | null) ?? {}
}

const unacceptableCodes = new Set([
  '22P02',
  '22003',
  '22007',
  '22008',
  '22009',
  '22021',
  '22P05',
  '23502',
  '23503',
  '23514',
])
const transientCodes = new Set(['40001', '40P01'])
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'])
const connectionMessages = new RegExp(
  [
    'Connection terminated',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error',
    'Cannot use a pool after',
  ].join('|'),
)
const timeoutCodes = new Set(['55P03', '57014'])

export const isTransient = (error: unknown): boolean => transientCodes.has(postgresErrorOf(error).code ?? '')

export const isTimeout = (error: unknown): boolean => timeoutCodes.has(postgresErrorOf(error).code ?? '')

/**
 * What a sound replica may refuse: a write, a row version that the primary has removed meanwhile, and a table or column
 * that a migration has just added.
 */
export const isForPrimary = (error: unknown): boolean =>
  ['25006', '40001', '42703', '42P01', '42883'].includes(postgresErrorOf(error).code ?? '')

/** Translates the driver's errors into a `Refusal` or a `DatabaseProblem`; returns any other error unchanged. */
export const asRefusal = (error: unknown): unknown => {
  if (error instanceof Refusal || error instanceof DatabaseProblem) return error
  const { code = '', constraint = '', message = '', detail = '' } = postgresErrorOf(error)
  const refusal = refusalByConstraint[constraint]
  if (refusal && code.startsWith('23')) return refusal(detail)
  if (code === '23505') return new DatabaseProblem('duplicate', constraint, { cause: error })
  if (unacceptableCodes.has(code)) return new DatabaseProblem('unacceptable', constraint || code, { cause: error })
  const isGone =
    code.startsWith('57P0') ||
    code.startsWith('08') ||
    // A full disk, no memory, too many connections.
    code.startsWith('53') ||
    networkCodes.has(code) ||
    connectionMessages.test(message)
  if (isGone || timeoutCodes.has(code) || transientCodes.has(code))
    return new DatabaseProblem('unavailable', code || message, { cause: error })
  return error
}
