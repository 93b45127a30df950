import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import type { OperationId } from './contract-types.ts'

export type JsonSchema = Record<string, unknown>

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: JsonSchema
}

interface RawOperation {
  operationId?: string
  parameters?: (Parameter | { $ref: string })[]
  deprecated?: boolean
  /** The day it became deprecated, `YYYY-MM-DD`. */
  'x-deprecated-since'?: string
  /** The day from which it may be removed. */
  'x-sunset'?: string
  'x-refusals'?: string[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> } | { $ref: string }
  responses: Record<string, unknown>
}

export interface Contract {
  info: { version: string; description?: string }
  paths: Record<string, Record<string, unknown>>
  components: { schemas: Record<string, JsonSchema> } & Record<string, Record<string, unknown>>
}

export interface ContractOperation {
  id: OperationId
  method: string
  /** `/corporate/{companyId}/shifts` → `['corporate', '{companyId}', 'shifts']` */
  segments: string[]
  parameters: Parameter[]
  body: JsonSchema | undefined
  /** Whether it accepts a file, instead of a JSON body or as an alternative to one. */
  takesFile: boolean
  /** Whether its body is a file that is streamed. */
  takesStream: boolean
  successStatus: number
  /** The codes of its own refusals, besides those implied by its shape and by who may call it. */
  refusals: string[]
  /** The failure statuses it declares. */
  failureStatuses: number[]
  /** Headers about its deprecation (RFC 9745) and sunset (RFC 8594); empty for an operation that is not deprecated. */
  deprecationHeaders: Record<string, string>
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete'])

/** The contract is linted elsewhere; checking it again here would only slow down the start. */
const trusting = { uniqueKeys: false, prettyErrors: false }

export const parseContract = (text: string): Contract => parse(text, trusting) as Contract

interface Built {
  /** SHA-256 of the YAML it was built from. */
  digest: string
  contract: Contract
}

const builtFileOf = (file: string): string => join(dirname(file), 'dist', 'openapi.json')
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Stores the contract as JSON, which loads fifty times as fast as YAML. */
export const buildContract = (file: string): void => {
  const text = readFileSync(file, 'utf8')
  const built: Built = { digest: digestOf(text), contract: parseContract(text) }
  const unfinished = `${builtFileOf(file)}.${process.pid}`
  writeFileSync(unfinished, JSON.stringify(built))
  renameSync(unfinished, builtFileOf(file))
}

/** The YAML is authoritative; the JSON is only used if it was built from exactly this text. */
export const loadContract = (file: string): Contract => {
  const text = readFileSync(file, 'utf8')
  const builtFile = builtFileOf(file)
  if (!existsSync(builtFile)) return parseContract(text)
  const { digest, contract } = JSON.parse(readFileSync(builtFile, 'utf8')) as Built
  return digest === digestOf(text) ? contract : parseContract(text)
}

export const resolve = <T>(contract: Contract, node: T | { $ref: string }): T => {
  if (typeof node !== 'object' || node === null || !('$ref' in node)) return node
  return node.$ref
    .replace('#/', '')
    .split('/')
    .reduce((at, key) => (at as Record<string, unknown>)[key], contract as unknown) as T
}

const deprecationHeadersOf = (operation: RawOperation): Record<string, string> => {
  if (operation.deprecated !== true) return {}
  const { operationId, 'x-deprecated-since': since, 'x-sunset': sunset } = operation
  if (since === undefined) throw new Error(`${operationId} is deprecated: x-deprecated-since is missing`)
  return {
    Deprecation: `@${Date.parse(since) / 1000}`,
    ...(sunset !== undefined && { Sunset: new Date(sunset).toUTCString() }),
  }
}

export const operationsOf = (contract: Contract): ContractOperation[] =>
  Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, raw]) => {
        const operation = raw as RawOperation
        const shared = (item['parameters'] ?? []) as RawOperation['parameters']
        const body =
          operation.requestBody &&
          resolve(contract, operation.requestBody as { content: Record<string, { schema: JsonSchema }> })
        const successStatus = Object.keys(operation.responses).find((status) => status.startsWith('2'))
        if (operation.operationId === undefined || successStatus === undefined)
          throw new Error(`${method} ${path}: operationId or success response is missing`)
        return {
          id: operation.operationId as OperationId,
          method: method.toUpperCase(),
          segments: path.split('/').slice(1),
          parameters: [...(shared ?? []), ...(operation.parameters ?? [])].map((parameter) =>
            resolve(contract, parameter as Parameter),
          ),
          body: body?.content['application/json']?.schema,
          takesFile: body?.content['multipart/form-data'] !== undefined,
          takesStream: body?.content['application/octet-stream'] !== undefined,
          successStatus: Number(successStatus),
          refusals: operation['x-refusals'] ?? [],
          failureStatuses: Object.keys(operation.responses)
            .map(Number)
            .filter((status) => status >= 400),
          deprecationHeaders: deprecationHeadersOf(operation),
        }
      }),
  )
