import { describe, expect, it } from 'vitest'
import { resolve } from '../../../src/http/contract/contract.ts'
import { loadContract } from '../../../src/http/index.ts'
import { contractFile } from '../../../src/main/http-server.ts'
import { logOf } from '../../support/log-of.ts'
import { challengeIn, nextCode, secure } from '../../support/second-factor.ts'
import { tablesContaining } from '../../support/tables-containing.ts'
import { useCompany, useProduct } from '../../support/use-product.ts'
import {
  administratorTokenOf,
  appointAdministrator,
  enrol,
  password,
  type Person,
  tokenOf,
} from '../../support/world.ts'

const product = useProduct()
const firm = useCompany(product, 'corporate', 'Anadolu Çelik')

type Kind = 'corporate' | 'individual'
const signIn = ({ phone, companyId }: Person, company_type: Kind = 'corporate', typed = password) =>
  product.call('login', { body: { phone, company_id: companyId, company_type, password: typed } })
const challengeOf = async (person: Person, kind?: Kind) => challengeIn((await signIn(person, kind)).body)
const complete = (challenge: string, code: string) => product.call('completeSignIn', { body: { challenge, code } })
const profile = async (as: string) => (await product.call('getProfile', { as })).status
const sessionsOf = async ({ id }: { id: string }) =>
  (await product.sql(`SELECT FROM sessions WHERE '${id}' IN (user_id, administrator_id)`)).length

const changePassword = (as: string, companyId: string) =>
  product.call('changeOwnPassword', {
    as,
    path: { type: 'corporate', companyId },
    body: { current_password: password, new_password: 'yepyeni-parola-77' },
  })

/** A manager with two-step verification. */
const secured = async () => {
  const person = await enrol(product, firm.company, 'corporate4')
  const token = await tokenOf(product, person)
  return { person, token, ...(await secure(product, token)) }
}

const tokenAfterSignIn = async (person: Person, secret: string): Promise<string> =>
  (await complete(await challengeOf(person), nextCode(product, secret))).body.token

