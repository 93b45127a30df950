import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..', '..')

describe.each(globSync(['CONTRIBUTING.md', 'docs/**/*.md'], { cwd: root }))('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8')

  it('names only files and folders that exist', () => {
    const named = [...text.matchAll(/(?<![\w/.])(?:src|cli|web|test|scripts|migrations|docs)\/[\w*./-]*/g)].map(
      ([path]) => path.replace(/[./]+$/, ''),
    )
    expect(named.filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([])
  })

  it('names only scripts that exist', () => {
    const named = [...text.matchAll(/npm run ([a-z]+)/g)].map(([, script = '']) => script)
    expect(named.filter((script) => !Object.hasOwn(packageJson.scripts, script))).toEqual([])
  })
})

it('docs/security.md names only tests that exist', () => {
  const text = readFileSync(join(root, 'docs/security.md'), 'utf8')
  const named = [...text.matchAll(/`(test\/[^`]+)`: "([^"]+)"/g)]
  expect(named.length).toBeGreaterThan(15)
  const missing = named.filter(([, file = '', name = '']) => !readFileSync(join(root, file), 'utf8').includes(name))
  expect(missing.map(([line]) => line)).toEqual([])
})

describe('docs/decisions', () => {
  const folder = join(root, 'docs/decisions')
  const records = globSync('[0-9]*.md', { cwd: folder }).sort()
  const rows = [
    ...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^\| \[(.+?)\]\((\d{4}-.+?)\) \| (.+) \|$/gm),
  ].map(([, title = '', file = '', status = '']) => ({ title, file, status }))

  it('has an index that lists each record once, under its title', () => {
    expect(rows.map(({ file }) => file).sort()).toEqual(records)
    const headingOf = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n', 1)[0]
    expect(rows.filter(({ title, file }) => headingOf(file) !== `# ${title}`)).toEqual([])
  })

  it('names each file after its title', () => {
    const fileNameOf = (title: string) =>
      `${title
        .toLowerCase()
        .replaceAll("'", '')
        .replace(/[^a-z0-9]+/g, '-')}.md`
    expect(rows.filter(({ title, file }) => fileNameOf(title) !== file)).toEqual([])
  })

  it('says of each record whether it is in force, and which later one continues, changes or replaces it', () => {
    const form = /^(in force(, (continued in|changed by) \d{4}(, \d{4})*)?|replaced by \d{4})$/
    expect(rows.filter(({ status }) => !form.test(status))).toEqual([])
    const numbers = new Set(records.map((file) => file.slice(0, 4)))
    const later = rows.flatMap(({ file, status }) => (status.match(/\d{4}/g) ?? []).map((number) => ({ file, number })))
    expect(later.filter(({ file, number }) => !numbers.has(number) || number <= file.slice(0, 4))).toEqual([])
  })
})

it.each(globSync(['*.md', 'docs/**/*.md'], { cwd: root }))('%s links only to files that exist', (document) => {
  const links = [...readFileSync(join(root, document), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
  const missing = links.filter(([, path = '']) => !existsSync(join(root, dirname(document), path)))
  expect(missing.map(([, path]) => path)).toEqual([])
})
