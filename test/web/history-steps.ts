import { expect } from 'vitest'
import type { Visitor } from '../support/visitor.ts'

export const goesBack = ({ page }: Visitor) => page.evaluate(() => history.back())

export const goesForward = ({ page }: Visitor) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('popstate', () => resolve(), { once: true })
        history.forward()
      }),
  )

/** On a phone, Back has an entry of its own to consume as long as something is open above the page. */
export const historyFollows = ({ page }: Visitor, isOpen: boolean) =>
  expect
    .poll(() =>
      page.evaluate(() => Object.hasOwn((history.state as { usr?: object } | null)?.usr ?? {}, 'isAbovePage')),
    )
    .toBe(isOpen)
