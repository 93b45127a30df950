import '../menu/page.ts'
import '../../app/routes.ts'
import '../../../src/http/server.ts'
