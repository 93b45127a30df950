import { describe, expect, it } from 'vitest'
import { looksOf } from '../../web/features/kitchen/statistics/looks.ts'
import { seriesOf, weekBars } from '../../web/features/kitchen/statistics/week-series.ts'

const day = (date: string, ...choices: [key: string, label: string, count: number][]) => ({
  date,
  choices: choices.map(([key, label, count]) => ({ key, label, count })),
})

describe('the series of a chart', () => {
  it('are one per key, even if its label changes between days or shifts', () => {
    const days = [
      day('2026-11-12', ['GELENEKSEL1', 'Geleneksel 1', 4], ['GELENEKSEL1', 'Ev yemeği', 3]),
      day('2026-11-13', ['GELENEKSEL1', 'Ev yemeği', 7]),
    ]
    expect(seriesOf(days)).toEqual([{ key: 'GELENEKSEL1', label: 'Ev yemeği' }])
    expect(weekBars(days).map((bars) => bars.map(({ count }) => count))).toEqual([[7], [7]])
  })

  it('with the same label are distinguished by their keys', () => {
    const days = [day('2026-11-12', ['OPT3', 'Diyet', 1], ['OPT4', 'Diyet', 1])]
    expect(seriesOf(days).map(({ label }) => label)).toEqual(['Diyet (OPT3)', 'Diyet (OPT4)'])
  })

  it('look different from each other, up to sixteen, in the colour of their kind', () => {
    const keys = ['GELENEKSEL1', 'GELENEKSEL2', 'ALTERNATIF1', 'OPT3', 'VEJETARYEN1', 'OPT4', 'OPT5', 'OPT6', 'OPT7']
    const looks = looksOf(keys)
    expect(new Set([...looks.values()].map(({ colour, pattern }) => `${colour} ${pattern}`)).size).toBe(keys.length)
    expect(looks.get('GELENEKSEL1')).toEqual({ colour: 0, pattern: 0 })
    expect(looks.get('GELENEKSEL2')).toEqual({ colour: 0, pattern: 1 })
    expect([looks.get('ALTERNATIF1')?.colour, looks.get('OPT3')?.colour, looks.get('OPT4')?.colour]).toEqual([1, 2, 3])
  })
})
