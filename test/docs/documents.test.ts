import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

it('the index of decisions lists each of them once, under its title', () => {
  const folder = join(root, 'docs/decisions')
  const listed = [
    ...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/\| \[(.+?)\]\((\d{4}-[^)]+)\) \| in force/g),
  ]
  const records = globSync('[0-9]*.md', { cwd: folder }).sort()
  expect(listed.map(([, , file = '']) => file).sort()).toEqual(records)
  const title = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n', 1)[0]
  expect(listed.filter(([, name = '', file = '']) => title(file) !== `# ${name}`)).toEqual([])
})
