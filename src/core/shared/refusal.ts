export type RefusalKind =
  'malformed' | 'unauthenticated' | 'forbidden' | 'missing' | 'conflict' | 'unprocessable' | 'throttled' | 'busy'

/** Every way the product says no: `thing.reason`. The ring that speaks to people holds a sentence for each. */
export type RefusalCode =
  | 'phone.invalid'
  | 'name.blank'
  | 'password.too_short'
  | 'password.too_long'
  | 'password.wrong'
  | 'password.unchanged'
  | 'password.must_change'
  | 'sign_in.refused'
  | 'sign_in.locked'
  | 'sign_in.too_many_failures'
  | 'sign_in.busy'
  | 'session.missing'
  | 'access.denied'
  | 'limit.exceeded'
  | 'company.unknown'
  | 'company.slug_taken'
  | 'company.slug_invalid'
  | 'company.type_differs'
  | 'company.logo_not_allowed'
  | 'department.missing'
  | 'department.not_open'
  | 'department.name_taken'
  | 'employee.phone_taken'
  | 'employee.missing'
  | 'employee.above_you'
  | 'employee.own_role'
  | 'employee.own_activity'
  | 'employee.own_password'
  | 'employee.last_owner'
  | 'role.above_you'
  | 'administrator.username_taken'
  | 'application.already_pending'
  | 'application.already_member'
  | 'application.missing'
  | 'application.decided'
  | 'application.member_exists'
  | 'log.range_invalid'
  | 'log.too_long'
  | 'shift.missing'
  | 'shift.zero_length'
  | 'shift.unknown_timezone'
  | 'partnership.already_active'
  | 'partnership.wrong_companies'
  | 'menu_day.past'
  | 'menu_day.too_far'
  | 'menu_day.not_a_work_day'
  | 'menu_day.range_invalid'
  | 'menu_day.range_too_long'
  | 'menu_day.options_differ'
  | 'menu_day.option_repeated'
  | 'menu_day.date_repeated'
  | 'menu_day.option_chosen'
  | 'menu_day.chosen'
  | 'menu_day.published_by_another'
  | 'menu_day.changed_meanwhile'
  | 'menu_day.image_not_allowed'
  | 'choice.no_menu'
  | 'choice.closed_today'
  | 'choice.closed'
  | 'choice.unknown_option'
  | 'choice.catering_differs'
  | 'choice.missing'
  | 'rating.too_early'
  | 'rating.already_given'
  | 'feedback.blank'
  | 'feedback.missing'
  | 'notification.missing'
  | 'spreadsheet.not_a_workbook'
  | 'spreadsheet.locked_or_old'
  | 'spreadsheet.too_large'
  | 'spreadsheet.too_many_rows'
  | 'spreadsheet.unsafe'
  | 'spreadsheet.broken'
  | 'spreadsheet.too_heavy'
  | 'spreadsheet.busy'
  | 'spreadsheet.headings_missing'
  | 'spreadsheet.empty'
  | 'idempotency.reused'

export type Facts = Readonly<Record<string, string | number>>

/** The one type the core throws. `facts` are the figures the sentence needs, never a whole text. */
export class Refusal extends Error {
  readonly kind: RefusalKind
  readonly code: RefusalCode
  readonly facts: Facts

  constructor(kind: RefusalKind, code: RefusalCode, facts: Facts = {}) {
    super(code)
    this.name = 'Refusal'
    this.kind = kind
    this.code = code
    this.facts = facts
  }
}

/** What a store of data can say no with, apart from the domain: it is out of reach, or does not take a value. */
export class DatabaseProblem extends Error {
  readonly kind: 'unavailable' | 'unacceptable' | 'duplicate'

  constructor(kind: DatabaseProblem['kind'], what: string, options?: { cause: unknown }) {
    super(what, options)
    this.name = 'DatabaseProblem'
    this.kind = kind
  }
}
