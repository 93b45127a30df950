import type { Locator } from 'playwright'
import type { Visitor } from '../support/visitor.ts'

const months = 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' ')

/** Wide screens write menus in a grid, narrow ones in cards. */
const isWide = ({ page }: Visitor): boolean => (page.viewportSize()?.width ?? 0) >= 768

/** The grid calls 13 Kasım Cuma 13.11 Cuma. */
const dayName = (day: string): string => {
  const [number = '', month = '', weekday = ''] = day.split(' ')
  const two = (part: number | string) => String(part).padStart(2, '0')
  return `${two(number)}.${two(months.indexOf(month) + 1)} ${weekday}`
}

/** The list item that is about this day. */
export const dayCard = ({ page }: Visitor, day: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: day, exact: true }) })

export const cell = ({ page }: Visitor, day: string, label: string): Locator =>
  page.locator(`[role=gridcell][aria-label^="${dayName(day)}, ${label}:"]`)

/** The row of the grid, or the card, that is about this day. */
export const dayOf = (caterer: Visitor, day: string): Locator =>
  isWide(caterer)
    ? caterer.page.getByRole('row').filter({ has: caterer.page.locator(`[aria-label^="${dayName(day)}, "]`) })
    : dayCard(caterer, day)

const dishField = ({ page }: Visitor, day: string, label: string): Locator =>
  page.getByRole('group', { name: `${day}, ${label}`, exact: true }).getByRole('textbox', { name: 'Yemek adı' })

export const dishOn = (caterer: Visitor, day: string, label: string): Promise<string> =>
  isWide(caterer) ? cell(caterer, day, label).innerText() : dishField(caterer, day, label).inputValue()

export const opensMenuOf = async (caterer: Visitor, shift: string): Promise<void> => {
  await caterer.follows(`${shift}: Menüyü yönet`)
  await caterer.heading('Menü').waitFor()
  await caterer.page
    .getByRole('grid')
    .or(caterer.page.getByRole('heading', { level: 2 }))
    .first()
    .waitFor()
}

export const entersDish = async (caterer: Visitor, day: string, label: string, name: string): Promise<void> => {
  if (!isWide(caterer)) return dishField(caterer, day, label).fill(name)
  await cell(caterer, day, label).click()
  await caterer.page.keyboard.press('F2')
  await caterer.page.getByRole('combobox', { name: `${dayName(day)}, ${label}`, exact: true }).fill(name)
  await caterer.page.keyboard.press('Control+Enter')
}

/** All unsaved days, without publishing them. */
export const savesMenu = ({ page }: Visitor): Promise<void> => page.keyboard.press('Control+s')

const choicesOn = ({ page }: Visitor, day: string) => page.getByRole('radiogroup', { name: new RegExp(`^${day}`) })

/** The employee's side: the whole row of a dish is its radio button, in the day's group. */
export const optionOn = (visitor: Visitor, day: string, dish: string) =>
  choicesOn(visitor, day).getByRole('radio', { name: new RegExp(`(^| )${dish}( |$)`) })

/** Chooses it, and waits until it is saved. */
export const picksDish = async (visitor: Visitor, day: string, dish: string): Promise<void> => {
  await optionOn(visitor, day, dish).click()
  await visitor.page.getByRole('region', { name: day }).getByText('Kaydedildi').waitFor()
}
