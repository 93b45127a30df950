import { beforeEach, describe, expect, it } from 'vitest'
import { login, type SignedInMember, type SignIn, signInRefusal } from '../../../src/core/access/index.ts'
import type { Company } from '../../../src/core/companies/index.ts'
import type { FakeClock } from '../../support/fakes/fake-clock.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import type { FakePasswords } from '../../support/fakes/fake-passwords.ts'
import { aCatering, aCompany, anEmployee, aSupplier, someId } from '../../support/samples.ts'

const phone = '5321234567'
const password = 'dogru-parola'

let house: ReturnType<typeof fakeHouse>
let passwords: FakePasswords
let clock: FakeClock
let signIn: (input: Partial<SignIn> & { companyId: string }) => Promise<SignedInMember>

beforeEach(() => {
  house = fakeHouse()
  passwords = house.passwords
  clock = house.clock
  const use = house.use(login)
  signIn = async (input) =>
    (await use({
      phone,
      password,
      companyType: 'individual',
      address: '10.0.0.1',
      userAgent: '',
      ...input,
    })) as SignedInMember
})

const founded = async (company: Company, changes: Parameters<typeof anEmployee>[1] = {}) => {
  await house.companies.add(company)
  const employee = anEmployee(company, { phone, ...changes })
  await house.employees.add(employee)
  return { companyId: company.id, employee }
}

describe('signing in', () => {
  it('takes an individual to the individual area', async () => {
    const { companyId, employee } = await founded(aCompany())
    expect(await signIn({ companyId, phone: '+90 (532) 123 45 67' })).toEqual({
      token: 'token-1',
      deviceToken: `device-1 ${companyId}:${phone} 2027-03-02T09:00:00.000Z`,
      redirectUrl: `/individual/u-${employee.id}/c-${companyId}/dashboard`,
      mustChangePassword: false,
    })
    expect(house.sessions.rows).toEqual([
      {
        tokenHash: 'hash of token-1',
        kind: 'individual',
        companyId,
        userId: employee.id,
        createdAt: clock.now(),
        expiresAt: new Date('2026-03-02T09:00:30Z'),
      },
    ])
  })

  it.each([
    ['corporate', aCompany()],
    ['catering', aCatering()],
    ['supplier', aSupplier()],
  ] as const)('takes staff to the panels of their %s company', async (companyType, company) => {
    const { companyId, employee } = await founded(company, { role: 'corporate1' })
    const { redirectUrl } = await signIn({ companyId, companyType })
    expect(redirectUrl).toBe(`/u-${employee.id}/t-${companyType}/c-${companyId}/general`)
    expect(house.sessions.rows).toMatchObject([{ kind: 'staff', expiresAt: new Date('2026-03-02T09:00:20Z') }])
  })

  it.each(['individual', 'corporate1', 'corporate2', 'corporate3', 'corporate4', 'corporateOwner'] as const)(
    'to the individual area is open to %s',
    async (role) => {
      const { companyId } = await founded(aCompany(), { role })
      await signIn({ companyId })
      expect(house.sessions.rows).toMatchObject([{ kind: 'individual' }])
    },
  )

  it('with a valid one-time password asks for a new password', async () => {
    const { companyId } = await founded(aCompany(), { passwordExpiresAt: new Date('2026-03-02T09:00:01Z') })
    expect(await signIn({ companyId })).toMatchObject({ mustChangePassword: true })
  })

  it('opens a new session each time and ends none', async () => {
    const { companyId } = await founded(aCompany())
    await signIn({ companyId })
    await signIn({ companyId })
    expect(house.sessions.rows.map(({ tokenHash }) => tokenHash)).toEqual(['hash of token-1', 'hash of token-2'])
  })

  it('refuses an invalid phone number without counting an attempt', async () => {
    await expect(signIn({ companyId: someId(), phone: '123' })).rejects.toMatchObject({ code: 'phone.invalid' })
    expect([house.attempts.counts.size, passwords.verified.length]).toEqual([0, 0])
  })
})

describe('a refused sign-in', () => {
  const wrong: [string, () => Promise<Partial<SignIn> & { companyId: string }>][] = [
    ['an unknown company', async () => Promise.resolve({ companyId: someId() })],
    ['an unknown phone number', async () => ({ ...(await founded(aCompany())), phone: '5339999999' })],
    [
      'a phone number of another company',
      async () => {
        await founded(aCompany())
        return founded(aCompany(), { phone: '5339999999' })
      },
    ],
    ['a wrong password', async () => ({ ...(await founded(aCompany())), password: 'yanlis-parola' })],
    ['a password in different case', async () => ({ ...(await founded(aCompany())), password: 'DOGRU-PAROLA' })],
    ['an inactive person', () => founded(aCompany(), { isActive: false })],
    ['a passive company', () => founded(aCompany({ isActive: false }))],
    [
      'an expired one-time password',
      () => founded(aCompany(), { passwordExpiresAt: new Date('2026-03-02T09:00:00Z') }),
    ],
    ['the individual area of a catering', () => founded(aCatering(), { role: 'corporateOwner' })],
    ['the individual area of a supplier', () => founded(aSupplier(), { role: 'individual' })],
    [
      'an individual at the panels',
      async () => ({ ...(await founded(aCompany())), companyType: 'corporate' as const }),
    ],
    [
      'staff choosing the wrong type',
      async () => ({ ...(await founded(aCompany(), { role: 'corporateOwner' })), companyType: 'catering' as const }),
    ],
    [
      'catering staff at a corporate sign-in',
      async () => ({ ...(await founded(aCatering(), { role: 'corporate4' })), companyType: 'corporate' as const }),
    ],
  ]

  it.each(wrong)('gets the same answer for %s', async (_what, prepare) => {
    const input = await prepare()
    await expect(signIn(input)).rejects.toMatchObject({ kind: 'unauthenticated', code: 'sign_in.refused', facts: {} })
    expect(house.sessions.rows).toEqual([])
  })

  it.each(wrong)('costs one password check and counts as one failure for %s', async (_what, prepare) => {
    const { companyId, phone: typed = phone, ...input } = await prepare()
    await signIn({ companyId, phone: typed, ...input }).catch(() => undefined)
    expect(passwords.verified).toHaveLength(1)
    expect([...house.attempts.counts]).toMatchObject([
      [`${companyId}:${typed}`, { failures: 1, running: 0 }],
      ['address:10.0.0.1', { failures: 1, running: 0 }],
      [`phone:${typed}`, { failures: 1, running: 0 }],
    ])
  })

  it('checks no real hash when the person is unknown', async () => {
    await signIn({ companyId: someId() }).catch(() => undefined)
    expect(passwords.verified).toEqual([null])
  })
})

