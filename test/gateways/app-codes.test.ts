import { describe, expect, it } from 'vitest'
import { AppCodes } from '../../src/gateways/app-codes.ts'

const codes = new AppCodes()
/** "12345678901234567890" in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('at %i seconds are those of RFC 6238', (seconds, code) => {
    expect(codes.stepOf(secret, code, at(seconds))).toBe(Math.floor(seconds / 30))
  })

  it('are accepted one step early or late, and name their own step', () => {
    expect([-60, -30, 0, 30, 60].map((away) => codes.stepOf(secret, '005924', at(1_234_567_890 + away)))).toEqual([
      null,
      41_152_263,
      41_152_263,
      41_152_263,
      null,
    ])
  })

  it.each(['', '12345', '1234567', 'abcdef'])('are not %o', (code) => {
    expect(codes.stepOf(secret, code, at(1_234_567_890))).toBeNull()
  })

  it('come with a new secret of 160 bits for everybody, in the form that apps read', () => {
    const made = codes.newSecret()
    expect(made).toMatch(/^[A-Z2-7]{32}$/)
    expect(codes.newSecret()).not.toBe(made)
    expect(codes.addressOf(made, '5321234567')).toBe(
      `otpauth://totp/Tabldot:5321234567?issuer=Tabldot&secret=${made}&algorithm=SHA1&digits=6&period=30`,
    )
  })
})

describe('recovery codes', () => {
  it('are recognized however they are typed', () => {
    const code = codes.newRecoveryCode()
    expect(code).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/)
    const hash = codes.recoveryHashOf(code)
    for (const typed of [code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `])
      expect(codes.recoveryHashOf(typed)).toBe(hash)
    expect(codes.recoveryHashOf(codes.newRecoveryCode())).not.toBe(hash)
  })
})
