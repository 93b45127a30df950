import { beforeAll, describe, expect, test } from 'vitest'
import { operator } from '../../src/core/actors/rules.ts'
import { agreeOnTerms } from '../../src/core/partnerships/index.ts'
import { addDays, localDateAt } from '../../src/core/shared/index.ts'
import { dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { createWorkplace, type Workplace } from '../support/world.ts'
import { chooses, eventually } from './panel-steps.ts'

const shown = (date: string): string => date.split('-').reverse().join('.')

describe("A firm's caterings", () => {
  const stage = useStage(desktop, phone)
  let cook: Workplace
  const today = () => localDateAt(stage.product.clock.now(), 'Europe/Istanbul')

  beforeAll(async () => {
    const { product } = stage
    cook = await createWorkplace(product, 'catering', 'Çınar Mutfağı')
    await product.sql(`UPDATE companies SET address = address || '{"city": "Bursa"}' WHERE id = '${cook.company.id}'`)
  })

  const entersAs = (role: keyof Workplace['people'], of: Workplace = stage.world.corporateB, query = '') => {
    const person = of.people[role]
    return stage.visit(dashboardOf(stage.product, person, 'caterings') + query, { as: person })
  }
  const offersOf = ({ company }: Workplace) =>
    stage.product.sql(
      `SELECT status, unit_price, duration_months, start_date, message FROM offers
       WHERE corporate_id = '${company.id}' ORDER BY created_at, id`,
    )

  test('can be found and offered a price, and another one after withdrawing the first', async () => {
    const buyer = await entersAs('corporate3')
    await buyer.sees('Henüz anlaşmalı catering firmanız yok.', 'Anne Eli Yemek', 'Bereket Sofrası')
    await buyer.checksScreen('caterings without a partner')

    await buyer.presses('Yeni Firma Ara')
    await buyer.named('searchbox', 'Catering firması ara').fill('cinar')
    const found = buyer.page.getByRole('dialog').getByRole('listitem')
    await eventually(() => found.allInnerTexts()).toEqual([
      expect.stringMatching(/^Çınar Mutfağı\s+Bursa\s+Değerlendirilmemiş\s+İncele\s+Teklif gönder$/),
    ])
    await buyer.checksScreen('search for a catering')
    await buyer.presses('Çınar Mutfağı: teklif gönder')

    await buyer.presses('Teklifi gönder')
    await buyer.sees('Lütfen geçerli bir birim fiyat girin')
    await buyer.checksScreen('first offer without a price')
    await buyer.fills({ 'Öğün fiyatı (₺)': '125,50', 'Mesaj (isteğe bağlı)': 'Deneme için.' })
    expect(await buyer.named('radio', '12').isChecked()).toBe(true)
    await buyer.choosesRadio('6')
    await buyer.presses('Teklifi gönder')
    await buyer.sees('Çınar Mutfağı firmasına teklif gönderildi', 'Teklifiniz bekliyor · bugün')
    expect(await offersOf(stage.world.corporateB)).toEqual([
      { status: 'sent', unit_price: '125.50', duration_months: 6, start_date: null, message: 'Deneme için.' },
    ])

    await buyer.page.getByRole('dialog').getByRole('button', { name: 'Çınar Mutfağı: teklifi gör' }).click()
    await buyer.sees('Gönderildi', '125,50 ₺', 'Deneme için.', 'Deneme corporate3')
    await buyer.checksScreen('an offer that waits')
    await buyer.page.getByRole('region').getByRole('button', { name: 'Çınar Mutfağı: teklifi geri çek' }).click()
    await buyer.sees('Teklif geri çekilsin mi?')
    await buyer.checksScreen('question before an offer is withdrawn')
    await buyer.presses('Geri çek')
    await buyer.sees('Teklif geri çekildi', 'Geri Çekildi')
    await buyer.presses('Paneli kapat')
    await buyer.named('radio', 'Diğer 1').waitFor()
    await buyer.checksScreen('offers')

    await buyer.presses('Çınar Mutfağı: yeniden teklif gönder')
    await buyer.fills({ 'Öğün fiyatı (₺)': '1.130' })
    await buyer.presses('Teklifi gönder')
    await buyer.named('tab', 'Teklifler 1').waitFor()
    await buyer.named('radio', 'Bekleyen 1').waitFor()
    expect(await offersOf(stage.world.corporateB)).toMatchObject([
      { status: 'withdrawn' },
      { status: 'sent', unit_price: '1130.00', duration_months: 12 },
    ])
  })

  test('can be searched by name and city, and sorted by rating or name', async () => {
    const { product, world } = stage
    await product.sql(
      `INSERT INTO rating_totals (catering_id, ratings, stars) VALUES ('${world.cateringB.company.id}', 3, 14)`,
    )
    const reader = await entersAs('corporate4', await createWorkplace(product, 'corporate', 'Arayan Firma'))
    const names = () => reader.page.getByRole('rowheader').allInnerTexts()
    await eventually(names).toEqual(['Bereket Sofrası', 'Anne Eli Yemek', 'Çınar Mutfağı'])
    await reader.sees('4,7')
    await chooses(reader, 'Sıralama', 'Ada göre')
    await eventually(names).toEqual(['Anne Eli Yemek', 'Bereket Sofrası', 'Çınar Mutfağı'])
    await chooses(reader, 'Şehir', 'Bursa')
    await eventually(names).toEqual(['Çınar Mutfağı'])
    await reader.fills({ 'Firma adı ara': 'bereket' })
    await reader.sees('Aramanıza uyan catering firması bulunamadı.')
    await reader.checksScreen('no catering found')
  })

  test('can be offered a new price from the card of a running contract', async () => {
    const { product } = stage
    const firm = await createWorkplace(product, 'corporate', 'Yenileyen Firma')
    const start = today()
    await product.use(agreeOnTerms)({
      actor: operator,
      corporateId: firm.company.id,
      cateringId: cook.company.id,
      unitPrice: 128.5,
      durationMonths: 3,
    })
    product.clock.set(new Date(product.clock.now().getTime() + 40 * 86_400_000).toISOString())
    try {
      const owner = firm.people.corporateOwner
      const buyer = await stage.visit(dashboardOf(product, owner), { as: owner })
      await buyer.presses('Şimdilik atla')
      await buyer.sees(/^Sözleşmenin bitmesine \d+ gün kaldı$/)
      await buyer.follows('Çınar Mutfağı: aç')
      await buyer.sees('Fiyat geçmişi')
      await buyer.presses('Paneli kapat')
      await buyer.isAt(dashboardOf(product, owner, 'caterings'))
      await buyer.sees('128,50 ₺', /^\d+ gün kaldı$/)
      await buyer.checksScreen('a contract that ends soon')
      await buyer.presses('Çınar Mutfağı: yenile')
      await buyer.sees('Yeni fiyat teklif et', 'Bugünkü fiyat')
      const price = buyer.field('Yeni fiyat (₺)')
      await eventually(() => price.inputValue()).toBe('128,50')
      expect(await buyer.named('radio', '3').isChecked()).toBe(true)
      await price.fill('142,00')
      await buyer.sees('+13,50 ₺ · %10,5')
      await buyer.checksScreen('renewal')
      const begins = addDays(today(), 400)
      await buyer.fills({ Başlangıç: shown(begins) })
      await buyer.page.keyboard.press('Tab')
      buyer.expectsRefusal(422)
      await buyer.presses('Teklifi gönder')
      await buyer.sees('Teklif gönderilirken hata oluştu: Başlangıç bugün ya da en fazla 366 gün sonra olabilir.')
      await buyer.checksScreen('refused renewal')
      expect(await price.inputValue()).toBe('142,00')

      await buyer.fills({ Başlangıç: shown(addDays(today(), 10)) })
      await buyer.page.keyboard.press('Tab')
      await buyer.presses('Teklifi gönder')
      await buyer.sees('Çınar Mutfağı firmasına teklif gönderildi', 'Teklifiniz bekliyor · 142,00 ₺')
      await buyer.checksScreen('a renewal that waits')
      expect(await offersOf(firm)).toMatchObject([
        { status: 'accepted', unit_price: '128.50', start_date: start },
        { status: 'sent', unit_price: '142.00', duration_months: 3, start_date: addDays(today(), 10) },
      ])

      await buyer.page.getByRole('rowheader').getByRole('button', { name: 'Çınar Mutfağı' }).click()
      await buyer.sees('Fiyat geçmişi')
      await buyer.checksScreen('a partnership and its prices')
      await buyer.presses('Paneli kapat')

      await buyer.presses('Çınar Mutfağı: diğer işlemler')
      await buyer.named('menuitem', 'Fesih talep et').click()
      await buyer.page.getByRole('dialog').waitFor()
      await buyer.checksScreen('termination asked for at its partner')
    } finally {
      product.clock.set(new Date(product.clock.now().getTime() - 40 * 86_400_000).toISOString())
    }
  })

  test('keep unsent text if an offer fails, and ask before discarding it', async () => {
    const firm = await createWorkplace(stage.product, 'corporate', 'Kopuk Firma')
    const buyer = await entersAs('corporate4', firm)
    await buyer.presses('Çınar Mutfağı: teklif gönder')
    await buyer.fills({ 'Öğün fiyatı (₺)': '99,90', 'Mesaj (isteğe bağlı)': 'Üç vardiya.' })
    await buyer.page.route('**/offers', (route) => route.abort())
    buyer.expectsLostConnection()
    await buyer.presses('Teklifi gönder')
    await buyer.sees(
      'Teklif gönderilirken hata oluştu: Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.',
    )
    await buyer.presses('Vazgeç')
    await buyer.sees('Yazdıklarınız henüz kaydedilmedi. Devam ederseniz kaybolur.')
    await buyer.page.keyboard.press('Escape')
    await buyer.page.unroute('**/offers')
    expect(await buyer.field('Öğün fiyatı (₺)').inputValue()).toBe('99,90')
    await buyer.field('Mesaj (isteğe bağlı)').press('Control+Enter')
    await buyer.sees('Çınar Mutfağı firmasına teklif gönderildi')
    expect(await offersOf(firm)).toMatchObject([{ unit_price: '99.90', message: 'Üç vardiya.' }])
  })

  test('are read-only for a reader', async () => {
    const { product } = stage
    const firm = await createWorkplace(product, 'corporate', 'Okuyan Firma')
    const send = (to: Workplace) =>
      ({
        actor: operator,
        corporateId: firm.company.id,
        cateringId: to.company.id,
        unitPrice: 110,
        durationMonths: 12,
      }) as const
    await product.use(agreeOnTerms)(send(cook))
    await product.call('sendOffer', {
      as: await stage.tokenOf(firm.people.corporate3),
      path: { companyId: firm.company.id },
      body: { catering_id: stage.world.cateringB.company.id, unit_price: 104.25, duration_months: 12 },
    })
    const reader = await entersAs('corporate1', firm)
    await reader.sees('110,00 ₺', 'Anne Eli Yemek', 'Teklifiniz bekliyor · bugün')
    for (const act of [/: fiyat teklifi$/, /: yenile$/, /: teklif gönder$/])
      expect(await reader.page.getByRole('button', { name: act }).count()).toBe(0)
    await reader.presses('Çınar Mutfağı: diğer işlemler')
    await reader.named('menuitem', 'Koşullar ve geçmiş').waitFor()
    expect(await reader.page.getByRole('menuitem').count()).toBe(1)
    await reader.page.keyboard.press('Escape')
    await reader.opensTab('Teklifler 1')
    await reader.sees('104,25 ₺', 'Gönderildi')
    expect(await reader.page.getByRole('button', { name: /geri çek|yeniden teklif/ }).count()).toBe(0)
    await reader.opensTab('Fesih Talepleri')
    await reader.sees('Fesih talebi bulunmamaktadır.')
  })
})
