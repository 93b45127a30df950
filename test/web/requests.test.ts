import { describe, expect, test } from 'vitest'
import { createRequest, type Urgency } from '../../src/core/feedback/index.ts'
import { openPartnership } from '../../src/core/partnerships/index.ts'
import { areaOf, kitchenOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Person } from '../support/world.ts'
import { anEater } from './eating-steps.ts'
import { dayCard } from './menu-steps.ts'

const wish = 'Çorbalar son günlerde çok tuzlu oluyor, biraz daha az tuz kullanılabilir mi?'

describe('A request', () => {
  const stage = useStage(phone, desktop)
  const kitchen = (cook: Person) => `${kitchenOf(cook, stage.world.corporateA.company)}?tab=requests`
  const write = (
    { id: userId, companyId }: Person,
    message: string,
    { urgency = 'low', tags = [] }: { urgency?: Urgency; tags?: string[] } = {},
  ) => stage.product.use(createRequest)({ companyId, userId, title: message.slice(0, 30), message, tags, urgency })

  test('goes from the employee to the kitchen, and the answer comes back', async () => {
    const ayse = await anEater(stage)
    const employee = await stage.visit(areaOf(stage.product, ayse), { as: ayse, kind: 'individual' })
    await employee.follows('İstek/öneri')
    await employee.isAt(areaOf(stage.product, ayse, 'istek-oneri'))
    await employee.sees('Henüz istek ya da öneri yazmadınız.', '0 / 500')
    await employee.sees('Mutfak adınızı görmez, yalnızca baş harflerini görür.')
    await employee.checksScreen('requests without any')
    expect(await employee.isDisabled('Gönder')).toBe(true)
    const text = employee.page.getByRole('textbox')
    await text.fill('   \n ')
    expect(await employee.isDisabled('Gönder')).toBe(true)
    await text.fill(`  ${wish}  `)
    await employee.sees(`${wish.length + 4} / 500`)
    await employee.choosesRadio('Yüksek')
    await employee.presses('Gönder')
    await employee.sees('İsteğiniz mutfağa iletildi', 'Beklemede', 'Aciliyet: Yüksek', wish, '0 / 500')
    expect(await text.evaluate((field) => field === document.activeElement)).toBe(true)
    await expect.poll(() => employee.named('radio', 'Düşük').isChecked()).toBe(true)
    await employee.checksScreen('requests with one')
    expect(
      await stage.product.sql(`SELECT title, message, urgency FROM requests WHERE user_id = '${ayse.id}'`),
    ).toEqual([{ title: wish.slice(0, 30), message: wish, urgency: 'high' }])

    const chef = stage.world.cateringA.people.corporate4
    const cook = await stage.visit(kitchen(chef), { as: chef })
    const card = dayCard(cook, wish)
    await expect.poll(() => card.getByText(wish.slice(0, 30)).count(), { message: 'the text is said once' }).toBe(1)
    await card.getByText(/^A\*\*\* Y\*\*\* · /).waitFor()
    await card.getByText('Aciliyet: Yüksek').waitFor()
    await card.getByRole('combobox').selectOption('İşlemde')
    await expect
      .poll(
        async () => (await stage.product.sql(`SELECT status FROM requests WHERE user_id = '${ayse.id}'`))[0]?.status,
      )
      .toBe('in_progress')
    await cook.checksScreen('kitchen requests')

    const reply = 'Elbette.\n<b>Yarından</b> başlayarak daha az tuz kullanıyoruz.'
    await cook.presses(`Yanıtla: ${wish.slice(0, 30)}`)
    await cook.presses('Yanıtı gönder')
    await cook.sees('Yanıtı yazın')
    await cook.field('Yanıt').fill(`  ${reply}  `)
    await cook.checksScreen('reply to a request')
    await cook.presses('Yanıtı gönder')
    await cook.sees('Yanıt gönderildi')
    await card.getByText('Mutfağın yanıtı · Anne Eli Yemek').waitFor()
    await expect.poll(() => card.getByRole('button').count()).toBe(0)
    await cook.checksScreen('kitchen requests with a reply')
    await employee.reloads()
    await employee.sees('Çözüldü', 'Mutfağın yanıtı · Anne Eli Yemek', /başlayarak daha az tuz/)
    await expect.poll(() => employee.page.getByText(wish, { exact: true }).count()).toBe(1)
    await employee.checksScreen('requests with a reply')
  })

  test('fills the field, and is sent once even if it is sent again', async () => {
    const ayse = await anEater(stage)
    const employee = await stage.visit(areaOf(stage.product, ayse, 'istek-oneri'), { as: ayse, kind: 'individual' })
    employee.expectsRefusal(502)
    const text = employee.page.getByRole('textbox')
    await text.focus()
    await employee.page.keyboard.insertText('ş'.repeat(600))
    await employee.sees('500 / 500')
    const keys: (string | undefined)[] = []
    await employee.page.route('**/requests', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      await route.fetch()
      await route.fulfill({ status: 502, body: '' })
    })
    await employee.presses('Gönder')
    await employee.sees('İsteğiniz gönderilemedi')
    expect((await text.inputValue()).length, 'what was written is not lost').toBe(500)
    await employee.checksScreen('request that failed')
    await employee.presses('Gönder')
    await employee.sees('İsteğiniz mutfağa iletildi')
    await text.fill('Bir de limon')
    await employee.presses('Gönder')
    await expect.poll(() => keys.length).toBe(3)
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[1])
    const kept = () =>
      stage.product.sql(`SELECT length(message) AS length FROM requests WHERE user_id = '${ayse.id}' ORDER BY id`)
    await expect.poll(kept).toEqual([{ length: 500 }, { length: 12 }])
  })

  test('gets its old status back when the new one is refused', async () => {
    await write(await anEater(stage), 'Daha çok salata')
    const chef = stage.world.cateringA.people.corporateOwner
    const cook = await stage.visit(kitchen(chef), { as: chef })
    const status = dayCard(cook, 'Daha çok salata').getByRole('combobox')
    let answer = () => {}
    const released = new Promise<void>((resolve) => (answer = resolve))
    cook.expectsRefusal(409)
    await cook.page.route('**/requests/*', async (route) => {
      await released
      await route.fulfill({ status: 409, json: { detail: 'İstek bu arada değişti.' } })
    })
    await status.focus()
    await status.selectOption('Çözüldü')
    await expect.poll(() => status.isDisabled()).toBe(true)
    expect(await status.inputValue()).toBe('resolved')
    answer()
    await cook.sees('İstek durumu güncellenemedi: İstek bu arada değişti.')
    await expect.poll(() => status.isEnabled()).toBe(true)
    expect(await status.inputValue()).toBe('pending')
    expect(await status.evaluate((field) => field === document.activeElement)).toBe(true)
    await cook.checksScreen('kitchen request that failed')
  })

  test('gets its old status back when the connection is lost', async () => {
    await write(await anEater(stage), 'Daha az yağ')
    const chef = stage.world.cateringA.people.corporateOwner
    const cook = await stage.visit(kitchen(chef), { as: chef })
    const status = dayCard(cook, 'Daha az yağ').getByRole('combobox')
    await status.waitFor()
    cook.expectsLostConnection()
    await cook.context.setOffline(true)
    await status.selectOption('Çözüldü')
    await cook.sees('İstek durumu güncellenemedi: Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.')
    await expect.poll(() => status.inputValue()).toBe('pending')
    await cook.context.setOffline(false)
  })

  test('can be read by people who may not answer it', async () => {
    const { corporateA, cateringA } = stage.world
    await write(await anEater(stage, 'İbrahim Güneş'), 'Glütensiz ekmek', { urgency: 'med', tags: ['ekmek'] })
    const reader = await stage.visit(`${kitchenOf(cateringA.people.corporate2, corporateA.company)}?tab=requests`, {
      as: cateringA.people.corporate2,
    })
    const card = dayCard(reader, 'Glütensiz ekmek')
    await card.getByText('Beklemede').waitFor()
    await card.getByText('Aciliyet: Orta').waitFor()
    await card.getByText('ekmek', { exact: true }).waitFor()
    await card.getByText(/^İ\*\*\* G\*\*\* · /).waitFor()
    await expect.poll(() => card.getByRole('combobox').count()).toBe(0)
    await reader.checksScreen('kitchen requests to read')
  })

  test('can be found among many, by status and by scrolling', async () => {
    const { product, world } = stage
    const chef = world.cateringB.people.corporate3
    await product.use(openPartnership)(world.cateringB.company, world.corporateB.company)
    const visitor = await stage.visit(`${kitchenOf(chef, world.corporateB.company)}?tab=requests`, { as: chef })
    await visitor.sees('Henüz istek ya da öneri yok.')
    await visitor.checksScreen('kitchen requests without any')

    for (let number = 1; number <= 52; number += 1) await write(world.corporateB.people.individual, `İstek ${number}`)
    await visitor.reloads()
    await visitor.page.getByRole('heading', { level: 3 }).first().waitFor()
    await expect.poll(() => visitor.page.getByRole('heading', { level: 3 }).count()).toBe(50)
    await visitor.presses('Daha fazla göster')
    await visitor.heading('İstek 1').waitFor()
    await expect.poll(() => visitor.button('Daha fazla göster').count()).toBe(0)

    await visitor.field('Gösterilenler').selectOption('İşlemde')
    await visitor.sees('Bu filtreye uyan istek ya da öneri yok.')
    await visitor.field('Gösterilenler').selectOption('Beklemede')
    const last = dayCard(visitor, 'İstek 52')
    const status = last.getByRole('combobox')
    await status.focus()
    await status.selectOption('Çözüldü')
    await last.waitFor({ state: 'detached' })
    await expect
      .poll(() => visitor.heading('İstek ve öneriler').evaluate((heading) => heading === document.activeElement))
      .toBe(true)
    await visitor.field('Gösterilenler').selectOption('Çözüldü')
    await last.waitFor()
  })
})
