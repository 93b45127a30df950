import { expect } from 'vitest'
import type { Visitor } from '../support/visitor.ts'

/** The headings in sight of a table; each of its rows has a cell in sight for every one of them. */
export const headingsOf = async ({ page }: Visitor, label: string): Promise<string[]> => {
  const table = page.getByRole('table', { name: label })
  const headings = await table.getByRole('columnheader').allInnerTexts()
  const cells = table.locator('tbody tr').first().locator('th:visible, td:visible')
  expect(await cells.count()).toBe(headings.length)
  return headings
}
