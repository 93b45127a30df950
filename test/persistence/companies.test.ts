import { applicationsSuite } from './applications.suite.ts'
import { companiesSuite } from './companies.suite.ts'
import { contractsSuite } from './contracts.suite.ts'
import { corporateGroupsSuite } from './corporate-groups.suite.ts'
import { holdToSuites } from './hold-to-suite.ts'
import { partnershipsSuite } from './partnerships.suite.ts'
import { loadRunsSuite } from './load-runs.suite.ts'
import { syntheticCompaniesSuite } from './synthetic-companies.suite.ts'
import { trailSuite } from './trail.suite.ts'

holdToSuites(
  companiesSuite,
  partnershipsSuite,
  contractsSuite,
  corporateGroupsSuite,
  applicationsSuite,
  trailSuite,
  syntheticCompaniesSuite,
  loadRunsSuite,
)
