import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright'
import { expect } from 'vitest'
import type { Visitor } from '../support/visitor.ts'
import { cellsOf } from '../support/workbook.ts'

/** What the list of employees says about somebody, in one row. */
export const entryOf = ({ page }: Visitor, name: string): Locator =>
  page
    .getByRole('listitem')
    .or(page.getByRole('row'))
    .filter({ has: page.getByRole('button', { name, exact: true }) })

/** Opens somebody of the list: beside it on a desktop, over it on a phone. */
export const opensPerson = async (visitor: Visitor, name: string): Promise<Locator> => {
  await visitor.presses(name)
  const panel = visitor.named('region', name).or(visitor.named('dialog', name))
  await panel.getByText('Kayıt tarihi').waitFor()
  return panel
}

/** The cells of the workbook that this button brings. */
export const downloads = async (visitor: Visitor, button: string): Promise<{ name: string; cells: string[][] }> => {
  const [download] = await Promise.all([visitor.page.waitForEvent('download'), visitor.presses(button)])
  return { name: download.suggestedFilename(), cells: await cellsOf(await readFile(await download.path())) }
}

/** In the dialog, where one is open: it comes last on the page. */
export const chooses = async (visitor: Visitor, label: string, choice: string): Promise<void> => {
  await visitor.named('combobox', label).last().selectOption({ label: choice })
}

/** Looks for somebody by typing. */
export const searchesFor = async (visitor: Visitor, name: string): Promise<void> => {
  await visitor.named('searchbox', 'Çalışan ara').fill(name)
}

/** What no text on the screen tells is looked at until it holds. */
export const eventually = <Seen>(look: () => Seen | Promise<Seen>) => expect.poll(look)

/** Waits until what is called so has the focus. */
export const hasFocusOn = ({ page }: Visitor, name: string) =>
  eventually(() =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent),
  ).toBe(name)
