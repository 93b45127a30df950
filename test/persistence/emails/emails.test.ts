import { runSuites } from '../kernel/run-suites.ts'
import { emailsSuite } from './emails.suite.ts'

runSuites(emailsSuite)
