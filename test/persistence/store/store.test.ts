import { runSuites } from '../kernel/run-suites.ts'
import { ordersSuite } from './orders.suite.ts'
import { productsSuite } from './products.suite.ts'

runSuites(productsSuite, ordersSuite)
