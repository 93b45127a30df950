import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, nameProblem, slugOf, tidyName } from '../../../src/core/shared/index.ts'
import { someText } from '../../support/generated-text.ts'
import { holdsFor } from '../../support/holds-for.ts'

describe('folding text', () => {
  it.each([
    ['istanbul', 'ISTANBUL', 'İstanbul', 'ıstanbul', 'İSTANBUL', 'i̇stanbul'],
    ['sirket', 'Şirket', 'ŞİRKET', 'şirket', 'SIRKET', 'S\u0327I\u0307rket'],
    ['cagri', 'Çağrı', 'ÇAĞRI', 'c\u0327ag\u0306rı'],
    ['gozluk', 'Gözlük', 'GÖZLÜK', 'go\u0308zlu\u0308k'],
    ['kar', 'kâr', 'KÂR', 'kar'],
    ['milli', 'millî', 'MİLLÎ'],
    ['sukut', 'sükût', 'SÜKÛT'],
  ])('treats all spellings of %s as one', (plain, ...spellings) => {
    expect(spellings.map(fold)).toEqual(spellings.map(() => plain))
  })

  it('leaves folded text unchanged', () => {
    holdsFor(someText, (text) => expect(fold(fold(text))).toBe(fold(text)))
  })

  it('ignores whether letters are composed or decomposed', () => {
    holdsFor(someText, (text) => expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC'))))
  })

  it('ignores the case of Turkish letters', () => {
    holdsFor(fc.string({ unit: fc.constantFrom(...'abcçdefgğhıijklmnoöprsştuüvyz ') }), (text) => {
      expect(fold(text.toLocaleUpperCase('tr'))).toBe(fold(text))
      expect(fold(text.toUpperCase())).toBe(fold(text))
    })
  })
})

describe('a slug', () => {
  it.each([
    ['Anadolu Gıda A.Ş.', 'anadolu-gida-a-s'],
    ['  İzmir / Çiğli — Üretim  ', 'izmir-cigli-uretim'],
    ['IŞIK', 'isik'],
    ['3M', '3m'],
    ['Café Müller', 'cafe-muller'],
    ['---', ''],
    ['中国', ''],
  ])('of %s is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })

  it('has only lower-case letters, digits and single dashes between them', () => {
    holdsFor(someText, (text) => expect(slugOf(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/))
  })

  it('of a slug is the slug itself', () => {
    holdsFor(someText, (text) => expect(slugOf(slugOf(text))).toBe(slugOf(text)))
  })
})

describe('a name', () => {
  const rule = { min: 2, max: 5, ofLetters: true } as const

  it.each([
    ['ab', undefined],
    [' a ', 'no_letters'],
    ['12', 'no_letters'],
    ['1a', 'no_letters'],
    ['1a b', undefined],
    ['abcde', undefined],
    ['a   bcd', undefined],
    ['abcdef', 'too_long'],
    ['😀😀😀😀😀', 'no_letters'],
    ['  ', 'blank'],
    ['\u200b\u202e', 'blank'],
    ['\u2800\u3164', 'blank'],
  ])('such as "%s" is judged by its rule: %s', (name, problem) => {
    expect(nameProblem(name, rule)).toBe(problem)
  })

  it('of a company does not need letters', () => {
    expect(['3', '3M', '42'].map((name) => nameProblem(name, { min: 2, max: 5 }))).toEqual([
      'too_short',
      undefined,
      undefined,
    ])
  })

  it('is stored without stray blanks', () => {
    expect(tidyName('  Ayşe \t\n  Yılmaz\u00a0', { ...rule, max: 50 })).toBe('Ayşe Yılmaz')
  })

  it.each(['', '   ', '\t\n', '\u00a0', '\u2003'])('cannot be blank', (blank) => {
    expect(() => tidyName(blank, rule)).toThrow(
      expect.objectContaining({ kind: 'unprocessable', code: 'name.blank' }) as Error,
    )
  })
})
