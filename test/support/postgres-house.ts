import type { Clock } from '../../src/core/shared/index.ts'
import {
  type Database,
  planned,
  PostgresAbsences,
  PostgresJobs,
  PostgresAccounts,
  PostgresAdminDevices,
  PostgresAnnouncements,
  PostgresAdministrators,
  PostgresChoices,
  PostgresFutureChoices,
  PostgresGuests,
  PostgresInboxes,
  PostgresKeptAnswers,
  PostgresKeys,
  PostgresDeadlines,
  PostgresEmailLinks,
  PostgresEmails,
  PostgresKitchenLists,
  PostgresLimits,
  PostgresMessages,
  PostgresNotificationSettings,
  PostgresPasskeys,
  PostgresPushDevices,
  PostgresRatings,
  PostgresResetRequests,
  PostgresRoleHolders,
  PostgresSecondFactors,
  PostgresSessions,
  PostgresSlipCodes,
  PostgresSignInAttempts,
  PostgresSignInChallenges,
  PostgresStandingChoices,
  PostgresSyntheticCompanies,
  PostgresTrail,
  PostgresApplications,
  PostgresCompanies,
  PostgresCorporateGroups,
  PostgresDepartments,
  PostgresEmployees,
  PostgresDishes,
  PostgresMenuDays,
  PostgresOrders,
  PostgresProducts,
  PostgresSupplierTerms,
  PostgresOffers,
  PostgresCateringProfiles,
  PostgresComments,
  PostgresPriceRequests,
  PostgresPartnerships,
  PostgresLoadRuns,
  PostgresReminders,
  PostgresRequests,
  PostgresShifts,
  PostgresTerminations,
  PostgresUsualShifts,
} from '../../src/persistence/index.ts'
import { Request } from '../../src/core/feedback/index.ts'
import { MailerThatIsOff } from '../../src/gateways/smtp/mailer-that-is-off.ts'
import { SystemClock, UuidV7Ids } from '../../src/gateways/system.ts'
import type { FrozenList, House, SavedChoice } from './house.ts'
import { useCasesWith } from './use-cases-with.ts'
import { adHoc, numbered } from './ad-hoc-sql.ts'

/** The row type of a query on the house. */
type RowOf<Inspection extends keyof House> = House[Inspection] extends (id: string) => Promise<(infer Row)[]>
  ? Row
  : never

const choicesOf = planned<{ corporateId: string }, SavedChoice>(`
  SELECT user_id AS "userId", shift_id AS "shiftId", date, catering_id AS "cateringId", menu_day_id AS "menuDayId", department_id AS "departmentId",
    choice_key AS key, choice_label AS label, meal_name AS "mealName", coalesce(common_courses, '{}') AS "commonCourses"
  FROM choices WHERE corporate_id = $corporateId ORDER BY user_id, shift_id, date`)
const listsOf = planned<{ corporateId: string }, FrozenList>(`
  SELECT menu_day_id AS "menuDayId", closed_at AS "closedAt", meals, skipped, undecided,
    (SELECT jsonb_agg(o ->> 'meal') FROM jsonb_array_elements(options) o) AS dishes,
    (SELECT coalesce(jsonb_object_agg(key, people), '{}') FROM (
      SELECT c ->> 'key' AS key, sum((c ->> 'count')::int) AS people FROM jsonb_array_elements(counts) c GROUP BY 1) option) AS counts,
    (SELECT coalesce(jsonb_object_agg(key, people), '{}') FROM (
      SELECT coalesce(c ->> 'key', '') AS key, sum((c ->> 'count')::int) AS people FROM jsonb_array_elements(guests) c GROUP BY 1) option) AS guests,
    guest_portions AS "guestPortions"
  FROM kitchen_lists WHERE corporate_id = $corporateId ORDER BY date, menu_day_id`)
const sourcesOf = planned<{ corporateId: string }, RowOf<'sourcesOf'>>(`
  SELECT user_id AS "userId", shift_id AS "shiftId", date, choice_key AS key, source FROM choices WHERE corporate_id = $corporateId ORDER BY user_id, shift_id, date`)
