import { createHash } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'

/**
 * SQL with named parameters. `Parameters` has a field for each `$name` of the text, and `Row` one for each column that
 * is read; `npm run sql` describes every statement by PostgreSQL and compares.
 */
export interface Statement<in Parameters = object, out Row = unknown> {
  /** Prepared under it. */
  name?: string
  /** With numbered parameters. */
  text: string
  /** Of the parameters, in the order of their numbers. */
  parameters: readonly string[]
  readonly types?: (parameters: Parameters) => Row
}

/** Hears of each statement that is declared. */
export const declarations = channel('tabldot:sql')

/** A parameter, or a string in which one would be text. */
const parameterOrString = /'(?:[^']|'')*'|\$(\w+)/g

const numbered = <Parameters, Row>(text: string): Statement<Parameters, Row> => {
  const parameters: string[] = []
  const numberOf = (name: string) => parameters.indexOf(name) + 1 || parameters.push(name)
  const withNumbers = text.replace(parameterOrString, (found, name?: string) => (name ? `$${numberOf(name)}` : found))
  const statement = { text: withNumbers, parameters }
  if (declarations.hasSubscribers) declarations.publish(statement)
  return statement
}

/** Planned at each call, for statements whose best plan depends on the values. */
export const planned = <Parameters extends object = object, Row = unknown>(text: string): Statement<Parameters, Row> =>
  numbered(text)

/** Parsed once per connection; PostgreSQL can reuse its plan. */
export const prepared = <Parameters extends object = object, Row = unknown>(
  text: string,
): Statement<Parameters, Row> => ({
  ...numbered(text),
  name: createHash('sha1').update(text).digest('hex').slice(0, 20),
})
