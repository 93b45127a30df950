export * from './actor.ts'
export * from './roles.ts'
