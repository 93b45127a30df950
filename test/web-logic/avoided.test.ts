import { describe, expect, it, test } from 'vitest'
import type { Declaration } from '../../src/texts/menus/declarations.ts'
import {
  type Avoidable,
  avoidables,
  containedText,
  findingsIn,
  readAvoided,
  undeclaredText,
} from '../../web/features/individual/avoided/avoided.ts'

const clean: Declaration = { allergens: [], contains_pork: false, contains_alcohol: false }
const fish: Declaration = { ...clean, allergens: ['fish', 'sesame'] }
const undeclared: Declaration = { allergens: null, contains_pork: null, contains_alcohol: null }
const wine: Declaration = { ...undeclared, contains_alcohol: true }
const onlyAllergens: Declaration = { ...undeclared, allergens: ['milk'] }

const textsOf = (avoided: readonly Avoidable[], ...dishes: Declaration[]) => {
  const findings = findingsIn(dishes, avoided)
  return [containedText(findings.contained), undeclaredText(findings.undeclared)]
}

describe('What somebody avoids', () => {
  test.each<[string, readonly Avoidable[], Declaration[], (string | undefined)[]]>([
    ['nothing of it in a declared dish', avoidables, [clean], [undefined, undefined]],
    ['allergens, named together', ['fish', 'sesame', 'milk'], [fish], ['balık ve susam içerir', undefined]],
    ['only what the person avoids', ['milk'], [fish], [undefined, undefined]],
    ['nothing for somebody who avoids nothing', [], [fish, undeclared], [undefined, undefined]],
    ['an undeclared dish, which is never safe', ['milk'], [undeclared], [undefined, 'alerjen bilgisi girilmedi']],
    ['several missing allergens once', ['milk', 'fish'], [undeclared], [undefined, 'alerjen bilgisi girilmedi']],
    [
      'each missing declaration',
      ['milk', 'pork', 'alcohol'],
      [undeclared],
      [undefined, 'alerjen, domuz eti ve alkol bilgisi girilmedi'],
    ],
    ['a partly declared dish: alcohol', ['milk', 'alcohol'], [wine], ['alkol içerir', 'alerjen bilgisi girilmedi']],
    [
      'a partly declared dish: allergens',
      ['milk', 'pork'],
      [onlyAllergens],
      ['süt içerir', 'domuz eti bilgisi girilmedi'],
    ],
    ['what comes beside the dish', ['fish', 'milk'], [clean, fish, onlyAllergens], ['balık ve süt içerir', undefined]],
    [
      'an undeclared dish beside a declared one',
      ['milk'],
      [clean, undeclared],
      [undefined, 'alerjen bilgisi girilmedi'],
    ],
    ['one dish with it beside an undeclared one', ['fish'], [fish, undeclared], ['balık içerir', undefined]],
    ['an answer of an earlier version', ['milk', 'pork'], [{}], [undefined, 'alerjen ve domuz eti bilgisi girilmedi']],
  ])('is found: %s', (_, avoided, dishes, texts) => {
    expect(textsOf(avoided, ...dishes)).toEqual(texts)
  })

  it('is read back as it was kept', () => {
    expect(readAvoided(JSON.stringify(avoidables))).toEqual(avoidables)
    expect(readAvoided(null)).toEqual([])
  })

  it.each(['', '{', 'null', '{}', '"fish"', '["fish", "unicorn"]', '["fish", 1]'])(
    'is not read in part from %s',
    (kept) => {
      expect(readAvoided(kept)).toBeUndefined()
    },
  )
})
