import type * as module from '../../core/onboarding/index.ts'
import { reasons } from '../kernel/reasons.ts'
import { type LogSentences, type RefusalSentences } from '../kernel/sentences.ts'

/** What the server says on success. */
export const messages = {
  registered: 'Kayıt başarılı! Şimdi giriş yapabilirsiniz.',
  registrationWaits:
    'Kaydınız alındı. Firmanızın bir yöneticisi onaylayınca bu telefon ve şifreyle giriş yapabilirsiniz.',
  applied: 'Başvurunuz alındı. Onaylanınca bu telefon ve şifreyle giriş yapabilirsiniz.',
} as const

export const refusals = {
  'privacy.outdated': 'Aydınlatma metni bu arada yenilendi. Yeni metni okuyup formu yeniden gönderin.',
  'application.already_pending': 'Bu telefon numarasıyla bekleyen bir başvurunuz zaten var.',
  'application.already_member': reasons.ownPhoneTaken,
  'application.too_many_waiting':
    'Bu şirkette bekleyen çok fazla başvuru var. Şirketin yöneticilerine haber verin ve daha sonra yeniden deneyin.',
  'application.link_taken': 'Bu bağlantı anahtarı daha önce kullanılmış. Yeni bir anahtarla yeniden gönderin.',
  'application.link_unknown': 'Bu bağlantı artık geçerli değil.',
  'application.missing': 'Başvuru bulunamadı.',
  'application.decided': 'Bu başvuru daha önce sonuçlandırıldı. Sayfayı yenileyin.',
  'application.of_company': 'Bu başvuruyu şirketin kendi yöneticileri sonuçlandırır.',
  'application.member_exists':
    'Başvuranın telefonu bu şirkette zaten kayıtlı. Başvuruyu reddedip kayıtlı kişinin rolünü değiştirebilirsiniz; giriş yapamıyorsa şifresini sıfırlayıp yeni fişini verin.',
} satisfies RefusalSentences<typeof module>

export const events = {
  'user.registered': ({ person }) => `${person} kayıt oldu`,
  'application.approved': ({ person }) => `${person} adlı kişinin başvurusu onaylandı`,
  'application.rejected': ({ person }) => `${person} adlı kişinin başvurusu reddedildi`,
} satisfies LogSentences<typeof module>
