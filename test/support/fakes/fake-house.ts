import { holdsRole } from '../../../src/core/actors/rules.ts'
import { TurkishApplicationLetters } from '../../../src/gateways/application-letters.ts'
import { IpNetworks } from '../../../src/gateways/ip-networks.ts'
import type { House } from '../house.ts'
import { SignedLinkSecrets } from '../../../src/gateways/link-secrets.ts'
import { useCasesWith } from '../use-cases-with.ts'
import { AbsentDays, FakeAbsences } from './fake-absences.ts'
import { FakeAccounts } from './fake-accounts.ts'
import { FakeAdminDevices } from './fake-admin-devices.ts'
import { FakeAnnouncements } from './fake-announcements.ts'
import { FakeAdministrators } from './fake-administrators.ts'
import { FakeApplications } from './fake-applications.ts'
import { type ChoiceRow, FakeChoices } from './fake-choices.ts'
import { FakeClock } from './fake-clock.ts'
import { FakeCompanies } from './fake-companies.ts'
import { FakeCorporateGroups } from './fake-corporate-groups.ts'
import { FakeDepartments } from './fake-departments.ts'
import { FakeDeviceTokens } from './fake-device-tokens.ts'
import { FakeDishes } from './fake-dishes.ts'
import { FakeEmailLinks } from './fake-email-links.ts'
import { FakeEmails } from './fake-emails.ts'
import { FakeEmployees } from './fake-employees.ts'
import { FakeFutureChoices } from './fake-future-choices.ts'
import { FakeGuests } from './fake-guests.ts'
import { FakeIds } from './fake-ids.ts'
import { FakeInboxes, FakeNotificationSettings } from './fake-inboxes.ts'
import { FakeJobs } from './fake-jobs.ts'
import { FakeKeptAnswers } from './fake-kept-answers.ts'
import { FakeKeys } from './fake-keys.ts'
import { FakeDeadlines } from './fake-deadlines.ts'
import { FakeKitchenLists } from './fake-kitchen-lists.ts'
import { FakeLimits } from './fake-limits.ts'
import { FakeLoadRuns } from './fake-load-runs.ts'
import { FakeMailer } from './fake-mailer.ts'
import { FakeMenuDays } from './fake-menu-days.ts'
import { FakeMessages } from './fake-messages.ts'
import { FakeOneTimePasswords } from './fake-one-time-passwords.ts'
import { FakeComments } from './fake-comments.ts'
import { FakeCateringProfiles } from './fake-catering-profiles.ts'
import { FakePriceRequests } from './fake-price-requests.ts'
import { FakeOffers } from './fake-offers.ts'
import { FakePageAddresses } from './fake-page-addresses.ts'
import { FakePasskeyChecks, FakePasskeys } from './fake-passkeys.ts'
import { FakePauses } from './fake-pauses.ts'
import { FakePartnerships } from './fake-partnerships.ts'
import { FakePasswords } from './fake-passwords.ts'
import { FakePushDevices } from './fake-push-devices.ts'
import { FakePushSender } from './fake-push-sender.ts'
import { FakeRatings } from './fake-ratings.ts'
import { FakeReminders } from './fake-reminders.ts'
import { FakeRequests } from './fake-requests.ts'
import { FakeResetRequests } from './fake-reset-requests.ts'
import { FakeRoleHolders } from './fake-role-holders.ts'
import { FakeSecondFactorCodes, FakeSecondFactors } from './fake-second-factors.ts'
import { FakeSessionLifetimes } from './fake-session-lifetimes.ts'
import { FakeSessions } from './fake-sessions.ts'
import { FakeSlipCodes } from './fake-slip-codes.ts'
import { FakeShifts } from './fake-shifts.ts'
import { FakeSignInAttempts } from './fake-sign-in-attempts.ts'
import { FakeSignInChallenges } from './fake-sign-in-challenges.ts'
import { FakeOrders, FakeProducts, FakeSupplierTerms } from './fake-store.ts'
import { FakeStandingChoices, StandingRows } from './fake-standing-choices.ts'
import { FakeSyntheticCompanies } from './fake-synthetic-companies.ts'
import { FakeTerminations } from './fake-terminations.ts'
import { FakeTokens } from './fake-tokens.ts'
import { FakeTrail } from './fake-trail.ts'
import { FakeTransaction } from './fake-transaction.ts'
import { FakeUsualShifts } from './fake-usual-shifts.ts'

