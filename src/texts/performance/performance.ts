import type * as module from '../../core/performance/index.ts'
import type { FailureReason, Judgement, SyntheticNames } from '../../core/performance/index.ts'
import type { RefusalSentences } from '../kernel/sentences.ts'

export const refusals = {
  'load_test.missing': 'Böyle bir yük testi yok.',
  'load_run.running': 'Şu anda başka bir test çalışıyor. Bitmesini bekleyin ya da onu durdurun.',
  'load_run.missing': 'Bu çalıştırma bulunamadı.',
  'load_run.unfinished': 'Bu çalıştırmanın sonucu yok: sürüyor ya da yarıda kaldı.',
  'load_run.ended': 'Bu test zaten sona erdi.',
  'challenge.missing': 'Bu sunucunun veritabanında böyle bir soru yok.',
  'challenge.other_address': 'Bu adres bu sunucunun kendi adresi değil; PUBLIC_URL ya da sunucunun IP adresi olmalı.',
} satisfies RefusalSentences<typeof module>

export const testTexts: Record<string, { name: string; description: string }> = {
  liveness: { name: 'Canlılık', description: 'Sunucunun yalın cevap hızı; veritabanına dokunmaz' },
  'company-search': { name: 'Şirket arama', description: 'Giriş ekranındaki şirket araması' },
  'sign-in': { name: 'Giriş', description: 'Bireysel giriş, şifre doğrulamasıyla birlikte' },
  'company-dashboard': { name: 'Firma paneli', description: 'Firma panelinin genel sekmesi' },
  'menu-reading': { name: 'Menü okuma', description: 'Çalışanın önündeki günlerin menüsü' },
  'choice-saving': { name: 'Seçim kaydetme', description: 'Çalışanın yarın için yemek seçmesi' },
  mix: { name: 'Karışık', description: 'Bir öğle öncesi: çokça menü okuma ve seçim, arada panel ve arama' },
  'lunch-rush': {
    name: 'Öğle telaşı',
    description:
      'Kapanıştan önceki son dakikalar: menüye bakılır, seçilir, vazgeçilip yeniden seçilir, mutfak listesine bakar; ' +
      'sonunda liste kesinleşir ve seçimlerle karşılaştırılır',
  },
}

export const syntheticNames: SyntheticNames = {
  corporate: 'Yük Testi Firması',
  catering: 'Yük Testi Catering',
  shift: 'Gündüz',
  person: 'Yük Testi',
  options: [
    { key: 'GELENEKSEL', label: 'Geleneksel 1', meal: 'Kuru fasulye, pilav, cacık' },
    { key: 'ALTERNATIF', label: 'Alternatif 1', meal: 'Izgara tavuk, bulgur pilavı' },
  ],
}

const number = (value: number, digits = 0): string =>
  value.toLocaleString('tr-TR', { minimumFractionDigits: digits, maximumFractionDigits: digits })
const percent = (share: number): string => `%${number(share * 100, 1)}`

export const measureTexts: Record<
  Judgement['measure'],
  { name: string; value: (value: number) => string; threshold: (value: number) => string }
> = {
  successRate: { name: 'Başarı oranı', value: percent, threshold: (value) => `en az ${percent(value)}` },
  p95: {
    name: 'p95 gecikme',
    value: (value) => `${number(value)} ms`,
    threshold: (value) => `${number(value)} ms altı`,
  },
  throughput: {
    name: 'Saniyede istek',
    value: (value) => number(value, 1),
    threshold: (value) => `en az ${number(value)}`,
  },
  frozenList: {
    name: 'Kesinleşen liste',
    value: (value) => (value === 0 ? 'seçimlerle aynı' : `${number(value)} sayı seçimlerden farklı`),
    threshold: () => 'seçimlerle aynı',
  },
}

export const passLabel = (passed: boolean): 'Sorunsuz' | 'İyileştirilmeli' => (passed ? 'Sorunsuz' : 'İyileştirilmeli')

/** `200 × 1.204, 503 × 3` */
export const countsText = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([what, count]) => `${what} × ${number(count)}`)
    .join(', ')

const statusSentences: Readonly<Record<string, string>> = {
  403: 'Sunucu bütün istekleri yetkisiz saydı (403).',
  404: 'Sunucu istenen adreslerin hiçbirini tanımıyor (404): Tabldot başka bir sürümde ya da başka bir adreste olabilir.',
  429: 'Sunucu bütün istekleri hız sınırıyla reddetti (429). Biraz bekleyip daha düşük bir --rate ile deneyin.',
  503: 'Sunucu bütün istekleri geri çevirdi (503): kapanıyor, çok yüklü ya da veritabanına ulaşamıyor.',
}

export const reasonSentence = (reason: FailureReason): string => {
  switch (reason.kind) {
    case 'silence':
      return 'Hiç yanıt alınamadı: sunucu bağlantıları yanıtsız kapatıyor ya da süre içinde cevap veremiyor.'
    case 'unknown_session':
      return 'Sunucu, testin kişilerini tanımıyor (401): başka bir veritabanı kullanıyor. Komutu sunucunun DATABASE_URL ayarıyla çalıştırın.'
    case 'status':
      return statusSentences[reason.code] ?? `Bütün isteklere ${reason.code} yanıtı geldi.`
    case 'network':
      return `Hiç yanıt alınamadı: sunucuya bağlanılamıyor (${reason.code}).`
  }
}

/** Why a run did not pass, one sentence for each measure it missed. */
export const missedSentences = (judgements: readonly Judgement[]): string[] =>
  judgements
    .filter(({ passed }) => !passed)
    .map(({ measure, value, threshold }) => {
      const texts = measureTexts[measure]
      const limit = threshold === undefined ? '' : `; sınır: ${texts.threshold(threshold)}`
      return `${texts.name} ${texts.value(value)}${limit}`
    })
