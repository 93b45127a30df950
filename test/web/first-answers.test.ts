import { expect, test } from 'vitest'
import { areaOf, dashboardOf, kitchenOf } from '../support/addresses.ts'
import { phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Person } from '../support/world.ts'

const stage = useStage(phone)

const opened = (as: Person, path: string, ready: string) => ({ as, path, ready })
const screens = [
  {
    name: 'choosing',
    screen: () => {
      const { individual } = stage.world.corporateA.people
      return opened(individual, areaOf(stage.product, individual, 'secim'), '[role=radio]')
    },
  },
  {
    name: "an employee's home page",
    screen: () => {
      const { individual } = stage.world.corporateA.people
      return opened(individual, areaOf(stage.product, individual), 'main section')
    },
  },
  {
    name: 'Genel of a firm',
    screen: () => {
      const { corporateOwner } = stage.world.corporateA.people
      return opened(corporateOwner, dashboardOf(stage.product, corporateOwner), 'main h2')
    },
  },
  {
    name: 'a kitchen',
    screen: () => {
      const { corporateOwner } = stage.world.cateringA.people
      return opened(corporateOwner, kitchenOf(corporateOwner, stage.world.corporateA.company), 'main table, main li')
    },
  },
]

test.each(screens)('$name asks for its data before the app has loaded, and for nothing twice', async ({ screen }) => {
  const { as, path, ready } = screen()
  const kind = path.startsWith('/individual') ? 'individual' : 'staff'
  const { page } = await stage.visit('/favicon.svg', { as, kind, options: {} })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname + search)
  })
  const letScriptsPass = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await letScriptsPass.promise
    await route.continue()
  })
  await page.goto(stage.origin + path, { waitUntil: 'commit' })
  const listed = (await page.locator('script[data-asks]').getAttribute('data-asks'))?.split(' ') ?? []
  await expect.poll(() => asked.length).toBe(listed.length)
  const early = [...asked]
  letScriptsPass.resolve()
  await page.locator(ready).first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(early.length).toBeGreaterThan(1)
  expect(asked.map((address) => address.replace(/\?$/, '')).filter((address) => early.includes(address))).toEqual(early)
})
