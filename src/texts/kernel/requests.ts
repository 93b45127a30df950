import { schemaProblems } from './schema-problems.ts'

/** Short titles by status. */
export const problemTitles: Readonly<Record<number, string>> = {
  400: 'Geçersiz istek',
  401: 'Oturum gerekli',
  403: 'Erişim yok',
  404: 'Bulunamadı',
  405: 'Desteklenmeyen yöntem',
  408: 'Zaman aşımı',
  409: 'Çakışma',
  413: 'İstek çok büyük',
  415: 'Desteklenmeyen içerik türü',
  417: 'Karşılanamayan beklenti',
  422: 'İşlem yapılamaz',
  429: 'Çok fazla istek',
  431: 'İstek başlıkları çok büyük',
  500: 'Beklenmeyen hata',
  503: 'Geçici olarak kullanılamıyor',
}
export const otherProblem = 'Hata'
export const problemTitlesByCode: Readonly<Record<string, string>> = {
  'sign_in.refused': 'Giriş yapılamadı',
  'metrics.refused': 'Anahtar gerekli',
}

/** Refusals of the HTTP layer itself. */
export const requestSentences = {
  'request.invalid': 'Gönderilen bilgiler eksik ya da hatalı.',
  'request.malformed': 'İstek okunamadı.',
  'request.unknown_path': 'Böyle bir adres yok.',
  'request.unknown_method': 'Bu adres bu yöntemi desteklemiyor.',
  'request.timeout': 'İstek zamanında tamamlanmadı.',
  'request.conflict': 'Aynı kayıt bu arada oluşturuldu. Sayfayı yenileyip yeniden deneyin.',
  'request.too_large': 'Gönderilen veri çok büyük.',
  'request.unsupported_type': 'İçerik türü application/json olmalıdır.',
  'request.unknown_expectation': 'Expect başlığındaki beklenti desteklenmiyor.',
  'request.headers_too_large': 'İstek başlıkları çok büyük.',
  'server.error': 'Beklenmeyen bir hata oluştu. Lütfen yeniden deneyin.',
  'service.unavailable': 'Sisteme şu anda ulaşılamıyor. Birazdan yeniden deneyin.',
  'service.draining': 'Sunucu kapanıyor.',
  'metrics.refused': 'Ölçümler yalnızca METRICS_TOKEN ayarındaki anahtarla okunur.',
} as const

/** More specific replacements for these. */
export const requestDetails = {
  unacceptable: 'Gönderilen bilgiler kabul edilemedi.',
  encodedJson: 'İçerik türü application/json ve UTF-8 olmalı, içerik sıkıştırılmamalıdır.',
  unreadableAddress: 'Adres okunamadı.',
  unreadableData: 'Gönderilen veri okunamadı.',
  unreadableFile: 'Gönderilen dosya okunamadı.',
  notAnUpload: 'İçerik türü multipart/form-data olmalıdır.',
  oneFile: 'Tek bir dosya gönderilmelidir.',
} as const

export const notAStream = (type: string): string => `İçerik türü ${type} olmalı, içerik sıkıştırılmamalıdır.`
export const invalidField = (label: string, problem: string): string =>
  `Gönderilen bilgiler hatalı: ${label} ${problem}.`

/** What is wrong with a field, apart from the limits in its schema. */
export const fieldProblems = {
  required: 'zorunludur',
  repeated: 'aynı değeri iki kez içeremez',
  unknown: 'beklenmeyen bir alan',
  format: 'biçimi geçersiz',
  oneOf: (numbers: readonly unknown[]) => `${numbers.slice(0, -1).join(', ')} ya da ${String(numbers.at(-1))} olmalı`,
  tooFew: (limit: number) => `en az ${limit} tane olmalı`,
  tooMany: (limit: number) => `en fazla ${limit} tane olabilir`,
} as const
export const formatProblems: Readonly<Record<string, string>> = {
  uuid: 'geçerli bir kimlik olmalı',
  date: 'YYYY-AA-GG biçiminde gerçek bir tarih olmalı',
  email: schemaProblems.email,
}
