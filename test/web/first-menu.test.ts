import { beforeAll, describe, expect, test } from 'vitest'
import { areaOf } from '../support/addresses.ts'
import { writeMenu } from '../support/publishing.ts'
import { overflowsOn } from '../support/page-checks.ts'
import { phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import type { Person } from '../support/world.ts'
import { anEater, chooses } from './eating-steps.ts'

const drawn = '.first-menu-page'
const app = '**/assets/index-*.js'

describe('The menu before the app has loaded', () => {
  const stage = useStage(phone)
  let ayse: Person

  /** Today is Wednesday, the eleventh; for Tuesday, the seventeenth, there is no menu. */
  beforeAll(async () => {
    const { product, world } = stage
    await product.sql(`UPDATE shifts SET days = '{1,2,3,4,5}' WHERE id = '${world.dayShift.id}'`)
    for (const date of ['2026-11-11', '2026-11-13', '2026-11-16', '2026-11-18', '2026-11-19'])
      await writeMenu(product, world, { date, commonCourses: [{ course: 'soup', name: 'Mercimek çorbası' }] })
    ayse = await anEater(stage)
    await product.sql(`INSERT INTO usual_shifts (company_id, user_id, shift_id)
      VALUES ('${ayse.companyId}', '${ayse.id}', '${world.dayShift.id}')`)
    await chooses(stage, ayse)
    const absence = await product.call('markAbsence', {
      as: await stage.tokenOf(ayse, 'individual'),
      path: { companyId: ayse.companyId, userId: ayse.id },
      body: { first: '2026-11-16', last: '2026-11-16' },
    })
    const closing = await product.call('closeDays', {
      as: await stage.tokenOf(world.corporateA.people.corporateOwner),
      path: { type: 'corporate', companyId: ayse.companyId },
      body: { days: [{ date: '2026-11-18', name: 'Kuruluş günü' }] },
    })
    expect([absence.status, closing.status]).toEqual([200, 200])
  })

  /** With what a device keeps under this name. */
  const enters = async (kept?: string) => {
    const employee = await stage.visit('/favicon.svg', { as: ayse, kind: 'individual', options: {} })
    await employee.page.evaluate((kept) => kept && localStorage.setItem(kept, '[]'), kept)
    return employee
  }
  /** Opens the page, whose app comes only when the returned function is called. */
  const opensWithoutApp = async ({ page }: Visitor, search = '') => {
    const { promise: held, resolve: letAppPass } = Promise.withResolvers<void>()
    await page.route(app, async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest(app)
    await page.goto(stage.origin + areaOf(stage.product, ayse, `secim${search}`), { waitUntil: 'commit' })
    await asked
    return letAppPass
  }
  const comes = ({ page }: Visitor) => page.getByRole('radio').first().waitFor()

  test('has the words of every day, in the places that they keep, and stays until the app takes over', async () => {
    const employee = await enters()
    const letAppPass = await opensWithoutApp(employee)
    const { page } = employee
    await page.locator(drawn).waitFor()
    await page.evaluate(() => document.fonts.ready)
    const placesOf = async (texts: string[]) => {
      const boxes = await Promise.all(texts.map((text) => page.getByText(text, { exact: true }).first().boundingBox()))
      return boxes.map((box) => box && [box.x, box.y])
    }
    const days = ['11 Kasım Çarşamba', '12 Kasım Perşembe', '13 Kasım Cuma', '16 Kasım Pazartesi', '17 Kasım Salı']
    const texts = [...days, '18 Kasım Çarşamba', '19 Kasım Perşembe']
    const before = await placesOf(texts)
    const lines = (await page.locator(drawn).innerText()).replaceAll('\u00a0', ' ').split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        '12 Kasım Perşembe',
        'Kuru fasulye',
        '12 Kasım 23.59’a kadar',
        'Hepsinin yanında: Mercimek çorbası (Alerjen bilgisi girilmedi)',
        '16 Kasım Pazartesi · yoksunuz',
        '17 Kasım Salı · menü yok',
        'Kuruluş günü',
      ]),
    )
    expect(await overflowsOn(page)).toEqual([])
    await page.evaluate((menu) => {
      const look = () => {
        if (document.querySelector(menu) === null) document.body.dataset['gap'] = ''
        requestAnimationFrame(look)
      }
      look()
    }, `${drawn}, [role=radio]`)
    letAppPass()
    await comes(employee)
    expect(await page.locator('[data-gap]').count()).toBe(0)
    expect(await placesOf(texts)).toEqual(before)
    const said = (await page.getByRole('main').innerText()).replaceAll('\u00a0', ' ')
    expect(lines.filter((line) => !said.includes(line))).toEqual([])
  })

  test('begins at the first day to choose for, as the app does', async () => {
    const employee = await enters()
    await employee.page.setViewportSize({ width: 360, height: 560 })
    const letAppPass = await opensWithoutApp(employee)
    await employee.page.locator(drawn).waitFor()
    await employee.page.evaluate(() => document.fonts.ready)
    const begin = () => employee.page.evaluate(() => scrollY)
    const before = await begin()
    expect(before).toBeGreaterThan(100)
    letAppPass()
    await comes(employee)
    expect(await begin()).toBe(before)
  })

  test('stays where somebody has scrolled to', async () => {
    const employee = await enters()
    await employee.page.setViewportSize({ width: 360, height: 560 })
    const letAppPass = await opensWithoutApp(employee)
    await employee.page.locator(drawn).getByText('18 Kasım Çarşamba').scrollIntoViewIfNeeded()
    await employee.page.evaluate(() => scrollTo(0, 700))
    letAppPass()
    await comes(employee)
    expect(await employee.page.evaluate(() => scrollY)).toBe(700)
  })

  test.each([
    ['for a single day', { search: '?date=2026-11-13' }],
    ['without a choice that the server does not know yet', { hasUnsent: true }],
    ['on a wide screen', { width: 1280 }],
  ])(
    'is not drawn %s',
    async (_, { search, hasUnsent, width }: { search?: string; hasUnsent?: boolean; width?: number }) => {
      const employee = await enters(hasUnsent ? `tabldot_own ${ayse.companyId} ${ayse.id} choices` : undefined)
      await employee.page.setViewportSize({ width: width ?? 390, height: 844 })
      const letAppPass = await opensWithoutApp(employee, search)
      expect(await employee.page.locator('.first-paint-page > *').count()).toBe(3)
      letAppPass()
      await comes(employee)
      expect(await employee.page.locator(drawn).count()).toBe(0)
    },
  )
})
