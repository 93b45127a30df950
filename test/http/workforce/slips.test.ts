import { describe, expect, it } from 'vitest'
import { OneTimePasswords } from '../../../src/core/workforce/index.ts'
import {
  appointAdministrator,
  enrol,
  nextPhone,
  password,
  type Person,
  tokenOf,
  type Workplace,
} from '../../support/world.ts'
import { useCompany, useProduct } from '../../support/use-product.ts'

const product = useProduct()
const firm = useCompany(product, 'corporate', 'Anadolu Çelik')
const otherFirm = useCompany(product, 'corporate', 'Boğaziçi Yazılım')
const kitchen = useCompany(product, 'catering', 'Anne Eli Yemek')

const typeOf = (workplace: Workplace) => workplace.company.type
const manager = (workplace = firm) => tokenOf(product, workplace.people.corporate4)
const reset = async (person: Person, workplace = firm) =>
  product.call('resetEmployeePassword', {
    as: await manager(workplace),
    path: { type: typeOf(workplace), companyId: person.companyId, userId: person.id },
  })

/** Somebody with a slip that was just printed. */
const withSlip = async (role: Person['role'] = 'individual', workplace = firm) => {
  const person = await enrol(product, workplace.company, role)
  const { one_time_password: oneTime, slip_code } = (await reset(person, workplace)).body
  return { person, oneTime, code: slip_code ?? 'none' }
}

type Who = Pick<Person, 'phone' | 'companyId'>
const use = ({ phone, companyId }: Who, code: string, device_token?: string) =>
  product.call('signInWithSlip', { body: { phone, company_id: companyId, slip_code: code, device_token } })
const signIn = ({ phone, companyId }: Who, typed: string) =>
  product.call('login', { body: { phone, company_id: companyId, company_type: 'individual', password: typed } })
const settings = async (slip_codes: boolean) =>
  product.call('updateCompany', {
    as: await manager(),
    path: { type: 'corporate', companyId: firm.company.id },
    body: { slip_codes },
  })

const refused = {
  status: 401,
  problem: {
    code: 'sign_in.slip_refused',
    detail:
      'Fişteki kod kullanılmış ya da süresi dolmuş; şifrenizle giriş yapın, şifreniz yoksa yöneticinizden yeni bir fiş isteyin.',
  },
}

