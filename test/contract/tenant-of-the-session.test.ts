import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadContract, operationsOf } from '../../src/http/contract/contract.ts'
import { permissions } from '../../src/http/permissions/permissions.ts'
import { everybody } from '../../src/http/permissions/rule.ts'
import { packageRoot } from '../../src/main/package-root.ts'

const contract = loadContract(join(packageRoot, 'openapi.yaml'))

/** The names of all fields in a schema, following references. */
const fieldsIn = (schema: unknown, seen = new Set<unknown>()): string[] => {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  const name = (schema as { $ref?: string }).$ref?.split('/').at(-1)
  if (name !== undefined) return fieldsIn(contract.components.schemas[name], seen)
  const own = Object.keys((schema as { properties?: object }).properties ?? {})
  return [...own, ...Object.values(schema).flatMap((part) => fieldsIn(part, seen))]
}

const ofSignedIn = operationsOf(contract).filter(({ id, body }) => body && permissions[id] !== everybody)

it.each(ofSignedIn.map(({ id, body }) => [id, body] as const))(
  "%s does not let the body name the caller's company",
  (_id, body) => {
    expect(fieldsIn(body)).not.toContain('company_id')
  },
)
