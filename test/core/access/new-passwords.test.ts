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

describe('a new password', () => {
  it.each([
    'Ayşe Gül Işıklar',
    'aysegulisiklar',
    'IŞIKLAR.AYŞE',
    'isiklarayse',
    'ışıklar1985',
    'ayse+gul99',
    '1985ayse!',
  ])("must not be made of the person's name, as in %s", (password) =>
    expect(codeOf(password)).toBe('password.own_name'),
  )

  it.each(['5321234567', '05321234567', '0532 123 45 67', '+90 (532) 123-45-67', '0090.532.123.45.67'])(
    "must not be the person's phone number, as in %s",
    (password) => expect(codeOf(password)).toBe('password.own_phone'),
  )

  it.each(['Meltem Tekstil', 'meltemtekstilas', 'tekstil-meltem', 'MELTEM2026', 'meltem tekstil a.ş. 1'])(
    "must not be made of the company's name, as in %s",
    (password) => expect(codeOf(password)).toBe('password.company_name'),
  )

  it.each(['12345678', 'PASSWORD1', 'İstanbul', 'ISTANBUL', 'ıstanbul', 'şifre123', 'SIFRE123', 'qwertyui'])(
    'must not be one of the most common passwords, as in %s',
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

  it('may contain the name of somebody else, and is not compared with an empty company name', () => {
    expect(acceptablePassword('meltemtekstil', { names: ['Can Er'] })).toBe('meltemtekstil')
    expect(acceptablePassword('aysegulisiklar', { names: [''], companyName: '' })).toBe('aysegulisiklar')
  })
})

it('the list of common passwords matches any spelling, but only whole passwords', () => {
  expect(['galatasaray', 'Fenerbahçe', 'BEŞİKTAŞ', 'PaSsWoRd'].map(isCommonPassword)).toEqual([true, true, true, true])
  expect(['', ' ', 'dogru at pil', 'password, but longer'].map(isCommonPassword)).toEqual([false, false, false, false])
})

describe('password strength', () => {
  it.each([
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['abcdefghijklmnop', 'weak'],
    ['9876543210', 'weak'],
    ['mavi kuş', 'weak'],
    ['mavi kuşlar', 'fair'],
    ['mavi kuşlar uçar', 'strong'],
  ])('rates %s as %s: what counts is length, not kinds of characters', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })
})
