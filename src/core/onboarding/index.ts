export * from './application.ts'
export * from './decide-application.ts'
export * from './register-individual.ts'
export * from './submit-application.ts'
