import { beforeAll, describe, expect, test } from 'vitest'
import { areaOf, dashboardOf } from '../support/addresses.ts'
import { writeMenu } from '../support/publishing.ts'
import { phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { anEater, chooses } from './eating-steps.ts'
import { goesBack, goesForward, historyFollows } from './history-steps.ts'
import { optionOn } from './menu-steps.ts'

const friday = '13 Kasım Cuma'

describe('The Back button on a phone', () => {
  const stage = useStage(phone)
  const opens = async (page: string): Promise<Visitor> => {
    const person = await anEater(stage)
    return stage.visit(areaOf(stage.product, person, page), { as: person, kind: 'individual' })
  }
  const manages = (page: string) => {
    const { corporateOwner } = stage.world.corporateA.people
    return stage.visit(dashboardOf(stage.product, corporateOwner, page), { as: corporateOwner })
  }
  const dialogOf = ({ page }: Visitor) => page.getByRole('dialog')
  const isClosed = (visitor: Visitor) => dialogOf(visitor).waitFor({ state: 'detached' })

  beforeAll(async () => {
    const { product, world } = stage
    await writeMenu(product, world, { date: '2026-11-13' })
    await writeMenu(product, world, { date: '2026-11-13', shift: world.nightShift })
  })

  test('closes a sheet and keeps the position on the page, and Forward reopens nothing', async () => {
    const employee = await opens('dashboard')
    await employee.follows(/^Yemek seç/)
    await employee.heading(friday).waitFor()
    await employee.page.mouse.wheel(0, 120)
    await employee.presses('Vardiyamı seç')
    await dialogOf(employee).waitFor()
    const { path } = employee
    const scrolled = await employee.page.evaluate(() => scrollY)

    await goesBack(employee)
    await isClosed(employee)
    await historyFollows(employee, false)
    expect(employee.path).toBe(path)
    expect(await employee.page.evaluate(() => scrollY)).toBe(scrolled)
    await goesForward(employee)
    await historyFollows(employee, false)
    expect(await dialogOf(employee).count()).toBe(0)
    expect(employee.path).toBe(path)

    await employee.presses('Vardiyamı seç')
    await employee.page.keyboard.press('Escape')
    await isClosed(employee)
    await historyFollows(employee, false)
    await goesBack(employee)
    await expect.poll(() => employee.path).toMatch(/dashboard$/)
    await goesForward(employee)
    await employee.isAt(path)
    await employee.heading(friday).waitFor()
    expect(await dialogOf(employee).count()).toBe(0)
  })

  test('closes a sheet on the first page opened, and so does a reload', async () => {
    const employee = await opens('secim')
    const { path } = employee
    await employee.presses('Vardiyamı seç')
    await dialogOf(employee).waitFor()
    await historyFollows(employee, true)
    await employee.page.goBack()
    await isClosed(employee)
    expect(employee.path).toBe(path)

    await employee.presses('Vardiyamı seç')
    await dialogOf(employee).waitFor()
    await historyFollows(employee, true)
    await employee.reloads()
    await employee.heading(friday).waitFor()
    expect(employee.path).toBe(path)
    expect(await dialogOf(employee).count()).toBe(0)
    await historyFollows(employee, false)
    await employee.follows('Seçtiklerim')
    await employee.heading('Seçtiklerim').waitFor()
    await goesBack(employee)
    await employee.isAt(path)
    await employee.heading(friday).waitFor()
  })

  test('closes a sheet without answering it, and after an answer leads to the previous page', async () => {
    const person = await anEater(stage)
    await chooses(stage, person, { date: '2026-11-13' })
    const employee = await stage.visit(areaOf(stage.product, person, 'dashboard'), { as: person, kind: 'individual' })
    await employee.follows(/^Yemek seç/)
    await employee.field('Vardiya').selectOption('Gece (22:00–06:00)')
    const night = optionOn(employee, friday, 'Sebzeli makarna')
    await night.click()
    await employee.sees('Var olan · Gündüz')
    await goesBack(employee)
    await isClosed(employee)
    expect(await night.isChecked()).toBe(false)

    await night.click()
    await employee.presses('Gece vardiyasına taşı')
    await isClosed(employee)
    await expect.poll(() => night.isChecked()).toBe(true)
    await historyFollows(employee, false)
    await goesBack(employee)
    await expect.poll(() => employee.path).toMatch(/dashboard$/)
  })

  test('asks about unsaved text in a dialog, cancels the question, and keeps the page', async () => {
    const owner = await manages('general')
    await owner.follows('Vardiyalar')
    await owner.presses('Gündüz: düzenle')
    await owner.fills({ 'Vardiya adı': 'Sabah' })
    const { path } = owner
    const question = 'Kaydedilmemiş değişiklikler var'
    await goesBack(owner)
    await owner.sees(question)
    await historyFollows(owner, true)
    await goesBack(owner)
    await owner.doesNotSee(question)
    expect(await owner.field('Vardiya adı').inputValue()).toBe('Sabah')
    await historyFollows(owner, true)
    await goesBack(owner)
    await owner.sees(question)
    await owner.presses('Değişiklikleri at')
    await isClosed(owner)
    expect(owner.path).toBe(path)
    await owner.sees('Gündüz')
    await historyFollows(owner, false)
    await goesBack(owner)
    await expect.poll(() => owner.path).toMatch(/general$/)
  })

  test('closes a dialog before the person behind it', async () => {
    const owner = await manages('employees')
    const { path } = owner
    await owner.presses(/^Deneme corporate1/)
    await owner.presses('Şifre sıfırla')
    await owner.heading('Şifreyi sıfırla').waitFor()
    await historyFollows(owner, true)
    await goesBack(owner)
    await owner.heading('Şifreyi sıfırla').waitFor({ state: 'detached' })
    await owner.heading('Deneme corporate1').waitFor()
    await goesBack(owner)
    await owner.button('Paneli kapat').waitFor({ state: 'detached' })
    await owner.isAt(path)
  })
})
