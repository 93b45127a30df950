import type { Locator } from 'playwright'
import { describe, expect, test } from 'vitest'
import { areaOf, dashboardOf, kitchenOf } from '../support/addresses.ts'
import { desktop } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { anEater, chooses } from './eating-steps.ts'
import { optionOn } from './menu-steps.ts'

/** The background as drawn: the system replaces every background unless told not to. */
const groundOf = (part: Locator) =>
  part.evaluate((element) => {
    const { forcedColorAdjust, backgroundColor } = getComputedStyle(element)
    return forcedColorAdjust === 'none' ? backgroundColor : 'Canvas'
  })

describe('With colours forced by the system', () => {
  const stage = useStage(desktop)
  const forced = { viewport: desktop, forcedColors: 'active', reducedMotion: 'reduce' } as const

  test.each(['light', 'dark'] as const)(
    'the current page and the active part of it have a different background, %s',
    async (colorScheme) => {
      const { corporateOwner } = stage.world.corporateA.people
      const owner = await stage.visit(dashboardOf(stage.product, corporateOwner, 'employees'), {
        as: corporateOwner,
        options: { ...forced, colorScheme },
      })
      const tabs = owner.page.getByRole('tab')
      await tabs.first().waitFor()
      const grounds = [await groundOf(tabs.nth(0)), await groundOf(tabs.nth(1))]
      expect(grounds[0]).not.toBe(grounds[1])
      const links = owner.page.getByRole('navigation').first()
      const current = links.locator('[aria-current="page"]')
      expect(await groundOf(current)).not.toBe(await groundOf(links.locator('a:not([aria-current])').first()))
    },
  )

  test('the selected kind of sign-in and shift have a different background', async () => {
    const somebody = await stage.visit('/', { options: forced })
    const ways = somebody.page.getByRole('navigation').getByRole('link')
    await ways.first().waitFor()
    expect(await groundOf(ways.nth(0))).not.toBe(await groundOf(ways.nth(1)))

    const cook = stage.world.cateringA.people.corporateOwner
    const caterer = await stage.visit(kitchenOf(cook, stage.world.corporateA.company), { as: cook, options: forced })
    const chosen = caterer.page.locator('label:has(input[type="radio"]:checked)').first()
    await chosen.waitFor()
    const other = caterer.page.locator('label:has(input[type="radio"]:not(:checked))').first()
    expect(await groundOf(chosen)).not.toBe(await groundOf(other))
  })

  test('a chosen option has a different background', async () => {
    const person = await anEater(stage)
    await chooses(stage, person)
    const employee = await stage.visit(areaOf(stage.product, person, 'secim'), {
      as: person,
      kind: 'individual',
      options: { ...forced, viewport: { width: 390, height: 844 } },
    })
    const day = '12 Kasım Perşembe'
    const rows = employee.page.getByRole('radiogroup', { name: new RegExp(day) })
    if (!(await rows.count())) await employee.page.getByRole('button', { name: new RegExp(day) }).click()
    const chosen = optionOn(employee, day, 'Kuru fasulye')
    await chosen.waitFor()
    expect(await chosen.getAttribute('aria-checked')).toBe('true')
    const other = employee.page.locator('[role="radio"][aria-checked="false"]').first()
    expect(await groundOf(chosen.locator('> :last-child'))).not.toBe(await groundOf(other.locator('> :last-child')))
  })
})
