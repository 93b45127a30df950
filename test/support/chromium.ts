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

let browser: Promise<Browser> | undefined
/** Shared by all files of a worker; closed with the worker. */
const openChromium = (): Promise<Browser> =>
  (browser ??= chromium.launch({
    executablePath: inject('chromiumPath'),
    args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
  }))

/**
 * A tab in a browser context of its own. Motion is reduced, because a screenshot taken during an animation shows a
 * half-faded dialog.
 */
export const newTab = async (
  { name, width, height }: ScreenSize,
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const context = await (
    await openChromium()
  ).newContext({
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
  context.setDefaultTimeout(30_000)
  return context.newPage()
}
