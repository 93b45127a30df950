/** What is true for everybody and needs no port: for reads and the web app, too. */
export * from './dates.ts'
export * from './email.ts'
export * from './phone.ts'
export * from './text.ts'
