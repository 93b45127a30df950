import sampler from 'openapi-sampler'
import { type Contract, resolve } from './contract.ts'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const nodes = (value: unknown): Record<string, Node> => (isNode(value) ? (value as Record<string, Node>) : {})

/** Removes the null alternatives, so that examples show actual values. */
const withoutNull = <T>(document: T): T =>
  JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    (key === 'oneOf' || key === 'anyOf') && Array.isArray(value)
      ? value.filter((one: { type?: unknown }) => one.type !== 'null')
      : value,
  ) as T

const merged = (sample: unknown, changes: unknown): unknown => {
  if (!isNode(sample) || !isNode(changes)) return changes
  const changed = Object.entries(changes).map(([key, value]) => [key, merged(sample[key], value)] as const)
  return { ...sample, ...Object.fromEntries(changed) }
}

/**
 * The contract with a complete example of each JSON body, assembled from the examples of its fields. A body with an
 * example of its own keeps it; an operation's `x-answer` overrides parts of the sample answer. Files have no examples.
 */
export const withExamples = (contract: Contract): Contract => {
  const published = structuredClone(contract)
  const shown = withoutNull(contract)
  const complete = (body: Node, changes?: unknown): void => {
    for (const [type, content] of Object.entries(nodes(body['content']))) {
      if (!/json$/.test(type) || 'example' in content) continue
      const sample = sampler.sample(withoutNull(content['schema'] ?? {}), {}, shown)
      content['example'] = changes === undefined ? sample : merged(sample, changes)
    }
  }
  const { requestBodies, responses } = published.components
  for (const body of [...Object.values(nodes(requestBodies)), ...Object.values(nodes(responses))]) complete(body)
  for (const operation of Object.values(published.paths).flatMap((item) => Object.values(item).filter(isNode))) {
    if (isNode(operation['requestBody'])) complete(operation['requestBody'])
    const { 'x-answer': changes } = operation
    const answers = nodes(operation['responses'])
    for (const [status, answer] of Object.entries(answers)) {
      const isOwn = changes !== undefined && status.startsWith('2')
      const body = isOwn ? structuredClone(resolve(contract, answer)) : answer
      complete(body, isOwn ? changes : undefined)
      answers[status] = body
    }
    delete operation['x-answer']
  }
  return published
}
