import type { Locator } from 'playwright'
import { describe, expect, test } from 'vitest'
import { Sessions, Tokens } from '../../src/core/access/index.ts'
import { accessibilityViolationsOn, overflowsOn } from '../support/page-checks.ts'
import { useHostileStage } from '../support/hostile-stage.ts'
import { writeMenu } from '../support/publishing.ts'
import { desktop } from '../support/screens.ts'
import type { Visitor } from '../support/visitor.ts'
import { nextPhone, password, type Person } from '../support/world.ts'
import { anEater } from './eating-steps.ts'
import { optionOn } from './menu-steps.ts'
import { entryOf, eventually } from './panel-steps.ts'

interface OnPage {
  refused: string[]
  told: { name: string; panel: string; operation?: string; path?: string }[]
  askedFor: number
}

const thursday = '12 Kasım Perşembe'

describe('On a hostile page of another site', () => {
  const stage = useHostileStage()

  const visits = async (elements: string): Promise<Visitor> => {
    const visitor = await stage.visit('/favicon.svg', { options: { viewport: desktop, reducedMotion: 'reduce' } })
    await visitor.page.goto(stage.addressOf(elements))
    return visitor
  }
  const seenBy = ({ page }: Visitor): Promise<OnPage> =>
    page.evaluate(() => {
      const { refused, told, askedFor } = window as unknown as OnPage
      return { refused, told, askedFor }
    })
  const endingsSeenBy = async (visitor: Visitor) =>
    (await seenBy(visitor)).told.filter(({ name }) => name === 'session-ended').map(({ panel }) => panel)
  const storedBy = ({ page }: Visitor) => page.evaluate(() => Object.keys(localStorage).sort())
  const hasFocus = ({ page }: Visitor) =>
    page.evaluate(() => {
      let active = document.activeElement
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
      return (active?.getAttribute('name') ?? active?.textContent ?? '').trim()
    })
  const endSession = (token: string) => stage.product.use(Sessions).end(stage.product.use(Tokens).hashOf(token))
  const owner = () => stage.world.corporateA.people.corporateOwner
  const signsIn = async (form: Locator) => {
    const company = form.getByRole('combobox', { name: 'Şirket' })
    await company.click()
    await company.pressSequentially('anadolu')
    await form.getByRole('option', { name: 'Anadolu Çelik' }).click()
    await form.getByLabel('Telefon').fill(owner().phone)
    await form.getByLabel(/^Şifre *[*]?$/).fill(password)
    await form.getByRole('button', { name: 'Giriş yap' }).click()
  }
  const tokenFor = (person: Person) => stage.tokenOf(person)

  test('an employee can be added with the keyboard, and neither page affects the other', async () => {
    const visitor = await visits(
      `<tabldot-employees theme="light" token="${await tokenFor(owner())}"></tabldot-employees>`,
    )
    const { page: tab } = visitor
    const looksOf = () =>
      tab.evaluate(() => [
        document.documentElement.outerHTML.replace(/<tabldot.*<\/tabldot-employees>/s, ''),
        ...['h1', '#before', 'main'].flatMap((place) => {
          const style = getComputedStyle(document.querySelector(place)!)
          const names = [...style].filter((name) => !/size$|^height|origin$/.test(name))
          return names.map((name) => `${place} ${name}: ${style.getPropertyValue(name)}`)
        }),
      ])
    await visitor.button('Kişi ekle').waitFor()
    const before = await looksOf()

    await visitor.button('Kişi ekle').focus()
    await tab.keyboard.press('Enter')
    await visitor.named('dialog', 'Kişi ekle').waitFor()
    await eventually(() => hasFocus(visitor)).toBe('fullName')
    await tab.keyboard.press('Shift+Tab')
    expect(await hasFocus(visitor)).toBe('Ekle')
    await tab.keyboard.press('Tab')
    expect(await hasFocus(visitor)).toBe('fullName')
    expect(await accessibilityViolationsOn(tab)).toEqual([])
    await tab.keyboard.press('Escape')
    await eventually(() => hasFocus(visitor)).toBe('Kişi ekle')

    await tab.keyboard.press('Enter')
    await eventually(() => hasFocus(visitor)).toBe('fullName')
    await tab.keyboard.type('Yeni Gelen')
    await tab.keyboard.press('Tab')
    await tab.keyboard.type(nextPhone())
    await tab.keyboard.press('Enter')
    await visitor.sees('Yeni Gelen eklendi')
    await visitor.presses('Kapat')
    await entryOf(visitor, 'Yeni Gelen').waitFor()

    const inside = await visitor.button('Yeni Gelen').evaluate((element) => {
      const { fontSize, letterSpacing, textTransform, color } = getComputedStyle(element.closest('td, li') ?? element)
      return { fontSize, letterSpacing, textTransform, color }
    })
    expect(inside).toEqual({
      fontSize: '14px',
      letterSpacing: 'normal',
      textTransform: 'none',
      color: 'rgb(36, 26, 21)',
    })
    expect((await looksOf()).filter((look) => !before.includes(look))).toEqual([])
    expect(await overflowsOn(tab)).toEqual([])
    expect(await accessibilityViolationsOn(tab)).toEqual([])
    expect(await seenBy(visitor)).toMatchObject({
      refused: [],
      told: [{ name: 'changed', panel: 'tabldot-employees', operation: 'createEmployee' }],
    })
    expect(await storedBy(visitor)).toEqual([])
    expect(await tab.title()).toBe('Intranet')
    expect(tab.url()).toMatch(stage.hostileOrigin())
  })

  test('a meal can be chosen in the dark theme', async () => {
    const eater = await anEater(stage)
    const token = await stage.tokenOf(eater, 'individual')
    const visitor = await visits(`<tabldot-choosing theme="dark" token="${token}"></tabldot-choosing>`)
    await optionOn(visitor, thursday, 'Kuru fasulye').click()
    await visitor.page.getByRole('radio', { name: /Kuru fasulye/, checked: true }).waitFor()
    await eventually(async () => (await seenBy(visitor)).told).toEqual([
      { name: 'changed', panel: 'tabldot-choosing', operation: 'saveChoice' },
    ])
    expect(await stage.product.sql(`SELECT meal_name FROM choices WHERE user_id = '${eater.id}'`)).toHaveLength(1)
    expect(await accessibilityViolationsOn(visitor.page)).toEqual([])
    expect((await seenBy(visitor)).refused).toEqual([])
    expect((await storedBy(visitor)).filter((name) => !name.startsWith('tabldot_'))).toEqual([])
  })

  test('panels share one session: signing in in one signs in all, even after they were moved', async () => {
    const asked: string[] = []
    const visitor = await visits(`<tabldot-shifts company-type="corporate"></tabldot-shifts>
      <tabldot-mail company-type="corporate"></tabldot-mail>`)
    const { page: tab } = visitor
    tab.on('request', (request) => request.method() === 'GET' && asked.push(new URL(request.url()).pathname))
    await signsIn(tab.locator('tabldot-mail'))
    await visitor.button('Yeni mesaj').first().waitFor()
    await visitor.button('Yeni vardiya').waitFor()
    expect(asked.filter((path) => path.endsWith('/user/profile'))).toHaveLength(1)
    expect(await storedBy(visitor)).toEqual([`tabldot_devices`, `tabldot_embed_token ${stage.origin}`])

    await tab.evaluate(() => document.querySelector('h1')!.after(document.querySelector('tabldot-shifts')!))
    await visitor.button('Yeni vardiya').waitFor()
    const shifts = await tab.evaluateHandle(() => {
      const panel = document.querySelector('tabldot-shifts')!
      panel.remove()
      return panel
    })
    await expect.poll(() => visitor.button('Yeni vardiya').count()).toBe(0)
    await shifts.evaluate((panel) => document.querySelector('main')!.append(panel))
    await visitor.presses('Yeni vardiya')
    await visitor.named('dialog', 'Yeni vardiya').waitFor()
    expect(asked.filter((path) => path.endsWith('/user/profile'))).toHaveLength(1)
    expect((await seenBy(visitor)).refused).toEqual([])
  })

  test('people can sign in on a page that denies storage, and their slips print without the rest of that page', async () => {
    const visitor = await stage.visit('/favicon.svg', { options: { viewport: desktop, reducedMotion: 'reduce' } })
    const { page: tab } = visitor
    await tab.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { configurable: true, get })
      const printed = ((window.top as unknown as { printed?: string[] }).printed ??= [])
      window.print = () => {
        printed.push(document.body.innerText)
        dispatchEvent(new Event('afterprint'))
      }
    })
    await tab.goto(stage.addressOf('<tabldot-employees company-type="corporate"></tabldot-employees>'))
    await signsIn(tab.locator('tabldot-employees'))
    await tab.emulateMedia({ media: 'print' })
    await visitor.presses('Deneme individual')
    await visitor.presses('Şifre sıfırla')
    await visitor.presses('Şifreyi sıfırla')
    await visitor.presses('Fişi yazdır')
    const printed = () => tab.evaluate(() => (window as unknown as { printed: string[] }).printed)
    await eventually(printed).toEqual([
      expect.stringMatching(/^Anadolu Çelik\s+Deneme individual\s.*Tek kullanımlık şifreniz:/s),
    ])
    expect(await tab.locator('tabldot-employees iframe').count()).toBe(0)
    expect((await seenBy(visitor)).refused).toEqual([])
  })

  test('an ended session continues with a token from the page, or else with the password', async () => {
    const [first, next] = [await tokenFor(owner()), await tokenFor(owner())]
    const visitor = await visits(`<tabldot-shifts token="${first}" data-next-token="${next}"></tabldot-shifts>
      <tabldot-mail token="${first}"></tabldot-mail>`)
    await visitor.presses('Yeni vardiya')
    await visitor.fills({ 'Vardiya adı': 'Akşam' })
    await endSession(first)
    visitor.expectsRefusal(401)
    const renewed = visitor.page.waitForResponse((answer) => answer.url().includes('/user/profile') && answer.ok())
    await visitor.presses('Oluştur')
    await eventually(async () => (await seenBy(visitor)).askedFor).toBe(1)
    await renewed
    await visitor.presses('Oluştur')
    await visitor.sees('Vardiya başarıyla oluşturuldu')
    expect(await endingsSeenBy(visitor)).toEqual([])

    await endSession(next)
    await visitor.presses('Yeni vardiya')
    await visitor.fills({ 'Vardiya adı': 'Gece' })
    await visitor.presses('Oluştur')
    await visitor.sees('Oturumunuz sona erdi')
    expect(await visitor.page.getByText('Oturumunuz sona erdi').count()).toBe(1)
    expect(await endingsSeenBy(visitor)).toEqual(['tabldot-shifts', 'tabldot-mail'])
    await visitor.page.getByLabel(/^Şifre *[*]?$/).fill(password)
    await visitor.presses('Giriş yap')
    await visitor.doesNotSee('Oturumunuz sona erdi')
    expect(await visitor.field('Vardiya adı').inputValue()).toBe('Gece')
    expect((await seenBy(visitor)).refused).toEqual([])
  })

  test('a dialog covers the window even if the page transforms the panel, and the page does not scroll', async () => {
    const visitor = await visits(
      `<div id="moved"><tabldot-employees theme="light" token="${await tokenFor(owner())}"></tabldot-employees></div>`,
    )
    const { page: tab } = visitor
    await tab.evaluate(() => {
      const moved = document.querySelector<HTMLElement>('#moved')!
      moved.style.setProperty('transform', 'translateX(1px)', 'important')
      moved.style.setProperty('margin-top', '1500px', 'important')
      moved.style.setProperty('overflow', 'hidden', 'important')
    })
    await visitor.button('Kişi ekle').scrollIntoViewIfNeeded()
    const scrolled = () => tab.evaluate(() => scrollY)
    const before = await scrolled()
    const entry = () => tab.evaluate(() => [history.length, history.state as unknown])
    const entered = await entry()
    await visitor.presses('Kişi ekle')
    const dialog = visitor.named('dialog', 'Kişi ekle')
    await eventually(() => hasFocus(visitor)).toBe('fullName')
    expect(await scrolled()).toBe(before)
    expect(await entry()).toEqual(entered)
    const box = (await dialog.boundingBox())!
    expect(Math.abs(box.x + box.width / 2 - desktop.width / 2)).toBeLessThan(10)
    expect(box.y).toBeGreaterThan(0)
    expect(box.y + box.height).toBeLessThan(desktop.height)
    const lies = await tab.evaluate(() => {
      const corner = document.elementFromPoint(4, innerHeight - 4)
      return corner?.localName
    })
    expect(lies).toBe('tabldot-employees')
    await visitor.fills({ 'Ad soyad': 'Yeni Üye', Telefon: nextPhone() })
    await visitor.presses('Ekle')
    await visitor.sees('Yeni Üye eklendi')
    await dialog.waitFor({ state: 'detached' })
    // The password's dialog takes the place of the first, and what is hidden changes a moment later.
    await visitor.named('alertdialog', 'Yeni Üye eklendi').waitFor()
    await eventually(() => accessibilityViolationsOn(tab)).toEqual([])
    expect((await seenBy(visitor)).refused).toEqual([])
  })

  test.each([
    ['its dialog', 'tabldot-shifts', 'Yeni vardiya'],
    ['the person above it', 'tabldot-employees', 'Deneme corporate4'],
  ])('screen readers find a panel again once %s is closed', async (_, panel, opener) => {
    const visitor = await visits(`<${panel} theme="light" token="${await tokenFor(owner())}"></${panel}>`)
    await visitor.page.setViewportSize({ width: 390, height: 844 })
    await visitor.presses(opener)
    await visitor.page.locator('tabldot-root > div[aria-hidden="true"]').waitFor()
    await visitor.page.keyboard.press('Escape')
    await visitor.button(opener).waitFor()
  })

  test('names and phone numbers are complete in a column of 230 pixels', async () => {
    const visitor = await visits(
      `<div id="column"><tabldot-employees theme="light" token="${await tokenFor(owner())}"></tabldot-employees></div>`,
    )
    await visitor.page.evaluate(() =>
      document.querySelector<HTMLElement>('#column')!.style.setProperty('width', '230px', 'important'),
    )
    const rows = visitor.page.locator('li:has([data-person])')
    await rows.first().waitFor()
    const cut = await rows.evaluateAll((items) =>
      items
        .flatMap((item) => [item, ...item.querySelectorAll<HTMLElement>('*')])
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    )
    expect(cut).toEqual([])
  })

  test('dishes keep their distance from lines and rings in columns of 320 and 230 pixels', async () => {
    const { product, world } = stage
    const eater = await anEater(stage)
    await writeMenu(product, world, {
      date: '2026-11-13',
      dishes: [
        {
          label: 'Geleneksel',
          meal: {
            name: 'Zeytinyağlı taze fasulye, bulgur pilavı, yoğurt',
            tags: ['Vejetaryen', 'Fırın'],
            allergens: ['gluten', 'milk'],
          },
        },
      ],
    })
    const visitor = await visits(
      `<div id="column"><tabldot-choosing theme="light" token="${await stage.tokenOf(eater, 'individual')}"></tabldot-choosing></div>`,
    )
    const rows = visitor.page.locator('[role="radio"]')
    await visitor.page.getByText('Yemeyeceğim').first().waitFor()
    for (const width of ['320px', '230px']) {
      await visitor.page
        .locator('#column')
        .evaluate((column, width) => column.style.setProperty('width', width, 'important'), width)
      const tight = await rows.evaluateAll((all) =>
        all.flatMap((row) => {
          const box = row.getBoundingClientRect()
          const ring = row.lastElementChild?.getBoundingClientRect()
          const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
          const lines: DOMRect[] = []
          while (walker.nextNode()) {
            const range = document.createRange()
            range.selectNode(walker.currentNode)
            // Text for screen readers only is one pixel wide.
            const isSeen = (walker.currentNode.parentElement?.getBoundingClientRect().width ?? 0) > 1
            if (isSeen) lines.push(...range.getClientRects())
          }
          const words = {
            top: Math.min(...lines.map(({ top }) => top)),
            bottom: Math.max(...lines.map(({ bottom }) => bottom)),
            right: Math.max(...lines.map(({ right }) => right)),
          }
          const isTight = words.top - box.top < 5 || box.bottom - words.bottom < 5 || words.right > (ring?.left ?? 0)
          return isTight
            ? [`${row.textContent}: ${words.top - box.top} ${box.bottom - words.bottom} ${words.right} ${ring?.left}`]
            : []
        }),
      )
      expect(tight, width).toEqual([])
    }
  })

  test('a panel inside a dialog of the page shows its own dialogs on top', async () => {
    const token = await tokenFor(owner())
    const visitor = await visits(
      `<dialog id="theirs"><tabldot-shifts theme="light" token="${token}"></tabldot-shifts></dialog>`,
    )
    const theirs = visitor.page.locator('#theirs')
    await theirs.evaluate((dialog: HTMLDialogElement) => dialog.showModal())
    await visitor.presses('Yeni vardiya')
    await visitor.fills({ 'Vardiya adı': 'Akşam' })
    await visitor.presses('Oluştur')
    await visitor.sees('Vardiya başarıyla oluşturuldu')
  })

  test('a kitchen keeps its ingredients, and what is open stays out of the address of the page', async () => {
    const cook = stage.world.cateringA.people.corporateOwner
    const token = await tokenFor(cook)
    const visitor = await visits(`<tabldot-production theme="light" token="${token}"></tabldot-production>`)
    const address = visitor.page.url()
    await visitor.opensTab('Reçeteler')
    await visitor.named('radio', 'Malzemeler').click()
    await visitor.presses('Malzeme ekle')
    await visitor.fills({ Malzeme: 'Sumak' })
    await visitor.presses('Ekle')
    await visitor.button('Sumak').waitFor()
    await visitor.opensTab('Maliyet')
    await visitor.sees(/^Bu ay saklanmış maliyet yok/)
    expect(visitor.page.url()).toBe(address)
    expect((await seenBy(visitor)).refused).toEqual([])
  })

  test('what the page says about the person must match the session, and two sessions stay separate', async () => {
    const cook = stage.world.cateringA.people.corporateOwner
    const [ofFirm, ofKitchen] = [await tokenFor(owner()), await tokenFor(cook)]
    const visitor = await visits(`
      <tabldot-shifts token="${ofFirm}" user-role="corporate1"></tabldot-shifts>
      <tabldot-corporates token="${ofKitchen}" company-id="${cook.companyId}" company-type="catering"
        user-role="corporateOwner"></tabldot-corporates>
      <tabldot-suppliers token="${ofFirm}"></tabldot-suppliers>`)
    await visitor.page.locator('tabldot-shifts').getByText('Geçersiz erişim parametreleri').waitFor()
    await visitor.page.locator('tabldot-suppliers').getByRole('alert').waitFor()
    const detail = visitor.page.getByRole('link', { name: /: Detay$/ }).first()
    await detail.waitFor()
    expect(await detail.getAttribute('href')).toMatch(`${stage.origin}/${cook.companyId}/`)
    const address = visitor.page.url()
    await detail.click()
    await eventually(async () => (await seenBy(visitor)).told).toMatchObject([
      { name: 'navigate', panel: 'tabldot-corporates', path: expect.stringMatching(/kitchen-dashboard$/) as string },
    ])
    expect(visitor.page.url()).toBe(address)
    await visitor.page.evaluate(() => document.querySelector('tabldot-shifts')!.removeAttribute('user-role'))
    await visitor.button('Yeni vardiya').waitFor()
    expect((await seenBy(visitor)).refused).toEqual([])
  })
})
