export * from './load-test.ts'
export * from './ports.ts'
export * from './prepare-synthetic-company.ts'
export * from './verdict.ts'
