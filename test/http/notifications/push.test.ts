import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { JobWorker } from '../../../src/persistence/index.ts'
import { removeAdministrator } from '../../../src/core/access/index.ts'
import { Transaction } from '../../../src/core/shared/index.ts'
import { startWorker } from '../../../src/main/worker.ts'
import { hostileEndpoints } from '../../support/hostile-endpoints.ts'
import { type Product, startProduct } from '../../support/product.ts'
import { type PushService, startPushService, type TestDevice } from '../../support/push-service.ts'
import { SettableClock } from '../../support/settable-clock.ts'
import {
  administratorTokenOf,
  appointAdministrator,
  enrol,
  menu,
  nextPhone,
  password,
  type Person,
  createWorld,
  tokenOf,
  type World,
} from '../../support/world.ts'

let service: PushService
let product: Product
let world: World
let worker: JobWorker | undefined
/** Long after the database's own time, so that no waiting job is due by its clock. */
const aWednesday = '2099-11-11T09:00:00Z'
const clock = new SettableClock(aWednesday)
const logged: unknown[] = []

beforeAll(async () => {
  service = await startPushService()
  product = await startProduct({
    clock,
    env: { PUSH_PRIVATE_HOSTS: service.host, VAPID_SUBJECT: 'mailto:bt@example.com' },
  })
  world = await createWorld(product)
  await product.sql('SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs')
})
const start = () => {
  worker = startWorker(product, { info: () => undefined, error: (facts) => void logged.push(facts) })
}
const stop = async () => {
  await worker?.stop()
  worker = undefined
}
beforeEach(start)
afterEach(stop)
afterAll(async () => {
  await product.stop()
  await service.close()
})

const pathOf = (person: Person) => ({ companyId: person.companyId, userId: person.id })
const subscribe = async (person: Person, as: string, { subscription }: TestDevice) =>
  product.call('subscribeToPush', { as, path: pathOf(person), body: subscription })
const newcomer = async () => {
  const person = await enrol(product, world.corporateA.company, 'individual')
  const as = await tokenOf(product, person, 'individual')
  const device = service.newDevice()
  expect((await subscribe(person, as, device)).status).toBe(200)
  return { person, as, device }
}

const days = [
  '2099-11-16',
  '2099-11-17',
  '2099-11-18',
  '2099-11-19',
  '2099-11-20',
  '2099-11-23',
  '2099-11-24',
  '2099-11-25',
]
const cookPath = () => ({ cateringId: world.cateringA.company.id, corpId: world.corporateA.company.id })
/** Publishes a menu for a day that has none yet. */
const publish = async () => {
  const reply = await product.call('saveMenuDay', {
    as: await tokenOf(product, world.cateringA.people.corporate4),
    path: cookPath(),
    body: { shift_id: world.dayShift.id, date: days.shift() ?? '', ...menu, status: 'published' },
  })
  expect(reply.status).toBe(200)
}
const soon = (look: () => void | Promise<void>) => vi.waitFor(look, { timeout: 60_000, interval: 25 })
const waitingJobs = () => product.sql('SELECT run_at FROM graphile_worker.jobs')
/** Waits until no due job is left, whenever jobs become due. */
const allDone = () =>
  soon(async () => expect(await product.sql('SELECT FROM graphile_worker.jobs WHERE run_at <= now()')).toEqual([]))
const makeDue = () =>
  product.sql('SELECT graphile_worker.reschedule_jobs(array_agg(id), now()) FROM graphile_worker.jobs')
const bodiesOf = ({ received }: TestDevice) => received.map(({ message }) => message['body'])

