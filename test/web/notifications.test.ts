import { v7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { areaOf, dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { type Person, createWorkplace } from '../support/world.ts'
import { anEater } from './eating-steps.ts'

const titlesIn = (visitor: Visitor, part: RegExp) =>
  visitor.page
    .locator('section', { has: visitor.page.getByRole('heading', { name: part }) })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => /Menü \d+/.exec(link.textContent)?.[0]))
const hasFocus = (element: Element) => element === document.activeElement

describe('Notifications', () => {
  const stage = useStage(phone, desktop)
  const tell = async ({ id, companyId }: Person, ...news: string[]) => {
    const rows = news.map(
      (title) =>
        `('${id}', '${v7()}', '${companyId}', '${title}', 'Anne Eli Yemek, Gündüz vardiyası için yeni bir menü yayınladı.', now(), 'menu')`,
    )
    await stage.product.sql(
      `INSERT INTO notifications (user_id, id, company_id, title, body, created_at, subject) VALUES ${rows.join(',')}`,
    )
  }
  const unread = async ({ id }: Person) =>
    (await stage.product.sql(`SELECT id FROM notifications WHERE user_id = '${id}' AND read_at IS NULL`)).length
  const opens = (person: Person, page?: string) =>
    stage.visit(areaOf(stage.product, person, page), { as: person, kind: 'individual' })

  test('are behind a bell with their count, separated into new and old, and are read when opened', async () => {
    const ayse = await anEater(stage)
    await tell(ayse, 'Menü 1', 'Menü 2', 'Menü 3')
    const employee = await opens(ayse)
    await employee.follows('Bildirimler: 3 yeni')
    await employee.heading('Yeni (3)').waitFor()
    expect(await titlesIn(employee, /^Yeni/)).toEqual(['Menü 3', 'Menü 2', 'Menü 1'])
    await employee.checksScreen('notifications')

    await employee.follows(/^Menü 2/)
    await employee.isAt(areaOf(stage.product, ayse, 'secim'))
    await employee.follows('Bildirimler: 2 yeni')
    await employee.heading('Daha önce').waitFor()
    await expect
      .poll(async () => [await titlesIn(employee, /^Yeni/), await titlesIn(employee, /^Daha/)])
      .toEqual([['Menü 3', 'Menü 1'], ['Menü 2']])
    expect(await unread(ayse)).toBe(2)

    await employee.presses('Tümünü okundu işaretle')
    const heading = employee.heading('Yeni bildiriminiz yok.')
    await heading.waitFor()
    await expect.poll(() => heading.evaluate(hasFocus), { message: 'the focus is not lost with the button' }).toBe(true)
    await expect.poll(() => titlesIn(employee, /^Daha/)).toEqual(['Menü 3', 'Menü 2', 'Menü 1'])
    await employee.named('link', 'Bildirimler').waitFor()
    expect(await unread(ayse)).toBe(0)
    await employee.checksScreen('notifications all read')
  })

  test('are loaded twenty at a time', async () => {
    const ayse = await anEater(stage)
    await tell(ayse, ...Array.from({ length: 23 }, (_, n) => `Menü ${n + 1}`))
    const employee = await opens(ayse, 'bildirimler')
    await employee.heading('Yeni (23)').waitFor()
    expect(await titlesIn(employee, /^Yeni/)).toHaveLength(20)
    await employee.presses('Daha fazla göster')
    await expect.poll(() => titlesIn(employee, /^Yeni/)).toHaveLength(23)
  })

  test('report a failure on their own page without affecting the others', async () => {
    const ayse = await anEater(stage)
    await tell(ayse, 'Menü 1')
    const employee = await opens(ayse)
    employee.expectsRefusal(500)
    await employee.page.route('**/notifications?*', (route) => route.fulfill({ status: 500, body: '' }))
    await employee.reloads()
    await employee.named('link', 'Bildirimler').click()
    await employee.sees(/^Bildirimler alınamadı/)
    await employee.page.unroute('**/notifications?*')
    await employee.presses('Yeniden dene')
    await employee.heading('Yeni (1)').waitFor()
  })

  test('of menus and reminders can be turned off and on', async () => {
    const ayse = await anEater(stage)
    const employee = await opens(ayse, 'hesabim')
    const setting = employee.named('switch', 'Menü güncellemeleri')
    await setting.waitFor()
    await expect.poll(() => setting.isChecked()).toBe(true)
    await employee.checksScreen('account with notification settings')
    await setting.focus()
    await employee.page.keyboard.press('Space')
    await employee.sees('Bildirim ayarları kaydedildi')
    await employee.reloads()
    await setting.waitFor()
    await expect.poll(() => setting.isChecked()).toBe(false)

    const reminders = employee.named('switch', 'Seçim hatırlatmaları')
    await expect.poll(() => reminders.isChecked()).toBe(true)
    await reminders.click()
    await expect
      .poll(() =>
        stage.product.sql(
          `SELECT menu_updates_enabled AS news, choice_reminders_enabled AS reminders FROM users WHERE id = '${ayse.id}'`,
        ),
      )
      .toEqual([{ news: false, reminders: false }])
    await expect.poll(() => reminders.isChecked()).toBe(false)

    employee.expectsRefusal(503)
    await employee.page.route('**/notification-settings', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, json: { detail: 'Sunucu meşgul.' } })
        : route.continue(),
    )
    await setting.click()
    await employee.sees('Ayarlar kaydedilemedi: Sunucu meşgul.')
    await expect.poll(() => setting.isChecked()).toBe(false)
  })

  test('of a company are behind the bell of its panel and open the page where they can be handled', async () => {
    const { people } = await createWorkplace(stage.product, 'catering', 'Haberli Mutfak')
    const { corporateOwner: owner } = people
    await stage.product.sql(
      `INSERT INTO notifications (user_id, id, company_id, title, body, created_at, page) VALUES
        ('${owner.id}', '${v7()}', '${owner.companyId}', 'Fesih talebiniz onaylandı', 'Firma fesih talebinizi onayladı.', now(), 'corporates')`,
    )
    const manager = await stage.visit(dashboardOf(stage.product, owner), { as: owner })
    await manager.follows('Bildirimler: 1 yeni')
    await manager.isAt(dashboardOf(stage.product, owner, 'notifications'))
    await manager.heading('Yeni (1)').waitFor()
    await manager.checksScreen('notifications of a panel')
    await manager.follows(/^Fesih talebiniz onaylandı/)
    await manager.isAt(dashboardOf(stage.product, owner, 'corporates'))
    await manager.named('link', 'Bildirimler').waitFor()
    expect(await unread(owner)).toBe(0)
  })
})
