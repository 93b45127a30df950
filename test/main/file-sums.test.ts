import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sumFiles } from '../../src/main/file-sums.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('reports the files of a minute in one line, and nothing when there were none', () => {
  const lines: unknown[][] = []
  const sums = sumFiles((...line) => lines.push(line))
  for (const bytes of [100, 20, 3]) sums.add(bytes)
  vi.advanceTimersByTime(59_999)
  expect(lines).toEqual([])
  vi.advanceTimersByTime(1)
  expect(lines).toEqual([[{ files: 3, bytes: 123 }, 'static files']])
  vi.advanceTimersByTime(600_000)
  sums.add(7)
  sums.flush()
  sums.flush()
  vi.advanceTimersByTime(60_000)
  expect(lines.slice(1)).toEqual([[{ files: 1, bytes: 7 }, 'static files']])
})
