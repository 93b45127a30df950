export * from './embedded-postgres.ts'
export * from './passwords.ts'
export * from './system.ts'
export * from './tokens.ts'
