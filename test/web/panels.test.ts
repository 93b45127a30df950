import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { Sessions, Tokens } from '../../src/core/access/index.ts'
import { dashboardOf } from '../support/addresses.ts'
import { screens } from '../support/screens.ts'
import { overflowsOn } from '../support/page-checks.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { password } from '../support/world.ts'
import type { Showing } from './page/showing.ts'
import { eventually } from './panel-steps.ts'

const place = '/another-page/'
const files = new Map<string, string | Uint8Array>()
const contentTypes = { html: 'text/html', js: 'text/javascript', css: 'text/css' } as const

const stage = useStage(screens[1]!)

beforeAll(async () => {
  const { output } = (await build({
    configFile: false,
    root: join(import.meta.dirname, 'page'),
    base: place,
    logLevel: 'error',
    build: { write: false, minify: false },
  })) as Rolldown.RolldownOutput
  for (const part of output) files.set(place + part.fileName, part.type === 'chunk' ? part.code : part.source)
})

/** Somebody else's page that contains apps and panels of the product. */
const visitsPageWith = async (showing: Showing): Promise<Visitor> => {
  const visitor = await stage.visit('/login')
  await visitor.page.route(`**${place}**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const ending = (pathname.split('.').pop() ?? '') as keyof typeof contentTypes
    const file = files.get(pathname) ?? ''
    return route.fulfill({
      contentType: contentTypes[ending],
      body: typeof file === 'string' ? file : Buffer.from(file),
    })
  })
  await visitor.goesTo(`${place}index.html#${encodeURIComponent(JSON.stringify(showing))}`)
  return visitor
}

const columnOf = ({ page }: Visitor, number: number) =>
  page.getByRole('region', { name: `Sütun ${number}`, exact: true })

test('two apps on one page keep their people and sessions separate', async () => {
  const { product, world } = stage
  const [firm, caterer] = [world.corporateA, world.cateringA]
  const [manager, cook] = [firm.people.corporateOwner, caterer.people.corporateOwner]
  const tokens = { manager: await stage.tokenOf(manager), cook: await stage.tokenOf(cook) }
  const visitor = await visitsPageWith({
    apps: [
      { token: tokens.manager, address: dashboardOf(product, manager) },
      { token: tokens.cook, address: dashboardOf(product, cook) },
    ],
  })
  const [first, second] = [columnOf(visitor, 1), columnOf(visitor, 2)]
  await first.getByText(firm.company.name, { exact: true }).waitFor()
  await second.getByText(caterer.company.name, { exact: true }).waitFor()
  await second.getByText('Son aktiviteler').waitFor()

  await product.use(Sessions).end(product.use(Tokens).hashOf(tokens.cook))
  visitor.expectsRefusal(401)
  await second.getByRole('link', { name: 'Çalışanlar' }).click()
  await visitor.sees('Oturum süresi dolmuş. Lütfen tekrar giriş yapın.', caterer.company.name)
  await visitor.fills({ Şifre: password })
  await visitor.presses('Giriş yap')
  await second.getByRole('button', { name: 'Toplu çalışan ekle' }).waitFor()
  await first.getByRole('link', { name: 'Vardiyalar' }).click()
  await first.getByRole('button', { name: 'Yeni vardiya' }).waitFor()
  expect(await visitor.page.evaluate(() => localStorage.getItem('user_token'))).toBeNull()
})

test('a panel loads the company of its scope and offers only what is allowed there', async () => {
  const { corporateA: own, corporateB: other } = stage.world
  const { id, name, slug } = other.company
  const visitor = await visitsPageWith({
    token: await stage.tokenOf(own.people.corporateOwner),
    panels: [{ panel: 'shifts' }, { panel: 'shifts', company: { id, name, slug, type: 'corporate' } }],
  })
  visitor.expectsRefusal(403)
  const asked = visitor.page.waitForRequest(`**/api/corporate/${id}/shifts`)
  const [first, second] = [columnOf(visitor, 1), columnOf(visitor, 2)]
  await first.getByRole('button', { name: 'Yeni vardiya' }).waitFor()
  await second.getByText(/^Vardiyalar yüklenirken hata oluştu/).waitFor()
  expect(await second.getByRole('button', { name: 'Yeni vardiya' }).count()).toBe(0)
  expect((await (await asked).response())?.status()).toBe(403)
})

test('panels on one page have separate ids, tabs and widths', async () => {
  const visitor = await visitsPageWith({
    token: await stage.tokenOf(stage.world.corporateA.people.corporateOwner),
    panels: [{ panel: 'employees' }, { panel: 'employees' }, { panel: 'system' }, { panel: 'shifts' }],
  })
  const [narrow, wide] = [columnOf(visitor, 1), columnOf(visitor, 2)]
  await wide.getByRole('table').waitFor()
  await narrow.getByRole('listitem').first().waitFor()
  expect(await narrow.getByRole('table').count()).toBe(0)
  await columnOf(visitor, 3).getByText('Resim yükle').waitFor()
  await columnOf(visitor, 4).getByRole('listitem').first().waitFor()
  expect(await overflowsOn(visitor.page)).toEqual([])
  expect(await visitor.page.title()).toBe('Başka bir sayfa')

  await narrow.getByRole('tab', { name: 'Departmanlar' }).click()
  await narrow.getByRole('button', { name: 'Yeni departman' }).waitFor()
  await wide.getByRole('table').waitFor()
  const ids = await visitor.page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  const tabs = await visitor.page.getByRole('tab', { selected: true }).all()
  for (const tab of tabs) {
    const panel = visitor.page.locator(`[id="${await tab.getAttribute('aria-controls')}"]`)
    await eventually(() => panel.getAttribute('aria-labelledby')).toBe(await tab.getAttribute('id'))
  }
})
