import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { packageRoot } from '../../src/main/package-root.ts'
import { areaOf, dashboardOf, kitchenOf } from '../support/addresses.ts'
import { useHostileStage } from '../support/hostile-stage.ts'
import { type LoadedRequest, recordLoad } from '../support/page-load.ts'
import { desktop, phone, type ScreenSize } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'

const scriptsIn = (requests: LoadedRequest[]) => requests.filter(({ type }) => type === 'Script')
const kilobytes = (requests: LoadedRequest[]) =>
  Math.ceil(requests.reduce((sum, { content }) => sum + content, 0) / 1000)
const wavesOf = (requests: LoadedRequest[]) => Math.max(...scriptsIn(requests).map(({ wave }) => wave))

/** Records what a tab without a cache loads. */
const recording = async ({ page }: Visitor) => {
  const network = await page.context().newCDPSession(page)
  // Files of a wave must not arrive before the next one of the same wave is requested.
  const slow = { offline: false, latency: 100, downloadThroughput: -1, uploadThroughput: -1 }
  const loaded = await recordLoad(network)
  await network.send('Network.emulateNetworkConditions', slow)
  return loaded
}

/** Also what is loaded ahead once the screen has been drawn, which replaces the button of the user's menu. */
const loadedAltogether = async ({ page }: Visitor, loaded: () => LoadedRequest[]) => {
  await page.locator('header button[aria-haspopup=menu][id^=menu]').first().waitFor()
  let [count, before] = [0, -1]
  const isComplete = () => {
    ;[before, count] = [count, loaded().length]
    return count === before
  }
  await expect.poll(isComplete, { interval: 500 }).toBe(true)
  return scriptsIn(loaded())
}

