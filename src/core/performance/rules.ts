export * from './load-test.ts'
export * from './verdict.ts'
