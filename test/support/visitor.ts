import { join } from 'node:path'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { ScreenSize } from './screens.ts'
import { obstaclesOn, overflowsOn } from './soundness.ts'

/** With SCREENSHOTS=folder every screen that is checked is kept as a picture. */
const pictures = process.env.SCREENSHOTS

type Role = Parameters<Page['getByRole']>[0]

/** Somebody at the browser: does what a person does, sees what a person sees, and remembers what went wrong behind the glass. */
export class Visitor {
  readonly context: BrowserContext
  readonly page: Page
  readonly #origin: string
  readonly #looks: readonly [ScreenSize, ...ScreenSize[]]
  readonly #troubles: string[] = []
  readonly #expected = new Set<string>()

  /** Sits at the first of the screens; the others are only looked at. */
  constructor(page: Page, origin: string, looks: readonly [ScreenSize, ...ScreenSize[]]) {
    this.context = page.context()
    this.page = page
    this.#origin = origin
    this.#looks = looks
    this.#watch(page)
  }

  #watch(page: Page): void {
    page.on('pageerror', (error) => this.#troubles.push(`page error: ${error.stack ?? error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error')
        this.#troubles.push(`console: ${message.text()} (${message.location().url.replace(this.#origin, '')})`)
    })
  }

  /** Chromium itself writes a line for each answer of 400 and more; those of a tested refusal are no trouble. */
  expectsRefusal(...statuses: number[]): void {
    for (const status of statuses)
      this.#expected.add(`Failed to load resource: the server responded with a status of ${status} `)
  }

  expectsLostConnection(): void {
    this.#expected.add('Failed to load resource: net::ERR_')
  }

  get troubles(): string[] {
    return this.#troubles.filter(
      (trouble) => ![...this.#expected].some((expected) => trouble.startsWith(`console: ${expected}`)),
    )
  }

  async goesTo(path: string): Promise<void> {
    await this.page.goto(this.#origin + path)
  }

  get path(): string {
    const { pathname, search } = new URL(this.page.url())
    return pathname + search
  }

  async isAt(path: string): Promise<void> {
    await expect.poll(() => this.path, { timeout: 15_000 }).toBe(path)
  }

  text(text: string | RegExp): Locator {
    return this.page.getByText(text, { exact: true }).filter({ visible: true }).first()
  }

  async sees(...texts: (string | RegExp)[]): Promise<void> {
    for (const text of texts) await this.text(text).waitFor()
  }

  async seesNo(...texts: (string | RegExp)[]): Promise<void> {
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

  /** By its label, with or without the star of a required field. */
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

  async choosesRadio(name: string): Promise<void> {
    await this.named('radio', name).check({ force: true })
  }

  /** Types into a search-as-you-type field, in the dialog where one is open, and takes the row that is offered. */
  async picks(label: string, typed: string, row: string): Promise<void> {
    const box = this.named('combobox', label).last()
    await box.click()
    await box.pressSequentially(typed)
    await this.named('option', row).click()
  }

  /** What Fluent calls disabled, natively or so that the focus stays. */
  async isDisabled(name: string | RegExp): Promise<boolean> {
    const button = this.button(name)
    return (await button.isDisabled()) || (await button.getAttribute('aria-disabled')) === 'true'
  }

  /** Everybody can use the screen, and it fits, on every screen that is looked at. */
  async findsInOrder(screen: string): Promise<void> {
    for (const look of this.#looks) {
      await this.#resizesTo(look)
      await this.#settles()
      if (pictures)
        await this.page.screenshot({
          path: join(pictures, `${screen.replaceAll(/\W+/g, '-')}-${look.name}.png`),
          fullPage: true,
        })
      expect.soft(await overflowsOn(this.page), `${screen} is wider than its ${look.name}`).toEqual([])
      expect.soft(await obstaclesOn(this.page), `axe on ${screen} on a ${look.name}`).toEqual([])
    }
    await this.#resizesTo(this.#looks[0])
  }

  async #resizesTo({ width, height }: ScreenSize): Promise<void> {
    if (this.page.viewportSize()?.width === width) return
    await this.page.setViewportSize({ width, height })
    await this.page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
  }

  /** A closing dialog gives the page back a moment later; a tooltip goes with the mouse. */
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
