import { describe, expect, it } from 'vitest'
import { changeOf, track } from '../../../web/features/production/changed-figures.ts'

const minute = 60_000
const figures = (count: number) => new Map([['kofte', count]])

describe('a figure that renews by itself', () => {
  it('has not changed when it is first seen', () => {
    expect(changeOf(track(undefined, figures(40), 0), 'kofte', 0)).toBe(0)
  })

  it('shows for ten minutes by how much it has changed', () => {
    const tracked = track(track(undefined, figures(40), 0), figures(44), minute)
    expect([changeOf(tracked, 'kofte', minute), changeOf(tracked, 'kofte', 10 * minute)]).toEqual([4, 4])
    expect(changeOf(tracked, 'kofte', 11 * minute)).toBe(0)
  })

  it('keeps showing it when it is renewed without a change', () => {
    const changed = track(track(undefined, figures(40), 0), figures(44), minute)
    expect(changeOf(track(changed, figures(44), 2 * minute), 'kofte', 2 * minute)).toBe(4)
  })

  it('adds up changes that follow each other, and shows nothing where they cancel out', () => {
    const changed = track(track(undefined, figures(40), 0), figures(44), minute)
    expect(changeOf(track(changed, figures(43), 5 * minute), 'kofte', 14 * minute)).toBe(3)
    expect(changeOf(track(changed, figures(40), 5 * minute), 'kofte', 5 * minute)).toBe(0)
    expect(changeOf(track(changed, figures(45), 20 * minute), 'kofte', 20 * minute)).toBe(1)
  })
})
