import { beforeAll, describe, expect, test } from 'vitest'
import { Sessions, Tokens } from '../../src/core/access/index.ts'
import { areaOf } from '../support/addresses.ts'
import { writeMenu } from '../support/publishing.ts'
import { phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { enrol, password } from '../support/world.ts'
import { anEater } from './eating-steps.ts'
import { optionOn, picksDish } from './menu-steps.ts'

const thursday = '12 Kasım Perşembe'
const friday = '13 Kasım Cuma'

describe('A choice being saved', () => {
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
  beforeAll(async () => {
    const { product, world } = stage
    for (const shift of [world.dayShift, world.nightShift])
      await writeMenu(product, world, { date: '2026-11-13', shift })
  })

  test('returns to its original shift when a move is undone', async () => {
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

  test('can be changed without losing a pending move', async () => {
    const employee = await opens('secim', [])
    await employee.hasLoaded('two-shifts-dialog')
    // No service worker here: both pages have to be loaded before the connection is lost.
    await employee.follows('Ana sayfa')
    await employee.heading('Merhaba, Zeynep').waitFor()
    await employee.follows('Yemek seç')
    await picksDish(employee, thursday, 'Kuru fasulye')
    await employee.field('Vardiya').selectOption('Gece (22:00–06:00)')
    employee.expectsLostConnection()
    await employee.context.setOffline(true)
    await optionOn(employee, thursday, 'Sebzeli makarna').click()
    await employee.presses('Gece vardiyasına taşı')
    await employee.sees('Bu cihazda saklı')
    await optionOn(employee, thursday, 'Etli nohut').click()
    await employee.follows('Ana sayfa')
    await employee.sees(/^Etli nohut/)
    await employee.doesNotSee(/^Kuru fasulye/)
    await employee.context.setOffline(false)
    await expect
      .poll(() => chosenBy(employee))
      .toMatchObject([{ shift_id: stage.world.nightShift.id, meal_name: 'Etli nohut' }])
  })

  test('does not move people away from the page they went to', async () => {
    const employee = await opens('secim?date=2026-11-12', [stage.world.dayShift.id])
    await employee.heading(thursday).waitFor()
    const letGo = await employee.holds('POST', '**/choices')
    await optionOn(employee, thursday, 'Kuru fasulye').click()
    await employee.presses('Bütün günler')
    await employee.heading(friday).waitFor()
    letGo()
    await expect.poll(() => chosenBy(employee)).toHaveLength(1)
    await employee.sees('1 / 2 gün için seçim yapıldı')
    await employee.doesNotSee('Bütün günler')
  })

  test('reports the dish tapped last of several in quick succession, without moving the page', async () => {
    const employee = await opens('secim?date=2026-11-12', [stage.world.dayShift.id])
    await employee.heading(thursday).waitFor()
    const top = async (day: string) => (await employee.page.getByRole('region', { name: day }).boundingBox())?.y
    const before = await top(thursday)
    const letGo = await employee.holds('POST', '**/choices')
    for (const dish of ['Kuru fasulye', 'Etli nohut', 'Sebzeli makarna'])
      await optionOn(employee, thursday, dish).click()
    letGo()
    await employee.heading(friday).waitFor()
    await employee.sees('Kaydedildi: 12 Kasım Perşembe, Sebzeli makarna')
    expect(await top(friday)).toBe(before)
    expect(await chosenBy(employee)).toMatchObject([{ meal_name: 'Sebzeli makarna' }])
  })

  test('moves on to the next day even without a connection', async () => {
    const employee = await opens('secim?date=2026-11-12', [stage.world.dayShift.id])
    await employee.heading(thursday).waitFor()
    employee.expectsLostConnection()
    await employee.context.setOffline(true)
    await optionOn(employee, thursday, 'Kuru fasulye').click()
    await employee.heading(friday).waitFor()
    await employee.sees('Bu cihazda saklı: 12 Kasım Perşembe, Kuru fasulye')
    await optionOn(employee, friday, 'Etli nohut').click()
    await employee.heading('Bütün günler için seçiminizi yaptınız.').waitFor()
    await employee.context.setOffline(false)
    await expect.poll(() => chosenBy(employee)).toHaveLength(2)
  })

  test('is one request a tap: the menu is not read again', async () => {
    const employee = await opens('secim', [stage.world.dayShift.id])
    await employee.heading(thursday).waitFor()
    const sent: string[] = []
    employee.page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) sent.push(`${request.method()} ${pathname.split('/').at(-1)}`)
    })
    for (const [day, dish] of [
      [thursday, 'Kuru fasulye'],
      [thursday, 'Etli nohut'],
      [friday, 'Etli nohut'],
    ] as const) {
      await optionOn(employee, day, dish).click()
      await employee.page.getByRole('region', { name: day }).getByRole('status').getByText('Kaydedildi').waitFor()
    }
    await employee.sees('2 / 2 gün için seçim yapıldı')
    expect(sent).toEqual(['POST choices', 'POST choices', 'POST choices'])
  })

  test('stays on the screen when an older answer with the menu arrives after it was saved', async () => {
    const person = await anEater(stage)
    const employee = await stage.visit(areaOf(stage.product, person, 'secim'), { as: person, kind: 'individual' })
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await employee.heading(thursday).waitFor()
    await employee.page.route('**/menu-play*', async (route) => {
      const response = await route.fetch()
      await held
      await route.fulfill({ response })
    })
    const readAgain = employee.page.waitForResponse('**/menu-play*')
    await employee.presses('Vardiyamı seç')
    await employee.page.getByRole('checkbox', { name: /^Gündüz/ }).check()
    await employee.presses('Gündüz ile devam et')
    await optionOn(employee, thursday, 'Kuru fasulye').click()
    await employee.page.getByRole('region', { name: thursday }).getByText('Kaydedildi').waitFor()
    letGo()
    await readAgain
    await employee.sees('1 / 2 gün için seçim yapıldı')
    expect(await optionOn(employee, thursday, 'Kuru fasulye').getAttribute('aria-checked')).toBe('true')
  })

  test('is not lost because of another tab of the same person', async () => {
    const employee = await opens('secim', [stage.world.dayShift.id])
    await employee.heading(thursday).waitFor()
    const other = await employee.context.newPage()
    await other.goto(employee.page.url())
    await other.getByRole('heading', { name: friday }).waitFor()
    employee.expectsLostConnection()
    await employee.context.setOffline(true)
    await optionOn(employee, thursday, 'Kuru fasulye').click()
    await employee.sees('Bu cihazda saklı')
    await other.getByText('Bu cihazda saklı').waitFor()
    await other
      .getByRole('region', { name: friday })
      .getByRole('radio', { name: /Etli nohut/ })
      .click()
    await expect.poll(() => employee.page.getByText('Bu cihazda saklı').count()).toBe(2)
    await other.close()
    await employee.context.setOffline(false)
    await expect.poll(() => chosenBy(employee)).toHaveLength(2)
  })

  test('is sent after signing in again if the session had ended', async () => {
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

  test('counts once for a date on which the person has two own shifts', async () => {
    const { dayShift, nightShift } = stage.world
    const employee = await opens('secim', [dayShift.id, nightShift.id])
    await employee.sees('0 / 2 gün için seçim yapıldı')
    await picksDish(employee, `${thursday} · Gece`, 'Etli nohut')
    await employee.sees('1 / 2 gün için seçim yapıldı')
    await employee.follows('Ana sayfa')
    await employee.follows('Per 12 seçildi')
    await employee.page.getByRole('radio', { name: /Etli nohut/, checked: true }).waitFor()
  })

  test('ends with the cut-off, even without a connection, and moves nothing under the finger', async () => {
    const employee = await opens('secim', [stage.world.dayShift.id])
    const { page } = employee
    const fridayTop = () =>
      page.getByRole('region', { name: friday }).evaluate((card) => card.getBoundingClientRect().top)
    await employee.heading(thursday).waitFor()
    const before = await fridayTop()
    employee.expectsLostConnection()
    await employee.context.setOffline(true)
    await page.evaluate(() => {
      const RealDate = Date
      const before = RealDate.now
      globalThis.Date = new Proxy(RealDate, {
        get: (target, name) =>
          name === 'now' ? () => before() + 13 * 3_600_000 : (Reflect.get(target, name) as unknown),
      })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await employee.sees('11 Kasım 23.59’da kapandı.')
    await expect.poll(() => optionOn(employee, thursday, 'Kuru fasulye').getAttribute('aria-disabled')).toBe('true')
    expect(await optionOn(employee, friday, 'Kuru fasulye').getAttribute('aria-disabled')).toBeNull()
    expect(await page.getByRole('region', { name: thursday }).getByRole('radio').count()).toBe(4)
    await employee.context.setOffline(false)
    await expect.poll(fridayTop).toBe(before)
  })

  test("follows the server's clock if the device's clock is wrong", async () => {
    const employee = await opens('', [stage.world.dayShift.id])
    const wrong = await employee.page.addInitScript(() => {
      const before = Date
      globalThis.Date = new Proxy(before, {
        construct: (target, parts: [], self) =>
          Reflect.construct(target, parts.length === 0 ? [before.now() + 86_400_000] : parts, self) as Date,
        get: (target, name) =>
          name === 'now' ? () => before.now() + 86_400_000 : (Reflect.get(target, name) as unknown),
      })
    })
    await employee.reloads()
    await employee.sees('Bugün · 11 Kasım Çarşamba', 'Yarın · 12 Kasım Perşembe', '2 gün seçiminizi bekliyor')
    await wrong.dispose()
  })

  test('is shown unfolded, in line with the other days, where days are side by side', async () => {
    const employee = await opens('secim', [stage.world.dayShift.id])
    const { page } = employee
    await picksDish(employee, thursday, 'Kuru fasulye')
    await page.setViewportSize({ width: 360, height: 640 })
    await employee.goesTo('/app/secim')
    await employee.button(/^12 Kasım Perşembe/).waitFor()
    await page.setViewportSize({ width: 1280, height: 800 })
    await employee.goesTo('/app/secim')
    await employee.heading(thursday).waitFor()
    const [one, other] = [thursday, friday].map((name) => page.getByRole('region', { name }))
    const tops = async () => [(await one?.boundingBox())?.y, (await other?.boundingBox())?.y]
    await expect.poll(async () => new Set(await tops()).size, { message: 'in one line' }).toBe(1)
    await page.getByRole('radio', { name: /Kuru fasulye/, checked: true }).waitFor()
  })
})
