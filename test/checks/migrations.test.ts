import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { migrations } from '../../src/persistence/kernel/migrations.ts'

const found = new Set(migrations.map(({ name }) => name.slice(-4)))
const lost = (files: readonly string[]): string[] => files.filter((file) => !found.has(file.slice(0, 4)))

it('every file in migrations/ is found as a migration', () => {
  const files = readdirSync(join(import.meta.dirname, '../../migrations'))
  expect(lost([...files, '9999-forgotten.ts'])).toEqual(['9999-forgotten.ts'])
  expect(files.map((file) => file.slice(0, 4))).toEqual([...found].toSorted())
})