describe('the code of a slip', () => {
  it.each([
    ['individual', 'individual', () => firm],
    ['corporate3', 'company', () => firm],
    ['corporate1', 'company', () => kitchen],
  ] as const)(
    'signs in %s once, to the %s area, and allows nothing until a password is chosen',
    async (role, area, of) => {
      const { person, code, oneTime } = await withSlip(role, of())
      const { status, body } = await use(person, code)
      expect([status, body.must_change_password]).toEqual([200, true])
      const profile = await product.call('getProfile', { as: body.token })
      expect(profile.body).toMatchObject({ id: person.id, area, must_change_password: true })
      expect(
        await product.call('getEmployee', {
          as: body.token,
          path: { type: typeOf(of()), companyId: person.companyId, userId: person.id },
        }),
      ).toMatchObject({ status: 403 })
      expect(await use(person, code)).toMatchObject(refused)

      const body_ = { new_password: 'kendi defterim 41' }
      const change = () =>
        area === 'individual'
          ? product.call('changeIndividualPassword', {
              as: body.token,
              path: { companyId: person.companyId, userId: person.id },
              body: body_,
            })
          : product.call('changeOwnPassword', {
              as: body.token,
              path: { type: typeOf(of()), companyId: person.companyId },
              body: body_,
            })
      expect((await change()).status).toBe(200)
      expect(await change()).toMatchObject({ status: 422, problem: { code: 'password.current_missing' } })
      expect((await product.call('getProfile', { as: body.token })).body.must_change_password).toBe(false)
      expect((await signIn(person, oneTime)).status).toBe(401)
      if (area === 'individual') expect((await signIn(person, 'kendi defterim 41')).status).toBe(200)
    },
  )

  it('cannot become the password, nor can the password on the slip in any spelling', async () => {
    const { person, code, oneTime } = await withSlip()
    const { body } = await use(person, code)
    for (const new_password of [oneTime, oneTime.toLowerCase(), oneTime.replaceAll('-', ' ')])
      expect(
        await product.call('changeIndividualPassword', {
          as: body.token,
          path: { companyId: person.companyId, userId: person.id },
          body: { new_password },
        }),
      ).toMatchObject({ status: 422, problem: { code: 'password.unchanged' } })
  })

  it.each<[string, (slip: Awaited<ReturnType<typeof withSlip>>) => Promise<unknown>]>([
    ['the password was typed', ({ person, oneTime }) => signIn(person, oneTime)],
    ['another slip was printed', ({ person }) => reset(person)],
    [
      'the person was deactivated and came back',
      async ({ person }) => {
        for (const is_active of [false, true])
          await product.call('updateEmployee', {
            as: await manager(),
            path: { type: 'corporate', companyId: firm.company.id, userId: person.id },
            body: { is_active },
          })
      },
    ],
    [
      'several people were deactivated and came back',
      async ({ person }) => {
        for (const is_active of [false, true])
          await product.call('updateEmployees', {
            as: await manager(),
            path: { type: 'corporate', companyId: firm.company.id },
            body: { user_ids: [person.id], is_active },
          })
      },
    ],
    [
      'the person got another phone number',
      async ({ person }) => {
        for (const phone of [nextPhone(), person.phone])
          await product.call('updateEmployee', {
            as: await manager(),
            path: { type: 'corporate', companyId: firm.company.id, userId: person.id },
            body: { phone },
          })
      },
    ],
    [
      'the firm turned codes off for a while',
      async () => {
        await settings(false)
        await settings(true)
      },
    ],
  ])('does not work after %s', async (_what, happens) => {
    const slip = await withSlip()
    await happens(slip)
    expect(await use(slip.person, slip.code)).toMatchObject(refused)
  })

  it('is valid for seven days, like the password', async () => {
    const early = await withSlip()
    const late = await withSlip()
    const now = product.clock.now().toISOString()
    product.clock.pass(7 * 86_400 - 1)
    const justInTime = await use(early.person, early.code)
    product.clock.pass(1)
    const tooLate = await use(late.person, late.code)
    product.clock.set(now)
    expect([justInTime.status, tooLate]).toMatchObject([200, refused])
  })

  it('does not reveal who exists: a wrong, foreign or unknown code gets the same refusal', async () => {
    const mine = await withSlip()
    const theirs = await withSlip()
    const settled = await enrol(product, firm.company, 'individual')
    const tries = [
      [mine.person, theirs.code],
      [mine.person, 'x'],
      [settled, mine.code],
      [{ phone: nextPhone(), companyId: firm.company.id }, mine.code],
      [{ phone: mine.person.phone, companyId: otherFirm.company.id }, mine.code],
    ] as const
    const answers = await Promise.all(tries.map(([who, code]) => use(who, code)))
    for (const answer of answers) expect(answer).toMatchObject(refused)
    expect(new Set(answers.map(({ problem }) => JSON.stringify(problem))).size).toBe(1)
    expect((await use(mine.person, mine.code)).status).toBe(200)
  })

  it('signs in one of twenty people using it at the same time', async () => {
    const { person, code } = await withSlip()
    const answers = await Promise.all(Array.from({ length: 20 }, () => use(person, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await product.sql(`SELECT count(*)::int AS sessions FROM sessions WHERE user_id = '${person.id}'`)).toEqual([
      { sessions: 1 },
    ])
  })

  it('either opens a session before a reset ends it, or does not work afterwards', async () => {
    for (let round = 0; round < 10; round++) {
      const { person, code } = await withSlip()
      const [used, renewed] = await Promise.all([use(person, code), reset(person)])
      expect(renewed.status).toBe(200)
      if (used.status === 200) expect((await product.call('getProfile', { as: used.body.token })).status).toBe(401)
      else expect(used).toMatchObject(refused)
    }
  })

  it('counts together with passwords: ten failures lock the phone number for both, and a known device separately', async () => {
    const { person, code, oneTime } = await withSlip()
    for (let time = 0; time < 10; time++)
      expect((await use(person, 'falsch')).problem.code).toBe('sign_in.slip_refused')
    expect((await use(person, code)).problem.code).toBe('sign_in.locked')
    expect((await signIn(person, oneTime)).problem.code).toBe('sign_in.locked')
    const again = await reset(person)
    const known = await use(person, again.body.slip_code ?? '')
    expect(known.status).toBe(200)
    const next = (await reset(person)).body.slip_code ?? ''
    for (let time = 0; time < 10; time++) await use(person, 'falsch')
    expect((await use(person, next)).problem.code).toBe('sign_in.locked')
    expect((await use(person, next, known.body.device_token)).status).toBe(200)
  })

  it('is stored only as a hash, and in no log', async () => {
    const { code } = await withSlip()
    const kept = await product.sql(`SELECT encode(code_hash, 'hex') AS hash FROM slip_codes`)
    expect(JSON.stringify(kept)).not.toContain(code)
    const everything = await product.sql(`
      SELECT (SELECT jsonb_agg(a) FROM audit_logs a)::text AS log, (SELECT jsonb_agg(k) FROM idempotency_keys k)::text AS answers`)
    expect(JSON.stringify(everything)).not.toContain(code)
  })
})

describe('slips', () => {
  it('carry no code if the company wants none, and the log says who decided so', async () => {
    const changed = await settings(false)
    expect(changed.body.company.slip_codes).toBe(false)
    const person = await enrol(product, firm.company, 'individual')
    expect((await reset(person)).body.slip_code).toBeNull()
    const imported = await product.call('importEmployees', {
      as: await manager(),
      path: { type: 'corporate', companyId: firm.company.id },
      body: { users: [{ full_name: 'Yeni Gelen', phone: nextPhone() }] },
    })
    expect(imported.body.users.map(({ slip_code }) => slip_code)).toEqual([null])
    await settings(true)
    const log = await product.call('listAuditLogs', {
      as: await manager(),
      path: { type: 'corporate', companyId: firm.company.id },
      query: { log_type: 'COMPANY_UPDATED' },
    })
    expect(log.body.logs[0]?.description).toContain('karekodla ilk giriş')
  })

  it('for everybody who is imported, added or let in by an administrator carry an individual code', async () => {
    const as = await manager()
    const path = { type: 'corporate', companyId: firm.company.id } as const
    const imported = await product.call('importEmployees', {
      as,
      path,
      body: { users: [1, 2].map((n) => ({ full_name: `Yeni ${n === 1 ? 'Bir' : 'İki'}`, phone: nextPhone() })) },
    })
    const added = await product.call('createEmployee', { as, path, body: { full_name: 'Yeni Üç', phone: nextPhone() } })
    const codes = [...imported.body.users, added.body].map(({ slip_code }) => slip_code ?? '')
    expect(new Set(codes).size).toBe(3)
    const [first] = imported.body.users
    expect((await use({ phone: first?.phone ?? '', companyId: firm.company.id }, codes[0] ?? '')).status).toBe(200)

    await appointAdministrator(product, 'yönetici')
    const admin = await product.call('adminLogin', { body: { username: 'yönetici', password } })
    const phone = nextPhone()
    const opened = await product.call('openCompany', {
      as: admin.body.token,
      body: { name: 'Yeni Mutfak', type: 'catering', owner_full_name: 'Sevgi Yıldız', owner_phone: phone },
    })
    const { company, slip_code } = opened.body
    expect((await use({ phone, companyId: company.id }, slip_code ?? '')).status).toBe(200)
  })

  it('created with a key carry none', async () => {
    const owner = await tokenOf(product, firm.people.corporateOwner)
    const path = { type: 'corporate', companyId: firm.company.id } as const
    const lastDay = new Date(product.clock.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10)
    const key = await product.call('createKey', {
      as: owner,
      path,
      body: { name: 'Bordro', role: 'corporate3', expires_on: lastDay },
    })
    const as = key.body.secret
    const added = await product.call('createEmployee', {
      as,
      path,
      body: { full_name: 'Yeni Dört', phone: nextPhone() },
    })
    expect(added.body.slip_code ?? null).toBeNull()
    expect(await product.sql(`SELECT FROM slip_codes WHERE user_id = '${added.body.user.id}'`)).toEqual([])
  })

  it('open no session once a password was chosen with theirs', async () => {
    const { password: oneTime, hash } = product.use(OneTimePasswords).issue()
    const passwordExpiresAt = new Date(product.clock.now().getTime() + 86_400_000)
    const person = await enrol(product, firm.company, 'individual', { passwordHash: hash, passwordExpiresAt })
    const { body } = await signIn(person, oneTime)
    expect(
      (
        await product.call('changeIndividualPassword', {
          as: body.token,
          path: { companyId: person.companyId, userId: person.id },
          body: { new_password: 'kendi defterim 41' },
        })
      ).status,
    ).toBe(200)
    expect(await product.sql(`SELECT FROM slip_codes WHERE user_id = '${person.id}'`)).toEqual([])
  })
})
