export const name = 'web/app/routes.ts'
