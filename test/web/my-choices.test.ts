import { describe, expect, test } from 'vitest'
import { areaOf, dashboardOf } from '../support/addresses.ts'
import { wednesdayNoon } from '../support/product.ts'
import { writeMenu } from '../support/publishing.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import type { Person } from '../support/world.ts'
import { anEater, chooses } from './eating-steps.ts'
import { dayCard } from './menu-steps.ts'

const thursday = '2026-11-12T15:00:00Z'
const hasFocus = (element: Element) => element === document.activeElement

describe("A person's own choices", () => {
  const stage = useStage(phone, desktop)
  const opensChoices = (person: Person): Promise<Visitor> =>
    stage.visit(areaOf(stage.product, person, 'sectiklerim'), { as: person, kind: 'individual' })
  /** Somebody who ate on Thursday and chose for Friday, too. */
  const somebodyWhoChose = async (): Promise<Person> => {
    stage.product.clock.set(wednesdayNoon)
    const person = await anEater(stage)
    await chooses(stage, person)
    await chooses(stage, person, { date: '2026-11-13', choice: 'ALTERNATIF1' })
    stage.product.clock.set(thursday)
    return person
  }
  const starsOf = async ({ id }: Person) =>
    (await stage.product.sql(`SELECT stars FROM ratings WHERE user_id = '${id}'`)).map(({ stars }) => stars)

  test('say if there are none yet', async () => {
    const employee = await opensChoices(await anEater(stage))
    await employee.sees('Son 7 günde seçiminiz yok.')
    await employee.checksScreen('choices without any')
  })

  test('name no cook for a day on which the person does not eat', async () => {
    const person = await anEater(stage)
    await chooses(stage, person, { choice: 'SKIP' })
    const employee = await opensChoices(person)
    const skipped = dayCard(employee, 'Yemeyeceğim')
    await skipped.waitFor()
    expect(await skipped.innerText()).not.toContain('Hazırlayan')
  })

  test('can be rated by keyboard on their day, once, and count for the caterer', async () => {
    await writeMenu(stage.product, stage.world, { date: '2026-11-13' })
    const ayse = await somebodyWhoChose()
    const employee = await opensChoices(ayse)
    const eaten = dayCard(employee, 'Kuru fasulye')
    await eaten.getByText('12 Kasım Perşembe · Gündüz').waitFor()
    await eaten.getByText('Geleneksel 1 · Hazırlayan: Anne Eli Yemek').waitFor()
    const later = dayCard(employee, 'Sebzeli makarna')
    await later.getByText('13 Kasım Cuma · Gündüz').waitFor()
    await expect.poll(() => later.getByRole('radio').count()).toBe(0)
    await employee.sees('Yemeğinizi vardiya bitince puanlayabilirsiniz.', /^Puan vermek için bir yıldız seçin\./)
    await employee.checksScreen('choices to rate')

    await eaten.getByRole('radiogroup', { name: 'Kuru fasulye: Nasıldı?' }).waitFor()
    await eaten.getByRole('radio', { name: '1 yıldız' }).focus()
    await employee.page.keyboard.press('Space')
    for (let step = 0; step < 3; step += 1) await employee.page.keyboard.press('ArrowRight')
    await expect.poll(() => eaten.getByRole('radio', { name: '4 yıldız' }).isChecked()).toBe(true)
    await employee.sees('Puanınız: 4 yıldız')
    expect(await starsOf(ayse), 'a star can be taken back for some seconds').toEqual([])
    await employee.checksScreen('stars given')
    await expect.poll(() => starsOf(ayse)).toEqual([4])
    await expect.poll(() => eaten.getByRole('radio').count(), { message: 'a rating that is given is locked' }).toBe(0)
    expect(await eaten.getByRole('status').evaluate(hasFocus), 'the focus stays with what was rated').toBe(true)
    await employee.presses('Mutfağa yaz: Kuru fasulye')
    const sentence = employee.named('textbox', 'Kuru fasulye için mutfağa')
    await sentence.fill('Biraz tuzluydu.')
    await employee.checksScreen('sentence after the stars')
    await sentence.press('Enter')
    await employee.sees('Mutfağa iletildi')
    expect(
      await stage.product.sql(`SELECT title, message, rated_on::text FROM requests WHERE user_id = '${ayse.id}'`),
    ).toEqual([{ title: 'Kuru fasulye', message: 'Biraz tuzluydu.', rated_on: stage.world.menuDate }])
    await employee.reloads()
    await employee.sees('Puanınız: 4 yıldız')
    await employee.checksScreen('choice rated')

    for (const stars of [4, 5]) {
      const other = await somebodyWhoChose()
      const body = { date: stage.world.menuDate, shift_id: stage.world.dayShift.id, stars }
      await stage.product.call('rateChoice', {
        path: { companyId: other.companyId, userId: other.id },
        body,
        as: await stage.tokenOf(other, 'individual'),
      })
    }
    const { corporateOwner } = stage.world.cateringA.people
    const caterer = await stage.visit(dashboardOf(stage.product, corporateOwner), { as: corporateOwner })
    await caterer.sees('4,3')
    await caterer.checksScreen('company rating')
    const unrated = stage.world.cateringB.people.corporateOwner
    const newcomer = await stage.visit(dashboardOf(stage.product, unrated), { as: unrated })
    await newcomer.sees('Değerlendirilmemiş')
  })

  test('can be rated with one tap and undone, and no star moves', async () => {
    await writeMenu(stage.product, stage.world, { date: '2026-11-13' })
    const ayse = await somebodyWhoChose()
    const employee = await opensChoices(ayse)
    const eaten = dayCard(employee, 'Kuru fasulye')
    const before = await eaten.boundingBox()
    await eaten.getByRole('radio', { name: '1 yıldız' }).click()
    await eaten.getByText('Puanınız: 1 yıldız').waitFor()
    await employee.presses('Geri al: Kuru fasulye')
    await eaten.getByText('Nasıldı?').waitFor()
    expect(await eaten.getByRole('radio', { checked: true }).count()).toBe(0)
    await eaten.getByRole('radio', { name: '2 yıldız' }).click()
    await eaten.getByRole('radio', { name: '5 yıldız' }).dblclick()
    await expect.poll(() => starsOf(ayse)).toEqual([5])
    await employee.button('Geri al: Kuru fasulye').waitFor({ state: 'detached' })
    expect(await eaten.boundingBox()).toEqual(before)
  })

  test('show the rating above the bar of a small phone, wherever the star was', async () => {
    const ayse = await somebodyWhoChose()
    const small = { viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true }
    const employee = await stage.visit(areaOf(stage.product, ayse, 'sectiklerim'), {
      as: ayse,
      kind: 'individual',
      options: small,
    })
    const star = employee.named('radio', '4 yıldız')
    await star.waitFor()
    for (const edge of ['header', 'bar'] as const) {
      await star.evaluate((element, at) => {
        const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
        const bottom = document.querySelector('nav')?.getBoundingClientRect().top ?? 0
        document.body.style.padding = '600px 0'
        const { y, height } = element.getBoundingClientRect()
        scrollBy(0, at === 'header' ? y - top : y + height - bottom)
      }, edge)
      await star.tap()
      await employee.button('Geri al: Kuru fasulye').waitFor()
      const seen = await employee.button('Geri al: Kuru fasulye').evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [
          [x + 1, y + 1],
          [x + width - 1, y + height - 1],
        ].map(([left = 0, top = 0]) => element.contains(document.elementFromPoint(left, top)))
      })
      expect(seen, edge).toEqual([true, true])
      await employee.presses('Geri al: Kuru fasulye')
    }
  })

  test('keep a star tapped just before the page was left, even without a connection', async () => {
    await writeMenu(stage.product, stage.world, { date: '2026-11-13' })
    const [ayse, mert] = [await somebodyWhoChose(), await somebodyWhoChose()]
    const leaving = await opensChoices(ayse)
    await leaving.named('radio', '3 yıldız').click()
    await leaving.goesTo('/favicon.svg')
    await expect.poll(() => starsOf(ayse)).toEqual([3])

    const offline = await opensChoices(mert)
    // No service worker here: both pages have to be loaded before the connection is lost.
    await offline.follows('Hesabım')
    await offline.button('Çıkış yap').waitFor()
    await offline.follows('Seçtiklerim')
    await offline.named('radio', '2 yıldız').waitFor()
    await offline.page.waitForLoadState('networkidle')
    offline.expectsLostConnection()
    await offline.context.setOffline(true)
    await offline.named('radio', '2 yıldız').click()
    await offline.follows('Hesabım')
    await offline.page.evaluate(() => dispatchEvent(new Event('pagehide')))
    await offline.follows('Seçtiklerim')
    await offline.sees('Bu cihazda saklı')
    await offline.checksScreen('stars kept on the device')
    expect(await starsOf(mert)).toEqual([])
    await offline.context.setOffline(false)
    await expect.poll(() => starsOf(mert)).toEqual([2])
    await offline.sees('Puanınız: 2 yıldız')
  })

  test('send a star before signing out', async () => {
    await writeMenu(stage.product, stage.world, { date: '2026-11-13' })
    const ayse = await somebodyWhoChose()
    const employee = await opensChoices(ayse)
    await employee.named('radio', '5 yıldız').click()
    // What the account page still asks for then.
    employee.expectsRefusal(401)
    await employee.follows('Hesabım')
    await employee.presses('Çıkış yap')
    await employee.isAt('/login')
    expect(await starsOf(ayse)).toEqual([5])
    expect(await employee.page.evaluate(() => Object.keys(localStorage).filter((key) => /ratings$/.test(key)))).toEqual(
      [],
    )
  })

  test('are the same in two windows, and count once', async () => {
    await writeMenu(stage.product, stage.world, { date: '2026-11-13' })
    const ayse = await somebodyWhoChose()
    const first = await opensChoices(ayse)
    const page = await first.context.newPage()
    await page.goto(first.page.url())
    await page.getByRole('radio', { name: '1 yıldız' }).waitFor()
    await first.named('radio', '4 yıldız').click()
    await page.getByText('Puanınız: 4 yıldız').waitFor()
    await page.getByRole('button', { name: /^Geri al/ }).click()
    await first.sees('Nasıldı?')
    await page.getByRole('radio', { name: '3 yıldız' }).click()
    await first.sees('Puanınız: 3 yıldız')
    await expect.poll(() => starsOf(ayse)).toEqual([3])
    await expect.poll(() => first.page.getByRole('radio').count()).toBe(0)
    await page.close()
  })

  test('say next to the meal why a rating did not arrive, and what counts instead', async () => {
    await writeMenu(stage.product, stage.world, { date: '2026-11-13' })
    const ayse = await somebodyWhoChose()
    const employee = await opensChoices(ayse)
    employee.expectsRefusal(500, 409)
    await employee.page.route('**/rate', (route) =>
      route.fulfill({ status: 500, json: { detail: 'Beklenmeyen bir hata oluştu.' } }),
    )
    await employee.named('radio', '5 yıldız').check()
    await employee.button('Yeniden dene: Kuru fasulye').waitFor()
    await employee.sees('Puan kaydedilemedi')
    await employee.checksScreen('stars that were not saved')

    await employee.page.unroute('**/rate')
    await stage.product.sql(
      `INSERT INTO ratings VALUES ('${ayse.id}', '${stage.world.dayShift.id}', '${stage.world.menuDate}', '${stage.world.cateringA.company.id}', 2, now())`,
    )
    await employee.presses('Yeniden dene: Kuru fasulye')
    await employee.sees('Puanınız: 2 yıldız', 'Bu yemeğe daha önce puan verdiniz.')
    expect(await starsOf(ayse)).toEqual([2])
  })

  test('can be loaded again after a failure', async () => {
    const employee = await stage.visit(areaOf(stage.product, stage.world.corporateA.people.corporate1), {
      as: stage.world.corporateA.people.corporate1,
    })
    employee.expectsRefusal(503)
    await employee.page.route('**/choices?*', (route) =>
      route.fulfill({ status: 503, json: { detail: 'Sunucu meşgul.' } }),
    )
    await employee.follows('Seçtiklerim')
    await employee.sees('Seçimleriniz alınamadı: Sunucu meşgul.')
    await employee.checksScreen('choices that failed')
    await employee.page.unroute('**/choices?*')
    await employee.presses('Yeniden dene')
    await employee.sees('Son 7 günde seçiminiz yok.')
  })
})
