import { describe, expect, test } from 'vitest'
import { dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { createWorkplace, tokenOf } from '../support/world.ts'
import { eventually } from './panel-steps.ts'
import { headingsOf } from './table-steps.ts'

describe('A supplier', () => {
  const stage = useStage(desktop, phone)
  let number = 0
  const settle = async () => {
    const { product } = stage
    const supplier = await createWorkplace(product, 'supplier', `Ova Gıda ${(number += 1)}`)
    const catering = await createWorkplace(product, 'catering', `Sofra Yemek ${number}`)
    const seller = await tokenOf(product, supplier.people.corporate3)
    const buyer = await tokenOf(product, catering.people.corporate4)
    const stocks = async (name: string, more: object = {}) =>
      (
        await product.call('createProduct', {
          as: seller,
          path: { companyId: supplier.company.id },
          body: { name, description: 'Çuval', unit_price: 74.9, stock_quantity: 500, unit_type: 'kg', ...more },
        })
      ).body.product
    const orders = async (productId: string, quantity: number) =>
      (
        await product.call('placeOrder', {
          as: buyer,
          path: { companyId: catering.company.id, supplierId: supplier.company.id },
          body: {
            items: [{ product_id: productId, quantity }],
            delivery_address: 'Organize Sanayi 4. Cadde No 12',
            notes: 'Sabah 06.00’dan önce',
          },
        })
      ).body.order
    return { supplier, catering, stocks, orders }
  }

  test('adds a product, corrects its stock and deletes it', async () => {
    const { supplier } = await settle()
    const { corporate3 } = supplier.people
    const keeper = await stage.visit(dashboardOf(stage.product, corporate3, 'store'), { as: corporate3 })
    await keeper.sees('Henüz ürün bulunmamaktadır.')
    await keeper.presses('Yeni ürün')
    await keeper.presses('Ekle')
    await keeper.sees('Ürün adı zorunludur.', 'Açıklama zorunludur.')
    await keeper.checksScreen('product form')
    await keeper.fills({
      'Ürün adı': 'Baldo pirinç',
      Açıklama: '25 kg çuval',
      Kategori: 'Bakliyat',
      'Birim fiyat (₺)': '74,90',
      'Stok miktarı': '100',
      'En az sipariş': '25',
    })
    await keeper.presses('Ekle')
    await keeper.sees('Ürün eklendi', 'Baldo pirinç', '74,90 ₺ / adet')
    await keeper.checksScreen('products')

    await keeper.presses('Baldo pirinç: düzenle')
    await keeper.fills({ 'Stok miktarı': '80,5' })
    await keeper.presses('Kaydet')
    await keeper.sees('Ürün güncellendi', '80,5 adet')
    await keeper.opensTab('Stok takibi')
    await keeper.sees('Az kaldı')
    await keeper.checksScreen('stock')
    await keeper.presses('Baldo pirinç')
    await keeper.sees('Düzeltme', '−19,5', 'Açılış stoku', '+100')
    await keeper.checksScreen('stock movements')
    await keeper.presses('Paneli kapat')

    await keeper.opensTab('Ürünler')
    await keeper.presses('Baldo pirinç: sil')
    await keeper.sees('Bu ürünü silmek istediğinize emin misiniz?')
    await keeper.checksScreen('question before deleting a product')
    await keeper.presses('Sil')
    await keeper.sees('Ürün silindi', 'Henüz ürün bulunmamaktadır.')
  })

  test('says that a product exists whose answer was lost, also if the form was changed since', async () => {
    const { supplier } = await settle()
    const { corporate3 } = supplier.people
    const keeper = await stage.visit(dashboardOf(stage.product, corporate3, 'store'), { as: corporate3 })
    keeper.expectsLostConnection()
    keeper.expectsRefusal(409, 422)
    await keeper.presses('Yeni ürün')
    await keeper.fills({
      'Ürün adı': 'Bulgur',
      Açıklama: '25 kg çuval',
      'Birim fiyat (₺)': '74,90',
      'Stok miktarı': '9',
    })
    await keeper.page.route('**/products', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await keeper.presses('Ekle')
    await keeper.sees(/^Ürün kaydedilemedi: Sunucuya ulaşılamadı/)
    await keeper.page.unroute('**/products')
    await keeper.fills({ 'Birim fiyat (₺)': '79,90' })
    await keeper.presses('Ekle')
    await keeper.sees(/Bu işlem anahtarı başka bir istek için kullanılmış\.$/)
    await keeper.presses('Ekle')
    await keeper.sees(/Bu ad ve birimde bir ürününüz zaten var\.$/)
  })

  test('sells sacks with a content, a code and VAT, and says when it delivers', async () => {
    const { supplier, stocks } = await settle()
    await stocks('Nohut', { code: 'NHT-1' })
    const { corporate3 } = supplier.people
    const keeper = await stage.visit(dashboardOf(stage.product, corporate3, 'store'), { as: corporate3 })
    await keeper.presses('Yeni ürün')
    await keeper.fills({
      'Ürün adı': 'Un',
      Açıklama: 'Tip 650',
      'Birim fiyat (₺)': '495',
      'Stok miktarı': '60',
      'Ürün kodu': 'nht-1',
    })
    await keeper.field('Birim').selectOption('Çuval')
    await keeper.fills({ '1 çuval içindeki miktar': '0' })
    await keeper.field('KDV oranı').selectOption('%1')
    await keeper.presses('Ekle')
    await keeper.sees('Sıfırdan büyük, en fazla iki ondalıklı bir miktar girin ya da boş bırakın.')
    await keeper.fills({ '1 çuval içindeki miktar': '25' })
    keeper.expectsRefusal(409)
    await keeper.presses('Ekle')
    await keeper.sees(/Bu ürün kodu başka bir ürününüzde kullanılıyor\.$/)
    await keeper.checksScreen('a product in packages')
    await keeper.fills({ 'Ürün kodu': 'UN-25' })
    await keeper.presses('Ekle')
    await keeper.sees('Ürün eklendi', '495,00 ₺ / çuval', '1 çuval = 25 kg · KDV %1', 'UN-25 · Tip 650')

    await keeper.opensTab('Teslimat koşulları')
    await keeper.sees('Teslimat koşulu girmediniz: alıcılar her gün için, her tutarda sipariş verebilir.')
    await keeper.presses('Koşul gir')
    await keeper.presses('Cumartesi, Cmt')
    await keeper.fills({ 'En az sipariş tutarı (₺)': '2.500' })
    await keeper.checksScreen('terms of delivery')
    await keeper.presses('Kaydet')
    await keeper.sees('Hafta içi', 'teslimden bir gün önce 16.00’ya kadar', '2.500 ₺ (KDV hariç)')
  })

  test('writes what was really delivered, and corrects it', async () => {
    const { supplier, stocks, orders } = await settle()
    const meat = await stocks('Dana kuşbaşı', { unit_price: 100, vat_rate: 10 })
    await orders(meat.id, 20)
    const { corporate3 } = supplier.people
    const keeper = await stage.visit(`${dashboardOf(stage.product, corporate3, 'orders')}`, { as: corporate3 })
    await keeper.presses('S-1001')
    await keeper.presses('Onayla')
    await keeper.presses('Hazırla')
    await keeper.presses('Teslim et')
    const [delivered, returned] = ['Dana kuşbaşı: teslim edilen', 'Dana kuşbaşı: iade'].map((name) =>
      keeper.named('textbox', name),
    )
    await delivered!.fill('45')
    await keeper.presses('Teslim edildi')
    await keeper.sees('En fazla 40 kg teslim yazabilirsiniz.')
    await delivered!.fill('-3')
    await keeper.sees('Bir miktar yazın, örneğin 12,5 ya da 0.')
    await delivered!.fill('19,6')
    await returned!.fill('20')
    await keeper.sees('İade, teslim edilenden çok olamaz.')
    await keeper.checksScreen('a delivery')
    await returned!.fill('0,6')
    await keeper.presses('Teslim edildi')
    await keeper.sees('S-1001: teslim edildi', '19,6 kg', '0,6 kg', '1.900,00 ₺', '2.090,00 ₺')
    await keeper.sees('Dana kuşbaşı: 19,6 kg teslim, 0,6 kg iade')
    await keeper.checksScreen('a delivered order')
    await keeper.presses('Teslimi düzelt')
    await returned!.fill('')
    await keeper.presses('Düzeltmeyi kaydet')
    await keeper.sees('Teslim miktarları düzeltildi', '2.156,00 ₺')
    await keeper.page.emulateMedia({ media: 'print' })
    const note = keeper.page.locator('.slip-sheet')
    for (const text of ['İrsaliye yerine geçmez.', 'Sipariş', 'Teslim', 'İade', 'KDV %10'])
      expect(await note.getByText(text, { exact: true }).isVisible(), text).toBe(true)
    const onEachSheet = note.locator('thead').getByText(/^S-1001 · /)
    expect(await onEachSheet.isVisible(), 'loose sheets can be told apart').toBe(true)
    await keeper.page.emulateMedia({ media: 'screen' })
  })

  test('moves an order on from its panel and from the list, and sees the revenue', async () => {
    const { supplier, catering, stocks, orders } = await settle()
    const rice = await stocks('Baldo pirinç')
    await orders(rice.id, 100)
    await orders(rice.id, 10)
    const { corporate3 } = supplier.people
    const keeper = await stage.visit(dashboardOf(stage.product, corporate3, 'orders'), { as: corporate3 })
    await keeper.sees('S-1002', '7.490,00 ₺', 'Bekleyen 2')
    await keeper.checksScreen('orders of a supplier')
    await keeper.presses('S-1001')
    await keeper.sees('Organize Sanayi 4. Cadde No 12', 'Sabah 06.00’dan önce', 'Geçmiş', 'Sipariş verildi')
    await keeper.sees('Stok sipariş anında ayrıldı. İptal edilirse bir kez geri eklenir.')
    await keeper.checksScreen('an order of a supplier')
    await keeper.page.emulateMedia({ media: 'print' })
    const note = keeper.page.locator('.slip-sheet')
    expect(await note.getByText('Teslim fişi S-1001').isVisible()).toBe(true)
    const total = await note.locator('tfoot').evaluate((foot) => getComputedStyle(foot).display)
    expect(total, 'once, not on every sheet').toBe('table-row-group')
    await keeper.page.emulateMedia({ media: 'screen' })
    await keeper.presses('Önceki')
    await keeper.heading('S-1002').waitFor()
    await keeper.presses('Sonraki')
    await keeper.heading('S-1001').waitFor()
    await keeper.presses('Onayla')
    await keeper.sees('Hazırla')
    await keeper.presses('İptal et')
    await keeper.checksScreen('question before cancelling an order')
    await keeper.presses('Vazgeç')
    await keeper.presses('Paneli kapat')
    await keeper.sees('Onaylı 1')
    await keeper.named('combobox', 'S-1002 durumu').selectOption({ label: 'Teslim Edildi' })
    await keeper.sees('Teslim edilen 1')

    await keeper.follows('Mağazam')
    await keeper.opensTab('İstatistikler')
    await keeper.sees('Toplam ciro', '8.239,00 ₺', 'En çok satanlar')
    await keeper.checksScreen('statistics of a supplier')
    await keeper.follows('Cateringler')
    await keeper.sees(catering.company.name, 'Ciro', '8.239,00 ₺')
    expect(keeper.problems).toEqual([])
  })

  test('sees an order next to the list on a wide screen, and more orders than fit on a page', async () => {
    const { supplier, stocks, orders } = await settle()
    const { id } = await stocks('Baldo pirinç')
    await orders(id, 1)
    await stage.product.sql(`
      INSERT INTO orders (id, supplier_id, catering_id, number, status, status_changed_at, total_amount, created_at)
      SELECT time_ordered_uuid(), supplier_id, catering_id, number - n, 'delivered', created_at, 1, created_at - n * interval '1 hour'
      FROM orders, generate_series(1, 50) n WHERE supplier_id = '${supplier.company.id}'`)
    const { corporate3 } = supplier.people
    const keeper = await stage.visit(dashboardOf(stage.product, corporate3, 'orders'), { as: corporate3 })
    await keeper.page.setViewportSize({ width: 1920, height: 1080 })
    await keeper.presses('S-1001')
    await keeper.named('region', 'S-1001').waitFor()
    expect(await headingsOf(keeper, 'Siparişler')).toContain('İçerik')
    await keeper.page.setViewportSize(desktop)
    const important = ['No', 'Alıcı', 'Durum', 'Tutar', 'Teslim günü']
    await expect.poll(() => headingsOf(keeper, 'Siparişler')).toEqual(important)
    await keeper.presses('S-1000')
    await keeper.named('region', 'S-1000').getByText('Teslim Edildi').first().waitFor()
    expect(await keeper.named('region', /^S-1/).count()).toBe(1)
    await keeper.page.keyboard.press('Escape')
    await keeper.named('region', 'S-1000').waitFor({ state: 'detached' })

    expect(await keeper.button('S-951').count()).toBe(0)
    await keeper.presses('Daha fazla göster')
    await keeper.button('S-951').waitFor()
    await orders(id, 1)
    await keeper.named('combobox', 'S-1001 durumu').selectOption({ label: 'Onaylandı' })
    await keeper.button('S-1002').waitFor()
    await eventually(() => keeper.button(/^S-/).count()).toBe(52)
  })

  test('shows everything to levels 1 and 2 and lets them change nothing', async () => {
    const { supplier, stocks, orders } = await settle()
    await orders((await stocks('Nohut')).id, 5)
    const { corporate1 } = supplier.people
    const clerk = await stage.visit(dashboardOf(stage.product, corporate1, 'store'), { as: corporate1 })
    await clerk.sees('Nohut', 'Fiyat listesi')
    expect(await clerk.button('Yeni ürün').count()).toBe(0)
    await clerk.follows('Siparişler')
    await clerk.sees('S-1001', 'Beklemede')
    expect(await clerk.named('combobox', 'S-1001 durumu').count()).toBe(0)
  })
})
