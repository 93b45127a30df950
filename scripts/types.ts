import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

/**
 * Type-checks every project, as many at a time as there are cores. Incremental: unchanged files are not checked again.
 */
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

const check = async (project: string): Promise<void> => {
  const known = join(root, 'node_modules/.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`)
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const options = ['-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', known, '--pretty']
  const child = spawn(process.execPath, [tsc, ...options], { cwd: root, stdio: 'inherit' })
  if ((await once(child, 'exit'))[0] !== 0) process.exitCode = 1
}

const waiting = [...projects]
const work = async (): Promise<void> => {
  for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) await check(project)
}
await Promise.all(Array.from({ length: availableParallelism() }, work))
