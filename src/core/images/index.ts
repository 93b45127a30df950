export * from './ports.ts'
export * from './receive-image.ts'
export * from './rules.ts'
