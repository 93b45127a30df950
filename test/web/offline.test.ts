import { describe, expect, test } from 'vitest'
import { areaOf, dashboardOf } from '../support/addresses.ts'
import { writeMenu } from '../support/publishing.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { anEater } from './eating-steps.ts'
import { optionOn } from './menu-steps.ts'

describe('Without a connection', () => {
  const stage = useStage(phone, desktop)

  test('the app opens, says what is missing, stores nothing from the API and recovers by itself', async () => {
    const { product, world } = stage
    const { individual } = world.corporateA.people
    await writeMenu(product, world, {
      date: world.menuDate,
      commonCourses: [{ course: 'soup', name: 'Mercimek çorbası' }],
    })
    const employee = await stage.visit('/favicon.svg', {
      as: individual,
      kind: 'individual',
      options: { serviceWorkers: 'allow' },
    })
    // A file that the page requested before the worker controlled it and received afterwards.
    await employee.page.route('**/assets/account-pages-*.js', async (route) => {
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
      .poll(async () => {
        const [{ paths }, needed] = await Promise.all([keptPaths(), loaded()])
        return ['/', ...needed].filter((path) => !paths.includes(path))
      })
      .toEqual([])
    const shell = await employee.page.evaluate(async () => (await caches.match('/'))?.text())
    expect(shell).toContain('<b data-screen></b>')
    expect(shell).toContain(' data-draws=""')
    await employee.follows('Yemek seç')
    await employee.heading('12 Kasım Perşembe').waitFor()
    const kept = await keptPaths()
    expect(kept.script).toBe('/sw.js')
    expect(kept.paths.filter((path) => path.startsWith('/api'))).toEqual([])

    employee.expectsLostConnection()
    await employee.context.setOffline(true)
    await employee.sees('İnternet bağlantınız yok.')
    await employee.checksScreen('choosing while offline')
    await employee.reloads()
    await employee.sees(/Gördüğünüz menü bugün \d\d\.\d\d’.. alındı\. Seçin, bağlantı gelince göndeririz\./)
    await employee.sees('Mercimek çorbası')
    await optionOn(employee, '12 Kasım Perşembe', 'Kuru fasulye').click()
    await employee.sees('Bu cihazda saklı')
    await employee.checksScreen('app opened offline')
    await employee.follows('Ana sayfa')
    await employee.sees('Merhaba, Deneme', /^Kuru fasulye/)

    await employee.context.setOffline(false)
    await expect
      .poll(() =>
        product.sql(`SELECT meal_name FROM choices WHERE user_id = '${individual.id}' AND date = '2026-11-12'`),
      )
      .toEqual([{ meal_name: 'Kuru fasulye' }])
    await employee.page.getByText(/Gördüğünüz menü/).waitFor({ state: 'detached' })
    // What is still asked for while somebody signs out is refused.
    const asked = ['mail-settings', 'privacy-requests'].map((part) =>
      employee.page.waitForResponse((response) => response.url().endsWith(`/${part}`)),
    )
    await employee.follows('Hesabım')
    await Promise.all(asked)
    await employee.presses('Çıkış yap')
    await employee.isAt('/login')
    expect(
      await employee.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tabldot_own'))),
      'signing out leaves nothing to read',
    ).toEqual([])
  })

  test('a menu that an earlier version kept, without common courses, can still be read', async () => {
    const eater = await anEater(stage)
    const employee = await stage.visit(areaOf(stage.product, eater, 'secim'), { as: eater, kind: 'individual' })
    await employee.heading('12 Kasım Perşembe').waitFor()
    await employee.page.evaluate(() => {
      for (const [key, kept] of Object.entries<string>(localStorage))
        if (key.includes('getMenuPlay')) localStorage.setItem(key, kept.replaceAll('"common_courses"', '"unknown"'))
    })
    employee.expectsLostConnection()
    await employee.page.route('**/menu-play*', (route) => route.abort())
    await employee.reloads()
    await optionOn(employee, '12 Kasım Perşembe', 'Kuru fasulye').waitFor()
  })

  test('a page that cannot be fetched takes nothing else with it, and comes by itself with the connection', async () => {
    const { product } = stage
    const eater = await anEater(stage)
    const address = areaOf(product, eater, 'secim')
    const page = await (await fetch(stage.origin + address)).text()
    const employee = await stage.visit('/favicon.svg', { as: eater, kind: 'individual', options: {} })
    await employee.page.route('**/assets/*.js', (route) =>
      page.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort('connectionfailed'),
    )
    employee.expectsMissingFile()
    await employee.goesTo(address)
    await optionOn(employee, '12 Kasım Perşembe', 'Kuru fasulye').waitFor()
    await employee.context.setOffline(true)
    await optionOn(employee, '12 Kasım Perşembe', 'Kuru fasulye').click()
    await employee.sees('Bu cihazda saklı')
    await employee.follows('Ana sayfa')
    await employee.sees('Sayfa yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.')
    await employee.checksScreen('page that could not be fetched')
    await employee.follows('Yemek seç')
    await employee.sees('Bu cihazda saklı')
    await employee.follows('Ana sayfa')
    await employee.presses('Yeniden dene')
    await employee.sees('Sayfa yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.')
    await employee.page.unroute('**/assets/*.js')
    await employee.context.setOffline(false)
    await employee.sees(/^Merhaba, /, /^Kuru fasulye/)
    await expect
      .poll(() => product.sql(`SELECT meal_name FROM choices WHERE user_id = '${eater.id}'`))
      .toEqual([{ meal_name: 'Kuru fasulye' }])
  })

  test('managers are told that the server cannot be reached', async () => {
    const { product, world } = stage
    const { corporateOwner } = world.corporateA.people
    const owner = await stage.visit(dashboardOf(product, corporateOwner), {
      as: corporateOwner,
      options: { serviceWorkers: 'allow' },
    })
    owner.expectsLostConnection()
    await owner.page.evaluate(() => navigator.serviceWorker.ready)
    await owner.reloads()
    await owner.heading('Genel').waitFor()
    await owner.context.setOffline(true)
    await owner.reloads()
    await owner.sees(
      'Veriler yüklenirken hata oluştu: Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.',
    )
    await owner.context.setOffline(false)
    await owner.heading('Genel').waitFor()
  })
})
