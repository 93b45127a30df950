import { parse } from 'libpg-query'

/** The columns that say which company a row belongs to. */
const tenantColumns = ['company_id', 'corporate_id', 'catering_id', 'supplier_id', 'partner_id']

type Node = Readonly<Record<string, unknown>>

/** A relation of a query: a table, the result of a query, or a function of parameters. */
interface Relation {
  kind: 'table' | 'query' | 'function'
  table: string
  isBound: boolean
}

type Scope = ReadonlyMap<string, Relation>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const inside = (node: unknown, key: string): Node | undefined => {
  const value = isNode(node) ? node[key] : undefined
  return isNode(value) ? value : undefined
}
const listIn = (node: unknown, key: string): unknown[] => {
  const value = isNode(node) ? node[key] : undefined
  return Array.isArray(value) ? value : []
}
const textIn = (node: unknown, key: string): string | undefined => {
  const value = isNode(node) ? node[key] : undefined
  return typeof value === 'string' ? value : undefined
}

const queryKinds = ['SelectStmt', 'UpdateStmt', 'DeleteStmt', 'InsertStmt', 'MergeStmt']

/** The nodes below that `pick` accepts, without searching inside them. */
const find = <Found>(node: unknown, pick: (node: Node) => Found | undefined): Found[] => {
  if (Array.isArray(node)) return node.flatMap((one) => find(one, pick))
  if (!isNode(node)) return []
  const found = pick(node)
  return found === undefined ? Object.values(node).flatMap((one) => find(one, pick)) : [found]
}

/** The queries directly below; the two sides of a UNION count separately. */
const queriesBelow = (node: unknown): Node[] =>
  find(Object.values(isNode(node) ? node : {}), (one) => {
    const kind = queryKinds.find((name) => name in one)
    return kind === undefined ? undefined : inside(one, kind)
  })

const columnOf = (expression: unknown): { alias: string | undefined; column: string } | undefined => {
  const fields = listIn(inside(expression, 'ColumnRef'), 'fields').map((field) =>
    textIn(inside(field, 'String'), 'sval'),
  )
  const column = fields.at(-1)
  return column === undefined ? undefined : { alias: fields.length > 1 ? fields.at(-2) : undefined, column }
}

const relationsIn = (from: unknown[], ctes: ReadonlySet<string>): [string, Relation][] =>
  from.flatMap((item): [string, Relation][] => {
    const join = inside(item, 'JoinExpr')
    if (join) return relationsIn([join['larg'], join['rarg']], ctes)
    const range = inside(item, 'RangeVar')
    if (range) {
      const table = textIn(range, 'relname') ?? ''
      const isTable = !ctes.has(table) || textIn(range, 'schemaname') !== undefined
      const alias = textIn(inside(range, 'alias'), 'aliasname') ?? table
      return [[alias, { kind: isTable ? 'table' : 'query', table, isBound: !isTable }]]
    }
    const [kind, of] = inside(item, 'RangeSubselect')
      ? (['query', inside(item, 'RangeSubselect')] as const)
      : (['function', inside(item, 'RangeFunction')] as const)
    const alias = textIn(inside(of, 'alias'), 'aliasname')
    return alias === undefined ? [] : [[alias, { kind, table: '', isBound: true }]]
  })

const joinConditions = (from: unknown[]): unknown[] =>
  from.flatMap((item) => {
    const join = inside(item, 'JoinExpr')
    return join ? [join['quals'], ...joinConditions([join['larg'], join['rarg']])] : []
  })

/**
 * Finds where a statement reads or changes tenants' rows without restricting them to a company: no condition says that
 * the row's company is one of the parameters or that of another row, and its id does not come from a row restricted to
 * a company.
 *
 * @param tables the columns of each table
 */
