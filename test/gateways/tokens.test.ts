import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { UuidV7Ids } from '../../src/gateways/system.ts'
import { RandomTokens, SignedDeviceTokens, SignedPageAddresses } from '../../src/gateways/tokens.ts'

describe('a token', () => {
  const tokens = new RandomTokens()

  it('has 256 random bits and is identified by its hash', () => {
    const { token, hash } = tokens.issue()
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(hash).toBe(tokens.hashOf(token))
    expect(hash).not.toContain(token)
  })

  it('is different each time', () => {
    expect(new Set(Array.from({ length: 1000 }, () => tokens.issue().token)).size).toBe(1000)
  })

  it('has a hash for any text sent', () => {
    expect(tokens.hashOf('')).toMatch(/^[0-9a-f]{64}$/)
    expect(tokens.hashOf('ş👩‍🍳')).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('a device token', () => {
  const tokens = new SignedDeviceTokens('key')
  const [now, later] = [new Date('2026-03-02T09:00:00Z'), new Date('2026-03-02T09:00:01Z')]
  const token = tokens.issue('company:5321234567', null, later)

  it('identifies the device to anybody signing in to the same account', () => {
    const device = tokens.deviceOf(token, 'company:5321234567', now)
    expect(device).toMatch(/^[\w-]{22}$/)
    expect(tokens.deviceOf(tokens.issue('company:5321234567', device, later), 'company:5321234567', now)).toBe(device)
  })

  it('belongs to one device and does not reveal whose', () => {
    expect(tokens.issue('company:5321234567', null, later)).not.toBe(token)
    expect(Buffer.from(token, 'base64url').toString() + token).not.toMatch(/company|532/)
  })

  it.each<[string, string, string, Date]>([
    ['of another account', token, 'company:5321234568', now],
    ['that expired', token, 'company:5321234567', later],
    ['with a later expiry', token.replace(/^\d+/, '9999999999'), 'company:5321234567', now],
    ['with another device', token.replace(/\.[\w-]+\./, '.AAAAAAAAAAAAAAAAAAAAAA.'), 'company:5321234567', now],
    ['without a signature', token.replace(/[\w-]+$/, ''), 'company:5321234567', now],
    [
      'signed elsewhere',
      new SignedDeviceTokens('other').issue('company:5321234567', null, later),
      'company:5321234567',
      now,
    ],
    ['that is not a token', 'şu', 'company:5321234567', now],
    ['that is empty', '', 'company:5321234567', now],
  ])('%s is ignored', (_what, shown, account, at) => {
    expect(tokens.deviceOf(shown, account, at)).toBeNull()
  })
})

describe('a segment of a page address', () => {
  const member = { userId: 'user-1', companyType: 'catering', companyId: 'company-1' } as const
  const segments = new SignedPageAddresses('key').segmentsOf(member)
  const all = [segments.user, segments.companyType, segments.company]

  it('contains its payload as base64url JSON', () => {
    const contents = all.map(
      (segment) => JSON.parse(Buffer.from(segment.split('.')[0] ?? '', 'base64url').toString()) as unknown,
    )
    expect(contents).toEqual([{ user_id: 'user-1' }, { company_type: 'catering' }, { company_id: 'company-1' }])
  })

  it("is signed with the installation's key", () => {
    for (const segment of all) {
      const [text = '', signature] = segment.split('.')
      expect(signature).toBe(createHmac('sha256', 'key').update(text).digest('base64url'))
    }
    const elsewhere = new SignedPageAddresses('other key').segmentsOf(member)
    expect(elsewhere.user.split('.')[0]).toBe(segments.user.split('.')[0])
    expect(elsewhere.user).not.toBe(segments.user)
  })

  it('needs no escaping in an address', () => {
    for (const segment of all) expect(segment).toBe(encodeURIComponent(segment))
  })
})

it('ids are UUIDv7 in chronological order', () => {
  const ids = new UuidV7Ids()
  const made = Array.from({ length: 1000 }, () => ids.next())
  expect(made.toSorted()).toEqual(made)
  expect(new Set(made).size).toBe(1000)
  for (const id of made) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
