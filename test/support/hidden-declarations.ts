import { existsSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import ts from 'typescript'
import { projectAt } from '../../scripts/typescript-project.ts'

const root = join(import.meta.dirname, '../..')
const core = join(root, 'src/core') + sep

/** These declare refusals, log events and jobs; what they return is recognized by these properties. */
const declaring = ['refusals', 'logEvent', 'defineJob', 'defineLongJob', 'defineSerialJob']
const distinctive = ['kinds', 'tells', 'isAtomic']

const namesIn = (name: ts.BindingName): ts.Identifier[] =>
  ts.isIdentifier(name)
    ? [name]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)))

/** Where the value of an expression goes, through whatever wraps it. */
const receiverOf = (node: ts.Node): ts.Node =>
  ts.isExpression(node) || ts.isPropertyAssignment(node) ? receiverOf(node.parent) : node

const isTopLevel = (node: ts.Node): node is ts.VariableDeclaration =>
  ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent)

/**
 * Refusals, log events and jobs that a module of the core does not export by its index, where texts, the contract and
 * the worker look for them. `planted` adds files to the core or replaces them, by their paths in the repository.
 */
export const hiddenDeclarations = (planted: Readonly<Record<string, string>> = {}): Record<string, string[]> => {
  const { options, fileNames } = projectAt('src/core/tsconfig.json')
  const texts = new Map(Object.entries(planted).map(([file, text]) => [join(root, file), text]))
  const host = ts.createCompilerHost(options)
  host.fileExists = (file) => texts.has(file) || ts.sys.fileExists(file)
  host.readFile = (file) => texts.get(file) ?? ts.sys.readFile(file)
  const program = ts.createProgram([...new Set([...fileNames, ...texts.keys()])], options, host)
  const checker = program.getTypeChecker()
  const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(core))

  const exportsOf = (path: string): ReadonlySet<ts.Symbol> => {
    const file = program.getSourceFile(path)
    const module = file && checker.getSymbolAtLocation(file)
    const exported = module ? checker.getExportsOfModule(module) : []
    return new Set(exported.map((one) => (one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one)))
  }
  const exportedByCore = exportsOf(join(core, 'index.ts'))
  const isDeclaration = (node: ts.Node): boolean => {
    const type = checker.getTypeAtLocation(node)
    return distinctive.some((name) => type.getProperty(name) !== undefined)
  }

  const own = new Set<ts.Node>(
    [...exportedByCore].flatMap(({ name, valueDeclaration }) => {
      const isOne = declaring.includes(name) && valueDeclaration && ts.isVariableDeclaration(valueDeclaration)
      return isOne && valueDeclaration.initializer ? [valueDeclaration.initializer] : []
    }),
  )
  /** The functions that declare: these, and others that return what one of them returns. */
  const declarers = new Set(own)
  const calls: ts.CallExpression[] = []
  const collect = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) calls.push(node)
    ts.forEachChild(node, collect)
  }
  files.forEach(collect)
  const declares = ({ expression }: ts.CallExpression): boolean =>
    checker
      .getTypeAtLocation(expression)
      .getCallSignatures()
      .some(({ declaration }) => declaration && declarers.has(declaration))
  /** The function that returns the value. */
  const returnerOf = (call: ts.CallExpression): ts.Node | undefined => {
    let node: ts.Node = call
    while (!ts.isFunctionLike(node.parent) && !ts.isReturnStatement(node.parent) && ts.isExpression(node))
      node = node.parent
    if (ts.isReturnStatement(node.parent)) return ts.findAncestor(node, ts.isFunctionLike)
    return ts.isArrowFunction(node.parent) && node.parent.body === node ? node.parent : undefined
  }
  for (let known = 0; known < declarers.size;) {
    known = declarers.size
    for (const call of calls.filter(declares)) {
      const returner = returnerOf(call)
      if (returner !== undefined) declarers.add(returner)
    }
  }

  const hiddenIn = (file: ts.SourceFile): string[] => {
    const index = join(dirname(file.fileName), 'index.ts')
    const exportedByModule = existsSync(index) ? exportsOf(index) : exportedByCore
    const isExported = (symbol: ts.Symbol | undefined) =>
      symbol !== undefined && exportedByModule.has(symbol) && exportedByCore.has(symbol)
    const named = file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
      declarationList.declarations
        .flatMap(({ name }) => namesIn(name))
        .filter((name) => isDeclaration(name) && !isExported(checker.getSymbolAtLocation(name)))
        .map(({ text }) => text),
    )
    const inside = calls.filter((call) => {
      if (call.getSourceFile() !== file || !declares(call) || returnerOf(call) !== undefined) return false
      if (ts.findAncestor(call, (node) => own.has(node))) return false
      const receiver = receiverOf(call)
      return !isTopLevel(receiver) || !namesIn(receiver.name).some(isDeclaration)
    })
    return [...named, ...inside.map((call) => call.expression.getText())]
  }
  const found = files.map((file) => [relative(root, file.fileName), hiddenIn(file)] as const)
  return Object.fromEntries(found.filter(([, hidden]) => hidden.length > 0))
}
