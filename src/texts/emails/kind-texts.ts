import type { EmailKind } from '../../core/emails/rules.ts'

/** When mails of each kind are sent. */
export const emailKindTexts: Record<EmailKind, string> = {
  access: 'Adres onayı, şifre yenileme ve yeni cihazdan giriş. Kapatılamaz.',
  application: 'Başvurunuzun sonucu. Kapatılamaz.',
  company: 'Şirketin aktifleştirilmesi ya da pasifleştirilmesi. Kapatılamaz.',
  contracts: 'Gelen teklifler, verilen cevaplar, yenilemeler ve fesih talepleri.',
  orders: 'Verilen siparişler, durumları ve teslimde değişenler.',
  statements: 'Onay bekleyen, düzeltilen ve üzerinde anlaşılan mutabakatlar.',
  substitutes: 'Seçtiğiniz yemeğin yerine başka yemek konduğunda.',
  menus: 'Bildirim alan bir cihazınız yoksa, yeni bir menü yayınlandığında.',
  reminders: 'Bildirim alan bir cihazınız yoksa, seçim kapanmadan önce.',
}
