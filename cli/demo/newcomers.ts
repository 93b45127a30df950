import type { SeedUser } from '../seed/seed-file.ts'
import { nameOf } from './names.ts'
import { demoPassword } from './people.ts'

type Newcomer = SeedUser & { company: string; phone: string; department: string; daysAgo: number }

const newcomer = (company: string, number: number, department: string, daysAgo: number): Newcomer => ({
  company,
  full_name: nameOf(number * 100 + 90),
  phone: `555${number}000100`,
  role: 'individual',
  department,
  password: demoPassword,
  daysAgo,
})

/** People who just registered and have not chosen yet, one per larger corporate company, for trying it out. */
export const newcomers: readonly Newcomer[] = [
  newcomer('poyraz-otomotiv', 1, 'Üretim', 2),
  newcomer('cinar-yazilim', 2, 'Yazılım Geliştirme', 1),
  newcomer('kuzeyyol-lojistik', 3, 'Depo', 1),
  newcomer('mavideniz-sigorta', 7, 'Satış', 1),
  newcomer('uludag-kalip', 8, 'Montaj', 1),
  newcomer('lodos-mimarlik', 9, 'Proje', 1),
]

const applicant = (company: string, number: number, email: string) => ({
  company,
  fullName: nameOf(number * 100 + 91),
  phone: `555${number}000200`,
  email,
})

/** Pending applications, at least one per company type. */
export const applicants = [
  applicant('poyraz-otomotiv', 1, 'basvuru@poyrazotomotiv.example'),
  applicant('cinar-yazilim', 2, 'basvuru@cinaryazilim.example'),
  applicant('bereket-sofrasi', 4, 'basvuru@bereketsofrasi.example'),
  applicant('yesilova-gida', 6, 'basvuru@yesilovagida.example'),
]

/** Companies waiting for the administrator's approval, one of each type. */
export const newCompanies = [
  {
    type: 'corporate' as const,
    name: 'Nilüfer Ambalaj A.Ş.',
    address: 'Organize Sanayi Bölgesi 12. Cadde No: 4, Nilüfer/Bursa',
    phone: '5559000201',
    fullName: 'Okan Demir',
    daysAgo: 3,
  },
  {
    type: 'catering' as const,
    name: 'Ova Catering',
    address: 'Yenibağlar Mahallesi, Fırın Sokak No: 8, Tepebaşı/Eskişehir',
    phone: '5559000202',
    fullName: 'Yeşim Çakır',
    daysAgo: 1,
  },
  {
    type: 'supplier' as const,
    name: 'Trakya Kuru Gıda',
    address: 'Toptancı Hali C Blok No: 21, Süleymanpaşa/Tekirdağ',
    phone: '5559000203',
    fullName: 'İsmail Öğüt',
    daysAgo: 1,
  },
]
