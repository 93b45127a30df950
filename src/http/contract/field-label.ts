import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Contract, JsonSchema } from './contract.ts'

interface Labelled {
  'x-label'?: string
  $ref?: string
  properties?: Record<string, Labelled>
  items?: Labelled
}

/** Ajv reports a missing or unknown field on the object around it. */
const namesOf = ({ instancePath, params }: ErrorObject): string[] => {
  const { missingProperty, additionalProperty } = params as { missingProperty?: string; additionalProperty?: string }
  const name = missingProperty ?? additionalProperty
  return [...instancePath.split('/').slice(1), ...(name === undefined ? [] : [name])]
}

export const pathOf = (error: ErrorObject): string => namesOf(error).join('.')

/**
 * The field's name for people: its own label in the schema of the request, or that of the schema it refers to. Empty for
 * unknown fields.
 */
export const labelOf = (
  error: ErrorObject,
  request: JsonSchema,
  schemas: Contract['components']['schemas'],
): string => {
  if ('additionalProperty' in error.params) return ''
  const referred = (node: Labelled): Labelled =>
    node.$ref === undefined ? node : (schemas[node.$ref.split('/').at(-1) ?? ''] as Labelled)
  const field = namesOf(error).reduce<Labelled | undefined>((node, name) => {
    const schema = node && referred(node)
    return schema?.properties?.[name] ?? schema?.items
  }, request)
  const inside = error.parentSchema as Labelled | undefined
  return field?.['x-label'] ?? (field && referred(field)['x-label']) ?? inside?.['x-label'] ?? pathOf(error)
}
