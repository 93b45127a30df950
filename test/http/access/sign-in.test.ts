import argon2 from '@node-rs/argon2'
import pg from 'pg'
import { beforeAll, describe, expect, it, type MockInstance, vi } from 'vitest'
import { Passwords } from '../../../src/core/access/index.ts'
import { OneTimePasswords } from '../../../src/core/workforce/index.ts'
import type { RawAnswer } from '../../support/client.ts'
import { startProduct } from '../../support/product.ts'
import {
  appointAdministrator,
  enrol,
  nextPhone,
  password,
  type Person,
  createWorkplace,
  tokenOf,
} from '../../support/world.ts'
import { useCompany, useProduct } from '../../support/use-product.ts'

type CompanyType = 'individual' | 'corporate' | 'catering' | 'supplier'

const product = useProduct({ isSingle: true })
const firm = useCompany(product, 'corporate', 'Anadolu Çelik')
const otherFirm = useCompany(product, 'corporate', 'Boğaziçi Yazılım')
const kitchen = useCompany(product, 'catering', 'Anne Eli Yemek')

const signIn = (
  who: Pick<Person, 'phone' | 'companyId'>,
  more: { password?: string; phone?: string; company_type?: CompanyType; device_token?: string } = {},
  to = product,
) =>
  to.call('login', {
    body: { phone: who.phone, company_id: who.companyId, company_type: 'individual', password, ...more },
  })

const fail = async (who: Person, times: number): Promise<number[]> => {
  const statuses: number[] = []
  for (let time = 0; time < times; time++) statuses.push((await signIn(who, { password: 'yanlış-parola' })).status)
  return statuses
}

describe('signing in', () => {
  it.each([
    ['as stored', (n: string) => n],
    ['with a zero', (n: string) => `0${n}`],
    ['with +90', (n: string) => `+90${n}`],
    ['with 0090', (n: string) => `0090${n}`],
    ['in groups', (n: string) => `0 (${n.slice(0, 3)}) ${n.slice(3, 6)}-${n.slice(6, 8)} ${n.slice(8)}`],
    ['with dots', (n: string) => `90.${n.slice(0, 3)}.${n.slice(3)}`],
  ])('accepts the phone number %s', async (_how, typed) => {
    const { corporate1 } = firm.people
    expect((await signIn(corporate1, { phone: typed(corporate1.phone) })).status).toBe(200)
  })

  it.each(['5601234567', '4321234567', '532123456', '5001234567', 'telefon', '٥٣٢١٢٣٤٥٦٧'])(
    'does not accept %s as a phone number',
    async (phone) => {
      const reply = await signIn(firm.people.corporate1, { phone })
      expect([reply.status, reply.problem.detail]).toEqual([422, 'Telefon numarasını 5XXXXXXXXX biçiminde girin'])
    },
  )

  it('takes everybody of a corporate company to the individual area, and staff to the panel of their company', async () => {
    const area = await signIn(firm.people.corporateOwner)
    const panel = await signIn(firm.people.corporate1, { company_type: 'corporate' })
    const kitchenPanel = await signIn(kitchen.people.corporate1, { company_type: 'catering' })
    const segment = '[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]{43}'
    expect(area.body.redirect_url).toMatch(new RegExp(`^/individual/${segment}/${segment}/dashboard$`))
    expect(panel.body.redirect_url).toMatch(new RegExp(`^/${segment}/${segment}/${segment}/general$`))
    expect(kitchenPanel.body.redirect_url).toMatch(new RegExp(`^/${segment}/${segment}/${segment}/general$`))
  })

  it('redirects to the address segments of the profile', async () => {
    const { body } = await signIn(firm.people.corporate3, { company_type: 'corporate' })
    const profile = await product.call('getProfile', { as: body.token })
    const { user, company_type, company } = profile.body.segments
    expect(body.redirect_url).toBe(`/${user}/${company_type}/${company}/general`)
    expect(profile.body).toMatchObject({
      id: firm.people.corporate3.id,
      area: 'company',
      company: { id: firm.company.id },
    })
  })

  it('distinguishes two people with the same phone number in two companies', async () => {
    const phone = nextPhone()
    const here = await enrol(product, firm.company, 'individual', { phone })
    const there = await enrol(product, otherFirm.company, 'individual', { phone })
    const ids = await Promise.all(
      [here, there].map(
        async (person) => (await product.call('getProfile', { as: (await signIn(person)).body.token })).body.id,
      ),
    )
    expect(ids).toEqual([here.id, there.id])
  })
})

