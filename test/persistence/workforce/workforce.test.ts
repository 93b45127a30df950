import { departmentsSuite } from './departments.suite.ts'
import { employeesSuite } from './employees.suite.ts'
import { runSuites } from '../kernel/run-suites.ts'
import { shiftsSuite } from '../shifts/shifts.suite.ts'
import { usualShiftsSuite } from '../shifts/usual-shifts.suite.ts'

runSuites(employeesSuite, departmentsSuite, shiftsSuite, usualShiftsSuite)
