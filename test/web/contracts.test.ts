import type { Locator } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openPartnership } from '../../src/core/partnerships/index.ts'
import { dashboardOf } from '../support/addresses.ts'
import type { Product } from '../support/product.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { createWorkplace, tokenOf } from '../support/world.ts'
import { chooses, hasFocusOn } from './panel-steps.ts'

let number = 0
/** A new firm and a new catering, and calls made by their managers. */
const twoCompanies = async (product: Product) => {
  const firm = await createWorkplace(product, 'corporate', `Marmara Cam ${(number += 1)}`)
  const catering = await createWorkplace(product, 'catering', `Lezzet Evi ${number}`)
  const buyer = await tokenOf(product, firm.people.corporate3)
  const cook = await tokenOf(product, catering.people.corporate4)
  const send = async (body: object = {}) => {
    const { offer } = (
      await product.call('sendOffer', {
        as: buyer,
        path: { companyId: firm.company.id },
        body: { catering_id: catering.company.id, unit_price: 128.5, duration_months: 12, ...body },
      })
    ).body
    return offer
  }
  const answer = (offerId: string, action: 'accept' | 'reject') =>
    product.call('answerOffer', { as: cook, path: { companyId: catering.company.id, offerId }, body: { action } })
  return { firm, catering, buyer, cook, send, answer, firmName: firm.company.name, cateringName: catering.company.name }
}

