import { beforeEach, describe, expect, it } from 'vitest'
import { acceptablePassword, changePassword, logout, type PasswordChange } from '../../../src/core/access/index.ts'
import type { Employee } from '../../../src/core/workforce/index.ts'
import type { FakeClock } from '../../support/fakes/fake-clock.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import type { FakePasswords } from '../../support/fakes/fake-passwords.ts'
import { aCompany, anEmployee, someTime } from '../../support/samples.ts'

let house: ReturnType<typeof fakeHouse>
let passwords: FakePasswords
let clock: FakeClock
let employee: Employee
let change: (input?: Partial<PasswordChange>) => Promise<void>

beforeEach(async () => {
  house = fakeHouse()
  passwords = house.passwords
  clock = house.clock
  const company = aCompany()
  await house.companies.add(company)
  employee = anEmployee(company, { passwordHash: 'hashed:eski-parola' })
  await house.employees.add(employee)
  const use = house.use(changePassword)
  change = (input) =>
    use({
      companyId: company.id,
      userId: employee.id,
      tokenHash: 'here',
      currentPassword: 'eski-parola',
      newPassword: 'yeni-parola',
      ...input,
    })
  for (const tokenHash of ['here', 'phone', 'tablet'])
    await house.sessions.open({
      passwordHash: employee.passwordHash,
      tokenHash,
      kind: 'staff',
      companyId: company.id,
      userId: employee.id,
      createdAt: someTime,
      expiresAt: someTime,
    })
})

describe('changing your own password', () => {
  it('replaces it and ends your other sessions', async () => {
    await change()
    expect(employee.passwordHash).toBe('hashed:yeni-parola')
    expect(house.sessions.rows.map(({ tokenHash }) => tokenHash)).toEqual(['here'])
  })

  it('replaces a one-time password with a permanent one', async () => {
    employee.passwordExpiresAt = new Date('2026-03-03T09:00:00Z')
    await change()
    expect(employee.passwordExpiresAt).toBeNull()
  })

  it.each([
    [{ newPassword: '1234567' }, 'password.too_short'],
    [{ newPassword: 'x'.repeat(129) }, 'password.too_long'],
    [{ newPassword: 'eski-parola' }, 'password.unchanged'],
    [{ currentPassword: 'yanlis-parola' }, 'password.wrong'],
    [{ userId: 'somebody else' }, 'password.wrong'],
  ])('with %o is refused and changes nothing', async (input, code) => {
    await expect(change(input)).rejects.toMatchObject({ kind: 'unprocessable', code })
    expect(employee.passwordHash).toBe('hashed:eski-parola')
    expect(house.sessions.rows).toHaveLength(3)
  })

  it('is locked after ten wrong guesses, even for the right password', async () => {
    for (let time = 0; time < 10; time++) await change({ currentPassword: 'yanlis' }).catch(() => undefined)
    await expect(change()).rejects.toMatchObject({ kind: 'throttled', code: 'sign_in.locked' })
    clock.pass(600)
    await change()
    expect(employee.passwordHash).toBe('hashed:yeni-parola')
  })

  it('forgets wrong guesses once the right password is given', async () => {
    for (let time = 0; time < 9; time++) await change({ currentPassword: 'yanlis' }).catch(() => undefined)
    await change()
    expect([...house.attempts.counts.values()]).toMatchObject([{ failures: 0, running: 0 }])
  })

  it('loses to a concurrent change', async () => {
    passwords.hash = (password) => {
      employee.passwordHash = 'hashed:baska-parola'
      return Promise.resolve(`hashed:${password}`)
    }
    await expect(change()).rejects.toMatchObject({ kind: 'conflict' })
    expect(employee.passwordHash).toBe('hashed:baska-parola')
    expect(house.sessions.rows).toHaveLength(3)
  })
})

describe('a new password', () => {
  it.each(['şifre içi', '👩‍🍳 yemek', '        ', 'x'.repeat(128), '🍲'.repeat(128)])(
    'may be "%s" and is kept exactly as typed',
    (password) => {
      expect(acceptablePassword(password)).toBe(password)
    },
  )

  it.each(['', '1234567', '🍲'.repeat(7)])('must be longer than "%s"', (password) => {
    expect(() => acceptablePassword(password)).toThrow('password.too_short')
  })
})

it('signing out ends only this session', async () => {
  await house.use(logout)('phone')
  expect(house.sessions.rows.map(({ tokenHash }) => tokenHash)).toEqual(['here', 'tablet'])
})
