import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { tellOfForgottenPassword } from '../../../src/core/access/index.ts'
import { Transaction } from '../../../src/core/shared/index.ts'
import { startWorker } from '../../../src/main/worker.ts'
import { type Product, startProduct, wednesdayNoon } from '../../support/product.ts'
import { SettableClock } from '../../support/settable-clock.ts'
import {
  enrol,
  nextPhone,
  password,
  type Person,
  createWorkplace,
  tokenOf,
  type Workplace,
} from '../../support/world.ts'

let product: Product
let clock: SettableClock
let firm: Workplace
beforeAll(async () => {
  clock = new SettableClock(wednesdayNoon)
  product = await startProduct({ clock, env: { TRUSTED_PROXIES: '1' } })
  firm = await createWorkplace(product, 'corporate', 'Anadolu Çelik')
})
afterAll(() => product.stop())

let addresses = 0
const forget = (body: { company_id: string; phone: string }, address = `10.1.0.${(addresses += 1)}`) =>
  product.call('requestPasswordReset', { body, headers: { 'x-forwarded-for': address } })
const waitingJobs = () => product.sql('SELECT id, payload FROM graphile_worker._private_jobs ORDER BY id')
/** Runs what the requests have added to the queue. */
const carryOut = async (of: { companyId: string; phone: string }) => {
  await product.use(Transaction).run(() => product.use(tellOfForgottenPassword)(of))
}
const employees = async (as: Person, query: { reset_requested?: boolean } = {}) =>
  (
    await product.call('listEmployees', {
      as: await tokenOf(product, as),
      path: { type: 'corporate', companyId: as.companyId },
      query,
    })
  ).body.users
const newsOf = async (person: Person) =>
  (
    await product.call('listNotifications', {
      as: await tokenOf(product, person, 'individual'),
      path: { companyId: person.companyId, userId: person.id },
    })
  ).body.notifications.map(({ title }) => title)

describe('a forgotten password', () => {
  it('gets the same answer and the same work whether the person exists or not', async () => {
    const known = await enrol(product, firm.company, 'individual')
    const asked = [
      { company_id: known.companyId, phone: known.phone },
      { company_id: known.companyId, phone: nextPhone() },
      { company_id: '01939b3c-0000-7000-8000-000000000000', phone: known.phone },
    ]
    const before = (await waitingJobs()).length
    const answers = []
    for (const body of asked) {
      const { status, body: answer, headers } = await forget(body)
      answers.push([status, answer, Object.keys(headers).sort()])
    }
    expect(answers[0]?.slice(0, 2)).toEqual([
      200,
      {
        success: true,
        message: 'Bu telefon şirkette kayıtlıysa yöneticilere haber verildi. Yeni şifrenizi onlardan alırsınız.',
      },
    ])
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect((await waitingJobs()).slice(before)).toHaveLength(3)
    await product.sql('SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs')
  })

  it('notifies the managers through the queue, and nobody else', async () => {
    const workplace = await createWorkplace(product, 'corporate', 'Boğaziçi Yazılım')
    const { individual, corporate2, corporate3, corporateOwner } = workplace.people
    const worker = startWorker(product, { info: () => undefined, error: () => undefined })
    expect((await forget({ company_id: individual.companyId, phone: `+90 ${individual.phone}` })).status).toBe(200)
    await vi.waitFor(async () => expect(await newsOf(corporateOwner)).toEqual(['Şifresini unutan var']), {
      timeout: 60_000,
      interval: 25,
    })
    await worker.stop()
    expect(await newsOf(corporate3)).toEqual(['Şifresini unutan var'])
    expect([await newsOf(corporate2), await newsOf(individual)]).toEqual([[], []])
  })

  it('marks the person for managers until the password is reset, and others do not see it', async () => {
    const forgetful = await enrol(product, firm.company, 'individual')
    await carryOut(forgetful)
    const { corporateOwner, corporate2 } = firm.people
    const markOf = async (as: Person) =>
      (await employees(as)).find(({ id }) => id === forgetful.id)?.reset_requested_at ?? null
    expect(await markOf(corporateOwner)).toBe('2026-11-11T09:00:00.000Z')
    expect((await employees(corporateOwner, { reset_requested: true })).map(({ id }) => id)).toEqual([forgetful.id])
    expect(await markOf(corporate2)).toBeNull()
    expect(await employees(corporate2, { reset_requested: true })).toEqual([])
    const as = await tokenOf(product, corporateOwner)
    const needs = async () =>
      (await product.call('getCorporateDashboard', { as, path: { companyId: corporateOwner.companyId } })).body.needs
    expect(await needs()).toMatchObject({ waiting: { reset_requests: 1 } })
    const reset = await product.call('resetEmployeePassword', {
      as,
      path: { type: 'corporate', companyId: corporateOwner.companyId, userId: forgetful.id },
    })
    expect(reset.status).toBe(200)
    expect(await markOf(corporateOwner)).toBeNull()
    expect(await needs()).toMatchObject({ waiting: { reset_requests: 0 } })
  })

  it('is settled when the person remembers the password and signs in', async () => {
    const { id, companyId, phone } = await enrol(product, firm.company, 'individual')
    await carryOut({ companyId, phone })
    await product.call('login', {
      body: { phone, password: 'yanlış', company_type: 'individual', company_id: companyId },
    })
    const waiting = async () =>
      (await employees(firm.people.corporateOwner, { reset_requested: true })).map((one) => one.id)
    expect(await waiting()).toContain(id)
    await product.call('login', { body: { phone, password, company_type: 'individual', company_id: companyId } })
    expect(await waiting()).not.toContain(id)
  })

  it('causes one notification an hour, however many people ask at the same time', async () => {
    const workplace = await createWorkplace(product, 'corporate', 'Karadeniz Lojistik')
    const people = await Promise.all(Array.from({ length: 8 }, () => enrol(product, workplace.company, 'individual')))
    await Promise.all(people.map(carryOut))
    const { corporateOwner } = workplace.people
    expect(await newsOf(corporateOwner)).toHaveLength(1)
    expect(await employees(corporateOwner, { reset_requested: true })).toHaveLength(8)
    clock.set('2026-11-11T10:00:00Z')
    await Promise.all(people.map(carryOut))
    expect(await newsOf(corporateOwner)).toHaveLength(2)
  })

  it('can be reported at most sixty times an hour from one address', async () => {
    const { companyId, phone } = firm.people.individual
    const body = { company_id: companyId, phone }
    for (let times = 1; times <= 60; times += 1) expect((await forget(body, '10.9.9.9')).status).toBe(200)
    const { status, problem } = await forget(body, '10.9.9.9')
    expect([status, problem.code]).toEqual([429, 'limit.exceeded'])
    expect((await forget(body)).status).toBe(200)
  })

  it('needs a phone number', async () => {
    const { status, problem } = await forget({ company_id: firm.company.id, phone: '12' })
    expect([status, problem.detail]).toEqual([422, 'Telefon numarasını 5XXXXXXXXX biçiminde girin'])
  })
})
