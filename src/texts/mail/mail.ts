import type * as module from '../../core/mail/index.ts'
import { reasons } from '../kernel/reasons.ts'
import type { LogSentences, RefusalSentences } from '../kernel/sentences.ts'

export const refusals = {
  'mail.incomplete': reasons.mailIncomplete,
  'mail.reply_blank': reasons.replyBlank,
  'mail.recipient_unknown': 'Alıcılardan biri artık aktif değil ya da bu şirkette yok; onu çıkarıp yeniden gönderin.',
  'mail.nobody': 'Seçtiğiniz alıcılar arasında sizden başka aktif kimse yok.',
  'mail.partners_by_managers': 'Ortaklara yalnızca yöneticiler yazabilir.',
  'mail.not_a_partner': 'Alıcılardaki bir şirketle ortaklığınız artık yok; mesaj gönderilmedi, yazdıklarınız duruyor.',
  'mail.attachment_gone': 'Eklerden biri bulunamadı; çıkarıp yeniden ekleyin.',
  'mail.missing': 'Mesaj bulunamadı.',
  'mail.attachment_missing': 'Ek bulunamadı.',
  'attachment.empty': 'Dosya boş.',
  'attachment.type_unknown': reasons.attachmentType,
  'attachment.no_room': 'Şirketinizin posta ekleri için ayrılan yer dolu; eski ekli mesajlar silinince yer açılır.',
} satisfies RefusalSentences<typeof module>

export const events = {
  'mail.sent': ({ meta }) => `${meta.recipient_count} kişiye mesaj gönderildi`,
} satisfies LogSentences<typeof module>
