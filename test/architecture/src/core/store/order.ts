import 'node:fs'
import '../menus/menu-day.ts'
