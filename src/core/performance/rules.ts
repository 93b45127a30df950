export { defaultLoad, loadBounds } from './load-test.ts'
export { defaultThresholds } from './verdict.ts'
