import { holdToSuites } from '../kernel/hold-to-suite.ts'
import { ordersSuite } from './orders.suite.ts'
import { productsSuite } from './products.suite.ts'

holdToSuites(productsSuite, ordersSuite)
