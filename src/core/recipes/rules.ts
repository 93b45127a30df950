/** Pure rules without ports, which reads and the web app may import. */
export * from './amounts.ts'
export * from './limits.ts'
export * from './typed-quantity.ts'
export * from './units.ts'
