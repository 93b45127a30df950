import argon2 from '@node-rs/argon2'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newCaller, newClient } from '../../support/client.ts'
import { contractOperations, type Product, startProduct } from '../../support/product.ts'
import {
  appointAdministrator,
  enrol,
  nextPhone,
  password,
  type Person,
  createWorkplace,
  type Workplace,
} from '../../support/world.ts'
import { useCompany, useProduct } from '../../support/use-product.ts'

/** Hundreds of sign-ins take a while on a busy machine. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const wrong = 'yanlış-parola'

const product = useProduct({ env: { HASH_QUEUE: '1000' } })
const firm = useCompany(product, 'corporate', 'Anadolu Çelik')
let others: Workplace[]
let crowd: Person[]
beforeAll(async () => {
  others = []
  for (const name of ['Boğaziçi Yazılım', 'Meltem Tekstil', 'Yıldız Cam'])
    others.push(await createWorkplace(product, 'corporate', name))
  crowd = []
  while (crowd.length < 400) crowd.push(...(await Promise.all(Array.from({ length: 10 }, newcomer))))
})
beforeEach(() => product.sql('DELETE FROM sign_in_attempts'))

type Caller = Pick<Product, 'call'>
const bodyOf = ({ phone, companyId }: Pick<Person, 'phone' | 'companyId'>) => ({
  phone,
  company_id: companyId,
  company_type: 'individual' as const,
})
const signIn = (
  who: Pick<Person, 'phone' | 'companyId'>,
  more: { password?: string; device_token?: string } = {},
  to: Caller = product,
) => to.call('login', { body: { ...bodyOf(who), password, ...more } })

const fail = async (times: number, who: Pick<Person, 'phone' | 'companyId'>, device_token?: string) => {
  const token = device_token === undefined ? {} : { device_token }
  for (let time = 0; time < times; time++) expect((await signIn(who, { password: wrong, ...token })).status).toBe(401)
}
/** One failed sign-in each for that many different people. */
const failFromAddress = (times: number, to: Caller = product) =>
  Promise.all(crowd.slice(0, times).map((who) => signIn(who, { password: wrong }, to)))

const newcomer = () => enrol(product, firm.company, 'individual')
const knownDevice = async (who: Person) => (await signIn(who)).body.device_token

/** Runs the work on a client that sends all its requests at once, and counts the passwords verified in the meantime. */
const atOnce = async <T>(work: (to: Caller) => Promise<T>): Promise<{ result: T; verified: number }> => {
  const client = newClient(product.port, 450)
  const verify = vi.spyOn(argon2, 'verify')
  try {
    const result = await work({ call: newCaller(contractOperations, client.send) })
    return { result, verified: verify.mock.calls.length }
  } finally {
    verify.mockRestore()
    client.close()
  }
}
const statusesOf = (replies: { status: number }[]): Record<number, number> =>
  Object.fromEntries(
    [...new Set(replies.map(({ status }) => status))].map((status) => [
      status,
      replies.filter((reply) => reply.status === status).length,
    ]),
  )

