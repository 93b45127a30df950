import { addDays, type LocalDate, weekdayOf } from '../../src/core/shared/index.ts'
import {
  createProduct,
  markOrdersSeen,
  type OrderStatus,
  placeOrder,
  type Product,
  type UnitType,
  updateOrder,
  updateProduct,
} from '../../src/core/store/index.ts'
import type { Member } from '../../src/core/actors/rules.ts'
import type { Use } from '../../src/main/index.ts'
import type { Seeded } from '../seed/apply-seed.ts'
import { type DemoClock, istanbulTime } from './demo-clock.ts'
import { memberOf } from './member-of.ts'

type Line = [name: string, price: number, unit: UnitType, stock: number, minimum: number, description: string]

const shelf: Record<string, Line[]> = {
  'Bakliyat ve tahıl': [
    ['Baldo pirinç', 74.9, 'kg', 4200, 25, 'Gönen baldo, 25 kg çuval'],
    ['Osmancık pirinç', 58.5, 'kg', 3600, 25, '25 kg çuval'],
    ['Pilavlık bulgur', 28.9, 'kg', 2800, 25, 'İri taneli, 25 kg çuval'],
    ['Köftelik bulgur', 29.75, 'kg', 900, 25, 'İnce taneli, 25 kg çuval'],
    ['Dermason kuru fasulye', 84, 'kg', 1500, 10, 'Yeni mahsul, ayıklanmış'],
    ['Kırmızı mercimek', 52.5, 'kg', 1900, 10, 'Futbol tipi, çorbalık'],
    ['Yeşil mercimek', 61.25, 'kg', 620, 10, 'İri taneli'],
    ['Koçbaşı nohut', 68.4, 'kg', 1100, 10, '9 mm, yerli'],
    ['Burgu makarna', 31.6, 'kg', 1400, 20, '5 kg paket, irmikten'],
    ['Tel şehriye', 33.2, 'kg', 460, 5, '5 kg paket'],
    ['Buğday unu', 19.8, 'kg', 2200, 50, 'Tip 650, 50 kg çuval'],
  ],
  'Et ve tavuk': [
    ['Dana kuşbaşı', 612, 'kg', 640, 5, 'But, soğuk zincirle teslim'],
    ['Dana kıyma', 498.5, 'kg', 720, 5, 'Yüzde 20 yağlı, günlük çekim'],
    ['Kuzu gerdan', 545, 'kg', 95, 5, 'Kemikli, haşlamalık'],
    ['Tavuk but, kemikli', 139, 'kg', 960, 5, 'Günlük kesim'],
    ['Tavuk göğüs', 187.5, 'kg', 540, 5, 'Derisiz, kemiksiz'],
    ['Dana sucuk', 465, 'kg', 12, 5, 'Isıl işlem görmüş'],
  ],
  'Süt ürünleri': [
    ['Süzme yoğurt', 88, 'kg', 240, 10, '10 kg kova'],
    ['Beyaz peynir', 224, 'kg', 0, 5, 'Tam yağlı teneke; yeni parti bekleniyor'],
    ['Kaşar peyniri', 298.9, 'kg', 180, 2, 'Taze, 2 kg blok'],
    ['Tereyağı', 412, 'kg', 140, 5, 'Yüzde 82 yağ, 5 kg'],
    ['Pastörize süt', 36.5, 'L', 900, 20, '20 litrelik bidon'],
    ['Yumurta, 30’lu', 165, 'Adet', 320, 4, 'L boy viyol'],
  ],
  'Sebze ve meyve': [
    ['Kuru soğan', 17.9, 'kg', 5200, 25, 'Polatlı, 25 kg çuval'],
    ['Patates', 21.5, 'kg', 6100, 25, 'Agria, 25 kg çuval'],
    ['Domates', 42, 'kg', 480, 10, 'Salkım, kasa'],
    ['Sivri biber', 58, 'kg', 45, 10, 'Kasa'],
    ['Havuç', 24.75, 'kg', 700, 10, 'Yıkanmış'],
    ['Limon', 46.4, 'kg', 260, 10, 'Lamas, file'],
    ['Maydanoz', 6.5, 'Adet', 1200, 20, 'Demet'],
  ],
  'Yağ ve sos': [
    ['Ayçiçek yağı', 79.75, 'L', 1620, 18, '18 litrelik teneke'],
    ['Riviera zeytinyağı', 268, 'L', 320, 5, '5 litrelik teneke'],
    ['Domates salçası', 96.4, 'kg', 540, 9, '4,5 kg teneke, çift konsantre'],
    ['Biber salçası', 108.25, 'kg', 27, 9, '4,5 kg teneke, tatlı'],
    ['Elma sirkesi', 24.9, 'L', 210, 5, '5 litrelik bidon'],
  ],
  'Baharat ve kuru gıda': [
    ['Karabiber', 0.92, 'gr', 14000, 500, 'Öğütülmüş, 500 gr paket'],
    ['Pul biber', 0.58, 'gr', 22000, 500, 'Maraş, 500 gr paket'],
    ['Toz şeker', 38.9, 'kg', 1850, 50, '50 kg çuval'],
    ['Tuz', 9.75, 'kg', 1300, 25, 'İyotlu, 25 kg çuval'],
    ['Vanilya aroması', 0.21, 'mL', 6000, 250, '250 mL şişe'],
  ],
}

