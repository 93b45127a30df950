import type { Locator } from 'playwright'
import { describe, expect, test } from 'vitest'
import { areaOf, dashboardOf } from '../support/addresses.ts'
import { overflowsOn } from '../support/page-checks.ts'
import { writeMenu } from '../support/publishing.ts'
import { desktop } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { anEater, chooses } from './eating-steps.ts'

const wide = { width: 1920, height: 1080 }

describe('A screen of 1920 px', () => {
  const stage = useStage(desktop)
  /** The share of the page's width that an element takes. */
  const shareOf = (part: Locator) =>
    part.evaluate((element) => {
      const own = element.getBoundingClientRect().width
      return own / (document.querySelector('main')?.getBoundingClientRect().width ?? Infinity)
    })

  test('shows the shifts across its whole width, and how they follow each other', async () => {
    const { corporate3 } = stage.world.corporateA.people
    const manager = await stage.visit(dashboardOf(stage.product, corporate3, 'shifts'), { as: corporate3 })
    await manager.page.setViewportSize(wide)
    const flow = manager.page.getByRole('region', { name: 'Bir günün akışı' })
    await flow.getByText('22:00–06:00').waitFor()
    const cards = manager.page.getByRole('main').getByRole('list').filter({ hasText: 'Gündüz' })
    await expect.poll(() => shareOf(cards.first())).toBeGreaterThan(0.9)
    expect(await shareOf(flow)).toBeGreaterThan(0.9)
    expect(await shareOf(cards.first().getByRole('listitem').first())).toBeGreaterThan(0.4)
  })

  test('shows past choices next to upcoming ones, and later days on the home page', async () => {
    const { product, world } = stage
    await writeMenu(product, world, { date: '2026-11-13' })
    const eater = await anEater(stage)
    await chooses(stage, eater)
    const employee = await stage.visit(areaOf(product, eater, 'dashboard'), { as: eater, kind: 'individual' })
    await employee.page.setViewportSize(wide)
    const coming = employee.page.getByRole('region', { name: 'Sonraki günler' })
    await coming.getByText('13 Kasım Cuma').waitFor()
    expect(await shareOf(coming)).toBeGreaterThan(0.9)
    await employee.checksScreen('the home of an employee at a desk')
    await employee.follows('Seçtiklerim')
    await employee.page.setViewportSize(wide)
    const heading = async (name: string) => (await employee.heading(name).boundingBox()) ?? { x: NaN, y: NaN }
    const [past, future] = [await heading('Son 7 gün'), await heading('Önümüzdeki günler')]
    expect(past.y).toBe(future.y)
    expect(future.x).toBeGreaterThan(past.x + 700)
    await employee.checksScreen('choices at a desk')
  })

  test('does not grow wider while a panel slides in', async () => {
    const { corporate4 } = stage.world.cateringA.people
    const buyer = await stage.visit(dashboardOf(stage.product, corporate4, 'corporates?tab=dishes'), {
      as: corporate4,
      options: { viewport: desktop, reducedMotion: 'no-preference' },
    })
    const open = buyer.button('Kuru fasulye')
    await open.waitFor()
    const browser = await buyer.context.newCDPSession(buyer.page)
    await browser.send('Animation.enable')
    // So slow that it has hardly begun.
    await browser.send('Animation.setPlaybackRate', { playbackRate: 0.001 })
    await open.click()
    const panel = buyer.page.locator('.fui-InlineDrawer')
    await panel.waitFor({ state: 'attached' })
    const edge = () => panel.evaluate((element) => element.getBoundingClientRect().right)
    await expect.poll(edge).toBeGreaterThan(desktop.width)
    expect(await overflowsOn(buyer.page)).toEqual([])
    await browser.send('Animation.setPlaybackRate', { playbackRate: 1 })
    await expect.poll(edge).toBeLessThanOrEqual(desktop.width)
  })
})
