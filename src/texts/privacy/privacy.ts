import type * as module from '../../core/privacy/index.ts'
import type { PrivacyRequestKind } from '../../core/privacy/rules.ts'
import { dated } from '../kernel/dates.ts'
import type { LogSentences, RefusalSentences } from '../kernel/sentences.ts'

export const refusals = {
  'privacy_request.missing': 'Talep bulunamadı.',
  'privacy_request.closed': 'Bu talep bu arada sonuçlandı.',
  'privacy_request.already_open': 'Bu kişinin yanıt bekleyen aynı türden bir talebi zaten var.',
  'privacy_request.own': 'Kendi talebinizi siz sonuçlandıramazsınız; başka bir yönetici sonuçlandırmalı.',
  'privacy_request.received_invalid': ({ days }) => `Geliş tarihi bugün ya da son ${days} gün içinde bir gün olmalı.`,
  'privacy_request.answer_missing': 'Neden reddettiğinizi ya da dosyayı nasıl verdiğinizi yazın.',
  'privacy_request.access_open': 'Önce kişinin bilgi talebini sonuçlandırın; hesap silinince verilecek bilgi kalmaz.',
} satisfies RefusalSentences<typeof module>

const asked: Record<PrivacyRequestKind, string> = { access: 'bilgi talebi', erasure: 'silme talebi' }

export const events = {
  'privacy.data_exported': ({ person }) => `${person} adlı kişinin verileri komut satırından dışa aktarıldı`,
  'privacy.request_made': ({ person, meta }) =>
    `${person} adlı kişinin ${meta.is_on_paper ? 'kâğıtla gelen ' : ''}${asked[meta.kind]} kaydedildi; yanıtın son günü ${dated(meta.due_on)}`,
  'privacy.request_answered': ({ person, meta }) =>
    `${person} adlı kişinin ${asked[meta.kind]} ${meta.is_refused ? 'reddedildi' : 'yerine getirildi'}`,
  'privacy.request_withdrawn': ({ person, meta }) => `${person} adlı kişi ${asked[meta.kind]}ni geri çekti`,
  'privacy.account_erased': () => 'Bir hesap kalıcı olarak silindi',
  'privacy.retention_set': ({ meta }) =>
    `Seçimlerin kişisi artık ${meta.months} ay saklanıyor (önce: ${meta.previous_months} ay)`,
} satisfies LogSentences<typeof module>
