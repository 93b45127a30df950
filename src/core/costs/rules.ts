/** Pure rules without ports, which reads and the web app may import. */
export * from './day-costs.ts'
export * from './month-figures.ts'
