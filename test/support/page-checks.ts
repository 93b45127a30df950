import axe from 'axe-core'
import type { Page } from 'playwright'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']
/** Fluent's focus guards are empty and focusable by design, but users never reach them. */
const focusGuards = '[data-tabster-dummy]'

/** Violations found by axe-core, which is injected through the debugger because of the page's content security policy. */
export const accessibilityViolationsOn = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async ([values, excluded]) => {
      const { violations } = (await window.axe?.run(
        { exclude: [excluded] },
        { runOnly: { type: 'tag', values }, resultTypes: ['violations'] },
      )) ?? { violations: [] }
      return violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html.slice(0, 300)}\n  ${failureSummary}`).join('\n')}`,
      )
    },
    [tags, focusGuards] as const,
  )
  return violations
}

/** The page or dialogs on it that scroll horizontally. */
export const overflowsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrollers = [
      document.documentElement,
      ...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="dialog"] .fui-DialogContent'),
    ]
    const wide = scrollers
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((element) => {
        const edge = element.getBoundingClientRect().left + element.clientWidth
        const culprit = [...element.querySelectorAll('*')].find(
          (inner) => inner.getBoundingClientRect().right > edge + 1,
        )
        return `${element.tagName} ${element.scrollWidth} > ${element.clientWidth}: ${culprit?.outerHTML.slice(0, 200)}`
      })
    const zoomedOut =
      window.visualViewport !== null && window.visualViewport.scale < 1
        ? [`the page is shown at scale ${window.visualViewport.scale}`]
        : []
    return [...wide, ...zoomedOut]
  })
