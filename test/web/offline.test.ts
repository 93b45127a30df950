import { describe, expect, test } from 'vitest'
import { areaOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'

describe('Without a connection', () => {
  const stage = useStage(phone, desktop)

  test('the app opens, says what is missing, keeps nothing of the API and heals by itself', async () => {
    const { product, world } = stage
    const { individual } = world.corporateA.people
    const employee = await stage.visit('/favicon.svg', {
      as: individual,
      kind: 'individual',
      options: { serviceWorkers: 'allow' },
    })
    // A file that the page requested before the worker controlled it and received afterwards.
    await employee.page.route('**/assets/individual-area-*.js', async (route) => {
      await employee.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      await route.continue()
    })
    await employee.goesTo(areaOf(product, individual))
    await employee.sees('Merhaba, Deneme')
    const keptPaths = () =>
      employee.page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready
        const names = await caches.keys()
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        return {
          script: active && new URL(active.scriptURL).pathname,
          paths: requests.flat().map(({ url }) => new URL(url).pathname),
        }
      })
    const loaded = () =>
      employee.page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => path.startsWith('/assets/')),
      )
    await expect
      .poll(
        async () => {
          const [{ paths }, needed] = await Promise.all([keptPaths(), loaded()])
          return ['/', ...needed].filter((path) => !paths.includes(path))
        },
        { timeout: 15_000 },
      )
      .toEqual([])
    await employee.follows('Yemek seç')
    await employee.heading('12 Kasım Perşembe').waitFor()
    const kept = await keptPaths()
    expect(kept.script).toBe('/sw.js')
    expect(kept.paths.filter((path) => path.startsWith('/api'))).toEqual([])

    employee.expectsLostConnection()
    await employee.context.setOffline(true)
    await employee.sees('İnternet bağlantınız yok.')
    await employee.findsInOrder('choosing while offline')
    await employee.page.reload()
    await employee.sees(
      'Veriler yüklenirken hata oluştu: Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.',
    )
    await employee.findsInOrder('app opened offline')
    await employee.context.setOffline(false)
    await employee.heading('12 Kasım Perşembe').waitFor()
  })
})