describe('notifications', () => {
  it('reach all devices of everybody who gets them, and open the right page', async () => {
    const { person, device } = await newcomer()
    const phone = service.newDevice()
    await subscribe(person, await tokenOf(product, person, 'individual'), phone)
    const { publicKey, enabled } = (await product.call('getPushKey', { as: await tokenOf(product, person) })).body
    await publish()
    await soon(() => expect([device.received.length, phone.received.length]).toEqual([1, 1]))
    expect(enabled).toBe(true)
    expect(device.received[0]).toMatchObject({
      publicKey,
      subject: 'mailto:bt@example.com',
      message: {
        title: 'Yeni menü yayınlandı',
        body: `${world.cateringA.company.name} · 16\u00a0Kasım Pazartesi`,
        path: '/app/secim',
      },
    })
    await product.call('sendMessage', {
      as: await tokenOf(product, world.corporateA.people.corporate4),
      path: { type: 'corporate', companyId: world.corporateA.company.id },
      body: { to_addresses: [{ kind: 'person', id: person.id }], subject: 'Servis saati', body: '07.15' },
    })
    await soon(() => expect(device.received.length).toBe(2))
    const { path, body } = device.received[1]?.message ?? {}
    expect(path).toMatch(/^\/app\/mesaj\/[\da-f-]{36}$/)
    expect(body).toMatch(/: Servis saati$/)
    expect(service.faults).toEqual([])
  })

  it('do not reach devices of people who turned them or push off, signed out, left or changed their password', async () => {
    const [unwilling, off, signedOut, leaver, changer, reader] = [
      await newcomer(),
      await newcomer(),
      await newcomer(),
      await newcomer(),
      await newcomer(),
      await newcomer(),
    ]
    const { as, person } = unwilling
    await product.call('saveNotificationSettings', { as, path: pathOf(person), body: { menu_updates_enabled: false } })
    const { endpoint } = off.device.subscription
    for (const _ of [1, 2])
      expect(
        (await product.call('unsubscribeFromPush', { as: off.as, path: pathOf(off.person), body: { endpoint } }))
          .status,
      ).toBe(200)
    await product.call('logout', { as: signedOut.as })
    await product.call('updateEmployee', {
      as: await tokenOf(product, world.corporateA.people.corporateOwner),
      path: { type: 'corporate', companyId: leaver.person.companyId, userId: leaver.person.id },
      body: { is_active: false },
    })
    const other = await tokenOf(product, changer.person, 'individual')
    await product.call('changeIndividualPassword', {
      as: other,
      path: pathOf(changer.person),
      body: { current_password: password, new_password: 'bambaşka-bir-şifre' },
    })
    await publish()
    await soon(() => expect(reader.device.received.length).toBe(1))
    await allDone()
    const silent = [unwilling, off, signedOut, leaver, changer]
    expect(silent.map(({ device }) => device.received)).toEqual(silent.map(() => []))
  })

  it('are not sent once the company is inactive or the session has expired', async () => {
    const { device, person } = await newcomer()
    await stop()
    await publish()
    await product.sql(`UPDATE companies SET is_active = false WHERE id = '${person.companyId}'`)
    start()
    await allDone()
    await product.sql(`UPDATE companies SET is_active = true WHERE id = '${person.companyId}'`)
    clock.pass(31 * 86_400)
    await product.sql(
      `SELECT graphile_worker.add_job('sendPushes', json_build_object('companyId', '${person.companyId}', 'notificationId', n.id, 'about', 'menu',
         'devices', (SELECT json_agg(id) FROM push_devices), 'failures', 0, 'until', '2100-02-01T00:00:00Z'))
       FROM (SELECT id FROM notifications ORDER BY id DESC LIMIT 1) n`,
    )
    await allDone()
    clock.set(aWednesday)
    expect(device.received).toEqual([])
  })

  it('are retried after the time a busy service asks for, and forget devices that are gone', async () => {
    const [limited, broken, gone, unknown] = [await newcomer(), await newcomer(), await newcomer(), await newcomer()]
    limited.device.answers.push({ status: 429, headers: { 'retry-after': '900' } })
    broken.device.answers.push({ status: 503, body: 'geheimnis' }, { status: 500 })
    gone.device.answers.push({ status: 410 })
    unknown.device.answers.push({ status: 404 })
    const devices = async () => (await product.sql('SELECT endpoint FROM push_devices')).map(({ endpoint }) => endpoint)
    await publish()
    await allDone()
    const left = await devices()
    expect([limited, broken, gone, unknown].map(({ device }) => left.includes(device.subscription.endpoint))).toEqual([
      true,
      true,
      false,
      false,
    ])
    const waits = (await waitingJobs()).map(({ run_at }) => ((run_at as Date).getTime() - clock.now().getTime()) / 1000)
    expect(waits.sort((one, other) => one - other)).toEqual([30, 900])
    expect([limited.device.received, broken.device.received]).toEqual([[], []])

    await makeDue()
    await allDone()
    expect([limited.device.received.length, broken.device.received.length]).toEqual([1, 0])
    await makeDue()
    await allDone()
    expect([bodiesOf(limited.device).length, bodiesOf(broken.device).length, await waitingJobs()]).toEqual([1, 1, []])
    expect(JSON.stringify([logged, product.loggedErrors])).not.toContain('geheimnis')
  })
})

