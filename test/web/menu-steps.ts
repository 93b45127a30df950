import type { Locator } from 'playwright'
import type { Visitor } from '../support/visitor.ts'

const months = 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' ')

/** Wide screens write menus in a grid, narrow ones a day at a time. */
const isWide = ({ page }: Visitor): boolean => (page.viewportSize()?.width ?? 0) >= 768

/** The grid writes 13 Kasım Cuma as 13.11 Cuma. */
const dayName = (day: string): string => {
  const [number = '', month = '', weekday = ''] = day.split(' ')
  const two = (part: number | string) => String(part).padStart(2, '0')
  return `${two(number)}.${two(months.indexOf(month) + 1)} ${weekday}`
}

/** The list item for this day. */
export const dayCard = ({ page }: Visitor, day: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: day, exact: true }) })

export const cell = ({ page }: Visitor, day: string, label: string): Locator =>
  page.locator(`[role=gridcell][aria-label^="${dayName(day)}, ${label}:"]`)

/** On a phone, the dish of an open day is a button that opens its field. */
export const dishButton = ({ page }: Visitor, label: string): Locator =>
  page.locator('button[data-option]').filter({ hasText: new RegExp(`^${label}\\b`) })

export const opensDay = async (caterer: Visitor, day: string): Promise<void> => {
  const [date = '', month = ''] = day.split(' ')
  await caterer.page
    .getByRole('group', { name: 'Günler' })
    .getByRole('button', { name: new RegExp(` ${date} ${month}`) })
    .click()
  await caterer.page.getByRole('region', { name: day }).waitFor()
}

/** The grid row or the open day for this day. */
export const dayOf = (caterer: Visitor, day: string): Locator =>
  isWide(caterer)
    ? caterer.page.getByRole('row').filter({ has: caterer.page.locator(`[aria-label^="${dayName(day)}, "]`) })
    : caterer.page.getByRole('region', { name: day })

export const dishOn = async (caterer: Visitor, day: string, label: string): Promise<string> => {
  if (isWide(caterer)) return cell(caterer, day, label).innerText()
  await opensDay(caterer, day)
  const text = (await dishButton(caterer, label).innerText()).replace(/\s+/g, ' ')
  return text.slice(label.length + 1).replace(/^(Yemek yazın|–)$/, '')
}

export const opensMenuOf = async (caterer: Visitor, shift: string): Promise<void> => {
  const week = caterer.page.locator('section').filter({ has: caterer.button('Sonraki hafta') })
  // Until its days are there, they may move the link away from under the click.
  await week.getByRole('listitem').first().waitFor()
  await caterer.follows(`${shift}: Menüyü yönet`)
  await caterer.heading('Menü').waitFor()
  await caterer.page
    .getByRole('grid')
    .or(caterer.page.getByRole('heading', { level: 2 }))
    .first()
    .waitFor()
}

export const entersDish = async (caterer: Visitor, day: string, label: string, name: string): Promise<void> => {
  const field = caterer.page.getByRole('combobox', { name: `${dayName(day)}, ${label}`, exact: true })
  if (isWide(caterer)) {
    await cell(caterer, day, label).click()
    await caterer.page.keyboard.press('F2')
  } else {
    await opensDay(caterer, day)
    await dishButton(caterer, label).click()
  }
  await field.fill(name)
  await field.press('Control+Enter')
}

/** Saves all unsaved days without publishing them. */
export const savesMenu = ({ page }: Visitor): Promise<void> => page.keyboard.press('Control+s')

const choicesOn = ({ page }: Visitor, day: string) => page.getByRole('radiogroup', { name: new RegExp(`^${day}`) })

/** On the employee's side the whole row of a dish is its radio button, in the day's group. */
export const optionOn = (visitor: Visitor, day: string, dish: string) =>
  choicesOn(visitor, day).getByRole('radio', { name: new RegExp(`(^| )${dish}( |$)`) })

/** Chooses the dish and waits until it is saved. */
export const picksDish = async (visitor: Visitor, day: string, dish: string): Promise<void> => {
  await optionOn(visitor, day, dish).click()
  await visitor.page.getByRole('region', { name: day }).getByText('Kaydedildi').waitFor()
}
