import { planned, type Statement } from '../../src/persistence/index.ts'

type Values = Readonly<Record<number, unknown>>

/** The own SQL of a test, where `$1` and `$2` are short enough for names. */
export const adHoc = <Row = unknown>(text: string): Statement<Values, Row> => planned<Values, Row>(text)

export const numbered = (...values: unknown[]): Values =>
  Object.fromEntries(values.map((value, index) => [index + 1, value]))
