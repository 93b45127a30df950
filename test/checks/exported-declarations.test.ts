import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hiddenDeclarations } from '../support/hidden-declarations.ts'

const index = 'src/core/shifts/index.ts'
const exporting = (...files: string[]) =>
  [
    readFileSync(join(import.meta.dirname, '../..', index), 'utf8'),
    ...files.map((file) => `export * from './${file}'\n`),
  ].join('')

const head = `
  import { logEvent, telling } from '../audit/index.ts'
  import { defineJob, defineLongJob, refusals, refusals as says, type Job } from '../shared/index.ts'
`
const pausing = `logEvent('shift.paused', 'SHIFT_UPDATED', telling<{ shiftId: string }>())`
const refusing = `({ 'shift.paused': 'conflict' })`
const planted = {
  [index]: exporting('planted-index.ts', 'planted-well.ts', 'planted-nested.ts'),
  'src/core/shifts/planted-plain.ts': `${head}
    export const paused = ${pausing}
    const pauseRefusal = refusals${refusing}
    export const announcePause: Job<{ id: string }> = defineJob('announcePause', [], () => async () => {})
    export const tellElsewhere = defineLongJob('tellElsewhere', [], () => async () => {})`,
  'src/core/shifts/planted-aliased.ts': `${head}
    const declare = refusals
    export const one = declare${refusing}
    export const other = says${refusing}`,
  'src/core/shifts/planted-helper.ts': `${head}
    const event = (name: string) => logEvent(name, 'SHIFT_UPDATED', telling<{ shiftId: string }>())
    function refuse() {
      return refusals${refusing}
    }
    export const paused = event('shift.paused')
    export const pauseRefusal = refuse()`,
  'src/core/shifts/planted-wrapped.ts': `${head}
    export const frozen = Object.freeze(refusals${refusing})
    export const [job] = [defineJob('announcePause', [], () => async () => {})]
    export const { paused } = { paused: ${pausing} }`,
  /** Some of it is exported, partly under another name, but not all. */
  'src/core/shifts/planted-index.ts': `export { renamed as other, reached } from './planted-renamed.ts'`,
  'src/core/shifts/planted-renamed.ts': `${head}
    const renamed = ${pausing}
    export { renamed }
    export const reached = refusals${refusing}
    export const kept = refusals${refusing}`,
  'src/core/shifts/planted-nested.ts': `${head}
    export const events = { paused: ${pausing} }
    export const pause = () => {
      throw refusals${refusing}('shift.paused')
    }
    export class Pause {
      static readonly refusal = says${refusing}
    }
    export default defineJob('announcePause', [], () => async () => {})`,
  'src/core/shifts/planted-well.ts': `${head}
    const event = (name: string) => ${pausing.replace("'shift.paused'", 'name')}
    export const wellPaused = event('shift.paused')
    const wellRefusal = says${refusing}
    export { wellRefusal as well }`,
}

const hidden = Object.entries(hiddenDeclarations(planted))

/** Sentences are required, and jobs registered, for what the index of a module exports. */
it('every refusal, log event and job of the core is exported by the index of its module', () => {
  expect(Object.fromEntries(hidden.filter(([file]) => !(file in planted)))).toEqual({})
})

it('finds those that are not, however they are declared', () => {
  expect(Object.fromEntries(hidden.filter(([file]) => file in planted))).toEqual({
    'src/core/shifts/planted-aliased.ts': ['one', 'other'],
    'src/core/shifts/planted-helper.ts': ['paused', 'pauseRefusal'],
    'src/core/shifts/planted-nested.ts': ['logEvent', 'refusals', 'says', 'defineJob'],
    'src/core/shifts/planted-plain.ts': ['paused', 'pauseRefusal', 'announcePause', 'tellElsewhere'],
    'src/core/shifts/planted-renamed.ts': ['kept'],
    'src/core/shifts/planted-wrapped.ts': ['frozen', 'job', 'paused'],
  })
})
