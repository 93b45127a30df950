import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ESLint } from 'eslint'
import { expect, it, vi } from 'vitest'

vi.setConfig({ testTimeout: 60_000 })

const rules = ['no-restricted-syntax', 'no-restricted-globals']
const root = join(import.meta.dirname, '../..')
const eslint = new ESLint({
  cwd: root,
  ruleFilter: ({ ruleId }) => rules.includes(ruleId),
  overrideConfig: {
    linterOptions: { reportUnusedDisableDirectives: 'off' },
  },
})

const complaintsIn = async (filePath: string, source: string): Promise<string> =>
  (await eslint.lintText(source, { filePath }))
    .flatMap(({ messages }) => messages.map(({ message }) => message))
    .join('\n')

const rings = ['core', 'reads', 'persistence', 'http', 'gateways', 'main']

it.each(rings)('reading the system clock is refused in src/%s', async (ring) => {
  const file = `src/${ring}/planted.ts`
  expect(await complaintsIn(file, 'export const now = new Date()\n')).toMatch(/Clock port/)
  expect(await complaintsIn(file, 'export const now = Date.now()\n')).toMatch(/Clock port/)
  expect(await complaintsIn(file, 'export const day = new Date(1)\n')).toBe('')
})

it.each(['features/planted.tsx', 'app/planted.ts', 'embed/planted.ts', 'planted/planted.ts'])(
  'fetch is refused in web/%s',
  async (file) => {
    expect(await complaintsIn(`web/${file}`, "export const answer = fetch('/api')\n")).toMatch(/generated hooks/)
    expect(await complaintsIn(`web/${file}`, "export const answer = window.fetch('/api')\n")).toMatch(/generated hooks/)
    expect(await complaintsIn(`web/${file}`, 'export const seen = localStorage.length\n')).toMatch(/denied its storage/)
  },
)

it('creating an entity without its constructor is refused', async () => {
  const facts = "create(Shift, { id: '1', isActive: true })\n"
  const made = `import { create } from '../shared/index.ts'\nexport const shift = ${facts}`
  expect(await complaintsIn('src/core/planted.ts', made)).toMatch(/with its constructor/)
  expect(await complaintsIn('test/planted.ts', `export const shift = ${facts}`)).toMatch(/with its constructor/)
  expect(await complaintsIn('test/planted.ts', 'export const copy = create(Shift, { ...shift, days: [] })\n')).toBe('')
  const declared =
    "import { constructorOf } from '../shared/index.ts'\nexport const newShift = constructorOf(Shift)(() => ({}))\n"
  expect(await complaintsIn('src/core/planted.ts', declared)).toMatch(/next to its class/)
  expect(await complaintsIn('src/core/planted.ts', `${declared}export class Shift {}\n`)).toBe('')
})

it('looking for a row without its company is refused', async () => {
  const find = 'export const find = (manager, id) => manager.findOneBy(Shift, { id })\n'
  expect(await complaintsIn('src/persistence/planted.ts', find)).toMatch(/tenant first/)
})

it('rules that ask for types are checked by oxlint', () => {
  const folder = mkdtempSync(join(tmpdir(), 'typed-rules-'))
  try {
    writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true }, "include": ["planted.ts"] }')
    writeFileSync(
      join(folder, 'planted.ts'),
      [
        'export const save = async (): Promise<string> => await Promise.resolve("saved")',
        'export const start = (): void => { save() }',
        'export const name = (kind: "a" | "b"): string => { switch (kind) { case "a": return "A" } return "" }',
        'export const parsed = (text: string): number => JSON.parse(text).total',
      ].join('\n'),
    )
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
    const options = ['--type-aware', '--config', join(root, '.oxlintrc.json'), '--format', 'unix', 'planted.ts']
    const { stdout, status } = spawnSync(process.execPath, [oxlint, ...options], { cwd: folder, encoding: 'utf8' })
    expect(status).toBe(1)
    for (const rule of ['no-floating-promises', 'switch-exhaustiveness-check', 'no-unsafe-return'])
      expect(stdout).toContain(rule)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
