import { describe, expect, test } from 'vitest'
import { areaOf, dashboardOf, kitchenOf } from '../support/addresses.ts'
import { screens } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'

/** https://web.dev/articles/cls calls 0.1 good. */
const maxShift = 0.02
/** Slow enough for every placeholder to be drawn; `latency` is in milliseconds, -1 means no limit. */
const slow = { offline: false, latency: 250, downloadThroughput: -1, uploadThroughput: -1 }
/** Screens mostly wait for the slow network, so several can be visited at once. */
const visitsAtOnce = 4

/** The layout shift on this page since it was opened, and what moved most. */
const shiftOn = ({ page }: Visitor) =>
  page.evaluate(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = (observer.takeRecords() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput)
    const [largest] = shifts.toSorted((a, b) => b.value - a.value)
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: largest?.sources.map(({ node }) =>
        (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 120),
      ),
    }
  })

describe.each(screens)('On a $name', (screen) => {
  const stage = useStage(screen)

  test('nothing jumps while a screen loads', async () => {
    const { product, world } = stage
    const { corporateOwner: owner, individual } = world.corporateA.people
    const cook = world.cateringA.people.corporateOwner
    const visits = [
      { path: '/' },
      ...['general', 'employees', 'shifts', 'system'].map((page) => ({
        path: dashboardOf(product, owner, page),
        as: owner,
      })),
      ...['general', 'corporates'].map((page) => ({ path: dashboardOf(product, cook, page), as: cook })),
      ...['', '?tab=menu'].map((tab) => ({ path: kitchenOf(cook, world.corporateA.company) + tab, as: cook })),
      ...['dashboard', 'secim', 'sectiklerim', 'istek-oneri', 'hesabim'].map((page) => ({
        path: areaOf(product, individual, page),
        as: individual,
        kind: 'individual' as const,
      })),
    ]
    const waiting = visits.values()
    const visitNext = async () => {
      for (const { path, ...entrance } of waiting) {
        const visitor = await stage.visit('/favicon.svg', entrance)
        const network = await visitor.page.context().newCDPSession(visitor.page)
        await network.send('Network.emulateNetworkConditions', slow)
        await visitor.goesTo(path)
        await visitor.page.getByRole('main').waitFor()
        await visitor.page.waitForFunction(
          () => document.querySelector('.first-paint, [role="status"][aria-label]') === null,
        )
        await visitor.doesNotSee('Yükleniyor…')
        await visitor.page.waitForLoadState('networkidle')
        const { sum, moved } = await shiftOn(visitor)
        /** The tab is reused, and a session that stays attached would also keep it from going offline. */
        await network.detach()
        expect.soft(sum, `${path.split('/').at(-1)}: ${moved?.join(' · ')}`).toBeLessThan(maxShift)
      }
    }
    await Promise.all(Array.from({ length: visitsAtOnce }, visitNext))
  })
})
