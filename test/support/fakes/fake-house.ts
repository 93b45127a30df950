import type { House } from '../house.ts'
import { FakeAccounts } from './fake-accounts.ts'
import { FakeAdministrators } from './fake-administrators.ts'
import { FakeApplications } from './fake-applications.ts'
import { type ChoiceRow, FakeChoices } from './fake-choices.ts'
import { FakeCompanies } from './fake-companies.ts'
import { FakeDepartments } from './fake-departments.ts'
import { FakeEmployees } from './fake-employees.ts'
import { FakeFutureChoices } from './fake-future-choices.ts'
import { FakeInboxes, FakeNotificationSettings } from './fake-inboxes.ts'
import { FakeJobs } from './fake-jobs.ts'
import { FakeKeptAnswers } from './fake-kept-answers.ts'
import { FakeLimits } from './fake-limits.ts'
import { FakeMenuDays } from './fake-menu-days.ts'
import { FakePartnerships } from './fake-partnerships.ts'
import { FakeRatings } from './fake-ratings.ts'
import { FakeRequests } from './fake-requests.ts'
import { FakeSessions } from './fake-sessions.ts'
import { FakeShifts } from './fake-shifts.ts'
import { FakeSignInAttempts } from './fake-sign-in-attempts.ts'
import { FakeTrail } from './fake-trail.ts'
import { FakeTransaction } from './fake-transaction.ts'

const change = async <Row extends { id: string }>(
  rows: readonly Row[],
  id: string,
  changed: Partial<Row>,
): Promise<void> => {
  Object.assign(rows.find((row) => row.id === id) ?? {}, changed)
  return Promise.resolve()
}

/** All fakes together, knowing of each other what the tables of the database know. */
export const fakeHouse = () => {
  const companies = new FakeCompanies()
  const departments = new FakeDepartments()
  const employees = new FakeEmployees(departments)
  const partnerships = new FakePartnerships()
  const applications = new FakeApplications(employees)
  const shifts = new FakeShifts()
  const choiceRows: ChoiceRow[] = []
  const menuDays = new FakeMenuDays(shifts, choiceRows)
  const trail = new FakeTrail()
  const ratings = new FakeRatings()
  const requests = new FakeRequests(partnerships)
  const notificationSettings = new FakeNotificationSettings(employees)
  const inboxes = new FakeInboxes(employees, notificationSettings)
  const house = {
    transaction: new FakeTransaction(),
    companies,
    departments,
    employees,
    shifts,
    futureChoices: new FakeFutureChoices(choiceRows, shifts),
    accounts: new FakeAccounts(employees, companies),
    administrators: new FakeAdministrators(),
    sessions: new FakeSessions(employees, companies, partnerships),
    attempts: new FakeSignInAttempts(),
    limits: new FakeLimits(),
    keptAnswers: new FakeKeptAnswers(),
    applications,
    partnerships,
    menuDays,
    choices: new FakeChoices(employees, menuDays, shifts, choiceRows),
    ratings,
    requests,
    jobs: new FakeJobs(),
    inboxes,
    notificationSettings,
    trail,

    deactivate: (id) => change(employees.rows, id, { isActive: false }),
    makePassive: (id) => change(companies.rows, id, { isActive: false }),
    giveRole: (id, role) => change(employees.rows, id, { role }),
    moveTo: (id, departmentId) => change(employees.rows, id, { departmentId }),
    closeDepartment: (id) => change(departments.rows, id, { isActive: false }),
    endPartnership: (id) => change(partnerships.rows, id, { isActive: false }),
    reject: (id) => change(applications.rows, id, { status: 'rejected', passwordHash: null }),

    ratingOf: (cateringId) => {
      const given = ratings.rows.filter((rating) => rating.cateringId === cateringId)
      return Promise.resolve(
        given.length === 0 ? null : { stars: given.reduce((sum, { stars }) => sum + stars, 0), ratings: given.length },
      )
    },
    requestsOf: (companyId) => Promise.resolve(requests.rows.filter((one) => one.companyId === companyId)),
    notificationsOf: (userId) =>
      Promise.resolve(inboxes.rows.filter((one) => one.userId === userId).map(({ id, readAt }) => ({ id, readAt }))),
    choicesOf: (companyId) =>
      Promise.resolve(
        choiceRows
          .filter((one) => one.companyId === companyId)
          .map(({ companyId: _companyId, at: _at, ...saved }) => saved),
      ),
    trailOf: (companyId) =>
      Promise.resolve(
        trail.entries
          .filter((entry) => entry.companyId === companyId)
          .map(({ type, actorId, meta }) => ({ type, actorId, meta })),
      ),
  } satisfies House
  return house
}
