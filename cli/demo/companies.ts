import type { SeedCompany, SeedPartnership } from '../seed/seed-file.ts'
import { type Staffing, staffOf } from './people.ts'
import { smallFirms } from './small-firms.ts'

const weekdays = [1, 2, 3, 4, 5]
const withSaturday = [...weekdays, 6]

const company = (
  seed: Omit<SeedCompany, 'users'> & { slug: string },
  staffing: Staffing,
): SeedCompany & { slug: string } => ({
  ...seed,
  users: staffOf(seed.departments ?? [], staffing, seed.type),
})

export const demoCompanies = [
  company(
    {
      slug: 'poyraz-otomotiv',
      name: 'Poyraz Otomotiv Sanayi A.Ş.',
      type: 'corporate',
      phone: '0224 500 10 10',
      address: {
        street: 'Organize Sanayi Bölgesi 4. Cadde No: 12',
        district: 'Nilüfer',
        city: 'Bursa',
        postal_code: '16140',
      },
      departments: ['Üretim', 'Kalite', 'Bakım', 'Lojistik', 'İnsan Kaynakları', 'Muhasebe'],
      shifts: [
        { title: 'Gündüz Vardiyası', start_time: '06:00', end_time: '14:00', days: withSaturday },
        { title: 'Akşam Vardiyası', start_time: '14:00', end_time: '22:00', days: withSaturday },
        { title: 'Gece Vardiyası', start_time: '22:00', end_time: '06:00', days: weekdays },
      ],
    },
    { number: 1, domain: 'poyrazotomotiv.example', extraManagers: 2, others: 40 },
  ),
  company(
    {
      slug: 'cinar-yazilim',
      name: 'Çınar Yazılım Teknolojileri A.Ş.',
      type: 'corporate',
      phone: '0216 500 20 20',
      address: { street: 'Teknopark Bulvarı No: 3', district: 'Pendik', city: 'İstanbul', postal_code: '34906' },
      departments: ['Yazılım Geliştirme', 'Ürün', 'Tasarım', 'Satış', 'İnsan Kaynakları'],
      shifts: [{ title: 'Ofis', start_time: '09:00', end_time: '18:00', days: weekdays }],
    },
    { number: 2, domain: 'cinaryazilim.example', extraManagers: 0, others: 20 },
  ),
  company(
    {
      slug: 'kuzeyyol-lojistik',
      name: 'Kuzeyyol Lojistik A.Ş.',
      type: 'corporate',
      phone: '0362 500 30 30',
      address: { street: 'Liman Yolu No: 27', district: 'İlkadım', city: 'Samsun', postal_code: '55100' },
      departments: ['Depo', 'Sevkiyat', 'Filo', 'Müşteri Hizmetleri', 'Muhasebe'],
      shifts: [
        { title: 'Sabah Vardiyası', start_time: '07:00', end_time: '15:00', days: withSaturday },
        { title: 'Akşam Vardiyası', start_time: '15:00', end_time: '23:00', days: withSaturday },
      ],
    },
    { number: 3, domain: 'kuzeyyol.example', extraManagers: 1, others: 22 },
  ),
  company(
    {
      slug: 'mavideniz-sigorta',
      name: 'Mavideniz Sigorta A.Ş.',
      type: 'corporate',
      phone: '0216 500 70 70',
      address: {
        street: 'Barbaros Mahallesi Ihlamur Sokak No: 9',
        district: 'Ataşehir',
        city: 'İstanbul',
        postal_code: '34746',
      },
      departments: ['Hasar', 'Satış', 'Muhasebe'],
      shifts: [{ title: 'Mesai', start_time: '09:00', end_time: '18:00', days: weekdays }],
    },
    { number: 7, domain: 'mavideniz.example', extraManagers: 0, others: 8 },
  ),
  company(
    {
      slug: 'uludag-kalip',
      name: 'Uludağ Kalıp Makina Ltd. Şti.',
      type: 'corporate',
      phone: '0224 500 80 80',
      address: {
        street: 'Organize Sanayi Bölgesi 9. Cadde No: 4',
        district: 'Nilüfer',
        city: 'Bursa',
        postal_code: '16140',
      },
      departments: ['Kalıphane', 'Montaj'],
      shifts: [
        { title: 'Birinci Vardiya', start_time: '06:00', end_time: '14:00', days: withSaturday },
        { title: 'İkinci Vardiya', start_time: '14:00', end_time: '22:00', days: withSaturday },
        { title: 'Üçüncü Vardiya', start_time: '22:00', end_time: '06:00', days: weekdays },
      ],
    },
    { number: 8, domain: 'uludagkalip.example', extraManagers: 0, others: 4 },
  ),
  company(
    {
      slug: 'lodos-mimarlik',
      name: 'Lodos Mimarlık ve Tasarım A.Ş.',
      type: 'corporate',
      phone: '0216 500 90 90',
      address: { street: 'Moda Caddesi No: 51', district: 'Kadıköy', city: 'İstanbul', postal_code: '34710' },
      departments: ['Proje', 'Şantiye'],
      shifts: [{ title: 'Ofis', start_time: '09:00', end_time: '18:00', days: weekdays }],
    },
    { number: 9, domain: 'lodosmimarlik.example', extraManagers: 0, others: 2 },
  ),
  ...smallFirms.map(({ slug, name, phone, street, district, shift, people }, at) =>
    company(
      {
        ...{ slug, name, phone, type: 'corporate' },
        address: { street, district, city: 'Bursa' },
        departments: ['Üretim', 'Ofis'],
        shifts: [{ ...shift, days: weekdays }],
      },
      { number: 10 + at, domain: `${slug}.example`, others: people - 1 },
    ),
  ),
  company(
    {
      slug: 'bereket-sofrasi',
      name: 'Bereket Sofrası Catering Ltd. Şti.',
      type: 'catering',
      phone: '0224 500 40 40',
      address: {
        street: 'Gıda Toptancılar Sitesi B Blok No: 8',
        district: 'Osmangazi',
        city: 'Bursa',
        postal_code: '16200',
      },
      departments: ['Mutfak', 'Dağıtım', 'Planlama'],
    },
    { number: 4, domain: 'bereketsofrasi.example', extraManagers: 0, others: 3 },
  ),
  company(
    {
      slug: 'damak-tadi',
      name: 'Damak Tadı Toplu Yemek A.Ş.',
      type: 'catering',
      phone: '0362 500 50 50',
      address: { street: 'Sanayi Mahallesi 118. Sokak No: 5', district: 'Canik', city: 'Samsun', postal_code: '55080' },
      departments: ['Mutfak', 'Dağıtım', 'Planlama'],
    },
    { number: 5, domain: 'damaktadi.example', extraManagers: 0, others: 2 },
  ),
  company(
    {
      slug: 'yesilova-gida',
      name: 'Yeşilova Gıda Toptan Ltd. Şti.',
      type: 'supplier',
      phone: '0232 500 60 60',
      address: { street: 'Hal Kompleksi No: 41', district: 'Buca', city: 'İzmir', postal_code: '35390' },
      departments: ['Depo', 'Satış'],
    },
    { number: 6, domain: 'yesilovagida.example', extraManagers: 0, others: 2 },
  ),
  company(
    {
      slug: 'uludag-et',
      name: 'Uludağ Et ve Tavuk A.Ş.',
      type: 'supplier',
      phone: '0224 500 61 61',
      address: { street: 'Et Kombinası Caddesi No: 12', district: 'Yıldırım', city: 'Bursa', postal_code: '16260' },
      departments: ['Kesim', 'Satış'],
    },
    { number: 20, domain: 'uludaget.example', others: 1 },
  ),
  company(
    {
      slug: 'ova-sebze',
      name: 'Ova Sebze ve Süt Ürünleri Ltd. Şti.',
      type: 'supplier',
      phone: '0224 500 62 62',
      address: { street: 'Hal Kompleksi B Blok No: 27', district: 'Nilüfer', city: 'Bursa', postal_code: '16120' },
      departments: ['Depo', 'Satış'],
    },
    { number: 21, domain: 'ovasebze.example', others: 1 },
  ),
]

