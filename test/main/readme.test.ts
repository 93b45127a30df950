import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newProgram } from '../../cli/program.ts'
import { freshReadme } from '../../scripts/readme-table.ts'
import packageJson from '../../package.json' with { type: 'json' }

const readme = readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8')

it('has the current configuration table', () => {
  expect(readme).toBe(freshReadme(readme))
})

it('only names existing commands', async () => {
  const program = await newProgram()
  for (const [, line = ''] of readme.matchAll(/^npx tabldot ([a-z].*)$/gm)) {
    let command = program
    for (const word of line.split(' ')) command = command.commands.find((one) => one.name() === word) ?? command
    expect(command.commands, line).toEqual([])
    const known = command.options.map(({ long }) => long)
    for (const [flag] of line.replace(/#.*/, '').matchAll(/--[a-z0-9-]+/g)) expect(known, line).toContain(flag)
  }
  for (const [, script = ''] of readme.matchAll(/npm run ([a-z-]+)/g))
    expect(Object.keys(packageJson.scripts)).toContain(script)
})
