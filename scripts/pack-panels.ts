import { execFile } from 'node:child_process'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The npm that runs the build, otherwise the one on the PATH. */
const npm = (...args: string[]) => {
  const { npm_execpath: script } = process.env
  return script?.endsWith('.js')
    ? promisify(execFile)(process.execPath, [script, ...args])
    : promisify(execFile)('npm', args)
}

/**
 * Packs the components as a separate package, which integrators install from the product's address. The product's own
 * package is private and contains the whole server.
 */
export const packPanels = async (root: string): Promise<void> => {
  const { name, version, license } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Record<
    string,
    string
  >
  const folder = join(root, 'dist', 'panels')
  const manifest = {
    name,
    version,
    license,
    description: 'Panels of Tabldot as React components',
    type: 'module',
    exports: { './panels': { types: './panels.d.ts', default: './panels.js' } },
    files: ['panels.js', 'panels.d.ts'],
    peerDependencies: { react: '>=18 <20' },
  }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  const place = join(root, 'dist', 'web', 'embed', version ?? '')
  await mkdir(place, { recursive: true })
  const { stdout } = await npm('pack', folder, '--json', '--pack-destination', place)
  const [packed] = JSON.parse(stdout) as { filename: string }[]
  if (packed === undefined) throw new Error('npm packed nothing')
  await rename(join(place, packed.filename), join(place, 'panels.tgz'))
}
