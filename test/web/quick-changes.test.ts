import type { Route } from 'playwright'
import { describe, expect, test } from 'vitest'
import { areaOf } from '../support/addresses.ts'
import { phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { anEater } from './eating-steps.ts'

describe('Rapid changes', () => {
  const stage = useStage(phone)
  const opens = async () => {
    const person = await anEater(stage)
    const visitor = await stage.visit(areaOf(stage.product, person, 'hesabim'), { as: person, kind: 'individual' })
    return { visitor, id: person.id }
  }
  /** Holds back the answers to requests at this address until the returned function decides how they go on. */
  const holds = async ({ page }: Visitor, address: string) => {
    let letGo: (how: (route: Route) => Promise<void>) => void = () => {}
    const held = new Promise<(route: Route) => Promise<void>>((resolve) => (letGo = resolve))
    await page.route(address, async (route) =>
      route.request().method() === 'GET' ? route.continue() : (await held)(route),
    )
    return letGo
  }
  const goesOn = (route: Route) => route.continue()
  const isBusy = (route: Route) => route.fulfill({ status: 503, json: { detail: 'Sunucu meşgul.' } })

  test('of standing choices are all saved, and the last one wins on each weekday', async () => {
    const { visitor, id } = await opens()
    const day = (name: string) => visitor.page.getByRole('region', { name: 'Gündüz' }).getByRole('combobox', { name })
    const saved = () =>
      stage.product.sql(`SELECT weekday, label FROM standing_choices WHERE user_id = '${id}' ORDER BY weekday`)
    const letGo = await holds(visitor, '**/standing-choices')
    await day('Pazartesi').selectOption('Geleneksel 1')
    await day('Salı').selectOption('Geleneksel 2')
    await day('Salı').selectOption('Alternatif 1')
    letGo(goesOn)
    await visitor.sees(/^Kaydedildi/)
    await expect.poll(saved).toEqual([
      { weekday: 1, label: 'Geleneksel 1' },
      { weekday: 2, label: 'Alternatif 1' },
    ])
    expect(await day('Pazartesi').inputValue()).toBe('Geleneksel 1')
    expect(await day('Salı').inputValue()).toBe('Alternatif 1')

    await visitor.page.unroute('**/standing-choices')
    visitor.expectsRefusal(503)
    const refuse = await holds(visitor, '**/standing-choices')
    await day('Salı').selectOption('Geleneksel 1')
    await day('Pazartesi').selectOption('Geleneksel 2')
    refuse(isBusy)
    await visitor.sees('Sunucu meşgul.')
    await expect.poll(() => day('Pazartesi').inputValue()).toBe('Geleneksel 1')
    expect(await day('Salı').inputValue()).toBe('Alternatif 1')
  })

  test('of both notification switches are saved, and are reverted if they were not', async () => {
    const { visitor, id } = await opens()
    const news = visitor.named('switch', 'Menü güncellemeleri')
    const reminders = visitor.named('switch', 'Seçim hatırlatmaları')
    const saved = () =>
      stage.product.sql(
        `SELECT menu_updates_enabled AS news, choice_reminders_enabled AS reminders FROM users WHERE id = '${id}'`,
      )
    await expect.poll(() => reminders.isChecked()).toBe(true)
    const letGo = await holds(visitor, '**/notification-settings')
    await news.click()
    await reminders.click()
    expect([await news.isChecked(), await reminders.isChecked()]).toEqual([false, false])
    letGo(goesOn)
    await expect.poll(saved).toEqual([{ news: false, reminders: false }])
    expect([await news.isChecked(), await reminders.isChecked()]).toEqual([false, false])

    await visitor.page.unroute('**/notification-settings')
    visitor.expectsRefusal(503)
    const refuse = await holds(visitor, '**/notification-settings')
    await news.click()
    await news.click()
    await reminders.click()
    refuse(isBusy)
    await visitor.sees('Ayarlar kaydedilemedi: Sunucu meşgul.')
    await expect.poll(async () => [await news.isChecked(), await reminders.isChecked()]).toEqual([false, false])
  })
})
