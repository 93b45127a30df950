import { departmentsSuite } from './departments.suite.ts'
import { employeesSuite } from './employees.suite.ts'
import { holdToSuites } from './hold-to-suite.ts'
import { shiftsSuite } from './shifts.suite.ts'
import { usualShiftsSuite } from './usual-shifts.suite.ts'

holdToSuites(employeesSuite, departmentsSuite, shiftsSuite, usualShiftsSuite)
