import type { Locator } from 'playwright'
import type { Visitor } from '../support/visitor.ts'

/** The list item that is about this day. */
export const dayCard = ({ page }: Visitor, day: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: day, exact: true }) })

export const option = ({ page }: Visitor, day: string, label: string): Locator =>
  page.getByRole('group', { name: `${day}, ${label}`, exact: true })

export const dish = (caterer: Visitor, day: string, label: string): Locator =>
  option(caterer, day, label).getByRole('textbox', { name: 'Yemek adı' })

export const opensMenuOf = async (caterer: Visitor, shift: string): Promise<void> => {
  await dayCard(caterer, shift).getByRole('button', { name: 'Menüyü yönet' }).click()
  await caterer.page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor()
}

export const entersDish = (caterer: Visitor, day: string, label: string, name: string): Promise<void> =>
  dish(caterer, day, label).fill(name)

/** The employee's side: the whole card of a dish is its radio button. */
export const picksDish = ({ page }: Visitor, name: string): Promise<void> =>
  page.getByRole('radio', { name: new RegExp(`(^| )${name}( |$)`) }).click()
