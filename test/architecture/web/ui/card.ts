import '../domain/menus/plate.ts'