describe('two-step verification', () => {
  it('is on once a code of the app has confirmed it, which ends the other sessions', async () => {
    const person = await enrol(product, firm.company, 'corporate4', { fullName: 'Nil Er' })
    const [as, other] = [await tokenOf(product, person), await tokenOf(product, person)]
    expect((await product.call('startSecondFactor', { as, body: { password: 'yanlış' } })).problem.code).toBe(
      'password.wrong',
    )
    const { secret, address } = (await product.call('startSecondFactor', { as, body: { password } })).body
    expect(address).toContain(`secret=${secret}`)
    expect((await signIn(person)).body).toHaveProperty('token')
    const wrong = await product.call('switchOnSecondFactor', { as, body: { code: '000000' } })
    expect(wrong.problem.code).toBe('second_factor.code_wrong')
    const on = await product.call('switchOnSecondFactor', { as, body: { code: nextCode(product, secret) } })
    expect(new Set(on.body.recovery_codes).size).toBe(10)
    expect([await profile(as), await profile(other)]).toEqual([200, 401])
    expect((await product.call('getSecondFactor', { as })).body).toMatchObject({ is_on: true, recovery_codes_left: 10 })
    expect((await signIn(person)).body).not.toHaveProperty('token')
    expect((await logOf(product, firm.company.id)).map(({ description }) => description)).toContain(
      'Nil Er iki adımlı doğrulamayı açtı',
    )
    const again = await product.call('startSecondFactor', { as, body: { password } })
    expect([again.status, again.problem.code]).toEqual([409, 'second_factor.on'])
  })

  it('is stored with hashes of the recovery codes, and no answer shows them or the secret again', async () => {
    const { secret, recoveryCodes, person } = await secured()
    expect(await tablesContaining(product, recoveryCodes[0] ?? '')).toEqual([])
    const shown = JSON.stringify(
      (await product.call('getSecondFactor', { as: await tokenAfterSignIn(person, secret) })).body,
    )
    expect(shown).not.toContain(secret)
  })

  it('is switched off, and its recovery codes renewed, only with the password and a code', async () => {
    const { person, token: as, secret, recoveryCodes } = await secured()
    const proof = () => ({ password, code: nextCode(product, secret) })
    const changes = ['renewRecoveryCodes', 'switchOffSecondFactor', 'startPasskey'] as const
    for (const change of changes) {
      const unknown = await product.call(change, { as, body: { ...proof(), password: 'yanlış' } })
      expect(unknown.problem.code).toBe('password.wrong')
      const wrong = await product.call(change, { as, body: { password, code: '000000' } })
      expect(wrong.problem.code).toBe('second_factor.code_wrong')
    }
    const body = proof()
    const renewed = await product.call('renewRecoveryCodes', { as, body })
    expect((await complete(await challengeOf(person), recoveryCodes[0] ?? '')).status).toBe(401)
    expect((await complete(await challengeOf(person), renewed.body.recovery_codes[0] ?? '')).status).toBe(200)
    const repeated = await product.call('switchOffSecondFactor', { as, body })
    expect(repeated.problem.code).toBe('second_factor.code_wrong')
    expect((await product.call('switchOffSecondFactor', { as, body: proof() })).status).toBe(200)
    expect((await signIn(person)).body).toHaveProperty('token')
    for (const change of changes)
      expect((await product.call(change, { as, body: proof() })).problem.code).toBe('second_factor.off')
    expect(await product.sql(`SELECT FROM second_factors WHERE secret = '${secret}'`)).toEqual([])
  })

  it('gets ten recovery codes in all, also from two who renew them at the same moment', async () => {
    const { token: as, recoveryCodes } = await secured()
    const renew = (code = '') => product.call('renewRecoveryCodes', { as, body: { password, code } })
    const renewed = await Promise.all([renew(recoveryCodes[0]), renew(recoveryCodes[1])])
    expect(renewed.map(({ status }) => status)).toContain(200)
    expect((await product.call('getSecondFactor', { as })).body.recovery_codes_left).toBe(10)
  })

  it('cannot be set up with a one-time password', async () => {
    const passwordExpiresAt = new Date(product.clock.now().getTime() + 86_400_000)
    const person = await enrol(product, firm.company, 'corporate1', { passwordExpiresAt })
    const as = await tokenOf(product, person)
    const { status, problem } = await product.call('startSecondFactor', { as, body: { password } })
    expect([status, problem.code]).toEqual([403, 'password.must_change'])
  })
})

