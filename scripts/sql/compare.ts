import ts from 'typescript'
import type { Declared } from './declared.ts'
import type { Described } from './described.ts'

type Use = 'parameter' | 'column'

const strings = ['uuid', 'text', 'character varying', 'date', 'time without time zone', 'name', '"char"', 'interval']
const numbers = ['smallint', 'integer', 'real', 'double precision', 'oid']
/** The driver returns these as text, because a number cannot hold all of their values. */
const bigNumbers = ['bigint', 'numeric']

/** Compares a statement's declared types with what PostgreSQL says about it. */
export const comparer = (checker: ts.TypeChecker) => {
  const isA = (type: ts.Type, of: ts.Type) => checker.isTypeAssignableTo(type, of)
  const isNamed = (type: ts.Type, ...names: string[]) => names.includes(type.symbol?.getName() ?? '')

  /** Whether the type matches what the driver returns or accepts for the PostgreSQL type. */
  const fits = (type: ts.Type, postgresType: string, use: Use): boolean => {
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return use === 'column'
    const parts = type.isUnion() ? type.types : [type]
    return parts
      .filter(({ flags }) => !(flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)))
      .every((part) => fitsOne(part, postgresType, use))
  }
  const fitsOne = (type: ts.Type, postgresType: string, use: Use): boolean => {
    if (postgresType.endsWith('[]')) {
      const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number)
      return element !== undefined && fits(element, postgresType.slice(0, -2), use)
    }
    if (strings.includes(postgresType)) return isA(type, checker.getStringType())
    if (numbers.includes(postgresType)) return isA(type, checker.getNumberType())
    if (bigNumbers.includes(postgresType))
      return isA(type, checker.getStringType()) || (use === 'parameter' && isA(type, checker.getNumberType()))
    if (postgresType === 'boolean') return isA(type, checker.getBooleanType())
    if (postgresType.startsWith('timestamp')) return isNamed(type, 'Date')
    if (postgresType === 'bytea') return isNamed(type, 'Buffer', 'Uint8Array')
    if (postgresType === 'jsonb' || postgresType === 'json')
      return use === 'column' || isA(type, checker.getStringType())
    return postgresType === 'void'
  }

  const fieldsOf = (type: ts.Type | undefined): Map<string, ts.Type> =>
    new Map((type?.getProperties() ?? []).map((field) => [field.name, checker.getTypeOfSymbol(field)]))

  const parameterFaults = ({ parameters, parametersType }: Declared, { parameters: types }: Described): string[] => {
    const fields = fieldsOf(parametersType)
    return [
      ...parameters.filter((name) => !fields.has(name)).map((name) => `parameter $${name} is not declared`),
      ...[...fields.keys()].filter((name) => !parameters.includes(name)).map((name) => `no $${name} in the text`),
      ...parameters.flatMap((name, index) => {
        const [field, type = ''] = [fields.get(name), types[index]]
        if (field === undefined || fits(field, type, 'parameter')) return []
        return [`parameter $${name} is ${type}, declared as ${checker.typeToString(field)}`]
      }),
    ]
  }

  const rowFaults = ({ rowType }: Declared, { columns }: Described): string[] => {
    if (rowType === undefined || rowType.getStringIndexType() !== undefined) return []
    const fields = fieldsOf(rowType)
    const names = columns.map(({ name }) => name)
    return [
      ...[...fields.keys()].filter((name) => !names.includes(name)).map((name) => `there is no column ${name}`),
      ...columns.flatMap(({ name, type, isNullable }) => {
        const field = fields.get(name)
        if (field === undefined) return [`column ${name} is not declared`]
        if (!fits(field, type, 'column'))
          return [`column ${name} is ${type}, declared as ${checker.typeToString(field)}`]
        const mayBeNull = isA(checker.getNullType(), field) || isA(checker.getUndefinedType(), field)
        return isNullable && !mayBeNull
          ? [`column ${name} may be null, declared as ${checker.typeToString(field)}`]
          : []
      }),
    ]
  }

  return (declared: Declared, described: Described): string[] => [
    ...parameterFaults(declared, described),
    ...rowFaults(declared, described),
  ]
}
