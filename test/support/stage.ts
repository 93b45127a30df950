import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { launchChromium, newContext } from './chromium.ts'
import { type Product, startProduct } from './product.ts'
import type { ScreenSize } from './screens.ts'
import { Visitor } from './visitor.ts'
import { type Person, settleWorld, tokenOf, type World } from './world.ts'
import type { SessionKind } from '../../src/core/access/index.ts'

/** The browser's calendar is the product's; its timers stay real. */
const moveDate = (to: number): void => {
  const RealDate = Date
  const shift = to - RealDate.now()
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parts: [], self) =>
      Reflect.construct(target, parts.length === 0 ? [RealDate.now() + shift] : parts, self) as Date,
    get: (target, name) => (name === 'now' ? () => RealDate.now() + shift : (Reflect.get(target, name) as unknown)),
  })
}

/** Once per tab: whoever sat at this browser before has left nothing behind. */
const comeIn = (token: string | null): void => {
  if (location.protocol === 'about:' || sessionStorage.getItem('came-in') !== null) return
  sessionStorage.setItem('came-in', 'yes')
  localStorage.clear()
  if (token !== null) localStorage.setItem('user_token', token)
}

interface Entrance {
  /** Signed in as this person; a stranger without one. */
  as?: Pick<Person, 'id' | 'companyId'>
  kind?: SessionKind
  /** A browser that nobody has used before. */
  options?: BrowserContextOptions
}

export interface Stage {
  readonly product: Product
  readonly world: World
  readonly origin: string
  /** Somebody sits down at a browser where nobody else is at the moment, and opens the address. */
  visit: (path: string, entrance?: Entrance) => Promise<Visitor>
  tokenOf: (person: Pick<Person, 'id' | 'companyId'>, kind?: SessionKind) => Promise<string>
}

/** The whole product on a database of its own with a small world in it, and a Chromium of one size in front. */
export const useStage = (screen: ScreenSize): Stage => {
  let product: Product | undefined
  let world: World | undefined
  let browser: Browser | undefined
  let visitors: Visitor[] = []
  const idle: BrowserContext[] = []

  beforeAll(async () => {
    const [launched, started] = await Promise.all([launchChromium(), startProduct()])
    browser = launched
    product = started
    world = await settleWorld(started)
  })
  afterAll(async () => {
    await browser?.close()
    await product?.stop()
  })
  afterEach(async () => {
    const troubles = visitors.flatMap((visitor) => visitor.troubles)
    await Promise.all(visitors.map(({ page, isGuest, context }) => (isGuest ? context.close() : page.close())))
    idle.push(...visitors.filter(({ isGuest }) => !isGuest).map(({ context }) => context))
    visitors = []
    expect(troubles, 'what the browser complained about').toEqual([])
    expect(product?.complaints, 'what the server complained about').toEqual([])
  })

  const opened = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw new Error('The stage is set before the first test, not before it is described.')
    return thing
  }
  const newBrowserContext = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
    const isPhone = screen.name === 'phone'
    const viewport = { width: screen.width, height: screen.height }
    const context = await newContext(opened(browser), {
      viewport,
      isMobile: isPhone,
      hasTouch: isPhone,
      serviceWorkers: 'block',
      ...options,
    })
    context.setDefaultTimeout(15_000)
    await context.addInitScript(moveDate, stage.product.clock.now().getTime())
    return context
  }
  const stage: Stage = {
    get product() {
      return opened(product)
    },
    get world() {
      return opened(world)
    },
    get origin() {
      return `http://localhost:${stage.product.port}`
    },
    tokenOf: (person, kind = 'staff') => tokenOf(stage.product, person, kind),
    visit: async (path, { as, kind = 'staff', options } = {}) => {
      const token = as === undefined ? null : await stage.tokenOf(as, kind)
      const context = (options === undefined ? idle.pop() : undefined) ?? (await newBrowserContext(options))
      const page = await context.newPage()
      await page.addInitScript(comeIn, token)
      const visitor = new Visitor(page, { origin: stage.origin, screen: screen.name, isGuest: options !== undefined })
      visitors.push(visitor)
      await visitor.goesTo(path)
      return visitor
    },
  }
  return stage
}