const ratingOf = planned<{ cateringId: string }, { stars: number; ratings: number }>(
  'SELECT stars::int, ratings::int FROM rating_totals WHERE catering_id = $cateringId',
)
const announcedDaysOf = planned<{ userId: string }, { days: string[] }>(
  'SELECT to_json(days) AS days FROM notifications WHERE user_id = $userId AND days IS NOT NULL ORDER BY id',
)
const notificationsOf = planned<{ userId: string }, RowOf<'notificationsOf'>>(
  'SELECT id, read_at AS "readAt" FROM notifications WHERE user_id = $userId ORDER BY id',
)
const isReachable = planned<{ id: string }, { isReachable: boolean }>(
  'SELECT email_unreachable_at IS NULL AS "isReachable" FROM users WHERE id = $id',
)
const commentsOf = planned<{ cateringId: string }, RowOf<'commentsOf'>>(`
  SELECT c.id, c.request_id AS "requestId", c.stars, to_char(c.month, 'YYYY-MM') AS month, s.comment_id IS NOT NULL AS "isShown"
  FROM comments c LEFT JOIN shown_comments s ON s.comment_id = c.id
  WHERE c.catering_id = $cateringId ORDER BY c.request_id`)
const movementsOf = planned<{ productId: string }, RowOf<'movementsOf'>>(`
  SELECT (100 * quantity)::int AS stock, (100 * stock_after)::int AS "stockAfter", reason, order_id AS "orderId"
  FROM stock_movements WHERE product_id = $productId ORDER BY id`)
const reservedOf = planned<{ productId: string }, { reserved: number }>(
  'SELECT (100 * reserved_quantity)::int AS reserved FROM products WHERE id = $productId',
)
const historyOf = planned<{ orderId: string }, RowOf<'historyOf'>>(
  'SELECT status, actor_user_id AS "userId", created_at AS at FROM order_events WHERE order_id = $orderId ORDER BY id',
)
const trailOf = planned<{ companyId: string }, RowOf<'trailOf'>>(`
  SELECT event, meta, CASE actor_kind WHEN 'member' THEN jsonb_build_object('userId', actor_id) WHEN 'key' THEN jsonb_build_object('keyId', actor_id) WHEN 'partner' THEN jsonb_build_object('partnerId', actor_id)
    WHEN 'admin' THEN jsonb_build_object('kind', 'admin', 'administratorId', actor_id) ELSE '{"kind": "operator"}' END AS actor
  FROM audit_logs WHERE company_id = $companyId ORDER BY id`)