export const demoPartnerships: SeedPartnership[] = [
  { catering: 'bereket-sofrasi', corporate: 'poyraz-otomotiv', unit_price: 128.5 },
  { catering: 'bereket-sofrasi', corporate: 'cinar-yazilim', unit_price: 119.75, duration_months: 24 },
  { catering: 'bereket-sofrasi', corporate: 'mavideniz-sigorta', unit_price: 123.25 },
  { catering: 'bereket-sofrasi', corporate: 'uludag-kalip', unit_price: 126 },
  { catering: 'bereket-sofrasi', corporate: 'lodos-mimarlik', unit_price: 131.4 },
  ...smallFirms.map(({ slug, unitPrice }) => ({
    catering: 'bereket-sofrasi',
    corporate: slug,
    unit_price: unitPrice,
  })),
  { catering: 'damak-tadi', corporate: 'kuzeyyol-lojistik', unit_price: 134 },
  { catering: 'bereket-sofrasi', supplier: 'yesilova-gida' },
  { catering: 'bereket-sofrasi', supplier: 'uludag-et' },
  { catering: 'bereket-sofrasi', supplier: 'ova-sebze' },
  { catering: 'damak-tadi', supplier: 'yesilova-gida' },
]

/** The demo exists if these companies do, because it is created in one transaction. */
export const demoSlugs: readonly string[] = demoCompanies.map(({ slug }) => slug)
