// `npm start`
import { join } from 'node:path'
import { root, run } from './run.js'

await run(join(root, 'dist', 'start.js'))
