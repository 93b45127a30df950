import type * as module from '../../core/emails/index.ts'
import { keptTogether } from '../kernel/dates.ts'
import { allOf } from '../kernel/lists.ts'
import type { RefusalSentences } from '../kernel/sentences.ts'

const maxNames = 5

/** For the managers of people whose addresses a mail server refused. */
export const unreachableTexts = (people: readonly string[]) => {
  const more = people.length - maxNames
  const listed = more > 0 ? [...people.slice(0, maxNames), `${more} kişi daha`] : people
  return {
    title: people.length === 1 ? 'Bir e-posta adresine ulaşılamıyor' : `${people.length} e-posta adresine ulaşılamıyor`,
    body: `${allOf(listed.map(keptTogether))}: posta sunucusu adresi kabul etmedi. Adres düzeltilene kadar bu adrese e-posta gönderilmez; hesap açık kalır.`,
  }
}

export const refusals = {
  'unsubscribe_link.over':
    'Bu bağlantı geçersiz ya da çok eski. Hangi e-postaları alacağınızı uygulamadaki e-posta ayarlarınızdan seçebilirsiniz.',
  'email_link.over':
    'Bu bağlantı geçersiz: kullanılmış, süresi dolmuş ya da adres bu arada değişmiş olabilir. Hesabınızdan yenisini isteyin.',
  'email_link.sent_today':
    'Bugün bu adrese bir bağlantı gönderildi. İstenmeyen postalara da bakın; yarın yeniden isteyebilirsiniz.',
  'email.off': 'Bu kurulum e-posta göndermiyor.',
  'email.none': 'Önce e-posta adresinizi yazıp kaydedin.',
} satisfies RefusalSentences<typeof module>
