import { describe, expect, it } from 'vitest'
import { allergens } from '../../../src/core/menus/index.ts'
import { labelParts, warningText } from '../../../web/domain/menus/labels/label-parts.ts'
import { labelSizes, type LabelSize } from '../../../web/domain/menus/labels/label-sizes.ts'

const dish = (meal: string, declared: (typeof allergens)[number][] | null) => ({
  ...{ label: 'Geleneksel', course: null, meal, portions: 3 },
  ...{ allergens: declared, contains_pork: null, contains_alcohol: null },
})
const sizes = Object.keys(labelSizes) as LabelSize[]

describe('a printed label', () => {
  it('continues on another one rather than cutting off an allergen', () => {
    const long = Array.from({ length: 8 }, (_, at) => dish(`${'Uzun adlı bir yemek, '.repeat(9)}${at}`, [...allergens]))
    for (const size of sizes) {
      const parts = labelParts('Anadolu Çelik', long, size)
      expect(parts.flat()).toEqual(long)
      expect(parts.every((part) => part.length > 0)).toBe(true)
    }
  })

  it('holds a usual day on one', () => {
    const usual = ['Mercimek çorbası', 'Kuru fasulye, pirinç pilavı, turşu', 'Baklava'].map((meal) =>
      dish(meal, ['gluten']),
    )
    for (const size of sizes) expect(labelParts('Anadolu Çelik', usual, size)).toEqual([usual])
  })

  it('has less room for dishes below a firm of a long name', () => {
    const branch = 'Mavideniz Sigorta ve Reasürans Brokerliği Anonim Şirketi, Ataşehir Şubesi'
    const soup = dish('Mercimek çorbası', ['gluten'])
    for (const size of sizes) {
      const { columns, lines } = labelSizes[size]
      const onThree = dish('Uzun '.repeat(Math.ceil(columns / 5)), ['gluten'])
      const full = [
        ...(lines % 2 === 1 ? [onThree] : [soup]),
        ...Array.from({ length: Math.floor(lines / 2) - 1 }, () => soup),
      ]
      expect(labelParts('Anadolu Çelik', full, size)).toHaveLength(1)
      expect(labelParts(branch, full, size)).toHaveLength(2)
    }
  })

  it('says so where allergens are not declared, and names pork and alcohol', () => {
    expect(warningText(dish('Pilav', null))).toBe('Alerjen bilgisi girilmedi')
    expect(warningText({ ...dish('Pilav', []), contains_pork: true, contains_alcohol: true })).toBe(
      'Alerjen içermez · Domuz eti içerir · Alkol içerir',
    )
  })
})
