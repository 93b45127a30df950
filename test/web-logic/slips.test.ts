import { expect, it } from 'vitest'
import { signInLink } from '../../web/features/employees/passwords/slip.ts'
import { slipCodeIn } from '../../web/domain/access/slip-code.ts'

const slip = (code: string | null) =>
  signInLink('https://yemek.ornek.com', 'anadolu-celik', { phone: '5321234567', code })

it('the QR code of a slip opens the sign-in page with company and phone number filled in, without a password', () => {
  expect(slip(null)).toBe('https://yemek.ornek.com/?sirket=anadolu-celik&telefon=5321234567')
})

it('the code of a slip is in the fragment of its address, which no request carries', () => {
  const code = 'Z3V4-kgN99qlFyM6aorC7FpbiO7Joy4XZFdL-XwUD_0'
  const link = new URL(slip(code))
  expect(slipCodeIn(link.hash)).toBe(code)
  link.hash = ''
  expect(link.href).toBe(slip(null))
})

it.each(['', '#', '#giris', '#giris=', '#baska=1'])('the fragment %o contains no code', (fragment) => {
  expect(slipCodeIn(fragment)).toBeUndefined()
})
