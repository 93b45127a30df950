export * from './changes.ts'
export * from './trail.ts'
export * from './ports.ts'
