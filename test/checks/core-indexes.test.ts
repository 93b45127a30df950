import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { coreIndexes } from '../../scripts/core-indexes.ts'

const root = join(import.meta.dirname, '../..')
const indexes = Object.entries(coreIndexes())

it('a module of the core exports its commands and keeps what is marked as internal', () => {
  const workforce = coreIndexes()['src/core/workforce/index.ts']
  expect(workforce).toContain("export * from './add-employee.ts'\n")
  expect(workforce).not.toContain('leave.ts')
})

it.each(indexes)('%s is what `npm run gen` makes of its folder', (file, text) => {
  expect(readFileSync(join(root, file), 'utf8')).toBe(text)
})