describe('a device', () => {
  it('is refused with one sentence unless it uses the push service of a browser', async () => {
    const { person, as, device } = await newcomer()
    const { keys } = device.subscription
    const before = await product.sql('SELECT FROM push_devices')
    const replies = await Promise.all(
      hostileEndpoints(product.port).map((endpoint) =>
        product.call('subscribeToPush', { as, path: pathOf(person), body: { endpoint, keys } }),
      ),
    )
    expect(new Set(replies.map(({ status, problem }) => `${status} ${problem.detail}`))).toEqual(
      new Set(['422 Bu cihazın bildirim adresi kabul edilmedi; tarayıcınızın kendi bildirim servisi olmalı.']),
    )
    expect(await product.sql('SELECT FROM push_devices')).toHaveLength(before.length)
  })

  it('belongs to whoever subscribed last, even if many do so at once', async () => {
    const shared = service.newDevice()
    const people = await Promise.all(
      Array.from({ length: 6 }, () => enrol(product, world.corporateA.company, 'individual')),
    )
    const tokens = await Promise.all(people.map((person) => tokenOf(product, person, 'individual')))
    for (let round = 0; round < 5; round++) {
      const replies = await Promise.all(people.map((person, at) => subscribe(person, tokens[at] ?? '', shared)))
      expect(replies.map(({ status }) => status)).toEqual(people.map(() => 200))
    }
    const { endpoint } = shared.subscription
    expect(await product.sql(`SELECT FROM push_devices WHERE endpoint = '${endpoint}'`)).toHaveLength(1)
    const [one] = people
    const twice = Array.from({ length: 10 }, () => subscribe(one as Person, tokens[0] ?? '', service.newDevice()))
    expect((await Promise.all(twice)).map(({ status }) => status)).toEqual(twice.map(() => 200))
    expect(
      await product.sql(
        `SELECT FROM push_devices d JOIN sessions s ON s.token_hash = d.session_hash WHERE s.user_id = '${one?.id}'`,
      ),
    ).toHaveLength(1)
  })
})

describe('an installation without push services', () => {
  it('says so and accepts no devices', async () => {
    const quiet = await startProduct({ databaseUrl: product.databaseUrl, clock, env: { PUSH_HOSTS: 'none' } })
    const { person, as, device } = await newcomer()
    expect((await quiet.call('getPushKey', { as })).body).toEqual({ publicKey: null, enabled: false })
    const reply = await quiet.call('subscribeToPush', { as, path: pathOf(person), body: device.subscription })
    expect(reply.problem.code).toBe('push.device_unacceptable')
    await quiet.stop()
  })
})

