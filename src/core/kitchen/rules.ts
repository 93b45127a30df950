/** Pure rules without ports, which reads and the web app may import. */
export * from './plan.ts'
export * from './by-firm.ts'
export * from './labels.ts'
