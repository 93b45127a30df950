import { createHash } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'

/**
 * SQL with named parameters. `Parameters` has a field for each `$name` in the text, and `Row` one for each selected
 * column; `npm run sql` lets PostgreSQL describe every statement and compares.
 */
export interface Statement<in Parameters = object, out Row = unknown> {
  /** The name it is prepared under. */
  name?: string
  /** SQL with numbered parameters. */
  text: string
  /** Names of the parameters, in the order of their numbers. */
  parameters: readonly string[]
  readonly types?: (parameters: Parameters) => Row
}

/** Publishes each statement that is declared. */
export const declarations = channel('tabldot:sql')

/** Matches a parameter, or a string literal, in which one would be plain text. */
const parameterOrString = /'(?:[^']|'')*'|\$(\w+)/g

const numbered = <Parameters, Row>(text: string): Statement<Parameters, Row> => {
  const parameters: string[] = []
  const numberOf = (name: string) => parameters.indexOf(name) + 1 || parameters.push(name)
  const withNumbers = text.replace(parameterOrString, (found, name?: string) => (name ? `$${numberOf(name)}` : found))
  const statement = { text: withNumbers, parameters }
  if (declarations.hasSubscribers) declarations.publish(statement)
  return statement
}

/** Planned on each call, for statements whose best plan depends on the values. */
export const planned = <Parameters extends object = object, Row = unknown>(text: string): Statement<Parameters, Row> =>
  numbered(text)

/** Parsed once per connection; PostgreSQL can reuse its plan. */
export const prepared = <Parameters extends object = object, Row = unknown>(
  text: string,
): Statement<Parameters, Row> => ({
  ...numbered(text),
  name: createHash('sha1').update(text).digest('hex').slice(0, 20),
})