describe('a device that has signed in before', () => {
  it('gets in while strangers keep the account locked, without letting anybody else in', async () => {
    const employee = await newcomer()
    const device_token = await knownDevice(employee)
    await fail(10, employee)
    expect(await signIn(employee)).toMatchObject({ status: 429, problem: { code: 'sign_in.locked' } })
    expect((await signIn(employee, { device_token })).status).toBe(200)
    expect((await signIn(employee)).status).toBe(429)
  })

  it('gets in whatever its network address, or others with the same phone number, have done', async () => {
    const employee = await newcomer()
    const device_token = await knownDevice(employee)
    for (const { company } of others) await fail(10, { phone: employee.phone, companyId: company.id })
    expect(await signIn(employee)).toMatchObject({ status: 429, problem: { code: 'sign_in.too_many_for_phone' } })
    expect(statusesOf(await failFromAddress(270))).toEqual({ 401: 270 })
    expect((await signIn(await newcomer())).problem.code).toBe('sign_in.too_many_failures')
    expect((await signIn(employee, { device_token })).status).toBe(200)
  })

  it('is locked for ten minutes by ten failures of its own, while other devices are not', async () => {
    const employee = await newcomer()
    const [own, other] = [await knownDevice(employee), await knownDevice(employee)]
    await fail(10, employee, own)
    expect(await signIn(employee, { device_token: own })).toMatchObject({
      status: 429,
      headers: { 'retry-after': '600' },
      problem: { code: 'sign_in.locked' },
    })
    expect((await signIn(employee, { device_token: other })).status).toBe(200)
    expect((await signIn(employee)).status).toBe(200)
    product.clock.pass(600)
    expect((await signIn(employee, { device_token: own })).status).toBe(200)
  })

  it('stays the same device when its token is renewed', async () => {
    const employee = await newcomer()
    const first = await knownDevice(employee)
    const { device_token: second } = (await signIn(employee, { device_token: first })).body
    await fail(10, employee, second)
    expect((await signIn(employee, { device_token: first })).status).toBe(429)
  })

  it('is known for a year', async () => {
    const employee = await newcomer()
    const device_token = await knownDevice(employee)
    const now = product.clock.now().toISOString()
    product.clock.pass(365 * 86_400 - 1)
    await fail(10, employee)
    const justInTime = await signIn(employee, { device_token })
    product.clock.pass(1)
    const tooLate = await signIn(employee, { device_token })
    product.clock.set(now)
    expect([justInTime.status, tooLate.status]).toEqual([200, 429])
  })

  it('is unknown for a colleague, for the same phone number elsewhere, and with an altered token', async () => {
    const [employee, colleague] = [await newcomer(), await newcomer()]
    const elsewhere = await enrol(product, (others[0] as Workplace).company, 'individual', { phone: employee.phone })
    const device_token = await knownDevice(employee)
    await fail(10, employee)
    await fail(10, colleague)
    await fail(10, elsewhere)
    const changed = device_token.replace(/^\d+/, (seconds) => String(Number(seconds) + 1))
    for (const [who, shown] of [
      [colleague, device_token],
      [elsewhere, device_token],
      [employee, changed],
      [employee, ''],
      [employee, 'şu bir anahtar değil'],
    ] as const)
      expect((await signIn(who, { device_token: shown })).status).toBe(429)
    expect((await signIn(employee, { device_token })).status).toBe(200)
  })

  it('is recognized in the panels too, and after a password reset even if it had been locked', async () => {
    const { corporate1, corporateOwner } = firm.people
    const body = { ...bodyOf(corporate1), company_type: 'corporate' as const, password }
    const { device_token } = (await product.call('login', { body })).body
    await fail(10, corporate1, device_token)
    expect((await product.call('login', { body: { ...body, device_token } })).status).toBe(429)
    const owner = await product.call('login', {
      body: { ...bodyOf(corporateOwner), company_type: 'corporate', password },
    })
    const reset = await product.call('resetEmployeePassword', {
      as: owner.body.token,
      path: { type: 'corporate', companyId: corporate1.companyId, userId: corporate1.id },
    })
    const again = await product.call('login', {
      body: { ...body, password: reset.body.one_time_password, device_token },
    })
    expect(again.status).toBe(200)
  })

  it('lets an administrator in who was locked out by strangers', async () => {
    await appointAdministrator(product, 'başyönetici')
    const guess = (more: { password: string; device_token?: string }) =>
      product.call('adminLogin', { body: { username: 'BAŞYÖNETİCİ', ...more } })
    const { device_token } = (await guess({ password })).body
    for (let time = 0; time < 10; time++) expect((await guess({ password: wrong })).status).toBe(401)
    expect((await guess({ password })).problem.code).toBe('sign_in.locked')
    expect((await guess({ password, device_token })).status).toBe(200)
  })

  it('has a token that does not reveal its owner', async () => {
    const employee = await newcomer()
    const token = await knownDevice(employee)
    const [seconds, device, signature, ...more] = token.split('.')
    expect([more, seconds?.length, device?.length, signature?.length]).toEqual([[], 10, 22, 43])
    const readable = token + Buffer.from(token, 'base64url').toString()
    for (const secret of [employee.phone, employee.id, employee.companyId]) expect(readable).not.toContain(secret)
  })
})