describe('a failed sign-in', () => {
  const failures: Record<string, () => ReturnType<typeof signIn>> = {}
  beforeAll(async () => {
    const passwordHash = await product.use(Passwords).hash(password)
    const closed = await createWorkplace(product, 'corporate', 'Kapanan Firma')
    await product.sql(`UPDATE companies SET is_active = false WHERE id = '${closed.company.id}'`)
    const passwordExpiresAt = new Date('2026-11-10T00:00:00Z')
    const { password: oneTime, hash: oneTimeHash } = product.use(OneTimePasswords).issue()
    const staff = (more: Parameters<typeof enrol>[3] = {}, of = firm) =>
      enrol(product, of.company, 'corporate1', { passwordHash, ...more })
    const [present, gone, expired, newcomer, late, shutOut, cook] = await Promise.all([
      staff(),
      staff({ isActive: false }),
      staff({ passwordExpiresAt }),
      staff({ passwordHash: oneTimeHash }),
      staff({ passwordHash: oneTimeHash, passwordExpiresAt }),
      staff({}, closed),
      staff({}, kitchen),
    ])
    const employee = await enrol(product, firm.company, 'individual', { passwordHash })
    Object.assign(failures, {
      'a wrong password': () => signIn(present, { password: 'yanlış-parola' }),
      'an unknown phone number': () => signIn(present, { phone: nextPhone() }),
      'an unknown company': () => signIn({ phone: present.phone, companyId: '01939b3c-0000-7000-8000-000000000000' }),
      'an inactive user': () => signIn(gone),
      'a passive company': () => signIn(shutOut),
      'an expired password': () => signIn(expired),
      'a wrong one-time password': () => signIn(newcomer),
      'an expired one-time password': () => signIn(late, { password: oneTime }),
      'an employee at a panel': () => signIn(employee, { company_type: 'corporate' }),
      'the panel of another type': () => signIn(present, { company_type: 'catering' }),
      'an area that the company does not have': () => signIn(cook),
      'a forged device token': () =>
        signIn(present, { password: 'yanlış-parola', device_token: '9999999999.cihaz.imza' }),
    })
  })

  it('looks the same whatever was wrong', async () => {
    const replies = await Promise.all(Object.values(failures).map((fails) => fails()))
    const seen = replies.map(({ status, headers: { 'x-request-id': _id, date: _date, ...headers }, problem }) =>
      JSON.stringify({ status, headers, problem }),
    )
    expect(new Set(seen).size).toBe(1)
    expect(replies[0]).toMatchObject({ status: 401, problem: { code: 'sign_in.refused' } })
  })

  /** Counts the work, because times vary on a busy machine; `npm run bench` measures times. */
  it('costs one slow hash and the same statements whatever was wrong', async () => {
    const costOf = (hash: string | Uint8Array): string => String(hash).split('$').slice(0, 4).join('$')
    const realCost = costOf(await product.use(Passwords).hash(password))
    const [verify, hash] = [vi.spyOn(argon2, 'verify'), vi.spyOn(argon2, 'hash')]
    const query = vi.spyOn(pg.Client.prototype, 'query') as unknown as MockInstance<(sent: { text: string }) => void>
    const workOf = async (fails: () => ReturnType<typeof signIn>) => {
      vi.clearAllMocks()
      const { status } = await fails()
      return {
        status,
        verified: verify.mock.calls.map(([against]) => costOf(against)),
        hashed: hash.mock.calls.length,
        statements: query.mock.calls.map(([{ text }]) => text),
      }
    }
    const expected = await workOf(failures['a wrong password'] as () => ReturnType<typeof signIn>)
    expect(expected).toMatchObject({ status: 401, verified: [realCost], hashed: 0 })
    expect(expected.statements.join()).toContain('FROM users')
    for (const [what, fails] of Object.entries(failures)) expect(await workOf(fails), what).toEqual(expected)
    vi.restoreAllMocks()
  })
})

