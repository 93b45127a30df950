import { runSuites } from '../kernel/run-suites.ts'
import { ordersSuite } from './orders.suite.ts'
import { productsSuite, supplierTermsSuite } from './products.suite.ts'

runSuites(productsSuite, supplierTermsSuite, ordersSuite)
