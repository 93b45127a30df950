import '../core/menus/index.ts'