describe('unknown devices', () => {
  it('are blocked for a phone number after thirty failures in an hour across all companies', async () => {
    const employee = await newcomer()
    for (const { company } of others) await fail(10, { phone: employee.phone, companyId: company.id })
    const stopped = await signIn({ ...employee, phone: `+90 ${employee.phone}` })
    expect([stopped.status, stopped.problem.detail]).toEqual([
      429,
      'Bu telefon numarasıyla çok fazla hatalı giriş denendi. 60 dakika sonra ya da daha önce giriş yaptığınız bir cihazdan yeniden deneyin.',
    ])
    expect(stopped.headers['retry-after']).toBe('3600')
    expect((await signIn(await newcomer())).status).toBe(200)
    product.clock.pass(3600)
    expect((await signIn(employee)).status).toBe(200)
  })

  it('are blocked from a network address after 300 failures in an hour', async () => {
    await failFromAddress(299)
    expect((await signIn(firm.people.corporate2)).status).toBe(200)
    await failFromAddress(1)
    const stopped = await signIn(firm.people.corporate2)
    expect([stopped.status, stopped.problem.detail]).toEqual([
      429,
      'Bu ağdan çok fazla hatalı giriş denendi. 60 dakika sonra ya da daha önce giriş yaptığınız bir cihazdan yeniden deneyin.',
    ])
    product.clock.pass(3600)
    expect((await signIn(firm.people.corporate2)).status).toBe(200)
  })

  it('never slow down a factory with a thousand people behind one address', async () => {
    const thousand = [...crowd, ...crowd, ...crowd.slice(0, 200)]
    const replies = await Promise.all(thousand.map((one) => signIn(one)))
    expect(statusesOf(replies)).toEqual({ 200: 1000 })
  })
})

describe('concurrent sign-ins', () => {
  it('verify ten passwords of an account and not one more, across two instances', async () => {
    const employee = await newcomer()
    const second = await startProduct({ databaseUrl: product.databaseUrl, clock: product.clock })
    const { result, verified } = await atOnce((to) =>
      Promise.all(
        Array.from({ length: 400 }, (_, at) => signIn(employee, { password: wrong }, at % 2 === 0 ? to : second)),
      ),
    )
    await second.stop()
    expect([verified, statusesOf(result)[401]]).toEqual([10, 10])
  })

  it('verify 300 passwords from an address and not one more', async () => {
    const { result, verified } = await atOnce((to) => failFromAddress(400, to))
    expect([verified, statusesOf(result)[401]]).toEqual([300, 300])
  })

  it('verify thirty passwords for a phone number and not one more', async () => {
    const phone = nextPhone()
    const { result, verified } = await atOnce((to) =>
      Promise.all(
        Array.from({ length: 400 }, (_, at) =>
          signIn(
            { phone, companyId: `01939b3c-0000-7000-8000-${String(at).padStart(12, '0')}` },
            { password: wrong },
            to,
          ),
        ),
      ),
    )
    expect([verified, statusesOf(result)[401]]).toEqual([30, 30])
  })

  it('of one person all succeed if they are right, even after nine failures and on a known device', async () => {
    const employee = await newcomer()
    const device_token = await knownDevice(employee)
    await fail(9, employee)
    await fail(9, employee, device_token)
    const { result } = await atOnce((to) =>
      Promise.all(Array.from({ length: 60 }, (_, at) => signIn(employee, at % 2 === 0 ? {} : { device_token }, to))),
    )
    expect(statusesOf(result)).toEqual({ 200: 60 })
  })
})
