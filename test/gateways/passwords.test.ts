import { createHash } from 'node:crypto'
import argon2 from '@node-rs/argon2'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Argon2Passwords, RandomOneTimePasswords } from '../../src/gateways/passwords.ts'

const passwords = new Argon2Passwords(100)

describe('a password', () => {
  it('is hashed with argon2id with at least 19 MiB, 2 passes and a salt', async () => {
    const [one, other] = await Promise.all([passwords.hash('dogru-parola'), passwords.hash('dogru-parola')])
    const [, algorithm, , costs = ''] = one.split('$')
    const { m: memory, t: passes } = Object.fromEntries(costs.split(',').map((cost) => cost.split('='))) as Record<
      string,
      string
    >
    expect(algorithm).toBe('argon2id')
    expect(Number(memory)).toBeGreaterThanOrEqual(19_456)
    expect(Number(passes)).toBeGreaterThanOrEqual(2)
    expect(one).not.toBe(other)
    expect([
      await passwords.verify(one, 'dogru-parola'),
      await passwords.verify(other, 'dogru-parola'),
      await passwords.verify(one, 'dogru-parolA'),
    ]).toEqual([true, true, false])
  })

  it.each([
    ['of Turkish letters', 'şifreĞÜÇıİö'],
    ['of emoji', '👩‍🍳🍲👩‍🍳🍲👩‍🍳🍲👩‍🍳🍲'],
    ['of blanks', '          '],
    ['with a NUL inside', 'şifre\0devami'],
    ['of 128 four-byte characters', '🍲'.repeat(128)],
  ])('%s is significant to its last character', async (_what, password) => {
    const hash = await passwords.hash(password)
    const shorter = [...password].slice(0, -1).join('')
    expect(
      await Promise.all(
        [password, shorter, `${password} `, password.toUpperCase() + '!'].map((typed) => passwords.verify(hash, typed)),
      ),
    ).toEqual([true, false, false, false])
  })

  it('is verified against the hash that an earlier version stored', async () => {
    const stored = '$argon2id$v=19$m=19456,p=1,t=2$G0Pnt5T5CyMcifzYfnZtLA$fKX//BPcD+gz3lHUfaxR5a8ogwlaqXfU7tsU4qWP9us'
    expect(await passwords.verify(stored, 'tabldot-demo-password')).toBe(true)
    expect(await passwords.verify(stored, 'tabldot-demo-passwort')).toBe(false)
  })

  it('costs one slow verification of the same cost, even without a hash or with a one-time password', async () => {
    const costOf = (hash: string | Uint8Array) => String(hash).split('$').slice(1, 4).join(' ')
    const hash = await passwords.hash('dogru-parola')
    const check = vi.spyOn(argon2, 'verify')
    onTestFinished(() => check.mockRestore())
    for (const against of [hash, null, new RandomOneTimePasswords().issue().hash])
      expect(await passwords.verify(against, 'yanlis-parola')).toBe(false)
    expect(check.mock.calls.map(([slowHash]) => costOf(slowHash))).toEqual(
      Array.from({ length: 3 }, () => costOf(hash)),
    )
  })
})

describe('hashing', () => {
  it('is refused when the queue is full, and waiting calls are completed', async () => {
    const narrow = new Argon2Passwords(2)
    const ends = await Promise.allSettled(Array.from({ length: 20 }, () => narrow.verify(null, 'x')))
    const refused = ends.filter((end) => end.status === 'rejected')
    expect(ends.length - refused.length).toBeGreaterThanOrEqual(3)
    expect(ends.length - refused.length).toBeLessThanOrEqual(6)
    for (const { reason } of refused)
      expect(reason).toMatchObject({ name: 'Refusal', kind: 'busy', code: 'sign_in.busy', facts: { seconds: 5 } })
    expect(await narrow.verify(null, 'x')).toBe(false)
  })

  it('frees its slot after an error', async () => {
    const narrow = new Argon2Passwords(0)
    for (let time = 0; time < 6; time++) await expect(narrow.verify('no hash at all', 'x')).rejects.toThrow()
    expect(await narrow.verify(null, 'x')).toBe(false)
  })

  it('does not block the event loop', async () => {
    let isDone = false
    let turns = 0
    const hashing = Promise.all([passwords.hash('bir-parola'), passwords.hash('iki-parola')]).then(
      () => (isDone = true),
    )
    while (!isDone) {
      turns += 1
      await new Promise(setImmediate)
    }
    await hashing
    expect(turns).toBeGreaterThan(20)
  })
})

