import { choicesSuite } from './choices.suite.ts'
import { runSuites } from '../kernel/run-suites.ts'
import { dishesSuite } from './dishes.suite.ts'
import { kitchenListsSuite } from './kitchen-lists.suite.ts'
import { menuDaysSuite } from './menu-days.suite.ts'
import { standingChoicesSuite } from './standing-choices.suite.ts'

runSuites(menuDaysSuite, dishesSuite, choicesSuite, kitchenListsSuite, standingChoicesSuite)
