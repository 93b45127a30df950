import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadContract, operationsOf } from '../../src/http/contract/contract.ts'
import { packageRoot } from '../../src/main/package-root.ts'

interface Schema {
  $ref?: string
  'x-label'?: string
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
  additionalProperties?: Schema | boolean
}

const contract = loadContract(join(packageRoot, 'openapi.yaml'))
const schemas = contract.components.schemas as Record<string, Schema>
const resolved = (schema: Schema): Schema => schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema
/** What is wrong with a value is told of the schema that is referred to, not of the place that refers to it. */
const isLabelled = (schema: Schema): boolean =>
  resolved(schema)['x-label'] !== undefined || (schema.oneOf ?? []).some(isLabelled)
const isObject = (schema: Schema): boolean => {
  const { properties, oneOf = [] } = resolved(schema)
  return properties !== undefined || oneOf.some(isObject)
}

const unlabelledIn = (schema: Schema, at: string): string[] => {
  const { properties = {}, items, oneOf = [], additionalProperties } = resolved(schema)
  const inner = Object.entries(properties)
  return [
    ...inner.filter(([, property]) => !isLabelled(property)).map(([name]) => `${at}.${name}`),
    ...inner.flatMap(([name, property]) => unlabelledIn(property, `${at}.${name}`)),
    ...(items ? unlabelledIn(items, `${at}[]`) : []),
    ...(items && !isObject(items) && !isLabelled(items) ? [`${at}[]`] : []),
    ...oneOf.flatMap((one) => unlabelledIn(one, at)),
    ...(typeof additionalProperties === 'object' ? unlabelledIn(additionalProperties, `${at}.*`) : []),
  ]
}

it('every parameter and every field of a request has a label that people understand', () => {
  const unlabelled = operationsOf(contract).flatMap(({ id, parameters, body }) => [
    ...parameters.filter(({ schema }) => !isLabelled(schema)).map(({ name }) => `${id} ${name}`),
    ...(body ? unlabelledIn(body, id) : []),
  ])
  expect(unlabelled).toEqual([])
})
