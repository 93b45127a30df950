import type { AccountLetter, WrittenLetter } from '../../core/emails/index.ts'
import { homeTimezone, localDateAt, localTimeAt } from '../../core/shared/rules.ts'
import { dayAndMonth } from '../kernel/dates.ts'

const open = 'Tabldot’u aç'

const momentOf = (at: Date): string =>
  `${dayAndMonth(localDateAt(at, homeTimezone))}, saat ${localTimeAt(at, homeTimezone).slice(11).replace(':', '.')}`

/** Mails about somebody's account. */
export const letterTexts = (letter: AccountLetter): WrittenLetter => {
  const account = `${letter.companyName} hesabınız`
  switch (letter.about) {
    case 'confirm':
      return {
        title: 'E-posta adresinizi onaylayın',
        body: `${account} için bu e-posta adresi kaydedildi. Onaylarsanız bu adrese e-posta gönderilir ve şifrenizi unutursanız kendiniz yenilersiniz.\n\nBağlantı 30 gün geçerlidir. Bu kayıttan haberiniz yoksa bir şey yapmanız gerekmez.`,
        label: 'Adresimi onayla',
      }
    case 'replaced':
      return {
        title: 'E-posta adresiniz değişti',
        body: `${account} için kayıtlı e-posta adresi değiştirildi ya da silindi; bundan sonra bu adrese e-posta gönderilmez.\n\nBundan haberiniz yoksa şirketinizin yöneticilerine sorun.`,
        label: open,
      }
    case 'erased':
      return {
        title: 'Hesabınız silindi',
        body: `${account} talebiniz üzerine silindi. Adınız, telefonunuz, e-posta adresiniz ve size ait kayıtlar artık saklanmıyor; bu adrese başka e-posta gönderilmez.\n\nYaptığınız seçimler yalnızca sayı olarak, kime ait olduğu bilinmeden kalır.`,
        label: open,
      }
    case 'reset':
      return {
        title: 'Yeni şifrenizi belirleyin',
        body: `${account} için yeni şifre istendi. Bağlantı yarım saat içinde bir kez kullanılabilir.\n\nBunu siz istemediyseniz bir şey yapmanız gerekmez; şifreniz değişmez.`,
        label: 'Yeni şifre belirle',
      }
    case 'newDevice':
      return {
        title: 'Hesabınıza yeni bir cihazdan giriş yapıldı',
        body: `${letter.companyName} hesabınıza yeni bir cihazdan giriş yapıldı: ${momentOf(letter.at)}${letter.browser === null ? '' : `, ${letter.browser} tarayıcısı`}.\n\nGiren sizseniz bir şey yapmanız gerekmez. Değilseniz hemen şifrenizi değiştirin ve şirketinizin öteki yöneticilerine haber verin.`,
        label: open,
      }
  }
}
