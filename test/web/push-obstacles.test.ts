import type { BrowserContextOptions } from 'playwright'
import { describe, expect, test } from 'vitest'
import { areaOf } from '../support/addresses.ts'
import { phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { administratorTokenOf, appointAdministrator } from '../support/world.ts'
import { anEater } from './eating-steps.ts'

/** Removes a feature of the browser before the page starts. */
const taken = {
  worker: () => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
  push: () => void Reflect.deleteProperty(window, 'PushManager'),
  https: () => void Object.defineProperty(window, 'isSecureContext', { get: () => false }),
  denied: () => void Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
  refusing: () => void (Notification.requestPermission = () => Promise.resolve('denied')),
  dismissing: () => void (Notification.requestPermission = () => Promise.resolve('default')),
} as const
type Lack = keyof typeof taken

/** How the browser can refuse a device that had been given permission. */
const refusals: [name: string, sentence: RegExp][] = [
  [
    'NotAllowedError',
    /^Bildirimler etkinleştirilirken hata oluştu: Tarayıcı bildirimlere izin vermedi\. .* gizli pencerede/,
  ],
  ['AbortError', /^Bildirimler etkinleştirilirken hata oluştu: Tarayıcının bildirim hizmetine ulaşılamadı\./],
  ['InvalidStateError', /^Bildirimler etkinleştirilirken hata oluştu: Uygulama bu cihazda henüz hazır değil\./],
  ['UnknownError', /^Bildirimler etkinleştirilirken hata oluştu: Tarayıcı bildirimleri açamadı\./],
]

const iPhone: BrowserContextOptions = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)' }

describe('An obstacle to push notifications', () => {
  const stage = useStage(phone)
  const open = async (
    lacks: readonly Lack[],
    options: BrowserContextOptions,
    to: Parameters<typeof stage.visit>[1],
  ) => {
    const visitor = await stage.visit('/favicon.svg', { ...to, options: { serviceWorkers: 'allow', ...options } })
    for (const lack of lacks) await visitor.page.addInitScript(taken[lack])
    return visitor
  }

  test("is explained next to an employee's switch, which is then disabled", async () => {
    const ayse = await anEater(stage)
    const cases: [lacks: Lack[], options: BrowserContextOptions, sentence: string | RegExp][] = [
      [['denied'], {}, /^Bildirim izni reddedildi\. Tarayıcınızın site ayarlarından/],
      [['push'], {}, /^Bu tarayıcı cihaz bildirimlerini desteklemiyor\. Gizli penceredeyseniz/],
      [['https', 'push', 'worker'], {}, 'Bildirimler için HTTPS gerekli.'],
      [['push'], iPhone, /^iPhone ve iPad'de bildirim alabilmek için/],
    ]
    for (const [lacks, options, sentence] of cases) {
      const employee = await open(lacks, options, { as: ayse, kind: 'individual' })
      await employee.goesTo(areaOf(stage.product, ayse, 'hesabim'))
      await employee.sees(sentence)
      const setting = employee.named('switch', 'Bu cihaza bildirim')
      expect([await setting.isDisabled(), await setting.isChecked()]).toEqual([true, false])
    }
  })

  test('is explained in Turkish even if the browser refuses in English', async () => {
    const ayse = await anEater(stage)
    for (const [name, sentence] of refusals) {
      const employee = await open([], {}, { as: ayse, kind: 'individual' })
      await employee.page.addInitScript((refusal) => {
        Notification.requestPermission = () => Promise.resolve('granted')
        PushManager.prototype.subscribe = () =>
          Promise.reject(new DOMException('Registration failed - permission denied', refusal))
      }, name)
      await employee.goesTo(areaOf(stage.product, ayse, 'hesabim'))
      await employee.named('switch', 'Bu cihaza bildirim').click()
      await employee.sees(sentence)
      expect(await employee.page.getByText(/Registration failed/).count()).toBe(0)
      await employee.page.context().close()
    }
  })

  test('is explained to an administrator, the first of several in the specified order', async () => {
    const token = await administratorTokenOf(stage.product, await appointAdministrator(stage.product))
    const cases: [lacks: Lack[], options: BrowserContextOptions, sentence: string][] = [
      [['worker', 'push', 'https', 'refusing'], iPhone, 'Tarayıcı Service Worker desteklemiyor'],
      [['push', 'https', 'refusing'], {}, 'Tarayıcı Push Manager desteklemiyor'],
      [['https', 'refusing'], {}, 'Bildirimler için HTTPS gerekli.'],
      [['refusing'], {}, 'Bildirim izni reddedildi.'],
      [['dismissing'], {}, 'Bildirim izni alınamadı.'],
    ]
    for (const [lacks, options, sentence] of cases) {
      const administrator = await open(lacks, options, {})
      await administrator.page.evaluate((given) => sessionStorage.setItem('admin_token', given), token)
      await administrator.goesTo('/admin/admin-notifications')
      await administrator.presses('Bu cihazda etkinleştir')
      await administrator.sees(sentence)
    }
    const apple = await open(['push', 'https'], iPhone, {})
    await apple.page.evaluate((given) => sessionStorage.setItem('admin_token', given), token)
    await apple.goesTo('/admin/admin-notifications')
    await apple.presses('Bu cihazda etkinleştir')
    await expect.poll(() => apple.page.getByText(/^iPhone ve iPad'de bildirim/).count()).toBeGreaterThan(0)
  })
})