describe('the second step', () => {
  it.each([
    ['corporate', /general$/],
    ['individual', /^\/individual\//],
  ] as const)('opens the area of a %s sign-in, and makes the device known', async (kind, place) => {
    const { person, secret } = await secured()
    const first = (await signIn(person, kind)).body
    expect(Object.keys(first).sort()).toEqual(['second_step', 'success'])
    const { status, body } = await complete(challengeIn(first), nextCode(product, secret))
    expect([status, body.must_change_password]).toEqual([200, false])
    expect(body.redirect_url).toMatch(place)
    expect(await profile(body.token)).toBe(200)
    expect(body.device_token).toBeTruthy()
  })

  it('takes the code as people type it', async () => {
    const { person, secret, recoveryCodes } = await secured()
    const code = nextCode(product, secret)
    expect((await complete(await challengeOf(person), ` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
    const recovery = recoveryCodes[0]?.replaceAll('-', ' ').toLowerCase() ?? ''
    expect((await complete(await challengeOf(person), recovery)).status).toBe(200)
  })

  it('takes each code once, also from many who send it at the same moment', async () => {
    const { person, secret, recoveryCodes } = await secured()
    for (const code of [nextCode(product, secret), recoveryCodes[0] ?? '']) {
      const challenges = [await challengeOf(person), await challengeOf(person), await challengeOf(person)]
      const statuses = await Promise.all(challenges.map(async (one) => (await complete(one, code)).status))
      expect(statuses.sort()).toEqual([200, 401, 401])
    }
    product.clock.pass(60)
    const old = nextCode(product, secret)
    expect((await complete(await challengeOf(person), nextCode(product, secret))).status).toBe(200)
    expect((await complete(await challengeOf(person), old)).problem.code).toBe('sign_in.code_refused')
  })

  it('opens one session for a challenge, within five minutes and five attempts', async () => {
    const { person, secret, recoveryCodes } = await secured()
    const used = await challengeOf(person)
    expect((await complete(used, nextCode(product, secret))).status).toBe(200)
    expect((await complete(used, recoveryCodes[0] ?? '')).problem.code).toBe('sign_in.second_step_over')
    const old = await challengeOf(person)
    product.clock.pass(300)
    expect((await complete(old, recoveryCodes[0] ?? '')).problem.code).toBe('sign_in.second_step_over')
    const tried = await challengeOf(person)
    const attempts = await Promise.all(Array.from({ length: 7 }, () => complete(tried, '000000')))
    expect(attempts.map(({ problem }) => problem.code).sort()).toEqual([
      ...Array<string>(5).fill('sign_in.code_refused'),
      ...Array<string>(2).fill('sign_in.second_step_over'),
    ])
    expect((await complete(tried, recoveryCodes[0] ?? '')).problem.code).toBe('sign_in.second_step_over')
  })

  it('is locked for an hour after ten wrong codes, however many challenges there are', async () => {
    const { person, recoveryCodes } = await secured()
    const wrong: string[] = []
    for (let time = 0; time < 10; time++) {
      const { problem } = await complete(await challengeOf(person), '000000')
      wrong.push(problem.code)
    }
    expect(new Set(wrong)).toEqual(new Set(['sign_in.code_refused']))
    expect((await complete(await challengeOf(person), recoveryCodes[0] ?? '')).status).toBe(429)
    product.clock.pass(3601)
    expect((await complete(await challengeOf(person), recoveryCodes[0] ?? '')).status).toBe(200)
  })

  it.each([
    ['the password was changed', (as: string, { companyId }: Person) => changePassword(as, companyId)],
    [
      'the person was deactivated',
      (_as: string, { id }: Person) => product.sql(`UPDATE users SET is_active = false WHERE id = '${id}'`),
    ],
  ])('opens nothing if meanwhile %s', async (_what, change) => {
    const { person, token, recoveryCodes } = await secured()
    const challenge = await challengeOf(person)
    await change(token, person)
    expect((await complete(challenge, recoveryCodes[0] ?? '')).status).toBe(401)
  })

  it('says nothing before the password is right', async () => {
    const { person } = await secured()
    const plain = await enrol(product, firm.company, 'corporate4')
    const [one, other] = [await signIn(person, 'corporate', 'yanlış'), await signIn(plain, 'corporate', 'yanlış')]
    expect([one.status, one.problem]).toEqual([other.status, other.problem])
  })

  it('can be mistaken for neither a person’s nor an administrator’s', async () => {
    const { person, recoveryCodes } = await secured()
    const body = { challenge: await challengeOf(person), code: recoveryCodes[0] ?? '' }
    expect((await product.call('completeAdminSignIn', { body })).problem.code).toBe('sign_in.second_step_over')
    expect((await product.call('completeSignIn', { body })).status).toBe(200)
  })
})

describe('whoever has two-step verification', () => {
  /** Every way in, for somebody who has it. */
  const waysIn = {
    login: async () => {
      const { person } = await secured()
      return { who: person, body: (await signIn(person)).body }
    },
    signInWithSlip: async () => {
      const { person } = await secured()
      const reset = await product.call('resetEmployeePassword', {
        as: await tokenOf(product, firm.people.corporateOwner),
        path: { type: 'corporate', companyId: person.companyId, userId: person.id },
      })
      const { phone, companyId: company_id } = person
      const { body } = await product.call('signInWithSlip', {
        body: { phone, company_id, slip_code: reset.body.slip_code ?? '' },
      })
      return { who: person, body }
    },
    adminLogin: async () => {
      const id = await appointAdministrator(product, 'güvenli')
      await secure(product, await administratorTokenOf(product, id))
      await product.sql(`DELETE FROM sessions WHERE administrator_id = '${id}'`)
      return { who: { id }, body: (await product.call('adminLogin', { body: { username: 'güvenli', password } })).body }
    },
  }
  const secondSteps = ['completeSignIn', 'completeAdminSignIn']

  it('is asked by every operation that opens a session', () => {
    const contract = loadContract(contractFile)
    const opens = (node: unknown, seen = new Set<unknown>()): boolean => {
      const found = resolve(contract, node as object)
      if (typeof found !== 'object' || found === null || seen.has(found)) return false
      seen.add(found)
      if ('token' in ((found as { properties?: object }).properties ?? {})) return true
      return Object.values(found).some((part) => opens(part, seen))
    }
    const opening = Object.values(contract.paths)
      .flatMap((item) => Object.values(item) as { operationId: string; responses: object }[])
      .flatMap(({ operationId, responses }) => (opens(responses) ? [operationId] : []))
    expect(opening.sort()).toEqual([...Object.keys(waysIn), ...secondSteps].sort())
  })

  it.each(Object.entries(waysIn))('gets no session by %s', async (_way, enter) => {
    const { who, body } = await enter()
    const before = await sessionsOf(who)
    expect(Object.keys(body).sort()).toEqual(['second_step', 'success'])
    expect(await sessionsOf(who)).toBe(before)
    expect(await profile(challengeIn(body))).toBe(401)
  })

  it('signs in with the code of a slip and then with the app', async () => {
    const { person, secret } = await secured()
    const reset = await product.call('resetEmployeePassword', {
      as: await tokenOf(product, firm.people.corporateOwner),
      path: { type: 'corporate', companyId: person.companyId, userId: person.id },
    })
    const { phone, companyId: company_id } = person
    const slip = { phone, company_id, slip_code: reset.body.slip_code ?? '' }
    const challenge = challengeIn((await product.call('signInWithSlip', { body: slip })).body)
    expect((await product.call('signInWithSlip', { body: slip })).status).toBe(401)
    const { body } = await complete(challenge, nextCode(product, secret))
    expect(body.must_change_password).toBe(true)
  })
})

describe('administrators', () => {
  it('have the same two steps', async () => {
    const id = await appointAdministrator(product, 'ikinci')
    const { secret } = await secure(product, await administratorTokenOf(product, id))
    const { body } = await product.call('adminLogin', { body: { username: 'ikinci', password } })
    const second = { challenge: challengeIn(body), code: nextCode(product, secret) }
    expect((await product.call('completeSignIn', { body: second })).status).toBe(401)
    const { status, body: opened } = await product.call('completeAdminSignIn', { body: second })
    expect([status, (await product.call('getPlatformOverview', { as: opened.token })).status]).toEqual([200, 200])
  })
})

describe('where the operator demands it of administrators', () => {
  const strict = useProduct({ env: { ADMIN_SECOND_FACTOR: 'required' } })

  it('one without it can only set it up and sign out', async () => {
    const as = await administratorTokenOf(strict, await appointAdministrator(strict, 'yönetici'))
    const { status, problem } = await strict.call('getPlatformOverview', { as })
    expect([status, problem.code]).toEqual([403, 'second_factor.must_set_up'])
    expect((await strict.call('getSecondFactor', { as })).status).toBe(200)
    const { secret } = await secure(strict, as)
    expect((await strict.call('getPlatformOverview', { as })).status).toBe(200)
    await strict.call('switchOffSecondFactor', { as, body: { password, code: nextCode(strict, secret) } })
    expect((await strict.call('getPlatformOverview', { as })).status).toBe(403)
    expect((await strict.call('logout', { as })).status).toBe(200)
  })
})
