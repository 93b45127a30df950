import { describe, expect, test } from 'vitest'
import { dashboardOf } from '../support/addresses.ts'
import type { Product } from '../support/product.ts'
import { desktop, phone } from '../support/screens.ts'
import { type Stage, useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { createWorkplace, tokenOf } from '../support/world.ts'
import { goesBack, historyFollows } from './history-steps.ts'
import { eventually, hasFocusOn } from './panel-steps.ts'

let number = 0
/** A new catering and a supplier that sells rice and oil, and no longer eggs. */
const market = async (product: Product) => {
  const catering = await createWorkplace(product, 'catering', `Sofra Evi ${(number += 1)}`)
  const supplier = await createWorkplace(product, 'supplier', `Toptan Gıda ${number}`)
  const [as, asBuyer] = await Promise.all([
    tokenOf(product, supplier.people.corporateOwner),
    tokenOf(product, catering.people.corporate4),
  ])
  const shop = { companyId: supplier.company.id }
  const add = async (name: string, unit_price: number, stock_quantity: number, more: object) => {
    const body = { name, description: `${name}, toptan`, unit_price, stock_quantity, ...more }
    return (await product.call('createProduct', { as, path: shop, body })).body.product
  }
  const rice = await add('Baldo pirinç', 74.9, 60, {
    unit_type: 'kg',
    minimum_order_quantity: 25,
    category: 'Bakliyat',
  })
  const oil = await add('Ayçiçek yağı', 76.25, 360, { unit_type: 'L', minimum_order_quantity: 18, category: 'Yağ' })
  await add('Yumurta', 165, 0, { category: 'Süt ürünleri' })
  const change = async ({ id, ...before }: typeof rice, after: object) => {
    const { name, description, category, unit_price, stock_quantity, unit_type, minimum_order_quantity } = before
    const body = {
      name,
      description,
      category,
      unit_price,
      stock_quantity,
      unit_type,
      minimum_order_quantity,
      ...after,
    }
    expect((await product.call('updateProduct', { as, path: { ...shop, productId: id }, body })).status).toBe(200)
  }
  const remove = ({ id }: typeof rice) => product.call('deleteProduct', { as, path: { ...shop, productId: id } })
  const setStatus = (orderId: string, status: 'confirmed') =>
    product.call('updateOrder', { as, path: { orderId }, body: { status } })
  const orders = async () =>
    (await product.call('listOrders', { as: asBuyer, query: { catering_id: catering.company.id } })).body.orders
  await product.sql(`
    UPDATE companies SET address = '{"street": "Çiçek Sk. 5", "district": "Nilüfer", "city": "Bursa", "postal_code": "16110"}'
    WHERE id = '${catering.company.id}'`)
  const delivers = async (terms: object) => {
    const body = { weekdays: [1, 4], cutoff_days: 1, cutoff_time: '16:00', minimum_amount: 0, ...terms }
    await product.call('saveDeliveryTerms', { as, path: shop, body })
    return { today: product.clock.now().toISOString().slice(0, 10) }
  }
  const deliver = async ({ id, items }: Awaited<ReturnType<typeof orders>>[number], delivered_quantity: number) => {
    const lines = items.map(({ product_id }) => ({ product_id, delivered_quantity }))
    const path = { ...shop, orderId: id }
    expect((await product.call('deliverOrder', { as, path, body: { lines } })).status).toBe(200)
  }
  const fills = async (categories: number) => {
    for (let at = 1; at <= categories; at++) await add(`Ürün ${at}`, 10, 5, { category: `Reyon ${at}` })
  }
  return {
    delivers,
    deliver,
    fills,
    catering,
    supplier,
    rice,
    oil,
    change,
    remove,
    setStatus,
    orders,
    shopName: supplier.company.name,
  }
}

const total = (visitor: Visitor, text: string) =>
  eventually(() => visitor.page.getByText(text).last().isVisible()).toBe(true)

const enters = (
  stage: Stage,
  of: Awaited<ReturnType<typeof market>>,
  role: 'corporate4' | 'corporate1' = 'corporate4',
) => {
  const person = of.catering.people[role]
  return stage.visit(dashboardOf(stage.product, person, 'suppliers'), { as: person })
}

/** Goes from the list of suppliers to an order that is cancelled again. */
const ordersOnce = async (stage: Stage, isPhone: boolean) => {
  const shop = await market(stage.product)
  const buyer = await enters(stage, shop)
  await buyer.page.getByLabel('Tedarikçi ara').fill(shop.shopName)
  await buyer.button(`${shop.shopName}: mağazaya git`).waitFor()
  await buyer.checksScreen('suppliers')
  await buyer.presses(`${shop.shopName}: mağazaya git`)
  await buyer.sees('Ayçiçek yağı', 'Baldo pirinç', 'Yumurta')
  expect(await buyer.button('Yumurta: tükendi').isDisabled()).toBe(true)
  if (!isPhone) {
    await buyer.presses('Sipariş ver')
    await buyer.sees('Sepetiniz boş veya tedarikçi seçili değil.')
  }
  await buyer.presses('Baldo pirinç: sepete ekle')
  await buyer.button('Baldo pirinç: artır').first().click()
  await buyer.button('Baldo pirinç: artır').first().click()
  await buyer.sees('Stok yetersiz! Maksimum 60 kg sipariş verebilirsiniz.')
  if (isPhone) await buyer.presses('Ayçiçek yağı: sepete ekle')
  else {
    const other = await buyer.page.context().newPage()
    await other.goto(buyer.page.url())
    await other.getByRole('button', { name: 'Ayçiçek yağı: sepete ekle' }).click()
    await other.close()
    await buyer.button('Ayçiçek yağı: azalt').first().waitFor()
  }
  await buyer.checksScreen(`a store ${isPhone ? 'on a phone' : 'at a desk'}`)

  await buyer.reloads()
  await buyer.button('Ayçiçek yağı: azalt').first().waitFor()
  if (isPhone) {
    await buyer.presses(/^Sepet ·/)
    await buyer.heading('Sepet').waitFor()
    const { path } = buyer
    await historyFollows(buyer, true)
    await goesBack(buyer)
    await buyer.heading('Sepet').waitFor({ state: 'detached' })
    expect(buyer.path).toBe(path)
    await buyer.presses(/^Sepet ·/)
  }
  await total(buyer, '5.117,50 ₺')
  await expect.poll(() => buyer.field('Teslimat adresi').inputValue()).toBe('Çiçek Sk. 5, 16110 Nilüfer/Bursa')
  await buyer.fills({ 'Sipariş notu': 'Sabah 06.00’dan önce' })
  await buyer.checksScreen(`a cart ${isPhone ? 'on a phone' : 'at a desk'}`)
  await buyer.button('Sipariş ver').dblclick()
  await buyer.sees('Sipariş başarıyla oluşturuldu!', 'Sabah 06.00’dan önce')
  await buyer.checksScreen('an order')
  expect(await shop.orders()).toMatchObject([{ total_amount: 5117.5, status: 'pending' }])
  if (isPhone) {
    const { path } = buyer
    await goesBack(buyer)
    await buyer.sees('Ayçiçek yağı', 'Baldo pirinç', 'Yumurta')
    expect(await buyer.heading('Sepet').count()).toBe(0)
    await buyer.page.evaluate(() => history.forward())
    await buyer.isAt(path)
  }

  await buyer.presses('Paneli kapat')
  await buyer.opensTab(/^Tüm tedarikçiler/)
  await buyer.presses(`${shop.shopName}: mağazaya git`)
  await buyer.presses('Siparişlerim')
  await buyer.sees(`${shop.shopName} siparişleri`)
  await buyer.presses('S-1001')
  await buyer.presses('Siparişi iptal et')
  await buyer.checksScreen('question before cancelling')
  await buyer.button('Siparişi iptal et').last().click()
  await eventually(async () => (await shop.orders())[0]?.status).toBe('cancelled')
  await eventually(() => buyer.button('Siparişi iptal et').count()).toBe(0)
}

describe('A catering on a phone', () => {
  const stage = useStage(phone)

  test('finds a supplier, fills a cart that survives a reload, and orders once', () => ordersOnce(stage, true))
})

describe('A catering on a desktop', () => {
  const stage = useStage(desktop, phone)

  test('finds a supplier, fills a cart that survives a reload and additions in other tabs, and orders once', () =>
    ordersOnce(stage, false))

  test('types the amount of a product, in the list and in the cart', async () => {
    const shop = await market(stage.product)
    const buyer = await enters(stage, shop)
    await buyer.presses(`${shop.shopName}: mağazaya git`)
    await buyer.presses('Baldo pirinç: sepete ekle')
    const [inList, inCart] = [0, 1].map((at) =>
      buyer.page.getByRole('textbox', { name: 'Baldo pirinç: miktar' }).nth(at),
    )
    const types = async (field: typeof inList, text: string) => {
      await field?.fill(text)
      await field?.press('Enter')
    }
    await types(inList, '37,5')
    await eventually(() => inCart!.inputValue()).toBe('37,5')
    await types(inCart, '40.25 kg')
    await eventually(() => inList!.inputValue()).toBe('40,25')
    await types(inCart, '999')
    await buyer.sees('Stok yetersiz! Maksimum 60 kg sipariş verebilirsiniz.')
    await buyer.presses('Sipariş ver')
    await buyer.sees('Sipariş verilemeyen ürünleri sepetten çıkarın ya da azaltın.')
    await buyer.checksScreen('a quantity that is too much')
    await types(inCart, '1')
    await buyer.sees(/^En az .* sipariş verebilirsiniz\.$/)
    await inCart!.fill('')
    await buyer.presses('Sipariş ver')
    await buyer.sees('Sıfırdan büyük bir miktar yazın, örneğin 12,5.')
    expect(await shop.orders()).toEqual([])
    await types(inList, '30')
    await eventually(() => inCart!.inputValue()).toBe('30')
    await buyer.presses('Sipariş ver')
    await buyer.sees('Sipariş başarıyla oluşturuldu!')
  })

  test('sees what sacks hold and what VAT adds, and wishes for a day on which the supplier delivers', async () => {
    const { product } = stage
    const shop = await market(product)
    await shop.change(shop.rice, {
      ...{ unit_price: 1850, stock_quantity: 100, unit_type: 'Çuval', minimum_order_quantity: 1 },
      ...{ content_quantity: 25, content_unit: 'kg', vat_rate: 1 },
    })
    const { today } = await shop.delivers({ minimum_amount: 5000 })
    const buyer = await enters(stage, shop)
    await buyer.presses(`${shop.shopName}: mağazaya git`)
    await buyer.sees('1 çuval = 25 kg · KDV %1 hariç')
    await buyer.presses('Baldo pirinç: sepete ekle')
    const typed = buyer.page.getByRole('textbox', { name: 'Baldo pirinç: miktar' }).first()
    await eventually(() => typed.evaluate((field) => field === document.activeElement)).toBe(true)
    await typed.press('Enter')
    await buyer.presses('Sipariş ver')
    await buyer.sees(/Bu tedarikçide sipariş KDV hariç en az 5\.000,00\s₺ olmalıdır; sepetiniz 1\.850,00\s₺ tutuyor\.$/)
    for (const wrong of ['0', '-3']) {
      await typed.fill(wrong)
      await typed.press('Enter')
      await buyer.sees('Sıfırdan büyük bir miktar yazın, örneğin 12,5.')
    }
    await typed.fill('4')
    await typed.press('Enter')
    await buyer.sees('4 çuval = 100 kg', 'Ara toplam (KDV hariç)', 'KDV %1', '74,00 ₺')
    await total(buyer, '7.474,00 ₺')
    const offered = await buyer
      .field('İstenen teslim günü')
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
    const weekdays = offered.slice(1).map((date) => new Date(`${date}T00:00:00Z`).getUTCDay())
    expect(new Set(weekdays)).toEqual(new Set([1, 4]))
    await buyer.field('İstenen teslim günü').selectOption(offered[1] ?? '')
    await buyer.checksScreen('a cart with VAT')
    await buyer.presses('Sipariş ver')
    await buyer.sees('Sipariş başarıyla oluşturuldu!', 'İstenen teslim günü')
    const [order] = await shop.orders()
    expect(order).toMatchObject({ total_with_vat: 7474, delivery_date: offered[1] })
    expect(order!.delivery_date! > today).toBe(true)

    await shop.deliver(order!, 3.5)
    await buyer.reloads()
    await buyer.sees('3,5 çuval', '6.539,75 ₺', 'Baldo pirinç: 3,5 çuval teslim')
    await buyer.checksScreen('an order that was delivered otherwise')
  })

  test('orders nothing in another unit than it meant', async () => {
    const shop = await market(stage.product)
    const buyer = await enters(stage, shop)
    await buyer.presses(`${shop.shopName}: mağazaya git`)
    await buyer.presses('Baldo pirinç: sepete ekle')
    await buyer.presses('Ayçiçek yağı: sepete ekle')
    await buyer.presses('Sipariş ver')
    await buyer.sees('Sipariş başarıyla oluşturuldu!')
    await shop.change(shop.rice, { unit_type: 'Çuval', content_quantity: 25, content_unit: 'kg', stock_quantity: 35 })
    await buyer.presses('Tekrar sipariş ver')
    await buyer.sees('Birimi ya da içeriği değiştiği için eklenmeyen: Baldo pirinç.')
    await shop.change(shop.oil, { unit_type: 'Teneke', stock_quantity: 342 })
    await buyer.reloads()
    await buyer.sees('Birimi değişti (L yerine teneke); miktarı yeniden yazın.')
    const typed = buyer.page.getByRole('textbox', { name: 'Ayçiçek yağı: miktar' }).first()
    await typed.fill('18')
    await typed.press('Enter')
    await eventually(() => buyer.text(/^Birimi değişti/).count()).toBe(0)
  })

  test('finds one of forty categories by typing', async () => {
    const shop = await market(stage.product)
    await shop.fills(40)
    const buyer = await enters(stage, shop)
    await buyer.presses(`${shop.shopName}: mağazaya git`)
    await buyer.page.getByRole('combobox', { name: 'Kategori' }).fill('reyon 3')
    await buyer.named('option', 'Reyon 37 (1)').waitFor()
    await buyer.checksScreen('a store with forty categories')
    await buyer.named('option', 'Reyon 37 (1)').click()
    await buyer.heading('Ürün 37').waitFor()
    await eventually(() => buyer.heading('Ürün 36').count()).toBe(0)
    const box = buyer.page.getByRole('combobox', { name: 'Kategori' })
    await box.click()
    await buyer.named('option', /^Tümü \(/).click()
    await buyer.heading('Ürün 36').waitFor()
    await box.fill('kasap')
    await buyer.sees('Bu adla kategori yok.')
    await box.press('Tab')
    await eventually(() => box.inputValue()).toBe('')
    await box.click()
    await buyer.named('option', 'Reyon 37 (1)').waitFor()
  })

  test('confirms a price that has changed since the cart was filled', async () => {
    const shop = await market(stage.product)
    const buyer = await enters(stage, shop)
    await buyer.presses(`${shop.shopName}: mağazaya git`)
    await Promise.all([
      buyer.page.waitForResponse((answer) => answer.url().includes('product_ids=')),
      buyer.presses('Ayçiçek yağı: sepete ekle'),
    ])
    await total(buyer, '1.372,50 ₺')
    await shop.change(shop.oil, { unit_price: 79.75 })
    buyer.expectsRefusal(409)
    await buyer.presses('Sipariş ver')
    await buyer.sees(/^Sipariş oluşturulamadı: Bazı fiyatlar/)
    await buyer.sees('Fiyat değişti: 76,25 ₺ → 79,75 ₺. Sipariş yeni fiyatla verilir.')
    await total(buyer, '1.435,50 ₺')
    await buyer.checksScreen('a changed price')
    expect(await shop.orders()).toEqual([])
    await buyer.presses('Yeni fiyatı onayla ve sipariş ver')
    await buyer.sees('Sipariş başarıyla oluşturuldu!')
    expect(await shop.orders()).toMatchObject([{ total_amount: 1435.5 }])
  })

  test('reorders what is still sold, and is told what is not', async () => {
    const shop = await market(stage.product)
    const buyer = await enters(stage, shop)
    await buyer.presses(`${shop.shopName}: mağazaya git`)
    await buyer.presses('Ayçiçek yağı: sepete ekle')
    await buyer.presses('Baldo pirinç: sepete ekle')
    await buyer.presses('Sipariş ver')
    await buyer.sees('Sipariş başarıyla oluşturuldu!')
    const [order] = await shop.orders()
    await shop.setStatus(order!.id, 'confirmed')
    await shop.remove(shop.rice)
    await buyer.reloads()
    await buyer.sees('Onaylandı')
    await buyer.presses('Tekrar sipariş ver')
    await buyer.button('Ayçiçek yağı: azalt').first().waitFor()
    await buyer.sees('Artık satılmayan ya da tükenen: Baldo pirinç.')
    await total(buyer, '1.372,50 ₺')
  })

  test('requests the end of a partnership, which is listed with the suppliers and not with the firms', async () => {
    const shop = await market(stage.product)
    const buyer = await enters(stage, shop)
    await buyer.presses(`${shop.shopName}: mağazaya git`)
    await buyer.presses('Ayçiçek yağı: sepete ekle')
    await buyer.presses('Sipariş ver')
    await buyer.heading('S-1001').waitFor()
    await buyer.presses('Paneli kapat')
    await buyer.opensTab(/^Tüm tedarikçiler/)
    await buyer.presses(`${shop.shopName}: anlaşma`)
    await buyer.presses('Anlaşmayı feshet')
    await buyer.presses('Fesih talebi gönder')
    await buyer.sees('Lütfen fesih nedenini belirtin', 'Lütfen fesih mesajını yazın')
    await buyer.fills({ Neden: 'Teslimatlar gecikiyor', Açıklama: 'Üç siparişin üçü de geç geldi.' })
    await buyer.presses('Fesih talebi gönder')
    await buyer.sees(`${shop.shopName} ile anlaşma fesih talebi gönderildi`)
    await buyer.presses('Paneli kapat')
    await hasFocusOn(buyer, `${shop.shopName}: anlaşma`)
    await buyer.opensTab(/^Fesih Talepleri/)
    await buyer.sees('Biz talep ettik', 'Teslimatlar gecikiyor')
    await buyer.goesTo(`${dashboardOf(stage.product, shop.catering.people.corporate4, 'corporates')}?tab=terminations`)
    await buyer.sees('Fesih talebi bulunmamaktadır.')
  })

  test('sees suppliers and orders on level 1, but no store', async () => {
    const shop = await market(stage.product)
    const reader = await enters(stage, shop, 'corporate1')
    await reader.sees(shop.shopName)
    await eventually(() => reader.button(/mağazaya git/).count()).toBe(0)
    await reader.goesTo(
      `${dashboardOf(stage.product, shop.catering.people.corporate1, 'suppliers')}?store=${shop.supplier.company.id}`,
    )
    await reader.named('tab', /^Tüm tedarikçiler/).waitFor()
    await reader.opensTab(/^Siparişlerim/)
    await reader.sees('Henüz siparişiniz bulunmamaktadır.')
    await reader.checksScreen('no orders')
  })
})
