import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packageRoot } from '../../src/main/package-root.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { desktop } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'

const run = promisify(execFile)
const stage = useStage(desktop)
const place = '/vite-page/'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabldot-panels-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What a project that uses Vite and React already has, reused to avoid downloading it again. */
const itsOwn = ['react', 'react-dom', '@types/react', '@types/react-dom']
const compilerOptions = {
  strict: true,
  noEmit: true,
  target: 'es2022',
  lib: ['es2022', 'dom'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  types: [],
}

/** The code around the README's lines: it provides the token and handles changes. */
const around = (imports: string, panel: string, token: string) => `import { createRoot } from 'react-dom/client'
${imports}
const askForToken = () => Promise.resolve(${JSON.stringify(token)})
const refresh = () => { document.title = 'Yenilendi' }
createRoot(document.body.appendChild(document.createElement('div'))).render(
  ${panel}
)
`

test('An empty Vite project installs the components with the lines from the README, compiles and shows a panel', async () => {
  const readme = (await readFile(join(packageRoot, 'README.md'), 'utf8'))
    .replaceAll('https://yemek.example.com', stage.origin)
    .replaceAll('<version>', packageJson.version)
  const [, install = ''] = /^npm (install .*panels\.tgz)$/m.exec(readme) ?? []
  const [, imports = '', panel = ''] = /```tsx\n(import [^\n]*'tabldot\/panels')\n\n([^]*?)```/.exec(readme) ?? []

  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'intranet', private: true, type: 'module' }))
  await run('npm', [...install.split(' '), '--no-audit', '--no-fund', '--legacy-peer-deps'], { cwd: folder })
  const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  expect(Object.keys(dependencies)).toEqual(['tabldot'])

  await mkdir(join(folder, 'node_modules', '@types'))
  for (const name of itsOwn)
    await symlink(join(packageRoot, 'node_modules', name), join(folder, 'node_modules', name), 'dir')
  const token = await stage.tokenOf(stage.world.corporateA.people.corporateOwner)
  await writeFile(join(folder, 'main.tsx'), around(imports, panel, token))
  await writeFile(join(folder, 'index.html'), '<!doctype html><script type="module" src="/main.tsx"></script>')
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['main.tsx'] }))
  await run(process.execPath, [join(packageRoot, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', folder])

  const { output } = (await build({
    configFile: false,
    root: folder,
    base: place,
    logLevel: 'error',
    build: { write: false },
  })) as Rolldown.RolldownOutput
  const files = new Map(output.map((part) => [place + part.fileName, part.type === 'chunk' ? part.code : part.source]))
  const visitor = await stage.visit('/favicon.svg', { options: {} })
  await visitor.page.route(`**${place}**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const contentType = pathname.endsWith('.js') ? 'text/javascript' : 'text/html'
    return route.fulfill({ contentType, body: Buffer.from(files.get(pathname) ?? '') })
  })
  await visitor.goesTo(`${place}index.html`)
  await visitor.button('Kişi ekle').waitFor()
})
