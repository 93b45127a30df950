import { choicesSuite } from './choices.suite.ts'
import { holdToSuites } from './hold-to-suite.ts'
import { menuDaysSuite } from './menu-days.suite.ts'

holdToSuites(menuDaysSuite, choicesSuite)