describe("the administrators' push device", () => {
  const appointed = async (name: string) => administratorTokenOf(product, await appointAdministrator(product, name))
  const enable = (as: string, { subscription }: TestDevice) =>
    product.call('subscribeAdministratorToPush', { as, body: subscription })
  const hashOf = ({ subscription }: TestDevice) => createHash('sha256').update(subscription.endpoint).digest('hex')
  const settings = async (as: string) => (await product.call('getAdminNotificationSettings', { as })).body
  const register = () =>
    product.call('registerIndividual', {
      body: {
        full_name: 'Mehmet Öz',
        phone: nextPhone(),
        password,
        company_type: 'corporate',
        company_id: world.corporateA.company.id,
        department_id: world.corporateA.departments[0]?.id ?? '',
      },
    })
  const apply = (name: string) =>
    product.call('submitApplication', {
      body: {
        mode: 'new',
        applicant: { full_name: 'Ayşe Yılmaz', phone: nextPhone(), email: 'ayse@ornek.com' },
        password,
        target: {
          company_type: 'corporate',
          new_company_payload: {
            name,
            address: 'Atatürk Caddesi 4',
            contact_phone: '3121234567',
            owner_full_name: 'Ayşe Yılmaz',
            owner_phone: nextPhone(),
            owner_email: 'ayse@ornek.com',
          },
        },
      },
    })

  it('is the one enabled last, even if many are enabled at once', async () => {
    const [one, other] = [await appointed('ayla'), await appointed('bora')]
    const devices = Array.from({ length: 20 }, () => service.newDevice())
    const replies = await Promise.all(devices.map((device, at) => enable(at % 2 === 0 ? one : other, device)))
    expect(replies.map(({ status }) => status)).toEqual(devices.map(() => 200))
    const { device, push_enabled } = await settings(one)
    const valid = devices.filter((each) => hashOf(each) === device?.endpoint_sha256)
    expect([push_enabled, valid.length]).toEqual([true, 1])
    for (const as of [one, other]) expect((await product.call('testAdminPush', { as })).status).toBe(200)
    expect(devices.filter(({ received }) => received.length > 0)).toEqual(valid)
    const late = service.newDevice()
    await enable(other, late)
    const old = valid[0]?.subscription.endpoint ?? ''
    await product.call('unsubscribeAdministratorFromPush', { as: one, body: { endpoint: old } })
    expect((await settings(one)).device).toMatchObject({ administrator: 'bora', endpoint_sha256: hashOf(late) })
  })

  it("receives news of users and applications, if wanted, without anybody's name", async () => {
    const as = await appointed('cem')
    const device = service.newDevice()
    await enable(as, device)
    expect((await register()).status).toBe(201)
    await apply('Meltem Tekstil')
    await soon(() => expect(device.received.length).toBe(2))
    expect(
      new Set(device.received.map(({ message: { title, body, path } }) => [title, body, path].join(' | '))),
    ).toEqual(
      new Set([
        `Yeni kullanıcı | “${world.corporateA.company.name}” şirketine yeni bir kullanıcı katıldı. | /admin/companies`,
        'Yeni başvuru | “Meltem Tekstil” adıyla yeni bir şirket başvurusu geldi; kararınızı bekliyor. | /admin/applications',
      ]),
    )
    const enabled_events = { notify_on_user_created: false, notify_on_application_submitted: true }
    await product.call('saveAdminNotificationSettings', { as, body: { enabled_events } })
    await register()
    await apply('Deniz Çelik')
    await soon(() => expect(device.received.length).toBe(3))
    await allDone()
    expect([device.received.length, (await settings(as)).enabled_events]).toEqual([3, enabled_events])
  })

  it('reports a failed test, and is removed with its administrator or its subscription', async () => {
    const as = await appointed('derya')
    const [gone, device] = [service.newDevice(), service.newDevice()]
    await enable(as, gone)
    gone.answers.push({ status: 500, body: 'geheimnis' }, { status: 410 })
    const failed = await product.call('testAdminPush', { as })
    expect([failed.problem.code, failed.problem.detail]).toEqual([
      'admin_push.test_failed',
      'Push servisi bildirimi kabul etmedi. Birazdan yeniden deneyin ya da bu cihazda kapatıp açın.',
    ])
    expect((await product.call('testAdminPush', { as })).status).toBe(422)
    expect((await product.call('testAdminPush', { as })).problem.code).toBe('admin_push.no_device')
    await enable(as, device)
    await product.use(Transaction).run(() => product.use(removeAdministrator)({ username: 'derya', allowLast: false }))
    await apply('Ege Makine')
    await allDone()
    expect(device.received).toEqual([])
  })
})
