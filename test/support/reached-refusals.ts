import { join, sep } from 'node:path'
import ts from 'typescript'
import { projectAt } from '../../scripts/typescript-project.ts'
import { refusalKinds } from '../../src/http/contract/refusal-kinds.ts'

const root = join(import.meta.dirname, '../..')
const core = join(root, 'src/core') + sep
const operations = join(root, 'src/http/operations') + sep
const adapters = ['persistence', 'gateways'].map((ring) => join(root, 'src', ring) + sep)
/** Translates the errors of every statement. */
const kernel = join(root, 'src/persistence/kernel') + sep

/** A part of the program whose codes and calls belong together: a constant, a function, a method, or one operation. */
type Part = ts.Node

/** One code if it is a literal; all possible ones if it is computed. */
type Alternatives = readonly string[]

const isDeclared = (node: ts.Node): boolean =>
  ts.isVariableDeclaration(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isGetAccessorDeclaration(node) ||
  ts.isClassDeclaration(node)

/** Codes with which core and adapters refuse on behalf of an operation, as far as they can be reached from it by name. */
export class ReachedRefusals {
  readonly #checker: ts.TypeChecker
  readonly #program: ts.Program
  readonly #adapters = new Map<Part, Part[]>()
  readonly #known = new Map<Part, { refused: Alternatives[]; next: Set<Part> }>()

  constructor() {
    const { options } = projectAt('tsconfig.json')
    this.#program = ts.createProgram([join(operations, 'index.ts'), join(root, 'src/main/container.ts')], options)
    this.#checker = this.#program.getTypeChecker()
    this.#findAdapters()
  }

  /** The methods of adapters, by those of the ports that they implement. */
  #findAdapters(): void {
    const files = this.#program
      .getSourceFiles()
      .filter(({ fileName }) => adapters.some((ring) => fileName.startsWith(ring)))
    for (const one of files.flatMap(({ statements }) => statements.filter(ts.isClassDeclaration))) {
      const own = this.#checker.getTypeAtLocation(one) as ts.InterfaceType
      for (const port of this.#checker.getBaseTypes(own).flatMap((base) => base.getProperties())) {
        const [asked, method] = [port.valueDeclaration, own.getProperty(port.name)?.valueDeclaration]
        if (asked && method && method !== asked)
          this.#adapters.set(asked, [...(this.#adapters.get(asked) ?? []), method])
      }
    }
  }

  /** The operations by name. */
  operations(ids: ReadonlySet<string>): Map<string, Part> {
    const found = new Map<string, Part>()
    const visit = (node: ts.Node): void => {
      const isNamed = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)
      if (!isNamed || !ts.isIdentifier(node.name) || !ids.has(node.name.text)) return ts.forEachChild(node, visit)
      if (found.has(node.name.text)) throw new Error(`${node.name.text} stands twice in src/http/operations`)
      found.set(node.name.text, node)
    }
    for (const file of this.#program.getSourceFiles()) if (file.fileName.startsWith(operations)) visit(file)
    return found
  }

  reachedFrom(start: Part): Alternatives[] {
    const seen = new Set([start])
    for (const part of seen) for (const next of this.#readingOf(part).next) seen.add(next)
    return [...seen].flatMap((part) => this.#readingOf(part).refused)
  }

  #readingOf(part: Part) {
    const known = this.#known.get(part)
    if (known !== undefined) return known
    const reading = { refused: [] as Alternatives[], next: new Set<Part>() }
    this.#known.set(part, reading)
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node)) return
      if (ts.isCallExpression(node)) reading.refused.push(...this.#refusedBy(node))
      if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
        const next = this.#partNamed(node)
        if (next !== undefined && next !== part) reading.next.add(next)
        for (const method of (next && this.#adapters.get(next)) ?? []) reading.next.add(method)
      }
      ts.forEachChild(node, visit)
    }
    /** Methods are reached by their own names. */
    ts.forEachChild(part, (child) => (ts.isMethodDeclaration(child) ? undefined : visit(child)))
    return reading
  }

  /** A literal code may also be passed to a function that refuses with it. */
  #refusedBy({ expression, arguments: given }: ts.CallExpression): Alternatives[] {
    const isRefusing = this.#checker.getTypeAtLocation(expression).getProperty('kinds') !== undefined
    const [code] = given
    if (isRefusing && code !== undefined) return this.#codesIn(code)
    return given.filter(ts.isStringLiteral).flatMap((one) => (this.#isCode(one) ? [[one.text]] : []))
  }

  /** Some log events share the name of a code, so only literals in a place typed as codes count. */
  #isCode(one: ts.StringLiteral): boolean {
    return one.text in refusalKinds && this.#checker.getContextualType(one)?.isUnion() === true
  }

  #codesIn(code: ts.Expression): Alternatives[] {
    if (ts.isConditionalExpression(code)) return [...this.#codesIn(code.whenTrue), ...this.#codesIn(code.whenFalse)]
    const type = this.#checker.getTypeAtLocation(code)
    return [(type.isUnion() ? type.types : [type]).flatMap((one) => (one.isStringLiteral() ? [one.value] : []))]
  }

  #partNamed(name: ts.Node): Part | undefined {
    const symbol = ts.isShorthandPropertyAssignment(name.parent)
      ? this.#checker.getShorthandAssignmentValueSymbol(name.parent)
      : this.#checker.getSymbolAtLocation(name)
    if (symbol === undefined) return undefined
    const origin = symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol
    const declaration = origin.valueDeclaration
    if (declaration === undefined || !isDeclared(declaration)) return undefined
    const { fileName } = declaration.getSourceFile()
    if (fileName.startsWith(kernel) || ![core, operations, ...adapters].some((ring) => fileName.startsWith(ring)))
      return undefined
    return this.#isJob(declaration) || this.#isInOwnScope(declaration, name) ? undefined : declaration
  }

  /** A refusal in a job is not an answer to anybody. */
  #isJob(declaration: ts.Node): boolean {
    return this.#checker.getTypeAtLocation(declaration).getProperty('isAtomic') !== undefined
  }

  #isInOwnScope(declaration: ts.Node, name: ts.Node): boolean {
    return (
      declaration.pos <= name.pos && name.end <= declaration.end && declaration.getSourceFile() === name.getSourceFile()
    )
  }
}
