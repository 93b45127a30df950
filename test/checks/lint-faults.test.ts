import { join } from 'node:path'
import { ESLint } from 'eslint'
import { expect, it, vi } from 'vitest'

vi.setConfig({ testTimeout: 60_000 })

const rules = ['no-restricted-syntax', 'no-restricted-globals']
const eslint = new ESLint({
  cwd: join(import.meta.dirname, '../..'),
  ruleFilter: ({ ruleId }) => rules.includes(ruleId),
  overrideConfig: {
    languageOptions: { parserOptions: { projectService: false } },
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

it('looking for a row without its company is refused', async () => {
  const find = 'export const find = (manager, id) => manager.findOneBy(Shift, { id })\n'
  expect(await complaintsIn('src/persistence/planted.ts', find)).toMatch(/tenant first/)
})