describe('sign-in limits', () => {
  const fail = async (times: number, input: Partial<SignIn> & { companyId: string }) => {
    for (let time = 0; time < times; time++)
      await expect(signIn({ ...input, password: 'yanlis' })).rejects.toMatchObject({ code: 'sign_in.refused' })
  }

  it('lock a phone number in a company after ten failures, even for the right password, and verify nothing while it is locked', async () => {
    const { companyId } = await founded(aCompany())
    await fail(10, { companyId })
    passwords.verified.length = 0
    await expect(signIn({ companyId })).rejects.toMatchObject({
      kind: 'throttled',
      code: 'sign_in.locked',
      facts: { seconds: 600 },
    })
    expect(passwords.verified).toEqual([])
    clock.pass(600)
    await signIn({ companyId })
  })

  it('treat differently typed forms of a phone number as one', async () => {
    const { companyId } = await founded(aCompany())
    for (const typed of ['5321234567', '05321234567', '+905321234567', '0090 532 123 45 67', '532-123-45-67'])
      await fail(2, { companyId, phone: typed })
    await expect(signIn({ companyId })).rejects.toMatchObject({ code: 'sign_in.locked' })
  })

  it('do not lock the same phone number in another company, or a colleague', async () => {
    const { companyId } = await founded(aCompany())
    const { companyId: otherId } = await founded(aCompany())
    await fail(10, { companyId })
    await signIn({ companyId: otherId })
  })

  it('are reset by the right password', async () => {
    const { companyId } = await founded(aCompany())
    await fail(9, { companyId })
    await signIn({ companyId })
    await fail(10, { companyId })
    await expect(signIn({ companyId })).rejects.toMatchObject({ code: 'sign_in.locked' })
  })

  it('block a network address after 300 failures, before anything else is looked up or counted', async () => {
    const { companyId } = await founded(aCompany())
    for (let time = 0; time < 300; time++)
      await signIn({ companyId, phone: `532${String(time).padStart(7, '0')}` }).catch(() => undefined)
    passwords.verified.length = 0
    const subjects = house.attempts.counts.size
    await expect(signIn({ companyId })).rejects.toMatchObject({
      kind: 'throttled',
      code: 'sign_in.too_many_failures',
      facts: { seconds: 3600 },
    })
    expect([passwords.verified.length, house.attempts.counts.size]).toEqual([0, subjects])
    await signIn({ companyId, address: '10.0.0.2' })
  })

  it('let a whole factory sign in from one address', async () => {
    const { companyId } = await founded(aCompany())
    for (let time = 0; time < 1000; time++) await signIn({ companyId })
    expect(house.attempts.counts.get('address:10.0.0.1')).toMatchObject({ failures: 0, running: 0 })
  })

  it('block a phone number after thirty failures in an hour across companies', async () => {
    const companies = await Promise.all(Array.from({ length: 4 }, () => founded(aCompany())))
    for (const { companyId } of companies.slice(1)) await fail(10, { companyId })
    const [{ companyId } = { companyId: '' }] = companies
    await expect(signIn({ companyId })).rejects.toMatchObject({
      kind: 'throttled',
      code: 'sign_in.too_many_for_phone',
      facts: { seconds: 3600 },
    })
    clock.pass(3600)
    await signIn({ companyId })
  })

  it('count nothing when the server is too busy to verify the password', async () => {
    const { companyId } = await founded(aCompany())
    passwords.verify = () => Promise.reject(signInRefusal('sign_in.busy', { seconds: 5 }))
    for (let time = 0; time < 20; time++) await expect(signIn({ companyId })).rejects.toThrow('sign_in.busy')
    expect([...house.attempts.counts.values()]).toMatchObject(
      Array.from({ length: 3 }, () => ({ failures: 0, running: 0 })),
    )
  })
})

describe('a device that has signed in before', () => {
  it('keeps its name and stays known for another year after each sign-in', async () => {
    const { companyId } = await founded(aCompany())
    const { deviceToken: first } = await signIn({ companyId })
    clock.pass(86_400)
    const { deviceToken: second } = await signIn({ companyId, deviceToken: first })
    expect(second).toBe(`device-1 ${companyId}:${phone} 2027-03-03T09:00:00.000Z`)
    clock.pass(365 * 86_400)
    const { deviceToken: third } = await signIn({ companyId, deviceToken: second })
    expect(third).toMatch(/^device-2 /)
  })

  it('has a failure count of its own', async () => {
    const { companyId } = await founded(aCompany())
    const { deviceToken } = await signIn({ companyId })
    house.attempts.counts.clear()
    await signIn({ companyId, deviceToken, password: 'yanlis' }).catch(() => undefined)
    expect([...house.attempts.counts]).toMatchObject([[`${companyId}:${phone}:device-1`, { failures: 1 }]])
  })
})
