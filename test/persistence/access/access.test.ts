import { accountsSuite } from './accounts.suite.ts'
import { keptAnswersSuite, limitsSuite } from '../kernel/counters.suite.ts'
import { runSuites } from '../kernel/run-suites.ts'
import { keysSuite } from './keys.suite.ts'
import { secondFactorsSuite } from './second-factors.suite.ts'
import { resetRequestsSuite } from './reset-requests.suite.ts'
import { sessionsSuite } from './sessions.suite.ts'
import { signInAttemptsSuite } from './sign-in-attempts.suite.ts'

runSuites(
  accountsSuite,
  keysSuite,
  resetRequestsSuite,
  secondFactorsSuite,
  sessionsSuite,
  signInAttemptsSuite,
  limitsSuite,
  keptAnswersSuite,
)
