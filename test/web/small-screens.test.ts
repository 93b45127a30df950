import type { Locator } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Meal } from '../../src/core/menus/index.ts'
import { areaOf } from '../support/addresses.ts'
import { writeMenu } from '../support/publishing.ts'
import { overflowsOn } from '../support/page-checks.ts'
import type { ScreenSize } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { enrol, type Person } from '../support/world.ts'

const small: ScreenSize = { name: 'phone', width: 360, height: 640 }

const dishes: { label: string; meal: Meal }[] = [
  {
    label: 'Geleneksel',
    meal: { name: 'Patlıcan musakka, pirinç pilavı, cacık', tags: ['Etli', 'Fırın'], allergens: ['milk'] },
  },
  {
    label: 'Alternatif',
    meal: { name: 'Tavuk güveç, pirinç pilavı, cacık', tags: ['Tavuk', 'Fırın'], allergens: ['milk', 'celery'] },
  },
  { label: 'Vejetaryen', meal: { name: 'Sebzeli lazanya, yeşil salata', tags: ['Vejetaryen', 'Fırın'] } },
  {
    label: 'Diyet',
    meal: {
      name: 'Izgara tavuk göğsü, bulgur pilavı, yoğurt',
      tags: ['Tavuk'],
      allergens: ['gluten', 'milk', 'celery'],
    },
  },
]

describe('On a phone of 360 × 640', () => {
  const stage = useStage(small)

  beforeAll(async () => {
    const { product, world } = stage
    for (const date of ['2026-11-11', '2026-11-13']) await writeMenu(product, world, { date, dishes })
    await writeMenu(product, world, { date: '2026-11-12', dishes: dishes.slice(0, 3) })
  })

  const opens = async (employee: Person, page: string): Promise<Visitor> =>
    stage.visit(areaOf(stage.product, employee, page), {
      as: employee,
      kind: 'individual',
      options: { viewport: small, isMobile: true, hasTouch: true },
    })
  /** The position of the card between header and bar, and how far the page has been scrolled to it. */
  const seen = (card: Locator) =>
    card.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      const bar = document.querySelector('nav')?.getBoundingClientRect().top ?? 0
      return { isBelowHeader: top >= header, isAboveBar: bottom <= bar, scrollY }
    })

  test('the shift question, the closed today and three dishes of tomorrow are visible at once', async () => {
    const { product, world } = stage
    const visitor = await opens(await enrol(product, world.corporateA.company, 'individual'), 'secim')
    await visitor.button('Vardiyamı seç').waitFor()
    const tomorrow = visitor.page.getByRole('region', { name: '12 Kasım Perşembe' })
    await tomorrow.getByText('23.59’a kadar · 12 sa').waitFor()
    expect(await tomorrow.getByRole('radio').count()).toBe(4)
    await expect.poll(() => seen(tomorrow)).toEqual({ isBelowHeader: true, isAboveBar: true, scrollY: 0 })
  })

  test('four dishes of the first undecided day are visible at once, after a day with a standing choice', async () => {
    const { product, world } = stage
    const employee = await enrol(product, world.corporateA.company, 'individual')
    const { id: userId, companyId } = employee
    const { status } = await product.call('saveStandingChoices', {
      path: { companyId, userId },
      body: { choices: [{ shift_id: world.dayShift.id, weekday: 4, label: 'Geleneksel' }] },
      as: await stage.tokenOf(employee, 'individual'),
    })
    expect(status).toBe(200)
    const visitor = await opens(employee, 'secim')
    await visitor.button(/^12 Kasım Perşembe · Her zamanki/).waitFor()
    const friday = visitor.page.getByRole('region', { name: '13 Kasım Cuma' })
    expect(await friday.getByRole('radio').count()).toBe(5)
    await expect.poll(() => seen(friday)).toMatchObject({ isBelowHeader: true, isAboveBar: true })

    await visitor.presses(/^12 Kasım Perşembe · Her zamanki/)
    const head = visitor.page.locator('section > div', { has: visitor.heading('12 Kasım Perşembe · Her zamanki') })
    await expect.poll(async () => (await head.boundingBox())?.height).toBe(52)
  })

  test('text at twice the size is cut off nowhere and makes no page wider', async () => {
    const { product, world } = stage
    const employee = await enrol(product, world.corporateA.company, 'individual')
    await product.sql(
      `UPDATE users SET email = 'mehmet.emin.karaosmanoglu@anadolucelik.example' WHERE id = '${employee.id}'`,
    )
    const visitor = await opens(employee, 'dashboard')
    for (const page of ['dashboard', 'secim', 'istek-oneri', 'hesabim']) {
      await visitor.goesTo(areaOf(product, employee, page))
      await visitor.page.getByRole('main').getByRole('button').first().waitFor()
      await visitor.page.waitForLoadState('networkidle')
      expect.soft(await overflowsOn(visitor.page), page).toEqual([])
      const cut = await visitor.page.evaluate(() => {
        const sizes = [...document.querySelectorAll<HTMLElement>('body *')].map((element) => {
          const { fontSize, lineHeight } = getComputedStyle(element)
          return { element, fontSize, lineHeight }
        })
        for (const { element, fontSize, lineHeight } of sizes) {
          element.style.setProperty('font-size', `${parseFloat(fontSize) * 2}px`, 'important')
          element.style.setProperty(
            'line-height',
            lineHeight.replace(/^[\d.]+/, (px) => String(Number(px) * 2)),
            'important',
          )
        }
        const holders = document.querySelectorAll<HTMLElement>(
          'header, nav[aria-label], nav[aria-label] a span, main a, main button:not([role])',
        )
        const isCut = (element: HTMLElement): boolean =>
          element.scrollHeight > element.clientHeight + 1 ||
          (element.matches('nav span') && element.scrollWidth > element.clientWidth + 1)
        return [...holders]
          .filter((element) => element.clientHeight > 0 && isCut(element))
          .map(({ textContent }) => textContent)
      })
      expect.soft(cut, page).toEqual([])
      expect.soft(await overflowsOn(visitor.page), `${page} with large text`).toEqual([])
    }
  })
})
