import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundleContract, bundleFile, type ContractSources, contractSources } from '../../scripts/bundle-contract.ts'

const root = join(import.meta.dirname, '../..')
const sources = contractSources()

const carriedOutIn = (module: string): Set<string | undefined> => {
  const files = globSync(join(root, 'src/http/operations', module, '*.ts'))
  return new Set(files.flatMap((file) => namesIn(readFileSync(file, 'utf8'), /^ {4}(\w+): \w+\(/gm)))
}
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name)

/** Operations that are declared in the file of one module but carried out by another. */
const misplaced = (contract: ContractSources): string[] =>
  Object.entries(contract).flatMap(([module, text]) => {
    const own = carriedOutIn(module)
    const operations = namesIn(text, /^ +operationId: (\w+)$/gm)
    return operations.filter((id) => !own.has(id)).map((id) => `${id} in ${module}.yaml`)
  })

it('each operation is declared in the file of the module that carries it out', () => {
  expect(namesIn(Object.values(sources).join(''), /operationId: (\w+)/g).length).toBeGreaterThan(150)
  expect(misplaced(sources)).toEqual([])

  const planted = sources['mail']!.replace('operationId: listMessages\n', 'operationId: saveChoice\n')
  expect(misplaced({ ...sources, mail: planted })).toEqual(['saveChoice in mail.yaml'])
})

/** Components that a file refers to but other files define. */
const borrowed = (text: string): (string | undefined)[] =>
  namesIn(text, /#\/components\/\w+\/([\w-]+)/g).filter((name) => !text.includes(`\n    ${name}:`))

it('kernel.yaml refers to no module', () => {
  expect(borrowed(sources['kernel']!)).toEqual([])
  expect(borrowed(sources['shifts']!)).toContain('CompanyName')
})

it('openapi.yaml is up to date with its sources: run "npm run gen" to bundle them', () => {
  const committed = readFileSync(bundleFile, 'utf8')
  const bundled = bundleContract(sources)
  expect(bundled).toBe(committed)

  const planted = committed.replace('operationId: saveChoice', 'operationId: keepChoice')
  expect(planted).not.toBe(bundled)
}, 60_000)

describe('bundling the contract', () => {
  const kernel = 'paths: {}\ncomponents: { schemas: {} }\n'
  const health =
    "paths: { /health: { get: { operationId: checkLiveness, responses: { '200': { description: Up } } } } }\n"

  it('adds the failures that follow from the declaration of an operation', () => {
    expect(bundleContract({ kernel, performance: health })).toContain(
      "'503': { $ref: '#/components/responses/Unavailable' }",
    )
  })

  it('names what an operation still lacks', () => {
    const unpermitted = health.replace('checkLiveness', 'archiveDepartment')
    expect(() => bundleContract({ kernel, performance: unpermitted })).toThrow(
      /archiveDepartment has no permission: .*permissions.ts/,
    )
    const undeclared = health.replace('responses', 'x-refusals: [department.eaten], responses')
    expect(() => bundleContract({ kernel, performance: undeclared })).toThrow(
      /checkLiveness lists department.eaten, which nothing declares: .*src\/core/,
    )
  })

  it('refuses failures written by hand', () => {
    const planted = health.replace("'200'", "'503': { description: Down }, '200'")
    expect(() => bundleContract({ kernel, performance: planted })).toThrow(/checkLiveness: remove its failures/)
  })

  it('refuses a file that is not named after a module', () => {
    expect(() => bundleContract({ kernel, lunch: health })).toThrow(/lunch/)
  })

  it('refuses a name that two files define', () => {
    const menus = 'components: { schemas: { Meal: { type: string } } }\n'
    expect(() => bundleContract({ kernel, menus, store: menus })).toThrow(/store.yaml: Meal is also in another file/)
  })

  it('refuses things that belong to the whole contract in the file of a module', () => {
    expect(() => bundleContract({ kernel, menus: 'info: {}\n' })).toThrow(/menus.yaml: info belongs in kernel.yaml/)
  })

  it('refuses an unknown kind of component', () => {
    const planted = 'components: { schema: {} }\n'
    expect(() => bundleContract({ kernel, menus: planted })).toThrow(/menus.yaml: kernel.yaml has no components.schema/)
  })

  it('refuses unreadable YAML', () => {
    expect(() => bundleContract({ kernel, menus: 'paths: {\n' })).toThrow(/menus.yaml/)
  })
})
