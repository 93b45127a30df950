import '../persistence/menus.ts'
