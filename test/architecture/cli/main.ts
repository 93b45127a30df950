import '../src/http/server.ts'
