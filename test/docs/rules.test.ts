import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

const files = globSync('{src,cli,web,test,migrations,docs/decisions}/**/*.{ts,tsx,css,md}', { cwd: root })
const stated = [...textOf('docs/rules.md').matchAll(/^- <a id="(.*?)"><\/a>\*\*(.*?)\*\*/gm)].map(([, id, number]) => ({
  id,
  number,
}))

/** Expands a range: `I1–I3` mentions three rules. */
const expanded = (mention: string): string[] => {
  const [first = '', last = first] = mention.split('–')
  const [from, to] = [Number(first.slice(1)), Number(last.slice(1))]
  return Array.from({ length: to - from + 1 }, (_, at) => `${first.charAt(0)}${from + at}`)
}

/** The numbers in "rule M2" or "rules I1–I3, M9 and W4", even if a comment continues on the next line. */
const mentionedIn = (text: string): string[] =>
  [
    ...text
      .replace(/\n\s*(?:\*|\/\/)?\s*/g, ' ')
      .matchAll(/\b[Rr]ules? ([A-Z]\d+(?:(?:–|, and |, | and | or )[A-Z]\d+)*)/g),
  ]
    .flatMap(([, list = '']) => list.split(/, and |, | and | or /))
    .flatMap(expanded)

describe('docs/rules.md', () => {
  it('states every rule that code, tests and decision records mention', () => {
    const numbers = new Set(stated.map(({ number }) => number))
    const missing = files.flatMap((file) =>
      mentionedIn(textOf(file))
        .filter((number) => !numbers.has(number))
        .map((number) => `${file}: ${number}`),
    )
    expect(missing).toEqual([])
  })

  it('states each rule once, under its own anchor', () => {
    expect(stated.length).toBeGreaterThan(0)
    expect(new Set(stated.map(({ number }) => number)).size).toBe(stated.length)
    for (const { id, number = '' } of stated) expect(id).toBe(number.toLowerCase())
  })

  it('is cited by the code instead of documents that its readers do not have', () => {
    const foreign = files.filter((file) => /\bdecisions? \(?[A-Z]\d|\bspecification \(?part \d/i.test(textOf(file)))
    expect(foreign).toEqual([])
  })
})
