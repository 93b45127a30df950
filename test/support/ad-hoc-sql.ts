import { planned, type Statement } from '../../src/persistence/index.ts'

type Values = Readonly<Record<number, unknown>>

/** A test's own SQL, with numbered parameters instead of named ones. */
export const adHoc = <Row = unknown>(text: string): Statement<Values, Row> => planned<Values, Row>(text)

export const numbered = (...values: unknown[]): Values =>
  Object.fromEntries(values.map((value, index) => [index + 1, value]))
