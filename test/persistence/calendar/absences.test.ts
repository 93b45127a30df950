import { runSuites } from '../kernel/run-suites.ts'
import { absencesSuite } from './absences.suite.ts'

runSuites(absencesSuite)
