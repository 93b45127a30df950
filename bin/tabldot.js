#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.js'

const built = join(root, 'dist', 'cli', 'main.js')
// The built program, else its sources.
await run(existsSync(built) ? built : join(root, 'cli', 'main.ts'))
