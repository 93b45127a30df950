export * from './answer-request.ts'
export * from './create-request.ts'
export * from './request.ts'
export * from './rules.ts'
