import { v7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { areaOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import type { Person } from '../support/world.ts'
import { anEater } from './eating-steps.ts'

const titles = ({ page }: Visitor) =>
  page
    .getByRole('button', { name: /^Okundu işaretle: / })
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label')?.slice('Okundu işaretle: '.length)),
    )
const hasFocus = (element: Element) => element === document.activeElement

describe('Notifications', () => {
  const stage = useStage(phone, desktop)
  const tell = async ({ id, companyId }: Person, ...news: string[]) => {
    for (const title of news)
      await stage.product.sql(`INSERT INTO notifications (user_id, id, company_id, title, body, created_at)
        VALUES ('${id}', '${v7()}', '${companyId}', '${title}', 'Anne Eli Yemek, Gündüz vardiyası için yeni bir menü yayınladı.', now())`)
  }
  const unread = async ({ id }: Person) =>
    (await stage.product.sql(`SELECT id FROM notifications WHERE user_id = '${id}' AND read_at IS NULL`)).length
  const opens = (person: Person, page?: string) =>
    stage.visit(areaOf(stage.product, person, page), { as: person, kind: 'individual' })

  test('are the five newest unread ones, read one by one or all at once', async () => {
    const ayse = await anEater(stage)
    await tell(ayse, 'Menü 1', 'Menü 2', 'Menü 3', 'Menü 4', 'Menü 5', 'Menü 6', 'Menü 7')
    const employee = await opens(ayse)
    await employee.heading('Bildirimler (7)').waitFor()
    expect(await titles(employee)).toEqual(['Menü 7', 'Menü 6', 'Menü 5', 'Menü 4', 'Menü 3'])
    await employee.findsInOrder('notifications')

    await employee.button('Okundu işaretle: Menü 6').focus()
    await employee.page.keyboard.press('Enter')
    const heading = employee.heading('Bildirimler (6)')
    await heading.waitFor()
    expect(await titles(employee)).toEqual(['Menü 7', 'Menü 5', 'Menü 4', 'Menü 3', 'Menü 2'])
    await expect.poll(() => heading.evaluate(hasFocus), { message: 'the focus is not lost with the button' }).toBe(true)
    expect(await unread(ayse)).toBe(6)

    await employee.presses('Tümünü okundu işaretle')
    await heading.waitFor({ state: 'detached' })
    expect(await unread(ayse)).toBe(0)
    await expect.poll(() => employee.heading('Merhaba, Ayşe').evaluate(hasFocus)).toBe(true)
    await employee.findsInOrder('notifications all read')
  })

  test('that cannot be had or read leave no word', async () => {
    const ayse = await anEater(stage)
    await tell(ayse, 'Menü 1')
    const employee = await opens(ayse)
    employee.expectsRefusal(500)
    await employee.heading('Bildirimler (1)').waitFor()
    await employee.page.route(/\/read(-all)?$/, (route) => route.fulfill({ status: 500, body: '' }))
    for (const name of ['Okundu işaretle: Menü 1', 'Tümünü okundu işaretle']) {
      await employee.presses(name)
      await expect.poll(() => employee.isDisabled(name)).toBe(false)
    }
    await employee.heading('Bildirimler (1)').waitFor()
    await expect.poll(() => employee.page.getByRole('alert').count()).toBe(0)

    await employee.page.route('**/notifications?*', (route) => route.fulfill({ status: 500, body: '' }))
    await employee.page.reload()
    await employee.heading('Bugün').waitFor()
    await employee.seesNo(/^Bildirimler/)
    await expect.poll(() => employee.page.getByRole('alert').count()).toBe(0)
  })

  test('of menus are switched off and on', async () => {
    const ayse = await anEater(stage)
    const employee = await opens(ayse, 'hesabim')
    const setting = employee.named('switch', 'Menü güncellemeleri')
    await setting.waitFor()
    await expect.poll(() => setting.isChecked()).toBe(true)
    await employee.findsInOrder('account with notification settings')
    await setting.focus()
    await employee.page.keyboard.press('Space')
    await employee.sees('Bildirim ayarları kaydedildi')
    await employee.page.reload()
    await setting.waitFor()
    await expect.poll(() => setting.isChecked()).toBe(false)

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
})
