import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Type-checks every project. Incremental: unchanged files are not checked again. */
const root = join(import.meta.dirname, '..')
const projects = [
  '.',
  'web',
  'web/sw',
  'web/panels',
  'src/core',
  'test/web/page',
  'test/web/hosts',
  'test/web-logic/menu-editor',
]

for (const project of projects) {
  const known = join(root, 'node_modules/.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`)
  const tsc = join(root, 'node_modules/typescript-7/bin/tsc')
  const options = ['-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', known, '--pretty']
  const child = spawn(process.execPath, [tsc, ...options], { cwd: root, stdio: 'inherit' })
  if ((await once(child, 'exit'))[0] !== 0) process.exitCode = 1
}
