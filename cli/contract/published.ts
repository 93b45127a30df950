import { parse } from 'yaml'
import type { CompanyType, Role } from '../../src/core/actors/rules.ts'
import { Failure, wrongUsage } from '../failure.ts'
import { contentOf } from '../read-file.ts'

/** The contract as published by servers, as far as a check from outside needs it. */
export interface PublishedContract {
  servers?: { url: string }[]
  info: { version: string }
  security?: object[]
  paths: Record<string, { parameters?: Parsed[]; get?: Parsed & { operationId?: string } }>
  components?: Record<string, Record<string, unknown>>
}
type Parsed = Record<string, unknown>

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: { type?: string; format?: string; enum?: unknown[]; examples?: unknown[]; $ref?: string }
  /** As it would appear in an address. */
  example: string | undefined
}

export interface Permission {
  when?: Record<string, string | boolean>
  who: string
  company_types?: CompanyType[]
  roles?: Role[]
  or_key?: true
}

/** A GET operation of the contract. */
export interface PublishedOperation {
  id: string
  path: string
  parameters: Parameter[]
  permissions: Permission[]
  isDeprecated: boolean
}

const resolved = (contract: PublishedContract, node: unknown): Parsed => {
  const { $ref } = node as { $ref?: string }
  if ($ref === undefined) return node as Parsed
  const found = $ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((at, name) => (at as Parsed | undefined)?.[name.replaceAll('~1', '/')], contract)
  return resolved(contract, found ?? {})
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

const parameterOf = (contract: PublishedContract, node: unknown): Parameter => {
  const { schema, example, examples, ...parameter } = resolved(contract, node)
  const shape = resolved(contract, schema ?? {}) as Parameter['schema']
  const [named] = Object.values((examples ?? {}) as Record<string, unknown>)
  const value = named === undefined ? example : resolved(contract, named)['value']
  return {
    ...(parameter as Parameter & Parsed),
    required: parameter['required'] === true,
    schema: shape,
    example: textOf(value ?? shape.examples?.[0]),
  }
}

/** A contract without permissions still says what needs no session. */
const permissionsOf = (contract: PublishedContract, operation: Parsed): Permission[] => {
  const told = operation['x-permissions'] as Permission[] | undefined
  const security = (operation['security'] ?? contract.security ?? []) as object[]
  return told ?? (security.length === 0 ? [{ who: 'everybody' }] : [])
}

export const getsOf = (contract: PublishedContract): PublishedOperation[] =>
  Object.entries(contract.paths).flatMap(([path, { parameters = [], get }]) =>
    get === undefined
      ? []
      : [
          {
            id: get.operationId ?? `GET ${path}`,
            path,
            parameters: [...parameters, ...((get['parameters'] ?? []) as Parsed[])].map((one) =>
              parameterOf(contract, one),
            ),
            permissions: permissionsOf(contract, get),
            isDeprecated: get['deprecated'] === true,
          },
        ],
  )

const maxMegabytes = 20

const contractIn = (text: string, from: string): PublishedContract => {
  try {
    const found = parse(text) as PublishedContract | null
    if (typeof found?.paths === 'object') return found
  } catch {
    // Neither YAML nor JSON.
  }
  throw wrongUsage(`${from} bir OpenAPI sözleşmesi değil.`)
}

/** Reads it from a file, or from the server itself. */
export const readContract = async (server: URL, file: string | undefined): Promise<PublishedContract> => {
  if (file !== undefined) return contractIn((await contentOf(file, maxMegabytes)).toString(), `"${file}"`)
  const address = new URL('api/openapi.json', server)
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(30_000) }).catch(() => undefined)
  if (answer?.ok !== true)
    throw new Failure(
      `${address.href} ${answer === undefined ? 'adresine ulaşılamadı' : `okunamadı (${answer.status})`}.`,
      2,
      {
        code: 'server.unreachable',
      },
    )
  return contractIn(await answer.text(), address.href)
}

/** The base URL of the operations. A key is never sent to another origin than the one it was given for. */
export const apiRootOf = (contract: PublishedContract, server: URL): URL => {
  const root = new URL((contract.servers?.[0]?.url ?? '/api').replace(/^\//, ''), server)
  if (root.origin !== server.origin)
    throw new Failure(`Sözleşme başka bir sunucuyu gösteriyor: ${root.origin}. Anahtar oraya gönderilmez.`, 2, {
      code: 'server.another',
    })
  return new URL(`${root.href.replace(/\/$/, '')}/`)
}
