import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asPhone, phoneOrRefuse } from '../../../src/core/shared/index.ts'
import { holdsFor } from '../../support/holds-for.ts'

const digits = (howMany: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: howMany, maxLength: howMany })
const twoDigits = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((number) => String(number).padStart(2, '0'))
const someNumber = fc.tuple(twoDigits(1, 59), digits(7)).map(([range, rest]) => `5${range}${rest}`)
const somePrefix = fc.constantFrom('', '0', '00', '90', '+90', '+90 0', '0090', '0090 0', '0 90', '(0) ', '+90(0)')
const someSeparator = fc.constantFrom('', '', ' ', '-', '.', '/', '(', ')', '\u00a0', '\t', ' - ')

const typed = (number: string, separators: readonly string[]): string =>
  [...number].map((digit, at) => digit + (separators[at % Math.max(1, separators.length)] ?? '')).join('')

describe('a phone number', () => {
  it.each([
    '5321234567',
    '05321234567',
    '005321234567',
    '905321234567',
    '+905321234567',
    '00905321234567',
    '+90 532 123 45 67',
    '0 (532) 123-45-67',
    '0532.123.45.67',
    '+90 (0)532 123 45 67',
    '90 0532 123 4567',
    '  5321234567  ',
    '0905321234567',
    '532\u00a0123\u00a04567',
    'Cep: 0532 123 45 67',
  ])('typed as "%s" is 5321234567', (text) => {
    expect(asPhone(text)).toBe('5321234567')
  })

  it('keeps the last ten digits of a longer one', () => {
    expect(asPhone('123 532 123 45 67')).toBe('5321234567')
    expect(asPhone('+90 90 532 123 45 67')).toBe('5321234567')
  })

  it.each(['5010000000', '5590000000', '5011111111', '5599999999', '5100000000', '5500000000'])(
    'may be %s: its second and third digits are between 01 and 59',
    (text) => {
      expect(asPhone(text)).toBe(text)
    },
  )

  it.each([
    ['with 00 after the five', '5001234567'],
    ['with 60 after the five', '5601234567'],
    ['with 99 after the five', '5991234567'],
    ['of a landline', '2125551122'],
    ['of a landline with its zero', '02125551122'],
    ['with one digit too few', '532123456'],
    ['with only nine digits after +90', '+90 532 123 456'],
    ['followed by one more digit', '53212345678'],
    ['from abroad', '+44 20 7946 0958'],
    ['without a digit', 'beş yüz otuz iki'],
    ['that is empty', ''],
    ['of zeros only', '0000000000000'],
    ['of only a country code', '+90'],
    ['in non-Latin digits', '٥٣٢١٢٣٤٥٦٧'],
  ])('%s is invalid', (_why, text) => {
    expect(asPhone(text)).toBeUndefined()
    expect(() => phoneOrRefuse(text)).toThrow(
      expect.objectContaining({ kind: 'unprocessable', code: 'phone.invalid' }) as Error,
    )
  })

  it('is recognized with any prefix and any separators', () => {
    holdsFor(
      fc.tuple(someNumber, somePrefix, fc.array(someSeparator, { maxLength: 10 })),
      ([number, prefix, separators]) => expect(asPhone(prefix + typed(number, separators))).toBe(number),
    )
  })

  it('follows the specification, whatever is typed', () => {
    const bySpecification = (text: string): string | undefined => {
      let left = [...text].filter((sign) => sign >= '0' && sign <= '9').join('')
      while (left.startsWith('0')) left = left.slice(1)
      if (left.startsWith('90')) left = left.slice(2)
      while (left.startsWith('0')) left = left.slice(1)
      left = left.slice(-10)
      const range = Number(left.slice(1, 3))
      return left.length === 10 && left.startsWith('5') && range >= 1 && range <= 59 ? left : undefined
    }
    const anything = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'00559901234678+- ()x') }),
      fc.tuple(somePrefix, digits(10)).map((parts) => parts.join('')),
      fc.string(),
    )
    holdsFor(anything, (text) => expect(asPhone(text)).toBe(bySpecification(text)))
  })

  it('stays the same when normalized again', () => {
    holdsFor(fc.tuple(someNumber, somePrefix), ([number, prefix]) =>
      expect(asPhone(asPhone(prefix + number) ?? '')).toBe(number),
    )
  })
})
