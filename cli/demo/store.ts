import { addDays, type Ids, type LocalDate } from '../../src/core/shared/index.ts'
import type { DemoOrder, DemoProduct } from '../../src/main/index.ts'
import { istanbulTime } from './demo-clock.ts'

type Line = [
  name: string,
  category: string,
  price: string,
  unit: DemoProduct['unit'],
  stock: number,
  minOrder: number,
  description: string,
]

const shelf: Line[] = [
  ['Baldo pirinç', 'Bakliyat', '62.50', 'kg', 1800, 25, 'Gönen baldo, 25 kg çuval'],
  ['Pilavlık bulgur', 'Bakliyat', '28.90', 'kg', 1400, 25, 'İri taneli, 25 kg çuval'],
  ['Dermason kuru fasulye', 'Bakliyat', '74.00', 'kg', 900, 10, 'Yeni mahsul, ayıklanmış'],
  ['Kırmızı mercimek', 'Bakliyat', '46.75', 'kg', 1100, 10, 'Futbol tipi, çorbalık'],
  ['Koçbaşı nohut', 'Bakliyat', '58.40', 'kg', 760, 10, '9 mm, yerli'],
  ['Ayçiçek yağı', 'Yağ', '1049.00', 'Adet', 140, 2, '18 litrelik teneke'],
  ['Riviera zeytinyağı', 'Yağ', '268.00', 'L', 320, 5, '5 litrelik teneke'],
  ['Domates salçası', 'Konserve', '389.90', 'Adet', 210, 1, '4,5 kg teneke, çift konsantre'],
  ['Dana kuşbaşı', 'Et', '565.00', 'kg', 240, 5, 'But, soğuk zincirle teslim'],
  ['Piliç but', 'Et', '119.50', 'kg', 410, 10, 'Kemikli, günlük kesim'],
  ['Süzme yoğurt', 'Süt ürünleri', '97.25', 'kg', 180, 5, '10 kg kova'],
  ['Beyaz peynir', 'Süt ürünleri', '214.00', 'kg', 0, 5, 'Tam yağlı; yeni parti bekleniyor'],
  ['Kuru soğan', 'Sebze', '17.90', 'kg', 2600, 25, 'Polatlı, 25 kg çuval'],
  ['Patates', 'Sebze', '21.50', 'kg', 3100, 25, 'Agria, 25 kg çuval'],
]

export const productsOf = (ids: Ids): DemoProduct[] =>
  shelf.map(([name, category, unitPrice, unit, stock, minOrder, description]) => ({
    id: ids.next(),
    name,
    description,
    category,
    unitPrice,
    stock,
    unit,
    minOrder,
  }))

const history: [daysAgo: number, catering: 'first' | 'second', status: DemoOrder['status'], total: string][] = [
  [34, 'first', 'delivered', '14825.00'],
  [27, 'second', 'delivered', '9263.50'],
  [19, 'first', 'delivered', '21490.00'],
  [12, 'second', 'cancelled', '4780.00'],
  [6, 'first', 'delivered', '17355.75'],
  [3, 'second', 'preparing', '11940.00'],
  [2, 'first', 'confirmed', '8196.00'],
  [1, 'second', 'pending', '6475.50'],
]

export const ordersOf = (ids: Ids, caterings: { first: string; second: string }, today: LocalDate): DemoOrder[] =>
  history.map(([daysAgo, catering, status, total], at) => ({
    id: ids.next(),
    cateringId: caterings[catering],
    status,
    total,
    at: istanbulTime(
      addDays(today, -daysAgo),
      `${String(9 + (at % 8)).padStart(2, '0')}:${at % 2 === 0 ? '20' : '45'}`,
    ),
  }))
