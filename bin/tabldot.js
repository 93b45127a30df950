#!/usr/bin/env node
// Runs the built program, else its sources; written for any Node, so that an old one gets help instead of a syntax error.
import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import module from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(dirname(realpathSync(fileURLToPath(import.meta.url))))
const built = join(root, 'dist', 'cli', 'main.js')
const program = existsSync(built) ? built : join(root, 'cli', 'main.ts')
const isOld = Number(process.versions.node.split('.')[0]) < 24
const ownNode = join(root, 'node_modules', '.bin', 'node')

if (!isOld) {
  process.argv[1] = program
  // Keeps what V8 has compiled for the next run, if the folder can be written.
  if (program === built) module.enableCompileCache(join(root, 'dist', 'compiled'))
  await import(pathToFileURL(program).href)
} else if (existsSync(ownNode)) {
  const child = spawn(ownNode, process.argv.slice(1), { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1)
  })
} else {
  console.error(
    `Tabldot Node.js 24 ya da yenisini ister, bu sürüm ${process.versions.node}; "npm ci" komutu doğru sürümü projeye kurar.`,
  )
  process.exitCode = 1
}
