import { expect, it } from 'vitest'
import { fewRandomBytes } from '../../src/gateways/random.ts'

it('random bytes have the length asked for, and are handed out once', () => {
  const taken = [...Array.from({ length: 2_000 }, () => 16), 8_192, 9_000].map((count) => {
    const bytes = fewRandomBytes(count)
    expect(bytes).toHaveLength(count)
    return bytes
  })
  const before = taken.map((bytes) => bytes.toString('hex'))
  fewRandomBytes(8_192)
  expect(taken.map((bytes) => bytes.toString('hex'))).toEqual(before)
  expect(new Set(before.map((bytes) => bytes.slice(0, 32))).size).toBe(before.length)
})
