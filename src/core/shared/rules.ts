/** Pure rules without ports, which reads and the web app may import. */
export * from './dates.ts'
export * from './email.ts'
export * from './fraction.ts'
export * from './ids.ts'
export * from './money.ts'
export * from './names.ts'
export * from './phone.ts'
export * from './text.ts'
