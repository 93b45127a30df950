export const name = 'web/features/menu/page.ts'
