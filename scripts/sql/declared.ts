import { globSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import ts from 'typescript'
import { declarations } from '../../src/persistence/kernel/statement.ts'

/** A statement of the product, and what its source declares. */
export interface Declared {
  /** The file and the constant or function, such as `src/reads/menus/choices.ts play`. */
  name: string
  text: string
  parameters: readonly string[]
  /** The type arguments of the call; undefined if there are none. */
  parametersType: ts.Type | undefined
  rowType: ts.Type | undefined
}

interface Created {
  text: string
  parameters: readonly string[]
  file: string
  line: number
  column: number
}

const place = /\(?((?:file:\/\/)?\/[^\s()]+):(\d+):(\d+)\)?$/

/** The first position in the stack outside the file that defines statements. */
const callerOf = (stack: string): Pick<Created, 'file' | 'line' | 'column'> => {
  const line = stack.split('\n').find((text) => place.test(text) && !/statement\.ts|sql\/declared\.ts/.test(text))
  const [, file, row, column] = place.exec(line ?? '') ?? []
  if (file === undefined) throw new Error(`no source position in ${stack}`)
  return { file: file.startsWith('file:') ? fileURLToPath(file) : file, line: Number(row), column: Number(column) }
}

/**
 * Loads the modules and collects the statements they declare while loading. Types are stripped in place, so positions
 * are exact.
 */
const createdBy = async (files: readonly string[]): Promise<Created[]> => {
  const created: Created[] = []
  const hear = (message: unknown) => {
    const { text, parameters } = message as Created
    created.push({ text, parameters, ...callerOf(new Error().stack ?? '') })
  }
  Error.stackTraceLimit = 50
  declarations.subscribe(hear)
  for (const file of files) await import(pathToFileURL(file).href)
  declarations.unsubscribe(hear)
  return created
}

const nameOf = (node: ts.Node): string => {
  for (let at = node; !ts.isSourceFile(at); at = at.parent)
    if (ts.isVariableDeclaration(at) && ts.isSourceFile(at.parent.parent.parent)) return at.name.getText()
  return 'statement'
}

const callsIn = (source: ts.SourceFile): ts.CallExpression[] => {
  const calls: ts.CallExpression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(prepared|planned)$/.test(node.expression.getText())) calls.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return calls
}

/** The statements of all TypeScript files in the folders, each once per position and text. */
export const declaredIn = async (
  program: ts.Program,
  root: string,
  folders: readonly string[],
): Promise<{ declared: Declared[]; unheard: string[] }> => {
  const checker = program.getTypeChecker()
  const files = folders
    .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }))
    .map((file) => resolve(root, file))
  const created = await createdBy(files)
  const declared: Declared[] = []
  const unheard: string[] = []
  for (const file of files) {
    const source = program.getSourceFile(file)
    for (const call of source ? callsIn(source) : []) {
      const { line, character } = source!.getLineAndCharacterOfPosition(call.getStart())
      const name = `${relative(root, file)} ${nameOf(call)}`
      const ofCall = created.filter((one) => one.file === file && one.line === line + 1 && one.column === character + 1)
      if (ofCall.length === 0) unheard.push(name)
      const [parametersType, rowType] = (call.typeArguments ?? []).map((node) => checker.getTypeFromTypeNode(node))
      for (const { text, parameters } of new Map(ofCall.map((one) => [one.text, one])).values())
        declared.push({ name, text, parameters, parametersType, rowType })
    }
  }
  return { declared, unheard }
}
