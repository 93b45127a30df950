import { DatabaseProblem } from '../core/shared/index.ts'

type Write = (facts: object, message?: string) => void

interface Folded {
  write: Write
  /** Immediately writes what has been counted so far. */
  flush: () => void
}

const windowMs = 1_000
/** After this many seconds without a repeat, the next occurrence is written in full again. */
const quietWindows = 60

/** Ids and numbers differ from one failure to the next. */
const withoutFigures = (text: string): string => text.replaceAll(/[\da-f]{8}-[\da-f-]{27}|\d+/gi, '#')

const causesOf = (error: unknown): Error[] => (error instanceof Error ? [error, ...causesOf(error.cause)] : [])

/** An outage is a single cause wherever it surfaces; other errors also differ by where they were thrown. */
const causeOf = (error: unknown): string => {
  const causes = causesOf(error)
  if (causes.length === 0) return withoutFigures(JSON.stringify(error) ?? '')
  const told = causes.map(
    (one) => `${one.name} ${(one as { code?: string }).code ?? ''} ${withoutFigures(one.message)}`,
  )
  const isOutage = causes.some((one) => one instanceof DatabaseProblem && one.kind === 'unavailable')
  const place = isOutage ? '' : (/^ +at .+$/m.exec(causes.at(-1)?.stack ?? '')?.[0] ?? '')
  return [...told, place].join('|')
}

/**
 * Writes the first failure of a kind and cause immediately and in full. Repeats are counted, and reported in one line
 * per second.
 */
export const foldRepeats = (write: Write): Folded => {
  const known = new Map<string, { add: () => void; tell: () => void }>()

  const count = (key: string, { err }: { err?: unknown }, message: string | undefined): void => {
    let repeats = 0
    let quiet = 0
    const tell = () => {
      if (repeats > 0) write({ count: repeats, cause: err instanceof Error ? err.message || err.name : err }, message)
      repeats = 0
    }
    const timer = setInterval(() => {
      quiet = repeats > 0 ? 0 : quiet + 1
      tell()
      if (quiet < quietWindows) return
      clearInterval(timer)
      known.delete(key)
    }, windowMs).unref()
    known.set(key, { add: () => (repeats += 1), tell })
  }

  return {
    write: (facts, message) => {
      const key = `${withoutFigures(message ?? '')}|${causeOf((facts as { err?: unknown }).err)}`
      const repeated = known.get(key)
      if (repeated) return void repeated.add()
      write(facts, message)
      count(key, facts, message)
    },
    flush: () => {
      for (const { tell } of known.values()) tell()
    },
  }
}
