import type { Browser, BrowserContextOptions } from 'playwright-core'
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
    construct: (target, parts: [], self) => (Reflect.construct(target, parts.length === 0 ? [RealDate.now() + shift] : parts, self) as Date),
    get: (target, name) => (name === 'now' ? () => RealDate.now() + shift : (Reflect.get(target, name) as unknown)),
  })
}

interface Entrance {
  /** Signed in as this person; a stranger without one. */
  as?: Pick<Person, 'id' | 'companyId'>
  kind?: SessionKind
  options?: BrowserContextOptions
}

export interface Stage {
  readonly product: Product
  readonly world: World
  readonly origin: string
  /** Opens a browser of their own for somebody, at the address. */
  visit: (path: string, entrance?: Entrance) => Promise<Visitor>
  tokenOf: (person: Pick<Person, 'id' | 'companyId'>, kind?: SessionKind) => Promise<string>
}

/** The whole product on a database of its own with a small world in it, and a Chromium of one size in front. */
export const useStage = (screen: ScreenSize): Stage => {
  let product: Product | undefined
  let world: World | undefined
  let browser: Browser | undefined
  let visitors: Visitor[] = []

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
    await Promise.all(visitors.map(({ context }) => context.close()))
    visitors = []
    expect(troubles, 'what the browser complained about').toEqual([])
    expect(product?.complaints, 'what the server complained about').toEqual([])
  })

  const opened = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw new Error('The stage is set before the first test, not before it is described.')
    return thing
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
      const token = as && (await stage.tokenOf(as, kind))
      const localStorage = token === undefined ? [] : [{ name: 'user_token', value: token }]
      const isPhone = screen.name === 'phone'
      const context = await newContext(opened(browser), {
        viewport: { width: screen.width, height: screen.height },
        isMobile: isPhone,
        hasTouch: isPhone,
        serviceWorkers: 'block',
        storageState: { cookies: [], origins: [{ origin: stage.origin, localStorage }] },
        ...options,
      })
      context.setDefaultTimeout(15_000)
      await context.addInitScript(moveDate, stage.product.clock.now().getTime())
      const visitor = new Visitor(await context.newPage(), stage.origin, screen.name)
      visitors.push(visitor)
      await visitor.goesTo(path)
      return visitor
    },
  }
  return stage
}