export const tenantFaults = async (text: string, tables: ReadonlyMap<string, readonly string[]>): Promise<string[]> => {
  const faults: string[] = []
  const isOfTenants = (table: string) => tables.get(table)?.some((column) => tenantColumns.includes(column))

  const check = (query: Node, outer: Scope, outerCtes: ReadonlySet<string>): void => {
    const withClause = listIn(inside(query, 'withClause'), 'ctes').map((one) => inside(one, 'CommonTableExpr'))
    const ctes = new Set([...outerCtes, ...withClause.map((cte) => textIn(cte, 'ctename') ?? '')])
    const sides = [inside(query, 'larg'), inside(query, 'rarg')].filter((side) => side !== undefined)
    for (const side of sides) check(side, outer, ctes)

    const from = [...listIn(query, 'fromClause'), ...listIn(query, 'usingClause')]
    const isInsert = 'cols' in query || 'onConflictClause' in query
    const target = isInsert ? [] : [query['relation'] === undefined ? undefined : { RangeVar: query['relation'] }]
    const own = new Map(relationsIn([...target, ...from], ctes))
    for (const relation of own.values())
      if (relation.kind === 'table' && !isOfTenants(relation.table)) relation.isBound = true
    const scope = new Map([...outer, ...own])
    const conditions = [query['whereClause'], ...joinConditions(from)]

    const aliasOf = (reference: { alias: string | undefined; column: string }): string | undefined =>
      reference.alias ?? [...own, ...outer].find(([, { table }]) => tables.get(table)?.includes(reference.column))?.[0]

    /** Whether the expression is a value that comes neither from the relation itself nor from one that is not bound. */
    const isGiven = (expression: unknown, alias: string, byId: boolean): boolean => {
      const values = find(expression, (node) => {
        if ('ParamRef' in node) return { isBound: !byId }
        if ('SubLink' in node) return { isBound: true }
        const reference = columnOf(node)
        if (!reference) return undefined
        const from = aliasOf(reference)
        const relation = from === undefined ? undefined : scope.get(from)
        if (from === alias) return { isBound: false }
        return { isBound: relation === undefined || (relation.isBound && !(byId && relation.kind === 'function')) }
      })
      return values.length > 0 && values.every(({ isBound }) => isBound)
    }

    const isOwnColumn = (expression: unknown, alias: string, byId: boolean): boolean => {
      const reference = columnOf(expression)
      if (reference === undefined || aliasOf(reference) !== alias) return false
      return byId ? /(^|_)id$/.test(reference.column) : tenantColumns.includes(reference.column)
    }

    const equates = (left: unknown, right: unknown, alias: string): boolean =>
      [false, true].some(
        (byId) =>
          (isOwnColumn(left, alias, byId) && isGiven(right, alias, byId)) ||
          (isOwnColumn(right, alias, byId) && isGiven(left, alias, byId)),
      )

    /** Whether the condition only holds for rows of the relation that belong to given companies. */
    const binds = (condition: unknown, alias: string): boolean => {
      const logic = inside(condition, 'BoolExpr')
      if (logic) {
        const parts = listIn(logic, 'args')
        if (logic['boolop'] === 'AND_EXPR') return parts.some((part) => binds(part, alias))
        return logic['boolop'] === 'OR_EXPR' && parts.every((part) => binds(part, alias))
      }
      const sub = inside(condition, 'SubLink')
      if (sub) {
        const tested = sub['testexpr']
        const columns = inside(tested, 'RowExpr') ? listIn(inside(tested, 'RowExpr'), 'args') : [tested]
        return sub['subLinkType'] === 'ANY_SUBLINK' && columns.some((column) => isOwnColumn(column, alias, true))
      }
      const comparison = inside(condition, 'A_Expr')
      const operator = textIn(inside(listIn(comparison, 'name')[0], 'String'), 'sval')
      if (comparison === undefined || operator !== '=') return false
      const [left, right] = [comparison['lexpr'], comparison['rexpr']]
      const rows = [inside(left, 'RowExpr'), inside(right, 'RowExpr')]
      if (rows[0] && rows[1])
        return listIn(rows[0], 'args').some((part, index) => equates(part, listIn(rows[1], 'args')[index], alias))
      const items = listIn(inside(right, 'List'), 'items')
      if (items.length > 0) return items.some((item) => equates(left, item, alias)) || equates(left, right, alias)
      return equates(left, right, alias)
    }

    for (let isChanged = true; isChanged;) {
      isChanged = false
      for (const [alias, relation] of own)
        if (!relation.isBound && conditions.some((condition) => binds(condition, alias)))
          isChanged = relation.isBound = true
    }
    for (const [alias, { isBound, table }] of own)
      if (!isBound) faults.push(`rows of ${table} (${alias}) are not restricted to a company`)
    for (const part of queriesBelow({ ...query, larg: null, rarg: null })) check(part, scope, ctes)
  }

  const { stmts } = (await parse(text)) as { stmts: unknown[] }
  for (const statement of queriesBelow({ stmts })) check(statement, new Map(), new Set())
  return faults
}
