import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newProgram } from '../../cli/program.ts'
import { freshReadme } from '../../scripts/readme-table.ts'
import { configurationTable } from '../../src/main/configuration.ts'
import { settingTexts } from '../../src/texts/kernel/settings.ts'
import packageJson from '../../package.json' with { type: 'json' }

const readme = readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8')

it('the README has an up-to-date configuration table', () => {
  expect(readme).toBe(freshReadme(readme))
})

it('settings are described in English, and the command line in Turkish', async () => {
  expect(configurationTable.map(({ name }) => name)).toEqual(Object.keys(settingTexts))
  expect(configurationTable.filter(({ about }) => /[çğışöüÇĞİŞÖÜ]/.test(about))).toEqual([])
  const help: string[] = []
  const serve = (await newProgram()).commands.find((one) => one.name() === 'serve')!
  serve.configureOutput({ writeOut: (text) => help.push(text) }).outputHelp()
  const lines = help.join('').split('\n')
  for (const [name, text] of Object.entries(settingTexts))
    expect(lines.filter((line) => line.startsWith(`  ${name} `) && line.includes(text))).toHaveLength(1)
})

it('the README only names existing commands', async () => {
  const program = await newProgram()
  for (const [, line = ''] of readme.matchAll(/^npx tabldot ([a-z][^#\n]*)/gm)) {
    let command = program
    for (const word of line.split(' ')) command = command.commands.find((one) => one.name() === word) ?? command
    if (command.registeredArguments.length === 0) expect(command.commands, line).toEqual([])
    const known = command.options.map(({ long }) => long)
    for (const [flag] of line.matchAll(/--[a-z0-9-]+/g)) expect(known, line).toContain(flag)
  }
  for (const [, script = ''] of readme.matchAll(/npm run ([a-z-]+)/g))
    expect(Object.keys(packageJson.scripts)).toContain(script)
})
