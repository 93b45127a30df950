import { expect, it } from 'vitest'
import { signInLink } from '../../web/features/employees/slips/slip.ts'

it('the code of a slip leads to the sign-in page with company and phone filled in, and knows no password', () => {
  expect(signInLink('https://yemek.ornek.com', 'anadolu-celik', '5321234567')).toBe(
    'https://yemek.ornek.com/?sirket=anadolu-celik&telefon=5321234567',
  )
})
