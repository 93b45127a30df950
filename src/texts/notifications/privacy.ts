import type { PrivacyAnswerNews, PrivacyRequestNews } from '../../core/notifications/index.ts'
import { dated } from '../kernel/dates.ts'

const what = {
  access: { name: 'Bilgi talebi', asked: 'Bir kişi, hakkında saklanan verileri istedi.' },
  erasure: { name: 'Silme talebi', asked: 'Bir kişi, hesabının ve verilerinin silinmesini istedi.' },
} as const

/** Does not name people, because this appears on lock screens. */
export const privacyRequestTexts = ({
  kind,
  dueOn,
  isReminder,
}: Pick<PrivacyRequestNews, 'kind' | 'dueOn' | 'isReminder'>): { title: string; body: string } => ({
  title: isReminder ? `${what[kind].name} yanıt bekliyor` : `Yeni ${what[kind].name.toLocaleLowerCase('tr')}`,
  body: `${what[kind].asked} Yanıtın yasal son günü ${dated(dueOn)}. “Çalışanlar → Veri talepleri” sayfasında sonuçlandırın.`,
})

export const privacyAnswerTexts = ({
  kind,
  isRefused,
  answer,
}: Pick<PrivacyAnswerNews, 'kind' | 'isRefused' | 'answer'>): { title: string; body: string } => ({
  title: `${what[kind].name}niz ${isRefused ? 'reddedildi' : 'yerine getirildi'}`,
  body: [`Yanıt: ${answer ?? '–'}`, ...(isRefused ? ['Talebinizi yeniden iletebilirsiniz.'] : [])].join('\n\n'),
})
