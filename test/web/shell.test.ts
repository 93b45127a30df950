import type { Locator } from 'playwright'
import { describe, expect, test } from 'vitest'
import { areaOf, dashboardOf } from '../support/addresses.ts'
import { desktop, phone, screens } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'

const longName = 'Yıldırım Karadeniz Ağır Sanayi Makine ve Otomotiv Yan Sanayi Ticaret Anonim Şirketi'.slice(0, 80)

const headerOf = ({ page }: Visitor) => page.getByRole('banner')
const background = ({ page }: Visitor) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const [light, dark] = ['rgb(250, 247, 242)', 'rgb(22, 18, 16)']

/** Presses Tab until the start of the page comes around again; names everything focused underneath a sticky part. */
const coveredOn = async ({ page }: Visitor): Promise<string[]> => {
  const covered: string[] = []
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const focused = document.activeElement
      if (focused === null || focused === document.body) return 'end'
      if (focused.closest('header, nav') !== null) return ''
      const { top, bottom, left, right } = focused.getBoundingClientRect()
      const places = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y))
      const isCovered = places.some(
        (seen) => seen === null || seen.closest('header, nav[aria-label="Sayfalar"]') !== null,
      )
      return isCovered ? `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}` : ''
    })
    if (found === 'end') break
    if (found !== '') covered.push(found)
  }
  return covered
}

describe.each(screens)('The shell on a $name', (screen) => {
  const stage = useStage(screen)

  test("has a single-line header, however long the company's name", async () => {
    const { product, world } = stage
    const { company, people } = world.corporateB
    await product.sql(`UPDATE companies SET name = '${longName}' WHERE id = '${company.id}'`)
    for (const address of [dashboardOf(product, people.corporateOwner), areaOf(product, people.corporateOwner)]) {
      const visitor = await stage.visit(address, { as: people.corporateOwner })
      await visitor.sees(longName)
      const { height = 0 } = (await headerOf(visitor).boundingBox()) ?? {}
      expect(height).toBeLessThanOrEqual(56)
      await visitor.page.getByRole('heading', { level: 1 }).waitFor()
      await visitor.checksScreen(`header with a long name at ${visitor.path.split('/')[1]?.slice(0, 4)}`)
    }
  })

  test("shows the company's logo to everybody, or its initials if it cannot be loaded", async () => {
    const { product, world } = stage
    const { company, people } = world.corporateA
    await product.sql(`UPDATE companies SET logo_url = '/company-logo.svg' WHERE id = '${company.id}'`)
    const eater = await stage.visit(areaOf(product, people.individual), { as: people.individual, kind: 'individual' })
    const logo = headerOf(eater).locator('img')
    await expect.poll(() => logo.getAttribute('src')).toBe('/company-logo.svg')
    await product.sql(`UPDATE companies SET logo_url = NULL WHERE id = '${company.id}'`)
    await eater.reloads()
    await headerOf(eater).getByText('AÇ', { exact: true }).waitFor()
    expect(await logo.count()).toBe(0)
  })

  test("follows the system's theme unless the person has chosen one", async () => {
    const { product, world } = stage
    const owner = world.corporateA.people.corporateOwner
    const visitor = await stage.visit(dashboardOf(product, owner), { as: owner })
    await visitor.sees('Son aktiviteler')
    await visitor.page.emulateMedia({ colorScheme: 'dark' })
    expect(await background(visitor)).toBe(dark)
    await visitor.checksScreen('dashboard in the dark')

    await visitor.presses(/Kullanıcı menüsü$/)
    await visitor.named('menuitemradio', 'Açık').click()
    expect(await background(visitor)).toBe(light)
    await visitor.page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.dataset['first'] = getComputedStyle(document.documentElement).backgroundColor
      }),
    )
    await visitor.reloads()
    await visitor.sees('Son aktiviteler')
    expect(await visitor.page.locator('html').getAttribute('data-first')).toBe(light)

    await visitor.presses(/Kullanıcı menüsü$/)
    await visitor.named('menuitemradio', 'Sistem').click()
    expect(await background(visitor)).toBe(dark)
    await visitor.page.emulateMedia({ colorScheme: 'light' })
    expect(await background(visitor)).toBe(light)
  })

  test('never covers the focused element', async () => {
    const { product, world } = stage
    const owner = world.corporateA.people.corporateOwner
    const visitor = await stage.visit(dashboardOf(product, owner, 'employees'), { as: owner })
    await visitor.page.setViewportSize({ width: screen.width, height: 520 })
    await visitor.sees(/çalışan$/)
    expect(await coveredOn(visitor)).toEqual([])
    await visitor.page.setViewportSize({ width: screen.width, height: screen.height })
  })

  test('takes staff who eat to their meal and back', async () => {
    const { product, world } = stage
    const owner = world.corporateA.people.corporateOwner
    const visitor = await stage.visit(dashboardOf(product, owner), { as: owner })
    await visitor.presses(/Kullanıcı menüsü$/)
    await visitor.named('menuitem', 'Yemeğimi seç').click()
    await visitor.isAt('/app/secim')
    await visitor.heading('Yemek seçimi').waitFor()
    await visitor.presses(/Kullanıcı menüsü$/)
    await visitor.named('menuitem', 'Şirket paneline dön').click()
    await visitor.isAt(dashboardOf(product, owner))
  })
})

