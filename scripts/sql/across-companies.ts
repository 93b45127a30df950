/** Statements that read or change tenants' rows without restricting them to a company, and why they may. */
export const acrossCompanies: Readonly<Record<string, string>> = {
  'src/persistence/access/sessions.ts markWritten': 'a session is found by its secret token',
  'src/persistence/access/sessions.ts endSession': 'a session is found by its secret token',
  'src/persistence/access/sessions.ts endOtherSessions': 'people change their own password',
  'src/persistence/access/sessions.ts endAllSessions': 'the people were selected by company before',
  'src/persistence/access/sessions.ts endSessionsOfAdministrator': 'administrators belong to no company',
  'src/persistence/access/sign-in-challenges.ts attempt': 'a challenge is found by its secret token',
  'src/persistence/kernel/demo.ts rate': 'the demo only rates its own data',
  'src/persistence/kernel/housekeeping.ts keepHeads': 'a nightly job for all companies',
  'src/persistence/kernel/housekeeping.ts outdated': 'a nightly job for all companies',
  'src/persistence/kernel/housekeeping.ts endPeriods': 'a nightly job for all companies',
  'src/persistence/kernel/housekeeping.ts companiesWithUnusedImages': 'a nightly job for all companies',
  'src/persistence/kernel/recount.ts wrongTotals': 'an operator proves a backup of all companies',
  'src/persistence/menus/deadlines.ts holdUnknown': 'a job that works out the deadlines of all companies',
  'src/persistence/menus/kitchen-lists.ts findDue': 'a job that freezes the lists of all companies',
  'src/persistence/menus/reminders.ts claimDue': 'a job that reminds the people of all companies',
  'src/persistence/onboarding/onboarding.ts decideNew':
    'administrators decide on new companies, which do not exist yet',
  'src/persistence/onboarding/onboarding.ts modeOf': 'administrators decide on new companies, which do not exist yet',
  'src/persistence/onboarding/onboarding.ts rejectAllNew':
    'administrators decide on new companies, which do not exist yet',
  'src/persistence/settlement/statements.ts changedPairs': 'a job that settles between all companies',
  'src/persistence/partnerships/offers.ts takeExpiring': 'a job that tells all caterings of offers that expire',
  'src/persistence/settlement/statements.ts takeUntoldDrafts': 'a job that tells both sides of all statements',
  'src/reads/audit/audit.ts ofAdministrators': 'administrators see what administrators did in all companies',
  'src/reads/companies/platform-applications.ts applications': 'administrators see the applications of all companies',
  'src/reads/companies/platform-applications.ts foundApplications':
    'administrators see the applications of all companies',
  'src/reads/companies/platform.ts overview': 'administrators see the applications of all companies',
  'src/reads/performance/health.ts platform': 'administrators see the total number of sessions',
  'src/reads/performance/metrics.ts common': 'the operator sees totals over all companies',
}
