import type { BrowserContext, BrowserContextOptions, Request, Worker } from 'playwright'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { startWorker } from '../../src/main/worker.ts'
import { areaOf } from '../support/addresses.ts'
import { type PushService, startPushService, type TestDevice } from '../support/push-service.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStageWith } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { administratorTokenOf, appointAdministrator, menu } from '../support/world.ts'
import { anEater } from './eating-steps.ts'

const willing: BrowserContextOptions = { serviceWorkers: 'allow', permissions: ['notifications'] }
const unasked: BrowserContextOptions = { serviceWorkers: 'allow' }

/** Stubs the browser's own push service, which cannot be reached here, and returns this subscription. */
const subscribesTo = async ({ page }: Visitor, { subscription }: TestDevice): Promise<void> => {
  const stub = (given: TestDevice['subscription']) => {
    let kept: object | null = null
    const subscribe = ({ applicationServerKey }: { applicationServerKey: string }) => {
      const key = Uint8Array.from(atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
        one.charCodeAt(0),
      )
      kept = { ...given, options: { applicationServerKey: key.buffer }, toJSON: () => given, unsubscribe: () => true }
      return Promise.resolve(kept)
    }
    Object.assign(PushManager.prototype, { subscribe, getSubscription: () => Promise.resolve(kept) })
  }
  await page.addInitScript(stub, subscription)
  await page.evaluate(stub, subscription)
}

/** The last hop: hands what arrived at the push service to the service worker. */
const delivers = async ({ page, context }: Visitor, origin: string, data: string): Promise<void> => {
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one !== undefined) resolve(one.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
}
const shownOn = ({ page }: Visitor) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => `${title}: ${body}`),
  )
/** The browser may have stopped it meanwhile, and starts it again for the page. */
const workerOf = async (context: BrowserContext): Promise<Worker> =>
  context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
const clicksNotification = async ({ context }: Visitor): Promise<void> => {
  const worker = await workerOf(context)
  await worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const [notification] = await registration.getNotifications()
    const { NotificationEvent: Click } = globalThis as unknown as {
      NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event
    }
    dispatchEvent(new Click('notificationclick', { notification }))
  })
}

/** Makes the browser give the device another address. */
const movesSubscription = async ({ context }: Visitor): Promise<void> => {
  const worker = await workerOf(context)
  await worker.evaluate(() => {
    const { ExtendableEvent: Change } = globalThis as unknown as { ExtendableEvent: new (type: string) => Event }
    dispatchEvent(new Change('pushsubscriptionchange'))
  })
}

/** Returns how many requests to this address were under way at the same time, at most. */
const countsAtOnce = ({ page }: Visitor, address: string): (() => number) => {
  let most = 0
  const running = new Set<Request>()
  page.on('request', (request) => {
    if (request.url().endsWith(address)) most = Math.max(most, running.add(request).size)
  })
  page.on('requestfinished', (request) => running.delete(request))
  return () => most
}

