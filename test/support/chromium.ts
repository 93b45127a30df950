import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { inject } from 'vitest'
import type { ScreenSize } from './screens.ts'

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const browsers = new Map<string, Promise<Browser>>()

/** Shared by all files of a worker; ends with the worker. */
const openBrowser = (executablePath: string): Promise<Browser> => {
  const open =
    browsers.get(executablePath) ??
    chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet })
  browsers.set(executablePath, open)
  return open
}

/**
 * A tab in a browser context of its own. Motion is reduced, because a screenshot taken during an animation shows a
 * half-faded dialog.
 */
export const newTab = async (
  { name, width, height }: ScreenSize,
  options: BrowserContextOptions = {},
): Promise<Page> => {
  // Push messages reach a service worker in the whole Chromium only.
  const browser = await openBrowser(inject(options.serviceWorkers === 'allow' ? 'chromiumPath' : 'headlessShellPath'))
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width, height },
    isMobile: name === 'phone',
    hasTouch: name === 'phone',
    serviceWorkers: 'block',
    ...options,
  })
  // As long as `expect.poll` waits, because a screen may take a while on a busy machine.
  context.setDefaultTimeout(60_000)
  return context.newPage()
}
