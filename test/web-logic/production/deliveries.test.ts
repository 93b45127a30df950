import { describe, expect, it } from 'vitest'
import {
  deliveryGroups,
  firmCounts,
  optionColumns,
  othersOf,
  portionsWith,
} from '../../../web/features/production/delivery-groups.ts'
import { firmServings } from '../../../web/features/production/firm-servings.ts'
import { closingsText, whereText } from '../../../web/features/production/production-texts.ts'
import { samplesOf } from '../../../web/features/production/samples.ts'
import { aComponent, aDelivery } from './a-plan.ts'

const open = { is_frozen: false, closes_at: '2026-11-24T13:00:00.000Z' }

describe('deliveries', () => {
  const day = [
    aDelivery('Yıldırım Döküm', { Köfte: 9 }),
    aDelivery('Asya Makas', { Köfte: 5 }, { serving_time: '15:00', ...open, route: 'OSB', place: 3 }),
    aDelivery('Yıldırım Döküm', { Köfte: 4 }, { serving_time: '22:00', shift_title: 'Gece', ...open }),
  ]

  it('are grouped by serving time, and found by firm, route or address, however it is spelled', () => {
    const found = (search: string, filter: 'all' | 'frozen' | 'open' = 'all') =>
      deliveryGroups(day, search, filter).map(({ time, deliveries }) => [time, deliveries.length])
    expect(found('')).toEqual([
      ['11:30', 1],
      ['15:00', 1],
      ['22:00', 1],
    ])
    expect(found('YILDIRIM')).toEqual([
      ['11:30', 1],
      ['22:00', 1],
    ])
    expect(found('osb', 'open')).toEqual([
      ['15:00', 1],
      ['22:00', 1],
    ])
    expect(found('nilufer', 'frozen')).toEqual([['11:30', 1]])
  })

  it('count a firm as final only once all its lists are', () => {
    expect(firmCounts(day)).toEqual({ all: 2, frozen: 0, open: 2 })
    expect(firmCounts(day.slice(0, 1))).toEqual({ all: 1, frozen: 1, open: 0 })
  })

  it('have columns for the three labels with the most portions, and one for the others', () => {
    const rich = [aDelivery('Poyraz', { a: 1, b: 5, c: 4, d: 3 })]
    expect(optionColumns(rich)).toEqual({ labels: ['Alternatif', 'Vejetaryen', 'Diyet'], hasOthers: true })
    expect(othersOf(rich, ['Alternatif', 'Vejetaryen', 'Diyet']).map(({ label }) => label)).toEqual(['Geleneksel'])
    expect([portionsWith(rich, 'Diyet'), portionsWith(day, 'Diyet')]).toEqual([3, undefined])
  })

  it('say where they go, with the place on the route', () => {
    expect(day.map(whereText).slice(0, 2)).toEqual([
      'OSB 4. Cadde No: 12, Nilüfer',
      'OSB 3 · OSB 4. Cadde No: 12, Nilüfer',
    ])
  })

  it('say how many firms become final when', () => {
    const midnight = { is_frozen: false, closes_at: '2026-11-24T21:00:00.000Z' }
    const later = { is_frozen: false, closes_at: '2026-11-25T13:00:00.000Z' }
    const deliveries = [...day, aDelivery('Kestel', { Köfte: 1 }, midnight), aDelivery('Hisar', { Köfte: 1 }, later)]
    const plan = { at: '2026-11-24T09:48:00.000Z', deliveries } as unknown as Parameters<typeof closingsText>[0]
    expect(closingsText(plan)).toBe('2 firma 16.00’da, 1 firma 23.59’da, 1 firma 25\u00a0Kasım 16.00’da kesinleşir')
  })
})

describe('a component in the panel', () => {
  it('is counted per firm, by day, evening and night, whatever the firm calls its shifts', () => {
    const serving = (corporate_name: string, serving_time: string, portions: number, is_frozen = true) => ({
      ...{
        corporate_id: corporate_name,
        corporate_name,
        shift_id: serving_time,
        shift_title: `Vardiya ${serving_time}`,
      },
      ...{ serving_time, portions, guests: 0, later: 0, is_frozen, dishes: [] },
    })
    const firms = firmServings([
      serving('Kestel', '08:00', 6),
      serving('Poyraz', '06:00', 5),
      serving('Poyraz', '14:00', 3, false),
      serving('Poyraz', '22:00', 2),
    ])
    expect(firms.map(({ name, portions, isFrozen, byPart }) => [name, portions, isFrozen, [...byPart]])).toEqual([
      [
        'Poyraz',
        10,
        false,
        [
          ['Gündüz', 5],
          ['Akşam', 3],
          ['Gece', 2],
        ],
      ],
      ['Kestel', 6, true, [['Gündüz', 6]]],
    ])
  })
})

describe('samples', () => {
  it('are taken of each component in each part of the day, when it is first served', () => {
    const deliveries = [
      aDelivery('Poyraz', { Köfte: 1 }, { serving_time: '12:00', courses: ['Çorba'] }),
      aDelivery('Kestel', { Köfte: 1 }, { serving_time: '11:30' }),
      aDelivery('Asya', { Köfte: 1 }, { serving_time: '22:00' }),
    ]
    const components = [aComponent('Köfte'), aComponent('Çorba'), aComponent('Türlü', { to_cook: 0 })]
    expect(samplesOf(deliveries, components).map(({ name, part, time }) => [name, part, time])).toEqual([
      ['Köfte', 'Gündüz', '11:30'],
      ['Köfte', 'Gece', '22:00'],
      ['Çorba', 'Gündüz', '12:00'],
    ])
  })
})
