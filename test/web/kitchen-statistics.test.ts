import { operator } from '../../src/core/actors/rules.ts'
import { describe, expect, test } from 'vitest'
import { createDepartment } from '../../src/core/workforce/index.ts'
import { kitchenOf } from '../support/addresses.ts'
import { wednesdayNoon } from '../support/product.ts'
import { desktop, phone, screens } from '../support/screens.ts'
import { type Stage, useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { anEater, chooses } from './eating-steps.ts'

const thursday = '2026-11-12T09:00:00Z'

const section = ({ page }: Visitor, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
const ahead = (cook: Visitor) => section(cook, 'Önümüzdeki 7 gün')
const departments = (cook: Visitor) => section(cook, 'Departmanlara göre son 30 gün')
/** The chart's days as read by a screen reader: '12 Kas Per Geleneksel 1: 9 …' */
const bars = async (cook: Visitor) =>
  (await ahead(cook).locator('ol > li').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim())
const periods = (cook: Visitor) => section(cook, 'Seçim sayıları').locator('dd').allInnerTexts()
/** The drawn lengths of this day's bars, as a percentage of the longest one. */
const lengths = async (cook: Visitor, day: string) => {
  const boxes = await ahead(cook)
    .locator('ol > li')
    .filter({ hasText: day })
    .locator('[style*="--share"]')
    .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect()))
  const long = boxes.map(({ width, height }) => (cook.page.viewportSize()?.width === 390 ? width : height))
  return long.map((one) => Math.round((one / Math.max(...long)) * 100))
}

const opens = ({ world, visit }: Stage, query = '?tab=statistics') => {
  const cook = world.cateringA.people.corporate3
  return visit(kitchenOf(cook, world.corporateA.company) + query, { as: cook })
}

/** The bars of the week are horizontal on a phone and vertical on a desktop. */
describe.each(screens)('The charts of the kitchen on a $name', (screen) => {
  const stage = useStage(screen)

  test('count dishes, periods and departments, by shift and by department', async () => {
    const { product, world } = stage
    product.clock.set(wednesdayNoon)
    for (let more = 0; more < 9; more += 1) await chooses(stage, await anEater(stage))
    await chooses(stage, await anEater(stage, 'Can Demir', 1), { choice: 'ALTERNATIF1' })
    await chooses(stage, await anEater(stage, 'Ece Kaya', 1), { choice: 'GELENEKSEL2', shiftId: world.nightShift.id })
    for (const department of [0, 1])
      await chooses(stage, await anEater(stage, 'Deniz Su', department), { choice: 'SKIP' })
    product.clock.set(thursday)
    const visitor = await opens(stage)
    await ahead(visitor).waitFor()
    expect(await bars(visitor)).toEqual([
      '12 Kas Per 2 yemeyecek Alternatif 1: 1 Geleneksel 1: 9 Geleneksel 2: 1',
      ...['13 Kas Cum', '14 Kas Cmt', '15 Kas Paz', '16 Kas Pzt', '17 Kas Sal', '18 Kas Çar'].map(
        (day) => `${day} Menü yok`,
      ),
    ])
    expect(await lengths(visitor, '12 Kas'), 'one of nine is drawn with the shortest bar').toEqual([14, 100, 14])
    expect(await periods(visitor)).toEqual(['11', '11', '11', '11', '11'])

    await departments(visitor).getByRole('img').waitFor()
    await visitor.checksScreen('kitchen statistics')
    await visitor.choosesRadio('Toplam')
    await departments(visitor).getByRole('img').waitFor()
    await visitor.choosesRadio('Tablo')
    expect(
      await departments(visitor)
        .getByRole('row')
        .allInnerTexts()
        .then((rows) => rows.map((row) => row.split(/\s*\t\s*/))),
    ).toEqual([
      ['Departman', 'Toplam', 'Alternatif 1', 'Geleneksel 1', 'Geleneksel 2'],
      ['Üretim', '9', '0', '9', '0'],
      ['İdari İşler', '2', '1', '0', '1'],
    ])
    await visitor.checksScreen('kitchen statistics as a table')

    await visitor.field('Vardiya').selectOption('Gece (22:00–06:00)')
    await expect
      .poll(async () => (await bars(visitor))[0])
      .toBe('12 Kas Per Alternatif 1: 0 Geleneksel 1: 0 Geleneksel 2: 1')
    expect(await periods(visitor)).toEqual(['1', '1', '1', '1', '1'])
    await visitor.field('Departman').selectOption('Üretim')
    await expect
      .poll(async () => (await bars(visitor))[0])
      .toBe('12 Kas Per Alternatif 1: 0 Geleneksel 1: 0 Geleneksel 2: 0')
    await visitor.sees('Son 30 günde seçim yapılmadı.')
    await visitor.field('Vardiya').selectOption('Tüm vardiyalar')
    await expect
      .poll(async () => (await bars(visitor))[0])
      .toBe('12 Kas Per 1 yemeyecek Alternatif 1: 0 Geleneksel 1: 9 Geleneksel 2: 0')
  })

  test('keep a chart of many departments within its height, combining the smallest in one bar', async () => {
    const { product, world } = stage
    product.clock.set(wednesdayNoon)
    for (let number = 1; number <= 20; number += 1) {
      const { id } = await product.use(createDepartment)({
        actor: operator,
        companyId: world.corporateA.company.id,
        name: `Uzun adlı üretim planlama bölümü ${number}`,
      })
      const person = await anEater(stage)
      await product.sql(`UPDATE users SET department_id = '${id}' WHERE id = '${person.id}'`)
      await chooses(stage, person)
    }
    product.clock.set(thursday)
    const visitor = await opens(stage)
    const chart = departments(visitor).getByRole('img')
    const height = async () => (await chart.boundingBox())?.height ?? 0
    await chart.waitFor()
    await expect.poll(height).toBeGreaterThan(450)
    expect(await height()).toBeLessThanOrEqual(500)
    await visitor.choosesRadio('Toplam')
    await expect.poll(height).toBeLessThanOrEqual(400)
    await visitor.checksScreen('kitchen statistics of many departments')
  })
})

