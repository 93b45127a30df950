import { beforeAll, describe, expect, test } from 'vitest'
import { alternative, traditional, vegetarian } from '../../cli/demo/dishes.ts'
import { operator } from '../../src/core/actors/rules.ts'
import type { Meal } from '../../src/core/menus/index.ts'
import { openPartnership } from '../../src/core/partnerships/index.ts'
import { addDays } from '../../src/core/shared/index.ts'
import { createShift } from '../../src/core/shifts/index.ts'
import { areaOf } from '../support/addresses.ts'
import { writeMenu } from '../support/publishing.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { enrol, createWorkplace } from '../support/world.ts'
import { optionOn, picksDish } from './menu-steps.ts'

const thursday = '12 Kasım Perşembe'
const friday = '13 Kasım Cuma'

const todayNotice = 'Bugün için seçim yapılamaz. Yarın ve sonrası için seçim yapabilirsiniz.'

describe('Choosing', () => {
  const stage = useStage(phone, desktop)
  const newEmployee = () =>
    enrol(stage.product, stage.world.corporateA.company, 'individual', { fullName: 'Zeynep Şahin' })
  const opens = async (page: string): Promise<Visitor & { id: string }> => {
    const employee = await newEmployee()
    return Object.assign(
      await stage.visit(areaOf(stage.product, employee, page), { as: employee, kind: 'individual' }),
      { id: employee.id },
    )
  }
  const chosenBy = ({ id }: { id: string }) =>
    stage.product.sql(`SELECT date::text, meal_name, shift_id FROM choices WHERE user_id = '${id}' ORDER BY date`)

  /** Today is the eleventh; the sixteenth was published before the firm removed Mondays from its shift. */
  beforeAll(async () => {
    const { product, world } = stage
    for (const date of ['2026-11-11', '2026-11-13', '2026-11-16']) await writeMenu(product, world, { date })
    await product.sql(`UPDATE shifts SET days = '{2,3,4,5}' WHERE id = '${world.dayShift.id}'`)
  })

  test('starts on a dashboard that shows what is missing and what was chosen', async () => {
    const employee = await opens('')
    await employee.sees(
      'Anadolu Çelik',
      'Merhaba, Zeynep',
      'Bugün · 11 Kasım Çarşamba',
      'Yemek seçmediniz',
      todayNotice,
      'Yarın · 12 Kasım Perşembe',
      'Henüz seçmediniz',
      '2 gün seçiminizi bekliyor',
    )
    await employee.checksScreen('individual dashboard')
    await employee.presses(/Kullanıcı menüsü$/)
    await employee.sees('Zeynep Şahin', /^Bireysel · 0/)
    await employee.page.keyboard.press('Escape')
    await employee.follows('Cum 13 seçim bekliyor')
    await employee.heading(friday).waitFor()
    await employee.checksScreen('choosing one day')
    await optionOn(employee, friday, 'Etli nohut').click()
    await employee.heading(thursday).waitFor()
    await employee.sees('Kaydedildi: 13 Kasım Cuma, Etli nohut')
    expect(await employee.page.evaluate(() => document.activeElement?.textContent?.replace('\u00a0', ' '))).toBe(
      thursday,
    )
    await optionOn(employee, thursday, 'Kuru fasulye').click()
    await employee.heading('Bütün günler için seçiminizi yaptınız.').waitFor()
    await employee.presses('Geri al')
    await employee.heading(thursday).waitFor()
    await employee.follows('Ana sayfa')
    await employee.sees('1 gün seçiminizi bekliyor')
    await employee.follows('Cum 13 seçildi')
    await employee.page.getByRole('radio', { name: /Etli nohut/, checked: true }).waitFor()
  })

  test('shows why today and days outside the shift are closed, with their menus one tap away', async () => {
    const employee = await opens('secim')
    await employee.heading(thursday).waitFor()
    await employee.checksScreen('choosing')
    await employee.sees('Vardiyanız bu gün çalışmıyor; seçim yapılamaz.')
    await employee.follows(/^11 Kasım Çarşamba · seçim kapandı/)
    await employee.sees(todayNotice)
    await employee.checksScreen('choosing for today')
    expect(await employee.page.getByRole('radio', { disabled: false }).count()).toBe(0)
    await employee.presses('Bütün günler')
    await employee.heading(friday).waitFor()
  })

  test('covers all shifts, says on which dates a night shift starts and ends, and moves a meal between shifts', async () => {
    const { world } = stage
    const employee = await opens('secim')
    await employee.heading(thursday).waitFor()
    expect(await employee.field('Vardiya').locator('option').allTextContents()).toEqual([
      'Gündüz (09:00–17:00)',
      'Gece (22:00–06:00)',
    ])
    await picksDish(employee, thursday, 'Kuru fasulye')
    await employee.field('Vardiya').selectOption('Gece (22:00–06:00)')
    await optionOn(employee, thursday, 'Sebzeli makarna').click()
    await employee.sees('12 Kasım Perşembe için başka vardiyada seçiminiz var')
    await employee.sees('Var olan · Gündüz', 'Şimdi seçtiğiniz · Gece')
    await employee.checksScreen('a second shift on one date')
    await employee.presses('Gece vardiyasına taşı')
    await employee.sees('Bütün günler için seçiminizi yaptınız.')
    expect(await chosenBy(employee)).toEqual([
      { date: '2026-11-12', meal_name: 'Sebzeli makarna', shift_id: world.nightShift.id },
    ])
    await employee.goesTo(`/app/secim?shift=${world.nightShift.id}&date=2026-11-12`)
    await employee.sees('Gece vardiyası: 12 Kasım Perşembe 22:00 – 13 Kasım Cuma 06:00 · Hazırlayan: Anne Eli Yemek')
  })

  test("shows the demo's dishes in rows of 64 px on the narrowest phone, with up to four allergens spelled out", async () => {
    const { product, world } = stage
    const dishes: Record<string, Meal[]> = {
      Geleneksel: [
        {
          name: 'Kaşarlı dalyan köfte, patates püresi, salata',
          tags: ['Köfte', 'Fırın'],
          allergens: ['gluten', 'eggs', 'milk', 'nuts'],
        },
        ...traditional,
      ],
      Alternatif: alternative,
      Vejetaryen: [
        {
          name: 'Kabak mücver, yoğurtlu erişte, mevsim salata',
          tags: ['Vejetaryen', 'Hamur işi'],
          allergens: ['gluten', 'eggs', 'milk', 'celery'],
        },
        ...vegetarian,
      ],
    }
    const { company, people } = await createWorkplace(product, 'corporate', 'Çok Çeşit')
    const shift = await product.use(createShift)({
      companyId: company.id,
      actor: operator,
      plan: {
        title: 'Gündüz',
        startTime: '09:00',
        endTime: '17:00',
        days: [1, 2, 3, 4, 5, 6, 7],
        timezone: 'Europe/Istanbul',
      },
    })
    await product.use(openPartnership)(world.cateringA.company, company)
    for (const at of [...traditional, 'the longest'].keys())
      await writeMenu(product, world, {
        date: addDays('2026-11-12', at),
        shift,
        dishes: Object.entries(dishes).flatMap(([label, meals]) => (meals[at] ? [{ label, meal: meals[at] }] : [])),
      })
    const eater = people.individual
    const visitor = await stage.visit(areaOf(product, eater, 'secim'), { as: eater, kind: 'individual' })
    await visitor.heading(thursday).waitFor()
    for (const width of [360, 390, 1280]) {
      await visitor.page.setViewportSize({ width, height: 800 })
      const rows = visitor.page.getByRole('radio').filter({ hasNotText: 'Yemeyeceğim' })
      const measured = await rows.evaluateAll((all) =>
        all.map((row) => [row.textContent, row.getBoundingClientRect().height] as const),
      )
      expect(measured).toHaveLength(Object.values(dishes).flat().length)
      expect(measured.filter(([, height]) => height !== 64)).toEqual([])
    }
  })

  test('takes one tap a day, shows the time left, and can be undone just as easily', async () => {
    const employee = await opens('secim')
    await employee.heading(thursday).waitFor()
    await employee.presses('Vardiyamı seç')
    await employee.checksScreen('the question for the own shift')
    await employee.page.getByRole('checkbox', { name: /^Gündüz/ }).check()
    await employee.presses('Gündüz ile devam et')
    await employee.doesNotSee('Hangi vardiyada çalışıyorsunuz?')
    await employee.sees(/23\.59’a kadar · \d+ sa/)
    await employee.page.setViewportSize({ width: 360, height: 640 })
    const bar = await employee.page.getByRole('navigation').last().boundingBox()
    for (const row of await employee.page.getByRole('radiogroup').first().getByRole('radio').all()) {
      const box = await row.boundingBox()
      expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThanOrEqual(bar?.y ?? 0)
    }
    const top = () =>
      employee.page
        .getByRole('radiogroup')
        .nth(1)
        .evaluate((group) => group.getBoundingClientRect().top)
    const before = await top()
    await optionOn(employee, thursday, 'Etli nohut').click()
    await employee.page.getByRole('region', { name: thursday }).getByRole('button', { name: 'Geri al' }).waitFor()
    expect(await top(), 'nothing moves under the finger').toBe(before)
    await employee.presses('Geri al')
    await employee.sees('Kaldırıldı')
    expect(await chosenBy(employee)).toEqual([])
    await employee.named('radio', 'Yemeyeceğim').first().click()
    await employee.sees('1 / 2 gün için seçim yapıldı')
    await employee.checksScreen('a skipped day')
    await expect.poll(async () => chosenBy(employee)).toMatchObject([{ date: '2026-11-12', meal_name: '' }])
    await employee.reloads()
    await employee.presses(/^12 Kasım Perşembe\s*Yemeyeceğim/)
    await employee.presses('Seçimi kaldır')
    await employee.sees('Kaldırıldı', '0 / 2 gün için seçim yapıldı')
    await employee.follows('Hesabım')
    await employee.sees('Gündüz (09:00–17:00)')
    await employee.presses('Vardiyamı değiştir')
    await employee.presses('Hepsini göster')
    await employee.sees('Tüm vardiyalar')
  })

  test('says on the account page that the own shifts could not be loaded', async () => {
    const employee = await opens('hesabim')
    employee.expectsRefusal(500)
    await employee.page.route('**/usual-shifts', (route) => route.fulfill({ status: 500, body: '' }))
    await employee.reloads()
    await employee.sees('Vardiyanız yüklenemedi')
    await employee.page.unroute('**/usual-shifts')
    await employee.presses('Yeniden dene')
    await employee.button('Vardiyamı değiştir').waitFor()
  })

  test('keeps choices on the device without a connection, sends them later, and reports refused ones', async () => {
    const employee = await opens('secim')
    await employee.heading(thursday).waitFor()
    employee.expectsLostConnection()
    await employee.context.setOffline(true)
    await optionOn(employee, thursday, 'Kuru fasulye').click()
    await optionOn(employee, friday, 'Etli nohut').click()
    await expect.poll(() => employee.page.getByText('Bu cihazda saklı').count()).toBe(2)
    await employee.sees('0 / 2 gün için seçim yapıldı')
    await employee.checksScreen('choices kept on the device')
    expect(await chosenBy(employee)).toEqual([])
    const rename = (from: string, to: string) =>
      stage.product.sql(
        `UPDATE menu_days SET options = replace(options::text, '${from}', '${to}')::jsonb WHERE date = '2026-11-13'`,
      )
    await rename('Etli nohut', 'Nohut yahni')
    await employee.context.setOffline(false)
    await employee.sees('1 / 2 gün için seçim yapıldı')
    employee.expectsRefusal(409)
    await employee.sees(/“Etli nohut” seçiminiz kaydedilemedi\..*Bu gün için seçiminiz yok\./)
    await employee.checksScreen('a choice that was refused')
    await employee.presses('Gördüm')
    await rename('Nohut yahni', 'Etli nohut')
    expect(await chosenBy(employee)).toMatchObject([{ date: '2026-11-12', meal_name: 'Kuru fasulye' }])
  })

  test('stays marked after no answer, even after a reload, and is sent again', async () => {
    const employee = await opens('secim')
    await employee.heading(thursday).waitFor()
    employee.expectsLostConnection()
    await employee.page.route('**/choices', (route) => route.abort('connectionfailed'))
    await optionOn(employee, thursday, 'Kuru fasulye').click()
    await employee.sees('Kaydedilemedi, yanıt gelmedi')
    await employee.checksScreen('choice that was not saved')
    await employee.reloads()
    await employee.sees('Kaydedilemedi, yanıt gelmedi')
    await employee.page.unroute('**/choices')
    await employee.presses('Yeniden dene')
    await employee.sees('1 / 2 gün için seçim yapıldı')
    expect(await chosenBy(employee)).toMatchObject([{ date: '2026-11-12', meal_name: 'Kuru fasulye' }])
  })

  test('works without a mouse: arrows move, numbers choose and move on, Enter chooses', async () => {
    const employee = await opens('secim')
    await employee.heading(thursday).waitFor()
    const { keyboard } = employee.page
    await optionOn(employee, thursday, 'Kuru fasulye').focus()
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowUp')
    await keyboard.press('2')
    await employee.sees('1 / 2 gün için seçim yapıldı')
    const focused = () =>
      employee.page.evaluate(() => document.activeElement?.closest('[data-day]')?.getAttribute('data-day'))
    expect(await focused()).toBe('2026-11-13')
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await employee.sees('2 / 2 gün için seçim yapıldı')
    expect((await chosenBy(employee)).map(({ meal_name }) => meal_name)).toEqual(['Etli nohut', 'Sebzeli makarna'])
  })

  test('happens automatically for people with a standing choice, and is marked as such', async () => {
    const employee = await opens('hesabim')
    const { page } = employee
    const day = () => page.getByRole('region', { name: 'Gündüz' }).getByRole('combobox', { name: 'Perşembe' })
    await day().selectOption({ label: 'Geleneksel 1' })
    await employee.sees('Kaydedildi. 1 gün için sizin yerinize seçildi.')
    await employee.checksScreen('account with a standing choice')
    expect((await chosenBy(employee)).map(({ meal_name }) => meal_name)).toEqual(['Kuru fasulye'])
    await employee.follows('Yemek seç')
    await employee.sees(/12\sKasım Perşembe.* · Her zamanki/)
    await employee.checksScreen('choosing with a standing choice')
    await employee.presses(/12 Kasım Perşembe.* · Her zamanki/)
    await page.getByRole('heading', { name: /^12 Kasım Perşembe.* · Her zamanki$/ }).waitFor()
    await page
      .getByRole('radio', { name: /Etli nohut/ })
      .first()
      .click()
    await employee.sees('Kaydedildi')
    await employee.goesTo(
      areaOf(stage.product, { ...stage.world.corporateA.people.individual, id: employee.id }, 'hesabim'),
    )
    await day().selectOption({ label: 'Ben seçerim' })
    await employee.sees('Kaydedildi.')
    expect((await chosenBy(employee)).map(({ meal_name }) => meal_name)).toEqual(['Etli nohut'])
  })

  test('is found under /app and any address below it', async () => {
    const employee = await newEmployee()
    const visitor = await stage.visit('/app/', { as: employee, kind: 'individual' })
    await visitor.sees('Merhaba, Zeynep')
    await visitor.follows('Yemek seç')
    await visitor.isAt('/app/secim')
    await visitor.heading(thursday).waitFor()
    await visitor.follows('Hesabım')
    await visitor.presses('Olmadığım günler')
    await visitor.isAt('/app/hesabim/yokum')
    await visitor.heading('Yokum').waitFor()
    await visitor.reloads()
    await visitor.heading('Yokum').waitFor()
    await visitor.follows('Hesabıma dön')
    await visitor.heading('Hesabım').waitFor()
    await visitor.goesTo('/app/boyle/bir/sayfa/yok')
    await visitor.sees('Merhaba, Zeynep')
    await visitor.goesTo(areaOf(stage.product, employee, 'boyle-bir-sayfa-yok'))
    await visitor.sees('Merhaba, Zeynep')
    const stranger = await stage.visit('/app/secim')
    await stranger.sees('Oturum süresi dolmuş. Lütfen tekrar giriş yapın.')
  })

  test('says if there is nothing to choose from, or if nothing can be loaded', async () => {
    const { product, world } = stage
    const { individual } = world.corporateB.people
    const employee = await stage.visit(areaOf(product, individual), { as: individual, kind: 'individual' })
    await employee.sees('Henüz yayınlanmış menü yok.')
    await employee.checksScreen('individual dashboard without a menu')
    await employee.follows('Yemek seç')
    await employee.sees('Bu vardiya için yayınlanmış menü yok.')
    employee.expectsRefusal(500)
    await employee.page.route('**/menu-play*', (route) => route.fulfill({ status: 500, body: '' }))
    await employee.reloads()
    await employee.sees('Seçim oyunu verileri alınamadı')
    await employee.page.route('**/shifts', (route) => route.fulfill({ status: 500, body: '' }))
    await employee.reloads()
    await employee.sees('Vardiyalara alınamadı')
    await employee.checksScreen('choosing that could not be loaded')
  })
})
