import type { Page } from 'playwright'
import { expect } from 'vitest'

/** What React tells developer tools about a component or element; `flags & 1` says that it was rendered. */
interface Fiber {
  tag: number
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}

/** Lets the page count rendered components, from its next load on. */
export const countsRenderedComponents = (page: Page) =>
  page.addInitScript(() => {
    // Functions, classes, forwarded references and both kinds of memoized functions.
    const components = [0, 1, 11, 14, 15]
    const childrenOf = (fiber: Fiber | null): Fiber[] => {
      const children: Fiber[] = []
      for (let child = fiber?.child ?? null; child !== null; child = child.sibling) children.push(child)
      return children
    }
    const renderedIn = (after: Fiber, before: Fiber | null): number => {
      if (after.child === before?.child) return 0
      const known = childrenOf(before)
      return childrenOf(after)
        .filter((child) => !known.includes(child))
        .map((child) => {
          const was = known.find((one) => one === child.alternate) ?? null
          return Number(components.includes(child.tag) && (child.flags & 1) === 1) + renderedIn(child, was)
        })
        .reduce((sum, count) => sum + count, 0)
    }
    const counted = { components: 0 }
    Object.assign(window, {
      counted,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        onCommitFiberUnmount: () => undefined,
        onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => {
          counted.components += renderedIn(current, current.alternate)
        },
      },
    })
  })

/** How many components React renders until nothing has moved for two frames after the act. */
export const renderedBy = async (page: Page, act: () => Promise<void>): Promise<number> => {
  const count = () => page.evaluate(() => (window as unknown as { counted: { components: number } }).counted.components)
  const before = await count()
  await act()
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
  return (await count()) - before
}

/** Waits until the page has rendered nothing for ten times two frames: what came before is not counted with the next act. */
export const rests = async (page: Page): Promise<void> => {
  let atRest = 0
  const rendered = async () => {
    atRest = (await renderedBy(page, async () => {})) === 0 ? atRest + 1 : 0
    return atRest
  }
  await expect.poll(rendered, { timeout: 60_000, interval: 1 }).toBeGreaterThanOrEqual(10)
}
