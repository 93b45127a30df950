import type * as module from '../../core/store/index.ts'
import { type MovementReason, type ProductRowProblem, unitTypes } from '../../core/store/rules.ts'
import { formatLira, quantityIn, quantityText, wholeLira } from '../kernel/amounts.ts'
import { dayAndWeekday } from '../kernel/dates.ts'
import { orderStatusLabels } from './labels.ts'
import { listOf, type LogSentences, type RefusalSentences } from '../kernel/sentences.ts'
import { priceListHeadings } from '../kernel/sheets.ts'
import { daysLabel } from '../kernel/weekdays.ts'

export const movementReasonLabels: Record<MovementReason, string> = {
  opening: 'Açılış stoku',
  correction: 'Düzeltme',
  upload: 'Toplu yükleme',
  order: 'Sipariş',
  cancellation: 'Sipariş iptali',
  reopening: 'İptalin geri alınması',
  delivery: 'Teslim farkı',
}

/** Why a row of a price list was skipped. */
export const productRowProblems: Record<ProductRowProblem, string> = {
  name_missing: 'Ürün adı boş',
  name_too_long: 'Ürün adı çok uzun',
  description_too_long: 'Açıklama çok uzun',
  category_too_long: 'Kategori çok uzun',
  unit_unknown: `Birim ${unitTypes.slice(0, -1).join(', ')} ya da ${unitTypes.at(-1)} olmalı`,
  content_invalid: 'Birim içeriği okunamadı (örneğin 25 kg, 18 L ya da 30 Adet)',
  content_without_package: 'Birim içeriği yalnızca koli, çuval, teneke gibi bir birimde yazılır',
  vat_invalid: 'KDV oranı 1, 10 ya da 20 olmalı',
  code_too_long: 'Ürün kodu çok uzun',
  code_taken: 'Bu kod başka bir ürününüzün',
  price_missing: 'Yeni ürünün birim fiyatı boş',
  price_invalid: 'Birim fiyat geçersiz (en fazla iki ondalık, örneğin 62,50)',
  stock_invalid: 'Stok geçersiz (en fazla iki ondalık, örneğin 12,5)',
  minimum_invalid: 'En az sipariş sıfırdan büyük olmalı (en fazla iki ondalık)',
  product_repeated: 'Aynı ad ve birimdeki ürün listede daha önce var',
}

/** Used by carts when a line would exceed the stock, and by the server when it does. */
export const stockShort = (stock: number, unit: string): string =>
  `Stok yetersiz! Maksimum ${quantityIn(stock, unit)} sipariş verebilirsiniz.`
/** Used by carts and by the server. */
export const amountBelowMinimum = (minimum: number, amount: number): string =>
  `Bu tedarikçide sipariş KDV hariç en az ${formatLira(minimum)} olmalıdır; sepetiniz ${formatLira(amount)} tutuyor.`
export const emptyCart = 'Sepetiniz boş veya tedarikçi seçili değil.'

