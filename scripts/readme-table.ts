import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configurationTable } from '../src/main/configuration.ts'

const file = join(import.meta.dirname, '..', 'README.md')
const [begin, end] = ['<!-- configuration: npm run gen -->', '<!-- /configuration -->']

const cell = (text: string): string => text.replaceAll('|', '\\|')

const table = (): string =>
  [
    '| Variable | Default | Meaning |',
    '| --- | --- | --- |',
    ...configurationTable.map(
      ({ name, fallback, about }) => `| \`${name}\` | ${fallback ? `\`${cell(fallback)}\`` : '–'} | ${cell(about)} |`,
    ),
  ].join('\n')

/** The README with the current configuration table. */
export const freshReadme = (readme: string): string => {
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`README.md has no place for the table: ${begin} … ${end}`)
  return `${readme.slice(0, from)}${begin}\n${table()}\n${readme.slice(to)}`
}

if (import.meta.main) writeFileSync(file, freshReadme(readFileSync(file, 'utf8')))