describe('Push', () => {
  let service: PushService
  const stage = useStageWith(
    async () => {
      service = await startPushService()
      return { PUSH_PRIVATE_HOSTS: service.host }
    },
    phone,
    desktop,
  )
  afterAll(() => service.close())

  test('is turned on by an employee, arrives, is shown, opens the page, and stops when turned off', async () => {
    const { product, world, origin } = stage
    const ayse = await anEater(stage)
    const employee = await stage.visit(areaOf(product, ayse, 'hesabim'), {
      as: ayse,
      kind: 'individual',
      options: willing,
    })
    const device = service.newDevice()
    await subscribesTo(employee, device)
    const setting = employee.named('switch', 'Bu cihaza bildirim')
    await expect.poll(() => setting.isEnabled()).toBe(true)
    expect(await setting.isChecked()).toBe(false)
    await setting.click()
    await expect.poll(() => setting.isChecked()).toBe(true)
    await employee.checksScreen('account with push on')

    await product.sql('SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs')
    const worker = startWorker(product, { info: () => undefined, error: () => undefined })
    await product.call('saveMenuDay', {
      as: await stage.tokenOf(world.cateringA.people.corporate4),
      path: { cateringId: world.cateringA.company.id, corpId: world.corporateA.company.id },
      body: { shift_id: world.dayShift.id, date: '2026-11-23', ...menu, status: 'published' },
    })
    const arrived = () =>
      device.received.find(({ message: { body } }) => String(body).includes('23\u00a0Kasım'))?.message
    await vi.waitFor(() => expect(arrived()).toBeDefined(), { timeout: 60_000 })
    await worker.stop()
    expect(service.faults).toEqual([])
    await delivers(employee, origin, JSON.stringify(arrived()))
    const shown = `Yeni menü yayınlandı: ${world.cateringA.company.name} · 23\u00a0Kasım Pazartesi`
    await expect.poll(() => shownOn(employee)).toEqual([shown])
    await clicksNotification(employee)
    await employee.isAt(areaOf(product, ayse, 'secim'))
    await expect.poll(() => shownOn(employee)).toEqual([])

    const letGo = await employee.holds('POST', '**/push/subscribe')
    const renewed = employee.page.waitForRequest('**/push/subscribe')
    const atOnce = countsAtOnce(employee, '/push/subscribe')
    await employee.goesTo(areaOf(product, ayse, 'hesabim'))
    await expect.poll(() => setting.isChecked()).toBe(true)
    const endpoints = async () =>
      (await product.sql('SELECT endpoint FROM push_devices ORDER BY created_at')).map(({ endpoint }) => endpoint)
    await expect.poll(endpoints).toEqual([device.subscription.endpoint])
    const moved = service.newDevice()
    await renewed
    await subscribesTo(employee, moved)
    await movesSubscription(employee)
    await employee.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    letGo()
    await expect.poll(endpoints).toEqual([moved.subscription.endpoint])
    expect(atOnce(), 'renewals could overtake each other').toBe(1)
    await setting.click()
    await expect.poll(() => setting.isChecked()).toBe(false)
    await expect.poll(async () => (await product.sql('SELECT FROM push_devices')).length).toBe(0)
  })

  test('asks the person to open Tabldot if the address changes while it is closed', async () => {
    const ayse = await anEater(stage)
    const employee = await stage.visit(areaOf(stage.product, ayse, 'hesabim'), {
      as: ayse,
      kind: 'individual',
      options: willing,
    })
    await employee.page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await employee.page.goto('about:blank')
    const worker = await workerOf(employee.context)
    const openPages = () =>
      worker.evaluate(async () => {
        const { clients } = globalThis as unknown as { clients: { matchAll: (options: object) => Promise<unknown[]> } }
        return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length
      })
    await expect.poll(openPages).toBe(0)
    const shown = async () => {
      await movesSubscription(employee)
      return worker.evaluate(async () => {
        const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
        return (await registration.getNotifications()).map(({ title }) => title)
      })
    }
    await expect.poll(shown).toEqual(['Bildirimleri sürdürün'])
  })

  test('says why it cannot be turned on', async () => {
    const ayse = await anEater(stage)
    const opens = async (options: BrowserContextOptions, prepare: (visitor: Visitor) => Promise<unknown>) => {
      const employee = await stage.visit('/favicon.svg', { as: ayse, kind: 'individual', options })
      await prepare(employee)
      await employee.goesTo(areaOf(stage.product, ayse, 'hesabim'))
      return employee
    }
    const askedFor = (answer: NotificationPermission) => (visitor: Visitor) =>
      visitor.page.addInitScript((given) => {
        Object.defineProperty(Notification, 'permission', { get: () => 'default', configurable: true })
        Notification.requestPermission = () => Promise.resolve(given)
      }, answer)
    const dismissing = await opens(unasked, askedFor('default'))
    const setting = dismissing.named('switch', 'Bu cihaza bildirim')
    await expect.poll(() => setting.isEnabled()).toBe(true)
    await setting.click()
    await dismissing.sees('Bildirim izni alınamadı.')
    expect(await setting.isChecked()).toBe(false)

    const insecure = await opens(unasked, ({ page }) =>
      page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { get: () => false })),
    )
    await insecure.sees('Bildirimler için HTTPS gerekli.')
    expect(await insecure.named('switch', 'Bu cihaza bildirim').isDisabled()).toBe(true)

    const apple = await opens({ ...unasked, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)' }, () =>
      Promise.resolve(),
    )
    await apple.sees(/^iPhone ve iPad'de bildirim alabilmek için/)
    await apple.checksScreen('account on an iPhone')
  })

  test('can be enabled, tested and disabled by an administrator', async () => {
    const { product, origin } = stage
    const token = await administratorTokenOf(product, await appointAdministrator(product))
    const administrator = await stage.visit('/favicon.svg', { options: willing })
    await administrator.page.evaluate((given) => sessionStorage.setItem('admin_token', given), token)
    await administrator.goesTo('/admin?debug=1')
    await administrator.isAt('/admin/admin-notifications?debug=1')
    await administrator.named('img', `Tanı sayfasının adresi: ${origin}/admin?debug=1`).waitFor()
    const device = service.newDevice()
    await subscribesTo(administrator, device)
    await administrator.sees('Yönetici bildirimleri hiçbir cihazda açık değil.')
    await administrator.presses('Bu cihazda etkinleştir')
    await administrator.sees('Bu cihaz için admin bildirimleri etkinleştirildi')
    await administrator.sees(/^Bu cihazda açık/)
    await administrator.checksScreen('admin notifications')
    await administrator.presses('Test bildirimi gönder')
    await administrator.sees('Test bildirimi gönderildi')
    expect(device.received.at(-1)?.message).toMatchObject({ title: 'Test bildirimi', path: '/admin' })
    await administrator.named('switch', 'Yeni kullanıcı').click()
    await administrator.sees('Bildirim ayarları kaydedildi')
    await administrator.presses('Devre dışı bırak')
    await administrator.sees('Admin bildirimleri devre dışı bırakıldı')
    await administrator.sees('Yönetici bildirimleri hiçbir cihazda açık değil.')
    administrator.expectsRefusal(422)
    await administrator.page.evaluate(() =>
      Object.assign(PushManager.prototype, { getSubscription: () => Promise.reject(new Error('closed')) }),
    )
    await administrator.presses('Bu cihazda etkinleştir')
    await administrator.sees('Abonelik başarısız: Tarayıcı bildirimleri açamadı. Sayfayı yenileyip yeniden deneyin.')
  })
})
