import { readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { rolldown } from 'rolldown'

/** Packages of which every start loads many small files; they go into the bundle with what they need themselves. */
const bundled = new Set([
  'ajv',
  'ajv-formats',
  'commander',
  'dataloader',
  'express',
  'express-static-gzip',
  'file-type',
  'graphile-worker',
  'helmet',
  'inversify',
  'ipaddr.js',
  'multer',
  'openapi-sampler',
  'pg',
  'pino',
  'reflect-metadata',
  'typeorm',
  'uuid',
  'yaml',
])

/** Loaded by bundled packages only in cases that do not occur here. */
const unused = /^(pg-native|typescript)$/

/** Processes and threads that are started by the name of their file, so it has to be beside the code that starts them. */
const programs = ['spreadsheets/reader-process', 'web-push/sealing-thread', 'load-generator/worker']

const packageOf = (id: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id

const isOutside = (id: string, importer = ''): boolean => {
  if (/^[./]/.test(id)) return false
  return importer.includes('/node_modules/') ? unused.test(packageOf(id)) : !bundled.has(packageOf(id))
}

/** Bundles server and command line, because Node takes longer to find and open 1,800 files than to run them. */
export const bundleServer = async (root: string): Promise<void> => {
  const dist = join(root, 'dist')
  const migrations = readdirSync(join(root, 'migrations')).map((file) => `migrations/${basename(file, '.ts')}`)
  const input = {
    start: 'src/main/start.ts',
    'cli/main': 'cli/main.ts',
    ...Object.fromEntries(programs.map((path) => [`server/${basename(path)}`, `src/gateways/${path}.ts`])),
    ...Object.fromEntries(migrations.map((path) => [path, `${path}.ts`])),
  }
  const bundle = await rolldown({
    cwd: root,
    input,
    platform: 'node',
    external: isOutside,
    preserveEntrySignatures: 'allow-extension',
    logLevel: 'warn',
  })
  for (const folder of ['server', 'cli', 'migrations', 'src'])
    rmSync(join(dist, folder), { recursive: true, force: true })
  await bundle.write({ dir: dist, chunkFileNames: 'server/[name].js', sourcemap: true })
  await bundle.close()
}
