import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { areaOf, dashboardOf, kitchenOf } from '../support/addresses.ts'
import { wednesdayNoon } from '../support/product.ts'
import { writeMenu } from '../support/publishing.ts'
import { screens } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { anEater, chooses } from './eating-steps.ts'

/** By its name alone it would be a meat stew. */
const dishes = [{ label: 'Vejetaryen', meal: { name: 'Orman kebabı', tags: ['Vegan'] } }]

describe.each(screens)('On a $name', (screen) => {
  const stage = useStage(screen)

  /** The names of the drawings, without their content hashes. */
  const drawnOn = async (page: Page) => {
    const sources = await page.locator('img').evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src))
    return new Set(sources.flatMap((source) => /\/([a-z-]+)-[\w-]{8}\.svg$/.exec(source)?.[1] ?? []))
  }

  beforeAll(async () => {
    const { product, world } = stage
    product.clock.set(wednesdayNoon)
    await writeMenu(product, world, { date: '2026-11-11', dishes })
    await writeMenu(product, world, { date: world.menuDate, dishes })
  })

  test('a vegan dish named like a meat stew is drawn without meat on every screen', async () => {
    const { product, world } = stage
    const eater = await anEater(stage)
    await chooses(stage, eater, { choice: 'OPT0' })
    const { corporate3: manager } = world.corporateA.people
    const { corporate3: cook, corporateOwner: owner } = world.cateringA.people
    const menuOfPhone = `${kitchenOf(cook, world.corporateA.company)}?tab=menu&shift=${world.dayShift.id}`
    const asEater = { as: eater, kind: 'individual' } as const
    const visits = [
      { path: areaOf(product, eater), ...asEater },
      { path: areaOf(product, eater, 'secim'), ...asEater },
      { path: areaOf(product, eater, 'sectiklerim'), ...asEater },
      { path: kitchenOf(cook, world.corporateA.company), as: cook },
      // The menu on a desktop is a grid without plates.
      ...(screen.name === 'phone' ? [{ path: menuOfPhone, as: cook }] : []),
      { path: `${dashboardOf(product, manager, 'shifts')}?tab=lists`, as: manager },
      { path: dashboardOf(product, owner, 'corporates?tab=dishes'), as: owner },
    ]
    for (const { path, ...entrance } of visits) {
      const visitor = await stage.visit(path, entrance)
      if (path === menuOfPhone) await visitor.presses('Önceki gün')
      await expect.poll(() => drawnOn(visitor.page), { message: path }).toContain('veg-stew')
      expect(await drawnOn(visitor.page), path).not.toContain('stew')
    }
  })
})
