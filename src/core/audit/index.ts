export * from './changes.ts'
export * from './trail.ts'
