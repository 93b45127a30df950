export const name = 'src/persistence/menus/menus.ts'
