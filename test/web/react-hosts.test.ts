import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build, type Rolldown } from 'vite'
import { describe, expect, test } from 'vitest'
import { packageRoot } from '../../src/main/package-root.ts'
import { desktop } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { eventually } from './panel-steps.ts'

const folder = join(import.meta.dirname, 'hosts')
const place = '/react-page/'
const contentTypes = { html: 'text/html', js: 'text/javascript' } as const

/** The packages that `react` and `react-dom` mean for a page with this version. */
const reacts = { 18: { react: 'react-18', 'react-dom': 'react-dom-18' }, 19: {} } as const
type Version = keyof typeof reacts

const compile = (version: Version) =>
  promisify(execFile)(process.execPath, [
    join(packageRoot, 'node_modules', 'typescript', 'bin', 'tsc'),
    '-p',
    join(folder, `tsconfig.react-${version}.json`),
  ])

const bundle = async (version: Version): Promise<Map<string, string | Uint8Array>> => {
  const { output } = (await build({
    configFile: false,
    root: folder,
    base: place,
    logLevel: 'error',
    resolve: { alias: reacts[version] },
    build: { write: false, minify: false },
  })) as Rolldown.RolldownOutput
  return new Map(output.map((part) => [place + part.fileName, part.type === 'chunk' ? part.code : part.source]))
}

describe.each([18, 19] as const)('A page with React %i', (version) => {
  const stage = useStage(desktop)

  test('compiles with the components, and fails without their required props', async () => {
    await compile(version)
  })

  test('shows a panel, changes it at run time and is told about what was done in it', async () => {
    const { corporateOwner } = stage.world.corporateA.people
    const token = await stage.tokenOf(corporateOwner)
    const files = await bundle(version)
    const visitor = await stage.visit('/favicon.svg', { options: {} })
    await visitor.page.route(`**${place}**`, (route) => {
      const { pathname } = new URL(route.request().url())
      const ending = (pathname.split('.').pop() ?? '') as keyof typeof contentTypes
      return route.fulfill({ contentType: contentTypes[ending], body: Buffer.from(files.get(pathname) ?? '') })
    })
    await visitor.goesTo(`${place}index.html#${encodeURIComponent(JSON.stringify({ api: stage.origin, token }))}`)
    await visitor.button('Kişi ekle').waitFor()
    expect(await visitor.page.locator('html').getAttribute('data-react')).toMatch(new RegExp(`^${version}\\.`))
    await visitor.opensTab('Departmanlar')
    await visitor.presses('Yeni departman')
    await visitor.fills({ 'Departman adı': 'Depo' })
    await visitor.presses('Ekle')
    await eventually(() => visitor.page.getByLabel('Değişenler').textContent()).toBe('createDepartment')
    await visitor.presses('Koyu')
    const panel = visitor.page.locator('tabldot-employees')
    await eventually(() => panel.getAttribute('theme')).toBe('dark')
    expect(await panel.getAttribute('class')).toBe('panel')
    expect(await panel.evaluate((element) => getComputedStyle(element).getPropertyValue('--tb-canvas'))).toBe('#161210')
    await visitor.button('Yeni departman').waitFor()
    expect(await visitor.page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(1)
  })
})
