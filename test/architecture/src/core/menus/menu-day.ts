export const name = 'src/core/menus/menu-day.ts'