describe('The bar of pages on a phone', () => {
  const stage = useStage(phone)

  test('has room for five pages; the others are behind its last button, with their counts', async () => {
    const { product, world } = stage
    const owner = world.corporateA.people.corporateOwner
    const visitor = await stage.visit(dashboardOf(product, owner), { as: owner })
    await visitor.follows('Çalışanlar')
    await visitor.heading('Çalışanlar').waitFor()
    await visitor.presses('Diğer')
    await visitor.checksScreen('the pages behind the last place of the bar')
    await visitor.named('menuitem', 'Sistem').click()
    await visitor.isAt(dashboardOf(product, owner, 'system'))
    await visitor.presses('Diğer')
    expect(await visitor.named('menuitem', 'Sistem').getAttribute('aria-current')).toBe('page')
  })
})

describe('Before the app has loaded', () => {
  const stage = useStage(phone, desktop)

  test('the frame of the page is shown without any script, in the right theme', async () => {
    const visitor = await stage.visit('/favicon.svg', { options: { colorScheme: 'dark' } })
    await visitor.page.route('**/assets/*.js', (route) => route.abort())
    visitor.expectsLostConnection()
    await visitor.goesTo('/app/dashboard')
    expect(await visitor.page.locator('.first-paint-head').isVisible()).toBe(true)
    expect(await visitor.page.locator('.first-paint-rail').isVisible()).toBe(true)
    expect(await background(visitor)).toBe(dark)
    await visitor.goesTo('/login')
    expect(await visitor.page.locator('.first-paint-rail').isVisible()).toBe(false)
  })

  test.each([
    { screen: 'choosing', role: 'individual', page: 'secim', title: 'Yemek seçimi' },
    { screen: 'employees', role: 'corporateOwner', page: 'employees', title: 'Çalışanlar' },
  ] as const)('the frame of $screen has the texts of its header, where they stay', async ({ role, page, title }) => {
    const { product, world } = stage
    const as = world.corporateA.people[role]
    const isEating = role === 'individual'
    const visitor = await stage.visit('/favicon.svg', { as, kind: isEating ? 'individual' : 'staff', options: {} })
    const { id, name } = world.corporateA.company
    // As signing in leaves it: web/app/last-account.ts.
    const account = JSON.stringify({ companyType: 'corporate', companyId: id, companyName: name, phone: as.phone })
    await visitor.page.evaluate((account) => localStorage.setItem('tabldot_account', account), account)
    await visitor.page.route('**/assets/*.js', (route) => route.abort())
    visitor.expectsLostConnection()
    await visitor.goesTo((isEating ? areaOf : dashboardOf)(product, as, page))
    const frame = visitor.page.locator('.first-paint-names')
    const titleOfFrame = frame.getByText(title, { exact: true })
    const nameOfFrame = frame.getByText(name, { exact: true })
    const places = async (...texts: Locator[]) =>
      Promise.all(
        texts.map((text) =>
          text.evaluate((element) => {
            const { x, y } = element.getBoundingClientRect()
            return [Math.round(x), Math.round(y), getComputedStyle(element).fontSize]
          }),
        ),
      )
    const first = await places(titleOfFrame, nameOfFrame)
    await visitor.page.unroute('**/assets/*.js')
    await visitor.reloads()
    await visitor.heading(title).waitFor()
    const header = visitor.page.getByRole('banner')
    expect(await places(header.getByText(title, { exact: true }), header.getByText(name, { exact: true }))).toEqual(
      first,
    )
  })

  test.each([
    { frame: 'a page of another company', workplace: 'corporateB', page: 'employees', texts: 'Çalışanlar\nTabldot' },
    { frame: 'the administration', workplace: 'corporateA', page: undefined, texts: 'Tabldot' },
  ] as const)('the frame of $frame has no name of a company', async ({ workplace, page, texts }) => {
    const { product, world } = stage
    const { corporateOwner } = world.corporateA.people
    const visitor = await stage.visit('/favicon.svg', { as: corporateOwner, options: {} })
    const { id, name } = world[workplace].company
    const account = JSON.stringify({ companyType: 'corporate', companyId: id, companyName: name, phone: '5551234567' })
    await visitor.page.evaluate((account) => localStorage.setItem('tabldot_account', account), account)
    await visitor.page.route('**/assets/*.js', (route) => route.abort())
    visitor.expectsLostConnection()
    await visitor.goesTo(page === undefined ? '/admin' : dashboardOf(product, corporateOwner, page))
    expect(await visitor.page.locator('.first-paint-names').innerText()).toBe(texts)
  })

  test('a page asks for no script before its frame is shown', async () => {
    const page = await (await fetch(`${stage.origin}/app/secim`)).text()
    const [later = ''] = /<template>[^]*<\/template>/.exec(page) ?? []
    const files = /<(?:script[^>]* src|link[^>]* rel="modulepreload")/g
    expect(later.match(files)?.length).toBeGreaterThan(3)
    expect(page.replace(later, '').match(files)).toBeNull()
  })

  test('the sign-in page of a phone shows its largest text, which stays where it is', async () => {
    const visitor = await stage.visit('/favicon.svg', { options: {} })
    const { page } = visitor
    const place = async () => {
      const range = await page.getByText('Yarınki yemeğinizi bugünden seçin.').evaluateHandle((claim) => {
        const text = document.createRange()
        text.selectNodeContents(claim)
        return text
      })
      return range.evaluate((text) => text.getBoundingClientRect().toJSON() as object)
    }
    await page.route('**/assets/*.js', (route) => route.abort())
    visitor.expectsLostConnection()
    await visitor.goesTo('/')
    const first = await place()
    await page.unroute('**/assets/*.js')
    await visitor.goesTo('/')
    await visitor.button('Giriş yap').waitFor()
    expect(await place()).toEqual(first)
    const isOfFrame = await page.evaluate(() => {
      const observer = new PerformanceObserver(() => undefined)
      observer.observe({ type: 'largest-contentful-paint', buffered: true })
      // The frame has been removed, and its elements with it.
      return (observer.takeRecords().at(-1) as PerformanceEntry & { element: Element | null }).element === null
    })
    expect(isOfFrame).toBe(true)
  })

  /** Files of typefaces that the page asks for, and whether it has the product's. */
  const typefacesOf = ({ page }: Visitor) => {
    const asked = new Set<string>()
    page.on('request', (request) => request.resourceType() === 'font' && asked.add(request.url()))
    const isThere = () =>
      page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => /Tabldot Figtree/.test(family) && status === 'loaded'),
      )
    return { asked, isThere }
  }

  test('one typeface of at most 40 kB is loaded and used for everything', async () => {
    const visitor = await stage.visit('/favicon.svg', { options: {} })
    const { asked, isThere } = typefacesOf(visitor)
    await visitor.goesTo('/')
    await visitor.button('Giriş yap').waitFor()
    await expect.poll(isThere).toBe(true)
    expect(asked.size).toBe(1)
    const { byteLength } = await (await fetch([...asked][0]!)).arrayBuffer()
    expect(byteLength).toBeLessThanOrEqual(40_000)
  })

  test('on a slow connection the typeface is fetched after everything else and used from the next visit on', async () => {
    const visitor = await stage.visit('/favicon.svg', { options: { serviceWorkers: 'allow' } })
    const network = await visitor.page.context().newCDPSession(visitor.page)
    const slow = { offline: false, latency: 400, downloadThroughput: -1, uploadThroughput: -1 }
    await network.send('Network.emulateNetworkConditions', slow)
    const { asked, isThere } = typefacesOf(visitor)
    await visitor.goesTo('/')
    await visitor.button('Giriş yap').waitFor()
    expect(asked.size).toBe(0)
    await expect.poll(() => visitor.page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await visitor.goesTo('/')
    await visitor.button('Giriş yap').waitFor()
    await expect.poll(isThere).toBe(true)
  })
})
