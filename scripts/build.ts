import { spawn } from 'node:child_process'
import { once } from 'node:events'
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

const buildServer = async () => {
  const { bundleServer } = await import('./bundle-server.ts')
  await bundleServer(root)
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
  { name: 'server', sources: ['src', 'cli', 'migrations', 'openapi.yaml'], build: buildServer },
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
