import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { areaOf, dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'

describe('Somebody’s own data', () => {
  const stage = useStage(phone, desktop)
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tabldot-own-data-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('is downloaded from Hesabım, to read and for programs', async () => {
    const { product, world } = stage
    const person = world.corporateA.people.individual
    const eater = await stage.visit(areaOf(product, person, 'hesabim'), { as: person, kind: 'individual' })
    const save = async (button: string) => {
      const [download] = await Promise.all([eater.page.waitForEvent('download'), eater.presses(button)])
      const file = join(folder, download.suggestedFilename())
      await download.saveAs(file)
      return [download.suggestedFilename(), await readFile(file, 'utf8'), file] as const
    }
    const [pageName, page, file] = await save('İndir (okunur)')
    expect(pageName).toBe('verilerim.html')
    expect(page).toContain('<h2>Yemek seçimleri ve puanlar</h2>')
    const [dataName, data] = await save('İndir (JSON)')
    expect(dataName).toBe('verilerim.json')
    expect(JSON.parse(data)).toMatchObject({ parts: { account: [{ id: person.id }] } })
    await eater.checksScreen('own data')

    const reader = await stage.visit('/')
    await reader.page.goto(pathToFileURL(file).href)
    await reader.checksScreen('own data to read')
  })

  test('is in the user menu of staff', async () => {
    const { product, world } = stage
    const manager = world.supplier.people.corporate3
    const visitor = await stage.visit(dashboardOf(product, manager), { as: manager })
    await visitor.presses(/Kullanıcı menüsü$/)
    await visitor.named('menuitem', 'Verilerim').click()
    await visitor.sees('İndir (okunur)')
    await visitor.checksScreen('own data of staff')
    await visitor.presses('Kapat')
  })
})
