import { describe, expect, test } from 'vitest'
import { dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { createWorkplace, type Person } from '../support/world.ts'

describe('Asking a catering for its price', () => {
  const stage = useStage(desktop, phone)
  const enters = (person: Person, page: 'corporates' | 'caterings', query: string) =>
    stage.visit(`${dashboardOf(stage.product, person, page)}?${query}`, { as: person })

  test('leads from its panel over its answer to an offer with that price', async () => {
    const { product, world } = stage
    const { company, people } = world.cateringB
    const firm = await createWorkplace(product, 'corporate', 'Soran Firma')
    const buyer = await enters(firm.people.corporate3, 'caterings', `catering=${company.id}`)
    await buyer.presses(`${company.name}: Fiyat sor`)
    await buyer.presses('Fiyatı sor')
    await buyer.sees('En az bir öğün için porsiyon sayısı yazın.')
    await buyer.fills({
      'Öğle yemeği (günde porsiyon)': '150',
      'Gece yemeği (günde porsiyon)': 'kırk',
      'İstekler (isteğe bağlı)': 'Vejetaryen de olsun.',
    })
    await buyer.presses('Fiyatı sor')
    await buyer.sees('1 ile 100.000 arasında bir sayı girin')
    await buyer.checksScreen('question for a price with a mistake')
    await buyer.fills({ 'Gece yemeği (günde porsiyon)': '' })
    await buyer.presses('Fiyatı sor')
    await buyer.sees(`${company.name} firmasına fiyat soruldu`)
    await buyer.presses('Paneli kapat')
    await buyer.opensTab(/^Teklifler/)
    await buyer.sees('Fiyat soruları', 'Yanıt bekliyor', /^150 porsiyon/)
    await buyer.checksScreen('a price that was asked')

    const cook = await stage.visit(dashboardOf(product, people.corporate3), { as: people.corporate3 })
    await cook.follows('1 firma fiyat soruyor: aç')
    await cook.named('tab', 'Teklifler 1').waitFor()
    await cook.sees('Soran Firma', 'Vejetaryen de olsun.')
    await cook.checksScreen('a price is asked')
    await cook.presses('Soran Firma: Fiyat bildir')
    await cook.presses('Fiyatı bildir')
    await cook.sees('Lütfen geçerli bir birim fiyat girin')
    await cook.fills({ 'Öğün fiyatı (₺)': '128,50', 'Not (isteğe bağlı)': 'Ekmek dahil.' })
    await cook.checksScreen('a price is named')
    await cook.presses('Fiyatı bildir')
    await cook.sees('Fiyat bildirildi', 'Yanıtlandı')

    await buyer.reloads()
    await buyer.sees('128,50 ₺', 'Ekmek dahil.')
    await buyer.checksScreen('a price was named')
    await buyer.presses(`${company.name}: Bu fiyatla teklif gönder`)
    expect(await buyer.field('Öğün fiyatı (₺)').inputValue()).toBe('128,50')
    await buyer.presses('Teklifi gönder')
    await buyer.sees(`${company.name} firmasına teklif gönderildi`)
    expect(
      await product.sql(`SELECT status, unit_price FROM offers WHERE corporate_id = '${firm.company.id}'`),
    ).toEqual([{ status: 'sent', unit_price: '128.50' }])
  })

  test('is taken back by the firm, and declined by the catering', async () => {
    const { product, world } = stage
    const { company, people } = world.cateringB
    const firm = await createWorkplace(product, 'corporate', 'Vazgeçen Firma')
    const asks = () =>
      product.sql(
        `INSERT INTO price_requests (id, corporate_id, catering_id, status, servings, message, created_at)
         SELECT gen_random_uuid(), '${firm.company.id}', '${company.id}', 'sent', '{"dinner": {"portions": 40, "weekdays": [6]}}', '', '${product.clock.now().toISOString()}'`,
      )
    await asks()
    const buyer = await enters(firm.people.corporate3, 'caterings', 'tab=offers')
    await buyer.presses(`${company.name}: fiyat sorusunu geri çek`)
    await buyer.sees('Fiyat sorusu geri çekilsin mi?')
    await buyer.checksScreen('before a price is no longer asked')
    await buyer.presses('Geri çek')
    await buyer.sees('Fiyat sorusu geri çekildi', 'Geri çekildi')

    await asks()
    const cook = await enters(people.corporate3, 'corporates', 'tab=offers')
    await cook.presses('Vazgeçen Firma: Geri çevir')
    await cook.fills({ 'Not (isteğe bağlı)': 'O bölgeye çıkmıyoruz.' })
    await cook.checksScreen('a price is declined')
    await cook.presses('Geri çevir')
    await cook.sees('Fiyat sorusu geri çevrildi', 'Geri çevrildi')
    await buyer.reloads()
    await buyer.sees('O bölgeye çıkmıyoruz.')
  })
})
