import type { VatRate } from '../../src/core/shared/index.ts'
import type { Measure, UnitType } from '../../src/core/store/index.ts'

/** What one package holds. */
type Content = readonly [quantity: number, unit: Measure]

export interface ShelfLine {
  name: string
  code: string
  /** Per unit, without VAT. */
  price: number
  unit: UnitType
  content: Content | null
  vat: VatRate | null
  stock: number
  minimum: number
  description: string
}

export interface DemoStore {
  slug: string
  terms: { weekdays: number[]; cutoffDays: number; cutoffTime: string; minimumAmount: number }
  /** By category. */
  shelf: Readonly<Record<string, readonly ShelfLine[]>>
  /** What caterings typically buy together, in units. */
  baskets: readonly (readonly (readonly [name: string, quantity: number])[])[]
}

type Line = [
  code: string,
  name: string,
  price: number,
  unit: UnitType,
  content: Content | null,
  stock: number,
  description: string,
  more?: { vat?: VatRate | null; minimum?: number },
]

const lines = (...typed: Line[]): ShelfLine[] =>
  typed.map(([code, name, price, unit, content, stock, description, more = {}]) => ({
    ...{ code, name, price, unit, content, stock, description },
    vat: 1,
    minimum: 1,
    ...more,
  }))

const dryGoods: DemoStore = {
  slug: 'yesilova-gida',
  terms: { weekdays: [1, 3, 5], cutoffDays: 2, cutoffTime: '16:00', minimumAmount: 3000 },
  shelf: {
    'Bakliyat ve tahıl': lines(
      ['BKL-01', 'Baldo pirinç', 1872.5, 'Çuval', [25, 'kg'], 420, 'Gönen baldo, yeni mahsul'],
      ['BKL-02', 'Osmancık pirinç', 1462.5, 'Çuval', [25, 'kg'], 360, 'Pilavlık'],
      ['BKL-03', 'Pilavlık bulgur', 722.5, 'Çuval', [25, 'kg'], 280, 'İri taneli'],
      ['BKL-04', 'Köftelik bulgur', 743.75, 'Çuval', [25, 'kg'], 90, 'İnce taneli'],
      ['BKL-05', 'Dermason kuru fasulye', 2100, 'Çuval', [25, 'kg'], 150, 'Ayıklanmış, tek yıl'],
      ['BKL-06', 'Kırmızı mercimek', 1312.5, 'Çuval', [25, 'kg'], 190, 'Futbol tipi, çorbalık'],
      ['BKL-07', 'Yeşil mercimek', 1531.25, 'Çuval', [25, 'kg'], 62, 'İri taneli'],
      ['BKL-08', 'Koçbaşı nohut', 1710, 'Çuval', [25, 'kg'], 110, '9 mm, yerli'],
      ['BKL-09', 'Burgu makarna', 316, 'Koli', [10, 'kg'], 240, '20 adet 500 gr paket'],
      ['BKL-10', 'Erişte', 408, 'Koli', [6, 'kg'], 85, '12 adet 500 gr paket, yumurtalı'],
      ['BKL-11', 'Tel şehriye', 332, 'Koli', [10, 'kg'], 96, '20 adet 500 gr paket'],
      ['BKL-12', 'Arpa şehriye', 338, 'Koli', [10, 'kg'], 88, '20 adet 500 gr paket'],
      ['BKL-13', 'Buğday unu', 495, 'Çuval', [25, 'kg'], 260, 'Tip 650'],
      ['BKL-14', 'İrmik', 172, 'Torba', [5, 'kg'], 70, 'İnce'],
    ),
    'Yağ ve sos': lines(
      ['YAG-01', 'Ayçiçek yağı', 1435.5, 'Teneke', [18, 'L'], 320, 'Rafine'],
      ['YAG-02', 'Riviera zeytinyağı', 1340, 'Teneke', [5, 'L'], 64, 'Pişirmelik'],
      ['YAG-03', 'Domates salçası', 433.8, 'Teneke', [4.5, 'kg'], 180, 'Çift konsantre'],
      ['YAG-04', 'Biber salçası', 487.13, 'Teneke', [4.5, 'kg'], 3, 'Tatlı'],
      ['YAG-05', 'Doğranmış domates', 268, 'Teneke', [5, 'kg'], 110, 'Konserve'],
      ['YAG-06', 'Elma sirkesi', 29.9, 'Şişe', [1, 'L'], 240, 'Cam şişe', { minimum: 6 }],
      ['YAG-07', 'Nar ekşisi', 118, 'Şişe', [700, 'mL'], 90, 'Doğal', { minimum: 6 }],
      ['YAG-08', 'Karışık turşu', 610, 'Teneke', [10, 'kg'], 75, 'Ev tipi'],
    ),
    'Baharat ve kuru gıda': lines(
      ['BHR-01', 'Karabiber', 920, 'Paket', [1, 'kg'], 48, 'Öğütülmüş'],
      ['BHR-02', 'Pul biber', 580, 'Paket', [1, 'kg'], 66, 'Maraş'],
      ['BHR-03', 'Kimyon', 465, 'Paket', [1, 'kg'], 40, 'Öğütülmüş'],
      ['BHR-04', 'Kuru nane', 390, 'Paket', [1, 'kg'], 35, 'Ayıklanmış'],
      ['BHR-05', 'Kekik', 420, 'Paket', [1, 'kg'], 30, 'Dağ kekiği'],
      ['BHR-06', 'Toz şeker', 1945, 'Çuval', [50, 'kg'], 95, 'Kristal'],
      ['BHR-07', 'Tuz', 243.75, 'Çuval', [25, 'kg'], 130, 'İyotlu'],
      ['BHR-08', 'Buğday nişastası', 88, 'Paket', [1, 'kg'], 60, 'Tatlılık'],
    ),
    'Ambalaj ve sarf': lines(
      ['SRF-01', 'Dört gözlü yemek kabı', 1180, 'Koli', [300, 'Adet'], 140, 'Kapaklı, fırına uygun', { vat: 20 }],
      ['SRF-02', 'Çorba kâsesi', 940, 'Koli', [500, 'Adet'], 95, 'Kapaklı, 250 mL', { vat: 20 }],
      ['SRF-03', 'Streç film', 268, 'Adet', null, 58, '45 cm, 300 m', { vat: 20 }],
      ['SRF-04', 'Peçete', 412, 'Koli', [2400, 'Adet'], 80, '100’lü paket', { vat: null }],
    ),
  },
  baskets: [
    [
      ['Baldo pirinç', 4],
      ['Ayçiçek yağı', 2],
      ['Domates salçası', 4],
    ],
    [
      ['Kırmızı mercimek', 2],
      ['Koçbaşı nohut', 2],
      ['Pilavlık bulgur', 3],
      ['Tuz', 1],
    ],
    [
      ['Dermason kuru fasulye', 2],
      ['Osmancık pirinç', 2],
      ['Karabiber', 1],
    ],
    [
      ['Burgu makarna', 6],
      ['Buğday unu', 2],
      ['Toz şeker', 1],
      ['Dört gözlü yemek kabı', 2],
    ],
  ],
}

