import type * as module from '../../core/store/index.ts'
import type { MovementReason, ProductRowProblem } from '../../core/store/rules.ts'
import { formatLira, quantityIn, quantityText, wholeLira } from '../kernel/amounts.ts'
import { orderStatusLabels } from './labels.ts'
import { listOf, type LogSentences, type RefusalSentences } from '../kernel/sentences.ts'
import { priceListHeadings } from '../kernel/sheets.ts'

export const movementReasonLabels: Record<MovementReason, string> = {
  opening: 'Açılış stoku',
  correction: 'Düzeltme',
  upload: 'Toplu yükleme',
  order: 'Sipariş',
  cancellation: 'Sipariş iptali',
  reopening: 'İptalin geri alınması',
}

/** Why a row of a price list was skipped. */
export const productRowProblems: Record<ProductRowProblem, string> = {
  name_missing: 'Ürün adı boş',
  name_too_long: 'Ürün adı çok uzun',
  description_too_long: 'Açıklama çok uzun',
  category_too_long: 'Kategori çok uzun',
  unit_unknown: 'Birim gr, kg, L, mL ya da Adet olmalı',
  price_missing: 'Yeni ürünün birim fiyatı boş',
  price_invalid: 'Birim fiyat geçersiz (en fazla iki ondalık, örneğin 62,50)',
  stock_invalid: 'Stok geçersiz (en fazla iki ondalık, örneğin 12,5)',
  minimum_invalid: 'En az sipariş sıfırdan büyük olmalı (en fazla iki ondalık)',
  product_repeated: 'Aynı ad ve birimdeki ürün listede daha önce var',
}

/** Used by carts when a line would exceed the stock, and by the server when it does. */
export const stockShort = (stock: number, unit: string): string =>
  `Stok yetersiz! Maksimum ${quantityIn(stock, unit)} sipariş verebilirsiniz.`
export const emptyCart = 'Sepetiniz boş veya tedarikçi seçili değil.'

export const refusals = {
  'product.missing': 'Ürün bulunamadı.',
  'product.name_taken': 'Bu ad ve birimde bir ürününüz zaten var.',
  'product.price_invalid': (facts) =>
    `Birim fiyat en fazla iki ondalıklı ve en fazla ${wholeLira(facts.max)} olabilir.`,
  'product.stock_invalid': (facts) =>
    `Stok miktarı en fazla iki ondalıklı ve en fazla ${quantityText(facts.max)} olabilir.`,
  'product.minimum_invalid': 'En az sipariş sıfırdan büyük ve en fazla iki ondalıklı olmalıdır.',
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
  'order.delivered_final': (facts) => `Teslim edilen siparişin durumu ${facts.hours} saatten sonra değiştirilemez.`,
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
  'order.status_changed': ({ meta }) => `${meta.company} siparişi ${meta.order_no}: ${orderStatusLabels[meta.to]}`,
} satisfies LogSentences<typeof module>
