import type { FrameLocator, Page } from 'playwright'
import { afterAll, describe, expect, test } from 'vitest'
import { areaOf, dashboardOf } from '../support/addresses.ts'
import { newTab } from '../support/chromium.ts'
import { type ForeignSite, openForeignSite } from '../support/foreign-site.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStageWith } from '../support/stage.ts'
import { password, type Person } from '../support/world.ts'
import { eventually } from './panel-steps.ts'

let listed: ForeignSite
let unlisted: ForeignSite
const stage = useStageWith(
  async () => {
    listed = await openForeignSite()
    unlisted = await openForeignSite()
    return { EMBED_ORIGINS: listed.origin }
  },
  phone,
  desktop,
)
afterAll(() => {
  listed.close()
  unlisted.close()
})

const frames = (page: Page, site: ForeignSite, path: string) =>
  page.goto(`${site.origin}/?src=${encodeURIComponent(stage.origin + path)}`)
const inside = (page: Page) => page.frameLocator('iframe')
const addressInside = (page: Page) => {
  const { pathname, search } = new URL(page.frames()[1]?.url() ?? 'about:blank')
  return pathname + search
}

const signsIn = async (frame: FrameLocator, person: Person) => {
  const company = frame.getByRole('combobox', { name: 'Şirket' })
  await company.click()
  await company.pressSequentially('anadolu')
  await frame.getByRole('option', { name: 'Anadolu Çelik' }).click()
  await frame.getByLabel('Telefon').fill(person.phone)
  await frame.getByLabel(/^Şifre *[*]?$/).fill(password)
  await frame.getByRole('button', { name: 'Giriş yap' }).click()
}
const choiceOf = ({ id }: Person) => stage.product.sql(`SELECT choice_key AS key FROM choices WHERE user_id = '${id}'`)

describe('In a frame on a page of another site', () => {
  test.each([
    ['keeps what the frame stores', false],
    ['denies the frame its storage', true],
  ])('people sign in and choose right there, in a browser that %s', async (_how, isDenied) => {
    const { world } = stage
    const eater = isDenied ? world.corporateA.people.corporate1 : world.corporateA.people.individual
    const { page } = await stage.visit('/favicon.svg', { options: { serviceWorkers: 'allow' } })
    if (isDenied)
      await page.addInitScript(() => {
        const get = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        }
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, { configurable: true, get })
      })
    await frames(page, listed, '/app/secim?embed=1&mode=individual')
    const frame = inside(page)
    await signsIn(frame, eater)
    await frame.getByRole('heading', { name: '12 Kasım Perşembe' }).waitFor()
    expect(addressInside(page)).toBe('/app/secim?embed=1')
    expect(await frame.getByRole('banner').count()).toBe(0)

    // Back belongs to the page around the frame.
    const entries = await page.evaluate(() => history.length)
    await frame.getByRole('button', { name: 'Vardiyamı seç' }).click()
    await frame.getByRole('dialog').waitFor()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))))
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await page.keyboard.press('Escape')
    await frame
      .getByRole('radio', { name: /Kuru fasulye/ })
      .first()
      .click()
    await eventually(() => choiceOf(eater)).toEqual([{ key: 'GELENEKSEL1' }])
    await frame.getByRole('link', { name: /^Seçtiklerim/ }).click()
    await frame.getByText('Kuru fasulye').first().waitFor()
    expect(addressInside(page)).toBe('/app/sectiklerim?embed=1')
    expect(page.context().serviceWorkers()).toEqual([])
  })

  test('nothing is shown unless that site is on the list', async () => {
    const page = await newTab(desktop, {})
    const refused = new Promise<string>((tell) =>
      page.on('console', (message) => {
        if (message.text().includes('frame-ancestors')) tell(message.text())
      }),
    )
    await frames(page, unlisted, '/login?embed=1')
    expect(await refused).toContain(`frame-ancestors 'self' ${listed.origin}`)
    expect(await inside(page).getByRole('button', { name: 'Giriş yap' }).count()).toBe(0)
    await page.context().close()
  })
})

