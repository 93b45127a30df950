import { describe, expect, it } from 'vitest'
import { acceptablePassword, passwordStrength } from '../../../src/core/access/index.ts'
import { isCommonPassword } from '../../../src/core/access/common-passwords.ts'

const owner = { names: ['Ayşe Gül Işıklar'], phones: ['5321234567'], companyName: 'Meltem Tekstil A.Ş.' }
const codeOf = (password: string): string | undefined => {
  try {
    acceptablePassword(password, owner)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

describe('a password', () => {
  it.each([
    'Ayşe Gül Işıklar',
    'aysegulisiklar',
    'IŞIKLAR.AYŞE',
    'isiklarayse',
    'ışıklar1985',
    'ayse+gul99',
    '1985ayse!',
  ])('is not made of the own name, as in %s', (password) => expect(codeOf(password)).toBe('password.own_name'))

  it.each(['5321234567', '05321234567', '0532 123 45 67', '+90 (532) 123-45-67', '0090.532.123.45.67'])(
    'is not the own phone, as in %s',
    (password) => expect(codeOf(password)).toBe('password.own_phone'),
  )

  it.each(['Meltem Tekstil', 'meltemtekstilas', 'tekstil-meltem', 'MELTEM2026', 'meltem tekstil a.ş. 1'])(
    "is not made of the company's name, as in %s",
    (password) => expect(codeOf(password)).toBe('password.company_name'),
  )

  it.each(['12345678', 'PASSWORD1', 'İstanbul', 'ISTANBUL', 'ıstanbul', 'şifre123', 'SIFRE123', 'qwertyui'])(
    'is not one of the most common, as in %s',
    (password) => expect(codeOf(password)).toBe('password.too_common'),
  )

  it.each([
    'Ayşe okula gitti',
    'isiklar19850',
    'meltem rüzgarı',
    'tekstilci ayşe',
    '5321234568',
    'a5321234567',
    'mavi kedi bisiklet',
    'aaaaaaaa!',
    '🍲🍲🍲🍲🍲🍲🍲🍲',
    '        ',
  ])('may be %s', (password) => expect(codeOf(password)).toBeUndefined())

  it('may have the name of somebody else, and of a company when there is none', () => {
    expect(acceptablePassword('meltemtekstil', { names: ['Can Er'] })).toBe('meltemtekstil')
    expect(acceptablePassword('aysegulisiklar', { names: [''], companyName: '' })).toBe('aysegulisiklar')
  })
})

it('the list of common passwords has them in any spelling, and whole', () => {
  expect(['galatasaray', 'Fenerbahçe', 'BEŞİKTAŞ', 'PaSsWoRd'].map(isCommonPassword)).toEqual([true, true, true, true])
  expect(['', ' ', 'dogru at pil', 'password, but longer'].map(isCommonPassword)).toEqual([false, false, false, false])
})

describe('the strength of a password', () => {
  it.each([
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['abcdefghijklmnop', 'weak'],
    ['9876543210', 'weak'],
    ['mavi kuş', 'weak'],
    ['mavi kuşlar', 'fair'],
    ['mavi kuşlar uçar', 'strong'],
  ])('of %s is %s: its length counts, not its signs', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })
})
