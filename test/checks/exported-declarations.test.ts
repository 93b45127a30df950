import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

const declaration = /^(?:export )?const (\w+)[^=\n]*=\s*(?:logEvent|refusals|defineJob|defineLongJob)\(/gm
const declaredIn = (text: string): string[] => [...text.matchAll(declaration)].map(([, name = '']) => name)

const files = globSync('src/core/*/*.ts', { cwd: root })
  .map((file) => ({ file, names: declaredIn(readFileSync(join(root, file), 'utf8')) }))
  .filter(({ names }) => names.length > 0)

const exportsOf = async (file: string): Promise<ReadonlySet<string>> =>
  new Set(Object.keys((await import(join(root, dirname(file), 'index.ts'))) as object))

const hiddenIn = (names: readonly string[], exported: ReadonlySet<string>): string[] =>
  names.filter((name) => !exported.has(name))

it('finds declarations that the index of a module does not export', () => {
  const text = `
    import { logEvent } from '../audit/index.ts'
export const shiftPaused = logEvent('shift.paused', 'SHIFT_UPDATED', telling<{ shiftId: string }>())
const pauseRefusal = refusals({ 'shift.paused': 'conflict' })
export const announcePause: Job<PauseNews> = defineJob(
  'announcePause',
export const tellElsewhere = defineLongJob('tellElsewhere', [], () => async () => {})`
  expect(hiddenIn(declaredIn(text), new Set(['shiftPaused']))).toEqual([
    'pauseRefusal',
    'announcePause',
    'tellElsewhere',
  ])
})

/** Sentences are required, and handlers registered, only for what the index of a module exports. */
it.each(files)(
  '$file: its events, refusals and jobs are exported by the index of the module',
  async ({ file, names }) => {
    expect(hiddenIn(names, await exportsOf(file))).toEqual([])
  },
)

it('every call that declares an event, a refusal or a job is found', () => {
  const calls = globSync('src/core/*/*.ts', { cwd: root }).flatMap((file) =>
    file.endsWith('shared/job.ts')
      ? []
      : (readFileSync(join(root, file), 'utf8').match(/\b(logEvent|refusals|defineJob|defineLongJob)\(/g) ?? []),
  )
  expect(files.flatMap(({ names }) => names)).toHaveLength(calls.length)
})
