import { departmentsSuite } from './departments.suite.ts'
import { employeesSuite } from './employees.suite.ts'
import { holdToSuites } from '../kernel/hold-to-suite.ts'
import { shiftsSuite } from '../shifts/shifts.suite.ts'
import { usualShiftsSuite } from '../shifts/usual-shifts.suite.ts'

holdToSuites(employeesSuite, departmentsSuite, shiftsSuite, usualShiftsSuite)
