import { describe, expect, it } from 'vitest'
import { Turns } from '../../src/gateways/turns.ts'

const turnsOf = (maxWaitingPerParty: number) => {
  const turns = new Turns({ maxConcurrent: 1, maxWaitingPerParty, refusal: () => new Error('busy') })
  const begun: string[] = []
  const work = (name: string) => () => Promise.resolve(void begun.push(name))
  const held = Promise.withResolvers<undefined>()
  const holding = turns.take(() => held.promise)
  const end = async () => {
    held.resolve(undefined)
    await holding
  }
  return { turns, begun, work, end }
}

describe('turns', () => {
  it('alternate between parties, however many calls one of them makes', async () => {
    const { turns, begun, work, end } = turnsOf(3)
    const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => turns.take(work(name), name.charAt(0)))
    await end()
    await Promise.all(all)
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  it('are refused only to a party whose own queue is full', async () => {
    const { turns, begun, work, end } = turnsOf(1)
    const all = [turns.take(work('a1'), 'a')]
    await expect(turns.take(work('a2'), 'a')).rejects.toThrow('busy')
    all.push(turns.take(work('b1'), 'b'))
    await end()
    await Promise.all(all)
    expect(begun).toEqual(['a1', 'b1'])
  })

  it('tell how much runs and waits', async () => {
    const { turns, work, end } = turnsOf(2)
    const all = ['a', 'a', 'b'].map((party) => turns.take(work(party), party))
    expect([turns.running, turns.waiting]).toEqual([1, 3])
    await end()
    await Promise.all(all)
    expect([turns.running, turns.waiting]).toEqual([0, 0])
  })

  it('continue after failed work', async () => {
    const { turns, begun, work, end } = turnsOf(2)
    const failed = turns.take(() => Promise.reject(new Error('no')))
    const next = turns.take(work('next'))
    await Promise.all([end(), expect(failed).rejects.toThrow('no'), next])
    expect(begun).toEqual(['next'])
  })
})
