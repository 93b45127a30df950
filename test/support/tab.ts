import type { BrowserContextOptions, Page } from 'playwright'
import { newTab } from './chromium.ts'
import type { ScreenSize } from './screens.ts'

/** Shifts the browser's dates to the product's clock; timers are not affected. */
const moveDate = (to: number): void => {
  const RealDate = Date
  const shift = to - RealDate.now()
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parts: [], self) =>
      Reflect.construct(target, parts.length === 0 ? [RealDate.now() + shift] : parts, self) as Date,
    get: (target, name) => (name === 'now' ? () => RealDate.now() + shift : (Reflect.get(target, name) as unknown)),
  })
}

/** Removes everything that the previous visitor stored. */
const resetStorage = (token: string | null): void => {
  sessionStorage.clear()
  localStorage.clear()
  if (token !== null) localStorage.setItem('user_token', token)
}

/**
 * Navigates up to five times: dialogs that just closed may still be going back in the browser's history, which aborts
 * an attempt.
 */
const navigates = async (navigate: () => Promise<unknown>, attempts = 5): Promise<void> => {
  await navigate().catch(async (error: Error) => {
    if (attempts === 1 || !error.message.includes('net::ERR_ABORTED')) throw error
    await navigates(navigate, attempts - 1)
  })
}
export const openAddress = (page: Page, address: string): Promise<void> => navigates(() => page.goto(address))
export const reload = (page: Page): Promise<void> => navigates(() => page.reload())

/** On the product's origin, so that the tab keeps its process, but without scripts. */
const emptyPage = '/favicon.svg'

/** Tabs for reuse. They keep their compiled scripts, so a screen opens four times as fast as in a new tab. */
const idle: Record<ScreenSize['name'], Page[]> = { phone: [], desktop: [] }

export interface Seat {
  origin: string
  screen: ScreenSize
  token: string | null
  now: Date
  /** For a new browser context. */
  options?: BrowserContextOptions | undefined
}

export interface Tab {
  page: Page
  leave: () => Promise<void>
}

export const takeTab = async ({ origin, screen, token, now, options }: Seat): Promise<Tab> => {
  const reused = options === undefined ? idle[screen.name].pop() : undefined
  await reused?.setViewportSize({ width: screen.width, height: screen.height })
  const page = reused ?? (await newTab(screen, options))
  await openAddress(page, origin + emptyPage)
  await page.evaluate(resetStorage, token)
  const dateScript = await page.addInitScript(moveDate, now.getTime())
  const makeIdle = async (): Promise<void> => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    // A test may have failed while its connection was lost.
    await page.context().setOffline(false)
    await page.mouse.move(0, 0)
    await openAddress(page, origin + emptyPage)
    await dateScript.dispose()
    idle[screen.name].push(page)
  }
  return { page, leave: options === undefined ? makeIdle : () => page.context().close() }
}
