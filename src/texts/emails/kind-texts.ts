import type { EmailKind } from '../../core/emails/rules.ts'

/** When mails of each kind are sent. */
export const emailKindTexts: Record<EmailKind, string> = {
  access: 'Adres onayı, şifre yenileme, yeni cihazdan giriş ve veri taleplerinizin yanıtı. Kapatılamaz.',
  application: 'Başvurunuzun sonucu. Kapatılamaz.',
  company: 'Şirketin aktifleştirilmesi ya da pasifleştirilmesi, süreli veri talepleri. Kapatılamaz.',
  contracts: 'Gelen teklifler, verilen cevaplar, yenilemeler ve fesih talepleri.',
  orders: 'Verilen siparişler, durumları ve teslimde değişenler.',
  statements: 'Onay bekleyen, düzeltilen ve üzerinde anlaşılan mutabakatlar.',
  substitutes: 'Seçtiğiniz yemeğin yerine başka yemek konduğunda.',
  menus: 'Bildirim alan bir cihazınız yoksa, yeni bir menü yayınlandığında.',
  reminders: 'Bildirim alan bir cihazınız yoksa, seçim kapanmadan önce.',
}
