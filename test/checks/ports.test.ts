import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

it('the ports of a module are in its ports.ts', () => {
  const files = globSync('src/core/!(shared)/*.ts', { cwd: root })
  const withPorts = files.filter((file) => /^export abstract class/m.test(readFileSync(join(root, file), 'utf8')))
  expect(withPorts.length).toBeGreaterThan(10)
  expect(withPorts.filter((file) => !file.endsWith('/ports.ts'))).toEqual([])
})
