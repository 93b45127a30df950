import { beforeAll, describe, expect, test } from 'vitest'
import { Sessions, Tokens } from '../../src/core/access/index.ts'
import { areaOf } from '../support/addresses.ts'
import { writeMenu } from '../support/publishing.ts'
import { phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { enrol, password } from '../support/world.ts'
import { optionOn, picksDish } from './menu-steps.ts'

const thursday = '12 Kasım Perşembe'
const friday = '13 Kasım Cuma'

describe('A choice on its way', () => {
  const stage = useStage(phone)
  const opens = async (page: string, ownShifts: string[] = []): Promise<Visitor & { id: string }> => {
    const { product, world } = stage
    const employee = await enrol(product, world.corporateA.company, 'individual', { fullName: 'Zeynep Şahin' })
    const { id: userId, companyId } = employee
    const { status } = await product.call('saveUsualShifts', {
      path: { companyId, userId },
      body: { shift_ids: ownShifts },
      as: await stage.tokenOf(employee, 'individual'),
    })
    expect(status).toBe(200)
    const visitor = await stage.visit(areaOf(product, employee, page), { as: employee, kind: 'individual' })
    return Object.assign(visitor, { id: userId })
  }
  const chosenBy = ({ id }: { id: string }) =>
    stage.product.sql(`SELECT date::text, meal_name, shift_id FROM choices WHERE user_id = '${id}' ORDER BY date`)
  /** Keeps answers to choices back until the returned function is called. */
  const holdsAnswers = async ({ page }: Visitor): Promise<() => void> => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/choices', async (route) => {
      await held
      await route.continue()
    })
    return letGo
  }

  beforeAll(async () => {
    const { product, world } = stage
    for (const shift of [world.dayShift, world.nightShift])
      await writeMenu(product, world, { date: '2026-11-13', shift })
  })

  test('goes back to its shift after a move that is taken back', async () => {
    const { dayShift, nightShift } = stage.world
    const employee = await opens('secim', [])
    await picksDish(employee, thursday, 'Kuru fasulye')
    await employee.field('Vardiya').selectOption('Gece (22:00–06:00)')
    await optionOn(employee, thursday, 'Sebzeli makarna').click()
    await employee.presses('Gece vardiyasına taşı')
    await employee.page.getByRole('region', { name: thursday }).getByText('Kaydedildi').waitFor()
    expect(await chosenBy(employee)).toMatchObject([{ shift_id: nightShift.id }])
    await employee.presses('Geri al')
    await employee.sees('Kaldırıldı')
    expect(await chosenBy(employee)).toMatchObject([{ shift_id: dayShift.id, meal_name: 'Kuru fasulye' }])
  })

  test('is changed without its move being forgotten', async () => {
    const employee = await opens('secim', [])
    await picksDish(employee, thursday, 'Kuru fasulye')
    await employee.field('Vardiya').selectOption('Gece (22:00–06:00)')
    employee.expectsLostConnection()
    await employee.context.setOffline(true)
    await optionOn(employee, thursday, 'Sebzeli makarna').click()
    await employee.presses('Gece vardiyasına taşı')
    await employee.sees('Telefonda saklı')
    await optionOn(employee, thursday, 'Etli nohut').click()
    await employee.follows('Ana sayfa')
    await employee.sees(/^Etli nohut/)
    await employee.seesNo(/^Kuru fasulye/)
    await employee.context.setOffline(false)
    await expect
      .poll(() => chosenBy(employee))
      .toMatchObject([{ shift_id: stage.world.nightShift.id, meal_name: 'Etli nohut' }])
  })

  test('takes nobody away from where they went meanwhile', async () => {
    const employee = await opens('secim?date=2026-11-12', [stage.world.dayShift.id])
    await employee.heading(thursday).waitFor()
    const letGo = await holdsAnswers(employee)
    await optionOn(employee, thursday, 'Kuru fasulye').click()
    await employee.presses('Bütün günler')
    await employee.heading(friday).waitFor()
    letGo()
    await expect.poll(() => chosenBy(employee)).toHaveLength(1)
    await employee.sees('1 / 2 gün için seçim yapıldı')
    await employee.seesNo('Bütün günler')
  })

  test('tells the dish that was tapped last, of several in a hurry', async () => {
    const employee = await opens('secim?date=2026-11-12', [stage.world.dayShift.id])
    await employee.heading(thursday).waitFor()
    const letGo = await holdsAnswers(employee)
    for (const dish of ['Kuru fasulye', 'Etli nohut', 'Sebzeli makarna'])
      await optionOn(employee, thursday, dish).click()
    letGo()
    await employee.heading(friday).waitFor()
    await employee.sees('Kaydedildi: 12 Kasım Perşembe, Sebzeli makarna')
    expect(await chosenBy(employee)).toMatchObject([{ meal_name: 'Sebzeli makarna' }])
  })

  test('goes on to the next day without a connection as well', async () => {
    const employee = await opens('secim?date=2026-11-12', [stage.world.dayShift.id])
    await employee.heading(thursday).waitFor()
    employee.expectsLostConnection()
    await employee.context.setOffline(true)
    await optionOn(employee, thursday, 'Kuru fasulye').click()
    await employee.heading(friday).waitFor()
    await employee.sees('Telefonda saklı: 12 Kasım Perşembe, Kuru fasulye')
    await optionOn(employee, friday, 'Etli nohut').click()
    await employee.heading('Bütün günler için seçiminizi yaptınız.').waitFor()
    await employee.context.setOffline(false)
    await expect.poll(() => chosenBy(employee)).toHaveLength(2)
  })

  test('is not lost by another tab of the same person', async () => {
    const employee = await opens('secim', [stage.world.dayShift.id])
    await employee.heading(thursday).waitFor()
    const other = await employee.context.newPage()
    await other.goto(employee.page.url())
    await other.getByRole('heading', { name: friday }).waitFor()
    employee.expectsLostConnection()
    await employee.context.setOffline(true)
    await optionOn(employee, thursday, 'Kuru fasulye').click()
    await employee.sees('Telefonda saklı')
    await other.getByText('Telefonda saklı').waitFor()
    await other
      .getByRole('region', { name: friday })
      .getByRole('radio', { name: /Etli nohut/ })
      .click()
    await expect.poll(() => employee.page.getByText('Telefonda saklı').count()).toBe(2)
    await other.close()
    await employee.context.setOffline(false)
    await expect.poll(() => chosenBy(employee)).toHaveLength(2)
  })

  test('is sent after signing in again, where the session ended before it', async () => {
    const { product } = stage
    const employee = await opens('secim', [stage.world.dayShift.id])
    await employee.heading(thursday).waitFor()
    const token = await employee.page.evaluate(() => localStorage.getItem('user_token') ?? '')
    await product.use(Sessions).end(product.use(Tokens).hashOf(token))
    employee.expectsRefusal(401)
    await optionOn(employee, thursday, 'Kuru fasulye').click()
    await employee.sees('Oturumunuz sona erdi')
    await employee
      .named('textbox', /^Şifre/)
      .last()
      .fill(password)
    await employee.presses('Giriş yap')
    await employee.sees('1 / 2 gün için seçim yapıldı')
    expect(await chosenBy(employee)).toMatchObject([{ meal_name: 'Kuru fasulye' }])
  })

  test('counts once for a date on which somebody has two shifts of their own', async () => {
    const { dayShift, nightShift } = stage.world
    const employee = await opens('secim', [dayShift.id, nightShift.id])
    await employee.sees('0 / 2 gün için seçim yapıldı')
    await picksDish(employee, `${thursday} · Gece`, 'Etli nohut')
    await employee.sees('1 / 2 gün için seçim yapıldı')
    await employee.follows('Ana sayfa')
    await employee.follows('Per 12 seçildi')
    await employee.page.getByRole('radio', { name: /Etli nohut/, checked: true }).waitFor()
  })
})