describe('ten failures', () => {
  it('lock the phone number in that company for ten minutes, even with the right password, and nobody else', async () => {
    const phone = nextPhone()
    const guessed = await enrol(product, firm.company, 'individual', { phone })
    const namesake = await enrol(product, otherFirm.company, 'individual', { phone })
    expect(await fail(guessed, 10)).toEqual(Array.from({ length: 10 }, () => 401))

    const locked = await signIn(guessed)
    expect(locked).toMatchObject({ status: 429, problem: { code: 'sign_in.locked' } })
    expect(Number(locked.headers['retry-after'])).toBeLessThanOrEqual(600)
    expect((await signIn(namesake)).status).toBe(200)
    expect((await signIn(firm.people.individual)).status).toBe(200)

    product.clock.pass(599)
    expect((await signIn(guessed)).status).toBe(429)
    product.clock.pass(2)
    expect((await signIn(guessed)).status).toBe(200)
  })

  it('say in how many minutes the lock ends', async () => {
    const guessed = await enrol(product, firm.company, 'individual')
    await fail(guessed, 10)
    product.clock.pass(480)
    const locked = await signIn(guessed)
    expect([Number(locked.headers['retry-after']), locked.problem.detail]).toEqual([
      120,
      'Çok fazla hatalı deneme yapıldı. 2 dakika sonra yeniden deneyin.',
    ])
  })

  it('still count after a restart and in other instances', async () => {
    const guessed = await enrol(product, firm.company, 'individual')
    await fail(guessed, 10)
    const second = await startProduct({ databaseUrl: product.databaseUrl, clock: product.clock })
    try {
      expect((await signIn(guessed, {}, second)).status).toBe(429)
    } finally {
      await second.stop()
    }
  })

  it('are counted exactly, however many arrive at once', async () => {
    const guessed = await enrol(product, firm.company, 'individual')
    const replies = await Promise.all(Array.from({ length: 30 }, () => signIn(guessed, { password: 'yanlış-parola' })))
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  it('are reset by a success in between', async () => {
    const clumsy = await enrol(product, firm.company, 'individual')
    await fail(clumsy, 9)
    expect((await signIn(clumsy)).status).toBe(200)
    await fail(clumsy, 9)
    expect((await signIn(clumsy)).status).toBe(200)
  })

  it('lock the administrator too', async () => {
    await appointAdministrator(product, 'başyönetici')
    const guess = (typed: string) => product.call('adminLogin', { body: { username: 'başyönetici', password: typed } })
    for (let time = 0; time < 10; time++) expect((await guess('yanlış')).problem.code).toBe('sign_in.refused')
    expect((await guess(password)).problem.code).toBe('sign_in.locked')
  })
})

describe('a one-time password', () => {
  const newcomer = async (role: 'individual' | 'corporate1' = 'corporate1') => {
    const { password: oneTime, hash } = product.use(OneTimePasswords).issue()
    const passwordExpiresAt = new Date(product.clock.now().getTime() + 7 * 86_400_000)
    const person = await enrol(product, firm.company, role, { passwordHash: hash, passwordExpiresAt })
    return { person, oneTime }
  }

  it('allows nothing until it is replaced, and everything afterwards', async () => {
    const { person, oneTime } = await newcomer()
    const { body } = await signIn(person, { password: oneTime, company_type: 'corporate' })
    expect(body.must_change_password).toBe(true)
    const dashboard = () =>
      product.call('getCorporateDashboard', { as: body.token, path: { companyId: person.companyId } })
    expect(await dashboard()).toMatchObject({ status: 403, problem: { code: 'password.must_change' } })
    expect((await product.call('getProfile', { as: body.token })).body.must_change_password).toBe(true)

    const change = await product.call('changeOwnPassword', {
      as: body.token,
      path: { type: 'corporate', companyId: person.companyId },
      body: { current_password: oneTime, new_password: 'Kendi-Parolam-1' },
    })
    expect([change.status, (await dashboard()).status]).toEqual([200, 200])
    expect((await signIn(person, { password: oneTime })).status).toBe(401)
    expect((await signIn(person, { password: 'Kendi-Parolam-1' })).body.must_change_password).toBe(false)
  })

  it('expires after seven days, together with the session it opened', async () => {
    const { person, oneTime } = await newcomer('individual')
    const { body } = await signIn(person, { password: oneTime })
    const now = product.clock.now().toISOString()
    product.clock.pass(7 * 86_400 - 1)
    const justInTime = await signIn(person, { password: oneTime })
    product.clock.pass(1)
    const tooLate = await signIn(person, { password: oneTime })
    const session = await product.call('getProfile', { as: body.token })
    product.clock.set(now)
    expect([justInTime.status, tooLate.status, session.status]).toEqual([200, 401, 401])
  })
})

describe('a password change', () => {
  const change = (person: Person, as: string, current_password: string, new_password: string) =>
    product.call('changeIndividualPassword', {
      as,
      path: { companyId: person.companyId, userId: person.id },
      body: { current_password, new_password },
    })

  it("ends the person's other sessions and keeps this one", async () => {
    const person = await enrol(product, firm.company, 'individual')
    const [here, phone, tablet] = await Promise.all([1, 2, 3].map(() => tokenOf(product, person, 'individual')))
    const colleague = await tokenOf(product, firm.people.corporate2)
    expect((await change(person, here ?? '', password, 'Yepyeni-Parola')).status).toBe(200)
    const alive = await Promise.all(
      [here, phone, tablet, colleague].map(async (as) => (await product.call('getProfile', { as })).status),
    )
    expect(alive).toEqual([200, 401, 401, 200])
    expect((await signIn(person)).status).toBe(401)
    expect((await signIn(person, { password: 'Yepyeni-Parola' })).status).toBe(200)
  })

  it('requires the current password and a different new one of eight characters', async () => {
    const person = await enrol(product, firm.company, 'individual')
    const as = await tokenOf(product, person, 'individual')
    const codes = [
      (await change(person, as, 'yanlış-parola', 'Yepyeni-Parola')).problem.code,
      (await change(person, as, password, password)).problem.code,
      (await change(person, as, password, 'kısa')).problem.code,
    ]
    expect(codes).toEqual(['password.wrong', 'password.unchanged', 'request.invalid'])
    expect((await signIn(person)).status).toBe(200)
  })

  it('cannot be used for guessing from an open session: ten wrong attempts lock it', async () => {
    const person = await enrol(product, firm.company, 'individual')
    const as = await tokenOf(product, person, 'individual')
    for (let time = 0; time < 10; time++)
      expect((await change(person, as, `tahmin-${time}`, 'Yepyeni-Parola')).status).toBe(422)
    expect((await change(person, as, password, 'Yepyeni-Parola')).status).toBe(429)
  })

  it('succeeds for only one of two concurrent requests', async () => {
    const person = await enrol(product, firm.company, 'individual')
    const tokens = await Promise.all([1, 2].map(() => tokenOf(product, person, 'individual')))
    const replies = await Promise.all(tokens.map((as, at) => change(person, as, password, `Yarışan-Parola-${at}`)))
    const winner = replies.findIndex(({ status }) => status === 200)
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await signIn(person, { password: `Yarışan-Parola-${winner}` })).status).toBe(200)
  })
})

