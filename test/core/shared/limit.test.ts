import { beforeEach, describe, expect, it } from 'vitest'
import { takingInBatches } from '../../../src/core/shared/index.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { FakeLimits } from '../../support/fakes/fake-limits.ts'

let limits: FakeLimits
const clock = new FakeClock('2026-03-02T09:00:00Z')
const taking = (most: number) => takingInBatches(limits, clock, most, 60)
const times = async (howMany: number, take: (key: string) => Promise<void>, key = 'a'): Promise<number> => {
  const tries = await Promise.allSettled(Array.from({ length: howMany }, () => take(key)))
  return tries.filter(({ status }) => status === 'fulfilled').length
}

beforeEach(() => {
  limits = new FakeLimits()
  clock.set('2026-03-02T09:00:00Z')
})

describe('a limit', () => {
  it.each([1, 7, 99, 250, 3000])('lets %i calls through and no more', async (most) => {
    const take = taking(most)
    let taken = 0
    for (let one = 0; one < most + 50; one++) taken += await times(1, take)
    expect(taken).toBe(most)
    await expect(take('a')).rejects.toMatchObject({ kind: 'throttled', code: 'limit.exceeded', facts: { seconds: 60 } })
  })

  it('reserves many calls at a time', async () => {
    expect(await times(1, taking(3000))).toBe(1)
    expect(limits.counts.get('a')).toBe(30)
  })

  it('holds across several processes and many calls at once', async () => {
    const [one, other] = [taking(300), taking(300)]
    const taken = await Promise.all([times(400, one), times(400, other)])
    expect(taken[0] + taken[1]).toBe(300)
  })

  it('counts each caller separately', async () => {
    const take = taking(2)
    expect([await times(3, take, 'a'), await times(3, take, 'b')]).toEqual([2, 2])
  })

  it('discards what it reserved when the window is over', async () => {
    const take = taking(3000)
    await take('a')
    clock.set('2026-03-02T09:01:00Z')
    await take('a')
    expect(limits.counts.get('a')).toBe(60)
  })
})
