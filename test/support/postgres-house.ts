import {
  type Database,
  planned,
  QueuedJobs,
  SqlAccounts,
  SqlAdministrators,
  SqlChoices,
  SqlFutureChoices,
  SqlInboxes,
  SqlKeptAnswers,
  SqlLimits,
  SqlNotificationSettings,
  SqlRatings,
  SqlSessions,
  SqlSignInAttempts,
  SqlTrail,
  TypeOrmApplications,
  TypeOrmCompanies,
  TypeOrmDepartments,
  TypeOrmEmployees,
  TypeOrmMenuDays,
  TypeOrmPartnerships,
  TypeOrmRequests,
  TypeOrmShifts,
} from '../../src/persistence/index.ts'
import { Request } from '../../src/core/feedback/index.ts'
import { SystemClock, UuidV7Ids } from '../../src/gateways/system.ts'
import type { House, SavedChoice } from './house.ts'

const choicesOf = planned(`
  SELECT user_id AS "userId", shift_id AS "shiftId", date, catering_id AS "cateringId", menu_day_id AS "menuDayId", department_id AS "departmentId",
    choice_key AS key, choice_label AS label, meal_name AS "mealName"
  FROM choices WHERE corporate_id = $1 ORDER BY user_id, shift_id, date`)
const ratingOf = planned('SELECT stars::int, ratings::int FROM rating_totals WHERE catering_id = $1')
const notificationsOf = planned('SELECT id, read_at AS "readAt" FROM notifications WHERE user_id = $1 ORDER BY id')
const trailOf = planned('SELECT type, actor_id AS "actorId", meta FROM audit_logs WHERE company_id = $1 ORDER BY id')

export const postgresHouse = (db: Database): House => {
  const change = async (text: string, ...values: unknown[]) => void (await db.change(planned(text), values))
  return {
    transaction: db,
    companies: new TypeOrmCompanies(db),
    departments: new TypeOrmDepartments(db),
    employees: new TypeOrmEmployees(db),
    shifts: new TypeOrmShifts(db),
    futureChoices: new SqlFutureChoices(db),
    accounts: new SqlAccounts(db),
    administrators: new SqlAdministrators(db),
    sessions: new SqlSessions(db),
    attempts: new SqlSignInAttempts(db),
    limits: new SqlLimits(db),
    keptAnswers: new SqlKeptAnswers(db),
    applications: new TypeOrmApplications(db),
    partnerships: new TypeOrmPartnerships(db),
    menuDays: new TypeOrmMenuDays(db),
    choices: new SqlChoices(db),
    ratings: new SqlRatings(db),
    requests: new TypeOrmRequests(db),
    jobs: new QueuedJobs(db),
    inboxes: new SqlInboxes(db),
    notificationSettings: new SqlNotificationSettings(db),
    trail: new SqlTrail(db, new UuidV7Ids(), new SystemClock()),

    deactivate: (id) => change('UPDATE users SET is_active = false WHERE id = $1', id),
    makePassive: (id) => change('UPDATE companies SET is_active = false WHERE id = $1', id),
    giveRole: (id, role) => change('UPDATE users SET role = $2 WHERE id = $1', id, role),
    moveTo: (id, departmentId) => change('UPDATE users SET department_id = $2 WHERE id = $1', id, departmentId),
    closeDepartment: (id) => change('UPDATE departments SET is_active = false WHERE id = $1', id),
    endPartnership: (id) => change('UPDATE partnerships SET is_active = false, ended_at = now() WHERE id = $1', id),
    reject: (id) => change(`UPDATE applications SET status = 'rejected', password_hash = NULL WHERE id = $1`, id),

    ratingOf: (cateringId) => db.row(ratingOf, [cateringId]),
    requestsOf: async (companyId) => (await db.manager()).find(Request, { where: { companyId }, order: { id: 'ASC' } }),
    notificationsOf: (userId) => db.rows(notificationsOf, [userId]),
    choicesOf: (companyId) => db.rows<SavedChoice & Record<string, unknown>>(choicesOf, [companyId]),
    trailOf: (companyId) => db.rows(trailOf, [companyId]),
  }
}