describe('signing out', () => {
  it('ends only this session', async () => {
    const person = await enrol(product, firm.company, 'corporate1')
    const [here, there] = await Promise.all([1, 2].map(() => tokenOf(product, person)))
    expect((await product.call('logout', { as: here })).status).toBe(200)
    expect((await product.call('getProfile', { as: here })).status).toBe(401)
    expect((await product.call('getProfile', { as: there })).status).toBe(200)
    expect((await product.call('logout', { as: here })).status).toBe(401)
  })
})

describe('session data, stored and returned', () => {
  it('never includes the token or a password', async () => {
    const { body } = await signIn(firm.people.corporate4, { company_type: 'corporate' })
    const rows = JSON.stringify(
      await product.sql(`SELECT encode(token_hash, 'hex') AS hash, encode(token_hash, 'escape') AS raw FROM sessions`),
    )
    expect(rows).not.toContain(body.token)
    const profile: RawAnswer = await product.send({
      method: 'GET',
      path: '/api/user/profile',
      headers: { authorization: `Bearer ${body.token}` },
    })
    expect(profile.text).not.toMatch(/argon2|_hash|one-time/)
  })

  it('is only accepted from the Authorization header', async () => {
    const { body } = await signIn(firm.people.corporate4, { company_type: 'corporate' })
    const inQuery = await product.send({ method: 'GET', path: `/api/user/profile?token=${body.token}` })
    const inCookie = await product.send({
      method: 'GET',
      path: '/api/user/profile',
      headers: { cookie: `user_token=${body.token}` },
    })
    expect([inQuery.status, inCookie.status]).toEqual([400, 401])
  })
})
