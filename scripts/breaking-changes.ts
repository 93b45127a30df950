import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { type Document, follow, isNode, list, type Node, nodes, SchemaComparison } from './schema-comparison.ts'

const methods = ['get', 'post', 'put', 'patch', 'delete']

const parametersOf = (document: Document, item: Node, operation: Node): Map<string, Node> =>
  new Map(
    [...list(item['parameters']), ...list(operation['parameters'])].map((node) => {
      const parameter = follow(document, node)
      return [`${String(parameter['in'])} ${String(parameter['name'])}`, parameter]
    }),
  )

const isOpen = (document: Document, operation: Node): boolean => {
  const security = list<Node>(operation['security'] ?? document['security'])
  return security.length === 0 || security.some((one) => Object.keys(one).length === 0)
}

/**
 * Lists what clients of a contract can no longer rely on in a later version, one line each. Requests: whatever the old
 * schema allows, the new one has to allow. Responses: whatever the new schema allows, the old one has to allow. What
 * cannot be shown to be compatible is reported as a break. Clients are expected to ignore unknown fields, so responses
 * may get new ones.
 */
export const breakingChanges = (before: Document, after: Document): string[] => {
  const requests = new SchemaComparison(before, after, 'request')
  const answers = new SchemaComparison(after, before, 'answer')

  const inParameters = (name: string, old: Map<string, Node>, fresh: Map<string, Node>): string[] => [
    ...[...old].flatMap(([key, parameter]) => {
      const now = fresh.get(key)
      if (now === undefined) return [`${name}: parameter ${key} is no longer accepted`]
      const isRequiredNow = now['required'] === true && parameter['required'] !== true
      return [
        ...(isRequiredNow ? [`${name}: parameter ${key} is required now`] : []),
        ...requests.breaks(parameter['schema'], now['schema'], `${name} ${key}`),
      ]
    }),
    ...[...fresh]
      .filter(([key, parameter]) => parameter['required'] === true && !old.has(key))
      .map(([key]) => `${name}: parameter ${key} is new and required`),
  ]

  const inBodies = (name: string, old: Node, fresh: Node, comparison: SchemaComparison): string[] =>
    Object.entries(nodes(old['content'])).flatMap(([type, content]) => {
      const now = nodes(fresh['content'])[type]
      if (now === undefined) return [`${name}: ${type} has been removed`]
      return comparison.breaks(content['schema'], now['schema'], name)
    })

  const inAnswers = (name: string, old: Record<string, Node>, fresh: Record<string, Node>): string[] =>
    Object.entries(old).flatMap(([status, answer]) => {
      if (status in fresh)
        return inBodies(`${name} ${status}`, follow(before, answer), follow(after, fresh[status]), answers)
      return status === 'default' ? [] : [`${name}: status ${status} has been removed`]
    })

  const inOperation = (name: string, [item, old]: [Node, Node], [newItem, now]: [Node, Node]): string[] => {
    const [oldBody, newBody] = [follow(before, old['requestBody']), follow(after, now['requestBody'])]
    const [oldId, newId] = [String(old['operationId']), String(now['operationId'])]
    return [
      ...(oldId === newId ? [] : [`${name}: operationId ${oldId} → ${newId}`]),
      ...(isOpen(before, old) && !isOpen(after, now) ? [`${name}: requires a session now`] : []),
      ...inParameters(name, parametersOf(before, item, old), parametersOf(after, newItem, now)),
      ...(newBody['required'] === true && oldBody['required'] !== true ? [`${name}: requires a body now`] : []),
      ...inBodies(name, oldBody, newBody, requests),
      ...inAnswers(name, nodes(old['responses']), nodes(now['responses'])),
    ]
  }

  const breaks = Object.entries(before.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const old = item[method]
      if (!isNode(old)) return []
      const name = `${method.toUpperCase()} ${path}`
      const newItem = after.paths[path] ?? {}
      const now = newItem[method]
      return isNode(now) ? inOperation(name, [item, old], [newItem, now]) : [`${name}: has been removed`]
    }),
  )
  return [...new Set(breaks)]
}

/** `npm run contract -- --against old.yaml`; a copy of a server's `/api/openapi.json` works too. */
const compare = (against: string): void => {
  const documentIn = (file: string) => parse(readFileSync(file, 'utf8')) as Document
  const before = documentIn(resolve(process.env['INIT_CWD'] ?? '', against))
  const changes = breakingChanges(before, documentIn(join(import.meta.dirname, '..', 'openapi.yaml')))
  for (const change of changes) console.error(change)
  if (changes.length > 0) process.exitCode = 1
  console.log(
    changes.length === 0
      ? `No changes break clients of ${against}.`
      : `${changes.length} changes break clients of ${against}.`,
  )
}

if (import.meta.main) {
  const { against } = parseArgs({ options: { against: { type: 'string' } } }).values
  if (against !== undefined) compare(against)
}