const change = async <Row extends { id: string }>(
  rows: readonly Row[],
  id: string,
  changed: Partial<Row>,
): Promise<void> => {
  Object.assign(rows.find((row) => row.id === id) ?? {}, changed)
  return Promise.resolve()
}

/** All fakes, connected the way the tables of the database are. */
export const fakeHouse = (clock = new FakeClock('2026-03-02T09:00:00Z')) => {
  const companies = new FakeCompanies()
  const administrators = new FakeAdministrators()
  const departments = new FakeDepartments()
  const employees = new FakeEmployees(departments)
  const partnerships = new FakePartnerships()
  const applications = new FakeApplications(employees, companies)
  const shifts = new FakeShifts()
  const choiceRows: ChoiceRow[] = []
  const usualShifts = new FakeUsualShifts(employees, shifts)
  const standing = new StandingRows()
  const absent = new AbsentDays()
  const dishes = new FakeDishes()
  const menuDays = new FakeMenuDays(shifts, choiceRows, partnerships, dishes)
  const guests = new FakeGuests(shifts, menuDays, partnerships)
  const kitchenLists = new FakeKitchenLists({
    menuDays,
    shifts,
    partnerships,
    employees,
    usualShifts,
    choices: choiceRows,
    guests,
  })
  const trail = new FakeTrail()
  const ratings = new FakeRatings()
  const requests = new FakeRequests(ratings)
  const comments = new FakeComments(employees, companies, ratings)
  const notificationSettings = new FakeNotificationSettings(employees)
  const messages = new FakeMessages(employees, departments, companies, partnerships)
  const inboxes = new FakeInboxes(employees, notificationSettings, choiceRows, messages, requests, usualShifts, absent)
  const emails = new FakeEmails(companies, employees, inboxes)
  const supplierTerms = new FakeSupplierTerms()
  const products = new FakeProducts(supplierTerms)
  const orders = new FakeOrders()
  const slipCodes = new FakeSlipCodes()
  const secondFactors = new FakeSecondFactors()
  const sessions = new FakeSessions(employees, companies, administrators, partnerships, slipCodes, secondFactors)
  const keys = new FakeKeys(companies, partnerships)
  const resetRequests = new FakeResetRequests(employees, companies)
  const stores = {
    clock,
    ids: new FakeIds(),
    pauses: new FakePauses(),
    passwords: new FakePasswords(),
    oneTimePasswords: new FakeOneTimePasswords(),
    tokens: new FakeTokens(),
    deviceTokens: new FakeDeviceTokens(),
    sessionLifetimes: new FakeSessionLifetimes(),
    pageAddresses: new FakePageAddresses(),
    transaction: new FakeTransaction(),
    companies,
    departments,
    employees,
    shifts,
    usualShifts,
    absences: new FakeAbsences(employees, absent),
    standingChoices: new FakeStandingChoices({
      employees,
      menuDays,
      shifts,
      partnerships,
      usualShifts,
      choices: choiceRows,
      standing,
      absent,
    }),
    futureChoices: new FakeFutureChoices(choiceRows, shifts, menuDays, partnerships),
    accounts: new FakeAccounts(employees, companies, resetRequests),
    resetRequests,
    administrators,
    sessions,
    slipCodes,
    secondFactors,
    secondFactorCodes: new FakeSecondFactorCodes(),
    passkeys: new FakePasskeys(secondFactors),
    passkeyChecks: new FakePasskeyChecks(),
    challenges: new FakeSignInChallenges(sessions, employees, companies),
    keys,
    roleHolders: new FakeRoleHolders(employees, keys),
    networks: new IpNetworks(),
    attempts: new FakeSignInAttempts(),
    limits: new FakeLimits(),
    loadRuns: new FakeLoadRuns(),
    keptAnswers: new FakeKeptAnswers(),
    applications,
    partnerships,
    corporateGroups: new FakeCorporateGroups(companies, partnerships),
    offers: new FakeOffers(companies),
    priceRequests: new FakePriceRequests(),
    cateringProfiles: new FakeCateringProfiles(),
    terminations: new FakeTerminations(),
    menuDays,
    dishes,
    choices: new FakeChoices(employees, menuDays, shifts, partnerships, choiceRows, standing, absent),
    deadlines: new FakeDeadlines(),
    kitchenLists,
    guests,
    ratings,
    reminders: new FakeReminders(companies, employees, menuDays, choiceRows, usualShifts, notificationSettings, absent),
    requests,
    comments,
    jobs: new FakeJobs(),
    messages,
    products,
    supplierTerms,
    orders,
    inboxes,
    notificationSettings,
    adminDevices: new FakeAdminDevices(administrators),
    announcements: new FakeAnnouncements(),
    pushDevices: new FakePushDevices(sessions, inboxes),
    pushSender: new FakePushSender(),
    emails,
    emailLinks: new FakeEmailLinks(companies, employees, emails),
    mailer: new FakeMailer(),
    applicationLetters: new TurkishApplicationLetters(),
    linkSecrets: new SignedLinkSecrets('key'),
    trail,
    syntheticCompanies: new FakeSyntheticCompanies(companies, employees, kitchenLists, choiceRows),
  }
  const house = {
    ...stores,
    use: useCasesWith(Object.values(stores)),

    deactivate: (id) => change(employees.rows, id, { isActive: false }),
    makePassive: (id) => change(companies.rows, id, { isActive: false }),
    giveRole: (id, role) => change(employees.rows, id, { role }),
    moveTo: (id, departmentId) => change(employees.rows, id, { departmentId }),
    closeDepartment: (id) => change(departments.rows, id, { isActive: false }),
    endPartnership: (id) => change(partnerships.rows, id, { isActive: false }),
    confirmEmail: (id) => Promise.resolve(void emails.confirmed.add(id)),
    isReachable: (id) => Promise.resolve(!emails.unreachable.has(id)),
    switchEmail: (id, kind, isOn) => Promise.resolve(void emails.switches.set(`${id} ${kind}`, isOn)),
    mailAs: (id, kind) => Promise.resolve(void emails.kinds.set(id, kind)),
    reject: (id) => change(applications.rows, id, { status: 'rejected', passwordHash: null }),

    ratingOf: (cateringId) => {
      const given = ratings.rows.filter((rating) => rating.cateringId === cateringId)
      return Promise.resolve(
        given.length === 0 ? null : { stars: given.reduce((sum, { stars }) => sum + stars, 0), ratings: given.length },
      )
    },
    requestsOf: (companyId) => Promise.resolve(requests.rows.filter((one) => one.companyId === companyId)),
    commentsOf: (cateringId) =>
      Promise.resolve(
        comments.rows
          .filter((row) => row.cateringId === cateringId)
          .map(({ id, requestId, stars, month, isShown }) => ({ id, requestId, stars, month, isShown })),
      ),
    notificationsOf: (userId) =>
      Promise.resolve(inboxes.rows.filter((one) => one.userId === userId).map(({ id, readAt }) => ({ id, readAt }))),
    announcedDaysOf: (userId) =>
      Promise.resolve(
        inboxes.rows.flatMap(({ userId: whose, menu }) => (whose === userId && menu !== null ? [menu.days] : [])),
      ),
    movementsOf: (productId) =>
      Promise.resolve(
        products.movements
          .filter((one) => one.productId === productId)
          .map(({ stock, stockAfter, reason, orderId }) => ({ stock, stockAfter, reason, orderId })),
      ),
    reservedOf: (productId) => Promise.resolve(products.reserved.get(productId) ?? 0),
    historyOf: (orderId) =>
      Promise.resolve(
        orders.events
          .filter((one) => one.orderId === orderId)
          .map(({ status, actor, at }) => ({ status, userId: actor?.userId ?? null, at })),
      ),
    listsOf: (companyId) =>
      Promise.resolve(
        kitchenLists.rows
          .filter((one) => one.corporateId === companyId)
          .map(({ corporateId: _corporateId, ...list }) => list),
      ),
    choicesOf: (companyId) =>
      Promise.resolve(
        choiceRows
          .filter((one) => one.companyId === companyId)
          .map(({ companyId: _companyId, at: _at, source: _source, commonCourses = [], ...saved }) => ({
            ...saved,
            commonCourses,
          })),
      ),
    sourcesOf: (companyId) =>
      Promise.resolve(
        choiceRows
          .filter((one) => one.companyId === companyId)
          .map(({ userId, shiftId, date, key, source = 'own' }) => ({ userId, shiftId, date, key, source })),
      ),
    trailOf: (companyId) =>
      Promise.resolve(
        trail.entries
          .filter((entry) => entry.companyId === companyId)
          .map(({ event, actor, meta }) => ({
            event,
            actor: holdsRole(actor) && actor.companyId !== companyId ? { partnerId: actor.companyId } : actor,
            meta,
          })),
      ),
  } satisfies House
  return house
}
