export const name = 'src/persistence/menus.ts'