export const postgresHouse = (db: Database, clock: Clock = new SystemClock()): House => {
  const change = async (text: string, ...values: unknown[]) => void (await db.change(adHoc(text), numbered(...values)))
  const adapters = {
    transaction: db,
    companies: new PostgresCompanies(db),
    departments: new PostgresDepartments(db),
    employees: new PostgresEmployees(db),
    shifts: new PostgresShifts(db),
    usualShifts: new PostgresUsualShifts(db),
    absences: new PostgresAbsences(db),
    standingChoices: new PostgresStandingChoices(db),
    futureChoices: new PostgresFutureChoices(db),
    accounts: new PostgresAccounts(db),
    resetRequests: new PostgresResetRequests(db),
    administrators: new PostgresAdministrators(db),
    sessions: new PostgresSessions(db),
    slipCodes: new PostgresSlipCodes(db),
    secondFactors: new PostgresSecondFactors(db),
    passkeys: new PostgresPasskeys(db),
    challenges: new PostgresSignInChallenges(db),
    keys: new PostgresKeys(db),
    roleHolders: new PostgresRoleHolders(db),
    attempts: new PostgresSignInAttempts(db),
    limits: new PostgresLimits(db),
    keptAnswers: new PostgresKeptAnswers(db),
    applications: new PostgresApplications(db),
    partnerships: new PostgresPartnerships(db),
    corporateGroups: new PostgresCorporateGroups(db),
    offers: new PostgresOffers(db),
    cateringProfiles: new PostgresCateringProfiles(db),
    priceRequests: new PostgresPriceRequests(db),
    terminations: new PostgresTerminations(db),
    menuDays: new PostgresMenuDays(db),
    dishes: new PostgresDishes(db),
    choices: new PostgresChoices(db),
    deadlines: new PostgresDeadlines(db),
    kitchenLists: new PostgresKitchenLists(db),
    guests: new PostgresGuests(db),
    ratings: new PostgresRatings(db),
    loadRuns: new PostgresLoadRuns(db),
    reminders: new PostgresReminders(db),
    requests: new PostgresRequests(db),
    comments: new PostgresComments(db),
    jobs: new PostgresJobs(db),
    messages: new PostgresMessages(db),
    products: new PostgresProducts(db, new UuidV7Ids()),
    supplierTerms: new PostgresSupplierTerms(db),
    orders: new PostgresOrders(db, new UuidV7Ids()),
    inboxes: new PostgresInboxes(db),
    notificationSettings: new PostgresNotificationSettings(db),
    emails: new PostgresEmails(db),
    emailLinks: new PostgresEmailLinks(db),
    adminDevices: new PostgresAdminDevices(db),
    announcements: new PostgresAnnouncements(db),
    pushDevices: new PostgresPushDevices(db),
    syntheticCompanies: new PostgresSyntheticCompanies(db),
    trail: new PostgresTrail(db, new UuidV7Ids(), clock),
  }
  return {
    ...adapters,
    use: useCasesWith([...Object.values(adapters), new MailerThatIsOff(), clock, new UuidV7Ids()]),

    deactivate: (id) => change('UPDATE users SET is_active = false WHERE id = $1', id),
    makePassive: (id) => change('UPDATE companies SET is_active = false WHERE id = $1', id),
    giveRole: (id, role) => change('UPDATE users SET role = $2 WHERE id = $1', id, role),
    moveTo: (id, departmentId) => change('UPDATE users SET department_id = $2 WHERE id = $1', id, departmentId),
    closeDepartment: (id) => change('UPDATE departments SET is_active = false WHERE id = $1', id),
    endPartnership: (id) => change('UPDATE partnerships SET is_active = false, ended_at = now() WHERE id = $1', id),
    confirmEmail: (id) => change('UPDATE users SET email_confirmed_at = now() WHERE id = $1', id),
    isReachable: async (id) => (await db.row(isReachable, { id }))?.isReachable ?? false,
    switchEmail: (...values) =>
      change(
        `INSERT INTO email_switches (company_id, user_id, kind, is_on)
         SELECT company_id, id, $2, $3 FROM users WHERE id = $1
         ON CONFLICT (user_id, kind) DO UPDATE SET is_on = excluded.is_on`,
        ...values,
      ),
    mailAs: (id, kind) => change('UPDATE notifications SET email_kind = $2 WHERE id = $1', id, kind),
    reject: (id) => change(`UPDATE applications SET status = 'rejected', password_hash = NULL WHERE id = $1`, id),

    ratingOf: (cateringId) => db.row(ratingOf, { cateringId }),
    requestsOf: async (companyId) => (await db.manager()).find(Request, { where: { companyId }, order: { id: 'ASC' } }),
    commentsOf: (cateringId) => db.rows(commentsOf, { cateringId }),
    notificationsOf: (userId) => db.rows(notificationsOf, { userId }),
    announcedDaysOf: async (userId) => (await db.rows(announcedDaysOf, { userId })).map(({ days }) => days),
    movementsOf: (productId) => db.rows(movementsOf, { productId }),
    reservedOf: async (productId) => (await db.row(reservedOf, { productId }))?.reserved ?? 0,
    historyOf: (orderId) => db.rows(historyOf, { orderId }),
    listsOf: (corporateId) => db.rows(listsOf, { corporateId }),
    choicesOf: (corporateId) => db.rows(choicesOf, { corporateId }),
    sourcesOf: (corporateId) => db.rows(sourcesOf, { corporateId }),
    trailOf: (companyId) => db.rows(trailOf, { companyId }),
  }
}
