import type * as module from '../../core/access/index.ts'
import { accessTexts } from './access-texts.ts'
import { passwordReasons } from '../kernel/field-reasons.ts'
import { roleLabels } from './labels.ts'
import { type LogSentences, minutes, type RefusalSentences } from '../kernel/sentences.ts'

/** What the server says on success. */
export const messages = {
  signedIn: 'Giriş başarılı.',
  resetRequested: 'Bu telefon şirkette kayıtlıysa yöneticilere haber verildi. Yeni şifrenizi onlardan alırsınız.',
  linkRequested:
    'Bu telefon şirkette kayıtlıysa onaylı e-posta adresine yarım saat geçerli bir bağlantı gönderildi; onaylı adresi yoksa yöneticilere haber verildi.',
} as const

export const refusals = {
  'password.too_short': passwordReasons.too_short,
  'password.too_long': passwordReasons.too_long,
  'password.too_common': passwordReasons.too_common,
  'password.own_phone': passwordReasons.own_phone,
  'password.own_name': passwordReasons.own_name,
  'password.company_name': passwordReasons.company_name,
  'password.wrong': 'Mevcut şifre doğru değil.',
  'password.current_missing': 'Mevcut şifrenizi yazın.',
  'password.changed_meanwhile': 'Şifreniz bu arada değiştirildi. Yeni şifrenizle yeniden deneyin.',
  'password.unchanged': 'Yeni şifre eskisinden farklı olmalıdır.',
  'password.must_change': 'Devam etmek için önce tek kullanımlık şifrenizi değiştirin.',
  'reset_link.over':
    'Bu bağlantı kullanılmış ya da süresi dolmuş. Giriş sayfasındaki “Şifremi unuttum” ile yenisini isteyin.',
  'sign_in.slip_refused':
    'Fişteki kod kullanılmış ya da süresi dolmuş; şifrenizle giriş yapın, şifreniz yoksa yöneticinizden yeni bir fiş isteyin.',
  'sign_in.code_refused':
    'Kod doğru değil ya da daha önce kullanılmış. Uygulamadaki yeni kodu ya da bir kurtarma kodunu yazın.',
  'sign_in.second_step_over': 'Doğrulama için tanınan süre ya da deneme hakkı bitti. Şifrenizle yeniden giriş yapın.',
  'sign_in.refused': (facts) =>
    facts.account === 'administrator'
      ? 'Giriş yapılamadı. Kullanıcı adını ve şifreyi kontrol edin.'
      : 'Giriş yapılamadı. Şirketi, telefon numarasını ve şifreyi kontrol edin.',
  'sign_in.locked': (facts) => `Çok fazla hatalı deneme yapıldı. ${minutes(facts)} dakika sonra yeniden deneyin.`,
  'sign_in.too_many_failures': (facts) =>
    `Bu ağdan çok fazla hatalı giriş denendi. ${minutes(facts)} dakika sonra ya da daha önce giriş yaptığınız bir cihazdan yeniden deneyin.`,
  'sign_in.too_many_for_phone': (facts) =>
    `Bu telefon numarasıyla çok fazla hatalı giriş denendi. ${minutes(facts)} dakika sonra ya da daha önce giriş yaptığınız bir cihazdan yeniden deneyin.`,
  'sign_in.busy': 'Şu anda çok sayıda giriş var. Birkaç saniye sonra yeniden deneyin.',
  'session.missing': accessTexts.expired,
  'access.denied': accessTexts.forbidden,
  'second_factor.must_set_up': 'Devam etmek için önce iki adımlı doğrulamayı kurun.',
  'second_factor.on': 'İki adımlı doğrulama zaten açık.',
  'second_factor.off': 'İki adımlı doğrulama açık değil.',
  'second_factor.code_wrong':
    'Kod doğru değil ya da daha önce kullanılmış. Uygulamada görünecek yeni kodu yazın; telefonunuzun saati doğru olmalı.',
  'passkey.refused': 'Geçiş anahtarı eklenemedi; süresi dolmuş ya da başka bir siteye ait olabilir. Yeniden başlayın.',
  'passkey.missing': 'Geçiş anahtarı bulunamadı.',
  'passkey.taken': 'Bu geçiş anahtarı zaten kayıtlı.',
  'passkey.too_many': ({ number }) => `En fazla ${number} geçiş anahtarınız olabilir. Kullanmadığınız birini kaldırın.`,
  'administrator.username_taken': 'Bu kullanıcı adı zaten kullanılıyor.',
  'administrator.missing': 'Bu kullanıcı adıyla bir yönetici yok.',
  'administrator.last':
    'Bu, son yönetici; silinirse kimse yönetici olarak giriş yapamaz. Yine de silmek için --last verin.',
  'key.refused': 'Bu anahtar geçerli değil. Süresi dolmuş, iptal edilmiş ya da bu adresten kullanılamıyor olabilir.',
  'key.missing': 'Anahtar bulunamadı.',
  'key.revoked': 'Bu anahtar daha önce iptal edilmiş.',
  'key.too_many': (facts) =>
    `Bir şirketin en fazla ${facts.keys} geçerli anahtarı olabilir. Kullanılmayan birini iptal edin.`,
  'key.expiry_invalid': 'Son geçerlilik günü bugünden önce ya da bir yıldan sonra olamaz.',
  'key.role_above_you': 'Anahtara kendi rolünüzden yüksek bir rol veremezsiniz.',
  'key.address_invalid': (facts) =>
    `${facts.number}. adres bir IP adresi ya da ağ değil; 185.86.6.14 ya da 10.20.0.0/16 gibi yazın.`,
} satisfies RefusalSentences<typeof module>

export const events = {
  'key.created': ({ meta }) => `“${meta.name}” anahtarı oluşturuldu (${roleLabels[meta.role]})`,
  'user.password_reset_by_link': ({ person }) => `${person} şifresini e-postadaki bağlantıyla yeniledi`,
  'second_factor.on': ({ person }) => `${person} iki adımlı doğrulamayı açtı`,
  'second_factor.off': ({ person }) => `${person} iki adımlı doğrulamayı kapattı`,
  'second_factor.reset': ({ person }) => `${person} adlı kişinin iki adımlı doğrulaması sıfırlandı`,
  'key.revoked': ({ meta }) => `“${meta.name}” anahtarı iptal edildi`,
} satisfies LogSentences<typeof module>
