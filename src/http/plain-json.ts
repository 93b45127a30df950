import { HttpProblem } from './problem.ts'

const deepest = 20

const unreadable = (): HttpProblem => new HttpProblem(400, 'request.malformed', 'Gönderilen veri okunamadı.')

const isPlainText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Refuses what parses as JSON and still breaks what comes after: deep nesting, NUL characters, halves of characters, `__proto__`. */
export const refuseUnplain = (value: unknown, depth = 0): void => {
  if (typeof value === 'string') {
    if (!isPlainText(value)) throw unreadable()
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (depth === deepest) throw unreadable()
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__' || !isPlainText(key)) throw unreadable()
    refuseUnplain(inner, depth + 1)
  }
}
