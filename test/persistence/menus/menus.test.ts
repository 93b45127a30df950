import { choicesSuite } from './choices.suite.ts'
import { holdToSuites } from '../kernel/hold-to-suite.ts'
import { dishesSuite } from './dishes.suite.ts'
import { kitchenListsSuite } from './kitchen-lists.suite.ts'
import { menuDaysSuite } from './menu-days.suite.ts'
import { standingChoicesSuite } from './standing-choices.suite.ts'

holdToSuites(menuDaysSuite, dishesSuite, choicesSuite, kitchenListsSuite, standingChoicesSuite)