const card = ({ page }: Visitor, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

const tab = (visitor: Visitor, title: string): Locator => visitor.named('tab', new RegExp(`^${title}`))

describe('A catering', () => {
  const stage = useStage(desktop, phone)
  const entersAs = (person: Parameters<typeof dashboardOf>[1], page: string) =>
    stage.visit(dashboardOf(stage.product, person, page), { as: person })

  test('accepts an offer and sees the firm among its contracted ones', async () => {
    const { send, catering, firmName } = await twoCompanies(stage.product)
    await send({ message: 'Üç vardiya için.' })
    const { corporate4 } = catering.people
    const manager = await entersAs(corporate4, 'general')
    await manager.sees('1 teklif yanıt bekliyor')
    await manager.follows('1 teklif yanıt bekliyor: aç')
    await expect.poll(() => tab(manager, 'Teklifler').textContent()).toBe('Teklifler1')
    await manager.checksScreen('received offers')
    await manager.presses(firmName)
    await manager.sees('Yeni', 'Öğün fiyatı', 'Üç vardiya için.', '12 ay, kabul edildiği günden başlayarak')
    await manager.checksScreen('an offer')
    await manager.presses('Kabul et')
    await manager.checksScreen('question before accepting')
    await manager.button('Kabul et').last().click()
    await manager.sees('Teklif kabul edildi', 'Kabul Edildi')
    await manager.presses('Paneli kapat')
    await manager.sees('Yanıt bekleyen teklif yok.')
    await hasFocusOn(manager, 'Firma yönetimi')
    await manager.opensTab('Firmalar')
    const partner = card(manager, firmName)
    await partner.getByText('128,50 ₺').waitFor()
    await partner.getByRole('link', { name: 'Detay' }).waitFor()
    await manager.checksScreen('contracted firms')
    await manager.presses(`${firmName}: anlaşma`)
    await manager.sees('Ortaklık başlangıcı', '11.11.2026’dan bugüne')
    await manager.checksScreen('a partnership')
  })

  test('rejects an offer, and the firm stays without a contract', async () => {
    const { send, catering, firmName } = await twoCompanies(stage.product)
    await send()
    const manager = await entersAs(catering.people.corporate3, 'corporates?tab=offers')
    await manager.presses(firmName)
    await manager.presses('Reddet')
    await manager.presses('Vazgeç')
    await manager.sees('Yanıt bekliyor')
    await manager.presses('Reddet')
    await manager.button('Reddet').last().click()
    await manager.sees('Teklif reddedildi')
    await manager.presses('Paneli kapat')
    await manager.sees('Reddedildi')
    await manager.opensTab('Firmalar')
    await manager.sees('Henüz anlaşmalı firma bulunmamaktadır.')
  })

  test('sees the old and the new price of a renewal side by side', async () => {
    const { send, answer, catering, firmName } = await twoCompanies(stage.product)
    await answer((await send()).id, 'accept')
    await send({ unit_price: 142, start_date: '2027-01-01' })
    const manager = await entersAs(catering.people.corporateOwner, 'corporates?tab=offers')
    await manager.sees('128,50 ₺ →')
    await manager.button(firmName).first().click()
    await manager.sees('Yenileme', 'Eski fiyat', 'Yeni fiyat', '+13,50 ₺ · %10,5', '12 ay, 01.01.2027’den başlayarak')
    await manager.checksScreen('a renewal')
    await manager.presses('Kabul et')
    await manager.button('Kabul et').last().click()
    await manager.sees('Teklif kabul edildi')
    await manager.presses('Paneli kapat')
    await manager.opensTab('Firmalar')
    await manager.sees('128,50 ₺', '142,00 ₺, 01.01.2027’den başlayarak')
  })

  test('is told if somebody else has answered an offer in the meantime', async () => {
    const { send, answer, catering, firmName } = await twoCompanies(stage.product)
    const { id } = await send()
    const manager = await entersAs(catering.people.corporate3, 'corporates?tab=offers')
    await manager.presses(firmName)
    await manager.presses('Reddet')
    await answer(id, 'accept')
    manager.expectsRefusal(409)
    await manager.button('Reddet').last().click()
    await manager.sees('Teklif yanıtlanırken hata oluştu: Bu teklif daha önce yanıtlandı. Sayfayı yenileyin.')
    await manager.sees('Kabul Edildi')
    await expect.poll(() => manager.button('Reddet').count()).toBe(0)
    await expect.poll(() => manager.button('Kabul et').count()).toBe(0)
  })

  test('is told if the firm has withdrawn an offer in the meantime, and can no longer accept it', async () => {
    const { send, buyer, catering, firm, firmName } = await twoCompanies(stage.product)
    const { id: offerId } = await send()
    const manager = await entersAs(catering.people.corporate3, 'corporates?tab=offers')
    await manager.presses(firmName)
    await manager.presses('Kabul et')
    await stage.product.call('withdrawOffer', {
      as: buyer,
      path: { companyId: firm.company.id, offerId },
      body: { action: 'withdraw' },
    })
    manager.expectsRefusal(409)
    await manager.button('Kabul et').last().click()
    await manager.sees('Teklif yanıtlanırken hata oluştu: Bu teklif geri çekildi.')
    await manager.sees('Firma bu teklifi geri çekti; artık yanıtlanamaz.', 'Yanıt bekleyen teklif yok.')
    await expect.poll(() => manager.button('Kabul et').count()).toBe(0)
    await expect.poll(() => manager.button(firmName).count()).toBe(1)
    await manager.checksScreen('an offer that was taken back')
  })

  test('lists an offer under one heading only, even if one list is older than the other', async () => {
    const { send, answer, catering, firmName } = await twoCompanies(stage.product)
    const { id } = await send()
    const manager = await entersAs(catering.people.corporate3, 'general')
    await manager.page.route(/status=waiting/, async (route) => {
      const response = await route.fetch()
      await answer(id, 'reject')
      await route.fulfill({ response })
    })
    await manager.page.route(/status=answered/, async (route) => {
      await manager.page.waitForResponse(/status=waiting/)
      await route.continue()
    })
    await manager.follows('1 teklif yanıt bekliyor: aç')
    await manager.sees('Reddedildi')
    await expect.poll(() => manager.button(firmName).count()).toBe(1)
  })

  test('can keep using the list while an offer or a contract is open on a desktop', async () => {
    const { send, answer, catering, firmName } = await twoCompanies(stage.product)
    await answer((await send()).id, 'accept')
    await send({ unit_price: 131 })
    const manager = await entersAs(catering.people.corporate3, 'corporates?tab=offers')
    await manager.button(firmName).first().click()
    await manager.page.getByRole('region', { name: firmName }).waitFor()
    await manager.button(firmName).last().click({ trial: true })
    await manager.goesTo(dashboardOf(stage.product, catering.people.corporate3, 'corporates?tab=firms'))
    await manager.presses(`${firmName}: anlaşma`)
    const panel = manager.page.getByRole('region', { name: firmName })
    for (const text of ['Öğün fiyatı', '128,50 ₺', 'Seçimlerin kapanışı', 'Şirket', 'Fiyat geçmişi'])
      await panel.getByText(text).first().waitFor()
    await manager.button(`${firmName}: anlaşma`).click({ trial: true })
    await manager.checksScreen('a contract beside the firms')
  })

  test('has read-only access on level 1', async () => {
    const { send, answer, catering, firm, buyer, firmName } = await twoCompanies(stage.product)
    const agreed = (await answer((await send()).id, 'accept')).body.offer
    await send({ unit_price: 130 })
    const reader = await entersAs(catering.people.corporate1, 'corporates?tab=offers')
    // The answered one comes with a list of its own.
    await reader.sees('128,50 ₺ →')
    await reader.button(firmName).first().click()
    await reader.sees('Yeni fiyat')
    for (const action of ['Kabul et', 'Reddet']) await expect.poll(() => reader.button(action).count()).toBe(0)
    await reader.presses('Paneli kapat')
    await stage.product.call('requestTermination', {
      as: buyer,
      path: { type: 'corporate', companyId: firm.company.id },
      body: { partnership_id: agreed.partnership_id ?? '', reason: 'pricing' },
    })
    await reader.opensTab(/^Fesih Talepleri/)
    await reader.sees(firmName, 'Karşı taraf talep etti', 'Fiyat', 'Beklemede')
    await expect.poll(() => reader.button(/fesih talebini/).count()).toBe(0)
    await reader.presses(`${firmName}: anlaşmayı gör`)
    await reader.sees('Ortaklık başlangıcı')
    await reader.presses('Paneli kapat')
    await reader.checksScreen('terminations, read-only')
  })

  test('decides a dated termination: until that day everything continues', async () => {
    const { send, answer, catering, firm, buyer, firmName } = await twoCompanies(stage.product)
    const agreed = (await answer((await send()).id, 'accept')).body.offer
    await stage.product.call('requestTermination', {
      as: buyer,
      path: { type: 'corporate', companyId: firm.company.id },
      body: {
        partnership_id: agreed.partnership_id ?? '',
        reason: 'pricing',
        message: 'Bütçemiz değişti.',
        effective_date: '2026-11-20',
      },
    })
    const manager = await entersAs(catering.people.corporate4, 'general')
    await manager.follows('1 fesih talebi kararınızı bekliyor: aç')
    await manager.sees('Karşı taraf talep etti', '20.11.2026', 'Bütçemiz değişti.', 'Beklemede')
    await manager.checksScreen('terminations')
    await manager.presses(`${firmName}: fesih talebini onayla`)
    await manager.sees(/20\.11\.2026 ve sonrası için seçim yok\./)
    await manager.checksScreen('question before an end')
    await manager.presses('Onayla')
    await manager.sees('Fesih talebi onaylandı', 'Onaylandı')
    await manager.opensTab('Firmalar')
    await manager.sees('Feshedildi, 20.11.2026’da bitiyor')
    await card(manager, firmName).getByRole('link', { name: 'Detay' }).waitFor()
    await manager.presses(`${firmName}: anlaşma`)
    await expect.poll(() => manager.button('Anlaşmayı feshet').count()).toBe(0)

    const { clock } = stage.product
    const today = clock.now()
    clock.set('2026-11-20T00:00:30+03:00')
    const dayAfter = await entersAs(catering.people.corporate4, 'corporates')
    await dayAfter.sees('Henüz anlaşmalı firma bulunmamaktadır.')
    await dayAfter.opensTab('Fesih Talepleri')
    await dayAfter.presses(`${firmName}: anlaşmayı gör`)
    await dayAfter.sees('Sona erdi', '11.11.2026–20.11.2026', 'Fesheden')
    clock.set(today.toISOString())
  })

  test('requests a termination in a form that says what is missing, and withdraws it', async () => {
    const { send, answer, catering, firmName } = await twoCompanies(stage.product)
    await answer((await send()).id, 'accept')
    const manager = await entersAs(catering.people.corporate4, 'corporates?tab=firms')
    await manager.presses(`${firmName}: anlaşma`)
    await manager.presses('Anlaşmayı feshet')
    for (const required of ['Neden', 'Açıklama'])
      await manager.page.getByRole('dialog').locator('label', { hasText: required }).getByText('*').waitFor()
    await manager.presses('Fesih talebi gönder')
    await manager.sees('Lütfen fesih nedenini seçin', 'Lütfen fesih mesajını yazın')
    await manager.choosesRadio('Belirli bir günde')
    await manager.sees('Lütfen fesih gününü seçin')
    await manager.fills({ 'Ortaklığın olmadığı ilk gün': '01.03.2027' })
    await manager.sees('Fesih günü yarından başlayarak en fazla 90 gün sonra olabilir.')
    await manager.checksScreen('asking for an end')
    await manager.fills({ 'Ortaklığın olmadığı ilk gün': '20.11.2026', Açıklama: 'Yeterli aracımız yok.' })
    await chooses(manager, 'Neden', 'Menü çeşitliliği')
    await manager.sees('en geç 09.02.2027 · son yemek 19.11.2026')
    await manager.presses('Vazgeç')
    await manager.presses('Düzenlemeye dön')
    await manager.presses('Fesih talebi gönder')
    await manager.sees(`${firmName} ile anlaşma fesih talebi gönderildi`)
    await manager.presses('Paneli kapat')
    await manager.sees('Fesih istediniz')
    await manager.opensTab('Fesih Talepleri')
    await manager.sees('Biz talep ettik', 'Menü çeşitliliği', '20.11.2026')
    await manager.presses(`${firmName}: fesih talebini geri çek`)
    await manager.presses('Geri çek')
    await manager.sees('Fesih talebi geri çekildi', 'Geri Çekildi')
    await manager.opensTab('Firmalar')
    await manager.doesNotSee('Fesih istediniz')
  })
})

describe('A supplier', () => {
  const stage = useStage(desktop, phone)

  test('is told where its caterings will be listed', async () => {
    const { corporate1 } = stage.world.supplier.people
    const reader = await stage.visit(dashboardOf(stage.product, corporate1, 'caterings'), { as: corporate1 })
    await reader.sees('Catering firmalarınız burada listelenecek.')
    await reader.checksScreen('no caterings')
    await reader.opensTab('Fesih Talepleri')
    await reader.sees('Fesih talebi bulunmamaktadır.')
  })

  test('requests the end of a partnership in its own words, and the catering decides', async () => {
    const { product } = stage
    const supplier = await createWorkplace(product, 'supplier', 'Ova Gıda')
    const catering = await createWorkplace(product, 'catering', 'Kazan Yemek')
    await product.use(openPartnership)(catering.company, supplier.company)
    const seller = supplier.people.corporate3
    const manager = await stage.visit(dashboardOf(product, seller, 'caterings'), { as: seller })
    await manager.presses('Kazan Yemek: anlaşma')
    await manager.sees('Ortaklık başlangıcı', '11.11.2026')
    await manager.presses('Anlaşmayı feshet')
    await manager.presses('Fesih talebi gönder')
    await manager.sees('Lütfen fesih nedenini belirtin', 'Lütfen fesih mesajını yazın')
    await manager.fills({ Neden: 'Depomuz kapanıyor', Açıklama: 'Yıl sonunda bırakıyoruz.' })
    await manager.checksScreen('asking for an end as a supplier')
    await manager.presses('Fesih talebi gönder')
    await manager.sees('Kazan Yemek ile anlaşma fesih talebi gönderildi')
    await manager.presses('Paneli kapat')
    await manager.checksScreen('caterings')

    const buyer = catering.people.corporateOwner
    const decider = await stage.visit(dashboardOf(product, buyer, 'suppliers?tab=terminations'), { as: buyer })
    await decider.sees('Ova Gıda', 'Depomuz kapanıyor')
    await decider.presses('Ova Gıda: fesih talebini onayla')
    await decider.presses('Onayla')
    await decider.sees('Fesih talebi onaylandı')
    await manager.goesTo(dashboardOf(product, seller, 'caterings'))
    await manager.sees('Catering firmalarınız burada listelenecek.')
  })
})
