import { describe, expect, test } from 'vitest'
import { kitchenOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { cell, dishOn, entersDish, opensDay, opensMenuOf, savesMenu } from './menu-steps.ts'

const soup = 'Ortak · Çorba'
const [friday, monday, thursday] = ['13 Kasım Cuma', '16 Kasım Pazartesi', '12 Kasım Perşembe']

describe('The common courses of a menu', () => {
  const stage = useStage(desktop, phone)
  const opensMenu = async (options: Parameters<typeof stage.visit>[1], shift: string): Promise<Visitor> => {
    const person = stage.world.cateringA.people.corporateOwner
    const caterer = await stage.visit(`${kitchenOf(person, stage.world.corporateA.company)}?tab=menu`, {
      as: person,
      ...options,
    })
    await opensMenuOf(caterer, shift)
    return caterer
  }
  const addsSoup = async (caterer: Visitor) => {
    await caterer.presses('Ortak yemek ekle')
    await caterer.named('menuitem', 'Çorba').click()
  }
  const onMonday = (caterer: Visitor) => expect.poll(() => dishOn(caterer, monday, soup))
  const coursesOf = async (shiftId: string) =>
    (
      await stage.product.sql(
        `SELECT common_courses FROM menu_days WHERE shift_id = '${shiftId}' AND common_courses <> '[]' ORDER BY date`,
      )
    ).map(({ common_courses }) => common_courses)

  test('are written by keyboard in columns of their own, undone, redone, saved and removed', async () => {
    const caterer = await opensMenu({}, 'Gece')
    const { keyboard } = caterer.page
    await addsSoup(caterer)
    await cell(caterer, friday, soup).click()
    await keyboard.type('Ezogelin')
    await keyboard.press('Tab')
    await keyboard.type('Mantı')
    await keyboard.press('Enter')
    await cell(caterer, monday, soup).click()
    await keyboard.type('Tarhana')
    await keyboard.press('Enter')
    await keyboard.press('Control+z')
    await onMonday(caterer).toBe('')
    await keyboard.press('Control+y')
    await onMonday(caterer).toBe('Tarhana')
    await savesMenu(caterer)
    await caterer.sees(
      '1 günde eksik bilgi var; bu günler kaydedilmedi.',
      'Ortak yemeklerin yanına en az bir seçenek yazın',
    )
    await entersDish(caterer, monday, 'Geleneksel 1', 'Pide')
    await caterer.checksScreen('common courses in the menu editor')
    await savesMenu(caterer)
    // The banner of the first save says the same.
    await caterer.page.getByRole('button', { name: 'Değişiklikleri at' }).waitFor({ state: 'hidden' })
    await caterer.reloads()
    await onMonday(caterer).toBe('Tarhana')
    expect(await coursesOf(stage.world.nightShift.id)).toEqual([
      [{ course: 'soup', name: 'Ezogelin' }],
      [{ course: 'soup', name: 'Tarhana' }],
    ])
    await caterer.presses(`${soup} işlemleri`)
    await caterer.named('menuitem', 'Ortak yemeği çıkar').click()
    await onMonday(caterer).toBe('')
    await keyboard.press('Control+z')
    await onMonday(caterer).toBe('Tarhana')
    await keyboard.press('Control+y')
    await onMonday(caterer).toBe('')
    await savesMenu(caterer)
    await caterer.sees('Toplu kaydet tamamlandı. Başarılı: 2, Hatalı: 0')
    await expect.poll(() => cell(caterer, monday, soup).count()).toBe(0)
    expect(await coursesOf(stage.world.nightShift.id)).toEqual([])
  })

  test('come back by undoing, although their column went away with the menu that removed it', async () => {
    const caterer = await opensMenu({}, 'Gece')
    const { keyboard } = caterer.page
    await addsSoup(caterer)
    await cell(caterer, monday, soup).click()
    await keyboard.type('Yayla')
    await keyboard.press('Enter')
    await caterer.presses(`${soup} işlemleri`)
    await caterer.named('menuitem', 'Ortak yemeği çıkar').press('Enter')
    await expect.poll(() => cell(caterer, monday, soup).count()).toBe(0)
    await keyboard.press('Control+z')
    await onMonday(caterer).toBe('Yayla')
  })

  test('are written on a phone above the options of a day', async () => {
    const caterer = await opensMenu({ options: { viewport: phone, isMobile: true, hasTouch: true } }, 'Gündüz')
    await opensDay(caterer, thursday)
    await addsSoup(caterer)
    await entersDish(caterer, thursday, soup, 'Mercimek')
    await caterer.presses('Geri al')
    expect(await dishOn(caterer, thursday, soup)).toBe('')
    await caterer.presses('Yinele')
    expect(await dishOn(caterer, thursday, soup)).toBe('Mercimek')
    await savesMenu(caterer)
    await caterer.sees('Toplu kaydet tamamlandı. Başarılı: 1, Hatalı: 0')
    await caterer.reloads()
    expect(await dishOn(caterer, thursday, soup)).toBe('Mercimek')
    expect(await coursesOf(stage.world.dayShift.id)).toEqual([[{ course: 'soup', name: 'Mercimek' }]])
    await caterer.checksScreen('common courses of a day on a phone')
  })
})