describe('The kitchen statistics', () => {
  const stage = useStage(desktop, phone)

  test('say that there is nothing to count yet', async () => {
    const { product, world } = stage
    product.clock.set('2026-11-20T09:00:00Z')
    const reader = world.cateringA.people.corporate1
    const visitor = await stage.visit(`${kitchenOf(reader, world.corporateA.company)}?tab=statistics`, { as: reader })
    await visitor.sees('Önümüzdeki 7 gün için yayınlanmış menü yok.', 'Son 30 günde seçim yapılmadı.')
    expect(await periods(visitor)).toEqual(['0', '0', '0', '0', '0'])
    await visitor.checksScreen('kitchen statistics without choices')
  })

  test('load the chart library only where it is used', async () => {
    stage.product.clock.set(wednesdayNoon)
    await chooses(stage, await anEater(stage))
    stage.product.clock.set(thursday)
    const visitor = await opens(stage, '?tab=requests')
    const charts = () =>
      visitor.page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('department-chart')).length,
      )
    await visitor.heading('İstek ve öneriler').waitFor()
    expect(await charts()).toBe(0)
    await visitor.opensTab('İstatistikler')
    await departments(visitor).getByRole('img').waitFor()
    expect(await charts()).toBe(1)
  })

  test('say why they could not be loaded, can be loaded again, and work without the departments', async () => {
    const visitor = await opens(stage, '?tab=menu')
    visitor.expectsRefusal(500, 503)
    await visitor.page.route('**/departments*', (route) => route.fulfill({ status: 500, body: '' }))
    await visitor.page.route('**/stats*', (route) =>
      route.fulfill({ status: 503, json: { detail: 'Sunucu meşgul, biraz sonra yeniden deneyin.' } }),
    )
    await visitor.opensTab('İstatistikler')
    await visitor.sees('İstatistikler alınamadı: Sunucu meşgul, biraz sonra yeniden deneyin.')
    await expect
      .poll(() => visitor.field('Departman').locator('option').allTextContents())
      .toEqual(['Tüm departmanlar'])
    await visitor.checksScreen('kitchen statistics that failed')
    await visitor.page.unroute('**/stats*')
    await visitor.presses('Yeniden dene')
    await visitor.sees('Seçim sayıları')
  })
})
