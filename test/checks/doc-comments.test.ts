import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sources = globSync('{src,cli,web,migrations,scripts,test}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/generated|api\.d\.ts|^test\/architecture\//.test(file),
)

it('a doc comment never shares a line with the thing it describes', () => {
  const shared = sources.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (/[\w{(;,] \/\*\* .*\*\/|\/\*\* .*\*\/ \w/.test(line) ? [`${file}:${at + 1}`] : [])),
  )
  expect(sources.length).toBeGreaterThan(500)
  expect(shared).toEqual([])
})
