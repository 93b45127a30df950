import { operator } from '../../src/core/actors/rules.ts'
import { v7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { createCompany } from '../../src/core/companies/index.ts'
import { createShift } from '../../src/core/shifts/index.ts'
import { openPartnership } from '../../src/core/partnerships/index.ts'
import { dashboardOf, kitchenOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { enrol } from '../support/world.ts'
import { eventually } from './panel-steps.ts'

/** The figures on the cards by their labels. */
const figuresOn = async ({ page }: Visitor): Promise<Record<string, string>> => {
  const [labels, values] = await Promise.all(
    ['dt', 'dd:first-of-type > :first-child'].map((part) => page.locator(`dl ${part}`).allTextContents()),
  )
  return Object.fromEntries(labels?.map((label, index) => [label, values?.[index] ?? '']) ?? [])
}

/** The pages in the rail, in order. */
const pagesOf = ({ page }: Visitor): Promise<string[]> =>
  page.getByRole('navigation', { name: 'Sayfalar' }).getByRole('link').allInnerTexts()

describe('The dashboard', () => {
  const stage = useStage(desktop, phone)
  const count = async (from: string) =>
    String((await stage.product.sql(`SELECT count(*)::int AS number FROM ${from}`))[0]?.number)

  test('of a corporate company shows its people, choices and shifts', async () => {
    const { product, world } = stage
    const { company, people } = world.corporateA
    await enrol(product, company, 'individual', { isActive: false })
    const body = {
      date: world.menuDate,
      shift_id: world.dayShift.id,
      catering_id: world.cateringA.company.id,
      choice: 'GELENEKSEL1',
    }
    const { status } = await product.call('saveChoice', {
      path: { companyId: company.id, userId: people.individual.id },
      body,
      as: await stage.tokenOf(people.individual),
    })
    expect(status).toBe(200)

    const owner = await stage.visit(dashboardOf(product, people.corporateOwner), { as: people.corporateOwner })
    await owner.sees('Anadolu Çelik', 'Firma Paneli', 'Deneme corporateOwner', 'Şirket Sahibi', 'Son aktiviteler')
    expect(await pagesOf(owner)).toEqual(['Genel', 'Çalışanlar', 'Vardiyalar', 'Cateringler', 'Posta', 'Sistem'])
    expect(await figuresOn(owner)).toEqual({
      'Bireysel kullanıcılar': await count(
        `users WHERE company_id = '${company.id}' AND is_active AND role = 'individual'`,
      ),
      'Kurumsal kullanıcılar': await count(
        `users WHERE company_id = '${company.id}' AND is_active AND role <> 'individual'`,
      ),
      'Menü seçimleri': await count(`choices WHERE corporate_id = '${company.id}'`),
      'Aktif vardiyalar': await count(`shifts WHERE company_id = '${company.id}' AND is_active AND NOT is_deleted`),
    })
    await owner.sees('“Gece” oluşturuldu (22:00–06:00)', 'Gündüz, Gece')
    expect(await owner.page.getByRole('time').first().getAttribute('title')).toBe('11.11.2026 12.00')
    await owner.checksScreen('corporate dashboard')
    await owner.follows('Tümü: işlem kayıtları')
    await owner.isAt(dashboardOf(product, people.corporateOwner, 'system') + '?tab=logs')

    await owner.follows('Vardiyalar')
    await owner.isAt(dashboardOf(product, people.corporateOwner, 'shifts'))
    await owner.goesTo(dashboardOf(product, people.corporateOwner, 'yok-boyle'))
    await owner.isAt(dashboardOf(product, people.corporateOwner, 'general'))
    await owner.sees('Son aktiviteler')
  })

  test('of a firm shows to-dos to its managers only', async () => {
    const { product, world } = stage
    const { company, people, departments } = world.corporateA
    const newcomer = { passwordExpiresAt: new Date('2026-11-14T09:00:00Z'), departmentId: departments[1]!.id }
    await enrol(product, company, 'individual', newcomer)
    await product.call('submitApplication', {
      body: {
        mode: 'existing',
        applicant: { full_name: 'İlker Başvuran', phone: '5327770001', email: 'ilker@ornek.com' },
        password: 'Uzun-Bir-Söz-7',
        target: { company_id: company.id },
      },
    })
    const manager = await stage.visit(dashboardOf(product, people.corporate3), { as: people.corporate3 })
    await manager.sees('1 başvuru bekliyor', '1 kişi ilk girişini tamamlamadı')
    const absent = manager.page.getByRole('link', { name: 'Yok olanlar' })
    expect(await absent.getAttribute('href')).toMatch(/employees\?status=absent&day=2026-11-12$/)
    const undecided = manager.page.getByRole('list', { name: 'Departmanlara göre seçmeyenler' }).getByRole('listitem')
    expect(await undecided.allTextContents()).toContain('İdari İşler1/ 1')
    const bars = await undecided.evaluateAll((rows) =>
      rows.map((row) => {
        const [track, bar] = [row.children[1]!, row.children[1]!.firstElementChild!].map(
          (part) => part.getBoundingClientRect().width,
        ) as [number, number]
        const [, missing, people] = /(\d+)\/ (\d+)$/.exec(row.textContent) ?? []
        return [bar / track, Number(missing) / Number(people)] as const
      }),
    )
    expect(bars.length).toBeGreaterThan(0)
    for (const [drawn, share] of bars) expect(drawn).toBeCloseTo(share, 1)
    await manager.checksScreen('what waits for a manager')
    await manager.follows('Üretim listesi')
    await manager.isAt(dashboardOf(product, people.corporate3, 'shifts') + '?tab=lists')
    await manager.goesTo(dashboardOf(product, people.corporate3))
    await manager.page.setViewportSize({ ...desktop, height: 500 })
    await manager.presses('Kimler seçmedi')
    const panel = manager.page.getByRole('dialog', { name: 'Yarın için seçmeyenler' })
    await panel.getByText(/kişi seçmedi$/).waitFor()
    await expect.poll(() => panel.evaluate((element) => innerWidth - element.getBoundingClientRect().right)).toBe(0)
    const names = panel.getByRole('listitem')
    const count = await names.count()
    await panel.getByLabel('Departman').selectOption('İdari İşler (1)')
    await panel.getByText('1 kişi seçmedi', { exact: true }).waitFor()
    await expect.poll(() => names.count()).toBe(1)
    await panel.getByRole('button', { name: 'Tüm seçmeyenlere hatırlat' }).waitFor()
    await panel.getByLabel('Departman').selectOption('Tüm departmanlar')
    await expect.poll(() => names.count()).toBe(count)
    await manager.checksScreen('who has not chosen')
    await panel.getByRole('button', { name: 'Seçmeyenlere hatırlat' }).click()
    await manager.sees(`${count} kişiye hatırlatıldı`)
    await panel.getByText(/ hatırlatıldı\. /).waitFor()
    await expect.poll(() => panel.getByRole('button', { name: /hatırlat/ }).count()).toBe(0)
    await panel.getByRole('button', { name: 'Kapat' }).click()
    await manager.sees('12.00’de hatırlatıldı')
    expect(await manager.button('Seçmeyenlere hatırlat').count()).toBe(0)
    await manager.follows('1 başvuru bekliyor: aç')
    await manager.isAt(dashboardOf(product, people.corporate3, 'employees') + '?tab=applications')
    await manager.sees('İlker Başvuran')
    await manager.goesTo(dashboardOf(product, people.corporate3))
    await manager.follows('1 kişi ilk girişini tamamlamadı: aç')
    await eventually(() => manager.page.getByRole('row').count()).toBe(2)
    await manager.checksScreen('people who have not signed in')

    const clerk = await stage.visit(dashboardOf(product, people.corporate2), { as: people.corporate2 })
    await clerk.sees('Son 14 gün')
    await clerk.doesNotSee('Sizi bekleyenler', 'Tümü')
  })

  test('of a firm shows the last fourteen days as a chart or a list', async () => {
    const { product, world } = stage
    const { company, people } = world.corporateA
    await product.sql(
      `UPDATE choice_totals SET date = '2026-11-10' WHERE corporate_id = '${company.id}' AND date > '-infinity'`,
    )
    const manager = await stage.visit(dashboardOf(product, people.corporate3), { as: people.corporate3 })
    await manager.page.locator('canvas').waitFor()
    await manager.page.emulateMedia({ colorScheme: 'dark' })
    await manager.checksScreen('last fourteen days drawn in the dark')
    await manager.choosesRadio('Tablo')
    const days = manager.page.getByRole('region', { name: 'Son 14 günün tablosu' }).getByRole('row')
    await expect.poll(() => days.count()).toBe(15)
    await manager.named('row', /^10 Kasım Salı [1-9]/).waitFor()
    await manager.checksScreen('last fourteen days listed')
  })

  test('of a caterer leads its managers to kitchens without a menu', async () => {
    const { product, world } = stage
    const { people } = world.cateringA
    await product.sql(`UPDATE menu_days SET status = 'draft' WHERE shift_id = '${world.dayShift.id}'`)
    const cook = await stage.visit(dashboardOf(product, people.corporate3), { as: people.corporate3 })
    await cook.sees('1 firmanın yarın için menüsü yok', 'Anadolu Çelik')
    await cook.checksScreen('what waits for a caterer')
    await cook.follows('1 firmanın yarın için menüsü yok: aç')
    await cook.isAt(kitchenOf(people.corporate3, world.corporateA.company) + '?tab=menu')
    await product.sql(`UPDATE menu_days SET status = 'published' WHERE shift_id = '${world.dayShift.id}'`)
  })

  test('of a catering shows its rating, and says if nobody has rated yet', async () => {
    const { product, world } = stage
    const { company, people } = world.cateringA
    const manager = await stage.visit(dashboardOf(product, people.corporate1), { as: people.corporate1 })
    await manager.sees('Anne Eli Yemek', 'Catering Paneli', 'Çalışan', 'Değerlendirilmemiş')
    expect(await pagesOf(manager)).toEqual([
      'Genel',
      'Mutfak',
      'Firmalar',
      'Tedarikçiler',
      'Posta',
      'Çalışanlar',
      'Sistem',
    ])
    await manager.checksScreen('catering dashboard without a rating')

    const eaters = await Promise.all(
      [4, 5, 4].map(async (stars) => ({ stars, person: await enrol(product, world.corporateA.company, 'individual') })),
    )
    for (const { stars, person } of eaters) {
      const body = {
        date: world.menuDate,
        shift_id: world.nightShift.id,
        catering_id: company.id,
        choice: 'ALTERNATIF1',
      }
      await product.call('saveChoice', {
        path: { companyId: person.companyId, userId: person.id },
        body,
        as: await stage.tokenOf(person),
      })
      await product.sql(
        `INSERT INTO ratings VALUES ('${person.id}', '${world.nightShift.id}', '${world.menuDate}', '${company.id}', ${stars}, now())`,
      )
    }
    await manager.reloads()
    await manager.sees('4,3')
    expect(await figuresOn(manager)).toEqual({
      'Puan (5 üzerinden)': '4,3',
      'Hizmet verilen kişiler': await count(`users WHERE company_id = '${world.corporateA.company.id}' AND is_active`),
      'Menü seçimleri': await count(`choices WHERE catering_id = '${company.id}'`),
      'Anlaşmalı firmalar': '1',
    })
  })

  test('of a caterer has one line per kind of to-do, which leads to all of its firms', async () => {
    const { product } = stage
    const company = (name: string, type: 'corporate' | 'catering') =>
      product.use(createCompany)({ actor: operator, name, type })
    const catering = await company('Yedi Kazan Yemek', 'catering')
    let asking = catering
    for (const at of [1, 2, 3, 4, 5, 6, 7]) {
      const firm = await company(`Fabrika ${at}`, 'corporate')
      await product.use(openPartnership)(catering, firm)
      const plan = {
        title: 'Gündüz',
        startTime: '08:00',
        endTime: '17:00',
        days: [1, 2, 3, 4, 5],
        timezone: 'Europe/Istanbul',
      }
      await product.use(createShift)({ actor: operator, companyId: firm.id, plan })
      asking = firm
    }
    const eater = await enrol(product, asking, 'individual')
    for (const message of ['Daha az tuz', 'Daha çok çorba'])
      await product.call('createRequest', {
        path: { companyId: eater.companyId, userId: eater.id },
        body: { title: message, message },
        as: await stage.tokenOf(eater),
      })
    const person = await enrol(product, catering, 'corporate3')
    const cook = await stage.visit(dashboardOf(product, person), { as: person })
    await cook.sees('7 firmanın yarın için menüsü yok', 'Fabrika 1 ve 6 firma daha', '2 istek yanıt bekliyor')
    await cook.checksScreen('what waits for a caterer, by kind')
    await cook.follows('2 istek yanıt bekliyor: aç')
    await cook.isAt(kitchenOf(person, asking) + '?tab=requests')
    await cook.goesTo(dashboardOf(product, person))
    await cook.follows('7 firmanın yarın için menüsü yok: tümü')
    await cook.isAt(dashboardOf(product, person, 'corporates') + '?tab=menus')
    await cook.sees('7 firma, 7 vardiya seçildi', 'Fabrika 7 · Gündüz')
    await cook.goesTo(dashboardOf(product, person))
    await cook.follows('Üretim listesi')
    await cook.isAt(dashboardOf(product, person, 'corporates'))
  })

  test('of a supplier shows its orders and products', async () => {
    const { product, world } = stage
    const { company, people } = world.supplier
    const { id: cateringId } = world.cateringA.company
    await product.use(openPartnership)(world.cateringA.company, company)
    const order = (date: string) =>
      product.sql(
        `INSERT INTO orders (id, supplier_id, catering_id, number, status, status_changed_at, total_amount, created_at)
         VALUES ('${v7()}', '${company.id}', '${cateringId}', hashtext('${date}'), 'pending', '${date}', 10, '${date}')`,
      )
    const stock = (quantity: number) =>
      product.sql(`INSERT INTO products (id, supplier_id, name, description, unit_price, stock_quantity, unit_type, minimum_order_quantity, created_at)
      VALUES ('${v7()}', '${company.id}', 'Pirinç ${quantity}', 'Baldo', 40, ${quantity}, 'kg', 1, now())`)
    await Promise.all([order('2026-11-01'), order('2026-10-20'), order('2026-09-01'), stock(5), stock(0)])

    const keeper = await stage.visit(dashboardOf(product, people.corporate2), { as: people.corporate2 })
    await keeper.sees('Toptan Gıda', 'Tedarikçi Paneli', 'Alt Düzey Yönetici', 'Son aktiviteler')
    expect(await pagesOf(keeper)).toEqual([
      'Genel',
      'Siparişler',
      'Mağazam',
      'Cateringler',
      'Posta',
      'Çalışanlar',
      'Sistem',
    ])
    expect(await figuresOn(keeper)).toEqual({
      'Toplam sipariş': '3',
      'Stoktaki ürün çeşidi': '1',
      'Son 30 günün siparişleri': '2',
      'Anlaşmalı cateringler': '1',
    })
    await keeper.checksScreen('supplier dashboard')
  })

  test('says if nothing has happened yet', async () => {
    const { product } = stage
    const company = await product.use(createCompany)({ actor: operator, name: 'Sessiz Firma', type: 'corporate' })
    const owner = await enrol(product, company, 'corporate1')
    const newcomer = await stage.visit('/')
    await newcomer.page.route('**/dashboard', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...((await response.json()) as object), recent_activities: [] } })
    })
    await newcomer.page.evaluate((token) => localStorage.setItem('user_token', token), await stage.tokenOf(owner))
    await newcomer.goesTo(dashboardOf(product, owner))
    await newcomer.sees('Sessiz Firma', 'Henüz aktivite bulunmamaktadır.', 'yemek seçebilen aktif kişiler')
    await newcomer.checksScreen('dashboard without activity')
  })

  test('says if it cannot be loaded, and offers to try again', async () => {
    const { product, world } = stage
    const owner = world.corporateB.people.corporateOwner
    const visitor = await stage.visit('/')
    await visitor.page.evaluate((token) => localStorage.setItem('user_token', token), await stage.tokenOf(owner))
    visitor.expectsRefusal(500, 503)
    await visitor.page.route('**/dashboard', (route) => route.fulfill({ status: 500, body: '' }))
    await visitor.goesTo(dashboardOf(product, owner))
    await visitor.sees('Veri yüklenemedi')
    await visitor.checksScreen('dashboard that could not be loaded')
    await visitor.page.unroute('**/dashboard')
    await visitor.page.route('**/dashboard', (route) =>
      route.fulfill({ status: 503, json: { detail: 'Sunucu şu an yoğun.' } }),
    )
    await visitor.presses('Yeniden dene')
    await visitor.sees('Veriler yüklenirken hata oluştu: Sunucu şu an yoğun.')
    await visitor.page.unroute('**/dashboard')
    await visitor.presses('Yeniden dene')
    await visitor.sees('Kurulum')
  })

  test('says when something was done by the clock of the device', async () => {
    const { product, world } = stage
    const owner = world.corporateA.people.corporateOwner
    product.clock.set('2026-11-11T21:30:00Z')
    const shownIn = async (timezoneId: string) => {
      const visitor = await stage.visit(dashboardOf(product, owner), { as: owner, options: { timezoneId } })
      const oldest = visitor.page.getByRole('time').filter({ visible: true }).last()
      return [await oldest.innerText(), await oldest.getAttribute('title')]
    }
    expect(await shownIn('Europe/Istanbul')).toEqual(['Dün', '11.11.2026 12.00'])
    expect(await shownIn('America/New_York')).toEqual(['04.00', '11.11.2026 04.00'])
  })
})
