import { join } from 'node:path'
import type { BrowserContext, Locator, Page } from 'playwright'
import { expect } from 'vitest'
import type { ScreenSize } from './screens.ts'
import { accessibilityViolationsOn, overflowsOn } from './page-checks.ts'
import { openAddress, reload } from './tab.ts'

/** With SCREENSHOTS=folder, a screenshot of every checked screen is saved. */
const screenshotFolder = process.env.SCREENSHOTS

type Role = Parameters<Page['getByRole']>[0]

/** A user in the browser: acts and reads like a person, and collects the page's errors. */
export class Visitor {
  readonly context: BrowserContext
  readonly page: Page
  readonly #origin: string
  readonly #sizes: readonly [ScreenSize, ...ScreenSize[]]
  readonly #problems: string[] = []
  readonly #expected = new Set<string>()

  /** Uses the first screen size; the others are only checked. */
  constructor(page: Page, origin: string, sizes: readonly [ScreenSize, ...ScreenSize[]]) {
    this.context = page.context()
    this.page = page
    this.#origin = origin
    this.#sizes = sizes
    this.#watch(page)
  }

  #watch(page: Page): void {
    page.on('pageerror', (error) => this.#problems.push(`page error: ${error.stack ?? error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error')
        this.#problems.push(`console: ${message.text()} (${message.location().url.replace(this.#origin, '')})`)
    })
  }

  /** Chromium logs an error for each response of 400 and above; those of an expected refusal are ignored. */
  expectsRefusal(...statuses: number[]): void {
    for (const status of statuses)
      this.#expected.add(`Failed to load resource: the server responded with a status of ${status} `)
  }

  expectsLostConnection(): void {
    this.#expected.add('Failed to load resource: net::ERR_')
  }

  expectsMissingFile(): void {
    this.expectsLostConnection()
    this.#expected.add('TypeError: Failed to fetch dynamically imported module')
  }

  get problems(): string[] {
    return this.#problems.filter(
      (problem) => ![...this.#expected].some((expected) => problem.startsWith(`console: ${expected}`)),
    )
  }

  async goesTo(path: string): Promise<void> {
    await openAddress(this.page, this.#origin + path)
  }

  async reloads(): Promise<void> {
    await reload(this.page)
  }

  get path(): string {
    const { pathname, search } = new URL(this.page.url())
    return pathname + search
  }

  /** The address and the text of the page, for a failed test's report. */
  async shown(): Promise<string> {
    const text = await this.page
      .locator('body')
      .innerText({ timeout: 5_000 })
      .catch((error: unknown) => `no text: ${String(error)}`)
    return `${this.path}\n${text.slice(0, 2_000)}`
  }

  /** Waits for a file of the bundle that is loaded ahead. */
  async hasLoaded(name: string): Promise<void> {
    const isThere = (name: string) => performance.getEntriesByType('resource').some((file) => file.name.includes(name))
    await expect.poll(() => this.page.evaluate(isThere, `/assets/${name}-`)).toBe(true)
  }

  async isAt(path: string): Promise<void> {
    await expect.poll(() => this.path).toBe(path)
  }

  /** On the page itself, not in its frame, where the menu is drawn before the app has loaded. */
  text(text: string | RegExp): Locator {
    const notDrawn = this.page.locator(':not(.first-menu-page *)')
    return this.page.getByText(text, { exact: true }).and(notDrawn).filter({ visible: true }).first()
  }

  async sees(...texts: (string | RegExp)[]): Promise<void> {
    for (const text of texts) await this.text(text).waitFor()
  }

  /** Holds back these requests until the returned function is called. */
  async holds(method: string, address: string): Promise<() => void> {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await this.page.route(address, async (route) => {
      if (route.request().method() === method) await held
      await route.continue()
    })
    return letGo
  }

  async doesNotSee(...texts: (string | RegExp)[]): Promise<void> {
    for (const text of texts)
      await expect
        .poll(() => this.page.getByText(text, { exact: true }).filter({ visible: true }).count(), {
          message: `still there: ${text}`,
        })
        .toBe(0)
  }

  named(role: Role, name: string | RegExp): Locator {
    return this.page.getByRole(role, { name, exact: true })
  }

  button(name: string | RegExp): Locator {
    return this.named('button', name)
  }

  heading(name: string): Locator {
    return this.named('heading', name)
  }

  /** By its label, with or without the asterisk of a required field. */
  field(label: string): Locator {
    return this.page.getByLabel(new RegExp(`^${label.replace(/[()]/g, '\\$&')} *[*]?$`))
  }

  async presses(name: string | RegExp): Promise<void> {
    await this.button(name).click()
  }

  async follows(name: string | RegExp): Promise<void> {
    await this.named('link', name).click()
  }

  async opensTab(name: string | RegExp): Promise<void> {
    await this.named('tab', name).click()
  }

  async fills(fields: Record<string, string>): Promise<void> {
    for (const [label, text] of Object.entries(fields))
      await this.page.getByRole('textbox', { name: label, exact: true }).or(this.field(label)).first().fill(text)
  }

  /** As from another program; the headless shell asks for the permission that a window gives to whoever clicks. */
  async copies(text: string): Promise<void> {
    await this.context.grantPermissions(['clipboard-write'])
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await this.context.clearPermissions()
  }

  /** Without `force`, which does not wait: a dialog that is still growing would move the radio away. */
  async choosesRadio(name: string): Promise<void> {
    await this.named('radio', name).check()
  }

  /** Types into a search field, in the open dialog if there is one, and picks the row. */
  async picks(label: string, typed: string, row: string): Promise<void> {
    const box = this.named('combobox', label).last()
    await box.click()
    await box.pressSequentially(typed)
    await this.named('option', row).click()
  }

  /** Disabled natively, or by `aria-disabled`, which Fluent uses to keep the focus. */
  async isDisabled(name: string | RegExp): Promise<boolean> {
    const button = this.button(name)
    return (await button.isDisabled()) || (await button.getAttribute('aria-disabled')) === 'true'
  }

  /** Checks that the screen is accessible and fits, at all sizes. */
  async checksScreen(screen: string): Promise<void> {
    for (const size of this.#sizes) {
      await this.#resizesTo(size)
      await this.#settles()
      if (screenshotFolder)
        await this.page.screenshot({
          path: join(screenshotFolder, `${screen.replaceAll(/\W+/g, '-')}-${size.name}.png`),
          fullPage: true,
        })
      expect.soft(await overflowsOn(this.page), `${screen} is wider than its ${size.name}`).toEqual([])
      expect.soft(await accessibilityViolationsOn(this.page), `axe on ${screen} on a ${size.name}`).toEqual([])
    }
    await this.#resizesTo(this.#sizes[0])
  }

  async #resizesTo({ width, height }: ScreenSize): Promise<void> {
    if (this.page.viewportSize()?.width === width) return
    await this.page.setViewportSize({ width, height })
    await this.page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
  }

  /** Waits for closing dialogs and moves the mouse away from tooltips. */
  async #settles(): Promise<void> {
    await this.page.mouse.move(0, 0)
    await this.page.waitForFunction(() => {
      const isHidden =
        document.querySelector('[aria-hidden="true"] main, :is(main, header)[aria-hidden="true"]') !== null
      const hasDialog = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
      return isHidden === hasDialog && document.querySelector('[role="tooltip"]:not([hidden])') === null
    })
  }
}
