export * from './open-partnership.ts'
export * from './partnership.ts'
