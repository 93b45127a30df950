import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core'
import { inject } from 'vitest'

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: inject('chromiumPath'),
    args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
  })

/** Without movement: a picture taken in the middle of an animation shows a half-faded dialog. */
export const newContext = (browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> =>
  browser.newContext({ reducedMotion: 'reduce', locale: 'tr-TR', timezoneId: 'Europe/Istanbul', ...options })
