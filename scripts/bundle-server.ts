import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, join } from 'node:path'
import { type OutputAsset, type OutputChunk, rolldown } from 'rolldown'
import bundledPackages from './bundled-packages.json' with { type: 'json' }
import { recordPackages } from './record-packages.ts'

/**
 * Packages of which every start loads many small files; they go into the bundle with what they need themselves. An
 * installation does not have them, so package.json lists them for development.
 */
const bundled = new Set(bundledPackages)

/** Loaded by bundled packages only in cases that do not occur here. */
const unused = /^(pg-native|typescript)$/

/** Processes and threads that are started by the name of their file, so it has to be beside the code that starts them. */
const programs = ['spreadsheets/reader-process', 'web-push/sealing-thread', 'load-generator/worker']

const packageOf = (id: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id

const isOutside = (id: string, importer = ''): boolean => {
  if (/^[./]/.test(id)) return false
  return importer.includes('/node_modules/') ? unused.test(packageOf(id)) : !bundled.has(packageOf(id))
}

/** What an installation has, package by package, has to be what the bundle asks for. */
const compareWithInstalled = (root: string, output: (OutputChunk | OutputAsset)[]): void => {
  const own = new Set(output.map(({ fileName }) => fileName))
  const imported = output.flatMap((part) => (part.type === 'chunk' ? [...part.imports, ...part.dynamicImports] : []))
  const asked = new Set(imported.filter((id) => !own.has(id) && !isBuiltin(id) && !unused.test(id)).map(packageOf))
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const missing = [...asked].filter((name) => !Object.hasOwn(dependencies, name))
  const idle = Object.keys(dependencies).filter((name) => !asked.has(name))
  if (missing.length > 0) throw new Error(`Not in the dependencies of package.json, nor bundled: ${missing.join(', ')}`)
  if (idle.length > 0) throw new Error(`In the dependencies of package.json, but never loaded: ${idle.join(', ')}`)
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
    plugins: [recordPackages('server')],
  })
  for (const folder of ['server', 'cli', 'migrations', 'src'])
    rmSync(join(dist, folder), { recursive: true, force: true })
  const { output } = await bundle.write({ dir: dist, chunkFileNames: 'server/[name].js', sourcemap: true })
  await bundle.close()
  compareWithInstalled(root, output)
}
