import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/** Keeps what V8 has compiled for the next start; where the folder cannot be written, each start compiles again. */
enableCompileCache(join(import.meta.dirname, 'compiled'))
const { serveOrExit } = await import('./serve.ts')
await serveOrExit()
