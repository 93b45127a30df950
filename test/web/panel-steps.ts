import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright'
import { expect } from 'vitest'
import type { Visitor } from '../support/visitor.ts'
import { cellsOf } from '../support/workbook.ts'

/** A person's entry in the employee list, in one row. */
export const entryOf = ({ page }: Visitor, name: string): Locator =>
  page
    .getByRole('listitem')
    .or(page.getByRole('row'))
    .filter({ has: page.getByRole('button', { name, exact: true }) })

/** Opens a person from the list: next to it on a desktop, above it on a phone. */
export const opensPerson = async (visitor: Visitor, name: string): Promise<Locator> => {
  await visitor.presses(name)
  const panel = visitor.named('region', name).or(visitor.named('dialog', name))
  await panel.getByText('Kayıt tarihi').waitFor()
  return panel
}

/** The cells of the workbook that this button downloads. */
export const downloads = async (visitor: Visitor, button: string): Promise<{ name: string; cells: string[][] }> => {
  const [download] = await Promise.all([visitor.page.waitForEvent('download'), visitor.presses(button)])
  return { name: download.suggestedFilename(), cells: await cellsOf(await readFile(await download.path())) }
}

/** In the open dialog if there is one, because it comes last on the page. */
export const chooses = async (visitor: Visitor, label: string, choice: string): Promise<void> => {
  await visitor.named('combobox', label).last().selectOption({ label: choice })
}

/** Searches for somebody by typing. */
export const searchesFor = async (visitor: Visitor, name: string): Promise<void> => {
  await visitor.named('searchbox', 'Çalışan ara').fill(name)
}

/** Polls something that no text on the screen shows. */
export const eventually = <Seen>(look: () => Seen | Promise<Seen>) => expect.poll(look)

/** Waits until the element with this name has the focus. */
export const hasFocusOn = ({ page }: Visitor, name: string) =>
  eventually(() =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent),
  ).toBe(name)
