import { beforeAll, describe, expect, test } from 'vitest'
import { areaOf } from '../support/addresses.ts'
import { writeMenu } from '../support/publishing.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { enrol } from '../support/world.ts'
import { picksDish } from './menu-steps.ts'

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

  /** The eleventh is today; the sixteenth was published before the firm took Mondays out of its shift. */
  beforeAll(async () => {
    const { product, world } = stage
    for (const date of ['2026-11-11', '2026-11-13', '2026-11-16']) await writeMenu(product, world, { date })
    await product.sql(`UPDATE shifts SET days = '{2,3,4,5}' WHERE id = '${world.dayShift.id}'`)
  })

  test('begins on a dashboard that tells what waits, and shows what was chosen', async () => {
    const employee = await opens('')
    await employee.sees(
      'Anadolu Çelik',
      'Merhaba, Zeynep',
      '11 Kasım 2026 Çarşamba',
      '2 gün seçiminizi bekliyor',
      'Bugün',
      'Yarın',
      'Sonraki günler',
    )
    await employee.findsInOrder('individual dashboard')
    await employee.presses(/Kullanıcı menüsü$/)
    await employee.sees('Zeynep Şahin', /^Bireysel · 0/)
    await employee.page.keyboard.press('Escape')
    await employee.follows(/^13 Kasım Cuma/)
    await employee.heading('13 Kasım Cuma').waitFor()
    await picksDish(employee, 'Etli nohut')
    await employee.presses('Seçimi kaydet')
    await employee.heading('12 Kasım Perşembe').waitFor()
    await employee.follows('Ana sayfa')
    await employee.sees('1 gün seçiminizi bekliyor', 'Etli nohut')
    await employee.follows(/^13 Kasım Cuma/)
    await employee.button('Seçiminiz kayıtlı').waitFor()
  })

  test('is closed for today and for days the shift no longer has', async () => {
    const employee = await opens('secim')
    await employee.heading('12 Kasım Perşembe').waitFor()
    await employee.findsInOrder('choosing')
    await employee.presses('Çar 11 Kas seçime kapalı')
    await employee.sees(todayNotice)
    await employee.findsInOrder('choosing for today')
    await expect.poll(() => employee.page.getByRole('radio').first().isDisabled()).toBe(true)
    await expect.poll(() => employee.button(/kaydet|seçin/).count()).toBe(0)
    await employee.presses('Pzt 16 Kas seçime kapalı')
    await employee.sees('Vardiyanız bu gün çalışmıyor; seçim yapılamaz.')
  })

  test('knows every shift, and on which dates a night begins and ends', async () => {
    const { world } = stage
    const employee = await opens('secim')
    await employee.heading('12 Kasım Perşembe').waitFor()
    expect(await employee.field('Vardiya').locator('option').allTextContents()).toEqual([
      'Gündüz (09:00–17:00)',
      'Gece (22:00–06:00)',
    ])
    await employee.field('Vardiya').selectOption('Gece (22:00–06:00)')
    await employee.sees('Gece vardiyası: 12 Kasım Perşembe 22:00 – 13 Kasım Cuma 06:00 · Hazırlayan: Anne Eli Yemek')
    await employee.findsInOrder('choosing for a night shift')
    await picksDish(employee, 'Sebzeli makarna')
    await employee.presses('Seçimi kaydet')
    await employee.sees('Bütün günler için seçiminizi yaptınız.')
    expect(await chosenBy(employee)).toEqual([
      { date: '2026-11-12', meal_name: 'Sebzeli makarna', shift_id: world.nightShift.id },
    ])
  })

  test('keeps what was picked when it could not be saved, and says so', async () => {
    const employee = await opens('secim')
    await employee.page.route('**/choices', (route) => route.abort('connectionfailed'))
    employee.expectsLostConnection()
    await picksDish(employee, 'Kuru fasulye')
    await employee.presses('Seçimi kaydet')
    await employee.sees('Seçim kaydedilemedi: Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.')
    await employee.page.getByRole('radio', { name: /Kuru fasulye/, checked: true }).waitFor()
    await employee.sees('0 / 2 gün için seçim yapıldı', '12 Kasım Perşembe')
    await employee.findsInOrder('choice that was not saved')
    await employee.page.unroute('**/choices')
    await employee.presses('Seçimi kaydet')
    await employee.sees('Kaydedildi: 12 Kasım Perşembe, Kuru fasulye')
    await employee.seesNo(/^Seçim kaydedilemedi/)
  })

  test('keeps what was picked while one looks at another day or shift, and asks before leaving', async () => {
    const employee = await opens('secim')
    await employee.heading('12 Kasım Perşembe').waitFor()
    await picksDish(employee, 'Etli nohut')
    await employee.presses('Cum 13 Kas seçim bekliyor')
    await employee.heading('13 Kasım Cuma').waitFor()
    await employee.field('Vardiya').selectOption('Gece (22:00–06:00)')
    await employee.sees(/^Gece vardiyası: /)
    await employee.field('Vardiya').selectOption('Gündüz (09:00–17:00)')
    await employee.presses('Per 12 Kas seçim bekliyor')
    await employee.page.getByRole('radio', { name: /Etli nohut/, checked: true }).waitFor()
    await employee.follows('Hesabım')
    await employee.sees('Kaydedilmemiş değişiklikler var')
    await employee.findsInOrder('question about a dish')
    await employee.presses('Düzenlemeye dön')
    await employee.presses('Seçimi kaydet')
    await employee.sees('Kaydedildi: 12 Kasım Perşembe, Etli nohut')
    await employee.follows('Hesabım')
    await employee.sees('Bilgilerim')
    expect(await chosenBy(employee)).toMatchObject([{ date: '2026-11-12', meal_name: 'Etli nohut' }])
  })

  test('needs no mouse', async () => {
    const employee = await opens('dashboard')
    const { keyboard } = employee.page
    await employee.button('Yemek seç').waitFor()
    const tabsTo = async (what: string) => {
      for (let steps = 0; steps < 30; steps += 1) {
        await keyboard.press('Tab')
        const { words } = await employee.page.evaluate(() => {
          const element = document.activeElement as HTMLInputElement | null
          return { words: `${element?.tagName} ${element?.type ?? ''} ${element?.textContent ?? ''}` }
        })
        if (words.includes(what)) return
      }
      throw new Error(`The Tab key never came to ${what}.`)
    }
    await tabsTo('Yemek seç')
    await keyboard.press('Enter')
    await employee.heading('12 Kasım Perşembe').waitFor()
    await tabsTo('INPUT radio')
    await keyboard.press('ArrowDown')
    await employee.page.getByRole('radio', { name: /Etli nohut/, checked: true }).waitFor()
    await tabsTo('Seçimi kaydet')
    await keyboard.press('Enter')
    await employee.heading('13 Kasım Cuma').waitFor()
    expect(await employee.page.evaluate(() => document.activeElement?.textContent)).toBe('13 Kasım Cuma')
    expect(await chosenBy(employee)).toMatchObject([{ date: '2026-11-12', meal_name: 'Etli nohut' }])
  })

  test('is found under /app, and under whatever is typed behind it', async () => {
    const employee = await newEmployee()
    const visitor = await stage.visit('/app/', { as: employee, kind: 'individual' })
    await visitor.sees('Merhaba, Zeynep')
    await visitor.follows('Yemek seç')
    await visitor.isAt('/app/secim')
    await visitor.heading('12 Kasım Perşembe').waitFor()
    await visitor.goesTo('/app/boyle/bir/sayfa/yok')
    await visitor.sees('Merhaba, Zeynep')
    await visitor.goesTo(areaOf(stage.product, employee, 'boyle-bir-sayfa-yok'))
    await visitor.sees('Merhaba, Zeynep')
    const stranger = await stage.visit('/app/secim')
    await stranger.sees('Oturum süresi dolmuş. Lütfen tekrar giriş yapın.')
  })

  test('says where there is nothing to choose from, or nothing can be loaded', async () => {
    const { product, world } = stage
    const { individual } = world.corporateB.people
    const employee = await stage.visit(areaOf(product, individual), { as: individual, kind: 'individual' })
    await employee.sees('Henüz yayınlanmış menü yok.')
    await employee.findsInOrder('individual dashboard without a menu')
    await employee.follows('Yemek seç')
    await employee.sees('Bu vardiya için yayınlanmış menü yok.')
    employee.expectsRefusal(500)
    await employee.page.route('**/menu-play*', (route) => route.fulfill({ status: 500, body: '' }))
    await employee.page.reload()
    await employee.sees('Seçim oyunu verileri alınamadı')
    await employee.page.route('**/shifts', (route) => route.fulfill({ status: 500, body: '' }))
    await employee.page.reload()
    await employee.sees('Vardiyalara alınamadı')
    await employee.findsInOrder('choosing that could not be loaded')
  })
})
