import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import type { Contract, ContractOperation, JsonSchema } from './contract.ts'
import { atFirstUse, isEmail } from '../../core/shared/rules.ts'
import { fieldProblems, formatProblems, invalidField } from '../../texts/kernel/requests.ts'
import { limitProblems, schemaProblems } from '../../texts/kernel/schema-problems.ts'
import { labelOf, pathOf } from './field-label.ts'
import { type FieldError, httpProblem, type HttpProblem } from './problem.ts'

export type Parameters = Record<string, unknown>

export interface Validator {
  path: (segments: Parameters) => Parameters
  query: (query: Parameters) => Parameters
  headers: (headers: Parameters) => Parameters
  body: ((body: unknown) => void) | undefined
}

/** The contract bounds dates with a pattern, because JSON Schema has no other way. */
const isBeyondDates = ({ keyword, parentSchema }: ErrorObject): boolean =>
  keyword === 'pattern' && (parentSchema as { format?: string }).format === 'date'

const isNoDate = (errors: readonly ErrorObject[], { instancePath }: ErrorObject): boolean =>
  errors.some((error) => error.keyword === 'format' && error.instancePath === instancePath)

const sentenceOf = (error: ErrorObject): string => {
  const { keyword, params } = error
  if (isBeyondDates(error)) return schemaProblems.beyondDates
  const p = params as { limit?: number; format?: string; allowedValues?: unknown[] }
  switch (keyword) {
    case 'required':
      return fieldProblems.required
    case 'minItems':
    case 'minProperties':
      return fieldProblems.tooFew(p.limit ?? 0)
    case 'maxItems':
    case 'maxProperties':
      return fieldProblems.tooMany(p.limit ?? 0)
    case 'enum':
      return p.allowedValues?.every((value) => typeof value === 'number')
        ? fieldProblems.oneOf(p.allowedValues)
        : schemaProblems.invalid
    case 'uniqueItems':
      return fieldProblems.repeated
    case 'additionalProperties':
    case 'propertyNames':
      return fieldProblems.unknown
    case 'format':
      return formatProblems[p.format ?? ''] ?? fieldProblems.format
    default:
      return limitProblems[keyword]?.(p.limit ?? 0) ?? schemaProblems.invalid
  }
}

const refusal = (errors: readonly ErrorObject[], request: JsonSchema, contract: Contract): HttpProblem => {
  const told = errors.filter(
    (error) =>
      error.keyword !== 'oneOf' && error.keyword !== 'if' && !(isBeyondDates(error) && isNoDate(errors, error)),
  )
  const fields: FieldError[] = told.slice(0, 50).map((error) => ({ path: pathOf(error), message: sentenceOf(error) }))
  const [first] = told
  const label = first === undefined ? '' : labelOf(first, request, contract.components.schemas)
  return httpProblem('request.invalid', {
    errors: fields,
    ...(first !== undefined && label !== '' && { detail: invalidField(label, sentenceOf(first)) }),
  })
}

const contractId = 'contract'

/**
 * Makes `#/components/…` references resolvable from any schema, and drops discriminator mappings, which Ajv does not
 * support.
 */
const rooted = (schema: unknown): JsonSchema =>
  JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components/', `"${contractId}#/components/`),
    (key: string, value: unknown) => (key === 'mapping' ? undefined : value),
  ) as JsonSchema

/**
 * Path and query values are coerced from text, bodies are not. A schema is compiled when it is first needed: compiling
 * all of them would take half of the server's start. Whether they are valid schemas is checked by the contract's
 * linter.
 */
export const validatorsOf = (contract: Contract): ((operation: ContractOperation) => Validator) => {
  const newAjv = (coerceTypes: boolean): Ajv2020 => {
    const ajv = new Ajv2020({
      allErrors: true,
      useDefaults: true,
      coerceTypes,
      discriminator: true,
      strict: false,
      verbose: true,
      meta: false,
      validateSchema: false,
    })
    ajvFormats.default(ajv, { mode: 'full' })
    ajv.addFormat('email', isEmail)
    ajv.addSchema({ $id: contractId, ...rooted({ components: contract.components }) })
    return ajv
  }
  const forText = atFirstUse(() => newAjv(true))
  const forBodies = atFirstUse(() => newAjv(false))

  const fitting = <T>(ajv: () => Ajv2020, schema: () => JsonSchema): ((value: T) => T) => {
    const validator = atFirstUse(() => ajv().compile(schema()))
    return (value) => {
      const validate = validator()
      if (!validate(value)) throw refusal(validate.errors ?? [], validate.schema as JsonSchema, contract)
      return value
    }
  }

  const parametersIn = (
    operation: ContractOperation,
    place: string,
    isClosed: boolean,
  ): ((values: Parameters) => Parameters) => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === place)
    const nameOf = (name: string) => (place === 'header' ? name.toLowerCase() : name)
    return fitting(forText, () => ({
      type: 'object',
      additionalProperties: !isClosed,
      required: parameters.filter(({ required }) => required).map(({ name }) => nameOf(name)),
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [nameOf(name), rooted(schema)])),
    }))
  }

  return (operation) => ({
    path: parametersIn(operation, 'path', true),
    query: parametersIn(operation, 'query', true),
    headers: parametersIn(operation, 'header', false),
    body: operation.body && fitting<unknown>(forBodies, () => rooted(operation.body)),
  })
}
