import { applicationsSuite } from '../onboarding/applications.suite.ts'
import { companiesSuite } from './companies.suite.ts'
import { contractsSuite } from '../partnerships/contracts.suite.ts'
import { corporateGroupsSuite } from '../partnerships/corporate-groups.suite.ts'
import { runSuites } from '../kernel/run-suites.ts'
import { partnershipsSuite } from '../partnerships/partnerships.suite.ts'
import { loadRunsSuite } from '../performance/load-runs.suite.ts'
import { syntheticCompaniesSuite } from '../performance/synthetic-companies.suite.ts'
import { trailSuite } from '../audit/trail.suite.ts'

runSuites(
  companiesSuite,
  partnershipsSuite,
  contractsSuite,
  corporateGroupsSuite,
  applicationsSuite,
  trailSuite,
  syntheticCompaniesSuite,
  loadRunsSuite,
)
