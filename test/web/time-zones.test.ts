import { describe, expect, test } from 'vitest'
import { operator } from '../../src/core/actors/rules.ts'
import { openPartnership } from '../../src/core/partnerships/index.ts'
import { createShift } from '../../src/core/shifts/index.ts'
import { areaOf } from '../support/addresses.ts'
import { writeMenu } from '../support/publishing.ts'
import { desktop } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { createWorkplace } from '../support/world.ts'
import { anEater, chooses } from './eating-steps.ts'

describe('Days and cut-offs', () => {
  const stage = useStage(desktop)

  test("follow the firm's time zone, wherever the device is", async () => {
    const { product, world } = stage
    const ayse = await anEater(stage)
    await writeMenu(product, world, { date: '2026-11-13' })
    await chooses(stage, ayse)
    const shownIn = async (timezoneId: string) => {
      const texts: string[] = []
      const visitor = await stage.visit('/favicon.svg', { as: ayse, kind: 'individual', options: { timezoneId } })
      for (const [page, ...seen] of [
        ['dashboard', 'seçiminizi bekliyor', '09:00–17:00'],
        ['secim', 'gün için seçim yapıldı'],
      ] as const) {
        await visitor.goesTo(areaOf(product, ayse, page))
        for (const text of seen) await visitor.page.getByText(text).first().waitFor()
        texts.push(await visitor.page.getByRole('main').innerText())
      }
      return texts.map((text) => text.replaceAll(/\d+ (sa|dk)/g, '').replaceAll(/\s/g, ' ')).join('\n')
    }
    product.clock.set('2026-11-11T21:30:00Z')
    const here = await shownIn('Europe/Istanbul')
    expect(here).toContain('Bugün · 12 Kasım Perşembe')
    for (const timezoneId of ['America/New_York', 'Pacific/Auckland']) expect(await shownIn(timezoneId)).toBe(here)
  })

  test('start with the day of a firm in another time zone', async () => {
    const { product, world } = stage
    const { company, people } = await createWorkplace(product, 'corporate', 'Almatı Şubesi')
    const days = [1, 2, 3, 4, 5, 6, 7]
    const plan = { title: 'Gündüz', startTime: '09:00', endTime: '17:00', days, timezone: 'Asia/Almaty' }
    const shift = await product.use(createShift)({ companyId: company.id, actor: operator, plan })
    await product.use(openPartnership)(world.cateringA.company, company)
    for (const date of ['2026-11-12', '2026-11-13']) await writeMenu(product, world, { date, shift })
    product.clock.set('2026-11-11T19:30:00Z')
    const eater = people.individual
    const visitor = await stage.visit(areaOf(product, eater), { as: eater, kind: 'individual' })
    await visitor.sees('Bugün · 12 Kasım Perşembe', 'Yarın · 13 Kasım Cuma')
  })
})
