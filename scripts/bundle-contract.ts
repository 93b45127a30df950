import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Document, isMap, type Pair, parseDocument, type YAMLMap } from 'yaml'
import { type Contract, operationsOf } from '../src/http/index.ts'
import { permissions } from '../src/http/permissions/permissions.ts'
import { failureResponses, failureStatusesOf } from '../src/http/server/listed-refusals.ts'
import modules from '../src/modules.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')
export const bundleFile = join(root, 'openapi.yaml')

/** The text of each file in `src/contract`, by module; `kernel` is what modules share. */
export type ContractSources = Readonly<Record<string, string>>

export const contractSources = (): ContractSources =>
  Object.fromEntries(
    globSync(join(root, 'src/contract/*.yaml')).map((file) => [basename(file, '.yaml'), readFileSync(file, 'utf8')]),
  )

/**
 * Bundles all modules into one document, and adds the failure responses of each operation, which follow from its shape,
 * its permission and its `x-refusals`.
 */
export const bundleContract = (sources: ContractSources): string => {
  const unknown = Object.keys(sources).filter((name) => name !== 'kernel' && !modules.includes(name))
  if (unknown.length > 0) throw new Error(`Not in src/modules.json: ${unknown.join(', ')}`)

  const bundle = parseSource('kernel', sources)
  for (const module of modules) addModule(bundle, module, parseSource(module, sources))
  addFailures(bundle)
  bundle.commentBefore = ' Bundled from src/contract by "npm run gen"; make changes there.'
  return bundle.toString({ lineWidth: 0, singleQuote: true })
}

const parseSource = (module: string, sources: ContractSources): Document => {
  const document = parseDocument(sources[module] ?? '')
  const [error] = document.errors
  if (error) throw new Error(`src/contract/${module}.yaml: ${error.message}`)
  return document
}

const addModule = (bundle: Document, module: string, part: Document): void => {
  const refuse = (reason: string): never => {
    throw new Error(`src/contract/${module}.yaml: ${reason}`)
  }
  const foreign = keysOf(part.contents).filter((key) => key !== 'paths' && key !== 'components')
  if (foreign.length > 0) refuse(`${foreign.join(', ')} belongs in kernel.yaml`)

  const kinds = keysOf(part.get('components')).map((kind) => ['components', kind])
  for (const section of [['paths'], ...kinds]) {
    const target = bundle.getIn(section)
    if (!isMap(target)) return refuse(`kernel.yaml has no ${section.join('.')}`)
    target.flow = false
    for (const entry of entriesOf(part.getIn(section))) {
      if (target.has(entry.key)) refuse(`${String(entry.key)} is also in another file`)
      target.add(entry)
    }
  }
}

const entriesOf = (node: unknown): Pair[] => (isMap(node) ? node.items : [])
const keysOf = (node: unknown): string[] => entriesOf(node).map(({ key }) => String(key))

const addFailures = (bundle: Document): void => {
  const contract = bundle.toJS() as Contract
  for (const operation of operationsOf(contract)) {
    if (!Object.hasOwn(permissions, operation.id))
      throw new Error(`${operation.id} has no permission: add it to src/http/permissions/permissions.ts`)
    if (operation.failureStatuses.length > 0)
      throw new Error(`${operation.id}: remove its failures, which the bundle derives from its declaration`)
    const at = ['paths', `/${operation.segments.join('/')}`, operation.method.toLowerCase(), 'responses']
    const responses = bundle.getIn(at) as YAMLMap
    for (const status of failureStatusesOf(contract, operation)) {
      const answer = { $ref: `#/components/responses/${failureResponses[status]}` }
      responses.add(bundle.createPair(String(status), answer, { flow: true }))
    }
  }
}

if (import.meta.main) writeFileSync(bundleFile, bundleContract(contractSources()))
