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

const thursday = '2026-11-12T09:00:00Z'
const hasFocus = (element: Element) => element === document.activeElement

describe('Own choices', () => {
  const stage = useStage(phone, desktop)
  const opensChoices = (person: Person): Promise<Visitor> =>
    stage.visit(areaOf(stage.product, person, 'sectiklerim'), { as: person, kind: 'individual' })
  /** Ate on Thursday, eats on Friday too. */
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

  test('are none yet', async () => {
    const employee = await opensChoices(await anEater(stage))
    await employee.sees('Son 7 günde seçiminiz yok.')
    await employee.findsInOrder('choices without any')
  })

  test('name no cook for a day on which somebody does not eat', async () => {
    const person = await anEater(stage)
    await chooses(stage, person, { choice: 'SKIP' })
    const employee = await opensChoices(person)
    const skipped = dayCard(employee, 'Yemeyeceğim')
    await skipped.waitFor()
    expect(await skipped.innerText()).not.toContain('Hazırlayan')
  })

  test('are rated by keyboard on their day, once, and count for the caterer', async () => {
    await writeMenu(stage.product, stage.world, { date: '2026-11-13' })
    const ayse = await somebodyWhoChose()
    const employee = await opensChoices(ayse)
    const eaten = dayCard(employee, 'Kuru fasulye')
    await eaten.getByText('12 Kasım Perşembe · Gündüz').waitFor()
    await eaten.getByText('Geleneksel 1 · Hazırlayan: Anne Eli Yemek').waitFor()
    const later = dayCard(employee, 'Sebzeli makarna')
    await later.getByText('13 Kasım Cuma · Gündüz').waitFor()
    await expect.poll(() => later.getByRole('radio').count()).toBe(0)
    await employee.sees('Yemeğinizi günü gelince puanlayabilirsiniz.')
    await employee.findsInOrder('choices to rate')

    await eaten.getByRole('group', { name: 'Kuru fasulye: Nasıldı?' }).waitFor()
    await eaten.getByRole('radio', { name: '1 yıldız' }).focus()
    await employee.page.keyboard.press('Space')
    for (let step = 0; step < 3; step += 1) await employee.page.keyboard.press('ArrowRight')
    await expect.poll(() => eaten.getByRole('radio', { name: '4 yıldız' }).isChecked()).toBe(true)
    expect(await starsOf(ayse), 'picking stars does not give them').toEqual([])
    await employee.sees('Verilen puan sonradan değiştirilemez.')
    await employee.findsInOrder('stars picked')
    await employee.page.keyboard.press('Tab')
    expect(await employee.button('4 yıldız ver').evaluate(hasFocus)).toBe(true)
    await employee.page.keyboard.press('Enter')
    await employee.sees('Puanınız: 4 yıldız')
    expect(await eaten.getByRole('radio').count(), 'a rating that is given is locked').toBe(0)
    expect(await eaten.locator('p').evaluate(hasFocus)).toBe(true)
    expect(await starsOf(ayse)).toEqual([4])
    await employee.page.reload()
    await employee.sees('Puanınız: 4 yıldız')
    await employee.findsInOrder('choice rated')

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
    await caterer.findsInOrder('company rating')
    const unrated = stage.world.cateringB.people.corporateOwner
    const newcomer = await stage.visit(dashboardOf(stage.product, unrated), { as: unrated })
    await newcomer.sees('Değerlendirilmemiş')
  })

  test('stay as they were when a rating fails, without a word', async () => {
    await writeMenu(stage.product, stage.world, { date: '2026-11-13' })
    const ayse = await somebodyWhoChose()
    const employee = await opensChoices(ayse)
    employee.expectsRefusal(500, 409)
    await employee.page.route('**/rate', (route) =>
      route.fulfill({ status: 500, json: { detail: 'Beklenmeyen bir hata oluştu.' } }),
    )
    const five = employee.named('radio', '5 yıldız')
    await five.check()
    await employee.presses('5 yıldız ver')
    await employee.button('5 yıldız ver').waitFor({ state: 'detached' })
    await expect.poll(() => five.isChecked()).toBe(false)
    expect(await employee.named('radio', '1 yıldız').evaluate(hasFocus)).toBe(true)
    expect(await employee.page.getByRole('alert').allInnerTexts()).toEqual([])

    await employee.page.unroute('**/rate')
    await five.check()
    await stage.product.sql(
      `INSERT INTO ratings VALUES ('${ayse.id}', '${stage.world.dayShift.id}', '${stage.world.menuDate}', '${stage.world.cateringA.company.id}', 2, now())`,
    )
    await employee.presses('5 yıldız ver')
    await employee.sees('Puanınız: 2 yıldız')
    expect(await starsOf(ayse)).toEqual([2])
  })

  test('that cannot be loaded can be asked for again', async () => {
    const employee = await stage.visit(areaOf(stage.product, stage.world.corporateA.people.corporate1), {
      as: stage.world.corporateA.people.corporate1,
    })
    employee.expectsRefusal(503)
    await employee.page.route('**/choices?*', (route) =>
      route.fulfill({ status: 503, json: { detail: 'Sunucu meşgul.' } }),
    )
    await employee.follows('Seçtiklerim')
    await employee.sees('Seçimleriniz alınamadı: Sunucu meşgul.')
    await employee.findsInOrder('choices that failed')
    await employee.page.unroute('**/choices?*')
    await employee.presses('Yeniden dene')
    await employee.sees('Son 7 günde seçiminiz yok.')
  })
})
