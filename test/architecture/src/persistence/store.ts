import '../http/server.ts'
