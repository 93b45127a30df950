import type * as module from '../../core/privacy/index.ts'
import type { LogSentences } from '../kernel/sentences.ts'

export const events = {
  'privacy.data_exported': ({ person }) => `${person} adlı kişinin verileri komut satırından dışa aktarıldı`,
  'privacy.account_erased': () => 'Bir hesap kalıcı olarak silindi',
  'privacy.retention_set': ({ meta }) =>
    `Seçimlerin kişisi artık ${meta.months} ay saklanıyor (önce: ${meta.previous_months} ay)`,
} satisfies LogSentences<typeof module>