export const refusals = {
  'product.missing': 'Ürün bulunamadı.',
  'product.name_taken': 'Bu ad ve birimde bir ürününüz zaten var.',
  'product.price_invalid': (facts) =>
    `Birim fiyat en fazla iki ondalıklı ve en fazla ${wholeLira(facts.max)} olabilir.`,
  'product.stock_invalid': (facts) =>
    `Stok miktarı en fazla iki ondalıklı ve en fazla ${quantityText(facts.max)} olabilir.`,
  'product.minimum_invalid': 'En az sipariş sıfırdan büyük ve en fazla iki ondalıklı olmalıdır.',
  'product.content_invalid': 'Birimin içeriği sıfırdan büyük bir miktar ve bir birim olmalıdır, örneğin 25 kg.',
  'product.content_without_package':
    'İçerik yalnızca koli, çuval, teneke gibi bir satış biriminde girilir; birimi ya da içeriği değiştirin.',
  'product.code_taken': 'Bu ürün kodu başka bir ürününüzde kullanılıyor.',
  'product.description_missing': 'Açıklama boş olamaz.',
  'product.image_not_allowed': 'Resim yalnızca bu sunucudan ya da izin verilen adreslerden gösterilebilir.',
  'product.stock_moved':
    'Siz düzenlerken stok değişti. Güncel stoku görüp düzeltmeyi yeniden yapın; öbür bilgiler kaydedilmedi.',
  'product_list.headings_missing': `Başlık satırı bulunamadı; listede “${priceListHeadings.name}” ile “${priceListHeadings.price}” ya da “${priceListHeadings.stock}” başlıkları olmalıdır.`,
  'product_list.empty': 'Listede hiç ürün yok.',
  'order.missing': 'Sipariş bulunamadı.',
  'order.changed_meanwhile': 'Siparişin durumu bu arada değişti. Güncel durumu görüp yeniden deneyin.',
  'order.not_pending': 'Sipariş işleme alındı, artık iptal edilemez; tedarikçiyle görüşün.',
  'order.buyer_may_cancel':
    'Siparişin durumunu tedarikçi değiştirir; siz yalnızca bekleyen siparişi iptal edebilirsiniz.',
  'order.delivered_final': (facts) => `Teslim edilen sipariş ${facts.hours} saatten sonra değiştirilemez.`,
  'delivery.line_unknown': 'Siparişte olmayan bir ürün için teslim yazılamaz.',
  'delivery.line_repeated': 'Bir ürünün teslimi bir kez yazılabilir.',
  'delivery.quantity_invalid': 'Teslim edilen ve iade alınan miktarlar en fazla iki ondalıklı olmalıdır.',
  'delivery.too_much': (facts) =>
    `${facts.name}: en fazla ${quantityIn(facts.max, facts.unit)} teslim yazabilirsiniz, sipariş edilenin iki katı.`,
  'delivery.returned_too_much': (facts) =>
    `${facts.name}: iade, teslim edilen ${quantityIn(facts.delivered, facts.unit)} miktardan çok olamaz.`,
  'delivery_terms.amount_invalid': 'En az sipariş tutarı en fazla iki ondalıklı olmalıdır.',
  'order.empty': emptyCart,
  'order.store_missing': 'Tedarikçi bulunamadı ya da mağazası kapalı.',
  'order.buyer_passive': 'Şirketiniz pasif olduğu için sipariş veremez.',
  'order.quantity_invalid': 'Miktarlar sıfırdan büyük ve en fazla iki ondalıklı olmalıdır.',
  'order.product_gone': 'Sepetteki bazı ürünler artık satılmıyor; onları çıkarıp yeniden deneyin.',
  'order.below_minimum': (facts) =>
    `${facts.name}: en az ${quantityIn(facts.minimum, facts.unit)} sipariş verebilirsiniz.`,
  'order.stock_short': (facts) => `${facts.name}: ${stockShort(facts.stock, facts.unit)}`,
  'order.price_changed':
    'Bazı fiyatlar siz sepeti doldurduktan sonra değişti. Yeni fiyatları onaylayıp yeniden deneyin.',
  'order.too_large': 'Sipariş tutarı çok büyük; siparişi bölün.',
  'order.amount_below_minimum': (facts) => amountBelowMinimum(facts.minimum, facts.amount),
  'order.delivery_past': 'İstenen teslim günü geçmişte; bugünü ya da sonraki bir günü seçin.',
  'order.delivery_too_far': (facts) => `Teslim günü en fazla ${facts.days} gün sonrası için istenebilir.`,
  'order.delivery_closed_day': (facts) =>
    `Tedarikçi ${dayAndWeekday(facts.date)} günü teslimat yapmıyor; teslimat günleri: ${daysLabel(facts.weekdays.split(',').map(Number))}.`,
  'order.delivery_too_late': (facts) =>
    `${dayAndWeekday(facts.date)} teslimatı için sipariş süresi doldu; en erken ${dayAndWeekday(facts.next)} seçilebilir.`,
} satisfies RefusalSentences<typeof module>

const placed = (meta: { order_no: string; total: number; lines: number }): string =>
  `${meta.order_no} (${formatLira(meta.total)}, ${meta.lines}\u00a0kalem)`

export const events = {
  'product.added': ({ meta }) => `Ürün eklendi: “${meta.name}” (${formatLira(meta.unit_price)} / ${meta.unit_type})`,
  'product.updated': ({ meta, changed }) => `“${meta.name}” ürünü güncellendi (${listOf(changed)})`,
  'product.deleted': ({ meta }) => `Ürün silindi: “${meta.name}”`,
  'products.uploaded': ({ meta }) => `Listeden ${meta.added} ürün eklendi, ${meta.updated} ürün güncellendi`,
  'order.placed': ({ meta }) =>
    meta.by_other
      ? `${meta.company} sipariş verdi: ${placed(meta)}`
      : `${meta.company} şirketine sipariş verildi: ${placed(meta)}`,
  'order.delivered': ({ meta }) =>
    `${meta.company} siparişi ${meta.order_no}: ${meta.is_correction ? 'teslim miktarları düzeltildi' : orderStatusLabels.delivered} (${formatLira(meta.total)})`,
  'delivery_terms.changed': ({ changed }) => `Teslimat koşulları güncellendi (${listOf(changed)})`,
  'order.status_changed': ({ meta }) => `${meta.company} siparişi ${meta.order_no}: ${orderStatusLabels[meta.to]}`,
} satisfies LogSentences<typeof module>
