export * from './trail.ts'