describe('Pages for administrators', () => {
  const nothingToSignIn = async (page: Page) =>
    expect(await inside(page).getByRole('button', { name: 'Giriş yap' }).count()).toBe(0)
  /** Resolves with the browser's message when it refuses to show something in a frame. */
  const refusalIn = (page: Page) =>
    new Promise<string>((tell) =>
      page.on('console', (message) => {
        if (message.text().includes('frame-ancestors')) tell(message.text())
      }),
    )

  test.each(['/admin', '/admin/login?embed=1', '/admin/companies?embed=1', '/app/../admin/login'])(
    'are never shown in a frame, not even on a listed site: %s',
    async (path) => {
      const page = await newTab(desktop, {})
      const refused = refusalIn(page)
      await frames(page, listed, path)
      expect(await refused).toContain("frame-ancestors 'none'")
      await nothingToSignIn(page)
      await page.context().close()
    },
  )

  test.each(['/login?embed=1', '/login'])('cannot be reached from a page that may be framed: %s', async (path) => {
    const page = await newTab(desktop, {})
    await frames(page, listed, path)
    await inside(page).getByRole('button', { name: 'Giriş yap' }).waitFor()
    const [, frame] = page.frames()
    await frame?.evaluate(() => {
      history.pushState(null, '', '/admin/login')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await inside(page).getByText('Aradığınız sayfa bulunamadı.').waitFor()
    await nothingToSignIn(page)

    const refused = refusalIn(page)
    await frame?.evaluate(() => location.reload()).catch(() => undefined)
    expect(await refused).toContain("frame-ancestors 'none'")
    await page.context().close()
  })

  test.each(['/admin/login', '/admin?embed=1'])(
    'stay closed in a frame that lost their headers on the way: %s',
    async (path) => {
      const page = await newTab(desktop, {})
      await page.route('**/admin**', async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, headers: { 'content-type': 'text/html; charset=utf-8' } })
      })
      await frames(page, listed, path)
      await inside(page).getByText('Yönetim sayfaları başka bir sayfanın içinde açılmaz.').waitFor()
      await nothingToSignIn(page)
      await page.context().close()
    },
  )
})

describe('Without the header', () => {
  test("a firm's pages stay that way after a reload, and have a sign-out button in the navigation", async () => {
    const { product, world } = stage
    const owner = world.corporateA.people.corporateOwner
    const visitor = await stage.visit(`${dashboardOf(product, owner)}?embed=1`, { as: owner })
    await visitor.follows('Çalışanlar')
    await visitor.heading('Çalışanlar').waitFor()
    await visitor.isAt(`${dashboardOf(product, owner, 'employees')}?embed=1`)
    await visitor.reloads()
    await visitor.heading('Çalışanlar').waitFor()
    expect(await visitor.page.getByRole('banner').count()).toBe(0)
    await visitor.checksScreen('employees of a firm in a frame')
    await visitor.page.setViewportSize(desktop)
    await visitor.button('Çıkış yap').waitFor()
    await visitor.page.setViewportSize(phone)
    await visitor.presses(/^Diğer(?! işlemler)/)
    await visitor.named('menuitem', 'Çıkış yap').click()
    await visitor.isAt('/login?embed=1')
    await visitor.button('Giriş yap').waitFor()
    await visitor.checksScreen('sign-in in a frame')
  })

  test('an employee reaches notifications from the navigation, and is not asked about push on the device', async () => {
    const { product, world } = stage
    const { individual } = world.corporateA.people
    const visitor = await stage.visit(`${areaOf(product, individual, 'hesabim')}?embed=1`, {
      as: individual,
      kind: 'individual',
    })
    await visitor.heading('Bildirim ayarları').waitFor()
    expect(await visitor.page.getByLabel('Bu cihaza bildirim').count()).toBe(0)
    await visitor.page.getByRole('button', { name: /^Diğer(?! işlemler)/ }).click()
    await visitor.page.getByRole('menuitem', { name: /^Bildirimler/ }).click()
    await visitor.heading('Bildirimler').waitFor()
    await visitor.isAt(`${areaOf(product, individual, 'bildirimler')}?embed=1`)
    await visitor.checksScreen('notifications in a frame')
  })
})