describe('a one-time password', () => {
  const issue = () => new RandomOneTimePasswords().issue()

  it('is unambiguous and different each time', () => {
    const issued = Array.from({ length: 500 }, () => issue().password)
    for (const password of issued) expect(password).toMatch(/^([A-HJKMNP-Z2-9]{4}-){3}[A-HJKMNP-Z2-9]{4}$/)
    expect(new Set(issued).size).toBe(500)
  })

  it.each<[string, (password: string) => string]>([
    ['as issued', (password) => password],
    ['in lower case', (password) => password.toLowerCase()],
    ['in Turkish lower case', (password) => password.toLocaleLowerCase('tr')],
    ['without dashes', (password) => password.replaceAll('-', '')],
    ['with blanks', (password) => ` ${password.replaceAll('-', ' ')} `],
    ['with a blank after each character', (password) => [...password].join(' ')],
    ['with the long dashes of phones', (password) => password.replaceAll('-', '–').replace('–', ' — ')],
    ['with minus signs', (password) => password.replaceAll('-', '\u2212')],
    ['with non-breaking spaces', (password) => password.replaceAll('-', '\u00a0')],
    ['with narrow spaces', (password) => password.replaceAll('-', '\u202f')],
    ['with invisible characters', (password) => `\ufeff${password.replaceAll('-', '\u200b\u00ad')}\u200e`],
    ['with a line break and a tab', (password) => `\t${password}\r\n`],
    [
      'in full-width letters',
      (password) => password.replace(/[A-Z2-9]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
    ],
  ])('is accepted %s', async (_how, typed) => {
    const { password, hash } = issue()
    expect(await passwords.verify(hash, typed(password))).toBe(true)
  })

  it('is accepted only with the same letters and digits', async () => {
    const { password, hash } = issue()
    const other = issue()
    const wrong = [
      password.slice(0, -1),
      `${password}A`,
      `${password}0`,
      `${password}İ`,
      `${password}.`,
      password.split('-').toReversed().join('-'),
      password.replaceAll('-', '_'),
      other.password,
      '',
      '----',
      hash,
    ]
    for (const typed of wrong) expect(await passwords.verify(hash, typed)).toBe(false)
  })

  it('is still accepted against hashes from earlier versions', async () => {
    const salt = 'c2FsdHNhbHRz'
    const digest = createHash('sha256').update(salt).update('ABCD-EFGH-JKMN-PQ23').digest('base64url')
    expect(await passwords.verify(`$one-time$${salt}$${digest}`, 'abcd efgh jkmn pq23')).toBe(true)
  })

  it('is the only kind with a free spelling: chosen passwords must match exactly', async () => {
    const hash = await passwords.hash('ABCD-EFGH-JKMN-PQ23')
    for (const typed of ['abcd-efgh-jkmn-pq23', 'ABCDEFGHJKMNPQ23', 'ABCD EFGH JKMN PQ23'])
      expect(await passwords.verify(hash, typed)).toBe(false)
  })

  it('is not contained in its hash', () => {
    const { password, hash } = issue()
    for (const part of password.split('-')) expect(hash).not.toContain(part)
    expect(hash).toMatch(/^\$one-time\$[\w-]{12}\$[\w-]{43}$/)
  })
})
