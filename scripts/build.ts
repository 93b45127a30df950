import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { isFresh, writeStamp } from './freshness.ts'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const commonSources = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts']

const run = async (script: string, ...args: string[]) => {
  const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], { cwd: root, stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${relative('node_modules', script)} failed`)
}

/** tsc deletes nothing: a migration removed from the sources would still run from dist. */
const removeOrphans = async () => {
  for (const folder of ['src', 'cli', 'migrations']) {
    const entries = await readdir(join(dist, folder), { recursive: true, withFileTypes: true }).catch(() => [])
    const outputs = entries
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ parentPath, name }) => join(parentPath, name))
    const orphans = outputs.filter((file) => !existsSync(join(root, relative(dist, file)).replace(/\.js$/, '.ts')))
    await Promise.all(orphans.map((file) => rm(file)))
  }
}

const buildServer = async () => {
  await run('typescript-7/bin/tsc', '-p', 'tsconfig.build.json')
  await removeOrphans()
  const { buildContract } = await import('../src/http/contract/contract.ts')
  buildContract(join(root, 'openapi.yaml'))
}

const buildWeb = async () => {
  await run('vite/bin/vite.js', 'build', '--logLevel', 'warn')
  // After the app, which empties the folder.
  await run('vite/bin/vite.js', 'build', '--config', 'vite.embed.config.ts', '--logLevel', 'warn')
  await run('typescript-7/bin/tsc', '-p', 'web/panels')
  const { packPanels } = await import('./pack-panels.ts')
  await packPanels(root)
  const { compressFolder } = await import('./compress.ts')
  await compressFolder(join(dist, 'web'))
}

const parts = [
  { name: 'server', sources: ['src', 'cli', 'migrations', 'openapi.yaml', 'tsconfig.build.json'], build: buildServer },
  { name: 'web', sources: ['web', 'vite.config.ts', 'vite.embed.config.ts'], build: buildWeb },
]

const buildIfStale = async ({ name, sources, build }: (typeof parts)[number]) => {
  const stamp = join(dist, `.${name}.stamp`)
  if (
    isFresh(
      stamp,
      [...sources, ...commonSources].map((path) => join(root, path)),
    )
  )
    return
  const startedAt = new Date()
  console.log(`Building ${name} …`)
  await build()
  writeStamp(stamp, startedAt)
}

const results = await Promise.allSettled(parts.map(buildIfStale))
for (const result of results) {
  if (result.status === 'rejected') {
    console.error(result.reason instanceof Error ? result.reason.message : result.reason)
    process.exitCode = 1
  }
}
