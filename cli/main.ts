#!/usr/bin/env node
import { run } from './program.ts'

process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') process.exit(0)
  if (code === 'ENOSPC') process.stderr.write('Çıktı yazılamadı: diskte yer kalmadı.\n')
  process.exit(1)
})
process.exitCode = await run(process.argv.slice(2))
