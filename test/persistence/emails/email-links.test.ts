import { runSuites } from '../kernel/run-suites.ts'
import { emailLinksSuite } from './email-links.suite.ts'

runSuites(emailLinksSuite)
