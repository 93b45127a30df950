import { beforeEach, describe, expect, it } from 'vitest'
import {
  completeAdminSignIn,
  completeSignIn,
  login,
  renewRecoveryCodes,
  resetSecondFactor,
  type SessionActor,
  startSecondFactor,
  switchOffSecondFactor,
  switchOnSecondFactor,
} from '../../../src/core/access/index.ts'
import { operator } from '../../../src/core/actors/rules.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { aCompany, anEmployee } from '../../support/samples.ts'

const password = 'dogru-parola'
const phone = '5321234567'

let house: ReturnType<typeof fakeHouse>
let actor: Extract<SessionActor, { kind: 'staff' | 'individual' }>
const code = () => house.secondFactorCodes.codeAt(Math.floor(house.clock.now().getTime() / 30_000))

beforeEach(async () => {
  house = fakeHouse()
  const company = aCompany()
  await house.companies.add(company)
  const person = anEmployee(company, { phone, role: 'corporate4' })
  await house.employees.add(person)
  const { id: companyId, type: companyType } = company
  const { id: userId, role } = person
  actor = { kind: 'staff', userId, companyId, companyType, role, mustChangePassword: false, writtenUpTo: 0 }
})

const switchOn = async () => {
  await house.use(startSecondFactor)(actor, password)
  return house.use(switchOnSecondFactor)(actor, code(), 'own session')
}
const signIn = async () => {
  const opened = await house.use(login)({
    companyId: actor.companyId,
    companyType: 'corporate',
    phone,
    password,
    address: '10.0.0.1',
    userAgent: '',
  })
  return 'challenge' in opened ? opened : { challenge: 'none', expiresAt: null }
}
const complete = (challenge: string, typed: string) =>
  house.use(completeSignIn)({ challenge, code: typed, userAgent: '' })
const events = async () => (await house.trailOf(actor.companyId)).map(({ event }) => event.name)

describe('a second factor', () => {
  it('is confirmed with a code and asked for at the next sign-in', async () => {
    expect(await switchOn()).toHaveLength(10)
    const { challenge, expiresAt } = await signIn()
    expect(expiresAt).toEqual(new Date(house.clock.now().getTime() + 300_000))
    expect(house.sessions.rows).toEqual([])
    house.clock.pass(30)
    expect(await complete(challenge, code())).toMatchObject({ mustChangePassword: false })
    expect(house.sessions.rows).toMatchObject([{ kind: 'staff', userId: actor.userId }])
  })

  it('refuses a code that was used before, by anybody', async () => {
    await switchOn()
    await expect(complete((await signIn()).challenge, code())).rejects.toMatchObject({ code: 'sign_in.code_refused' })
  })

  it('takes a recovery code once', async () => {
    const [recovery = ''] = await switchOn()
    await complete((await signIn()).challenge, recovery)
    await expect(complete((await signIn()).challenge, recovery)).rejects.toMatchObject({ code: 'sign_in.code_refused' })
  })

  it('is not switched on with a wrong code, or a second time', async () => {
    await house.use(startSecondFactor)(actor, password)
    const on = house.use(switchOnSecondFactor)
    for (let time = 0; time < 10; time++)
      await expect(on(actor, '999999', '')).rejects.toMatchObject({ code: 'second_factor.code_wrong' })
    await expect(on(actor, code(), '')).rejects.toMatchObject({ code: 'sign_in.locked' })
    house.clock.pass(3600)
    await on(actor, code(), '')
    await expect(on(actor, code(), '')).rejects.toMatchObject({ code: 'second_factor.on' })
    await expect(house.use(startSecondFactor)(actor, password)).rejects.toMatchObject({ code: 'second_factor.on' })
  })

  it('needs the password and a code for every change, and locks after ten wrong ones of either', async () => {
    const [recovery = ''] = await switchOn()
    const tries = async (password: string, code: string, refusal: string) => {
      for (let time = 0; time < 10; time++)
        await expect(house.use(switchOffSecondFactor)(actor, { password, code })).rejects.toMatchObject({
          code: refusal,
        })
      await expect(house.use(renewRecoveryCodes)(actor, { password, code })).rejects.toMatchObject({
        code: 'sign_in.locked',
      })
    }
    await tries(password, code(), 'second_factor.code_wrong')
    await tries('yanlış', recovery, 'password.wrong')
  })

  it('is reset by the operator, who ends the sessions and tells the person and the log', async () => {
    await switchOn()
    const { challenge } = await signIn()
    await house.use(resetSecondFactor)({ companyId: actor.companyId, userId: actor.userId, actor: operator })
    await expect(complete(challenge, code())).rejects.toMatchObject({ code: 'sign_in.second_step_over' })
    expect((await signIn()).challenge).toBe('none')
    expect(await events()).toEqual(['second_factor.on', 'second_factor.reset'])
    expect(await house.notificationsOf(actor.userId)).toHaveLength(1)
    await expect(
      house.use(resetSecondFactor)({ companyId: actor.companyId, userId: actor.userId, actor: operator }),
    ).rejects.toMatchObject({ code: 'second_factor.off' })
  })

  it('of a person opens nothing as an administrator', async () => {
    const [recovery = ''] = await switchOn()
    const input = { challenge: (await signIn()).challenge, code: recovery, userAgent: '' }
    await expect(house.use(completeAdminSignIn)(input)).rejects.toMatchObject({ code: 'sign_in.second_step_over' })
  })
})