describe('The files of the bundle', () => {
  test('import each other in no circle, in which a part would run before what it imports', () => {
    const left = new Map(
      globSync(join(packageRoot, 'dist/web/assets/*.js')).map((path) => [
        basename(path),
        [...readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(
          ([, file]) => file ?? '',
        ),
      ]),
    )
    expect(left.size).toBeGreaterThan(20)
    const next = () => [...left].filter(([, imports]) => !imports.some((file) => left.has(file)))
    for (let free = next(); free.length > 0; free = next()) for (const [file] of free) left.delete(file)
    expect([...left.keys()]).toEqual([])
  })
})

describe('The bundle', () => {
  const stage = useStage(phone)

  test('for the sign-in page is at most 145 kB of compressed JavaScript, in 10 requests and one wave', async () => {
    const visitor = await stage.visit('/favicon.svg', { options: {} })
    const loaded = await recording(visitor)
    await visitor.goesTo('/')
    await visitor.button('Giriş yap').waitFor()
    await visitor.page.waitForLoadState('networkidle')
    const requests = loaded()
    const scripts = scriptsIn(requests)
    console.log(`Sign-in page: ${requests.length} requests, ${scripts.length} scripts, ${kilobytes(scripts)} kB`)
    expect(scripts.length).toBeGreaterThan(0)
    expect(kilobytes(scripts)).toBeLessThanOrEqual(145)
    expect(requests.length).toBeLessThanOrEqual(10)
    expect(wavesOf(requests)).toBe(1)
  })

  test('that shows the menu before the app is at most 5 kB', () => {
    const sizes = globSync(join(packageRoot, 'dist/web/assets/first-menu-*.js.br')).map((path) => statSync(path).size)
    expect(sizes).toEqual([expect.any(Number)])
    expect(sizes[0]).toBeLessThanOrEqual(5_000)
  })

  test('for choosing is at most 163 kB when a dish can be chosen, in one wave, and no answer is asked for twice', async () => {
    const { individual } = stage.world.corporateA.people
    // A phone shows the menu before it asks for them.
    const options = { viewport: desktop }
    const visitor = await stage.visit('/favicon.svg', { as: individual, kind: 'individual', options })
    const loaded = await recording(visitor)
    await visitor.goesTo(areaOf(stage.product, individual, 'secim'))
    await visitor.page.getByRole('radio').first().waitFor()
    const needed = loaded().filter(({ wave, type }) => wave <= 1 && type === 'Script')
    console.log(`Choosing: ${needed.length} scripts, ${kilobytes(needed)} kB`)
    expect(kilobytes(needed)).toBeLessThanOrEqual(163)
    expect(needed.length).toBeLessThanOrEqual(8)
    await visitor.page.waitForLoadState('networkidle')
    const asked = loaded().flatMap(({ path }) => (path.startsWith('/api/') ? [path.replace(/\?$/, '')] : []))
    const first = asked.filter((path) => /menu-play|usual-shifts|shifts$|profile/.test(path))
    expect(first).toEqual([...new Set(first)])
    expect(asked.some((path) => path.endsWith('/menu-play'))).toBe(true)
  })
})

describe('A screen of the company area', () => {
  const stage = useStage(phone)

  const screens = () => {
    const { corporateA, cateringA } = stage.world
    const { corporateOwner: owner } = corporateA.people
    const { corporateOwner: cook } = cateringA.people
    return {
      Genel: { as: owner, path: dashboardOf(stage.product, owner), ready: 'main h2' },
      Mutfak: { as: cook, path: dashboardOf(stage.product, cook, 'production'), ready: 'main h2' },
      kitchen: { as: cook, path: kitchenOf(cook, corporateA.company), ready: 'main [role="tabpanel"]' },
    }
  }

  test.each([
    ['Genel', 178, 252],
    ['Mutfak', 157, 272],
    ['kitchen', 180, 252],
  ] as const)(
    '%s is at most %i kB of scripts in one wave, and %i kB with what comes later',
    async (name, first, altogether) => {
      const { as, path, ready } = screens()[name]
      const visitor = await stage.visit('/favicon.svg', { as, options: {} })
      const loaded = await recording(visitor)
      await visitor.goesTo(path)
      await visitor.page.locator(ready).first().waitFor()
      const all = await loadedAltogether(visitor, loaded)
      const needed = all.filter(({ wave }) => wave <= 1)
      console.log(
        `${name}: ${needed.length} scripts, ${kilobytes(needed)} kB; ${all.length}, ${kilobytes(all)} kB in all`,
      )
      expect(needed.length).toBeLessThanOrEqual(14)
      expect(kilobytes(needed)).toBeLessThanOrEqual(first)
      expect(kilobytes(all)).toBeLessThanOrEqual(altogether)
    },
  )
})

describe('The panels in another page', () => {
  const stage = useHostileStage()

  /** Opens a page with the element, which cannot get the files that are missing. */
  const mounts = async (name: string, token: string, viewport: ScreenSize, missing?: string) => {
    const visitor = await stage.visit('/favicon.svg', { options: { viewport } })
    if (missing !== undefined) {
      await visitor.page.route(missing, (route) => route.abort('connectionfailed'))
      visitor.expectsLostConnection()
    }
    const loaded = await recording(visitor)
    await visitor.page.goto(stage.addressOf(`<tabldot-${name} token="${token}"></tabldot-${name}>`))
    return { visitor, scripts: () => scriptsIn(loaded()) }
  }

  const panel = async (name: string, ready: string, viewport: ScreenSize) => {
    const token = await stage.tokenOf(stage.world.corporateA.people.corporateOwner)
    const { visitor, scripts } = await mounts(name, token, viewport)
    await visitor.button(ready).waitFor()
    await visitor.page.waitForLoadState('networkidle')
    return { token, visitor, loadedSoFar: () => kilobytes(scripts()) }
  }

  test('are at most 138 kB of compressed JavaScript for the first, and 12 kB for a second', async () => {
    const { token, visitor, loadedSoFar } = await panel('shifts', 'Yeni vardiya', desktop)
    const first = loadedSoFar()
    await visitor.page.evaluate((given) => {
      const second = document.createElement('tabldot-caterings')
      second.setAttribute('token', given)
      document.querySelector('main')?.append(second)
    }, token)
    await visitor.page.locator('tabldot-caterings').getByRole('button').first().waitFor()
    await visitor.page.waitForLoadState('networkidle')
    const second = loadedSoFar() - first
    console.log(`Panels: ${first} kB for the first, ${second} kB for a second`)
    expect(first).toBeLessThanOrEqual(138)
    expect(second).toBeLessThanOrEqual(12)
  })

  test('are at most 150 kB for the kitchen’s day and for choosing, before the pictures of its dishes', async () => {
    const { corporateA, cateringA } = stage.world
    const largest = [
      ['choosing', corporateA.people.individual, 'individual', 'Yemeyeceğim'],
      ['production', cateringA.people.corporateOwner, 'staff', 'Bileşen'],
    ] as const
    for (const [name, person, kind, ready] of largest) {
      const token = await stage.tokenOf(person, kind)
      const { visitor, scripts } = await mounts(name, token, desktop, '**/drawings-*.js')
      await visitor.page.locator(`tabldot-${name}`).getByText(ready).first().waitFor()
      const first = kilobytes(scripts().filter(({ path }) => path !== '/page.js'))
      console.log(`${name} panel: ${first} kB`)
      expect(first, name).toBeLessThanOrEqual(150)
    }
  })

  test('are at most 145 kB for the caterings', async () => {
    const { loadedSoFar } = await panel('caterings', 'Yeni Firma Ara', phone)
    console.log(`Caterings panel: ${loadedSoFar()} kB`)
    expect(loadedSoFar()).toBeLessThanOrEqual(145)
  })

  test('are at most 150 kB for the employees, whose menu comes when somebody points at it', async () => {
    const { visitor, loadedSoFar } = await panel('employees', 'Kişi ekle', phone)
    const first = loadedSoFar()
    console.log(`Employees panel: ${first} kB`)
    expect(first).toBeLessThanOrEqual(150)
    await visitor.button('Diğer işlemler').click()
    await visitor.page.getByRole('menuitem', { name: /^Excel'e aktar/ }).waitFor()
    expect(loadedSoFar()).toBeGreaterThan(first + 20)
  })
})