const meat: DemoStore = {
  slug: 'uludag-et',
  terms: { weekdays: [1, 2, 3, 4, 5, 6], cutoffDays: 1, cutoffTime: '14:00', minimumAmount: 5000 },
  shelf: {
    Dana: lines(
      ['DN-10', 'Dana kuşbaşı', 6120, 'Koli', [10, 'kg'], 120, 'But, soğuk zincirle teslim'],
      ['DN-11', 'Dana kıyma', 2492.5, 'Koli', [5, 'kg'], 180, 'Yüzde 20 yağlı, günlük çekim'],
      ['DN-12', 'Dana haşlamalık', 5350, 'Koli', [10, 'kg'], 60, 'İncik ve gerdan'],
      ['DN-13', 'Dana döner, çiğ', 5480, 'Koli', [10, 'kg'], 25, 'Yaprak'],
      ['DN-14', 'Dana sucuk', 2325, 'Koli', [5, 'kg'], 4, 'Isıl işlem görmüş'],
    ),
    Kuzu: lines(
      ['KZ-20', 'Kuzu kuşbaşı', 7150, 'Koli', [10, 'kg'], 35, 'But ve kol'],
      ['KZ-21', 'Kuzu gerdan', 5450, 'Koli', [10, 'kg'], 18, 'Kemikli, haşlamalık'],
    ),
    Tavuk: lines(
      ['TV-30', 'Tavuk but, kemikli', 1390, 'Kasa', [10, 'kg'], 190, 'Günlük kesim'],
      ['TV-31', 'Tavuk göğüs', 1875, 'Kasa', [10, 'kg'], 130, 'Derisiz, kemiksiz'],
      ['TV-32', 'Bütün tavuk', 1284, 'Kasa', [12, 'kg'], 70, 'Haşlamalık'],
      ['TV-33', 'Tavuk şinitzel', 1020, 'Koli', [5, 'kg'], 44, 'Dondurulmuş, pane'],
    ),
    Balık: lines(
      ['BL-40', 'Somon fileto', 3450, 'Kasa', [5, 'kg'], 28, 'Taze, derili'],
      ['BL-41', 'Hamsi', 925, 'Kasa', [5, 'kg'], 40, 'Ayıklanmış'],
      ['BL-42', 'Levrek', 2150, 'Kasa', [5, 'kg'], 22, '400–600 gr, temizlenmiş'],
    ),
  },
  baskets: [
    [
      ['Dana kuşbaşı', 2],
      ['Tavuk but, kemikli', 2],
    ],
    [
      ['Dana kıyma', 4],
      ['Tavuk göğüs', 2],
    ],
    [
      ['Tavuk but, kemikli', 3],
      ['Tavuk göğüs', 1],
      ['Dana kıyma', 1],
    ],
  ],
}