/** What caterings typically buy together, in multiples of each product's smallest order. */
const baskets: [name: string, times: number][][] = [
  [
    ['Baldo pirinç', 4],
    ['Ayçiçek yağı', 2],
    ['Dana kuşbaşı', 3],
  ],
  [
    ['Kuru soğan', 3],
    ['Patates', 4],
    ['Domates salçası', 2],
    ['Tavuk but, kemikli', 6],
  ],
  [
    ['Kırmızı mercimek', 3],
    ['Koçbaşı nohut', 2],
    ['Tereyağı', 1],
    ['Süzme yoğurt', 2],
  ],
  [
    ['Dana kıyma', 5],
    ['Pilavlık bulgur', 2],
    ['Domates', 3],
    ['Maydanoz', 2],
    ['Karabiber', 1],
  ],
  [
    ['Dermason kuru fasulye', 3],
    ['Osmancık pirinç', 2],
    ['Yumurta, 30’lu', 3],
  ],
  [
    ['Burgu makarna', 3],
    ['Kaşar peyniri', 4],
    ['Pastörize süt', 2],
    ['Toz şeker', 1],
  ],
]

/** When the first order of a working day arrives. */
const opening = '08:40'
const path: OrderStatus[] = ['confirmed', 'preparing', 'delivered']
/** How far an order has got that was placed this many working days ago. */
const stepsAfter = (days: number): number => (days <= 1 ? days : days <= 3 ? 2 : 3)

/** A catalogue, six weeks of orders in every status, and one product that is sold out. */
export const writeStore = async (
  use: Use,
  clock: DemoClock,
  seeded: Seeded,
  today: LocalDate,
  now: Date,
): Promise<void> => {
  const seller = memberOf(seeded, 'yesilova-gida', 'corporateOwner')
  const buyers = ['bereket-sofrasi', 'damak-tadi'].map((slug) => memberOf(seeded, slug, 'corporate4')) as [
    Member,
    Member,
  ]
  const supplierId = seller.companyId
  /** Skips what has not happened yet; the demo clock never passes the present. */
  const at = (date: LocalDate, time: string): boolean => {
    const instant = istanbulTime(date, time)
    if (instant >= now) return false
    clock.set(instant)
    return true
  }

  clock.set(istanbulTime(addDays(today, -44), '09:00'), 20_000)
  const products = new Map<string, Product>()
  for (const [category, lines] of Object.entries(shelf))
    for (const [name, unitPrice, unitType, stockQuantity, minimumOrderQuantity, description] of lines)
      products.set(
        name,
        await use(createProduct)({
          supplierId,
          actor: seller,
          product: { name, description, category, unitPrice, unitType, stockQuantity, minimumOrderQuantity },
        }),
      )
  const productOf = (name: string): Product => {
    const product = products.get(name)
    if (product === undefined) throw new Error(`The demo has no product ${name}.`)
    return product
  }

  const isTradingDay = (date: LocalDate): boolean => weekdayOf(date) <= 5 && istanbulTime(date, opening) < now
  let [placed, workingDays] = [0, 0]
  for (let daysAgo = 0; daysAgo <= 40; daysAgo++) if (isTradingDay(addDays(today, -daysAgo))) workingDays++
  for (let daysAgo = 40; daysAgo >= 0; daysAgo--) {
    const date = addDays(today, -daysAgo)
    if (daysAgo === 3) for (const { companyId } of buyers) await use(markOrdersSeen)(companyId)
    if (!isTradingDay(date)) continue
    workingDays--
    for (const [which, buyer] of buyers.entries()) {
      if ((placed + which) % 3 === 1 && daysAgo > 2) continue
      if (!at(date, which === 0 ? opening : '09:25')) continue
      const basket = baskets[placed % baskets.length] ?? []
      const order = await use(placeOrder)({
        cateringId: buyer.companyId,
        supplierId,
        actor: buyer,
        items: basket.map(([name, times]) => ({
          productId: productOf(name).id,
          quantity: ((productOf(name).minimumOrderQuantity * times) / 100) * (1 + (placed % 2)),
        })),
        deliveryAddress:
          which === 0
            ? 'Gıda Toptancılar Sitesi B Blok No: 8, Osmangazi / Bursa'
            : 'Sanayi Mahallesi 118. Sokak No: 5, Canik / Samsun',
        notes: placed % 4 === 0 ? 'Sabah 06.00’dan önce' : '',
      })
      placed++
      const change = (status: OrderStatus, actor: Member = seller) =>
        use(updateOrder)({ companyId: actor.companyId, orderId: order.id, actor, status })
      if (placed % 9 === 5) {
        if (at(date, '10:50')) await change('cancelled', buyer)
        continue
      }
      for (const status of path.slice(0, stepsAfter(workingDays)))
        if (at(addDays(date, path.indexOf(status)), status === 'delivered' ? '06:30' : '11:15')) await change(status)
    }
  }

  if (!at(addDays(today, -1), '16:20')) return
  const oil = productOf('Ayçiçek yağı')
  await use(updateProduct)({
    supplierId,
    productId: oil.id,
    actor: seller,
    product: {
      name: oil.name,
      description: oil.description,
      category: oil.category,
      unitPrice: 82.5,
      unitType: oil.unitType,
      minimumOrderQuantity: oil.minimumOrderQuantity / 100,
      stockQuantity: 0,
    },
    seenStock: 0,
  })
}
