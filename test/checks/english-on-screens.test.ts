import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Strings that no screen shows. */
const exceptions: Record<string, string> = {
  Delete: 'the name of a key',
  'Consolas, "Courier New", monospace': 'names of typefaces',
  'The service worker could not be registered': 'told to the console',
}

/** Most English sentences and labels contain one of these words, and no Turkish one does. */
const words =
  'the|of|and|are|is|to|your|you|please|with|for|from|this|that|has|have|been|was|were|could|cannot|must|only|failed|error|save|saved|cancel|delete|deleted|close|loading|edit|add|search|new|changed|choose|select|nothing|people|day|days|today|tomorrow|yes|open|show|hide|send|sent|meal|meals|try|again|name|status|settings|next|back|previous|confirm|warning|company|order|orders|user|users|price|password|sign|submit|required|invalid|more|less|all'
const english = new RegExp(`(?<![\\w.$-])(${words})(?![\\w-])`, 'i')
const told = /^(aria-label|aria-description|title|label|placeholder|alt|hint|heading)$/

/** Texts begin with a capital letter; names of styles, fields and the contract do not. */
const isShown = (node: ts.Node): string | undefined => {
  if (ts.isJsxText(node)) return node.text
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node) && !ts.isTemplateMiddleOrTemplateTail(node))
    return undefined
  const { parent } = node
  const isTold = ts.isJsxAttribute(parent) && told.test(parent.name.getText())
  return isTold || /^\p{Lu}/u.test(node.text) ? node.text : undefined
}

const isForDevelopers = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) || (ts.isNewExpression(node) && /Error$/.test(node.expression.getText()))

const englishIn = (file: string, source: string): string[] => {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (isForDevelopers(node)) return
    const text = isShown(node)?.trim()
    if (text !== undefined && english.test(text) && !Object.hasOwn(exceptions, text)) found.push(text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true))
  return found
}

it('finds an English sentence on a screen', () => {
  const planted = [
    'const Empty = () => <p>No meals were found</p>',
    'const Close = () => <button aria-label="close dialog" />',
    "const Save = () => <Button>{isNew ? 'Save' : 'Kaydet'}</Button>",
    "const texts = { failure: 'Could not be loaded' }",
    'const told = `Sent to ${count} people`',
  ]
  expect(planted.filter((fault) => englishIn('planted.tsx', fault).length === 0)).toEqual([])
  const fine = "const Fine = () => <p className='for all'>İş yok</p>\nthrow new Error('Use it for all')"
  expect(englishIn('fine.tsx', fine)).toEqual([])
})

it('no screen speaks English', () => {
  const files = globSync('web/!(docs|panels)/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/generated/.test(file))
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((file) =>
    englishIn(file, readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
}, 60_000)