const vegetables: DemoStore = {
  slug: 'ova-sebze',
  terms: { weekdays: [1, 2, 3, 4, 5, 6], cutoffDays: 1, cutoffTime: '18:00', minimumAmount: 1500 },
  shelf: {
    Sebze: lines(
      ['SB-01', 'Kuru soğan', 447.5, 'Çuval', [25, 'kg'], 210, 'Polatlı'],
      ['SB-02', 'Patates', 537.5, 'Çuval', [25, 'kg'], 240, 'Agria'],
      ['SB-03', 'Domates', 420, 'Kasa', [10, 'kg'], 150, 'Salkım'],
      ['SB-04', 'Sivri biber', 464, 'Kasa', [8, 'kg'], 4, 'Tatlı'],
      ['SB-05', 'Dolmalık biber', 438, 'Kasa', [8, 'kg'], 46, 'Orta boy'],
      ['SB-06', 'Patlıcan', 385, 'Kasa', [10, 'kg'], 70, 'Kemer'],
      ['SB-07', 'Kabak', 330, 'Kasa', [10, 'kg'], 64, 'Sakız'],
      ['SB-08', 'Havuç', 247.5, 'Torba', [10, 'kg'], 90, 'Yıkanmış'],
      ['SB-09', 'Taze fasulye', 560, 'Kasa', [8, 'kg'], 38, 'Ayşekadın'],
      ['SB-10', 'Ispanak', 296, 'Kasa', [8, 'kg'], 42, 'Yıkanmış'],
      ['SB-11', 'Bezelye, dondurulmuş', 690, 'Koli', [10, 'kg'], 55, '4 adet 2,5 kg paket'],
      ['SB-12', 'Beyaz lahana', 260, 'Torba', [20, 'kg'], 48, 'Kapuskalık'],
      ['SB-13', 'Salatalık', 340, 'Kasa', [10, 'kg'], 76, 'Çengelköy'],
      ['SB-14', 'Marul', 216, 'Kasa', [12, 'Adet'], 60, 'Kıvırcık'],
      ['SB-15', 'Maydanoz', 325, 'Kasa', [50, 'Adet'], 34, 'Demet'],
      ['SB-16', 'Mantar', 285, 'Kasa', [3, 'kg'], 40, 'Kültür'],
      ['SB-17', 'Sarımsak', 640, 'Torba', [5, 'kg'], 26, 'Taşköprü'],
      ['SB-18', 'Limon', 464, 'Kasa', [10, 'kg'], 52, 'Lamas'],
    ),
    Meyve: lines(
      ['MY-01', 'Elma', 396, 'Kasa', [12, 'kg'], 60, 'Starking'],
      ['MY-02', 'Portakal', 372, 'Kasa', [12, 'kg'], 58, 'Washington'],
      ['MY-03', 'Muz', 1188, 'Koli', [18, 'kg'], 30, 'Yerli'],
    ),
    'Süt ürünleri': lines(
      ['ST-01', 'Yoğurt', 520, 'Kova', [10, 'kg'], 160, 'Yarım yağlı'],
      ['ST-02', 'Süzme yoğurt', 880, 'Kova', [10, 'kg'], 54, 'Tam yağlı'],
      ['ST-03', 'Ayran', 372, 'Koli', [40, 'Adet'], 120, '200 mL bardak'],
      ['ST-04', 'Beyaz peynir', 4032, 'Teneke', [18, 'kg'], 0, 'Tam yağlı; yeni parti bekleniyor'],
      ['ST-05', 'Kaşar peyniri', 2989, 'Koli', [10, 'kg'], 36, '5 adet 2 kg blok, taze'],
      ['ST-06', 'Tereyağı', 2060, 'Koli', [5, 'kg'], 44, 'Yüzde 82 yağ'],
      ['ST-07', 'Pastörize süt', 438, 'Koli', [12, 'L'], 95, '12 adet 1 litrelik'],
      ['ST-08', 'Yumurta', 165, 'Koli', [30, 'Adet'], 320, 'L boy, 30’lu'],
    ),
  },
  baskets: [
    [
      ['Kuru soğan', 2],
      ['Patates', 2],
      ['Domates', 3],
      ['Yoğurt', 2],
    ],
    [
      ['Salatalık', 2],
      ['Domates', 2],
      ['Ayran', 3],
      ['Maydanoz', 1],
    ],
    [
      ['Yumurta', 4],
      ['Tereyağı', 1],
      ['Pastörize süt', 2],
      ['Havuç', 1],
    ],
  ],
}

export const demoStores: readonly DemoStore[] = [dryGoods, meat, vegetables]
