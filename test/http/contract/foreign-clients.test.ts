import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { generateApi } from 'swagger-typescript-api'
import { createClient } from '@hey-api/openapi-ts'
import { generate } from 'orval'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packageRoot } from '../../../src/main/package-root.ts'
import { type Product, startProduct } from '../../support/product.ts'
import { createWorld, tokenOf, type World } from '../../support/world.ts'

let product: Product
let world: World
/** Inside the repository, so that packages are found. */
let folder: string
beforeAll(async () => {
  product = await startProduct()
  world = await createWorld(product)
  await mkdir(join(packageRoot, 'dist'), { recursive: true })
  folder = await mkdtemp(join(packageRoot, 'dist', 'clients-'))
})
afterAll(async () => {
  await product.stop()
  await rm(folder, { recursive: true })
})

const origin = () => `http://127.0.0.1:${product.port}`
/** Asynchronous, because the server runs in this process. */
const run = async (script: string, args: string[], env: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, [script, ...args], { cwd: folder, env: { ...process.env, ...env } })
const tool = (path: string) => join(packageRoot, 'node_modules', path)

const compiles = async (files: string[]) => {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: ['node'],
    skipLibCheck: true,
  }
  const project = join(folder, `tsconfig.${files.join('-').replaceAll(/\W/g, '')}.json`)
  await writeFile(project, JSON.stringify({ compilerOptions, files: files.map((file) => join(folder, file)) }))
  const { stdout } = await run(tool('typescript/bin/tsc'), ['-p', project]).catch(
    (failed: { stdout: string }) => failed,
  )
  return stdout
}

describe('the author of a client', () => {
  it('gets one from the lines in the README, with types generated from the running server', async () => {
    const readme = await readFile(join(packageRoot, 'README.md'), 'utf8')
    const [, lines = ''] = /```ts\n(import createClient[^]*?)```/.exec(readme) ?? []
    await writeFile(join(folder, 'client.ts'), lines)
    await run(tool('openapi-typescript/bin/cli.js'), [`${origin()}/api/openapi.json`, '--output', 'tabldot.d.ts'])
    expect(await compiles(['client.ts'])).toBe('')

    const { company, people } = world.corporateA
    const made = await product.call('createKey', {
      as: await tokenOf(product, people.corporateOwner),
      path: { type: 'corporate', companyId: company.id },
      body: { name: 'Bordro aktarımı', role: 'corporate3', expires_on: '2026-12-31' },
    })
    const { stdout } = await run('client.ts', [], { TABLDOT_URL: origin(), TABLDOT_KEY: made.body.secret })
    expect(stdout).toContain('Deneme corporateOwner')
    expect(stdout.trim().split('\n').length).toBeGreaterThan(3)
  })

  it('can use other generators, whose clients compile', async () => {
    const input = join(folder, 'openapi.json')
    await writeFile(input, await (await fetch(`${origin()}/api/openapi.json`)).text())
    await createClient({ input, output: join(folder, 'hey-api'), logs: { level: 'silent' } })
    await generateApi({ input, output: join(folder, 'swagger'), fileName: 'api.ts', silent: true })
    await generate({ input: { target: input }, output: { target: join(folder, 'orval.ts'), client: 'zod' } }, folder)
    expect(await compiles(['hey-api/index.ts', 'hey-api/sdk.gen.ts', 'swagger/api.ts', 'orval.ts'])).toBe('')
    const [types, api] = await Promise.all(
      ['hey-api/types.gen.ts', 'swagger/api.ts'].map((file) => readFile(join(folder, file), 'utf8')),
    )
    expect(types).toMatch(/export type Employee = \{[^}]*full_name: string/)
    expect(api).toMatch(/export interface Employee \{[^}]*full_name: string/)
  })
})
