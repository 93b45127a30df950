import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { chromium, type Page } from 'playwright'
import type { DemoAccount } from '../../cli/demo/accounts.ts'
import { openEmbeddedPostgres } from '../../src/gateways/index.ts'
import { packageRoot } from '../../src/main/package-root.ts'
import { findOrInstallChromium } from '../support/find-chromium.ts'
import { type LoadedRequest, recordLoad } from '../support/page-load.ts'
import { startProduct, stopAll } from './processes.ts'

/*
 * How long a phone on a slow network waits for a screen of the demo, and what it fetches meanwhile: from nothing, and
 * again with what its cache and service worker kept. `node scripts/build.ts && node test/bench/first-load.ts`
 * With `--lighthouse 9222 --only choosing`, it says instead how Lighthouse measures that screen, and waits.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    kbps: { type: 'string', default: '400' },
    latency: { type: 'string', default: '300' },
    slowdown: { type: 'string', default: '4' },
    /** Every request of the first round. */
    all: { type: 'boolean', default: false },
    /** A port for a signed-in Chromium. */
    lighthouse: { type: 'string' },
  },
})
const throughput = (Number(values.kbps) * 1000) / 8
const network = {
  offline: false,
  latency: Number(values.latency),
  downloadThroughput: throughput,
  uploadThroughput: throughput,
}

interface Screen {
  name: string
  path: string
  token?: string
  /** What can be used first. */
  ready: string
}

const folder = await mkdtemp(join(tmpdir(), 'tabldot-first-load-'))
const postgres = await openEmbeddedPostgres({ dataDir: folder, durable: false })
const demo = await promisify(execFile)(process.execPath, [join(packageRoot, 'dist/cli/main.js'), 'demo', '--json'], {
  env: { ...process.env, DATABASE_URL: postgres.url, DATABASE_OWNER_URL: postgres.ownerUrl },
})
const { accounts } = JSON.parse(demo.stdout) as { accounts: DemoAccount[] }
const accountOf = (type: string, role: string): DemoAccount => {
  const found = accounts.find((one) => one.company_type === type && one.role === role)
  if (found === undefined) throw new Error(`the demo has no ${role} of a ${type}`)
  return found
}
const origin = await startProduct(postgres.url)

const ask = async (path: string, init: RequestInit = {}): Promise<unknown> => (await fetch(origin + path, init)).json()
/** Signs in, and returns the session's token and the address of the person's own pages. */
const signIn = async ({ phone, password, company_id }: DemoAccount, company_type: string) => {
  const opened = await ask('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, password, company_id, company_type }),
  })
  const { token, redirect_url } = opened as { token: string; redirect_url: string }
  return { token, own: (page: string) => redirect_url.replace(/[^/]+$/, page) }
}

const eater = await signIn(accountOf('corporate', 'individual'), 'individual')
const owner = await signIn(accountOf('corporate', 'corporateOwner'), 'corporate')
const cook = accountOf('catering', 'corporateOwner')
const catering = await signIn(cook, 'catering')
const { id: cookId } = (await ask('/api/user/profile', {
  headers: { authorization: `Bearer ${catering.token}` },
})) as { id: string }
const screens: Screen[] = [
  { name: 'sign-in', path: '/', ready: 'button[type=submit]' },
  { name: 'choosing', path: eater.own('secim'), token: eater.token, ready: '[role=radio]:not([aria-disabled])' },
  { name: 'Genel', path: owner.own('general'), token: owner.token, ready: 'main h2' },
  {
    name: 'kitchen',
    path: `/${cook.company_id}/${cookId}/${accountOf('corporate', 'individual').company_id}/kitchen-dashboard`,
    token: catering.token,
    ready: 'main table, main li',
  },
]

const executablePath = await findOrInstallChromium()
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'tr-TR',
  timezoneId: 'Europe/Istanbul',
}
const visitAs = async (page: Page, token: string | undefined) => {
  await page.goto(`${origin}/favicon.svg`)
  await page.evaluate((token) => token && localStorage.setItem('user_token', token), token)
}

