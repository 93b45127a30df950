import type { Request } from 'playwright'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { areaOf } from '../support/addresses.ts'
import { writeMenu } from '../support/publishing.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { Visitor } from '../support/visitor.ts'
import { password, type Person } from '../support/world.ts'
import { anEater } from './eating-steps.ts'
import { optionOn } from './menu-steps.ts'

const thursday = '12 Kasım Perşembe'
const nothing = 'Bu cihazda kayıtlı bir şey yok.'
const declared = { containsPork: false, containsAlcohol: false }

describe('What somebody avoids', () => {
  const stage = useStage(phone, desktop)
  let ayse: Person

  beforeAll(() =>
    writeMenu(stage.product, stage.world, {
      date: stage.world.menuDate,
      dishes: [
        { label: 'Geleneksel', meal: { name: 'Fırında palamut, roka', allergens: ['fish', 'sesame'], ...declared } },
        { label: 'Alternatif', meal: { name: 'Etli nohut, pilav', allergens: [], ...declared } },
        { label: 'Alternatif 2', meal: { name: 'Izgara köfte, piyaz' } },
        { label: 'Diyet', meal: { name: 'Ezogelin çorbası' } },
      ],
      commonCourses: [{ course: 'drink', name: 'Ayran', allergens: ['milk'], ...declared }],
    }),
  )
  beforeEach(async () => {
    ayse = await anEater(stage)
  })

  const keptOn = ({ page }: Visitor) =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(' avoided')))
  const keyOf = ({ companyId, id }: Person) => `tabldot_own ${companyId} ${id} avoided`
  const opens = (page: string, entrance = {}) =>
    stage.visit(areaOf(stage.product, ayse, page), { as: ayse, kind: 'individual', ...entrance })
  const avoids = async (visitor: Visitor, ...names: string[]) => {
    await visitor.follows('Hesabım')
    await visitor.presses('Kaçındıklarımı seç')
    for (const name of names) await visitor.presses(name)
  }
  const entersAs = async (visitor: Visitor, person: Person) => {
    await visitor.picks('Şirket', 'anadolu', 'Anadolu Çelik')
    await visitor.fills({ Telefon: person.phone, Şifre: password })
    await visitor.page.getByRole('checkbox', { name: 'Bu cihazda hatırla' }).uncheck()
    await visitor.presses('Giriş yap')
  }
  const rowOf = (visitor: Visitor, name: string) => optionOn(visitor, thursday, `${name},?`)

  test('is marked in words wherever a dish is chosen or shown, and forbids nothing', async () => {
    const employee = await opens('secim')
    await employee.sees('Alerjen bilgisi girilmedi: Alternatif 2, Diyet')
    await avoids(employee, 'Balık', 'Süt', 'Domuz eti')
    await employee.sees('3 seçim bu cihazda kayıtlı.')
    expect(await employee.button('Balık').getAttribute('aria-pressed')).toBe('true')
    await employee.checksScreen('what somebody avoids')
    await employee.follows('Hesabım')
    await employee.checksScreen('own account')

    await employee.follows('Yemek seç')
    await employee.sees('Balık içerir', 'Ayran: süt içerir')
    expect(await rowOf(employee, 'Fırında palamut').textContent()).toContain('Balık içerir')
    expect(await rowOf(employee, 'Etli nohut').textContent()).not.toMatch(/içerir|girilmedi/)
    for (const name of ['Izgara köfte', 'Ezogelin çorbası'])
      expect(await rowOf(employee, name).textContent()).toMatch(
        /Alerjen bilgisi girilmedi.*Domuz eti bilgisi girilmedi/,
      )
    for (const colorScheme of ['dark', 'light'] as const) {
      await employee.page.emulateMedia({ colorScheme })
      await employee.checksScreen(`choosing with marks ${colorScheme}`)
    }

    await rowOf(employee, 'Fırında palamut').click()
    await employee.sees('Kaydedildi')
    await employee.reloads()
    await employee.button(/12 Kasım Perşembe.*Balık ve süt içerir.*Fırında palamut/).waitFor()
    await employee.checksScreen('a folded day with its sign')
    await employee.follows('Ana sayfa')
    await employee.sees('Balık içerir', 'Ayran: süt içerir')
    await employee.checksScreen('home with marks')
  })

  test('is in no request, and causes none', async () => {
    const records = async () => {
      const employee = await stage.visit('/favicon.svg', { as: ayse, kind: 'individual', options: {} })
      const requests: Request[] = []
      employee.page.on('request', (request) => requests.push(request))
      return { employee, requests }
    }
    const pathsOf = (requests: readonly Request[]) =>
      [...new Set(requests.map((request) => `${request.method()} ${new URL(request.url()).pathname}`))].sort()
    const looksAround = async ({ employee, requests }: Awaited<ReturnType<typeof records>>) => {
      await employee.goesTo(areaOf(stage.product, ayse, 'secim'))
      await rowOf(employee, 'Fırında palamut').waitFor()
      const loads = (file: string) => expect.poll(() => pathsOf(requests).join()).toContain(`/assets/${file}-`)
      await loads('two-shifts-dialog')
      await loads('account-pages')
      await employee.follows('Ana sayfa')
      await employee.sees(/^Yarın · /)
      await employee.page.waitForLoadState('networkidle')
    }
    const without = await records()
    await looksAround(without)
    const before = pathsOf(without.requests)

    await without.employee.goesTo(areaOf(stage.product, ayse, 'hesabim/kacindiklarim'))
    await without.employee.sees(nothing)
    await without.employee.page.waitForLoadState('networkidle')
    const asked = without.requests.length
    for (const name of ['Kereviz', 'Alkol']) await without.employee.presses(name)
    await without.employee.follows('Yemek seç')
    await without.employee.sees('Alkol bilgisi girilmedi')
    await without.employee.page.waitForLoadState('networkidle')
    expect(pathsOf(without.requests.slice(asked)).filter((path) => !before.includes(path))).toEqual([])

    const withIt = await records()
    await withIt.employee.page.evaluate((key) => localStorage.setItem(key, '["celery","alcohol"]'), keyOf(ayse))
    await looksAround(withIt)
    expect(pathsOf(withIt.requests)).toEqual(before)

    for (const request of [...without.requests, ...withIt.requests]) {
      const sent = [request.url(), request.postData() ?? '', JSON.stringify(await request.allHeaders())].join('\n')
      expect(decodeURIComponent(sent)).not.toMatch(/celery|alcohol|kereviz|alkol/i)
    }
  })

  test('is marked without a connection', async () => {
    const employee = await opens('secim', { options: { serviceWorkers: 'allow' } })
    await avoids(employee, 'Balık')
    await employee.follows('Yemek seç')
    await employee.sees('Balık içerir')
    await employee.page.evaluate(() => navigator.serviceWorker.ready)
    await employee.reloads()
    // The worker, which answers this page's requests now, keeps the code of all pages that are needed.
    await avoids(employee)
    await employee.sees('1 seçim bu cihazda kayıtlı.')
    await employee.follows('Yemek seç')
    await employee.sees('Balık içerir')
    employee.expectsLostConnection()
    await employee.context.setOffline(true)
    await employee.reloads()
    await employee.sees(/Gördüğünüz menü bugün/, 'Balık içerir')
    await avoids(employee, 'Süt')
    await employee.follows('Yemek seç')
    await employee.sees('Ayran: süt içerir')
  })

  test('is deleted at once by its button, and by signing out', async () => {
    const employee = await opens('secim')
    await avoids(employee, 'Balık')
    expect(await keptOn(employee)).toEqual([keyOf(ayse)])
    await employee.presses('Sil')
    await employee.sees(nothing)
    expect(await keptOn(employee)).toEqual([])
    await employee.presses('Balık')
    // What the account page still asks for then.
    employee.expectsRefusal(401)
    await employee.follows('Hesabım')
    await employee.presses('Çıkış yap')
    await employee.isAt('/login')
    expect(await keptOn(employee)).toEqual([])
  })

  test('stays for whoever signs in again, and is deleted when somebody else does', async () => {
    const employee = await opens('secim')
    await avoids(employee, 'Balık')
    const signsIn = async (person: Person) => {
      await employee.page.evaluate(() => localStorage.removeItem('user_token'))
      await employee.goesTo('/login')
      await entersAs(employee, person)
      await employee.follows('Yemek seç')
    }
    await signsIn(ayse)
    await employee.sees('Balık içerir')
    await signsIn(await anEater(stage, 'Mert Kaya'))
    await employee.heading(thursday).waitFor()
    expect(await keptOn(employee)).toEqual([])
    await employee.doesNotSee('Balık içerir')
  })

  test('says so when the device has no room, and keeps what was there', async () => {
    const employee = await opens('secim')
    await avoids(employee, 'Balık')
    await employee.page.evaluate(() => {
      for (let size = 2 ** 22, at = 0; size >= 1; at++)
        try {
          localStorage.setItem(`fill${at}`, 'x'.repeat(size))
        } catch {
          size /= 2
        }
    })
    await employee.presses('Süt')
    await employee.sees(
      'Kaydedilemedi: bu cihazda yer yok ya da tarayıcı izin vermiyor.',
      '1 seçim bu cihazda kayıtlı.',
    )
    expect(await employee.button('Süt').getAttribute('aria-pressed')).toBe('false')
  })

  test('says so when the browser keeps nothing', async () => {
    const { page } = await stage.visit('/favicon.svg', { options: {} })
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { configurable: true, get })
    })
    const employee = new Visitor(page, stage.origin, [phone, desktop])
    await employee.goesTo('/login')
    await entersAs(employee, ayse)
    await avoids(employee, 'Balık')
    await employee.sees(
      'Bu tarayıcı veri saklamıyor: seçtikleriniz sayfa kapanınca silinir.',
      '1 seçim bu cihazda kayıtlı.',
    )
    await employee.follows('Yemek seç')
    await employee.sees('Balık içerir')
  })

  test('says so when what the device kept cannot be read, and marks again once it is chosen anew', async () => {
    const employee = await stage.visit('/favicon.svg', { as: ayse, kind: 'individual', options: {} })
    await employee.page.evaluate((key) => localStorage.setItem(key, '["fish"'), keyOf(ayse))
    await employee.goesTo(areaOf(stage.product, ayse, 'secim'))
    const sentence =
      'Kaçındıklarınız okunamadı, yemekler işaretlenmiyor. Hesabım → Kaçındıklarım sayfasında yeniden seçin ya da silin.'
    await employee.sees(sentence)
    await employee.checksScreen('marks that cannot be read')
    await avoids(employee, 'Balık')
    await employee.doesNotSee(sentence)
    await employee.follows('Yemek seç')
    await employee.sees('Balık içerir')
  })
})
