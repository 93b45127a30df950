import { describe, expect, it } from 'vitest'
import { changePassword } from '../../../src/core/access/index.ts'
import { OneTimePasswords } from '../../../src/core/workforce/index.ts'
import { enrol, nextPhone, password, type Person, createWorkplace, tokenOf } from '../../support/world.ts'
import { useCompany, useProduct } from '../../support/use-product.ts'

const product = useProduct()
const firm = useCompany(product, 'corporate', 'Anadolu Çelik')
const otherFirm = useCompany(product, 'corporate', 'Boğaziçi Yazılım')

const newcomer = async (role: Person['role'] = 'individual', more: Parameters<typeof enrol>[3] = {}, of = firm) => {
  const { password: oneTime, hash } = product.use(OneTimePasswords).issue()
  const passwordExpiresAt = new Date(product.clock.now().getTime() - 86_400_000)
  const person = await enrol(product, of.company, role, { passwordHash: hash, passwordExpiresAt, ...more })
  return { person, oneTime }
}
type Body = { user_ids: string[] } | { never_signed_in: true }
const reset = async (body: Body, by: Person = firm.people.corporate3) =>
  product.call('resetEmployeePasswords', {
    as: await tokenOf(product, by),
    path: { type: 'corporate', companyId: by.companyId },
    body,
  })
const signIn = ({ phone, companyId }: Pick<Person, 'phone' | 'companyId'>, typed: string) =>
  product.call('login', { body: { phone, company_id: companyId, company_type: 'individual', password: typed } })

describe('new passwords for many people', () => {
  it('go to everybody who has never signed in, and to nobody else', async () => {
    const [production] = firm.departments
    const { person: first } = await newcomer('individual', {
      fullName: 'Çağla Ay',
      departmentId: production?.id ?? null,
    })
    const { person: second } = await newcomer('individual', { fullName: 'Ali Er' })
    const { person: left } = await newcomer('individual', { isActive: false })
    const { person: foreign } = await newcomer('individual', {}, otherFirm)
    const settled = await enrol(product, firm.company, 'individual')
    const { status, body } = await reset({ never_signed_in: true })
    expect(status).toBe(200)
    expect(body.users.map(({ full_name, department_name }) => [full_name, department_name])).toEqual([
      ['Çağla Ay', production?.name],
      ['Ali Er', null],
    ])
    expect([body.reset_count, body.refused, body.has_more]).toEqual([2, [], false])
    const ids = body.users.map(({ id }) => id)
    for (const other of [left, foreign, settled]) expect(ids).not.toContain(other.id)
    for (const [at, person] of [first, second].entries())
      expect((await signIn(person, body.users[at]?.one_time_password ?? '')).body.must_change_password).toBe(true)
    expect((await signIn(settled, password)).status).toBe(200)
    const log = await product.sql(
      `SELECT meta ->> 'user_id' AS person FROM audit_logs WHERE company_id = '${firm.company.id}' AND event = 'user.password_reset'`,
    )
    expect(log.map(({ person }) => person).sort()).toEqual([...ids].sort())
  })

  it('go to the selected people, as far as the rules allow for each of them', async () => {
    const own = firm.people.corporate3
    const settled = await enrol(product, firm.company, 'individual')
    const token = await tokenOf(product, settled, 'individual')
    const foreign = await enrol(product, otherFirm.company, 'individual')
    const { body } = await reset({ user_ids: [settled.id, own.id, firm.people.corporate4.id, foreign.id] })
    expect(body.users.map(({ id }) => id)).toEqual([settled.id])
    expect(body.refused.map(({ id, code }) => [id, code])).toEqual([
      [own.id, 'employee.own_password'],
      [firm.people.corporate4.id, 'employee.above_you'],
      [foreign.id, 'employee.missing'],
    ])
    expect((await product.call('getProfile', { as: token })).status).toBe(401)
    expect((await signIn(settled, password)).status).toBe(401)
    expect((await signIn(settled, body.users[0]?.one_time_password ?? '')).status).toBe(200)
    expect((await signIn(foreign, password)).status).toBe(200)
  })

  it('skip people above the caller, even if they have never signed in', async () => {
    const { person } = await newcomer('corporate4')
    const { body } = await reset({ never_signed_in: true })
    expect(body.refused).toMatchObject([{ id: person.id, code: 'employee.above_you' }])
    expect(body.users.map(({ id }) => id)).not.toContain(person.id)
  })

  it('keep a request that began before them from choosing a password', async () => {
    const { person } = await newcomer()
    const [user] = (await reset({ user_ids: [person.id] })).body.users
    const change = product.use(changePassword)({
      companyId: person.companyId,
      userId: person.id,
      tokenHash: 'ab'.repeat(32),
      newPassword: 'kendi defterim 41',
    })
    await expect(change).rejects.toMatchObject({ code: 'password.changed_meanwhile' })
    expect((await signIn(person, user?.one_time_password ?? '')).status).toBe(200)
  })

  it('lift locks, and skip people who have chosen a password in the meantime', async () => {
    const { person } = await newcomer()
    for (let time = 0; time < 10; time++) await signIn(person, 'yanlış')
    expect((await signIn(person, 'yanlış')).status).toBe(429)
    const [user] = (await reset({ user_ids: [person.id] })).body.users
    const { body } = await signIn(person, user?.one_time_password ?? '')
    const change = product.call('changeIndividualPassword', {
      as: body.token,
      path: { companyId: person.companyId, userId: person.id },
      body: { new_password: 'kendi defterim 41' },
    })
    const [changed, renewed] = await Promise.all([change, reset({ never_signed_in: true })])
    const isRenewed = renewed.body.users.some(({ id }) => id === person.id)
    expect(changed.status === 200).toBe(!isRenewed)
    expect((await signIn(person, 'kendi defterim 41')).status).toBe(isRenewed ? 401 : 200)
  })

  it('are the same when the request is repeated with its key', async () => {
    await newcomer()
    const request = {
      as: await tokenOf(product, firm.people.corporate3),
      path: { type: 'corporate', companyId: firm.company.id },
      body: { never_signed_in: true },
      headers: { 'idempotency-key': 'yeni-fisler-0001' },
    } as const
    const answers = await Promise.all([1, 2, 3].map(() => product.call('resetEmployeePasswords', request)))
    expect(answers[0]?.body.users.length).toBeGreaterThan(0)
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.users))).size).toBe(1)
  })

  it('are requested either by selection or for everybody, not both and not neither', async () => {
    const both = { user_ids: [firm.people.individual.id], never_signed_in: true as const }
    for (const body of [both, {}, { never_signed_in: false }, { user_ids: [] }] as unknown as Body[])
      expect((await reset(body)).status).toBe(400)
  })

  it('reach thousands of people in one request while others sign in', async () => {
    const big = await createWorkplace(product, 'corporate', 'Kuzey Holding')
    const as = await tokenOf(product, big.people.corporate4)
    const path = { type: 'corporate', companyId: big.company.id } as const
    for (let list = 0; list < 3; list++)
      await product.call('importEmployees', {
        as,
        path,
        body: { users: Array.from({ length: 1000 }, () => ({ full_name: 'Yeni Gelen', phone: nextPhone() })) },
      })
    const [renewed, ...signIns] = await Promise.all([
      product.call('resetEmployeePasswords', { as, path, body: { never_signed_in: true } }),
      ...Array.from({ length: 5 }, () => signIn(big.people.individual, password)),
    ])
    expect([renewed.status, renewed.body.users.length]).toEqual([200, 3000])
    expect(signIns.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  })
})
