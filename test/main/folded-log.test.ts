import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DatabaseProblem } from '../../src/core/shared/index.ts'
import { foldRepeats } from '../../src/main/folded-log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const outage = () => ({ err: new DatabaseProblem('unavailable', 'connection refused') })
const folded = () => {
  const lines: object[] = []
  const log = foldRepeats((facts, message) => lines.push({ ...facts, message }))
  const fails = (times: number, message = 'request failed') => {
    for (let time = 0; time < times; time++) log.write(outage(), message)
  }
  return { log, lines, fails }
}
const inFull = (message = 'request failed') => ({ ...outage(), message })
const counted = (count: number, message = 'request failed') => ({ count, cause: 'connection refused', message })

it('writes the first failure in full and counts its repeats in one line a second', () => {
  const { lines, fails } = folded()
  fails(1)
  expect(lines).toEqual([inFull()])
  fails(200)
  vi.advanceTimersByTime(999)
  expect(lines).toHaveLength(1)
  vi.advanceTimersByTime(1)
  fails(3)
  vi.advanceTimersByTime(1_000)
  vi.advanceTimersByTime(1_000)
  expect(lines).toEqual([inFull(), counted(200), counted(3)])
})

it('tells kinds and causes apart, but not ids and numbers', () => {
  const { log, lines, fails } = folded()
  fails(2, 'job 7 failed')
  fails(2, 'job 8 failed')
  fails(2, 'request failed')
  log.write({ err: new Error('no such menu') }, 'request failed')
  vi.advanceTimersByTime(1_000)
  expect(lines).toMatchObject([
    inFull('job 7 failed'),
    inFull(),
    { message: 'request failed' },
    counted(3, 'job 7 failed'),
    counted(1),
  ])
})

it('writes a failure in full again after a quiet minute, and what has been counted when it is asked to', () => {
  const { log, lines, fails } = folded()
  fails(2)
  log.flush()
  expect(lines).toEqual([inFull(), counted(1)])
  vi.advanceTimersByTime(59_000)
  fails(1)
  vi.advanceTimersByTime(1_000)
  expect(lines.slice(2)).toEqual([counted(1)])
  vi.advanceTimersByTime(60_000)
  fails(1)
  expect(lines.slice(3)).toEqual([inFull()])
})
