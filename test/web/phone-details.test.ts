import type { Locator, Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Meal } from '../../src/core/menus/index.ts'
import { areaOf } from '../support/addresses.ts'
import { writeMenu } from '../support/publishing.ts'
import { phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { anEater } from './eating-steps.ts'
import { optionOn, picksDish } from './menu-steps.ts'

const thursday = '12 Kasım Perşembe'
const friday = '13 Kasım Cuma'
const saturday = '14 Kasım Cumartesi'
const sunday = '15 Kasım Pazar'

const menuOf = (...meals: Meal[]) =>
  meals.map((meal, at) => ({ label: ['Geleneksel', 'Alternatif', 'Vejetaryen'][at] ?? '', meal }))

const laterBy = (page: Page, milliseconds: number) =>
  page.evaluate((by) => {
    const before = Date
    globalThis.Date = new Proxy(before, {
      get: (target, name) => (name === 'now' ? () => before.now() + by : (Reflect.get(target, name) as unknown)),
    })
  }, milliseconds)

/** Pulls a sheet down by its grip with a finger. */
const pulls = (sheet: Locator) =>
  sheet.evaluate((element) => {
    const touchAt = (clientY: number) => new Touch({ identifier: 1, target: element, clientX: 100, clientY })
    const { top } = element.getBoundingClientRect()
    const start = [touchAt(top + 10)]
    const end = [touchAt(top + 150)]
    element.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: start, changedTouches: start }))
    element.dispatchEvent(new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: end }))
  })

