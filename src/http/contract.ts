import { readFileSync } from 'node:fs'
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
  requestBody?: { content: Record<string, { schema: JsonSchema }> } | { $ref: string }
  responses: Record<string, unknown>
}

export interface Contract {
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
  /** Whether its body is a file that arrives as a stream. */
  takesStream: boolean
  successStatus: number
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete'])

export const loadContract = (file: string): Contract => parse(readFileSync(file, 'utf8')) as Contract

export const resolve = <T>(contract: Contract, node: T | { $ref: string }): T => {
  if (typeof node !== 'object' || node === null || !('$ref' in node)) return node
  return node.$ref
    .replace('#/', '')
    .split('/')
    .reduce((at, key) => (at as Record<string, unknown>)[key], contract as unknown) as T
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
        }
      }),
  )
