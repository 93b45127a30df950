export * from './company.ts'
export * from './create-company.ts'
export * from './ports.ts'
export * from './update-company.ts'