const open = async (page: Page, { path, ready }: Screen) => {
  const cdp = await page.context().newCDPSession(page)
  const loaded = await recordLoad(cdp)
  await cdp.send('Network.emulateNetworkConditions', network)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) })
  await page.goto(origin + path, { waitUntil: 'commit' })
  const seen = await page.waitForFunction(
    (ready) => document.querySelector(ready)?.checkVisibility() && performance.now(),
    ready,
    { polling: 'raf', timeout: 120_000 },
  )
  const seconds = Number(await seen.jsonValue()) / 1000
  const requests = loaded()
  const paint = await page.evaluate(() => {
    type Shift = PerformanceEntry & { value: number }
    const taken = (type: string) => {
      const observer = new PerformanceObserver(() => undefined)
      observer.observe({ type, buffered: true })
      return observer.takeRecords()
    }
    return {
      first: (taken('paint').at(-1)?.startTime ?? 0) / 1000,
      largest: (taken('largest-contentful-paint').at(-1)?.startTime ?? 0) / 1000,
      shift: (taken('layout-shift') as Shift[]).reduce((sum, { value }) => sum + value, 0),
    }
  })
  await page.waitForLoadState('networkidle', { timeout: 120_000 })
  await cdp.detach()
  return { seconds, requests, ...paint }
}

const median = (figures: number[]): number => figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? 0
const kB = (requests: LoadedRequest[]): string =>
  (requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(0)

const measure = async (wanted: Screen[]): Promise<void> => {
  const browser = await chromium.launch({ executablePath, args })
  for (const screen of wanted) {
    const loads: Record<'cold' | 'warm', Awaited<ReturnType<typeof open>>[]> = { cold: [], warm: [] }
    for (let round = 0; round < Number(values.rounds); round++) {
      const context = await browser.newContext(phone)
      const page = await context.newPage()
      await visitAs(page, screen.token)
      for (const kind of ['cold', 'warm'] as const) {
        loads[kind].push(await open(page, screen))
        // Leaves time for the worker to keep what the page has loaded.
        await page.goto(`${origin}/favicon.svg`)
      }
      await context.close()
    }
    for (const [kind, rounds] of Object.entries(loads)) {
      const requests = rounds[0]?.requests ?? []
      const scripts = requests.filter(({ type }) => type === 'Script')
      console.log(
        [
          `${screen.name}, ${kind}: ready after ${median(rounds.map(({ seconds }) => seconds)).toFixed(1)} s`,
          `first paint ${median(rounds.map(({ first }) => first)).toFixed(1)} s`,
          `largest paint ${median(rounds.map(({ largest }) => largest)).toFixed(1)} s`,
          `shift ${median(rounds.map(({ shift }) => shift)).toFixed(3)}`,
          `${requests.length} requests, ${kB(requests)} kB`,
          `${scripts.length} scripts, ${kB(scripts)} kB, ${Math.max(...scripts.map(({ wave }) => wave))} waves`,
        ].join('; '),
      )
      if (values.all) console.table(requests)
    }
  }
  await browser.close()
}

const waitForLighthouse = async ({ path, token }: Screen, port: string): Promise<void> => {
  const profile = join(folder, 'profile')
  const debugging = [...args, `--remote-debugging-port=${port}`]
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: debugging })
  await visitAs(await context.newPage(), token)
  console.log(`npx lighthouse '${origin}${path}' --port ${port} --disable-storage-reset --only-categories performance`)
  const terminal = createInterface(process.stdin)
  console.log('Press Enter when it has finished.')
  await once(terminal, 'line')
  terminal.close()
  await context.close()
}

try {
  const wanted = screens.filter(({ name }) => name.includes(values.only ?? ''))
  if (values.lighthouse === undefined) await measure(wanted)
  else if (wanted[0]) await waitForLighthouse(wanted[0], values.lighthouse)
} finally {
  stopAll()
  await pause(2_000)
  await postgres.release()
  await rm(folder, { recursive: true, force: true })
}
