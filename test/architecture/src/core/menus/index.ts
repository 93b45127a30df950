export const name = 'src/core/menus/index.ts'
