import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** The minified script, because it is compiled again on each page: 0.65 MB instead of the 1.5 MB of `axe.source`. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']
/**
 * What axe-core cannot decide and a person has judged. Contrast is covered by the test of the colours; axe does not see
 * through a dialog or bar on top of text, nor does it know the background of a select (drawn with its arrow), an empty
 * field or a single digit. Behind a dialog the page is hidden and the focus is trapped in the dialog; without one,
 * hidden elements that take the focus are violations, not undecided.
 */
const judged: Readonly<Record<string, readonly string[] | 'always'>> = {
  'aria-hidden-focus': 'always',
  // Undecided if the page still changes while it is examined.
  'heading-order': 'always',
  'page-has-heading-one': 'always',
  'color-contrast': [
    'bgOverlap',
    'elmPartiallyObscured',
    'elmPartiallyObscuring',
    'pseudoContent',
    'shortTextContent',
    'nonBmp',
    'emptyValue',
  ],
}

/**
 * Violations and undecided findings of axe-core, which is injected through the debugger because of the page's content
 * security policy.
 */
export const accessibilityViolationsOn = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeScript)
  return page.evaluate(
    async ([values, judged]) => {
      const { violations, incomplete } = (await window.axe?.run({
        runOnly: { type: 'tag', values },
        resultTypes: ['violations', 'incomplete'],
        // None of these rules reads style sheets, which axe would fetch and parse again.
        preload: false,
      })) ?? { violations: [], incomplete: [] }
      const isJudged = (id: string, checks: { data: unknown }[]) => {
        const keys = judged[id]
        const key = (checks[0]?.data as { messageKey?: string } | null)?.messageKey ?? ''
        return keys === 'always' || keys?.includes(key) === true
      }
      const undecided = incomplete
        .map((rule) => ({ ...rule, nodes: rule.nodes.filter(({ any }) => !isJudged(rule.id, any)) }))
        .filter(({ nodes }) => nodes.length > 0)
      return [...violations, ...undecided].map(
        ({ id, help, nodes }) =>
          `${id}: ${help}\n${nodes.map(({ target, html, failureSummary }) => `  ${target.join(' ')}\n  ${html.slice(0, 300)}\n  ${failureSummary}`).join('\n')}`,
      )
    },
    [tags, judged] as const,
  )
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
