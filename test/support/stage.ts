import type { BrowserContextOptions } from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { SessionKind } from '../../src/core/actors/rules.ts'
import { type Product, startProduct } from './product.ts'
import type { ScreenSize } from './screens.ts'
import { type Tab, takeTab } from './tab.ts'
import { Visitor } from './visitor.ts'
import { type Person, createWorld, tokenOf, type World } from './world.ts'

interface Entrance {
  /** The person who is signed in; nobody if undefined. */
  as?: Pick<Person, 'id' | 'companyId'>
  kind?: SessionKind
  /** Opens a new browser context with these options. */
  options?: BrowserContextOptions
}

export interface Stage {
  readonly product: Product
  readonly world: World
  readonly origin: string
  /** Opens the address in an idle tab. */
  visit: (path: string, entrance?: Entrance) => Promise<Visitor>
  tokenOf: (person: Pick<Person, 'id' | 'companyId'>, kind?: SessionKind) => Promise<string>
}

/**
 * The whole product on its own database with a small world in it, and a Chromium. Visitors use the first screen size;
 * `checksScreen` also checks the others, which is enough if only styles differ.
 */
export const useStage = (screen: ScreenSize, ...others: ScreenSize[]): Stage =>
  useStageWith(() => Promise.resolve({}), screen, ...others)

/** The same with a configuration that is known only at the start. */
export const useStageWith = (
  configure: () => Promise<NodeJS.ProcessEnv>,
  screen: ScreenSize,
  ...others: ScreenSize[]
): Stage => {
  let product: Product | undefined
  let world: World | undefined
  let visits: { visitor: Visitor; leave: Tab['leave'] }[] = []

  beforeAll(async () => {
    product = await startProduct({ env: await configure() })
    world = await createWorld(product)
  })
  afterAll(() => product?.stop())
  afterEach(async ({ task }) => {
    const problems = visits.flatMap(({ visitor }) => visitor.problems)
    if (task.result?.state === 'fail')
      for (const { visitor } of visits) console.error(`${task.name}: at ${await visitor.shown()}`)
    await Promise.all(visits.map(({ leave }) => leave()))
    visits = []
    expect(problems, 'errors in the browser').toEqual([])
    expect(product?.loggedErrors, 'errors on the server').toEqual([])
  })

  const opened = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw new Error('The stage is only available inside tests and hooks.')
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
      const token = as === undefined ? null : await stage.tokenOf(as, kind)
      const { product, origin } = stage
      const { page, leave } = await takeTab({ origin, screen, token, now: product.clock.now(), options })
      const visitor = new Visitor(page, origin, [screen, ...others])
      visits.push({ visitor, leave })
      await visitor.goesTo(path)
      return visitor
    },
  }
  return stage
}
