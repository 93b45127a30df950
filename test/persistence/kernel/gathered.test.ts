import { describe, expect, it } from 'vitest'
import { gathered } from '../../../src/persistence/kernel/gathered.ts'

const everybody = {}

/** Answers each question with its double, once told to. */
const askedTogether = (readerOf = () => everybody) => {
  const questions: { asked: readonly number[]; answer: () => void; fail: (error: Error) => void }[] = []
  const ask = gathered(
    (asked: readonly number[]) =>
      new Promise<number[]>((resolve, reject) => {
        questions.push({ asked, answer: () => resolve(asked.map((one) => one * 2)), fail: reject })
      }),
    readerOf,
  )
  return { ask, questions, asked: () => questions.map(({ asked }) => asked) }
}
/** Two turns of the event loop, since requests are collected during the first. */
const soon = async () => {
  await new Promise(setImmediate)
  await new Promise(setImmediate)
}

describe('a batched question', () => {
  it('is asked at once if none is in progress', async () => {
    const { ask, questions, asked } = askedTogether()
    const first = ask(1)
    await soon()
    expect(asked()).toEqual([[1]])
    questions[0]?.answer()
    expect(await first).toBe(2)
    const second = ask(2)
    await soon()
    expect(asked()).toEqual([[1], [2]])
    questions[1]?.answer()
    expect(await second).toBe(4)
  })

  it('is asked together with others that arrive while one is in progress', async () => {
    const { ask, questions, asked } = askedTogether()
    const first = ask(1)
    await soon()
    const others = [ask(2), ask(3), ask(2)]
    questions[0]?.answer()
    await first
    await soon()
    expect(asked()).toEqual([[1], [2, 3, 2]])
    questions[1]?.answer()
    expect(await Promise.all(others)).toEqual([4, 6, 4])
  })

  it('does not wait for an answer that never comes', async () => {
    const { ask, questions, asked } = askedTogether()
    void ask(1)
    await soon()
    const second = ask(2)
    await expect.poll(asked).toEqual([[1], [2]])
    questions[1]?.answer()
    expect(await second).toBe(4)
  })

  it('fails only for those it was asked for together', async () => {
    const { ask, questions } = askedTogether()
    const first = ask(1)
    await soon()
    const others = [ask(2), ask(3)]
    questions[0]?.fail(new Error('lost'))
    await expect(first).rejects.toThrow('lost')
    await soon()
    questions[1]?.answer()
    expect(await Promise.all(others)).toEqual([4, 6])
  })
})
