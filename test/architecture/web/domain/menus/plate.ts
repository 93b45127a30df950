import '../../features/menu/page.ts'
