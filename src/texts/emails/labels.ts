import type { EmailKind } from '../../core/emails/rules.ts'

export const emailKindLabels: Record<EmailKind, string> = {
  access: 'Giriş ve güvenlik',
  application: 'Başvurular',
  company: 'Şirketin durumu',
  contracts: 'Teklifler ve anlaşmalar',
  orders: 'Siparişler',
  statements: 'Mutabakat',
  substitutes: 'Değişen yemekler',
  menus: 'Yeni menüler',
  reminders: 'Seçim hatırlatmaları',
}