describe('On a phone', () => {
  const stage = useStage(phone)
  const opens = async (page: string): Promise<Visitor> => {
    const person = await anEater(stage)
    return stage.visit(areaOf(stage.product, person, page), { as: person, kind: 'individual' })
  }

  beforeAll(async () => {
    const { product, world } = stage
    await writeMenu(product, world, {
      date: '2026-11-13',
      dishes: menuOf(
        { name: 'Tas kebabı, pilav', tags: ['Etli'], allergens: ['gluten', 'milk'] },
        { name: 'Tavuk sote', tags: ['Tavuk'] },
        { name: 'Türlü', tags: ['Vejetaryen'], allergens: [] },
      ),
    })
    await product.sql(`UPDATE shifts SET days = '{1,2,3,4,5,6,7}' WHERE id = '${world.dayShift.id}'`)
    await writeMenu(product, world, {
      date: '2026-11-14',
      dishes: menuOf({ name: 'Kuru fasulye', tags: [] }, { name: 'Orman kebabı', tags: ['Vegan'] }),
    })
    await writeMenu(product, world, {
      date: '2026-11-15',
      dishes: menuOf(
        { name: 'İzmir köfte', tags: [], allergens: ['gluten'] },
        { name: 'Mantı', tags: [] },
        { name: 'Sebzeli lazanya', tags: ['Vejetaryen'] },
      ),
    })
    await writeMenu(product, world, { date: '2026-11-13', shift: world.nightShift })
  })

  test('a notice appears above the bar, and disappears with its page', async () => {
    const employee = await opens('hesabim')
    const setting = employee.named('switch', 'Menü güncellemeleri')
    await expect.poll(() => setting.isDisabled()).toBe(false)
    await setting.click()
    const notice = employee.page.getByRole('status').filter({ hasText: 'Bildirim ayarları kaydedildi' })
    await notice.waitFor()
    await expect.poll(() => notice.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
    const box = await notice.boundingBox()
    const bar = await employee.page.getByRole('navigation').last().boundingBox()
    const end = (box?.y ?? 0) + (box?.height ?? 0)
    expect(end).toBeLessThanOrEqual(bar?.y ?? 0)
    expect((bar?.y ?? 0) - end).toBeLessThan(16)
    await employee.checksScreen('a notice above the bar')
    await laterBy(employee.page, 2_000)
    await employee.follows('Seçtiklerim')
    await employee.heading('Seçtiklerim').waitFor()
    expect(await notice.count()).toBe(0)
  })

  test('a form says that it was sent', async () => {
    const employee = await opens('istek-oneri')
    await employee.page.getByRole('textbox').fill('Çorba biraz tuzluydu.')
    await employee.presses('Gönder')
    await employee.page.locator('form').getByText('İsteğiniz mutfağa iletildi').waitFor()
    await employee.page.getByRole('textbox').fill('Bir')
    await employee.doesNotSee('İsteğiniz mutfağa iletildi')
  })

  test.each(['light', 'dark'] as const)(
    'unselected options are as dark as the selected one, in the %s theme',
    async (theme) => {
      const employee = await opens('istek-oneri')
      await employee.page.emulateMedia({ colorScheme: theme })
      await employee.named('radio', 'Düşük').waitFor()
      const colours = await employee.page.evaluate(() => {
        const [chosen, other] = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].sort(
          (a, b) => Number(b.checked) - Number(a.checked),
        )
        const labelOf = (input: HTMLInputElement | undefined) => input?.closest('.fui-Radio')?.querySelector('label')
        const ink = (element: Element | null | undefined) => element && getComputedStyle(element).color
        const disabled = document.body.appendChild(document.createElement('i'))
        disabled.style.color = 'var(--tb-field-line)'
        const indicator = other?.closest('.fui-Radio')?.querySelector('.fui-Radio__indicator')
        return {
          chosen: ink(labelOf(chosen)),
          other: ink(labelOf(other)),
          ring: indicator && getComputedStyle(indicator).borderTopColor,
          grey: ink(disabled),
        }
      })
      expect(colours.other).toBe(colours.chosen)
      expect(colours.ring).not.toBe(colours.grey)
      await employee.page.emulateMedia({ colorScheme: null })
    },
  )

  test('label, tags and allergens are separate, and missing declarations are mentioned once a day', async () => {
    const employee = await opens('secim')
    for (const width of [320, 390]) {
      await employee.page.setViewportSize({ width, height: 844 })
      expect((await optionOn(employee, friday, 'Tas kebabı,').innerText()).replaceAll(/\s+/g, ' ')).toContain(
        'Geleneksel · Etli · Alerjenler: gluten, süt',
      )
      expect((await optionOn(employee, friday, 'Türlü').innerText()).replaceAll(/\s+/g, ' ')).toContain(
        'Vejetaryen · Alerjen içermez',
      )
      await employee.page.getByRole('region', { name: sunday }).waitFor()
      const told = (day: string) =>
        employee.page
          .getByRole('region', { name: day })
          .getByText(/Alerjen bilgisi girilmedi/)
          .evaluateAll((all) =>
            all.filter((one) => one.getBoundingClientRect().width > 1).map(({ textContent }) => textContent),
          )
      expect(await told(friday)).toEqual(['Alerjen bilgisi girilmedi'])
      expect(await told(saturday)).toEqual(['Alerjen bilgisi girilmedi'])
      expect(await told(sunday)).toEqual(['Alerjen bilgisi girilmedi: Alternatif, Vejetaryen'])
      expect((await optionOn(employee, friday, 'Tavuk sote').innerText()).replaceAll(/\s+/g, ' ')).toContain(
        'Alternatif · Tavuk · Alerjen bilgisi girilmedi',
      )
      await employee.named('radio', /Mantı.*Alerjen bilgisi girilmedi/).waitFor()
    }
    await employee.page.setViewportSize({ width: 390, height: 844 })
    const pictures = await employee.page
      .getByRole('radio', { name: /Orman kebabı|Türlü/ })
      .locator('img')
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src))
    expect(pictures.map((src) => /veg-stew/.test(src))).toEqual([true, true])
  })

  test("the question about one's own shift slides up from below, with rows of 60 px", async () => {
    const employee = await opens('secim')
    await employee.presses('Vardiyamı seç')
    const sheet = employee.page.getByRole('dialog')
    await sheet.waitFor()
    for (const { width, height } of [
      { width: 320, height: 568 },
      { width: 390, height: 844 },
    ]) {
      await employee.page.setViewportSize({ width, height })
      await expect
        .poll(() => sheet.evaluate((element) => Math.round(element.getBoundingClientRect().bottom)))
        .toBe(height)
      expect(await sheet.evaluate((element) => element.getBoundingClientRect().width)).toBe(width)
      const rows = await sheet
        .locator('label:has([type=checkbox])')
        .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
      expect(rows).toEqual([60, 60])
    }
    await employee.page.setViewportSize({ width: 390, height: 844 })
    await pulls(sheet)
    await sheet.waitFor({ state: 'detached' })
    await employee.presses('Vardiyamı seç')
    await sheet.getByText('09:00–17:00').click()
    expect(await employee.named('checkbox', /^Gündüz/).isChecked()).toBe(true)
    await employee.checksScreen('the sheet for the own shift')
    const letGo = await employee.holds('GET', '**/usual-shifts')
    await employee.presses('Gündüz ile devam et')
    await sheet.waitFor({ state: 'detached' })
    await employee.doesNotSee('Hangi vardiyada çalışıyorsunuz?')
    letGo()
  })

  test('the question about two shifts shows both plates', async () => {
    const employee = await opens('secim')
    await employee.heading(thursday).waitFor()
    await picksDish(employee, friday, 'Tas kebabı,')
    await employee.field('Vardiya').selectOption('Gece (22:00–06:00)')
    await optionOn(employee, friday, 'Sebzeli makarna').click()
    const sheet = employee.page.getByRole('dialog')
    await sheet.getByText('Var olan · Gündüz').waitFor()
    const pictures = () =>
      sheet
        .locator('img')
        .evaluateAll((all) => all.map((one) => /\/(\w+)-[^/]*svg/.exec((one as HTMLImageElement).src)?.[1]))
    await expect.poll(pictures).toEqual(['meat', 'pasta'])
    await employee.checksScreen('the sheet about two shifts')
    await employee.presses('Gece vardiyasına taşı')
    await sheet.waitFor({ state: 'detached' })
  })
})
