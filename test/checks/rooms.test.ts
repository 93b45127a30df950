import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import modules from '../../src/modules.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')

/** What a folder may contain; `npm run arch` checks the same for the code in `src`. */
const rooms: Record<string, string[]> = {
  'src/contract': [...modules, 'kernel'].map((name) => `${name}.yaml`).concat('api.d.ts'),
  'test/core': [...modules, 'actors', 'shared'],
  'test/texts': [...modules, 'kernel'],
  'test/persistence': [...modules, 'kernel'],
  'test/reads': [...modules, 'kernel'],
  'test/http': [...modules, 'server', 'contract', 'permissions'],
}
const strangers = (names: string[], folder: string) => names.filter((name) => !rooms[folder]!.includes(name))

describe.each(Object.keys(rooms))('%s', (folder) => {
  it('is divided into the modules of src/modules.json', () => {
    const found = readdirSync(join(root, folder))
    expect(found.length).toBeGreaterThan(4)
    expect(strangers(found, folder)).toEqual([])
    expect(strangers([...found, 'lunches'], folder)).toEqual(['lunches'])
  })
})
