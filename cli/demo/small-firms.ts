import type { SeedCompany } from '../seed/seed-file.ts'

type SmallFirm = Pick<SeedCompany, 'name' | 'phone'> & {
  slug: string
  street: string
  district: string
  shift: { title: string; start_time: string; end_time: string }
  people: number
  unitPrice: number
}

/** Firms of one shift in and around Bursa, so that one kitchen cooks for as many as a kitchen of its size does. */
export const smallFirms: readonly SmallFirm[] = [
  {
    slug: 'yildirim-dokum',
    name: 'Yıldırım Döküm Sanayi A.Ş.',
    phone: '0224 500 11 10',
    street: 'Organize Sanayi Bölgesi 11. Cadde No: 3',
    district: 'Nilüfer',
    shift: { title: 'Gündüz', start_time: '06:00', end_time: '14:00' },
    people: 12,
    unitPrice: 124.5,
  },
  {
    slug: 'kestel-tekstil',
    name: 'Kestel Tekstil Ltd. Şti.',
    phone: '0224 500 11 20',
    street: 'Sanayi Caddesi No: 48',
    district: 'Kestel',
    shift: { title: 'Gündüz', start_time: '08:00', end_time: '17:00' },
    people: 10,
    unitPrice: 121,
  },
  {
    slug: 'marmaray-plastik',
    name: 'Marmaray Plastik San. Ltd. Şti.',
    phone: '0224 500 11 30',
    street: 'DOSAB 7. Sokak No: 9',
    district: 'Osmangazi',
    shift: { title: 'Gündüz', start_time: '08:00', end_time: '17:00' },
    people: 9,
    unitPrice: 125,
  },
  {
    slug: 'bosfor-yalitim',
    name: 'Bosfor Yalıtım A.Ş.',
    phone: '0224 500 11 40',
    street: 'HOSAB 2. Cadde No: 21',
    district: 'Nilüfer',
    shift: { title: 'Gündüz', start_time: '07:30', end_time: '16:30' },
    people: 8,
    unitPrice: 127.25,
  },
  {
    slug: 'asya-makas',
    name: 'Asya Makas ve Yay Ltd. Şti.',
    phone: '0224 500 11 50',
    street: 'Organize Sanayi Bölgesi 14. Cadde No: 8',
    district: 'Nilüfer',
    shift: { title: 'Akşam', start_time: '15:00', end_time: '23:00' },
    people: 7,
    unitPrice: 122.75,
  },
  {
    slug: 'hisar-ambalaj',
    name: 'Hisar Ambalaj Ltd. Şti.',
    phone: '0224 500 11 60',
    street: 'DOSAB 3. Sokak No: 17',
    district: 'Osmangazi',
    shift: { title: 'Gündüz', start_time: '08:00', end_time: '17:00' },
    people: 6,
    unitPrice: 120,
  },
  {
    slug: 'orhun-fren',
    name: 'Orhun Fren Sistemleri A.Ş.',
    phone: '0224 500 11 70',
    street: 'Organize Sanayi Bölgesi 2. Cadde No: 15',
    district: 'Nilüfer',
    shift: { title: 'Gündüz', start_time: '07:00', end_time: '16:00' },
    people: 6,
    unitPrice: 129,
  },
]
