import sampler from 'openapi-sampler'
import type { Contract } from './contract.ts'

type Node = Record<string, unknown>
type Content = Record<string, { schema?: object; example?: unknown; examples?: unknown }>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** An example shows what there may be, so it takes the other alternative where a value may be null. */
const withoutNull = (contract: Contract): Contract =>
  JSON.parse(JSON.stringify(contract), (key, value: unknown) =>
    (key === 'oneOf' || key === 'anyOf') && Array.isArray(value)
      ? value.filter((one: { type?: unknown }) => one.type !== 'null')
      : value,
  ) as Contract

/** Where bodies are written down: with the operations, and once for those that several share. */
const bodies = ({ paths, components }: Contract): { at: string[]; body: Node }[] => {
  const shared = ['requestBodies', 'responses'].flatMap((kind) =>
    Object.entries(components[kind] ?? {}).map(([name, body]) => ({ at: ['components', kind, name], body })),
  )
  const own = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      if (!isNode(operation)) return []
      const { requestBody, responses } = operation
      return [
        { at: ['paths', path, method, 'requestBody'], body: requestBody },
        ...Object.entries(isNode(responses) ? responses : {}).map(([status, body]) => ({
          at: ['paths', path, method, 'responses', status],
          body,
        })),
      ]
    }),
  )
  return [...shared, ...own].filter((one): one is { at: string[]; body: Node } => isNode(one.body))
}

/**
 * A whole example of each JSON body, put together from the examples of its fields. A body that says its own keeps it.
 * Files have none.
 */
export const examplesOf = (contract: Contract): { at: string[]; example: unknown }[] => {
  const shown = withoutNull(contract)
  return bodies(shown).flatMap(({ at, body }) =>
    Object.entries((body['content'] ?? {}) as Content)
      .filter(
        ([type, { schema, example, examples }]) => /json$/.test(type) && schema && (example ?? examples) === undefined,
      )
      .map(([type, { schema = {} }]) => ({
        at: [...at, 'content', type, 'example'],
        example: sampler.sample(schema, {}, shown),
      })),
  )
}
