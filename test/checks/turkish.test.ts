import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Texts that are shown to nobody, or are values. */
const exceptions: Record<string, string> = {
  'src/core/shared/text.ts': 'the letters that are folded',
  'src/core/menus/pasted-words.ts': 'words that a pasted menu is recognized by',
  'src/core/store/units.ts': 'values of the contract, like kg',
  'src/gateways/spreadsheets/headings.ts': 'words that the columns of a list are recognized by',
  'src/gateways/load-generator/requests.ts': 'what a load test searches for',
}

/** Words without a Turkish letter, of which most sentences and labels contain at least one. */
const words =
  'bir|ile|ya da|yok|var|gerekli|hata|olamaz|olabilir|verin|girin|deneyin|sonra|zorunludur|tarih|durum|yemek|yapan|firma|vardiya|departman|departmanlar|telefon|oturum|sunucu'
const turkish = new RegExp(`[çğışöüÇĞİŞÖÜ]|(?<![\\w.-])(${words})(?![\\w.-])`)
const label = new RegExp(`^(${words}|not)$`, 'i')

const turkishIn = (file: string, source: string): string[] => {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    if (isText && (turkish.test(node.text) || label.test(node.text))) found.push(`${file}: ${node.text}`)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest))
  return found
}

it('finds a Turkish sentence outside the texts', () => {
  const planted = [
    "throw httpProblem('request.malformed', { detail: 'Adres okunamadı.' })",
    'const sentence = `Bu adreste ${count} firma var`',
    "const columns = [{ header: 'Tarih' }]",
    "const title = 'Oturum gerekli'",
  ]
  expect(planted.filter((fault) => turkishIn('planted.ts', fault).length === 0)).toEqual([])
  expect(turkishIn('fine.ts', "// Kuruş, of ‘Ayşe’\nconst sql = 'SELECT 1 WHERE NOT var_name'")).toEqual([])
})

it('every Turkish sentence of the server is in src/texts', () => {
  const files = globSync('src/{core,http,main,gateways,persistence,reads}/**/*.ts', { cwd: root })
  const found = files.flatMap((file) => turkishIn(file, readFileSync(join(root, file), 'utf8')))
  expect(files.length).toBeGreaterThan(300)
  expect(found.filter((one) => !Object.hasOwn(exceptions, one.split(':')[0]!))).toEqual([])
  expect(Object.keys(exceptions).filter((file) => !found.some((one) => one.startsWith(`${file}:`)))).toEqual([])
}, 60_000)
